package specs

import (
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/specs/markdown"
)

// Package is one specification with everything that is in its folder. A part
// that is missing on disk is nil.
type Package struct {
	Dir               string // folder as given to Load, for messages
	ID                string // name of the folder
	Config            *Config
	Discovery         *Discovery
	Refined           *Refined
	Glossary          *Glossary
	Brief             *Brief
	RequirementsIndex *RequirementsIndex
	Requirements      []*Requirement
	NFRs              []*NFR
	Architecture      *Architecture
	Decisions         []*ADR
	EpicsIndex        *EpicsIndex
	Epics             []*Epic
	Readiness         *Readiness
	Summary           *Summary
	Export            *ExportReport

	Parsed   []*Parsed // every Markdown document that was read, sorted by file
	Files    []string  // every regular file of the folder, slash-separated, sorted
	Troubles []error   // files that could not be read, each a *problem.Problem with its file
}

// Documents lists the documents that are there, in package order.
func (p *Package) Documents() []Document {
	var out []Document
	add := func(d Document, there bool) {
		if there {
			out = append(out, d)
		}
	}
	add(p.Brief, p.Brief != nil)
	add(p.RequirementsIndex, p.RequirementsIndex != nil)
	for _, d := range p.Requirements {
		out = append(out, d)
	}
	for _, d := range p.NFRs {
		out = append(out, d)
	}
	add(p.Architecture, p.Architecture != nil)
	for _, d := range p.Decisions {
		out = append(out, d)
	}
	add(p.EpicsIndex, p.EpicsIndex != nil)
	for _, d := range p.Epics {
		out = append(out, d)
	}
	add(p.Readiness, p.Readiness != nil)
	add(p.Summary, p.Summary != nil)
	add(p.Export, p.Export != nil)
	return out
}

// Put files a document where it belongs, in place of one with the same id.
func (p *Package) Put(doc Document) {
	switch d := doc.(type) {
	case *Brief:
		p.Brief = d
	case *RequirementsIndex:
		p.RequirementsIndex = d
	case *Requirement:
		p.Requirements = put(p.Requirements, d, func(r *Requirement) string { return r.ID })
	case *NFR:
		p.NFRs = put(p.NFRs, d, func(n *NFR) string { return n.ID })
	case *Architecture:
		p.Architecture = d
	case *ADR:
		p.Decisions = put(p.Decisions, d, func(a *ADR) string { return a.ID })
	case *EpicsIndex:
		p.EpicsIndex = d
	case *Epic:
		p.Epics = put(p.Epics, d, func(e *Epic) string { return e.ID })
	case *Readiness:
		p.Readiness = d
	case *Summary:
		p.Summary = d
	case *ExportReport:
		p.Export = d
	}
}

func put[T any](list []*T, doc *T, id func(*T) string) []*T {
	if own := id(doc); own != "" {
		for i, old := range slices.Backward(list) { // an id comes again right away, if at all
			if id(old) == own {
				list[i] = doc
				return list
			}
		}
	}
	return append(list, doc)
}

// Item finds the document of a REQ, NFR, ADR or EPIC id, nil when there is none.
func (p *Package) Item(id string) Document {
	switch {
	case strings.HasPrefix(id, "REQ-"):
		for _, d := range p.Requirements {
			if d.ID == id {
				return d
			}
		}
	case strings.HasPrefix(id, "NFR-"):
		for _, d := range p.NFRs {
			if d.ID == id {
				return d
			}
		}
	case strings.HasPrefix(id, "ADR-"):
		for _, d := range p.Decisions {
			if d.ID == id {
				return d
			}
		}
	case strings.HasPrefix(id, "EPIC-"):
		for _, d := range p.Epics {
			if d.ID == id {
				return d
			}
		}
	}
	return nil
}

// RequirementIDs lists every REQ and then every NFR.
func (p *Package) RequirementIDs() []string {
	out := make([]string, 0, len(p.Requirements)+len(p.NFRs))
	for _, r := range p.Requirements {
		out = append(out, r.ID)
	}
	for _, n := range p.NFRs {
		out = append(out, n.ID)
	}
	return out
}

// Story finds a story and its epic by id, nil when there is none.
func (p *Package) Story(id string) (*Epic, *Story) {
	for _, e := range p.Epics {
		for i := range e.Stories {
			if e.Stories[i].ID == id {
				return e, &e.Stories[i]
			}
		}
	}
	return nil, nil
}

// Lang is the language of the package's documents.
func (p *Package) Lang() Lang {
	switch {
	case p.Config != nil && p.Config.Lang != "":
		return p.Config.Lang
	case p.Brief != nil && p.Brief.Meta.Lang != "":
		return p.Brief.Meta.Lang
	default:
		return English
	}
}

// ParsedAt finds what was read from a file of the package, nil when nothing was.
func (p *Package) ParsedAt(file string) *Parsed {
	for _, d := range p.Parsed {
		if d.File == file {
			return d
		}
	}
	return nil
}

func anchorOf(heading string) string { return markdown.Anchor(heading, nil) }

// Remove takes the document of a file out of the package.
func (p *Package) Remove(file string) {
	same := func(d Document) bool { return d.Path() == file }
	p.Requirements = slices.DeleteFunc(p.Requirements, func(d *Requirement) bool { return same(d) })
	p.NFRs = slices.DeleteFunc(p.NFRs, func(d *NFR) bool { return same(d) })
	p.Decisions = slices.DeleteFunc(p.Decisions, func(d *ADR) bool { return same(d) })
	p.Epics = slices.DeleteFunc(p.Epics, func(d *Epic) bool { return same(d) })
	p.Parsed = slices.DeleteFunc(p.Parsed, func(d *Parsed) bool { return d.File == file })
	p.Files = slices.DeleteFunc(p.Files, func(f string) bool { return f == file })
}
