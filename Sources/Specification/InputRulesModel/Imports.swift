// The plain data of the rules, imported for every file of the model.
@_exported import ReadyFields
