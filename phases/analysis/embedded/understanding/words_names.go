package understanding

// nameWords are lexicons/understanding/names.yaml: the name of the product and the names of
// functions.
type nameWords struct {
	// Labels that refuse or end in the open.
	RefusalLabels map[string]bool
	OpenEnds      map[string]bool

	// Labels of details.
	DescriptiveLabels map[string]bool
	WholeDoneHeads    []string

	// Names with a word in them that elsewhere tells of a quality.
	NamesOfQualityWords []string

	// Ideas in one sentence.
	IdeaClauseOpeners []string
	CanInIdea         []string
	CanOpeners        []string

	// Who does what: actor, deed and headline.
	EndsOfStoryActor    []string
	ProductVerbs        map[string]bool
	StoryHeads          []string
	ChannelMarks        map[string]bool
	ActionVerbs         []string
	OpenersBeforeAction []string
	RequestOpeners      []string
	EndsOfPhrase        []string
	DanglingWords       []string

	// Titles that are slogans.
	ChineseSlogans []string

	// What the product is called.
	IdeaTitleOpeners   []string
	IdeaTitleTails     []string
	SummaryOf          []string
	BuildFor           []string
	WorkingTitles      []string
	NamedProducts      []string
	ArticlesBeforeName []string
	NamedBehind        []string

	// Chinese titles.
	ChineseIdeaOpeners  []string
	ChineseMakeVerbs    []string
	ChineseOneOf        []string
	ChineseForUs        []string
	ChineseLongKinds    map[string]bool
	ChineseShortKinds   []string
	ChineseLeadsOfNotes []string
	ChineseNotes        []string

	// Titles without what stands around the name.
	ArticlesBeforePurpose []string
	ReplacingThe          []string
	ArticlesBeforeProduct map[string]bool
	ProductNouns          map[string]bool
	ProductOutputs        map[string]bool
	NoDeedVerbs           map[string]bool
	ChineseProductNouns   []string

	// Editions of a paper.
	ChineseEditionMarks  []string
	ChineseCodenameLeads []string
	ChineseEditionWords  []string

	// Lines in front of a title.
	ExportOf             []string
	ChineseChatAbout     []string
	ChineseNumeralsToTen []string
	EndsBehindName       []string
	ProposesOpeners      []string
	TroublesOf           []string
	ChineseAbout         []string
	BodiesThatBuy        []string
	MeetingsOn           []string
	LeadsOfMeeting       []string
	BeforeMeeting        map[string]bool
	Meetings             map[string]bool
	BehindMeeting        map[string]bool

	// What a text without a title asks for.
	AsksForThing       map[string]bool
	AsksForSomebody    []string
	BeforeThingAsked   map[string]bool
	ArticlesOfThing    map[string]bool
	WaysToDo           map[string]bool
	ThatOfThing        map[string]bool
	ThingsUnnamed      []string
	PlainProducts      []string
	EndsOfThing        []string
	ChineseWaysOfToday []string
	ChineseAsks        []string
	ChineseOwnPlaces   []string
	ChineseUsedFor     []string
	AskersOpen         []string
	EndsOfAsker        []string
	ChineseRunsPlace   []string
	ChinesePlaces      []string
	ChineseWeAre       []string

	// Chinese cover pages.
	ProjectNameKeys     map[string]bool
	FormEnds            []string
	ChineseProjectKinds []string
}
