// Imports the laws, and the modules that they import, for every file with mutants.
@_exported import InputLaws
