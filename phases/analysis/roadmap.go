package analysis

import "github.com/overtone-cli/overtone/specs"

// RoadmapAssessmentInput asks how uncertain a requirement is.
type RoadmapAssessmentInput struct {
	Common
	Brief        specs.Brief        `json:"brief"`
	Requirements RequirementsOutput `json:"requirements"`
}

// RoadmapAssessmentOutput weighs a requirement: the five factors of
// specs.RoadmapFactor, in their order, and what any plan has to serve.
type RoadmapAssessmentOutput struct {
	Factors      []WeighedFactor `json:"factors"`
	Goal         []specs.Item    `json:"goal"`
	Constraints  []specs.Item    `json:"constraints"`
	Stakeholders []specs.Item    `json:"stakeholders"`
}

// WeighedFactor is one of the five things that make a requirement uncertain.
// Its reason names what was seen in the text or in the codebase.
type WeighedFactor struct {
	Factor string       `json:"factor"` // scope_clarity, technical_risk, unknown_dependencies, domain_familiarity, requirement_stability
	Level  string       `json:"level"`  // low, medium, high
	Reason string       `json:"reason"`
	Source specs.Source `json:"source"`
}

// RoadmapInput asks to cut a requirement into layers or tasks.
type RoadmapInput struct {
	Common
	Brief        specs.Brief        `json:"brief"`
	Requirements RequirementsOutput `json:"requirements"`
	Architecture ArchitectureOutput `json:"architecture"`
	Epics        EpicsOutput        `json:"epics"`
	Package      bool               `json:"package"` // the epics are those of a finished package: none is cut apart
	Mode         string             `json:"mode"`    // progressive or direct
	Features     []PlanFeature      `json:"features"`
	Commands     []ProjectCommand   `json:"commands"` // how the project at hand is checked
	Layers       int                `json:"layers"`   // wanted number of layers, 0 for as many as fit
	Moves        []PlanMove         `json:"moves"`    // what a person has put where
	Again        int                `json:"again"`    // in which round a person wanted it cut anew, which asks for another plan than before; 0 for the first
}

// PlanFeature is one thing that the requirement asks for. Every one that is not
// dropped belongs to exactly one item of the plan.
type PlanFeature struct {
	Feature     string       `json:"feature"`     // F-NNN, or the REQ or NFR id of a package
	Requirement string       `json:"requirement"` // the REQ or NFR id that says more about it
	Text        string       `json:"text"`
	Source      specs.Source `json:"source"`
}

// ProjectCommand is a command by which the project at hand is checked, with the
// file that proves it.
type ProjectCommand struct {
	Line string `json:"line"`
	File string `json:"file"`
}

// PlanMove says that a feature belongs to an item: where it was, or with Settled
// where a person wants it.
type PlanMove struct {
	Feature string `json:"feature"`
	To      string `json:"to"`
	Settled bool   `json:"settled"`
}

// RoadmapOutput is a plan: layers or tasks in the order of work, each after
// what it needs.
type RoadmapOutput struct {
	Items []PlanItem `json:"items"`
	Risks []PlanRisk `json:"risks"`
}

// PlanItem is a layer (L0, L1, …) or a task (T1, T2, …). What only one of both
// has is empty in the other.
type PlanItem struct {
	Item         string            `json:"item"`     // its id
	Name         string            `json:"name"`     // of a task
	Goal         string            `json:"goal"`     // of a layer: what can be done then
	Kind         string            `json:"kind"`     // of a task: infrastructure, feature, enhancement, testing
	Effort       string            `json:"effort"`   // small, medium, large
	Features     []string          `json:"features"` // ids out of the features of the question
	After        []string          `json:"after"`    // ids of items that come first
	Group        string            `json:"group"`    // tasks that may be worked on at the same time
	Inputs       []string          `json:"inputs"`   // outputs of earlier tasks, or "exists: …"
	Outputs      []string          `json:"outputs"`
	Excludes     []specs.Item      `json:"excludes"`
	Criteria     []specs.Criterion `json:"criteria"`
	Verification []specs.Item      `json:"verification"` // commands or explicit steps
	Done         []specs.Item      `json:"done"`         // in business words
	Source       specs.Source      `json:"source"`
}

// PlanRisk is a risk of one item, or of the whole when it names none.
type PlanRisk struct {
	Item        string       `json:"item"`
	Description string       `json:"description"`
	Probability string       `json:"probability"` // low, medium, high
	Impact      string       `json:"impact"`      // low, medium, high
	Mitigation  string       `json:"mitigation"`
	Source      specs.Source `json:"source"`
}

// roadmapTasks are the two thoughts behind a roadmap.
func roadmapTasks() []Task {
	return []Task{
		task[RoadmapAssessmentInput, RoadmapAssessmentOutput](TaskRoadmapAssessment, "Weigh how uncertain a requirement is.",
			"Weigh the five factors scope_clarity, technical_risk, unknown_dependencies, domain_familiarity and requirement_stability, in this order, each as low, medium or high uncertainty, with a reason that names what you saw in the source or in the codebase. Give the goal, the constraints and who has a stake in it."),
		task[RoadmapInput, RoadmapOutput](TaskRoadmap, "Cut a requirement into layers or tasks whose completion can be checked.",
			"Every feature of \"features\" belongs to exactly one item; \"moves\" are settled. Mode progressive: two to four layers L0 to L3; L0 is a closed loop for the main user that needs no other layer. Mode direct: tasks T1, T2, … in the order of work; inputs come from outputs of earlier tasks or begin with \"exists: \"; tasks of one group never depend on each other, directly or through others. Each item has criteria that can be tested, those of the source where it states them; a verification that can be carried out, the \"commands\" of the project where there are any, else explicit steps; and a definition of done in the language of the business that names no tool. The dependencies have no cycle. An \"again\" above 0 asks for another plan than the one before."),
	}
}
