package specs

import (
	"path"
	"slices"
	"strconv"
	"strings"

	"github.com/overtone-cli/overtone/specs/wording"
)

func (r *renderer) requirementsSection(section string) string {
	switch section {
	case "counts":
		return r.priorityCounts()
	case "functional":
		return r.functionalTable()
	case "nonfunctional":
		return r.nonFunctionalTable()
	case "matrix":
		return r.goalMatrix()
	case "references":
		return r.links(link(r.phrase("brief"), "../"+BriefFile), link(r.phrase("input"), "../"+SourceFile))
	default:
		return ""
	}
}

// priorityCounts counts functional and other requirements per MoSCoW class.
func (r *renderer) priorityCounts() string {
	var rows [][]string
	total := [2]int{}
	for _, p := range Priorities() {
		functional, other := 0, 0
		for _, q := range r.pkg.Requirements {
			if q.Priority == p {
				functional++
			}
		}
		for _, q := range r.pkg.NFRs {
			if q.Priority == p {
				other++
			}
		}
		total[0] += functional
		total[1] += other
		if functional+other > 0 {
			rows = append(rows, []string{string(p), strconv.Itoa(functional), strconv.Itoa(other)})
		}
	}
	rows = append(rows, []string{r.phrase("total"), strconv.Itoa(total[0]), strconv.Itoa(total[1])})
	return r.grid([]string{"priority", "requirements", "nfr"}, rows)
}

func (r *renderer) functionalTable() string {
	var rows [][]string
	for _, q := range r.pkg.Requirements {
		rows = append(rows, []string{
			link(q.ID, path.Base(q.Path())), q.Title, string(q.Priority), strings.Join(q.TracesTo, ", "), withMark("", q.Source),
		})
	}
	return r.grid([]string{"id", "requirement", "priority", "goal", "source"}, rows)
}

func (r *renderer) nonFunctionalTable() string {
	var rows [][]string
	for _, q := range r.pkg.NFRs {
		rows = append(rows, []string{
			link(q.ID, path.Base(q.Path())), q.Title, string(q.Priority), r.targetsOf(q), withMark("", q.Source),
		})
	}
	return r.grid([]string{"id", "requirement", "priority", "target", "source"}, rows)
}

// targetsOf are all targets of a quality. One that stands in its title needs no name;
// of any other it is said what it measures, which is not what the title says.
func (r *renderer) targetsOf(q *NFR) string {
	colon, mark := ": ", "; "
	if r.lang == string(Chinese) {
		colon, mark = "：", "；"
	}
	parts := make([]string, 0, len(q.Targets))
	for i := range q.Targets {
		t := &q.Targets[i]
		if len(q.Targets) == 1 && (wording.FiguresIn(t.Target, q.Title) || TitleMeasures(q)) {
			return t.Target // the title says what is measured
		}
		if MetricTells(t) {
			parts = append(parts, t.Target)
			continue
		}
		parts = append(parts, t.Metric+colon+t.Target)
	}
	return strings.Join(parts, mark)
}

// TitleMeasures says that what a quality is measured by is what its title says, with "time
// until" before it at most.
func TitleMeasures(q *NFR) bool {
	if len(q.Targets) == 0 {
		return false
	}
	lead, ok := strings.CutSuffix(strings.ToLower(q.Targets[0].Metric), strings.ToLower(q.Title))
	return ok && len(strings.Fields(lead)) <= mostLead
}

// MetricTells says that the metric of a target is a sentence that tells the target itself:
// "A token is valid for 60 minutes". Behind it the number would be said twice.
func MetricTells(t *Target) bool {
	metric, target := Plain(t.Metric), Plain(t.Target)
	return target != "" && (wording.FiguresIn(target, metric) || strings.Contains(strings.ToLower(metric), strings.ToLower(target)))
}

// mostLead is how many words stand before a title that still measure the same.
const mostLead = 2

// goalMatrix lists for every goal the requirements that trace to it.
func (r *renderer) goalMatrix() string {
	if r.pkg.Brief == nil {
		return ""
	}
	r.indexPaths()
	var rows [][]string
	for _, g := range r.pkg.Brief.Goals {
		ids := r.pkg.TracingTo(g.ID)
		rows = append(rows, []string{g.ID, g.Text, r.itemLinks(ids)})
	}
	return r.grid([]string{"id", "goal", "requirements"}, rows)
}

// TracingTo lists the requirements, functional ones first, that name a goal.
func (p *Package) TracingTo(goal string) []string {
	var ids []string
	for _, q := range p.Requirements {
		if slices.Contains(q.TracesTo, goal) {
			ids = append(ids, q.ID)
		}
	}
	for _, q := range p.NFRs {
		if slices.Contains(q.TracesTo, goal) {
			ids = append(ids, q.ID)
		}
	}
	return ids
}
