package specs

// KindRoadmap is roadmap.md, a document of its own beside the packages.
const KindRoadmap Kind = "roadmap"

// Roadmap is RMAP-…/roadmap.md: one requirement, or one finished package, cut
// into pieces of work whose completion can be checked. It is the one source
// that a person reads; the issues made of it are the one that machines read.
type Roadmap struct {
	Meta         Meta
	Title        string
	Requirement  string          // what was asked for, in one paragraph; the whole text lies in source/input.md
	Spec         string          // SPEC-… when it was made of a package
	Mode         RoadmapMode     // progressive or direct
	Level        Uncertainty     // of the whole, by the five factors
	State        RoadmapState    // how far it is
	Created      string          // YYYY-MM-DD
	Factors      []RoadmapFactor // the five, always in the same order
	Goal         []Item
	Constraints  []Item
	Stakeholders []Item
	Features     []RoadmapFeature // what the requirement asks for; every one is in exactly one item
	Items        []RoadmapItem    // layers or tasks, topologically sorted
	Risks        []RoadmapRisk    // of all items
	Iterations   []RoadmapRound   // what a person asked to change, oldest first
	Codebase     []Item           // what is known of the project at hand; none without one
	NextSteps    []Item
	Pos          Pos
}

// RoadmapMode is how a roadmap cuts its requirement.
type RoadmapMode string

// The modes. Progressive cuts it into layers that each can be used, direct into
// tasks.
const (
	Progressive RoadmapMode = "progressive"
	Direct      RoadmapMode = "direct"
)

// RoadmapState is how far a roadmap is.
type RoadmapState string

// The states.
const (
	RoadmapPlanning RoadmapState = "Planning"
	RoadmapRefining RoadmapState = "Refining"
	RoadmapReady    RoadmapState = "Ready"
)

// Uncertainty is low, medium or high.
type Uncertainty string

// The levels of uncertainty.
const (
	LowUncertainty    Uncertainty = "low"
	MediumUncertainty Uncertainty = "medium"
	HighUncertainty   Uncertainty = "high"
)

// RoadmapFactor is one of the five things that make a requirement uncertain:
// scope_clarity, technical_risk, unknown_dependencies, domain_familiarity,
// requirement_stability.
type RoadmapFactor struct {
	Name   string
	Level  Uncertainty
	Reason string
	Source Source
	Pos    Pos
}

// RoadmapFeature is one thing that the requirement asks for, and where it went.
type RoadmapFeature struct {
	ID     string // F-NNN, or the REQ-NNN of a package
	Text   string
	Item   string   // L0–L3 or TN
	Traces []string // REQ and NFR ids of a package
	Source Source
	Pos    Pos
}

// RoadmapItem is a layer (L0 MVP, L1 Usable, L2 Refined, L3 Optimized) or a
// task (T1…). What only one of both has is empty in the other.
type RoadmapItem struct {
	ID       string // L0…L3, T1…
	Issue    string // ISS-…, empty before the issues exist
	Name     string // of a layer: MVP, Usable, Refined, Optimized; of a task: its title
	Goal     string // of a layer: what can be done then
	Type     string // of a task: infrastructure, feature, enhancement, testing
	Scope    []Item
	Excludes []Item   // layers
	Inputs   []string // tasks: outputs of earlier tasks, or "exists: …" for what is there
	Outputs  []string // tasks
	Group    string   // tasks: parallel_group; tasks of one group never depend on each other
	Effort   string   // small, medium, large
	Wave     int      // 1 + the largest wave of what it depends on
	Needs    []string // ids of items that come first
	Traces   []string // EPIC, STORY, REQ, NFR ids of a package

	Criteria     []Criterion // testable
	Verification []Item      // a command, a script or explicit steps; executable
	Done         []Item      // definition of done in business words
	Source       Source
	Pos          Pos
}

// RoadmapRisk is a risk of one item.
type RoadmapRisk struct {
	Item        string // L0…, T1…
	Description string
	Probability string // low, medium, high
	Impact      string // low, medium, high
	Mitigation  string
	Source      Source
	Pos         Pos
}

// RoadmapRound is one round of refinement.
type RoadmapRound struct {
	Round    int
	Feedback string
	Changes  []Item
	State    string // what came of it
	Pos      Pos
}
