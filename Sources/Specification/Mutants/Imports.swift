// For every file of the mutants: the laws, and all that these are about.
@_exported import InputLaws
