package understanding

// thingWords are lexicons/understanding/things.yaml: things that are kept, with their fields,
// states and rights.
type thingWords struct {
	// Messages and answers of an interface.
	ChineseEveryAnswer []string
	AnswersOfInterface map[string]bool
	CarryVerbs         map[string]bool
	ShowingVerbs       map[string]bool
	PartsOfMessage     map[string]bool
	LabelsOfCall       map[string]bool
	ChinesePartsOfCall []string
	ThingsOfInterface  map[string]bool
	VerbsOfPlural      map[string]bool
	ReadsAtEndpoint    []string
	CreatesAtEndpoint  []string
	ChangesAtEndpoint  []string
	DeletesAtEndpoint  []string

	// Lists of things and their fields.
	HeadsOfExamples []string
	HeadsOfFindings []string // over codes of faults that the product reports
	WithdrawnCodes  []string // how the text behind a code begins that is given no more
	// Over the columns of a table of what a program looks for: how each rule is called, how bad it
	// is to break it, and when it is broken; and what a rule of a level reports.
	CheckColumns  map[string]bool
	LevelColumns  map[string]bool
	FindsColumns  map[string]bool
	FindingLevels []string
	OffLevels     map[string]bool
	// Above a list of what a program looks for, and in its items.
	LooksForFaults  []string // behind the verb everything that is named is a fault
	LooksAtThings   []string // behind the verb it may be only what is looked at
	HeadsOfFaults   []string // as headings end, in the same two ways
	HeadsOfChecks   []string
	HeadsOfRules    []string        // above items that have to say themselves that they are faults
	LimitsFirst     []string        // as an item begins that sets a limit
	TiesOfClause    []string        // in an item that is a sentence
	CountsAsFault   []string        // ties behind which it is said how bad all items are
	LookingPeople   map[string]bool // who looks for something and is no program
	FaultAdjectives map[string]bool // as the name of something that is wrong begins
	FaultSigns      []string        // and what stands in it
	MarkWords       map[string]bool // announce a code or how bad something is
	FaultAsides     []string        // in a remark that tells why or how often, and no rule
	HeadsOfEntities []string
	RelationVerbs   []string
	NoStepBehind    []string // what follows is a step that is never taken
	NoStepTaken     []string // a clause with one of these denies its step
	WordsAfterThing map[string]bool
	RelationHeads   []string // in a column of relations, each with the kind that it means
	RelationCounts  []string // of how many it says so

	// Chinese records.
	ChineseRecordNames []string
	ChineseCounters    []string
	ChineseNotAThing   []string

	// Tables and columns.
	SchemaNouns     []string
	FieldWords      []string
	NoEntityLabels  []string
	ColumnTypes     map[string]bool // as the explanation of a field begins with one
	FieldRules      []string        // by which an explanation tells that it is of a field
	EndsOfRecords   []string        // behind the name of a record, above its fields
	NoRecords       map[string]bool // heads over records, and of none
	ChineseNoFields []string        // in no name of a field

	// Tables written as lines.
	TableMarks []string

	// What the text says that things consist of.
	FieldsBehindWords []string
	ForEachOpeners    []string
	WeKeep            []string
	InWhichEvery      []string
	ConsistsOf        []string
	WeStore           []string
	PerRecord         []string
	RecordHas         []string
	NoRecordTold      map[string]bool
	SeveralAhead      []string
	GetsColumn        []string
	CountedAhead      []string
	OptionalAhead     []string
	TableHeads        []string
	NoEndOfName       map[string]bool
	RecordWords       []string
	PartVerbs         []string
	PartCounts        []string
	ChineseEachThing  []string
	ChineseContains   []string
	Possessives       []string
	EndsOfField       []string
	KindsOfPeople     []string
	MeantForOpeners   []string
	FeatureListLeads  []string
	NounsOfSummary    map[string]bool
	ReleaseLeads      []string

	// States of a thing.
	StatesOf           []string
	StateHeads         []string
	ChineseStateLists  []string
	TheStates          []string
	PassesThrough      []string
	ChineseStateCounts []string
	IsOneOfStates      []string
	AttributeNouns     map[string]bool
	BareLifeHeads      []string
	StateCalls         []string
	BeforeSubject      []string
	ChineseEndStates   []string
	MayEndAs           []string
	ChineseMay         []string
	StatePlaces        map[string]bool
	FromAnyState       []string
	PartsOrQualities   map[string]bool
	MayBecome          []string
	AnyTime            []string
	SaysAnyTime        []string

	// States drawn with arrows.
	ChineseNamedBehind []string

	// Chinese states.
	ChartWords []string

	// The life of a thing.
	LifeCycleWords []string
	OrItIs         []string
	LeadsNowhere   map[string]bool

	// States that a thing walks through.
	WalksThrough []string
	MovesFrom    []string // "moves from" before the first state of a row told with "to"

	// Steps from state to state.
	StepVerbs           []string
	StepOpeners         []string
	ChineseMovesToState []string
	StepSubjects        []string

	// Terms and what is no term.
	VerbsOfApposition []string
	NoTermWords       map[string]bool

	// Glossaries that are none.
	TermsOfContract map[string]bool

	// Cells of tables.
	YesInTable         map[string]bool
	SubjectsOfSetup    []string
	DoneWhole          []string
	HadWhole           []string
	LeadsToStore       []string
	RequiredDefaults   []string // cells of a column of defaults that say there is none
	ChineseFieldNames  []string
	NoInTable          map[string]bool
	PeculiarColumns    []string
	VolumeColumns      []string
	ConfigurationForms []string
	LimitWords         []string

	// Limits in tables.
	PerEach           []string
	ChineseLimitNames []string
	ForEach           []string

	// Rights in tables.
	ChineseRights     []string
	ChineseRightVerbs []string
	ChineseKeptThings map[string]bool
	EmptyCells        map[string]bool

	// Columns of tables of tasks and versions.
	ToDoColumns    map[string]bool
	WhoColumns     map[string]bool
	UntilColumns   map[string]bool
	HistoryLabels  map[string]bool
	VersionColumns map[string]bool
	DateColumns    map[string]bool
	AuthorColumns  map[string]bool

	// Headings of settings.
	SettingHeads map[string]bool

	// Devices that are there.
	Devices map[string]bool
}
