package specs

import "path"

// Architecture is architecture/_index.md. Diagrams, the ADR table and the
// state machines are derived.
type Architecture struct {
	Meta          Meta         `json:"-"`
	Title         string       `json:"title"          doc:"title"`
	Summary       []Item       `json:"summary"        doc:"summary,prose"`
	Style         []Item       `json:"style"          doc:"overview/style,prose"`
	Components    []Component  `json:"components"     doc:"components/table,table"`
	Stack         []StackRow   `json:"stack"          doc:"stack,table"`
	Storage       []Item       `json:"storage"        doc:"data/storage,list"`
	Endpoints     []Endpoint   `json:"endpoints"      doc:"api/endpoints,table"`
	Signatures    []Signature  `json:"signatures"     doc:"api/signatures,table"`
	Examples      []Example    `json:"examples"       doc:"api/examples,group"`
	Policies      []Policy     `json:"policies"       doc:"api/policies,table"`
	Controls      []Control    `json:"controls"       doc:"security,table"`
	Deployment    []Item       `json:"deployment"     doc:"deployment,list"`
	Mappings      []Mapping    `json:"mappings"       doc:"codebase,table"`
	Qualities     []QualityRow `json:"qualities"      doc:"qualities,table"`
	Settings      []Setting    `json:"settings"       doc:"configuration,table"`
	Errors        []ErrorRule  `json:"errors"         doc:"errors,table"`
	Signals       []Signal     `json:"signals"        doc:"observability,table"`
	Trust         []Item       `json:"trust"          doc:"trust,list"`
	Guidance      []Item       `json:"guidance"       doc:"guidance/decisions,list"`
	BuildOrder    []Item       `json:"build_order"    doc:"guidance/order,list"`
	Testing       []Item       `json:"testing"        doc:"guidance/testing,list"`
	Risks         []Risk       `json:"risks"          doc:"risks,table"`
	OpenQuestions []Question   `json:"open_questions" doc:"questions,table"`
}

// Component is a part of the system with one job.
type Component struct {
	Name           string   `json:"name"           col:"component"`
	Responsibility string   `json:"responsibility" col:"responsibility"`
	Uses           []string `json:"uses"           col:"uses" sep:"; "` // names of components or integrations
	Requirements   []string `json:"requirements"   col:"requirements"`  // REQ and NFR ids
	Source         Source   `json:"source"         col:"source"`
	Pos            Pos      `json:"-"`
}

// StackRow is one technology choice.
type StackRow struct {
	Layer      string `json:"layer"      col:"layer"`
	Technology string `json:"technology" col:"technology"`
	Rationale  string `json:"rationale"  col:"rationale"`
	Licence    string `json:"licence"    col:"licence"`
	Source     Source `json:"source"     col:"source"`
	Pos        Pos    `json:"-"`
}

// Endpoint is one operation of an HTTP-like interface.
type Endpoint struct {
	Method       string   `json:"method"       col:"method"`
	Route        string   `json:"path"         col:"path"`
	Purpose      string   `json:"purpose"      col:"purpose"`
	Requirements []string `json:"requirements" col:"requirements"`
	Source       Source   `json:"source"       col:"source"`
	Pos          Pos      `json:"-"`
}

// Signature is one public function or type of a library, or one command of a
// command line.
type Signature struct {
	Name    string `json:"name"      col:"name"`
	Form    string `json:"signature" col:"signature"`
	Purpose string `json:"purpose"   col:"purpose"`
	Source  Source `json:"source"    col:"source"`
	Pos     Pos    `json:"-"`
}

// Example is a piece of code that shows a use, under an H4 of its title.
type Example struct {
	Title  string `json:"title"    doc:"heading"`
	Syntax string `json:"language" doc:"code,syntax"`
	Code   string `json:"code"     doc:"code,fence"`
	Source Source `json:"source"   doc:"source,fact"`
	Pos    Pos    `json:"-"`
}

// Policy is a rule that holds over the whole interface. Topic is one of the
// names in the enum table "policy": versioning, pagination, idempotency,
// error-format, rate-limits, auth, sla, compatibility, dependency-policy,
// error-types, tenancy, extension-points, quotas, shutdown.
type Policy struct {
	Topic  string `json:"topic"  col:"topic" enum:"policy"`
	Text   string `json:"rule"   col:"rule"`
	Source Source `json:"source" col:"source"`
	Pos    Pos    `json:"-"`
}

// Control is a security measure and the NFRs it serves.
type Control struct {
	Text   string   `json:"control" col:"control"`
	NFRs   []string `json:"nfrs"    col:"nfrs"`
	Source Source   `json:"source"  col:"source"`
	Pos    Pos      `json:"-"`
}

// Mapping says how a component meets the code that exists. Action is extend,
// replace or new.
type Mapping struct {
	Component string `json:"component" col:"component"`
	Module    string `json:"module"    col:"module"`
	Action    string `json:"action"    col:"action" enum:"mapping"`
	Note      string `json:"note"      col:"note"`
	Source    Source `json:"source"    col:"source"`
	Pos       Pos    `json:"-"`
}

// QualityRow says by which tactic the design meets an NFR.
type QualityRow struct {
	NFR    string `json:"nfr"    col:"nfr"`
	Tactic string `json:"tactic" col:"tactic"`
	Source Source `json:"source" col:"source"`
	Pos    Pos    `json:"-"`
}

// Setting is one field of the configuration model.
type Setting struct {
	Name       string `json:"name"       col:"field"`
	Type       string `json:"type"       col:"type"`
	Default    string `json:"default"    col:"default"`
	Constraint string `json:"constraint" col:"constraint"`
	Meaning    string `json:"meaning"    col:"meaning"`
	Source     Source `json:"source"     col:"source"`
	Pos        Pos    `json:"-"`
}

// ErrorRule is what a component does when something fails. Class is transient,
// permanent or degraded.
type ErrorRule struct {
	Component string `json:"component" col:"component"`
	Class     string `json:"class"     col:"class" enum:"failure"`
	Case      string `json:"case"      col:"case"`
	Strategy  string `json:"strategy"  col:"strategy"`
	Source    Source `json:"source"    col:"source"`
	Pos       Pos    `json:"-"`
}

// Signal is a metric, a log event or a health check.
type Signal struct {
	Name    string `json:"name"    col:"name"`
	Type    string `json:"kind"    col:"type" enum:"signal"` // counter, gauge, histogram, event, health
	Meaning string `json:"meaning" col:"meaning"`
	Source  Source `json:"source"  col:"source"`
	Pos     Pos    `json:"-"`
}

// ADR is architecture/ADR-NNN-slug.md: one decision with its alternatives.
type ADR struct {
	Meta     Meta     `json:"-"`
	ID       string   `json:"id"           front:"id" about:"ADR-NNN"`
	Title    string   `json:"title"        doc:"title"`
	Decision string   `json:"decision"     front:"decision" words:"proposed accepted superseded"`
	TracesTo []string `json:"traces_to"    front:"traces_to" about:"requirements that it serves"`
	Date     string   `json:"date"         front:"date" about:"YYYY-MM-DD"`
	Source   Source   `json:"source"       front:"source" about:"where it comes from: lines of the input, an answer, or what inferred it"`
	Context  []Item   `json:"context"      doc:"context,prose"`
	Choice   []Item   `json:"choice"       doc:"decision,prose"`
	Options  []Option `json:"alternatives" doc:"alternatives,group"`
	Positive []Item   `json:"positive"     doc:"consequences/positive,list"`
	Negative []Item   `json:"negative"     doc:"consequences/negative,list"`
	Risks    []Item   `json:"risks"        doc:"consequences/risks,list"`
	Slug     string   `json:"-"`
	Pos      Pos      `json:"-"`
}

// Option is one of the ways an ADR weighs, under an H3 of its name.
type Option struct {
	Name   string `json:"name"   doc:"heading"`
	Chosen bool   `json:"chosen" doc:"chosen,fact"`
	Pros   []Item `json:"pros"   doc:"pros,list"`
	Cons   []Item `json:"cons"   doc:"cons,list"`
	Pos    Pos    `json:"-"`
}

// Header gives the common frontmatter.
func (a *Architecture) Header() *Meta { return &a.Meta }

// Kind is architecture-index.
func (a *Architecture) Kind() Kind { return KindArchitecture }

// Path is architecture/_index.md.
func (a *Architecture) Path() string { return path.Join(ArchitectureDir, IndexFile) }

// Header gives the common frontmatter.
func (a *ADR) Header() *Meta { return &a.Meta }

// Kind is adr.
func (a *ADR) Kind() Kind { return KindADR }

// Path is architecture/ADR-NNN-slug.md.
func (a *ADR) Path() string { return path.Join(ArchitectureDir, fileName(a.ID, a.Slug)) }
