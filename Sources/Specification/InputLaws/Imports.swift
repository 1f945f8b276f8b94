// Every file of the laws can use these modules: the model (which exports the rules) and the engine.
@_exported import InputRulesModel
@_exported import PropertyTesting
