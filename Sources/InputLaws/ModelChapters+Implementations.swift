import InputRulesModel

// The models have every function of their chapters under the same names.
extension ModelWheels: WheelImplementation {}
extension ModelRuns: RunImplementation {}
extension ModelReminders: ReminderImplementation {}
extension ModelPatterns: PatternImplementation {}
