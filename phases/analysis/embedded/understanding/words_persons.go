package understanding

// personWords are lexicons/understanding/persons.yaml: people and roles, beside the nouns of
// actors.yaml.
type personWords struct {
	// Nicknames of Chinese personas.
	ChineseNoNicknames, ChineseNicknameEnds []string

	// Who is meant, and what they need.
	MachineCues           []string
	ReaderColumns         []string
	HandedToPerson        []string
	NoPartOfName          map[string]bool
	VerbsBehindActor      []string
	AuxiliariesOfQuestion map[string]bool
	PersonaPains          []string
	NoAccount             []string // who stays outside the product
	PersonaRoles          map[string]bool
	PersonaTold           map[string]bool
	PersonaTraits         []string
	PersonaNeeds          []string

	// People named along the way.
	BesideNames             []string
	PrepositionsBehindTitle []string
	DeskPlaces              []string
	WisherVerbs             []string
	AndOpeners              []string
	ClauseOpeners           map[string]bool
	OnlyTheseVerbs          []string
	OpenersBeforeRole       []string
	PassiveOfPeople         map[string]bool
	SubjectsOfPassive       map[string]bool
	NounsBehindPerson       map[string]bool
	LaterPeople             map[string]bool
	OpenersOfNoPerson       map[string]bool
	ThingsCalledLikePeople  []string
	BoardsOfPeople          map[string]bool
	BeforeAnyBoard          map[string]bool
	RolesOfThings           []string
	PeopleOfTimes           []string
	TimesOfPeople           map[string]bool
	EndsOfRole              []string

	// Chinese people.
	ChineseVerbsBehindPerson []string
	ChineseShortVerbs        []string
	ChineseEndsOfWorker      []string
	ChineseVerbsBeforeObject []string
	ChineseStaysOut          []string

	// Users told of in prose.
	UsersAre []string

	// Names of roles.
	SelfNames           map[string]bool
	CutsBehindRole      []string
	ArticlesBeforeActor []string

	// Personas.
	AgeOpeners       []string
	AgeEnds          []string
	RolePrepositions []string

	// Who else there is.
	BesidesLinks []string

	// Tables of rights.
	RightsHeads  []string
	RightTicks   []string
	RightYes     []string
	RightNo      []string
	RightGiven   map[string]bool
	RightRefused map[string]bool
	RightLetters []string

	// Whom a product serves, in the sentence that says what it is.
	ServingLeads        []string
	ChineseServingLeads []string

	// Roles in Chinese talk.
	ChineseCallVerbs         []string
	ChineseOpenersBeforeRole []string
	ChineseAfterRole         []string
	ChineseRoleVerbs         []string
	ChineseInterviewed       map[string]bool
	ChinesePresent           map[string]bool
	ChineseChairs            map[string]bool
	PresentLabels            map[string]bool
	WantsOfOther             []string
	ChineseAbsent            map[string]bool
	ChineseMakers            []string
	ChineseMakerNames        map[string]bool
	ChineseShareWords        []string

	// Who is told, and words that are no role.
	ToldBy        []string
	ChineseToldTo []string

	// By whom a Chinese sentence has something done, what they do, and to whom it is sent.
	ChineseByWhom     []string
	ChineseAgentDeeds []string
	ChineseSendings   []string
	ChineseGroupEnds  []string

	GenericPersons map[string]bool

	// Where the name of a role ends.
	LinksBetweenRoles         []string
	WishOrLet                 []string
	DoneByLinks               []string
	IsInformed                []string
	WordsInRoleName           []string
	ChineseRoleDeeds          []string
	ChineseNotInRole          []string
	ChineseDoneBefore         []string
	ManyOfPeople              []string
	PossessivesOfRole         []string
	ChineseBeforePerson       []string
	ChineseUnitsBeforePerson  []string
	ChineseAttributesOfPerson []string
	ChineseOffices            map[string]bool
	ChineseWaysToPerson       []string
	ChineseBehindOwing        []string
	ChineseEndsOfOwing        []string
	ChineseOwesNothing        []string
	ChineseNoRoles            []string

	// Headings that name a part by its users.
	OpenersOfPartHead   []string
	EndsOfWhatItIsNot   []string
	ChineseModalsOfRole []string // behind a role whose rule is told: 会员最多续借两次
	EndsOfPartHead      []string
	ChineseEndsOfPart   []string
}
