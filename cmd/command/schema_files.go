package command

import (
	"github.com/google/jsonschema-go/jsonschema"

	"github.com/overtone-cli/overtone/issues"
)

// issueLine is the form of one line of issues.jsonl and issue-history.jsonl, for
// its schema only: the store reads and writes lines with the fields of other
// tools on them, which no Go struct can say. A test holds the two together.
type issueLine struct {
	ID                 string            `json:"id" jsonschema:"such as ISS-20260131-007"`
	Title              string            `json:"title" jsonschema:"one line of at most 500 characters"`
	Status             issues.Status     `json:"status"`
	Version            int               `json:"version" jsonschema:"1 when it is made, one more with each change; for --if-version"`
	Priority           int               `json:"priority" jsonschema:"1 (critical) to 5 (trivial)"`
	Context            string            `json:"context" jsonschema:"Markdown: what to do and how to know it is done"`
	Source             string            `json:"source,omitempty" jsonschema:"github, text or discovery"`
	SourceURL          string            `json:"source_url,omitempty" jsonschema:"where it was first reported"`
	Tags               []string          `json:"tags" jsonschema:"such as wave-2, mvp, spec:SPEC-…"`
	AffectedComponents []string          `json:"affected_components,omitempty"`
	ExpectedBehavior   string            `json:"expected_behavior,omitempty"`
	ActualBehavior     string            `json:"actual_behavior,omitempty"`
	DependsOn          []string          `json:"depends_on" jsonschema:"ids that must be completed first"`
	Files              []string          `json:"files" jsonschema:"claimed paths relative to the project; a folder ends in a slash"`
	ExtendedContext    *issueContext     `json:"extended_context,omitempty"`
	Lifecycle          *issueLifecycle   `json:"lifecycle_requirements,omitempty"`
	Feedback           []issueFeedback   `json:"feedback,omitempty"`
	BoundSolutionID    string            `json:"bound_solution_id,omitempty"`
	SolutionCount      int               `json:"solution_count,omitempty"`
	Lease              *issueLease       `json:"lease,omitempty" jsonschema:"who works on it until when"`
	Evidence           *issues.Evidence  `json:"evidence,omitempty" jsonschema:"what shows that it is done"`
	External           []issues.External `json:"external,omitempty" jsonschema:"the same piece of work in other tools"`
	CreatedAt          string            `json:"created_at" jsonschema:"RFC 3339, UTC"`
	UpdatedAt          string            `json:"updated_at" jsonschema:"RFC 3339, UTC"`
	PlannedAt          string            `json:"planned_at,omitempty"`
	QueuedAt           string            `json:"queued_at,omitempty"`
	CompletedAt        string            `json:"completed_at,omitempty"`
	DeletedAt          string            `json:"deleted_at,omitempty"`
}

// issueContext helps whoever does the work.
type issueContext struct {
	Location     string      `json:"location,omitempty" jsonschema:"where in the code base"`
	SuggestedFix string      `json:"suggested_fix,omitempty"`
	Notes        *issueNotes `json:"notes,omitempty"`
}

// issueNotes say where an issue comes from.
type issueNotes struct {
	Text            string   `json:"text,omitempty"`
	Session         string   `json:"session,omitempty" jsonschema:"the package or roadmap that it was made of"`
	Strategy        string   `json:"strategy,omitempty"`
	OriginalID      string   `json:"original_id,omitempty" jsonschema:"its item there, when that is neither epic nor story"`
	SpecDir         string   `json:"spec_dir,omitempty" jsonschema:"folder of the package, relative to the project"`
	SourceEpic      string   `json:"source_epic,omitempty"`
	SourceStory     string   `json:"source_story,omitempty"`
	Wave            int      `json:"wave,omitempty" jsonschema:"from 1: the longest way to it in the dependency graph"`
	DependsOnIssues []string `json:"depends_on_issues,omitempty" jsonschema:"copy of depends_on as it was exported"`
	SpecDocuments   []string `json:"spec_documents,omitempty" jsonschema:"what to read first, relative to the project"`
	Rules           []string `json:"rules,omitempty" jsonschema:"ids of the project's rules that the work must obey"`
}

// issueLifecycle says how the work is tested, accepted and committed.
type issueLifecycle struct {
	TestStrategy    string `json:"test_strategy,omitempty" jsonschema:"unit, integration, e2e, manual or auto"`
	RegressionScope string `json:"regression_scope,omitempty" jsonschema:"affected, related or full"`
	AcceptanceType  string `json:"acceptance_type,omitempty" jsonschema:"automated, manual or both"`
	CommitStrategy  string `json:"commit_strategy,omitempty" jsonschema:"per-task, squash, atomic, per-issue or per-epic"`
}

// issueLease says who works on an issue until when.
type issueLease struct {
	Owner     string `json:"owner" jsonschema:"who works on it"`
	Token     string `json:"token" jsonschema:"differs from every other lease of the issue"`
	Since     string `json:"since" jsonschema:"RFC 3339, UTC"`
	ExpiresAt string `json:"expires_at" jsonschema:"RFC 3339, UTC: from then on others may take it over"`
	From      string `json:"from,omitempty" jsonschema:"the step before, to which a release takes it back"`
	Commit    string `json:"commit,omitempty" jsonschema:"what was checked out when the work began"`
}

// issueFeedback is a remark of a person or a stage.
type issueFeedback struct {
	Type      string `json:"type" jsonschema:"failure, clarification or rejection"`
	Stage     string `json:"stage" jsonschema:"new, plan or execute"`
	Content   string `json:"content"`
	CreatedAt string `json:"created_at"`
}

// answersSchema describes answers.yaml, as overtone writes it and as a person
// may shorten it: a value, or a list of values, in the place of an entry.
func answersSchema() ([]byte, error) {
	value := &jsonschema.Schema{OneOf: []*jsonschema.Schema{
		{Type: "string"}, {Type: "array", Items: &jsonschema.Schema{Type: "string"}},
	}}
	entry := &jsonschema.Schema{
		Type: "object", Required: []string{"value", "how"}, AdditionalProperties: closed(),
		Properties: map[string]*jsonschema.Schema{
			"value": value,
			"how":   {Type: "string", Enum: []any{"answered", "default"}, Description: "answered by a person, or the documented default"},
		},
	}
	return schemaBytes(&jsonschema.Schema{
		Type: "object", Required: []string{"source_sha256", "answers"}, AdditionalProperties: closed(),
		Properties: map[string]*jsonschema.Schema{
			"source_sha256": {Type: "string", Description: "of the text that the answers belong to"},
			"answers": {
				Type: "object", Description: "every answer by the key of its question",
				AdditionalProperties: &jsonschema.Schema{AnyOf: []*jsonschema.Schema{value.CloneSchemas(), entry}},
			},
		},
	})
}

// closed is the schema that no value fits.
func closed() *jsonschema.Schema { return &jsonschema.Schema{Not: &jsonschema.Schema{}} }
