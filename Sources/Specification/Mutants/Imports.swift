// Makes the laws, and the modules that they import, available in every file with mutants.
@_exported import InputLaws
