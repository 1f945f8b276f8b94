import InputRules

/// What a function of the reminders came to.
typealias TriggerAnswer<Value: Equatable> = Answer<Value, TriggerProblem>
