package specifying

import (
	"slices"
	"strings"
	"unicode"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// Stages of a plan: what the source builds first, and what it builds later. What
// no stage names has none.
const (
	NoStage = iota
	FirstStage
	LaterStage
)

// A word tells no part of the product apart when more than one name in so many
// has it; a few names may always.
const (
	crowdedShare = 4
	crowdedFew   = 4
)

// Staged is what a plan may name: a requirement by its title, and the heading
// under which it stands.
type Staged struct{ Title, Heading string }

// StagesOf says in which stage of the plan the source builds its requirements.
// All are noStage when the plan does not tell one part of the product from
// another: pilots, seasons and places are no parts.
func (w *Specifier) StagesOf(list []Staged) []int {
	stages, _ := w.StagedSteps(list)
	return stages
}

// StagedSteps says beside the stages which step of the plan names each requirement.
func (w *Specifier) StagedSteps(list []Staged) (stages []int, named []string) {
	steps, named := w.steps(), make([]string, len(list))
	if len(steps) < 2 {
		return make([]int, len(list)), named
	}
	items := make([][][]string, len(steps))
	for n, step := range steps {
		items[n] = w.itemsNamed(step)
	}
	told, home, out := w.toldParts(list), stepsOfHeadings(list, items), make([]int, len(list))
	first := -1
	for n, step := range steps {
		var parts []int
		whole := make([]bool, len(list)) // what the step names by a whole item, and not by a word
		for i := range list {
			if home[i] == n {
				parts, whole[i] = append(parts, i), true
			}
		}
		for _, item := range items[n] {
			for _, word := range item {
				for _, i := range told.index[word] {
					if home[i] < 0 {
						parts, whole[i] = append(parts, i), whole[i] || told.has(i, item)
					}
				}
			}
		}
		// A step that begins with what is built first tells of it once more, unless it
		// is a release, which adds to the one before.
		label := step
		if i := strings.IndexAny(step, " :：(（"); i > 0 {
			label = step[:i]
		}
		again := len(parts) > 0 && out[parts[0]] == FirstStage && !understanding.IsReleaseName(label)
		for _, i := range parts {
			switch {
			case out[i] != NoStage:
			case first < 0 || first == n || again:
				out[i], named[i] = FirstStage, step
				if first < 0 {
					first = n
				}
			case whole[i]: // a word that both have moves nothing out of the first release
				out[i], named[i] = LaterStage, step
			}
		}
	}
	if !slices.Contains(out, LaterStage) {
		return make([]int, len(list)), make([]string, len(list))
	}
	return out, named
}

// stepsOfHeadings is, by requirement, the first step that names the whole heading above
// it, -1 without one: "rollouts and targeting" means all below "Targeting and rollout",
// whatever words of other steps a sentence there has.
func stepsOfHeadings(list []Staged, items [][][]string) []int {
	below, at := map[string]int{}, map[string]int{}
	for _, one := range list {
		below[one.Heading]++
	}
	out := make([]int, len(list))
	for i, one := range list {
		n, ok := at[one.Heading]
		if !ok {
			n = -1
			if parts := wording.Keywords(specs.Plain(one.Heading)); len(parts) > 0 && 3*below[one.Heading] <= 2*len(list) {
				n = slices.IndexFunc(items, func(step [][]string) bool {
					named := slices.DeleteFunc(slices.Clone(step), func(item []string) bool { return !containsAll(parts, item) })
					return containsAll(slices.Concat(named...), parts)
				})
			}
			at[one.Heading] = n
		}
		out[i] = n
	}
	return out
}

// withoutFlagValues is a title without the values behind flags in its code: the orders of
// "`--tables orders,lines`" are an example, and no part of the product.
func withoutFlagValues(title string) string {
	parts := strings.Split(title, "`")
	for i := 1; i < len(parts); i += 2 {
		words := strings.Fields(parts[i])
		kept := words[:0]
		for n, word := range words {
			if n == 0 || !strings.HasPrefix(words[n-1], "--") || strings.HasPrefix(word, "--") {
				kept = append(kept, word)
			}
		}
		parts[i] = strings.Join(kept, " ")
	}
	return strings.Join(parts, "`")
}

// hoursOfCutover is how many steps with a time of the day make a plan the run of a cutover.
const hoursOfCutover = 2

// steps are the milestones in the order in which the source tells them, those
// that share a sentence apart. The run of a cutover, "Sat 06:00: full count", has none: it
// is told by the hour, and builds nothing. Nor has a plan of work before one release, 联调 and then
// 提测, any stages of what is released, or a step by which a change is brought in.
func (w *Specifier) steps() []string {
	var out []string
	hours := 0
	for _, it := range w.Understood.Milestones {
		text := strings.TrimRight(specs.Plain(it.Text), ".。 ")
		if reading.ContainsAny(strings.ToLower(text), w.Table.Words["stage_of_work"].In(w.Language)...) {
			return nil
		}
		if w.bringsIn(it) || w.Table.StartsWith("stage_not", w.Language, text) || reading.ContainsAny(text, w.Table.Words["stage_never"].In(w.Language)...) {
			continue // "如果没有下降，就暂停推广" and "旧通道停用" build nothing
		}
		if slices.ContainsFunc(strings.FieldsFunc(text, func(r rune) bool { return r == ' ' || r == ',' || r == '–' || r == '(' || r == ')' }), isTimeOfDay) {
			hours++
		}
		out = append(out, w.stepsIn(text)...)
	}
	if hours >= hoursOfCutover {
		return nil
	}
	return out
}

// bringsIn says that a milestone is one of the steps by which a change is brought in, which the
// source lists: what they name is there when they begin.
func (w *Specifier) bringsIn(it specs.Item) bool {
	return slices.ContainsFunc(w.Understood.Features, func(f understanding.FeatureFact) bool {
		return f.List == understanding.ListSteps && slices.ContainsFunc(f.Rows, func(row specs.Item) bool { return row.Text == it.Text })
	})
}

// stepsIn parts a milestone at the first mark that leaves a date in every part.
func (w *Specifier) stepsIn(text string) []string {
	for _, mark := range []string{" · ", "; ", "；", ", ", "，"} {
		parts := reading.SplitTop(text, mark)
		whole := len(parts) > 1
		for _, part := range parts {
			name, _, _ := strings.Cut(part, " ")
			whole = whole && (w.Understood.Lex.Calendar(part) || understanding.IsReleaseName(name) || dayOfMonth(part))
		}
		if whole {
			return parts
		}
	}
	return []string{text}
}

// rankByPlan lets priorities follow the order of work where the source ranks
// nothing but says what is built first. What must be by its words still must,
// later.
func (w *Specifier) rankByPlan(drafts []Draft) {
	list := make([]Staged, len(drafts))
	for i := range drafts {
		if d := &drafts[i]; !d.Rule && d.Pack == nil {
			list[i] = Staged{d.Requirement.Title, d.fact0().Group}
		}
	}
	stages, steps := w.StagedSteps(list)
	defer w.noteLater(drafts, steps)
	for i, stage := range stages {
		d := &drafts[i]
		switch {
		case stage == FirstStage && d.prio == "plain":
			d.Requirement.Priority, d.prio = specs.Must, "first"
		case stage == LaterStage && (d.prio == "core" || d.prio == "plain") && w.firm(d):
			d.Requirement.Priority, d.prio = specs.Must, "firm"
		case stage == LaterStage && (d.prio == "core" || d.prio == "plain"):
			d.Requirement.Priority, d.prio = specs.Should, "later"
		}
	}
}

// dayOfMonth tells a date in short: "5.28 前", "7/15".
func dayOfMonth(text string) bool {
	for i := 1; i+1 < len(text); i++ {
		if (text[i] == '.' || text[i] == '/') && unicode.IsDigit(rune(text[i-1])) && unicode.IsDigit(rune(text[i+1])) {
			return true
		}
	}
	return false
}
