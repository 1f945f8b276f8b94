/// The lines of the records, made from them by `records.py --lines`.
enum Lines {}
