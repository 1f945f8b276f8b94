// For every file of the mutants: the laws, and the modules on which they are based.
@_exported import InputLaws
