// Every file of the model can use the rules' plain data types.
@_exported import ReadyFields
