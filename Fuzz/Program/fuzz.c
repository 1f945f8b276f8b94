// The main function is in Fuzz/Entry, and the targets are in Fuzz/Laws.
