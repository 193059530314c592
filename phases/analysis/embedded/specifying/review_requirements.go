package specifying

import (
	"slices"
	"strconv"
	"strings"

	"github.com/overtone-cli/overtone/phases/analysis"
	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/completing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
)

// sameMeaning is the share of common words from which on two requirements are
// taken for one.
const sameMeaning = 0.8

// reviewer collects the remarks on a draft while it corrects a copy of it.
type reviewer struct {
	w   *Specifier
	out *analysis.RequirementsReviewOutput
}

// ReviewRequirements checks testability, wording, scope, overlaps and the data
// model of a draft, whoever wrote it. Ids stay; a statement of the source is
// never dropped: what cannot be kept as a criterion becomes a note.
func (w *Specifier) ReviewRequirements(in *analysis.RequirementsReviewInput, out *analysis.RequirementsReviewOutput) {
	out.Revised = in.Draft
	out.Revised.Requirements = slices.Clone(in.Draft.Requirements)
	out.Revised.NFRs = slices.Clone(in.Draft.NFRs)
	out.Revised.Index.Entities = slices.Clone(in.Draft.Index.Entities)
	v := &reviewer{w, out}
	for i := range out.Revised.Requirements {
		r := &out.Revised.Requirements[i]
		r.Criteria, r.Notes = slices.Clone(r.Criteria), slices.Clone(r.Notes)
		r.OpenQuestions, r.Description = slices.Clone(r.OpenQuestions), slices.Clone(r.Description)
		v.criteria(r)
		v.wording(r.ID, r.Priority, &r.Description)
		v.scope(in.Brief.NonGoals, r)
	}
	for i := range out.Revised.NFRs {
		n := &out.Revised.NFRs[i]
		n.Statement = slices.Clone(n.Statement)
		v.wording(n.ID, n.Priority, &n.Statement)
	}
	v.data()
	v.overlaps()
}

func (v *reviewer) note(target, phrase string, pairs ...string) {
	v.out.Notes = append(v.out.Notes, analysis.Note{
		Target: target, Severity: "warning", Message: v.w.Say(phrase, pairs...), Fix: v.w.Say(phrase + "_fix"),
	})
}

// criteria moves what nobody can measure to the notes, with a question, and
// completes what is then too little.
func (v *reviewer) criteria(r *specs.Requirement) {
	d := v.w.draftOf(r)
	var good []specs.Criterion
	var weak []specs.Item
	for _, c := range r.Criteria {
		if v.w.Table.Weak.Untestable(c.Text) {
			v.note(r.ID, "review_weak", "text", c.Text)
			if c.Source.Kind != specs.Inferred {
				weak = append(weak, specs.Item{Text: c.Text, Source: c.Source})
			}
			continue
		}
		good = append(good, c)
	}
	whole := len(good) == len(r.Criteria)
	if whole && len(good) >= completing.MinCriteria || whole && len(good) > 0 && writtenHere(r) {
		return
	}
	if len(r.Criteria) < completing.MinCriteria {
		v.note(r.ID, "review_criteria", "count", strconv.Itoa(len(r.Criteria)))
	}
	d.Requirement = *r
	d.Requirement.Criteria = good
	v.w.completeCriteria(&d, weak)
	*r = d.Requirement
}

// writtenHere says that the engine wrote a requirement, from all that the source
// says of it: its title alone gives no better criterion than it found then.
func writtenHere(r *specs.Requirement) bool {
	return len(r.Summary) > 0 && r.Summary[0].Source.Rule == phrasing.Rule("summary-of-requirement").Rule
}

// draftOf takes a requirement back to what its sentences are made of.
func (w *Specifier) draftOf(r *specs.Requirement) Draft {
	d := Draft{Use: completing.Use{Actor: r.Story.Role, Person: r.Story.Role != ""}, Requirement: *r}
	d.Feature = specs.Feature{Name: r.Title, Description: r.Title, Source: r.Source}
	d.Action = w.Impersonal(w.Phrase(strings.TrimPrefix(r.Story.Want, "to ")))
	if d.Action == "" {
		d.Action = w.Phrase(r.Title)
	}
	d.Statement = w.TakeApart(r.Title)
	if d.Actor == "" {
		d.Actor = w.User
	}
	return d
}

// wording adds the word of RFC 2119 that the priority calls for.
func (v *reviewer) wording(id string, p specs.Priority, statements *[]specs.Item) {
	for _, it := range *statements {
		if _, s := wording.HasRFC2119(it.Text); s != wording.Unbound {
			return
		}
	}
	if len(*statements) == 0 {
		return
	}
	v.note(id, "review_rfc")
	first := (*statements)[0]
	d := Draft{Use: completing.Use{Actor: v.w.User}, Requirement: specs.Requirement{Priority: p}}
	d.Statement = v.w.TakeApart(first.Text)
	d.Action = v.w.Phrase(first.Text)
	(*statements)[0] = specs.Item{Text: phrasing.Finished(v.w.bound(d.Statement, &d)), Source: first.Source}
}

// scope points at requirements that say what a non-goal excludes.
func (v *reviewer) scope(nonGoals []specs.NonGoal, r *specs.Requirement) {
	if r.Priority == specs.Wont {
		return
	}
	words := wording.Keywords(r.Title)
	for _, n := range nonGoals {
		other := wording.Keywords(n.Text)
		if len(other) < 2 || len(words) < 2 || wording.Overlap(other, words) < 1 && wording.Overlap(words, other) < 1 {
			continue
		}
		v.note(r.ID, "review_scope", "text", n.Text)
		return
	}
}

// data gives entities without fields an identity, and drops references to
// entities that the model lacks.
func (v *reviewer) data() {
	there := map[string]bool{}
	for i := range v.out.Revised.Index.Entities {
		e := &v.out.Revised.Index.Entities[i]
		there[e.Name] = true
		if len(e.Fields) == 0 {
			v.note(e.Name, "review_data", "entity", e.Name)
			v.w.completeEntity(&dataModel{}, e)
		}
	}
	for i := range v.out.Revised.Requirements {
		r := &v.out.Revised.Requirements[i]
		var kept []string
		for _, name := range r.Entities {
			if there[name] {
				kept = append(kept, name)
				continue
			}
			v.note(r.ID, "review_entity", "entity", name)
		}
		r.Entities = kept
	}
}

// overlaps asks about pairs of requirements that say nearly the same. A pair
// must share one of the three rarest words of either, which keeps the work
// linear in practice.
func (v *reviewer) overlaps() {
	reqs := v.out.Revised.Requirements
	words, marks := make([][]string, len(reqs)), make([][]string, len(reqs))
	posting := map[string][]int{}
	for i := range reqs {
		text := reqs[i].Title + " " + phrasing.ItemsText(reqs[i].Description)
		words[i], marks[i] = wording.Keywords(text), wording.Marks(text)
		for _, k := range words[i] {
			posting[k] = append(posting[k], i)
		}
	}
	for i := range reqs {
		rare := slices.Clone(words[i])
		slices.SortStableFunc(rare, func(a, b string) int { return len(posting[a]) - len(posting[b]) })
		seen := map[int]bool{}
		for _, k := range phrasing.FirstN(rare, 3) {
			for _, j := range phrasing.FirstN(posting[k], 50) {
				if j >= i || seen[j] || reqs[i].Source.Kind == specs.Inferred && reqs[j].Source.Kind == specs.Inferred {
					continue
				}
				seen[j] = true
				if phrasing.SameLines(reqs[i].Source, reqs[j].Source) || completing.Jaccard(words[i], words[j]) <= sameMeaning ||
					!slices.Equal(marks[i], marks[j]) {
					continue
				}
				v.note(reqs[i].ID, "review_overlap", "id", reqs[j].ID)
				reqs[i].OpenQuestions = append(reqs[i].OpenQuestions, specs.Question{
					Text: v.w.Say("review_overlap_question", "a", reqs[j].ID, "b", reqs[i].ID), Owner: v.w.Say("owner_product"), Source: phrasing.Rule("overlap"),
				})
			}
		}
	}
}
