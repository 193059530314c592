// Package analysis says what can be thought about and by whom: the typed
// tasks with their JSON Schemas and prompts, the Engine that answers them, and
// the chain that asks one engine after the other. It knows no engine.
package analysis

import (
	"context"
	"strings"

	"github.com/overtone-cli/overtone/specs"
)

// Engine answers tasks: the embedded one, an external program, later a model.
type Engine interface {
	// Name is what the records call it: "embedded", "cmd:claude".
	Name() string
	// Answer fills out, a pointer to the task's output type, from in, a pointer
	// to its input type. It fails when it cannot; the chain then asks the next.
	Answer(ctx context.Context, task Task, in, out any) error
}

// Task is one kind of question to an engine.
type Task struct {
	Name    string     // "seed-analysis"
	Purpose string     // one sentence, for help and prompts
	Prompt  string     // instructions for a model
	NewIn   func() any // pointer to an empty input
	NewOut  func() any // pointer to an empty output
	Local   bool       // only the last engine is asked: the measure of all answers must not depend on who gives them

	form func() (*form, error) // its schemas, worked out once
}

// Source is the text that a specification is made from, as it was copied into
// the package: UTF-8, line ends "\n", secrets masked. Line n of every
// provenance is line n of Text, counted from 1.
type Source struct {
	Name   string `json:"name"` // path as given, or "text"
	Text   string `json:"text"`
	SHA256 string `json:"sha256"`
	Plain  bool   `json:"plain"` // not Markdown: a .txt file or a sentence
}

// Common is what every task is told.
type Common struct {
	Source   Source                 `json:"source"`
	Lang     specs.Lang             `json:"lang"`
	Depth    string                 `json:"depth"`     // light, standard, comprehensive
	SpecType string                 `json:"spec_type"` // service, api, library, platform; empty: to be inferred
	Focus    []string               `json:"focus"`
	Date     string                 `json:"date"` // YYYY-MM-DD
	Codebase *specs.CodebaseContext `json:"codebase"`

	// Rules are those of the project, which bind whatever is proposed.
	Rules []specs.ProjectRule `json:"project_rules,omitempty"`

	// Answers is what a person said beyond the source, in the order in which it
	// was asked. Entry n of a round is question n of its provenance.
	Answers []specs.Exchange `json:"answers"`

	// Scope is what a person moved over the border of the scope in the review of
	// the brief, nil before it and when nothing was moved.
	Scope *specs.ScopeReview `json:"scope_review,omitempty"`
}

// Shared gives what every task is told, of any task's input.
func (c *Common) Shared() *Common { return c }

// Fact is one statement of the source.
type Fact struct {
	Kind     string       `json:"kind"` // see the enum table "fact" of shapes.yaml
	Text     string       `json:"text"`
	Source   specs.Source `json:"source"`
	Priority string       `json:"priority,omitempty"` // must, should, could, wont
	Class    string       `json:"class,omitempty"`    // NFR category of a quality
}

// SeedInput asks for a first understanding.
type SeedInput struct{ Common }

// SeedOutput is what phase 1 understood.
type SeedOutput struct {
	Title      string             `json:"title"` // name of the product or change
	Lang       specs.Lang         `json:"lang"`
	Analysis   specs.SeedAnalysis `json:"analysis"`
	Complexity string             `json:"complexity"` // simple, moderate, complex
	SpecType   string             `json:"spec_type"`
	FocusAreas []string           `json:"focus_areas"`
	Risks      []string           `json:"risks"`
	Questions  []string           `json:"open_questions"`
}

// FactsInput asks for every statement of the source.
type FactsInput struct{ Common }

// FactsOutput lists the statements, and the lines that state nothing.
type FactsOutput struct {
	Facts       []Fact            `json:"facts"`
	Boilerplate []specs.LineRange `json:"boilerplate"`
	Unread      []Fact            `json:"unread"` // lines that were read but not understood, kind "note"
}

// GapInput asks what is missing or unclear.
type GapInput struct {
	Common
	Seed    SeedOutput     `json:"seed"`
	Refined *specs.Refined `json:"refined"` // after the first round
	Round   int            `json:"round"`   // from 1
}

// GapOutput is the gap analysis of one round.
type GapOutput struct {
	Score      int         `json:"completeness_score"` // 1–10
	Missing    []string    `json:"missing_dimensions"` // scope, scenarios, quality, integrations, data, errors
	Areas      []Area      `json:"clarification_areas"`
	Expansions []Expansion `json:"expansion_recommendations"`
}

// TopicQuestion is the topic of an answer to a question that the source asks;
// TopicProblem that of the problem in a person's own words, and TopicDesign that
// of feedback on a design.
const (
	TopicQuestion = "question"
	TopicProblem  = "problem"
	TopicDesign   = "design"
)

// What a person can say that a statement is, when it was understood as something
// else. KindDropped takes it back.
const (
	KindFeature     = "feature"
	KindQuality     = "quality"
	KindConstraint  = "constraint"
	KindNonGoal     = "non_goal"
	KindAssumption  = "assumption"
	KindIntegration = "integration"
	KindData        = "data"
	KindQuestion    = "question"
	KindDropped     = "dropped"
)

// correctedTo begins the topic of a statement that a person corrected.
const correctedTo = "corrected: "

// CorrectedTopic is the topic of a statement that is of a kind because a person
// said so.
func CorrectedTopic(kind string) string { return correctedTo + kind }

// CorrectedKind is the kind that a person gave a statement of a topic, empty
// when nobody corrected it.
func CorrectedKind(topic string) string {
	if kind, ok := strings.CutPrefix(topic, correctedTo); ok {
		return kind
	}
	return ""
}

// Area is one unclear point with questions and suggestions.
type Area struct {
	Dimension   string   `json:"dimension"`
	Name        string   `json:"area"`
	Why         string   `json:"why"`
	Questions   []string `json:"questions"`
	Suggestions []string `json:"suggestions"`
	Rule        string   `json:"rule"` // pack or rule behind it
}

// Without is the area without the questions that were asked, and without their
// suggestions. It has no questions when all were.
func (a Area) Without(asked func(question string) bool) Area {
	open := a
	open.Questions, open.Suggestions = nil, nil
	for i, q := range a.Questions {
		if asked(q) {
			continue
		}
		open.Questions = append(open.Questions, q)
		if i < len(a.Suggestions) {
			open.Suggestions = append(open.Suggestions, a.Suggestions[i])
		}
	}
	return open
}

// Expansion is something worth adding.
type Expansion struct {
	Text     string `json:"text"`
	Priority string `json:"priority"` // high, medium, low
	Rule     string `json:"rule"`
}

// ExpansionInput asks for the refined requirements.
type ExpansionInput struct {
	Common
	Seed   SeedOutput `json:"seed"`
	Gap    GapOutput  `json:"gap"`
	Accept bool       `json:"accept"` // take the suggestions over, marked as inferred
}

// ExpansionOutput is the content of refined-requirements.json.
type ExpansionOutput struct {
	Refined specs.Refined `json:"refined"`
}

// Perspective roles.
const (
	Product   = "product"
	Technical = "technical"
	User      = "user"
)

// PerspectiveInput asks for one point of view.
type PerspectiveInput struct {
	Common
	Role    string        `json:"role"` // product, technical, user
	Seed    SeedOutput    `json:"seed"`
	Refined specs.Refined `json:"refined"`
}

// PerspectiveOutput is what one point of view sees.
type PerspectiveOutput struct {
	Role     string       `json:"role"`
	Points   []specs.Item `json:"points"`
	Concerns []specs.Item `json:"concerns"`
}

// SynthesisInput asks for the brief, from the points of view that answered.
type SynthesisInput struct {
	Common
	Seed         SeedOutput          `json:"seed"`
	Refined      specs.Refined       `json:"refined"`
	Perspectives []PerspectiveOutput `json:"perspectives"`
}

// SynthesisOutput is the content of the brief and the glossary.
type SynthesisOutput struct {
	Brief specs.Brief  `json:"brief"`
	Terms []specs.Term `json:"terms"`
}

// RequirementsInput asks for requirements.
type RequirementsInput struct {
	Common
	Refined specs.Refined `json:"refined"`
	Brief   specs.Brief   `json:"brief"`
	Terms   []specs.Term  `json:"terms"`
}

// RequirementsOutput is the content of requirements/. Ids are given, slugs too.
type RequirementsOutput struct {
	Requirements []specs.Requirement     `json:"requirements"`
	NFRs         []specs.NFR             `json:"nfrs"`
	Index        specs.RequirementsIndex `json:"index"`
}

// Note is a remark of a review.
type Note struct {
	Target   string `json:"target"` // id of the item
	Severity string `json:"severity"`
	Message  string `json:"message"`
	Fix      string `json:"fix"`
}

// RequirementsReviewInput asks for a review before files are written.
type RequirementsReviewInput struct {
	Common
	Brief specs.Brief        `json:"brief"`
	Draft RequirementsOutput `json:"draft"`
}

// RequirementsReviewOutput holds remarks and the corrected draft.
type RequirementsReviewOutput struct {
	Notes   []Note             `json:"notes"`
	Revised RequirementsOutput `json:"revised"`
}

// ArchitectureInput asks for a design.
type ArchitectureInput struct {
	Common
	Brief        specs.Brief        `json:"brief"`
	Requirements RequirementsOutput `json:"requirements"`
	Wishes       *DesignWishes      `json:"wishes,omitempty"` // none for the first draft
	Border       *BorderMoved       `json:"border_moved,omitempty"`
}

// DesignWishes is what a person wants of a design beside the words in Answers.
type DesignWishes struct {
	Before  ArchitectureOutput `json:"before"`  // the draft that was shown
	Choices []DesignChoice     `json:"choices"` // options that a person took
	Simple  bool               `json:"simple"`  // leave out what no statement and no requirement needs
}

// DesignChoice is an option that a person takes for a decision.
type DesignChoice struct {
	Decision string `json:"decision"` // its title
	Former   string `json:"former"`   // the option that the draft took
	Option   string `json:"option"`
}

// DesignRound is the round of the answers that are feedback on a design: the
// one after the rounds of clarification.
const DesignRound = 6

// ArchitectureOutput is the content of architecture/.
type ArchitectureOutput struct {
	Architecture specs.Architecture `json:"architecture"`
	Decisions    []specs.ADR        `json:"decisions"`
}

// ArchitectureReviewInput asks for a review of a design.
type ArchitectureReviewInput struct {
	Common
	Requirements RequirementsOutput `json:"requirements"`
	Draft        ArchitectureOutput `json:"draft"`
}

// ArchitectureReviewOutput holds remarks and the corrected draft.
type ArchitectureReviewOutput struct {
	Notes   []Note             `json:"notes"`
	Revised ArchitectureOutput `json:"revised"`
}

// EpicsInput asks for epics and stories.
type EpicsInput struct {
	Common
	Brief        specs.Brief        `json:"brief"`
	Requirements RequirementsOutput `json:"requirements"`
	Architecture ArchitectureOutput `json:"architecture"`
	MVPScope     string             `json:"mvp_scope"` // must, must-should, all
	Border       *BorderMoved       `json:"border_moved,omitempty"`
}

// BorderMoved is what was wanted before and after a review moved things over
// the border of the scope; there is none when it moved nothing. What the review
// did not touch keeps the numbers that it has in the whole.
type BorderMoved struct {
	Whole specs.Refined `json:"whole"`
	Left  specs.Refined `json:"left"`
}

// EpicsOutput is the content of epics/.
type EpicsOutput struct {
	Epics []specs.Epic     `json:"epics"`
	Index specs.EpicsIndex `json:"index"`
	Last  int              `json:"last_number,omitempty"` // highest number of an epic in the whole scope, 0 when there is no other
}

// EpicsReviewInput asks for a review of the epics.
type EpicsReviewInput struct {
	Common
	Requirements RequirementsOutput `json:"requirements"`
	Draft        EpicsOutput        `json:"draft"`
}

// EpicsReviewOutput holds remarks and the corrected draft.
type EpicsReviewOutput struct {
	Notes   []Note      `json:"notes"`
	Revised EpicsOutput `json:"revised"`
}

// EpicsRetellInput asks to describe epics that a person has merged or split.
// They come in the order of work.
type EpicsRetellInput struct {
	Common
	Brief        specs.Brief        `json:"brief"`
	Requirements RequirementsOutput `json:"requirements"`
	Architecture ArchitectureOutput `json:"architecture"`
	MVPScope     string             `json:"mvp_scope"` // must, must-should, all
	Epics        []specs.Epic       `json:"epics"`
	Changed      []string           `json:"changed"` // EPIC ids
}

// EpicsRetellOutput holds words only: how the work is cut is not for an engine
// to change.
type EpicsRetellOutput struct {
	Told  []EpicWords      `json:"told"`
	Index specs.EpicsIndex `json:"index"`
}

// EpicWords describe one epic.
type EpicWords struct {
	Epic    string       `json:"epic"`
	Summary []specs.Item `json:"summary"`
	Scope   []specs.Item `json:"scope"`
	Risks   []specs.Item `json:"risks"`
}

// RepairInput asks for a better text in place of one that a gate refused.
type RepairInput struct {
	Common
	Rule    string `json:"rule"`    // gate rule that was broken
	Message string `json:"message"` // what the gate said
	Target  string `json:"target"`  // id of the item
	Title   string `json:"title"`   // its title
	Text    string `json:"text"`    // the text refused, empty when something is missing
	Want    string `json:"want"`    // criterion, description, trace, section
}

// RepairOutput is the better text, or a question when no known fact gives one.
type RepairOutput struct {
	Text     string       `json:"text"`
	Source   specs.Source `json:"source"`
	Question string       `json:"question"`
}

// CodebaseInput asks what of an explored codebase matters for the topic.
type CodebaseInput struct {
	Common
	Explored specs.CodebaseContext `json:"explored"`
}

// CodebaseOutput is the exploration with what the engine added to it.
type CodebaseOutput struct {
	Codebase specs.CodebaseContext `json:"codebase"`
}
