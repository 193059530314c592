package understanding

// remarkWords are lexicons/understanding/remarks.yaml: how things are and were, what hurts,
// remarks, asides, dreams and questions.
type remarkWords struct {
	// Asides: what is put off, wished or set up elsewhere.
	PutOffWhole           map[string]bool
	Placeholders          map[string]bool
	AsidesBehind          []string // ", that's the law"
	TurnedDown            []string
	LeftUndecided         []string
	VerdictLeads          []string
	BehindVerdict         []string
	BroughtUp             []string
	TalkedAbout           []string
	SpokenAside           []string
	FindsOut              []string
	WhoIsAsked            []string
	WishLeads             []string
	AnswerNotNow          []string
	WouldBeNice           []string
	ChineseLeftOut        []string
	ChineseRefusals       []string
	ChineseRefusalFrames  []string
	ChineseOpenersOfAside []string
	NeedsBehindRole       []string
	SomeDayPhrases        []string
	DeedsForLater         map[string]bool
	PutOffBehind          []string
	WeWouldOpeners        []string
	BuildItOn             []string

	// What happens or happened.
	SubjectsOfEvent []string
	PassiveOfState  []string

	// What something would cost.
	SupposedCost []string

	// How things go nowadays.
	NowadaysPhrases   []string
	SubjectsBehindNow map[string]bool
	WishedNotToday    []string
	TheWayItGoesNow   []string
	ChineseByHand     []string
	RuleNotItself     []string
	SpokenGoalTurns   []string
	ChineseAbleTo     []string
	ImaginedHeads     map[string]bool

	// Remarks on the paper and on what was.
	CrossReferences     []string
	PartsOfPaper        map[string]bool
	RelativeWords       []string
	PresentVerbs        []string
	PastVerbs           []string
	LastYearPhrases     []string
	OutcomeHoped        []string
	OutcomeShares       []string
	ShareInWords        []string
	IfThereIsTime       []string
	SoWeMust            []string
	OfTheWriters        []string
	DecidedAhead        []string
	VerbsOfKeeping      map[string]bool
	NobodyWants         []string
	SwitchedOff         []string
	SameIf              []string
	WithoutAsking       []string
	Unpromised          []string
	LimitColumns        map[string]bool
	SuccessColumns      map[string]bool
	AskedClauses        []string
	ReadingVerbs        []string
	KeepCommands        []string
	TradeEnds           []string
	ChangeCommands      []string
	PilotPhrases        []string
	NoticeEvents        map[string]bool
	CaseColumns         map[string]bool
	OutcomeColumns      map[string]bool
	NoticeTold          map[string]bool
	NoticeWays          map[string]bool
	NoticeTimes         map[string]bool
	NoticeNobody        map[string]bool
	TodayOpeners        []string
	FutureOpeners       []string
	ReportTitles        map[string]bool
	FailureTitles       map[string]bool
	ChineseCaseMarks    []string // behind a case: 缺纸时, 中断期间
	NounsLikeVerbs      map[string]bool
	ComponentTitles     map[string]bool
	PartTitles          map[string]bool
	FailedStates        map[string]bool
	StandAlone          []string
	FailureVerbs        map[string]bool
	AnotherOne          []string
	EndsOfFormats       []string
	AskedOfContributors []string
	NoAlarm             []string
	RhythmsOfClock      []string
	SignsIn             []string
	TroubleWords        []string
	OwnsOrRuns          []string
	ChineseHasUnits     []string
	ChineseTrouble      []string
	MustKeep            []string
	PainWords           []string
	HappenedVerbs       []string
	HappenedWhen        []string

	// What is there today.
	HoldVerbs  map[string]bool
	RoughWords []string

	// What is said of the meeting, not of the product.
	ChinesePaperKinds []string
	NextMeeting       []string

	// Questions that are answered on the spot.
	AnswerIsOpen    []string
	AnswerToBeGiven []string
	FigureQuestions map[string]bool
	DoWeNeed        []string
	AnsweredNeed    []string

	// What is said beside a thing.
	MoreThanAside     []string
	ProductAsSubject  []string
	ChineseChangeable []string
	ChineseChanging   []string

	// Open questions.
	ChineseQuestionOpeners []string
	OpenPointMarks         []string
	QuestionOwnerLabels    []string
	ProposedAnswers        []string
	ToAnswer               []string
	NotSureOpeners         []string
	ChineseCountedPoints   []string

	// What the product is and what hurts.
	ProposalSubjects  []string
	ProposalVerbs     []string
	PitchOpeners      []string
	LabelsOfPitch     []string // "idea in one breath"
	NoPitchOpeners    []string
	DefinitionOpeners []string
	ChineseTellers    []string
	Apologies         []string
	CostOfProblem     []string
	TriedOpeners      map[string]bool
	WayAndGap         []string
	DependencyPhrases []string
	PronounsAtStart   map[string]bool

	// How things are today.
	TodayPhrases     []string
	TodayEnds        []string
	CurrentlyIs      []string
	TooMuchAsItIs    []string
	NothingSoFar     []string
	MadeSoFar        []string
	NotSoFar         []string
	FailsToday       []string
	PastOfPeople     map[string]bool
	BesideDeed       map[string]bool
	MeasuredHere     []string
	AsksFirst        map[string]bool
	AdvisedDeeds     map[string]bool
	ByHandVerbs      map[string]bool
	Supplies         map[string]bool
	PlacesAhead      map[string]bool
	NextClause       []string        // where the next clause of a sentence begins
	Leaning          map[string]bool // words by which a clause leans on the one in front
	LacksOf          []string
	MadeFor          []string
	MayBefallModals  []string
	MayBefall        []string
	ChineseMayBefall []string
	ChineseSupplies  []string
	LeansOnPlace     []string
	BadStates        map[string]bool
	StatesOfThings   map[string]bool
	WishesOfReaders  map[string]bool // what those want to whom a text gives advice
	ReadersDo        map[string]bool // and what it tells them to do
	RateMarks        []string        // what a cell has that tells how much comes in a time
	PlacesOfWork     map[string]bool // nouns behind the name of a place: "plant", "harbour"
	SigningIn        []string        // how somebody signs in, in front of through what
	SignInWays       map[string]bool
	ReplacingVerbs   []string
	TroubleVerbs     map[string]bool
	TroubleByRule    map[string]bool
	ByHandOnly       []string
	ByHandOurs       []string
	ShouldWe         []string
	BareNoes         []string
	BurdenBearers    []string
	BurdenMarks      []string
	FairVerdicts     []string
	LastTimes        []string
	PastOfUs         []string
	RoughWord        map[string]bool
	AboutToday       []string
	LaxToday         []string
	PointsToThose    []string
	NoLongerToday    []string
	SaysWhatItIs     []string
	UsuallyVerbs     []string
	KindsOfProduct   []string
	OfferedMeans     []string

	// Dreams and pitches.
	Dreams          []string
	ChineseFarAhead []string
	FarAheadVerbs   []string
	OthersWhoBuild  []string
	BuiltUpon       []string
	ChineseSoThat   []string

	// Figures that were found, and how a paper says what its project sets out to do.
	FoundFigure, WishesFigure                                  []string
	ProjectSetsOut                                             []string
	ChineseProjectOpeners, ChineseProjectNames, ChineseSetsOut []string

	// Sentences that lean on others.
	ChineseLikewise     []string
	Likewise            []string
	BackReferences      []string
	BackPointers        []string
	ContinuationOpeners []string
	ChineseAnnounces    []string
	MoreThanNames       []string

	// Sections of remarks.
	HeadsOfRemarks map[string]bool
	PaperDenials   map[string]bool
}
