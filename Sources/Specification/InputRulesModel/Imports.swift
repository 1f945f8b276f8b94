// For every file of the model: the plain data of the rules.
@_exported import ReadyFields
