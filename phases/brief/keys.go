package brief

// Keys are the keys of the questions of this phase, without the numbers of turns,
// rounds and questions.
func Keys() []string {
	return []string{
		"brief.review",
		"brief.out",
		"brief.in",
		"brief.vision",
		"brief.conflict",
	}
}
