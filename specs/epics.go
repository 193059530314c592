package specs

import "path"

// Epic is epics/EPIC-NNN-slug.md: a piece of work with its stories.
type Epic struct {
	Meta         Meta     `json:"-"`
	ID           string   `json:"id"           front:"id" about:"EPIC-NNN"`
	Title        string   `json:"title"        doc:"title"`
	Priority     Priority `json:"priority"     front:"priority" about:"MoSCoW" words:"Must Should Could Won't"`
	MVP          bool     `json:"mvp"          front:"mvp" about:"part of the first release"`
	Size         string   `json:"size"         front:"size" words:"S M L XL"`
	Requirements []string `json:"requirements" front:"requirements" about:"REQ and NFR ids"`
	Architecture []string `json:"architecture" front:"architecture" about:"ADR ids"`
	DependsOn    []string `json:"dependencies" front:"dependencies" about:"EPIC ids; stands in place of the common key"`
	Source       Source   `json:"source"       front:"source" about:"where it comes from: lines of the input, an answer, or what inferred it"`
	Summary      []Item   `json:"summary"      doc:"summary,prose"`
	Scope        []Item   `json:"scope"        doc:"scope,list"`
	Stories      []Story  `json:"stories"      doc:"stories,group"`
	Risks        []Item   `json:"risks"        doc:"risks,list"`
	Slug         string   `json:"-"`
	Pos          Pos      `json:"-"`
}

// Story is a slice of an epic that one person finishes in days, under an H3
// "STORY-EEE-NNN: title".
type Story struct {
	ID       string      `json:"id"        doc:"heading"`
	Title    string      `json:"title"     doc:"heading"`
	Text     UserStory   `json:"story"     doc:"text,story"`
	Size     string      `json:"size"      doc:"size,fact"`
	TracesTo []string    `json:"traces_to" doc:"traces,fact"`    // REQ and NFR ids
	Needs    []string    `json:"needs"     doc:"dependson,fact"` // story ids that come first
	Criteria []Criterion `json:"criteria"  doc:"criteria,boxes"`
	Source   Source      `json:"source"    doc:"source,fact"`
	Pos      Pos         `json:"-"`
}

// EpicsIndex is epics/_index.md. Overview, map, MVP scope, matrix and
// estimation are derived.
type EpicsIndex struct {
	Meta          Meta       `json:"-"`
	Title         string     `json:"title"          doc:"title"`
	Summary       []Item     `json:"summary"        doc:"summary,prose"`
	Order         []OrderRow `json:"order"          doc:"order,table"`
	Done          []Item     `json:"mvp_done"       doc:"mvp/done,list"`
	Risks         []Risk     `json:"risks"          doc:"risks,table"`
	Versioning    []Item     `json:"versioning"     doc:"versioning,list"`
	OpenQuestions []Question `json:"open_questions" doc:"questions,table"`
}

// OrderRow is a step of the recommended order, with its reason.
type OrderRow struct {
	Epic   string `json:"epic"   col:"epic"`
	Reason string `json:"reason" col:"reason"`
	Source Source `json:"source" col:"source"`
	Pos    Pos    `json:"-"`
}

// SizeOf is the size of an epic of these stories, as S 1, M 3, L 5 and XL 8 add
// up.
func SizeOf(stories []Story) string {
	points := 0
	for i := range stories {
		points += map[string]int{"S": 1, "M": 3, "L": 5, "XL": 8}[stories[i].Size]
	}
	switch {
	case points <= 4:
		return "S"
	case points <= 10:
		return "M"
	case points <= 18:
		return "L"
	default:
		return "XL"
	}
}

// Header gives the common frontmatter.
func (e *Epic) Header() *Meta { return &e.Meta }

// Kind is epic.
func (e *Epic) Kind() Kind { return KindEpic }

// Path is epics/EPIC-NNN-slug.md.
func (e *Epic) Path() string { return path.Join(EpicsDir, fileName(e.ID, e.Slug)) }

// Header gives the common frontmatter.
func (i *EpicsIndex) Header() *Meta { return &i.Meta }

// Kind is epics-index.
func (i *EpicsIndex) Kind() Kind { return KindEpics }

// Path is epics/_index.md.
func (i *EpicsIndex) Path() string { return path.Join(EpicsDir, IndexFile) }
