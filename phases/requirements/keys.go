package requirements

// Keys are the keys of the questions of this phase, without the numbers of turns,
// rounds and questions.
func Keys() []string {
	return []string{
		"requirements.review",
		"requirements.must",
		"requirements.mvp",
	}
}
