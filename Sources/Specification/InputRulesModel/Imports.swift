// Imports the rules' plain data for every file of the model.
@_exported import ReadyFields
