package reading

// paperWords are lexicons/reading/papers.yaml: mails, user stories, entries of a tracker.
type paperWords struct {
	// Sentences that say more than one thing.
	AlreadyThere []string

	// Mails.
	SubjectPrefixes []string
	Closings        map[string]bool

	// Run-in headings.
	FiveQuestions []string

	// User stories.
	StoryWishes      []string
	StoryRoleOpeners []string
	StoryWants       []string
	StoryBenefits    []string

	// Entries of a tracker.
	PointUnits      map[string]bool
	ConditionLabels []string
}
