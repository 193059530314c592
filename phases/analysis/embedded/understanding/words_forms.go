package understanding

// formWords are lexicons/understanding/forms.yaml: what the printed words of forms are.
type formWords struct {
	CodesToldBehind    []string
	RequirementHeads   []string
	HeadsOfRecords     []string
	HeadsOfNames       []string
	HeadsOfLimits      []string
	ThereAlready       []string
	ApprovedBy         []string
	PriorityLeads      []string
	RankLabelTails     []string
	RankCopulas        []string
	RankedMust         []string
	RankedShould       []string
	RankedCould        []string
	RankHeadings       map[string]bool
	AllOthers          map[string]bool
	ConsentOpeners     []string
	ToBeAnsweredBy     []string
	ChineseWillAnswer  []string
	KeysOfForm         map[string]bool
	LabelsOfDeed       map[string]bool
	LabelsOfPeople     map[string]bool
	LabelsOfFlow       map[string]bool
	LabelsOfWish       map[string]bool
	LabelsOfReason     map[string]bool
	LabelsOfTest       map[string]bool
	LabelsOfRank       map[string]bool
	LabelsOfSize       map[string]bool
	LabelsOfProduct    map[string]bool
	LabelsOfStory      map[string]bool
	LabelsOfAcceptance map[string]bool // what is said under them holds for the story above
	SizesOfPlan        map[string]bool
	UnitsOfSize        map[string]bool
	Unchanged          map[string]bool
	LabelTails         []string

	RankNeededFor      []string // what a rank is needed for
	FirstReleases      []string
	RankNeeds          []string // what says how much a rank matters, without a release
	RankSoon           []string
	RankWaits          []string
	RankColumns        []string // header of a table that explains ranks
	RankMeaningColumns []string
}
