package discovery

// Keys are the keys of the questions of this phase, without the numbers of turns,
// rounds and questions.
func Keys() []string {
	return []string{
		"discovery.problem",
		"discovery.statement",
		"discovery.depth",
		"discovery.type",
		"discovery.focus",
	}
}
