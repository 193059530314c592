package specifying

import (
	"slices"
	"strings"
	"unicode"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
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
	words := make([][]string, len(steps))
	for n, step := range steps {
		words[n] = w.partsNamed(step)
	}
	index, home, out := w.stageWords(list), stepsOfHeadings(list, words), make([]int, len(list))
	first := -1
	for n, step := range steps {
		var parts []int
		for i := range list {
			if home[i] == n {
				parts = append(parts, i)
			}
		}
		for _, word := range words[n] {
			for _, i := range index[word] {
				if home[i] < 0 {
					parts = append(parts, i)
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
			if out[i] == NoStage {
				named[i] = step
			}
			switch {
			case out[i] != NoStage:
			case first < 0 || first == n || again:
				out[i] = FirstStage
				if first < 0 {
					first = n
				}
			default:
				out[i] = LaterStage
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
func stepsOfHeadings(list []Staged, words [][]string) []int {
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
				n = slices.IndexFunc(words, func(step []string) bool {
					return !slices.ContainsFunc(parts, func(part string) bool { return !slices.Contains(step, part) })
				})
			}
			at[one.Heading] = n
		}
		out[i] = n
	}
	return out
}

// stageWords are the words that tell requirements apart: those of their titles
// that few have, and those of headings, which name all that stands below.
func (w *Specifier) stageWords(list []Staged) map[string][]int {
	titles, heads, under := map[string][]int{}, map[string][]string{}, map[string][]int{}
	for i, one := range list {
		for _, word := range wording.Keywords(specs.Plain(withoutFlagValues(one.Title))) {
			titles[word] = append(titles[word], i)
		}
		if one.Heading == "" {
			continue
		}
		if under[one.Heading] == nil {
			for _, word := range wording.Keywords(specs.Plain(one.Heading)) {
				heads[word] = append(heads[word], one.Heading)
			}
		}
		under[one.Heading] = append(under[one.Heading], i)
	}
	out := map[string][]int{}
	for word, at := range titles {
		if len(at) <= crowdedFew || len(at)*crowdedShare <= len(list) {
			out[word] = at
		}
	}
	for word, names := range heads {
		if len(names) == 1 && 3*len(under[names[0]]) <= 2*len(list) { // one over everything tells nothing
			out[word] = append(slices.Clone(out[word]), under[names[0]]...)
		}
	}
	for _, word := range wording.Keywords(specs.Plain(w.Understood.Title + " " + w.Product)) {
		delete(out, word)
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

// partsNamed are the words of a step that may name parts of the product: "64
// stops" and "all teams" only count them, "Phase 2: stops" does not.
func (w *Specifier) partsNamed(step string) []string {
	for _, tail := range w.Table.Words["stage_tails"].In(w.Language) {
		if head, rest, ok := strings.Cut(step, tail); ok && !strings.ContainsAny(rest, ":：") {
			step = head // who uses it then, or what comes before it, is no part of what is built
		}
	}
	var keep []string
	counted := false
	for field := range strings.FieldsSeq(step) {
		low := strings.ToLower(strings.Trim(field, ".,;:()!"))
		if !counted {
			keep = append(keep, field)
		}
		counted = w.Language != "zh" && !strings.ContainsAny(field[len(field)-1:], ".:;,)") && (phrasing.IsNumeral(low) || w.Table.IsWord("stage_counts", "en", low))
	}
	return slices.DeleteFunc(wording.KeywordsInOrder(strings.Join(keep, " ")), func(word string) bool {
		return phrasing.IsNumeral(word) || w.Table.IsWord("stage_no_words", w.Language, word)
	})
}

// steps are the milestones in the order in which the source tells them, those
// that share a sentence apart.
func (w *Specifier) steps() []string {
	var out []string
	for _, it := range w.Understood.Milestones {
		text := strings.TrimRight(specs.Plain(it.Text), ".。 ")
		if w.Table.StartsWith("stage_not", w.Language, text) || reading.ContainsAny(text, w.Table.Words["stage_never"].In(w.Language)...) {
			continue // "如果没有下降，就暂停推广" and "旧通道停用" build nothing
		}
		out = append(out, w.stepsIn(text)...)
	}
	return out
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
