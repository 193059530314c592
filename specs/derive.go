package specs

import (
	"path"
	"strconv"
	"strings"
)

// derive computes the sections that no type holds, from the whole package.
// Nothing in them may be edited to effect; gates compare them with what they
// were computed from.
func (r *renderer) derive(section string) string {
	switch doc := r.doc.(type) {
	case *Brief:
		return r.links(link(r.phrase("input"), SourceFile), link("glossary.json", GlossaryFile))
	case *Requirement:
		return r.itemTraces(doc.TracesTo, doc.Source)
	case *NFR:
		return r.itemTraces(doc.TracesTo, doc.Source)
	case *RequirementsIndex:
		return r.requirementsSection(section)
	case *Architecture:
		return r.architectureSection(section)
	case *ADR:
		return r.traceList(traceRow{r.phrase("requirements"), doc.TracesTo}, traceRow{}, r.indexLink("architecture_index"))
	case *Epic:
		return r.epicTraces(doc)
	case *EpicsIndex:
		return r.epicsSection(section)
	case *Roadmap:
		return r.roadmapSection(doc, section)
	case *Readiness, *Summary, *ExportReport:
		return r.reportLinks()
	default:
		return ""
	}
}

func link(text, dest string) string { return "[" + text + "](" + dest + ")" }

func (r *renderer) links(links ...string) string {
	return "- " + strings.Join(links, "\n- ")
}

func (r *renderer) indexLink(phrase string) string {
	return "- " + r.phrase("index") + ": " + link(r.phrase(phrase), IndexFile)
}

// itemTraces links a requirement to its goals, its source lines and its index.
func (r *renderer) itemTraces(goals []string, source Source) string {
	var b strings.Builder
	if len(goals) == 0 {
		b.WriteString("- " + r.phrase("goals") + ": " + r.phrase("no_goal_trace") + "\n")
	} else {
		linked := make([]string, len(goals))
		for i, g := range goals {
			linked[i] = link(g, "../"+BriefFile+"#"+r.goalsAnchor())
		}
		b.WriteString("- " + r.phrase("goals") + ": " + strings.Join(linked, ", ") + "\n")
	}
	if source.Kind == Stated {
		b.WriteString("- " + r.phrase("source") + ": " + link("input.md", "../"+SourceFile) + " " + formatLines(source.Lines) + "\n")
	}
	return b.String() + r.indexLink("requirements_index")
}

func (r *renderer) goalsAnchor() string {
	return anchorOf(r.codec.shapes.Kinds[string(KindBrief)].Section("goals").Heading.In(r.lang))
}

// traceRow is a labelled list of ids that are to be linked.
type traceRow struct {
	label string
	ids   []string
}

func (r *renderer) traceList(a, b traceRow, last string) string {
	var out strings.Builder
	for _, row := range []traceRow{a, b} {
		if len(row.ids) > 0 {
			out.WriteString("- " + row.label + ": " + r.itemLinks(row.ids) + "\n")
		}
	}
	return out.String() + last
}

// itemLinks links ids to their files, relative to the document at hand; an id
// without a file stays plain.
func (r *renderer) itemLinks(ids []string) string {
	from := path.Dir(r.doc.Path())
	out := make([]string, len(ids))
	for i, id := range ids {
		out[i] = id
		if at := r.pathOf(id); at != "" {
			out[i] = link(id, relative(from, at))
		}
	}
	return strings.Join(out, ", ")
}

// pathOf finds the file of an item, empty when there is none.
func (r *renderer) pathOf(id string) string {
	if r.paths != nil {
		return r.paths[id]
	}
	if doc := r.pkg.Item(id); doc != nil {
		return doc.Path()
	}
	return ""
}

// indexPaths prepares pathOf for a document that links most of the package;
// for the few links of any other the search is cheaper than the index.
func (r *renderer) indexPaths() {
	if r.paths != nil {
		return
	}
	r.paths = map[string]string{}
	add := func(prefix, id, at string) {
		if _, there := r.paths[id]; !there && strings.HasPrefix(id, prefix) {
			r.paths[id] = at
		}
	}
	for _, d := range r.pkg.Requirements {
		add("REQ-", d.ID, d.Path())
	}
	for _, d := range r.pkg.NFRs {
		add("NFR-", d.ID, d.Path())
	}
	for _, d := range r.pkg.Decisions {
		add("ADR-", d.ID, d.Path())
	}
	for _, d := range r.pkg.Epics {
		add("EPIC-", d.ID, d.Path())
	}
}

// relative gives the way from a folder of the package to a file of it.
func relative(from, to string) string {
	if from == "." {
		return to
	}
	if path.Dir(to) == from {
		return path.Base(to)
	}
	return "../" + to
}

func (r *renderer) epicTraces(e *Epic) string {
	head := ""
	if len(e.DependsOn) > 0 {
		head = "- " + r.phrase("depends_on") + ": " + r.itemLinks(e.DependsOn) + "\n"
	}
	return head + r.traceList(traceRow{r.phrase("requirements"), e.Requirements}, traceRow{r.phrase("decisions"), e.Architecture}, r.indexLink("epics_index"))
}

// reportLinks points from a report at the top of the package to what it is about.
func (r *renderer) reportLinks() string {
	entries := []struct{ phrase, file string }{
		{"brief", BriefFile},
		{"requirements_index", path.Join(RequirementsDir, IndexFile)},
		{"architecture_index", path.Join(ArchitectureDir, IndexFile)},
		{"epics_index", path.Join(EpicsDir, IndexFile)},
	}
	if r.doc.Kind() != KindReadiness {
		entries = append(entries, struct{ phrase, file string }{"readiness", ReadinessFile})
	}
	if r.doc.Kind() == KindExport {
		entries = append(entries, struct{ phrase, file string }{"spec_summary", SummaryFile})
	}
	links := make([]string, len(entries))
	for i, e := range entries {
		links[i] = link(r.phrase(e.phrase), e.file)
	}
	return r.links(links...)
}

// grid prints a table of ready cells under translated column ids.
func (r *renderer) grid(columns []string, rows [][]string) string {
	if len(rows) == 0 {
		return ""
	}
	var b strings.Builder
	for _, c := range columns {
		b.WriteString("| " + r.codec.shapes.Columns[c].In(r.lang) + " ")
	}
	b.WriteString("|\n" + strings.Repeat("| --- ", len(columns)) + "|\n")
	for _, row := range rows {
		for _, cell := range row {
			if cell == "" {
				cell = emptyCell
			}
			b.WriteString("| " + inCell(cell) + " ")
		}
		b.WriteString("|\n")
	}
	return b.String()
}

func (r *renderer) yes(v bool) string {
	return r.codec.shapes.Enum("yesno", strconv.FormatBool(v), r.lang)
}
