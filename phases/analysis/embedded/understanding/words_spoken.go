package understanding

// spokenWords are lexicons/understanding/spoken.yaml: English as it is spoken or typed in
// a hurry.
type spokenWords struct {
	// What is dictated or said aloud.
	LetItBe         []string
	AskedToAnswer   []string
	WhetherYouCan   []string
	SomebodyAsks    []string
	WriterDoubts    []string
	SomeOfThem      []string
	ItMustBe        []string
	SeenWords       map[string]bool
	KeptWords       map[string]bool
	AsksBehind      []string
	AdditionOpeners []string
	ObjectOpeners   map[string]bool
	SpeakingPersons []string
	NeedOrNot       []string
	ItNeedsNo       []string
	PlaceOrMood     []string
	CannotBeLeftOut []string
	NotNeededAside  []string
	RepeatedOrPast  []string
	LiveByDate      []string
	LivingSomewhere []string
	SpeakersWish    []string
	HopeToStart     []string
	BeforeADate     []string
	EarlyEnough     []string
	HowThingsStand  []string
	WhatWeCanDo     []string
	ClosedDown      []string
	NeededRunning   []string
	WeCouldDo       []string
	SeasonsAndTerms []string
	FeastsOfTheYear []string
	MayNotCostMore  []string
	SumsInWords     []string
	SpeaksOfMoney   []string
	CountedNotMoney []string
	HandsOnDevice   []string
	MaybeLaterAside []string
	WhatINeedIs     []string
	LeaveItOut      []string
	AskedAbout      []string
	WeHaveHad       []string
	WeHaveGot       []string
	VerbsOfMany     []string
	FindingVerbs    []string
	AfterThat       []string
	SequelSubjects  []string
	SpeakersDuty    []string
	DeskDeeds       []string
	DeskTalks       []string
	SinceOrThisYear []string
	Mishaps         []string
	SpokenMost      []string
	TheyWantA       []string
	ThingsHandedOut []string
	CommaTheyNeed   []string
	SubjectOfReason map[string]bool

	// What people write as they speak.
	OpenersOfBan      []string
	HandsOff          []string
	DoNotOpeners      []string
	NotInThisOne      []string
	RuleVerbs         []string
	WorriesThat       []string
	WorriesMe         []string
	IHope             []string
	HopedMoves        []string
	HopedShares       []string
	ConsentNouns      []string
	DoNotKnowYet      map[string]bool
	UseItFrom         []string
	StartsOfUse       []string
	GoesIntoOur       []string
	BareRates         []string
	VerbsOfOverdue    []string
	Fares             []string
	MeansWeChoose     []string
	MeansWished       []string
	MoreOfActor       []string        // how a sentence begins that goes on about somebody
	FlagVerbs         map[string]bool // behind a flag that is the subject of its sentence
	MeansPreferred    []string
	FetchedOpeners    []string
	WaysOfFetching    []string
	PackageSources    []string
	FiguresOfToday    []string
	OffersOfSuppliers []string
	StayOtherwise     []string
	WishingPersons    []string
	WishingVerbs      []string
	TopicQuestions    []string
	AnswersLater      []string
	SmallTalk         map[string]bool
	AskedOfProduct    []string
	NotAskedVerbs     []string
	PoliteOpeners     []string
	MakeVerbs         []string
	ThinkingOf        []string

	// Talk in a chat.
	InTalkPraise   []string
	ChineseReplies []string

	// Letters and mails.
	RoleNeedVerbs    map[string]bool
	VerbsBehindName  []string
	NoFirstNames     map[string]bool
	CalledInBrackets []string
	SpokenOpeners    []string
	WantsAhead       []string
	FillerWords      map[string]bool
	FixedHeads       []string
	ClauseLinks      map[string]bool

	// What a letter tells of people and wishes.
	WarnThem         []string
	DiscussedOpeners []string
	WishOpeners      []string
	WishesOfMine     []string // what somebody wants to get, in the first person
	AnybodyInIdea    []string // words for anybody who uses a product
	NeedsToBeAble    []string // what says in more words that somebody can
	WishedToHave     []string // what a person wants to have, behind the wish
	WishTimes        []string // first words of a time that stands before a wish
	ThereAre         []string // openers of a clause on things that are there
	DutiesDone       []string // what has to be done to them
	MyColleague      []string

	// What a letter says by the way: how it begins, what stays as it is, what is not wanted,
	// what is not known, and what must not happen by itself.
	LetterOpenings    []string
	LeaveAlone        []string
	SameFor           []string
	NotWantedHeads    map[string]bool
	DoubtHeads        map[string]bool
	ByItself          []string
	TakesSide         []string
	DecidesAlone      map[string]bool
	VerbsBehindPlural []string

	// Who wants what, when and at which price.
	AnyoneWhoCan    map[string]bool
	Anybody         map[string]bool
	AnyCaller       map[string]bool // what names no role in a column of callers
	OpenCaller      map[string]bool // who needs no credentials to call
	GroupsOfPeople  map[string]bool // heads of names of several people: a desk, a team
	CallerPrograms  map[string]bool // heads of names of programs and devices that people use
	CallerHeads     map[string]bool // heads of the column of a table of operations that says who may call each
	CallReads       map[string]bool // what an operation that changes nothing does
	StateWords      map[string]bool // what tells how things are, and is a verb elsewhere
	CallerJoints    []string        // what joins several roles there
	WantsTo         []string
	HopedToRun      []string
	ByWhenHoped     []string
	HasMoney        []string
	ThousandForThis []string
	PerPeriod       []string
	VolumeVerbs     []string
	LossVerbs       []string
	StaysAsItIs     []string
	// What notes say without a modal verb.
	OfYesterday      []string
	PlacedBy         []string
	ProgramCommands  map[string]bool
	WorkOfToday      map[string]bool
	OnlyPeopleDo     map[string]bool // what no program does
	ProjectNouns     map[string]bool // what and who a project is made of
	Reckons          []string
	CommandsInCase   map[string]bool // what is commanded where a case stands in front of it
	OfThoseWhoRead   []string
	PastOfHouses     map[string]bool
	AfterAll         []string
	OffersAgainst    []string
	ToDoLabels       map[string]bool
	LabelAsides      []string
	FeelingTails     []string
	SystemKeys       map[string]bool
	FormKeys         map[string]bool
	AsksOfTopic      map[string]bool
	TradesOnly       []string
	SizesPerThing    []string
	GoesIntoRecord   []string
	WhetherItIs      []string
	MomentEnds       []string
	NamedNeed        []string
	FiguresAndPapers []string
	DecidedAlone     []string
	WishesByName     []string
	BehindPlace      map[string]bool

	// What engineers write in a few words.
	BuiltForms        []string
	Platforms         []string
	ForGood           []string
	OnHand            []string
	ByPeopleOnly      []string
	ThenDoes          []string
	OnlyOnCondition   []string
	Touches           []string
	ChineseThisPaper  []string
	ChineseRightWords []string
	ChineseReadBy     []string
	DoneElsewhere     []string
	Perceives         map[string]bool
	BringsAlong       map[string]bool
	NotesBeside       []string
	Rhythms           []string
	BannedOfPrograms  []string
	HandedOutAs       []string
	BehindObject      map[string]bool
}
