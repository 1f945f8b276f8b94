// The laws and the modules that the laws import, for every file with mutants.
@_exported import InputLaws
