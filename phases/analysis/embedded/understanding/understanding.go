package understanding

import (
	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
	"github.com/overtone-cli/overtone/specs"
)

// Understanding is what layer 2 made of a source: every statement once, in the
// input's own words, well formed, with the lines that state it. Texts are
// inline Markdown without emphasis or block markers; code spans stay. Order is
// the order of the source.
type Understanding struct {
	Lang         specs.Lang
	Title        string // name of the product or change, without "PRD:" and the like
	TitleSource  specs.Source
	Product      string       // short name for use in sentences; equals Title when that is short
	Pitch        []specs.Item // what it is, in the source's words: first sentences of an overview
	Vision       []specs.Item
	Problem      []specs.Item
	Impact       []specs.Item // what the problem costs
	Situation    []specs.Item // how things are today, of what hurts nobody by itself
	Goals        []GoalFact
	Actors       []ActorFact
	Features     []FeatureFact
	Qualities    []QualityFact
	Constraints  []specs.Item
	Technologies []TechnologyFact
	Integrations []IntegrationFact
	Components   []ComponentFact // what it is made of, as the source lists it
	Entities     []specs.Entity  // fields, relations, states and transitions as stated
	Flows        []specs.Item
	Endpoints    []EndpointFact
	Signatures   []specs.Signature
	Examples     []specs.Example // code fences, kept as evidence
	InScope      []specs.Item
	NonGoals     []specs.NonGoal // out of scope and non-goals, with the stated reason
	Assumptions  []specs.Item
	Questions    []specs.Question
	Risks        []specs.Risk
	Milestones   []specs.Item
	Delivered    []specs.Item // what the source says is there already: ticked off, or released
	HeadCounts   []specs.Item // how many people there are of each kind
	InUse        []specs.Item // who uses the product already, as the source says
	Done         []specs.Item // when the whole is done, as the paper says
	Terms        []specs.BriefTerm
	Alternatives []specs.Alternative
	Decisions    []specs.Item // decisions that the source takes
	Dependencies []specs.Item
	Notes        []specs.Item // read, but of no other kind
	Boilerplate  []specs.LineRange
	Sentences    []Sentence // of the source, as they stand there

	Parts []reading.Part // its sections, or its paragraphs where it has no headings, in order

	Ranks   map[string]string // priority by the code that the text itself explains: "P1 = required for GA"
	Rules   map[string]string // by the key of a constraint: what the product itself keeps or breaks
	Numbers map[int]string    // by the line: the number under which the source states it, "5.3"
	Told    map[string]bool   // those of Rules that stand below a heading for what the product does in each case
	// Sure are those of Rules whose form says that the product does it: they may stand as they
	// are, and where nothing else told of a rule, their own words are its test.
	Sure map[string]bool
	// Proofs are the tests that the source names for a constraint, by its key.
	Proofs   map[string][]specs.Item
	People   *reading.Matcher[string] // nouns of people, for reading on
	Lex      *Lexicons                // the words it was understood by, for reading on
	Writer   Writer                   // who says "I", where the text tells
	NoScreen bool                     // the source says that the product has no pages of its own
	// Programs are nouns of people by which this text calls programs or rows: "worker".
	Programs []string
}

// RuleOf is a constraint as the rule that the product itself keeps or breaks.
func (u *Understanding) RuleOf(it specs.Item) (FeatureFact, bool) {
	key := StatementKey(it.Text)
	text, ok := u.Rules[key]
	worded, sure := u.Sure[key]
	return FeatureFact{Text: text, Source: it.Source, Told: u.Told[key], Sure: sure, Worded: worded}, ok
}

// Writer is the role of somebody who writes of themselves as "I", and the lines that
// they have written: all of them, or one letter of a thread.
type Writer struct {
	Role     string
	From, To int
}

// Wrote says that what a source stands for was written by them.
func (w Writer) Wrote(s specs.Source) bool {
	line := FirstLine(s)
	return w.Role != "" && w.From <= line && line <= w.To
}

// GoalFact is a goal with its measure, when one is stated.
type GoalFact struct {
	Text     string
	Metric   string
	Target   string
	Due      string // by when the target is to be reached: "by autumn", 明年底
	Counted  string // how the source says that the number is counted: 已核销订单
	Baseline string // the value of today, "18 %", or of before with its word, "was 18 %"
	Source   specs.Source
}

// ActorFact is a kind of user.
type ActorFact struct {
	Name    string // singular, as the source writes it
	Aliases []string
	Role    string // one sentence
	Needs   []specs.Item
	Pains   []specs.Item
	Success []specs.Item
	System  bool // a system, not a person
	Calls   bool // a table lists it among those who call the product
	Named   bool // one person of that name, whom no article introduces
	Source  specs.Source
}

// FeatureFact is something the product does.
type FeatureFact struct {
	Ref      string // the source's own id: "FR-12", "US-3"
	Name     string // short title: verb and object where the source allows
	Text     string // the whole statement, one or more sentences
	Details  []specs.Item
	Reasons  []specs.Item // those of Details that say why or comment: never criteria
	Sequels  []specs.Item // those of Details and Criteria that its own paragraph says behind its first sentence
	Actor    string       // an ActorFact's name, empty when none is named
	Want     string       // verb phrase behind "wants to", "shall", "can"
	Benefit  string       // behind "so that"
	Trigger  string       // EARS: behind When, While, Where, If
	Priority string       // must, should, could, wont, empty when not stated
	Planned  bool         // no word of rank but its release, or its place in a roadmap, gives its priority
	StaysOut string       // how long it is left out, as its rank says: "this year"
	Group    string       // heading it stands under
	Called   bool         // its sentence names who may call the operation that is its group: nobody else is looked for
	Part     string       // the part of the product that its row names: 骑手端, 管理后台
	Criteria []specs.Item
	Edges    []specs.Item
	List     string       // what its rows stand for, ListExit and the like; empty for anything but a list
	Rows     []specs.Item // of a list of codes or settings, each with what it says of them
	Rights   []Right      // of a list of rights, what each of Rows says
	Wished   bool         // somebody says that they want it, in a story: "I want duplicates to be flagged"
	Told     bool         // a rule among the rules of the paper: it binds whatever its words
	Sure     bool         // a rule whose form says that the product does it: it may stand as it is
	Worded   bool         // and its own words are its test
	Fault    string       // what is wrong where a rule of a checker reports something: "a page without a sum"
	FaultAs  string       // and as what it reports it: "an error of rule `no-sum`"
	Thing    bool         // one of the things that a sentence says there are: "the extension points are: …"
	Points   int          // what the source estimates it at, 0 when it does not
	Alarm    bool         // whoever runs the product is to be told of a case, as a rule of how it is run says
	Command  bool         // a command of the product, by which somebody calls it
	Beside   bool         // told of a system, a limit or a role: it has to be built, but is no part by itself
	Source   specs.Source
}

// QualityFact is a stated quality. Class is an NFR category letter code.
type QualityFact struct {
	Class    string
	Name     string // short title
	Text     string
	Metric   string
	Target   string // the measure as stated: "p95 < 200 ms"
	Method   string
	Ref      string
	Priority string
	Details  []specs.Item // what else a row says of it: "Credit: 5 % of the monthly fee"
	Source   specs.Source
}

// TechnologyFact is a technology the source names.
type TechnologyFact struct {
	Name    string   // as the source writes it, with its version
	Names   []string // all that are known for it, the common one first
	Layer   string   // language, framework, database, queue, cloud, protocol, tool, platform, library
	Text    string   // the sentence that names it
	Binding bool     // the source demands it; otherwise it is only mentioned
	// Standing is what it is named for where the product is not made of it: one of
	// the Tech constants.
	Standing string
	Source   specs.Source
}

// IntegrationFact is a system outside the product.
type IntegrationFact struct {
	Name     string
	Purpose  string
	Protocol string
	// Direction is what a column or the heading of a table says about where
	// data goes: "receives", "What comes in".
	Direction string
	// Contact is who owns it or is asked about it, with the head of that column: "Owner: Finance".
	Contact string
	// Calls says that a table lists it among those who call the product: it comes by itself, and the
	// product calls nothing there.
	Calls  bool
	Source specs.Source
}

// EndpointFact is an operation of an HTTP interface.
type EndpointFact struct {
	Method   string
	Path     string
	Purpose  string
	Caller   string       // who calls it, where a column of a table names one role
	Callers  []string     // all who call it, where the column names several
	Who      string       // what the column of callers says
	Asked    bool         // a column of its table says who calls
	Named    []string     // who calls, each as that column has it
	Errors   string       // by which statuses it refuses, as a column heads them
	Told     specs.Source // of the feature that tells of its deed, where it is none itself
	Listed   bool         // it stands in a table or list of operations
	Open     bool         // a column of a table lets everybody call it
	Scope    string       // the right that a call needs, as a column of a table heads it: "scope `cards:issue`"
	Answer   string       // what it is answered with where it succeeds, as a column states it: "201 with `Location`"
	Remarked bool         // the purpose is what a column of remarks says
	Fragment bool         // the purpose says not what it does
	Details  []specs.Item
	Source   specs.Source
}
