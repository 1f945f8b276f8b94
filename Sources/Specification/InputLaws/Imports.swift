// These modules are available in each file of the laws: the model, with the rules, and the engine.
@_exported import InputRulesModel
@_exported import PropertyTesting
