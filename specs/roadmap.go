package specs

// KindRoadmap is roadmap.md, a document of its own beside the packages.
const KindRoadmap Kind = "roadmap"

// RoadmapFile is the one document of a roadmap's folder.
const RoadmapFile = "roadmap.md"

// Roadmap is RMAP-…/roadmap.md: one requirement, or one finished package, cut
// into pieces of work whose completion can be checked. It is the one source
// that a person reads; the issues made of it are the one that machines read.
//
// Waves, severities, the item of a feature and the life cycle in the common
// frontmatter are derived (see Derive); tables, graphs and sums are not held.
type Roadmap struct {
	Meta         Meta             `json:"-"`
	Title        string           `json:"title"        doc:"title"`
	Requirement  string           `json:"requirement"  doc:"summary,fact:requirement"` // what was asked for, in one paragraph; the whole text lies in source/input.md
	Mode         RoadmapMode      `json:"mode"         front:"mode" about:"layers that each can be used, or tasks" words:"progressive direct"`
	Level        Uncertainty      `json:"level"        front:"level" about:"how uncertain the requirement is" words:"low medium high"`
	State        RoadmapState     `json:"state"        front:"state" about:"how far the roadmap is" words:"Planning Refining Ready"`
	Created      string           `json:"created"      front:"created" about:"YYYY-MM-DD"`
	Spec         string           `json:"spec"         front:"spec" about:"the SPEC-… it was made of, empty when it was made of a text"`
	Input        string           `json:"input"        front:"input" about:"sha256 of the text it was made of; tells the same requirement from another one"`
	SourceName   string           `json:"source_name"  front:"source_name" about:"the file whose text it was made of, or text; the name takes part in understanding"`
	Factors      []RoadmapFactor  `json:"factors"      doc:"assessment,table"` // the five, always in the same order
	Goal         []Item           `json:"goal"         doc:"assessment/goal,list"`
	Constraints  []Item           `json:"constraints"  doc:"assessment/constraints,list"`
	Stakeholders []Item           `json:"stakeholders" doc:"assessment/stakeholders,list"`
	Features     []RoadmapFeature `json:"features"     doc:"roadmap/coverage,table"` // what the requirement asks for; every one is in exactly one item
	Items        []RoadmapItem    `json:"items"        doc:"convergence,group"`      // layers or tasks, topologically sorted
	Risks        []RoadmapRisk    `json:"risks"        doc:"risks,table"`            // of all items
	Iterations   []RoadmapRound   `json:"iterations"   doc:"iterations,group"`       // what a person asked to change, oldest first
	Codebase     []Item           `json:"codebase"     doc:"codebase,list"`          // what is known of the project at hand; none without one
	NextSteps    []Item           `json:"next_steps"   doc:"next,list"`
	Pos          Pos              `json:"-"`
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

// RoadmapFactors lists the five things that make a requirement uncertain, in
// the order in which they are printed.
func RoadmapFactors() []string {
	return []string{"scope_clarity", "technical_risk", "unknown_dependencies", "domain_familiarity", "requirement_stability"}
}

// RoadmapFactor is one of the five things that make a requirement uncertain.
// Name is one of RoadmapFactors.
type RoadmapFactor struct {
	Name   string      `json:"name"   col:"factor" enum:"factor"`
	Level  Uncertainty `json:"level"  col:"level"  enum:"level"`
	Reason string      `json:"reason" col:"reason"`
	Source Source      `json:"source" col:"source"`
	Pos    Pos         `json:"-"`
}

// RoadmapFeature is one thing that the requirement asks for, and where it went.
//
// Where it went is written as the ids that begin an item's scope: "F-001,
// F-002: text". Derive reads Item from there, and adds a line to the scope of
// Item where none names the feature yet.
type RoadmapFeature struct {
	ID     string   `json:"id"     col:"id"` // F-NNN, or the REQ-NNN or NFR-…-NNN of a package
	Text   string   `json:"text"   col:"feature"`
	Item   string   `json:"item"   col:"item"`   // L0–L3 or TN; "L0, L1" when more than one claims it, empty when none does
	Traces []string `json:"traces" col:"traces"` // REQ and NFR ids of a package
	Source Source   `json:"source" col:"source"`
	Pos    Pos      `json:"-"`
}

// RoadmapItem is a layer (L0 MVP, L1 Usable, L2 Refined, L3 Optimized) or a
// task (T1…). What only one of both has is empty in the other.
type RoadmapItem struct {
	ID       string   `json:"id"       doc:"heading"`                   // L0…L3, T1…
	Name     string   `json:"name"     doc:"heading"`                   // of a layer: MVP, Usable, Refined, Optimized; of a task: its title
	Issue    string   `json:"issue"    doc:"issue,fact"`                // ISS-…, empty before the issues exist
	Goal     string   `json:"goal"     doc:"goal,fact"`                 // of a layer: what can be done then
	Type     string   `json:"type"     doc:"type,fact" enum:"task"`     // of a task: infrastructure, feature, enhancement, testing
	Effort   string   `json:"effort"   doc:"effort,fact" enum:"effort"` // small, medium, large
	Priority int      `json:"priority" doc:"priority,fact"`             // of the issue; 1 is the most urgent; 0 becomes PriorityOf the effort
	Needs    []string `json:"needs"    doc:"dependson,fact"`            // ids of items that come first
	Group    string   `json:"group"    doc:"group,fact"`                // tasks: parallel_group; tasks of one group never depend on each other
	Inputs   []string `json:"inputs"   doc:"inputs,fact" sep:"; "`      // tasks: outputs of earlier tasks, or "exists: …" for what is there
	Outputs  []string `json:"outputs"  doc:"outputs,fact" sep:"; "`     // tasks
	Traces   []string `json:"traces"   doc:"traces,fact"`               // EPIC, STORY, REQ, NFR ids of a package
	Source   Source   `json:"source"   doc:"source,fact"`

	Scope        []Item      `json:"scope"        doc:"scope,list"`
	Excludes     []Item      `json:"excludes"     doc:"excludes,list"`     // layers
	Criteria     []Criterion `json:"criteria"     doc:"converge,boxes"`    // testable
	Verification []Item      `json:"verification" doc:"verification,list"` // a command, a script or explicit steps; executable
	Done         []Item      `json:"done"         doc:"done,list"`         // definition of done in business words

	Wave int `json:"wave"` // derived: 1 + the largest wave of what it depends on; 0 in or behind a cycle
	Pos  Pos `json:"-"`
}

// RoadmapRisk is a risk of one item.
type RoadmapRisk struct {
	Description string `json:"description" col:"risk"`
	Item        string `json:"item"        col:"item"` // L0…, T1…; empty for the whole
	Probability string `json:"probability" col:"probability" enum:"level"`
	Impact      string `json:"impact"      col:"impact"      enum:"level"`
	Severity    string `json:"severity"    col:"severity"    enum:"level"` // derived of probability and impact
	Mitigation  string `json:"mitigation"  col:"mitigation"`
	Source      Source `json:"source"      col:"source"`
	Pos         Pos    `json:"-"`
}

// RoadmapRound is one round of refinement.
type RoadmapRound struct {
	Round    int    `json:"round"    doc:"heading"` // derived: counts from 1
	Feedback string `json:"feedback" doc:"feedback,fact"`
	State    string `json:"state"    doc:"status,fact"` // what came of it
	Changes  []Item `json:"changes"  doc:"changes,list"`
	Pos      Pos    `json:"-"`
}

// Header gives the common frontmatter.
func (r *Roadmap) Header() *Meta { return &r.Meta }

// Kind is roadmap.
func (r *Roadmap) Kind() Kind { return KindRoadmap }

// Path is roadmap.md.
func (r *Roadmap) Path() string { return RoadmapFile }

// Item finds a layer or task by its id, nil when there is none.
func (r *Roadmap) Item(id string) *RoadmapItem {
	for i := range r.Items {
		if r.Items[i].ID == id {
			return &r.Items[i]
		}
	}
	return nil
}
