package understanding

// demandWords are lexicons/understanding/demands.yaml: what a sentence demands, allows,
// refuses or bounds.
type demandWords struct {
	// What a sentence demands, where nothing else tells.
	NamesOfConstraints map[string]bool
	PerTurn            []string
	MustRefuse         []string
	SendsUpTo          []string
	ChineseHasTo       []string
	NiceToHave         []string
	SpeaksOfLack       []string
	CriterionRefs      map[string]bool
	PackageLabels      map[string]bool
	AlsoThere          []string
	KindWordsOfTitle   map[string]bool
	LeadsToRules       []string
	CapsOnCalls        []string
	NounsOfCalls       []string
	BearsLoad          []string
	HeadsOfCaps        []string
	CapsOfOthers       []string // limits that others set
	LetsSomebody       []string
	EndsOfNouns        []string // by which a word in -s is no verb
	VerbsWithFor       []string
	LoadVerbs          []string
	ProjectPapers      []string // what a project needs before it may begin
	ProjectPoints      []string
	OwnDataCan         []string // rights of people to what is theirs
	OwnDataDeeds       []string
	OwnData            []string
	ProductLets        []string
	NoticeColumns      map[string]bool
	ChannelColumns     map[string]bool
	ScreenColumns      map[string]bool
	EventColumns       map[string]bool
	SentColumns        map[string]bool
	LoadColumns        []string
	HeadCountColumns   []string // how many there are of a kind of people
	HoldsFor           []string
	MustNever          []string
	HeadsOfWeakness    []string
	FallsShort         []string
	EndsHere           []string
	ReaderDeeds        map[string]bool
	ChineseReaderDeeds []string
	PaperHistory       []string // how a sentence at the head of a paper begins on how it came about
	DoesNot, NotSetOut []string // what the product does not set out to do
	RolesCounted       []string
	RolesTold          []string // how a sentence begins that lists them
	HeadsOfHooks       []string
	PropertyColumns    map[string]bool
	PlanColumns        map[string]bool
	PriceColumns       map[string]bool
	GradeColumns       map[string]bool
	GradeColumnEnds    []string
	ServiceTimeColumns []string
	NoneOfIt           []string
	GradedThings       []string
	RankedDemands      []string
	ScaleNames         []string
	ChineseScaleCounts []string
	PlanHeads          []string
	PlainColumns       map[string]bool
	FlowNames          []string
	FlowDoers          []string
	StepDeeds          map[string]bool
	OtherCourses       []string

	// Bounds, deadlines, wishes and conditions.
	LapseVerbs            []string
	AppointmentWords      []string
	BoundOpeners          []string
	BoundedBy             []string
	WantsAtLeast          []string
	GoalPhrases           []string
	StepsOfSchedule       []string
	NoSteps               []string
	Forbids               []string
	DeadlinePhrases       []string
	ElseOfAssumed         []string
	MadePossible          []string
	WayWanted             []string
	WaysOfDeed            []string
	NoDeedFirst           map[string]bool
	OpenersOfCase         map[string]bool
	WantedDeeds           map[string]bool
	InputDeeds            map[string]bool
	AnswersOfProduct      []string
	WishedProductOpeners  []string
	ChineseWantsProduct   []string
	SaysMoreThanName      []string
	LimitOpeners          []string
	VerbsBeforeParticiple []string
	OneOfMany             map[string]bool
	NeedsAThing           []string
	NeedAThing            []string
	PluralPeople          map[string]bool
	ChinesePressedFor     []string
	PressedFor            []string
	WantsThing            []string
	AsksToday             []string
	HeadsOfParking        []string
	HeadsOfRoadmap        []string
	WishesOfPerson        []string
	WishesBehind          []string
	TakenUpBy             []string
	PutOutSigns           []string
	BeforePronoun         []string
	AfterPronoun          []string
	WhoCannot             []string
	ConditionOpeners      []string
	OpensOnDay            []string

	// What is bound, and what is wanted besides.
	ModalDenied          []string
	GerundMust           []string
	ChineseOnlyDeed      []string
	ChineseOpenInSeason  []string
	ChineseNoSeason      []string
	MayOnly              []string
	ByMessage            []string
	WeOpeners            []string
	MaybeOneDayOpeners   []string
	IsEnough             []string
	LovelyToHave         []string
	OpenersBehindRefusal []string
	ByThatTime           []string
	ThingsToBeThere      []string
	HostedIn             []string
	SitsWhere            []string
	BoundOrDenied        []string
	OnlyInTime           []string

	// What a clause allows, refuses or costs.
	OpenersBeforeMainClause []string
	ChineseDueDeeds         []string
	AtMostPhrases           []string
	MayHavePhrases          []string
	ChineseAtMostPhrases    []string
	CanSpend                []string
	SpeaksIn                map[string]bool
	PlainRefusals           []string
	GoesOnWith              []string
	ObligedToUse            []string
	HostedAt                []string
	DateVerbs               []string

	// Data that is handed on.
	HandedOn     []string
	DeniedBefore []string

	// Who does it: a person or the system.
	SystemArticles       []string
	PersonActs           []string
	ChinesePlacesOfUse   []string
	ChineseNoSubjectEnds []string
	MustPhrases          []string

	// Questions and conditions.
	ChineseAskWords   []string
	ChineseNoQuestion []string
	BesideOneDay      map[string]bool
	MoreConditions    []string
	ConditionWords    map[string]bool

	// Non-goals and risks named in passing.
	OrWhatever         []string
	NotPartOf          []string
	StaysAsBefore      []string
	RiskNotFeature     []string
	WeNeedOpeners      []string
	MitigationMarks    []string
	KeptInReserve      []string
	RiskGoesOn         []string
	MeasureLeads       []string
	MeasuresTaken      []string
	SomedayWords       []string
	SomedayBeside      []string
	MeasuredLeads      []string
	ChineseMitigations []string
	ChineseMeasures    []string // also behind a comma
	ChineseRiskGoesOn  []string // a clause with one of these is part of the risk
	BansInRisk         []string

	// Points left open in Chinese.
	OpenMarks map[string]bool

	// Two ways that are weighed in one cell.
	BetweenTwoWays []string

	// Bounds said in Chinese.
	ChineseThisVersion   []string
	LockedHeadings       []string
	ChineseMustNotChange []string
	PartOfDelivery       []string
	BothGoOn             []string
	StaysAway            []string
	StaysWith            []string
	SpokenRefusals       []string
	UntouchedLeads       []string
	ReasonsBehind        []string
	AnswersToFear        []string
	ThereToUse           []string
	LanguageCodes        []string
	KeepingVerbs         map[string]bool
	VerdictLabels        map[string]bool
	VerdictOpeners       []string
	ButClauses           []string

	// Refusals and their reasons.
	EmphasisWords  map[string]bool
	RefusalInWords map[string]bool
	Pleas          []string
	OnlyThis       map[string]bool
	SomeTold       []string
	MakesProduct   map[string]bool
	ReasonLinks    []string

	// Qualities and whom they concern.
	RunsOnPhrases []string
	RunsForUsers  []string
	UserDevices   map[string]bool
	ProductHeads  map[string]bool
	HowOften      []string
	MeetsPeople   []string
	KeptFor       []string
	KeepingDeeds  map[string]bool
	KeptStates    map[string]bool
	WithoutUse    []string
	PlacedIn      []string
	StandsIn      []string
	Countries     []string
	PersonalData  []string

	// Labels of qualities.
	ChineseErasures []string
	TimeUnits       []string
	DoerColumns     []string // head of a column of people, and what they do

	// Rules and what they refer to.
	RuleLinks        []string
	ElapseVerbs      []string
	OutcomeVerbs     []string
	TimelyLeads      []string
	TimelyVerbs      []string
	RateVerbs        []string
	RateUnits        []string
	RatesOfContract  []string
	SaidLeads        []string
	RuleOpeners      []string
	RoleDeeds        []string
	RoleAsides       []string
	DecidedOn        []string
	RoleAccess       []string
	PointsAtThings   []string
	VagueDeeds       []string
	PartnerNouns     []string
	PartnerDuties    []string
	DutyNouns        []string
	Laws             []string
	DutiesBehind     []string
	WishVerbs        []string
	ShownThings      []string
	PlacesOfUse      []string
	OneOfThing       []string
	RefersBackWords  map[string]bool
	RestSubjects     []string
	RestLinks        map[string]bool
	RestDeeds        map[string]bool
	ChineseRest      []string
	ChineseRuleNouns []string

	// Risks told one behind the other.
	NextRiskOpeners    []string
	RiskVerbs          []string
	ConsequenceOpeners []string
	Forbidden          []string

	// What was looked at and set aside.
	LookedIntoBefore   []string
	LookersElse        []string
	NothingElse        map[string]bool
	PointedAt          map[string]bool
	FromThenOn         []string
	LookedAtBehind     []string
	ClauseEnds         []string
	TakenInstead       []string
	ChosenColumns      map[string]bool
	RefusedColumns     map[string]bool
	VerdictColumns     map[string]bool
	KindColumnEnds     []string
	YesOrNoCells       []string
	TakenVerdicts      []string
	RefusedVerdicts    []string
	ChineseTried       []string
	ChineseCompared    []string
	ChineseTakes       []string
	ChineseOpinionHeld []string
	MadeBefore         []string
	LimitsOfCalls      []string
	ChineseButs        []string
	ChineseLookedAt    []string
	ChinesePraises     []string
	ChineseNoPraises   []string
	ChineseFelt        []string
	LookedAt           []string
	RefusalLeads       []string
	RefusalReasons     []string

	// What was agreed.
	WhoDecides     []string
	OnOccasion     []string
	LaidOnSomebody []string
	LeansOnDeed    []string
	ActionHeads    []string

	// Versions, head counts and what is sent.
	AsksForWhole  []string
	PlatformNames []string
	MadeWith      []string // how a sentence begins that says what the program is made with
	SizeOfProgram []string // and one that says how large it is
	OrLater       []string
	RoughlyWords  []string
	NumberWords   []string
	UnitsOfTime   []string
	WeSend        []string
	PaperNouns    []string
	PaperVerbs    []string
	OwnSubject    []string
	ResponseHeads []string
	// Rules in the plain present.
	TellsNoRule        []string // what a sentence says that tells how things are, or what goes wrong
	NobodyWords        []string
	NobodyInVain       map[string]bool // what nobody does who should
	LimitsBehindNobody []string
	CapsInPassing      []string
	CapsOfThings       []string
	OnlyOneWho         []string
	ClockBounds        map[string]bool
	RatesOfMoney       map[string]bool
	ThresholdOpeners   map[string]bool
	ThresholdSubjects  map[string]bool

	// What befalls things.
	FailingThings      []string
	BefallingVerbs     []string // what happens to a thing of itself
	LackingThings      []string // what may be gone for a while
	GoesOnWorking      []string
	WhereThingsAre     []string
	SomeOfThings       []string
	WaysThingsAre      map[string]bool
	PaperHeads         []string
	MadeFrom           []string
	BehindOpen         []string
	OursInRollout      []string
	RolloutSteps       []string
	WordsForWay        []string
	RejectedOpeners    []string
	WishesOfOthers     []string
	WishedByPronoun    map[string]bool
	RolloutWords       []string
	MoveDeeds          []string
	PlainRolloutTitles []string
	PhasesOfRollout    []string
	WhoWeAre           []string

	ChineseForbids    []string // what nobody may do …
	ChineseAllows     []string // … but who is named behind it
	ChineseNoReleaser []string // what stands before that and names nobody

	// The categories of a table of mixed kinds.
	CategoriesOfLimits map[string]bool
	CategoriesOfDates  map[string]bool
	EndsOfCategory     []string

	// Papers that ask for offers.
	TenderWords  []string
	SupplierMust []string
	ComesAs      []string        // the form in which a product comes, as notes begin with it
	OfferOpeners []string        // first words on those who offer, and on what they offer
	HouseNouns   map[string]bool // what the house is that asks for a product
	HouseVerbs   map[string]bool // how it has what it has

	// Steps that tell the reader what to do.
	UsersSteps map[string]bool
	NoneOf     []string

	// How a system is brought over.
	HeadsOfMigration []string
	HeadsOfPlans     []string // a heading with one of these holds a plan
}
