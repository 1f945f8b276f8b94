// For every file of the laws: the rules, the model and the engine.
@_exported import InputRulesModel
@_exported import PropertyTesting
