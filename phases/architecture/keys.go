package architecture

// Keys are the keys of the questions of this phase, without the numbers of turns,
// rounds and questions.
func Keys() []string {
	return []string{
		"architecture.review",
		"architecture.decision",
		"architecture.choice",
		"architecture.feedback",
	}
}
