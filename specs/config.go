package specs

import "encoding/json"

// Config is spec-config.json: the state of a session, rewritten after every
// phase. Fields that it does not know survive a rewrite.
type Config struct {
	SessionID        string                     `json:"session_id"`
	Title            string                     `json:"title"`      // name of the product or change
	SeedInput        string                     `json:"seed_input"` // path of the source, or its text up to 4 KB
	InputType        string                     `json:"input_type"` // text or file
	Timestamp        string                     `json:"timestamp"`  // RFC 3339 UTC of the first run
	Mode             string                     `json:"mode"`       // interactive or auto
	Complexity       string                     `json:"complexity"` // simple, moderate, complex
	Depth            string                     `json:"depth"`      // one of Depths
	Lang             Lang                       `json:"lang"`
	FocusAreas       []string                   `json:"focus_areas"`
	SeedAnalysis     SeedAnalysis               `json:"seed_analysis"`
	HasCodebase      bool                       `json:"has_codebase"`
	SpecType         string                     `json:"spec_type"` // one of SpecTypes
	SourceSHA256     string                     `json:"source_sha256"`
	RefinedFile      string                     `json:"refined_requirements_file"`
	Scope            *ScopeReview               `json:"scope_review,omitempty"` // nil when nothing was moved
	IterationCount   int                        `json:"iteration_count"`
	IterationHistory []Iteration                `json:"iteration_history"`
	PhasesCompleted  []PhaseRecord              `json:"phasesCompleted"`
	IssueIDs         []string                   `json:"issue_ids"`
	IssuesCreated    int                        `json:"issues_created"`
	Program          string                     `json:"program"` // version that wrote it last
	Unknown          map[string]json.RawMessage `json:"-"`
}

// Depths lists the depths from the lightest on.
func Depths() []string { return []string{"light", "standard", "comprehensive"} }

// SpecTypes lists the types of specification, which go by the kind of product.
func SpecTypes() []string { return []string{"service", "api", "library", "platform"} }

// SeedAnalysis is what phase 1 understood of the idea.
type SeedAnalysis struct {
	ProblemStatement string   `json:"problem_statement"`
	TargetUsers      []string `json:"target_users"`
	Domain           string   `json:"domain"`
	Constraints      []string `json:"constraints"`
	Dimensions       []string `json:"dimensions"`
}

// Iteration is one round of phase 6.5.
type Iteration struct {
	Iteration      int      `json:"iteration"`
	Timestamp      string   `json:"timestamp"`
	ReadinessScore int      `json:"readiness_score"`
	ErrorsFound    int      `json:"errors_found"`
	PhasesFixed    []string `json:"phases_fixed"`
}

// PhaseRecord says that a phase is done, what it wrote, and of which inputs.
type PhaseRecord struct {
	Phase            string     `json:"phase"` // "1", "1.5", … "7"
	Name             string     `json:"name"`
	OutputFile       string     `json:"output_file,omitempty"`
	OutputDir        string     `json:"output_dir,omitempty"`
	OutputIndex      string     `json:"output_index,omitempty"`
	FileCount        int        `json:"file_count,omitempty"`
	DiscussionRounds *int       `json:"discussion_rounds,omitempty"`
	CompletedAt      string     `json:"completed_at"`
	Engine           string     `json:"engine"`  // what answered: embedded, cmd:…
	Program          string     `json:"program"` // version that ran the phase
	Gate             string     `json:"gate"`    // "ok", "2 warnings", "1 error"
	Inputs           []FileHash `json:"inputs"`
	Outputs          []FileHash `json:"outputs"`
}

// FileHash is the sha256 of one named input or output: a file of the package,
// or something like "flags", "answers", "templates".
type FileHash struct {
	Name   string `json:"name"`
	SHA256 string `json:"sha256"`
}

// Discovery is discovery-context.json.
type Discovery struct {
	SessionID       string           `json:"session_id"`
	GeneratedAt     string           `json:"generated_at"`
	SeedAnalysis    SeedAnalysis     `json:"seed_analysis"`
	CodebaseContext *CodebaseContext `json:"codebase_context"` // null without a codebase
	Recommendations Recommendations  `json:"recommendations"`
	ProjectRules    []ProjectRule    `json:"project_rules,omitempty"` // the team's rules that the package obeys; absent without any
}

// Recommendations is what phase 1 hands to the later phases.
type Recommendations struct {
	FocusAreas    []string `json:"focus_areas"`
	Risks         []string `json:"risks"`
	OpenQuestions []string `json:"open_questions"`
}

// Refined is refined-requirements.json: what was confirmed in phase 1.5.
type Refined struct {
	SessionID         string        `json:"session_id"`
	Phase             string        `json:"phase"` // always "1.5"
	GeneratedAt       string        `json:"generated_at"`
	Source            string        `json:"source"` // interactive-discussion or auto-expansion
	DiscussionRounds  int           `json:"discussion_rounds"`
	ProblemStatement  string        `json:"clarified_problem_statement"`
	TargetUsers       []RefinedUser `json:"confirmed_target_users"`
	Domain            string        `json:"confirmed_domain"`
	Features          []Feature     `json:"confirmed_features"`
	Qualities         []Quality     `json:"non_functional_requirements"`
	Boundaries        Boundaries    `json:"boundary_conditions"`
	IntegrationPoints []Item        `json:"integration_points"`
	KeyAssumptions    []Item        `json:"key_assumptions"`
	OpenQuestions     []Question    `json:"open_questions"`
	DiscussionLog     []Exchange    `json:"discussion_log"`
}

// RefinedDocument is refined-requirements.json as it is written: what was
// confirmed, and the rules of the project that bind it. Nobody is asked for
// these, so they are no part of Refined.
type RefinedDocument struct {
	Refined
	ProjectRules []RuleLink `json:"project_rules,omitempty"` // absent without any
}

// RefinedUser is a confirmed group of users.
type RefinedUser struct {
	Name       string   `json:"name"`
	Needs      []string `json:"needs"`
	PainPoints []string `json:"pain_points"`
	Source     Source   `json:"source"`
}

// Feature is a confirmed feature. Priority is must, should, could or unset.
type Feature struct {
	Name               string `json:"name"`
	Description        string `json:"description"`
	Actor              string `json:"actor"`
	AcceptanceCriteria []Item `json:"acceptance_criteria"`
	EdgeCases          []Item `json:"edge_cases"`
	Priority           string `json:"priority"`
	Source             Source `json:"source"`
}

// Quality is a confirmed non-functional requirement. Type is a letter code (P, S, …).
type Quality struct {
	Type               string `json:"type"`
	Details            string `json:"details"`
	MeasurableCriteria string `json:"measurable_criteria"`
	Source             Source `json:"source"`
}

// Boundaries is what is in, what is out, and what binds.
type Boundaries struct {
	InScope     []Item `json:"in_scope"`
	OutOfScope  []Item `json:"out_of_scope"`
	Constraints []Item `json:"constraints"`
}

// Exchange is a statement that a person made in a round of clarification, with
// the question that it answers; an answer of several lines is as many
// statements. Topic is the dimension that the question is about, or "problem", or
// "corrected: " and the kind that a person gave the statement.
type Exchange struct {
	Round        int    `json:"round"`
	Topic        string `json:"topic"`
	AgentPrompt  string `json:"agent_prompt"`
	UserResponse string `json:"user_response"`
	Timestamp    string `json:"timestamp"`
}

// ScopeReview is what a person moved over the border of the scope in the review
// of the brief.
type ScopeReview struct {
	Out []Item    `json:"out"` // what left the scope
	In  []TakenIn `json:"in"`  // what came into it
}

// TakenIn is something that was left out and then came into the scope: its
// wording without the refusal, and as it was written before.
type TakenIn struct {
	Text   string `json:"text"`
	Was    string `json:"was"`
	Source Source `json:"source"`
}

// Glossary is glossary.json.
type Glossary struct {
	SessionID   string `json:"session_id"`
	GeneratedAt string `json:"generated_at"`
	Version     int    `json:"version"`
	Terms       []Term `json:"terms"`
}

// Term is one word of the product's language. Category is core, technical or business.
type Term struct {
	Term           string   `json:"term"`
	Definition     string   `json:"definition"`
	Aliases        []string `json:"aliases"`
	FirstDefinedIn string   `json:"first_defined_in"`
	Category       string   `json:"category"`
	Source         Source   `json:"source"`
}
