package specs

import "path"

// Requirement is requirements/REQ-NNN-slug.md: one thing the product does.
type Requirement struct {
	Meta          Meta        `json:"-"`
	ID            string      `json:"id"             front:"id" about:"REQ-NNN"`
	Title         string      `json:"title"          doc:"title"`
	Type          string      `json:"type"           front:"type" words:"functional"`
	Priority      Priority    `json:"priority"       front:"priority" about:"MoSCoW" words:"Must Should Could Won't"`
	TracesTo      []string    `json:"traces_to"      front:"traces_to" about:"G-NNN"`
	Source        Source      `json:"source"         front:"source" about:"where it comes from: lines of the input, an answer, or what inferred it"`
	Summary       []Item      `json:"summary"        doc:"summary,prose"`
	Description   []Item      `json:"description"    doc:"description,list"`
	Story         UserStory   `json:"story"          doc:"story,story"`
	Criteria      []Criterion `json:"criteria"       doc:"criteria,boxes"`
	EdgeCases     []Item      `json:"edge_cases"     doc:"edges,list"`
	Notes         []Item      `json:"notes"          doc:"notes,list"`
	OpenQuestions []Question  `json:"open_questions" doc:"questions,table"`
	Entities      []string    `json:"entities"       front:"entities" about:"data it touches, by entity name"`
	Slug          string      `json:"-"`
	Pos           Pos         `json:"-"` // of the frontmatter's id
}

// NFR is requirements/NFR-T-NNN-slug.md: a quality with its measure.
type NFR struct {
	Meta          Meta       `json:"-"`
	ID            string     `json:"id"             front:"id" about:"NFR-CATEGORY-NNN"`
	Title         string     `json:"title"          doc:"title"`
	Type          string     `json:"type"           front:"type" words:"non-functional"`
	Category      string     `json:"category"       front:"category" about:"class of quality" words:"P S SC U R M O C PO A"`
	Priority      Priority   `json:"priority"       front:"priority" about:"MoSCoW" words:"Must Should Could Won't"`
	TracesTo      []string   `json:"traces_to"      front:"traces_to" about:"G-NNN"`
	Source        Source     `json:"source"         front:"source" about:"where it comes from: lines of the input, an answer, or what inferred it"`
	Summary       []Item     `json:"summary"        doc:"summary,prose"`
	Statement     []Item     `json:"statement"      doc:"requirement,list"`
	Targets       []Target   `json:"targets"        doc:"targets,table"`
	Notes         []Item     `json:"notes"          doc:"notes,list"`
	OpenQuestions []Question `json:"open_questions" doc:"questions,table"`
	Slug          string     `json:"-"`
	Pos           Pos        `json:"-"`
}

// Target is one measured aim of an NFR.
type Target struct {
	Metric      string `json:"metric"      col:"metric"`
	Target      string `json:"target"      col:"target"`
	Measurement string `json:"measurement" col:"measurement"`
	Source      Source `json:"source"      col:"source"`
	Pos         Pos    `json:"-"`
}

// RequirementsIndex is requirements/_index.md. Counts, requirement tables and
// the matrix are derived from the other files and not part of the type.
type RequirementsIndex struct {
	Meta          Meta          `json:"-"`
	Title         string        `json:"title"          doc:"title"`
	Summary       []Item        `json:"summary"        doc:"summary,prose"`
	Entities      []Entity      `json:"entities"       doc:"data,group"`
	Flows         []Item        `json:"data_flows"     doc:"flows,list"`
	Integrations  []Integration `json:"integrations"   doc:"integrations,table"`
	Constraints   []Item        `json:"constraints"    doc:"limits/constraints,list"`
	Assumptions   []Item        `json:"assumptions"    doc:"limits/assumptions,list"`
	Rationale     []Item        `json:"rationale"      doc:"rationale,list"`
	OpenQuestions []Question    `json:"open_questions" doc:"questions,table"`
}

// Entity is something the product keeps, under an H3 of its name.
type Entity struct {
	Name        string       `json:"name"        doc:"heading"` // identifier, CamelCase for inferred ones
	Label       string       `json:"label"       doc:"label,fact"`
	Fields      []Field      `json:"fields"      doc:"fields,table"`
	Relations   []Relation   `json:"relations"   doc:"relations,table"`
	States      []string     `json:"states"      doc:"states,fact" sep:"; "`
	Transitions []Transition `json:"transitions" doc:"transitions,table"`
	Source      Source       `json:"source"      doc:"source,fact"`
	Pos         Pos          `json:"-"`
}

// Field is one attribute of an entity.
type Field struct {
	Name       string `json:"name"       col:"field"`
	Type       string `json:"type"       col:"type"`
	Constraint string `json:"constraint" col:"constraint"`
	Source     Source `json:"source"     col:"source"`
	Pos        Pos    `json:"-"`
}

// Relation links an entity to another one. Kind is one-to-one, one-to-many,
// many-to-one or many-to-many.
type Relation struct {
	To     string `json:"to"     col:"to"`
	Kind   string `json:"kind"   col:"relation"`
	Label  string `json:"label"  col:"label"`
	Source Source `json:"source" col:"source"`
	Pos    Pos    `json:"-"`
}

// Transition is one step of an entity's life cycle.
type Transition struct {
	From   string `json:"from"   col:"from"`
	To     string `json:"to"     col:"to"`
	Event  string `json:"event"  col:"event"`
	Source Source `json:"source" col:"source"`
	Pos    Pos    `json:"-"`
}

// Integration is a system outside the product that it talks to.
type Integration struct {
	Name     string `json:"name"     col:"system"`
	Purpose  string `json:"purpose"  col:"purpose"`
	Protocol string `json:"protocol" col:"protocol"`
	Failure  string `json:"failure"  col:"failure"`
	Source   Source `json:"source"   col:"source"`
	Pos      Pos    `json:"-"`
}

// Header gives the common frontmatter.
func (r *Requirement) Header() *Meta { return &r.Meta }

// Kind is requirement.
func (r *Requirement) Kind() Kind { return KindRequirement }

// Path is requirements/ID-slug.md.
func (r *Requirement) Path() string { return path.Join(RequirementsDir, fileName(r.ID, r.Slug)) }

// Header gives the common frontmatter.
func (n *NFR) Header() *Meta { return &n.Meta }

// Kind is nfr.
func (n *NFR) Kind() Kind { return KindNFR }

// Path is requirements/ID-slug.md.
func (n *NFR) Path() string { return path.Join(RequirementsDir, fileName(n.ID, n.Slug)) }

// Header gives the common frontmatter.
func (i *RequirementsIndex) Header() *Meta { return &i.Meta }

// Kind is requirements-index.
func (i *RequirementsIndex) Kind() Kind { return KindRequirements }

// Path is requirements/_index.md.
func (i *RequirementsIndex) Path() string { return path.Join(RequirementsDir, IndexFile) }
