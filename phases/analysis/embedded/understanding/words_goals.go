package understanding

// goalWords are lexicons/understanding/goals.yaml: goals with their measures, and dates of
// the plan.
type goalWords struct {
	HorizonOpeners, HorizonEnds []string // of a header that says by when a value is reached
	AimColumnEnds, AimLabels    []string
	HorizonMiddles              []string
	ChineseYears                []string // by when, in one word
	// Changes that are wanted.
	HasMoved               []string
	MovesUpOrDown          []string
	TodayItIs              []string
	BoundOfChange          []string
	NowInBrackets          []string
	BoundOfTarget          []string
	ComparedWith           []string
	SaidOfPart             map[string]bool
	NowWords               []string
	ChineseAlreadyHappened []string
	ChineseMovesTo         []string
	EnglishAims            []string
	ChineseAims            []string
	DoneWhenEnds           []string
	ChineseSuccessEnds     []string
	HopeOpeners            []string
	EndsOfChange           []string
	VerbsOfMoveAtEnd       []string
	OpenersOfMove          []string
	ChineseOpenersOfMove   []string
	ChineseMoves           []string
	ChineseFractions       []string
	ChineseYearSpans       []string
	StepsOfProject         []string

	// By when and from where a number is to go.
	DueLeads, DueSpanLeads, DueSpans, DueSpanCounts []string
	ChineseDueOpeners                               []string
	MovedFrom, MovedTo, MovedEnds                   []string
	InsteadOf, WasWords                             []string

	// What is done to a number in words.
	ArticlesOfMeasure []string
	GoalMultipliers   []string
	GoalEnders        []string
	GoalFractions     []string
	SharePullers      []string
	NoneWords         []string
	NumbersInWords    []string

	// Goals and their measures.
	BoundPairOpeners     []string
	GoalAmounts          []string
	MeasureBefore        []string
	GoalConditionOpeners []string
	GoalMoveVerbs        []string
	NowOfGoal            []string
	PeriodsBehindNow     []string
	TodayInGoal          []string
	EndsOfGoalPart       []string

	// What stands in front of a goal.
	ChineseGoalKinds    []string
	ChineseNumerals     []string
	ReplaceVerbs        []string
	ReplacedWith        []string
	WantedStateVerbs    []string
	ChineseMovesCounted []string
	Comparatives        []string
	EndsOfMove          []string
	ChangeStems         []string
	ChineseCounts       []string
	TimeOpeners         []string
	ChineseGoalOpeners  []string
	ChineseWithinTime   []string

	// The parts of a goal.
	ChineseBringsTo []string

	// Numbers that are wanted.
	WeWantNumbers []string
	WantedStates  []string

	// Headings below which goals or qualities stand.
	TargetHeadings []string

	// Dates and steps of the plan.
	RankedThings    []string
	RankWords       []string
	ProcessWords    []string
	PlanTitles      []string
	RolloutTitles   []string
	CheckVerbs      []string
	DatesAndSteps   []string
	LabelsOfRelease map[string]bool
	BeforeMonth     map[string]bool
	BehindMonth     []string
	CalendarWords   []string
	StepsOfPlan     []string
	DeliveredEnds   []string
	InUse           []string
	InstallCommands []string
	StepNames       []string

	// Tags of priority.
	TagTails     []string
	RefusedRanks []string
	// What those who write would do at a figure that nobody wants.
	GuardDeeds []string
	// Keys of a table about the document that say when and for how much.
	PlanKeys []string
	// What a sentence tells of prices, which is no goal.
	CommercialTerms []string
}
