// Package specs holds the documents and JSON files of a specification package
// as Go types: what they are called, what they contain, how they are written
// as Markdown and read back with line numbers, and where they lie on disk. It
// knows nothing of phases, engines, gates or issues.
package specs

// Kind is the document_type of a generated Markdown file.
type Kind string

// The kinds, in the order in which a package is written.
const (
	KindBrief        Kind = "product-brief"
	KindRequirements Kind = "requirements-index"
	KindRequirement  Kind = "requirement"
	KindNFR          Kind = "nfr"
	KindArchitecture Kind = "architecture-index"
	KindADR          Kind = "adr"
	KindEpics        Kind = "epics-index"
	KindEpic         Kind = "epic"
	KindReadiness    Kind = "readiness-report"
	KindSummary      Kind = "spec-summary"
	KindExport       Kind = "issue-export-report"
)

// Kinds lists every kind of a package, in package order.
func Kinds() []Kind {
	return []Kind{
		KindBrief, KindRequirements, KindRequirement, KindNFR, KindArchitecture, KindADR,
		KindEpics, KindEpic, KindReadiness, KindSummary, KindExport,
	}
}

// AllKinds lists every kind: those of a package, and the roadmap.
func AllKinds() []Kind { return append(Kinds(), KindRoadmap) }

// Lang is the language of a document's body; ids and keys stay English.
type Lang string

// The languages that have templates, lexicons and packs.
const (
	English Lang = "en"
	Chinese Lang = "zh"
)

// Status is the life cycle of a document: draft, review, complete.
type Status string

// The states of a document.
const (
	StatusDraft    Status = "draft"
	StatusReview   Status = "review"
	StatusComplete Status = "complete"
)

// Priority is a MoSCoW class as written in frontmatter and tables.
type Priority string

// The four classes, highest first.
const (
	Must   Priority = "Must"
	Should Priority = "Should"
	Could  Priority = "Could"
	Wont   Priority = "Won't"
)

// Priorities lists the classes, highest first.
func Priorities() []Priority { return []Priority{Must, Should, Could, Wont} }

// Rank is 0 for Must … 3 for Won't, and 4 for anything else, so that sorting
// by it puts the most important first.
func (p Priority) Rank() int {
	for i, q := range Priorities() {
		if p == q {
			return i
		}
	}
	return len(Priorities())
}

// InRelease says whether a priority belongs to a first release that holds "all",
// "must-should", or else the Musts only.
func (p Priority) InRelease(scope string) bool {
	switch scope {
	case "all":
		return p != Wont
	case "must-should":
		return p == Must || p == Should
	default:
		return p == Must
	}
}

// Meta is the frontmatter that every document carries.
type Meta struct {
	SessionID      string   `front:"session_id" about:"the package it belongs to"`
	Phase          int      `front:"phase" about:"the phase that writes it"`
	DocumentType   Kind     `front:"document_type" about:"the kind of document"`
	Status         Status   `front:"status" words:"draft review complete"`
	GeneratedAt    string   `front:"generated_at" about:"RFC 3339, UTC"`
	StepsCompleted []string `front:"stepsCompleted" about:"names of the phases that have worked on it"`
	Version        int      `front:"version" about:"counts how often it was made anew"`
	Dependencies   []string `front:"dependencies" about:"the files it was made from, relative to the package"`
	Lang           Lang     `front:"lang" about:"language of the text; ids and keys are English" words:"en zh"`
	Unknown        []UnknownKey
	Order          []string // key order of the file when it is not the canonical one
	Extra          []ExtraSection
}

// UnknownKey is a frontmatter key that somebody else wrote. Raw is its YAML
// value as it stands in the file.
type UnknownKey struct{ Key, Raw string }

// ExtraSection is a section that no shape names. It is kept verbatim and
// written again behind the known section After (a section id, empty for the
// beginning).
type ExtraSection struct {
	After string
	Raw   string
	Pos   Pos
}

// Pos is where a parsed thing stands: 1-based line in its file, 0 when it was
// not read from one. It takes no part in a document's identity.
type Pos struct{ Line int }

// Document is any generated Markdown file.
type Document interface {
	// Header gives the common frontmatter, for reading and changing.
	Header() *Meta
	// Kind is fixed by the Go type.
	Kind() Kind
	// Path is the file's slash-separated path inside its package.
	Path() string
}

// Item is one statement with its provenance: a paragraph, a list item.
type Item struct {
	Text   string `json:"text"`
	Source Source `json:"source"`
	Pos    Pos    `json:"-"`
}

// Criterion is an acceptance criterion: a checkbox item.
type Criterion struct {
	Text   string `json:"text"`
	Done   bool   `json:"done,omitempty"`
	Source Source `json:"source"`
	Pos    Pos    `json:"-"`
}

// UserStory is the sentence "As a Role, I want Want, so that Benefit".
type UserStory struct {
	Role    string `json:"role"`
	Want    string `json:"want"`
	Benefit string `json:"benefit"`
	Source  Source `json:"source"`
	Pos     Pos    `json:"-"`
}

// Question is an open question and who can answer it.
type Question struct {
	Text   string `json:"text"   col:"question"`
	Owner  string `json:"owner"  col:"owner"`
	Source Source `json:"source" col:"source"`
	Pos    Pos    `json:"-"`
}

// Risk is something that may go wrong, with what is done about it.
type Risk struct {
	Text        string `json:"text"        col:"risk"`
	Probability string `json:"probability" col:"probability" enum:"level"`
	Impact      string `json:"impact"      col:"impact"      enum:"level"`
	Mitigation  string `json:"mitigation"  col:"mitigation"`
	Source      Source `json:"source"      col:"source"`
	Pos         Pos    `json:"-"`
}
