package clarification

// Keys are the keys of the questions of this phase, without the numbers of turns,
// rounds and questions.
func Keys() []string {
	return []string{
		"clarification.action",
		"clarification.areas",
		"clarification.round",
		"clarification.round.more",
		"clarification.confirm",
		"clarification.correct",
		"clarification.correct.how",
		"clarification.correct.text",
	}
}
