package specs

import (
	"path"
	"strconv"
	"strings"
)

func (r *renderer) epicsSection(section string) string {
	switch section {
	case "overview":
		return r.epicTable(r.pkg.Epics)
	case "map":
		return r.epicMap()
	case "mvp/included":
		return r.mvpList()
	case "matrix":
		return r.coverageMatrix()
	case "estimation":
		return r.estimation()
	case "references":
		return r.links(
			link(r.phrase("requirements_index"), "../"+path.Join(RequirementsDir, IndexFile)),
			link(r.phrase("architecture_index"), "../"+path.Join(ArchitectureDir, IndexFile)),
			link(r.phrase("brief"), "../"+BriefFile))
	default:
		return ""
	}
}

func (r *renderer) epicTable(epics []*Epic) string {
	var rows [][]string
	for _, e := range epics {
		rows = append(rows, []string{
			link(e.ID, path.Base(e.Path())), e.Title, string(e.Priority), r.yes(e.MVP), e.Size,
			strconv.Itoa(len(e.Stories)), strings.Join(e.DependsOn, ", "),
		})
	}
	return r.grid([]string{"id", "epic", "priority", "mvp", "size", "stories", "depends"}, rows)
}

func (r *renderer) mvpList() string {
	var b strings.Builder
	for _, e := range r.pkg.Epics {
		if e.MVP {
			b.WriteString("- " + link(e.ID, path.Base(e.Path())) + " " + e.Title + "\n")
		}
	}
	return b.String()
}

// coverageMatrix follows every requirement to epics, stories and decisions.
func (r *renderer) coverageMatrix() string {
	r.indexPaths()
	covers := r.pkg.Covers()
	var rows [][]string
	for _, id := range r.pkg.RequirementIDs() {
		cover := covers[id]
		rows = append(rows, []string{
			r.itemLinks([]string{id}), r.itemLinks(cover.Epics), strings.Join(cover.Stories, ", "), r.itemLinks(cover.Decisions),
		})
	}
	return r.grid([]string{"requirement", "epic", "stories", "architecture"}, rows)
}

// estimation counts the stories of every epic by size.
func (r *renderer) estimation() string {
	sizes := []string{"S", "M", "L", "XL"}
	var rows [][]string
	total := make([]int, len(sizes))
	for _, e := range r.pkg.Epics {
		row := []string{e.ID, e.Size}
		for i, size := range sizes {
			n := 0
			for _, s := range e.Stories {
				if s.Size == size {
					n++
				}
			}
			total[i] += n
			row = append(row, strconv.Itoa(n))
		}
		rows = append(rows, row)
	}
	last := []string{r.phrase("total"), ""}
	for _, n := range total {
		last = append(last, strconv.Itoa(n))
	}
	var b strings.Builder
	b.WriteString("| " + r.codec.shapes.Columns["epic"].In(r.lang) + " | " + r.codec.shapes.Columns["size"].In(r.lang))
	b.WriteString(" | " + strings.Join(sizes, " | ") + " |\n" + strings.Repeat("| --- ", 2+len(sizes)) + "|\n")
	for _, row := range append(rows, last) {
		for _, cell := range row {
			if cell == "" {
				cell = emptyCell
			}
			b.WriteString("| " + cell + " ")
		}
		b.WriteString("|\n")
	}
	return b.String()
}

// Cover says what in a package takes care of one requirement.
type Cover struct {
	Epics      []string // EPIC ids that list it
	Stories    []string // STORY ids that trace to it
	Decisions  []string // ADR ids that trace to it
	Components []string // names of components that list it
}

// Coverage finds what takes care of a REQ or NFR, in document order. For many
// ids use Covers, which goes through the package once.
func (p *Package) Coverage(id string) Cover { return p.Covers()[id] }

// Covers finds what takes care of every id that anything names as its
// requirement, in document order.
func (p *Package) Covers() map[string]Cover {
	covers := map[string]Cover{}
	owner, last := 0, map[string]int{} // an owner that names an id twice covers it once
	add := func(ids []string, to func(*Cover)) {
		owner++
		for _, id := range ids {
			if last[id] == owner {
				continue
			}
			last[id] = owner
			c := covers[id]
			to(&c)
			covers[id] = c
		}
	}
	for _, e := range p.Epics {
		add(e.Requirements, func(c *Cover) { c.Epics = append(c.Epics, e.ID) })
		for _, s := range e.Stories {
			add(s.TracesTo, func(c *Cover) { c.Stories = append(c.Stories, s.ID) })
		}
	}
	for _, a := range p.Decisions {
		add(a.TracesTo, func(c *Cover) { c.Decisions = append(c.Decisions, a.ID) })
	}
	if p.Architecture != nil {
		for _, comp := range p.Architecture.Components {
			add(comp.Requirements, func(c *Cover) { c.Components = append(c.Components, comp.Name) })
		}
	}
	return covers
}
