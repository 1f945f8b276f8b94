// The main function is that of Fuzz/Entry, and the targets are those of Fuzz/Mutants.
