package reading

// paperWords are lexicons/reading/papers.yaml: mails, user stories, examples, entries of a tracker.
type paperWords struct {
	// Sentences that say more than one thing.
	AlreadyThere []string

	// Mails.
	SubjectPrefixes []string
	Closings        map[string]bool
	ClosingOpeners  []string
	QuotedRequests  []string

	// Lines that lead to a table or a list and are no heading of it.
	LeadsBelow []string

	// Statements that go on in a list of names below them.
	SeriesCarriers     []string
	SeriesAreas        []string
	ChineseSeriesAreas []string
	SeriesToVerbs      []string
	SeriesParts        []string
	SeriesCases        []string
	SeriesNot          []string
	SeriesNotIn        []string

	// Statements whose deeds are listed below them.
	OpenVerbs   map[string]bool
	DeedLeads   []string
	DeedLenders []string
	DeedDummies []string
	DeedModals  []string
	DeedNot     []string
	DeedUnnamed []string

	// Run-in headings.
	FiveQuestions []string

	// The form of a tracker.
	FormQuestions []string

	// Covers: lines in bold that only say what kind of paper follows.
	CoverLines []string

	// Templates.
	TemplateRemarks []string
	UndecidedMarks  []string
	WordsBeforeOpen map[string]bool

	// User stories.
	StoryWishes      []string
	StoryRoleOpeners []string
	StoryWants       []string
	StoryBenefits    []string

	// Examples told in steps.
	ScenarioTitles      []string
	ScenarioGroups      []string
	ScenarioBackgrounds []string
	ScenarioExamples    []string
	StepGiven           []string
	StepWhen            []string
	StepThen            []string
	StepMore            []string

	// Use cases.
	CaseActors  []string
	CaseBefore  []string
	CaseAfter   []string
	CaseMain    []string
	CaseOther   []string
	CaseSystems []string
	CaseHeads   []string
	CaseVerbs   []string

	// Entries of a tracker.
	PointUnits      map[string]bool
	ConditionLabels []string
}
