package understanding

// outsideWords are lexicons/understanding/outside.yaml: systems outside the product, and
// technologies.
type outsideWords struct {
	OpensClause      map[string]bool // and is no part of the name behind it
	BeforeOwnSystem  []string
	SystemGone       []string
	ContactColumns   []string
	ExchangedColumns []string

	// Systems outside, their providers and devices.
	ProviderNouns          []string
	ProviderLinks          []string
	ArticlesBeforeProvider []string
	CallingPrograms        []string
	CallerColumns          map[string]bool
	CallerColumnsSure      map[string]bool
	CallerDeeds            []string
	CallerScopes           map[string]bool
	CallersCope            []string
	NoScreenSaid           []string
	NoScreenCuts           []string
	AlarmFires             []string
	SupplyVerbs            []string
	SupplierInBrackets     []string
	PassVerbs              []string
	ToolsOfToday           []string
	KindsOfSystem          []string
	NoSystemLabels         []string
	WrittenIn              []string
	CallBounds             []string
	CallQualities          map[string]bool
	RateHeads              []string
	ServiceHeads           map[string]bool // headings below which "we" is the product
	ServiceDeeds           map[string]bool // what it does there
	AnyRate                map[string]bool // what says that a limit holds for everybody
	CallerStates           map[string]bool // how callers are that are no name of a kind
	CallerLists            map[string]bool // headings over lists of those who call
	ClientPrograms         map[string]bool // nouns of programs and devices that call
	CallDeeds              map[string]bool
	CallDeedNouns          map[string]bool
	CallNeeds              []string
	OpenCalls              []string
	CountsOfOthers         []string
	BehindSystemName       []string
	KeptElsewhere          []string
	SystemNouns            []string
	UsesSystem             []string
	InterfaceNouns         []string
	ChineseSyncTo          []string
	ChinesePushedTo        []string
	ChineseEndsOfTarget    []string
	ChineseNoTarget        []string
	ServiceNouns           []string
	ExchangedVerbs         []string
	RowOut                 []string
	InterfaceStyles        []string
	InterfaceMeans         []string
	RowIn                  []string
	RowBoth                []string
	RowRhythms             []string
	RhythmColumns          []string
	RowDeeds               []string
	RowFetches             []string
	RowMessages            []string
	InflowVerbs            []string
	SourceDevices          []string
	PublishVerbs           []string
	Sites                  []string
	RunByOthers            []string
	ChineseSentOver        []string
	DataOrigins            []string
	FlowVerbs              []string
	ChineseFetchVerbs      []string
	ChineseChannels        []string
	KitNouns               []string
	DeviceNouns            []string
	DeviceVerbs            []string

	// Systems that people talk of.
	WePayFor             []string
	PaidAlready          []string
	MadeIn               []string
	HasInterface         []string
	ChineseWordsWithTong []string
	ChineseSendVerbs     []string
	ChineseNoWays        []string
	NoBrands             []string
	ListedKinds          []string
	StandingVerbs        []string
	ExistingKinds        []string
	ItemKinds            []string
	ItemNameEnds         []string
	ItemPrepositions     []string
	ItemDenied           []string
	ExistingLinks        []string
	NoSpeakers           []string
	WaysIn               []string
	ComesOutOf           []string
	PostedThings         []string
	PostVerbs            []string
	AskedThings          []string
	WeHaveSystem         []string

	// Chinese systems outside.
	ChinesePartnerVerbs          []string
	ChineseHandledThings         []string
	ChineseBusinessRuns          []string
	ChinesePartnerBodies         []string
	ChineseTheyHave              []string
	ChineseConnectVerbs          []string
	ChineseConnects              []string
	ChineseRhythmColumns         []string
	ChineseWaysOut               []string
	ChineseWaysIn                []string
	ChineseWaysBoth              []string
	ChineseMessageWays           []string
	ToolsThatObserve             map[string]bool
	ChineseUnconnected           []string
	ChineseConnectHeads          []string
	ChineseSystemKinds           []string
	ChineseOwnersOfSystem        []string
	ChineseNoPartners            []string
	ChineseConsumers             []string
	ChineseExchangePaths         []string
	ChineseMessages              []string
	ChinesePullVerbs             []string
	ChineseSystemKindsInBrackets []string
	ChineseHandedTo              []string
	ChineseThereAlready          []string
	ChineseReachesIt             []string

	// Names of systems outside.
	FeedWith             []string
	ExchangePrepositions []string
	KeptVerbs            []string
	RecordKeepers        []string

	// Systems that Chinese people talk of.
	ChineseReportsTo    []string
	ChineseInUse        []string
	ChineseBehindMake   []string
	ChineseJoins        []string
	ChineseDevices      []string
	ChineseDeviceCounts []string
	ChineseBehindPlace  []string
	ChineseNoPlace      []string
	ChineseUseDeeds     []string
	ChineseGoVerbs      []string
	ChineseNotGone      []string
	ChinesePulledFrom   []string
	ChineseBesideSource []string
	ChineseNoSystemName []string
	// What names no system behind 对接 or 用的是, and what puts a name off to later.
	ChineseCountsOfThing, ChineseEverydayThings []string
	ChineseNoNameVerbs, ChineseForLater         []string

	// Services that a wish names.
	ServiceThings []string
	LikenedTo     []string
	OfItsKind     []string
	DoneThrough   []string
	SentTo        []string
	SentThings    []string
	NamedKinds    []string
	ExchangeLinks map[string]bool
	NoPartners    map[string]bool

	// What is handed over, and where it ends up.
	ServedBy []string
	// AskedOfSystem stands before the name of a register or another system that is asked or
	// written to; PlacesWithNumber are words whose number names no system: "Room 204".
	AskedOfSystem    []string
	PlacesWithNumber map[string]bool
	EndsUpIn         []string
	HeldInPrograms   map[string]bool
	PartnerHeads     []string
	ExchangeStems    []string

	// The whole of a system outside.
	ChineseOfNow []string

	// Technologies named, wanted or refused.
	VerbWhenGo          map[string]bool
	OfOtherThings       map[string]bool
	DataSourceColumns   map[string]bool
	FreshnessColumns    []string
	RefusedBeforeName   []string
	RefusesKind         map[string]bool
	UnitsOfPromise      map[string]bool // behind a rough number they make a promise of it
	UseVerbs            map[string]bool
	VerbsOfAmount       map[string]bool
	AsksOfSize          []string
	ChineseAsksOfSize   []string
	EndsRefusal         map[string]bool
	ChineseRefusesKind  []string
	ChineseAdopts       []string
	ChineseChangedTo    []string
	OfDevelopment       []string
	CompatibilityTitles []string
	TechRefusals        []string
	TechWishes          []string
	OfOldSystem         []string
	MadeOf              []string
	ChineseMadeOf       []string
	ChineseLeavesAside  []string
	TechKeptOn          []string
	EndsOfTechnology    []string
	OfficePrograms      []string
	OpenersOfGiven      []string
	ReadsFrom           []string
	OwnersOfOwn         map[string]bool
	WordsOfStack        []string
	SupportOpeners      []string
	OrNewer             []string
	LicenceNames        []string
	LicenceLabel        []string
	ChineseLicence      []string
	ChineseSystemRows   []string // labels over a row of systems, each with its purpose in brackets
	ChineseNoSystems    []string
	RefusedBehindName   []string
	ExcludedBehindName  []string
	TitlesOfPeople      []string
	OwnDevices          []string
	OwnPlatforms        []string
	HandedOutBy         []string
	FilledFrom          []string
	WordsOfWay          []string
	ExchangeNouns       []string

	// What a product works upon, and the ways to the systems of others.
	LiveThings    map[string]bool
	WrittenThings map[string]bool
	LookingVerbs  map[string]bool
	OwnedWays     map[string]bool
	CountsOfOwner map[string]bool

	// Code that a product reads or writes, in languages that it is not made with.
	HandlesCode        map[string]bool
	TouchesCode        map[string]bool
	CodeThings         map[string]bool
	WordsBeforeCode    map[string]bool
	MeansOfBuild       map[string]bool
	LabelsOfCode       []string
	ChineseHandlesCode []string

	// Technologies that are chosen.
	ChineseBuiltWith    []string
	ChineseBuildVerbs   []string
	PrepositionsOfBuild map[string]bool
	BuildVerbs          map[string]bool
	OfToday             []string

	// Technologies of systems outside.
	SystemKindsBehindName []string
	ExchangedPassive      []string
	SentAway              []string
	Fetched               []string
	SystemsLater          []string
	ExchangeOpeners       []string
	FromLocalFiles        []string
}
