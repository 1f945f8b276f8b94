// Makes the rules' plain data types available in every file of the model.
@_exported import ReadyFields
