package epics

// Keys are the keys of the questions of this phase, without the numbers of turns,
// rounds and questions.
func Keys() []string {
	return []string{
		"epics.review",
		"epics.merge",
		"epics.title",
		"epics.split",
		"epics.moved",
		"epics.new-title",
	}
}
