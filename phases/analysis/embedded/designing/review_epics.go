package designing

import (
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/phases/analysis"
	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/completing"
)

// epicReview collects the remarks on epics while it corrects a copy.
type epicReview struct {
	m     *epicMaker
	out   *analysis.EpicsReviewOutput
	words [][]string // by epic: of its titles, computed once
}

// ReviewEpics checks epics, whoever cut them: every requirement is in one,
// every Must in a story, no story of the MVP is XL, no dependency leads in a
// circle or nowhere, and the MVP waits for nothing outside of it. Ids stay.
func (g *Designer) ReviewEpics(in *analysis.EpicsReviewInput, out *analysis.EpicsReviewOutput) {
	out.Revised = in.Draft
	out.Revised.Epics = slices.Clone(in.Draft.Epics)
	for i := range out.Revised.Epics {
		e := &out.Revised.Epics[i]
		e.Stories, e.DependsOn, e.Requirements = slices.Clone(e.Stories), slices.Clone(e.DependsOn), slices.Clone(e.Requirements)
	}
	v := &epicReview{m: newEpicMaker(g), out: out}
	v.references()
	v.coverage()
	v.stories()
	v.cycles()
	v.closure()
	v.counts()
}

func (v *epicReview) note(target, severity, phrase string, pairs ...string) {
	v.out.Notes = append(v.out.Notes, analysis.Note{Target: target, Severity: severity, Message: v.m.say(phrase, pairs...), Fix: v.m.say(phrase + "_fix")})
}

// references drops ids that nothing has.
func (v *epicReview) references() {
	epics := v.out.Revised.Epics
	known := map[string]bool{}
	for i := range epics {
		known[epics[i].ID] = true
	}
	for i := range epics {
		e := &epics[i]
		e.Requirements = v.keep(e.ID, e.Requirements, v.m.knows)
		e.DependsOn = v.keep(e.ID, e.DependsOn, func(id string) bool { return known[id] && id != e.ID })
		for k := range e.Stories {
			e.Stories[k].TracesTo = v.keep(e.Stories[k].ID, e.Stories[k].TracesTo, v.m.knows)
		}
	}
}

func (v *epicReview) keep(target string, ids []string, ok func(string) bool) []string {
	var out []string
	for _, id := range ids {
		if ok(id) {
			out = append(out, id)
			continue
		}
		v.note(target, "warning", "review_unknown", "id", id)
	}
	return out
}

// coverage puts a requirement that no epic holds into the nearest one, and
// tells a Must without a story in one.
func (v *epicReview) coverage() {
	epics := v.out.Revised.Epics
	if len(epics) == 0 {
		return
	}
	home, inStory := v.homes(), map[string]bool{}
	for i := range epics {
		for _, s := range epics[i].Stories {
			for _, id := range s.TracesTo {
				inStory[id] = true
			}
		}
	}
	for i := range v.m.req.Requirements {
		r := &v.m.req.Requirements[i]
		at, held := home[r.ID]
		if !held {
			at = v.nearest(i)
			epics[at].Requirements = append(epics[at].Requirements, r.ID)
			v.note(r.ID, "warning", "review_uncovered", "id", r.ID, "epic", epics[at].ID)
		}
		if r.Priority == specs.Must && !inStory[r.ID] {
			v.tell(&epics[at], i)
			v.note(r.ID, "error", "review_untold", "id", r.ID, "epic", epics[at].ID)
		}
	}
	for i := range v.m.req.NFRs {
		id := v.m.req.NFRs[i].ID
		if _, held := home[id]; !held {
			epics[0].Requirements = append(epics[0].Requirements, id)
			v.note(id, "warning", "review_uncovered", "id", id, "epic", epics[0].ID)
		}
	}
}

// homes finds for every requirement the epic that holds it.
func (v *epicReview) homes() map[string]int {
	out := map[string]int{}
	for k := range v.out.Revised.Epics {
		for _, id := range v.out.Revised.Epics[k].Requirements {
			if _, ok := out[id]; !ok {
				out[id] = k
			}
		}
	}
	return out
}

// nearest is the epic whose titles share most words with a requirement.
func (v *epicReview) nearest(i int) int {
	if v.words == nil {
		for k := range v.out.Revised.Epics {
			e := &v.out.Revised.Epics[k]
			var text strings.Builder
			text.WriteString(e.Title)
			for _, s := range e.Stories {
				text.WriteString(" " + s.Title)
			}
			v.words = append(v.words, wording.Keywords(specs.Plain(text.String())))
		}
	}
	best, top := 0, -1.0
	for k := range v.words {
		if score := completing.Jaccard(v.m.keywordsOf(i), v.words[k]); score > top {
			best, top = k, score
		}
	}
	return best
}

// tell adds a story for a requirement, or its id to the story nearest to it
// when the epic is full.
func (v *epicReview) tell(e *specs.Epic, i int) {
	r := &v.m.req.Requirements[i]
	if len(e.Stories) < maxStories {
		s := v.m.story([]int{i})
		s.ID = specs.StoryID(e.ID, len(e.Stories)+1)
		e.Stories = append(e.Stories, s)
		return
	}
	best, top := 0, -1.0
	for k := range e.Stories {
		if score := wording.Overlap(v.m.wordsOf(r.Title), v.m.wordsOf(e.Stories[k].Title)) - float64(len(e.Stories[k].TracesTo))/10; score > top {
			best, top = k, score
		}
	}
	s := &e.Stories[best]
	s.TracesTo = append(slices.Clone(s.TracesTo), r.ID)
	s.Criteria = slices.Clone(s.Criteria)
	for n, c := range r.Criteria {
		if n == 0 || c.Source.Kind != specs.Inferred {
			s.Criteria = append(s.Criteria, specs.Criterion{Text: c.Text, Source: c.Source})
		}
	}
}

// stories parts what is XL in the MVP, and cuts inferred criteria beyond the most.
func (v *epicReview) stories() {
	for i := range v.out.Revised.Epics {
		e := &v.out.Revised.Epics[i]
		for k := 0; k < len(e.Stories); k++ {
			s := &e.Stories[k]
			if kept := bounded(s); len(kept) < len(s.Criteria) {
				s.Criteria = kept
				v.note(s.ID, "warning", "review_long", "id", s.ID)
			}
			if s.Size == "XL" && e.MVP {
				v.note(s.ID, "error", "review_xl", "id", s.ID)
				v.split(e, k)
			}
		}
	}
}

// bounded are the criteria of a story without the inferred ones behind the fourth of everything
// that it traces. What the source states is tried somewhere, however long the list gets.
func bounded(s *specs.Story) []specs.Criterion {
	most, kept := completing.MaxCriteria*max(1, len(s.TracesTo)), 0
	return slices.DeleteFunc(slices.Clone(s.Criteria), func(c specs.Criterion) bool {
		kept++
		return kept > most && c.Source.Kind == specs.Inferred
	})
}

// split parts a story in two: along its requirements, each half told again in
// their words, else by what happens and what happens when it fails. Without
// room for a second story it is cut down to its first requirement.
func (v *epicReview) split(e *specs.Epic, k int) {
	s := e.Stories[k]
	var group []int
	var others []string
	for _, id := range s.TracesTo {
		if i, ok := v.m.byID[id]; ok {
			group = append(group, i)
		} else {
			others = append(others, id)
		}
	}
	id, needs := s.ID, s.Needs
	switch {
	case len(group) > 1 && len(e.Stories) < maxStories:
		half := (len(group) + 1) / 2
		second := v.m.story(group[half:])
		second.ID, second.Needs = specs.StoryID(e.ID, len(e.Stories)+1), []string{id}
		s = v.m.story(group[:half])
		s.TracesTo = append(s.TracesTo, others...)
		v.calm(&second)
		e.Stories = append(e.Stories, second)
	case len(e.Stories) < maxStories:
		second := v.m.failureStory(&s, group)
		second.ID, second.Needs = specs.StoryID(e.ID, len(e.Stories)+1), []string{id}
		e.Stories = append(e.Stories, second)
	}
	s.ID, s.Needs = id, needs
	v.calm(&s)
	e.Stories[k] = s
}

// calm bounds the size of what was split.
func (v *epicReview) calm(s *specs.Story) {
	if s.Size == "XL" {
		s.Size = "L"
	}
}

// cycles removes the dependency that closes a circle: of two, the one of the
// earlier epic on the later.
func (v *epicReview) cycles() {
	epics := v.out.Revised.Epics
	at := map[string]int{}
	for i := range epics {
		at[epics[i].ID] = i
	}
	state := make([]int, len(epics)) // 0 new, 1 on the way, 2 done
	var visit func(i int)
	visit = func(i int) {
		state[i] = 1
		var kept []string
		for _, id := range epics[i].DependsOn {
			d := at[id]
			if state[d] == 1 {
				v.note(epics[i].ID, "error", "review_cycle", "id", epics[i].ID, "other", id)
				continue
			}
			if state[d] == 0 {
				visit(d)
			}
			kept = append(kept, id)
		}
		epics[i].DependsOn = kept
		state[i] = 2
	}
	for i := range epics {
		if state[i] == 0 {
			visit(i)
		}
	}
}

// closure takes into the MVP what an epic of the MVP waits for.
func (v *epicReview) closure() {
	epics := v.out.Revised.Epics
	at := map[string]int{}
	for i := range epics {
		at[epics[i].ID] = i
	}
	if len(epics) > 0 && !slices.ContainsFunc(epics, func(e specs.Epic) bool { return e.MVP }) {
		epics[0].MVP = true
		v.note(epics[0].ID, "error", "review_no_mvp", "id", epics[0].ID)
	}
	var todo []int
	for i := range epics {
		if epics[i].MVP {
			todo = append(todo, i)
		}
	}
	for len(todo) > 0 {
		i := todo[len(todo)-1]
		todo = todo[:len(todo)-1]
		for _, id := range epics[i].DependsOn {
			if d := at[id]; !epics[d].MVP {
				epics[d].MVP = true
				todo = append(todo, d)
				v.note(id, "warning", "review_promoted", "id", id, "other", epics[i].ID)
			}
		}
	}
}

// counts remarks on bounds that it cannot mend without new epics.
func (v *epicReview) counts() {
	epics := v.out.Revised.Epics
	if n := len(epics); n < minEpics || n > maxEpics {
		v.note("epics", "warning", "review_epics", "count", itoa(n))
	}
	for i := range epics {
		if n := len(epics[i].Stories); n < minStories || n > maxStories {
			v.note(epics[i].ID, "warning", "review_stories", "id", epics[i].ID, "count", itoa(n))
		}
	}
}
