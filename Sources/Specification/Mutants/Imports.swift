// Every file with mutants can use the laws, and the modules that they import.
@_exported import InputLaws
