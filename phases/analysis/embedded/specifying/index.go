package specifying

import (
	"strconv"
	"strings"

	"github.com/overtone-cli/overtone/phases/analysis"
	"github.com/overtone-cli/overtone/specs"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/completing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
)

// requirementsIndex holds what the requirements share: data, systems around,
// limits, why priorities are as they are, and what is open.
func (w *Specifier) requirementsIndex(in *analysis.RequirementsInput, out *analysis.RequirementsOutput, drafts []Draft, model *dataModel) specs.RequirementsIndex {
	x := specs.RequirementsIndex{Title: w.Title()}
	key, pairs := "index_summary_stated", []string{"functional", strconv.Itoa(len(out.Requirements)), "qualities", strconv.Itoa(len(out.NFRs))}
	if n := inferredCount(out); n > 0 {
		key, pairs = "index_summary", append(pairs, "inferred", strconv.Itoa(n))
	}
	x.Summary = []specs.Item{{Text: w.Sentence(key, pairs...), Source: phrasing.Rule("summary")}}
	x.Entities = model.entities
	x.Integrations = w.integrations()
	x.Flows = append(completing.FinishedItems(w.tiedBack(w.Understood.Flows)), w.flows(x.Integrations)...)
	w.withContacts(x.Integrations)
	x.Constraints = append(w.Limits(&in.Refined), w.ReportedItems(w.TechnologyItems())...)
	x.Constraints = UniqueItems(append(x.Constraints, w.ReportedItems(completing.FinishedItems(w.Understood.Decisions))...))
	x.Assumptions = in.Refined.KeyAssumptions
	x.Rationale = w.rationale(drafts)
	x.OpenQuestions = w.indexQuestions(out, drafts, model)
	return x
}

// goalQuestion asks once how the goals are reached of which no requirement speaks.
func (w *Specifier) goalQuestion(open []string) []specs.Question {
	if len(open) == 0 {
		return nil
	}
	return []specs.Question{{Text: w.Say("question_goal_of", "list", w.Join(open, 0)), Owner: w.Say("owner_product"), Source: phrasing.Rule("goal-open")}}
}

// inRuns lists ids in order with the first and the last of those that follow
// each other: "REQ-001 to REQ-007".
func (w *Specifier) inRuns(ids []string) []string {
	var out []string
	for i := 0; i < len(ids); {
		end := i
		for end+1 < len(ids) && numberOf(ids[end+1]) == numberOf(ids[end])+1 {
			end++
		}
		if end < i+2 {
			out = append(out, ids[i])
			i++
			continue
		}
		out = append(out, w.Say("id_run", "from", ids[i], "to", ids[end]))
		i = end + 1
	}
	return out
}

// numberOf is the number at the end of an id.
func numberOf(id string) int {
	n, err := strconv.Atoi(id[strings.LastIndexByte(id, '-')+1:])
	if err != nil {
		return -1
	}
	return n
}

func inferredCount(out *analysis.RequirementsOutput) int {
	n := 0
	for i := range out.Requirements {
		if out.Requirements[i].Source.Kind == specs.Inferred {
			n++
		}
	}
	for i := range out.NFRs {
		if out.NFRs[i].Source.Kind == specs.Inferred {
			n++
		}
	}
	return n
}

// UniqueItems keeps the first of items with the same text, with the places of
// all of them.
func UniqueItems(items []specs.Item) []specs.Item {
	var out []specs.Item
	at := map[string]int{}
	for _, it := range items {
		key := phrasing.FoldTerm(strings.TrimRight(it.Text, ".。"))
		if i, ok := at[key]; ok {
			out[i].Source = out[i].Source.Join(it.Source)
			continue
		}
		at[key] = len(out)
		out = append(out, it)
	}
	return out
}

// indexQuestions ask, one row for each kind, whether what was inferred holds.
func (w *Specifier) indexQuestions(out *analysis.RequirementsOutput, drafts []Draft, model *dataModel) []specs.Question {
	var questions []specs.Question
	ask := func(key, owner string, names []string, pairs ...string) {
		if len(names) == 0 {
			return
		}
		text := w.Say(key, append(pairs, "list", w.Listed(names, 12))...)
		questions = append(questions, specs.Question{Text: text, Owner: w.Say(owner), Source: phrasing.Rule("confirm-inferred")})
	}
	var features, priorities, criteria, qualities, data []string
	for i := range drafts {
		r := &drafts[i].Requirement
		switch {
		case r.Source.Kind == specs.Inferred:
			features = append(features, r.ID+" "+r.Title)
		case drafts[i].prio != "":
			priorities = append(priorities, r.ID)
		}
		for _, c := range r.Criteria {
			if c.Source.Kind == specs.Inferred && r.Source.Kind != specs.Inferred {
				criteria = append(criteria, r.ID)
				break
			}
		}
	}
	for i := range out.NFRs {
		if n := &out.NFRs[i]; n.Source.Kind == specs.Inferred || completing.MeasureAdded(n) && !w.KeptOrNot(n) {
			qualities = append(qualities, n.ID+" "+n.Title)
		}
	}
	for i := range model.entities {
		if e := &model.entities[i]; e.Source.Kind == specs.Inferred {
			data = append(data, e.Name)
		}
	}
	ask("question_confirm_features", "owner_product", features)
	ask("question_confirm_priorities", "owner_product", w.inRuns(priorities))
	ask("question_confirm_criteria", "owner_product", w.inRuns(criteria))
	ask("question_confirm_qualities", "owner_tech", qualities)
	ask("question_confirm_data", "owner_tech", data)
	for _, name := range model.ordered {
		if i := model.index(name, ""); i >= 0 {
			ask("question_confirm_states", "owner_product", model.entities[i].States, "entity", name)
		}
	}
	return append(questions, w.stateQuestions(model)...)
}
