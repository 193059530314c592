package understanding

import (
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/specs"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// minMoveSteps is how many steps a move from old to new has at least.
const minMoveSteps = 3

// movedBySteps files the steps by which a change is brought in, "step 3: backfill in
// batches of 10,000", as one feature that lists them: they stand in the plan, and yet
// they have to be built. Steps of which one has a date are only the plan, and so are those
// which only say where it is switched on: "Two weeks on 10 hosts".
func (x *understander) movedBySteps() {
	for s := range x.r.Sections {
		if !x.lex.headsRollout(x.r.Sections[s].Title) {
			continue
		}
		var steps []specs.Item
		numbered := true
		for _, i := range x.units[s] {
			if u := &x.r.Units[i]; u.Kind == reading.Bullet && u.Depth <= 1 {
				steps, numbered = append(steps, x.milestonesAt(u)...), numbered && (u.Ordered || x.lex.numberedStep(u.Text))
			}
		}
		if len(steps) < minMoveSteps || !numbered || x.switchedOnOnly(s, steps) || slices.ContainsFunc(steps, func(it specs.Item) bool { return x.lex.Calendar(strings.ReplaceAll(it.Text, "按月", "")) }) {
			continue
		}
		name := strings.TrimSpace(x.r.Sections[s].Title)
		if word := x.lex.StepsWord.In(x.r.Lang == specs.Chinese); !strings.HasSuffix(reading.Lower(name), word) {
			name += word
		}
		name = x.lex.Headline(name)
		f := FeatureFact{List: ListSteps, Name: name, Rows: steps, Group: reading.FirstOf(x.ctx[s].group, x.r.Sections[s].Title)}
		for _, it := range steps {
			if measured := x.look(it.Text); measured.bounded() || measured.has("must") {
				f.Criteria = append(f.Criteria, it)
			}
		}
		x.addList(f, FirstLine(steps[0].Source), FirstLine(steps[len(steps)-1].Source))
	}
}

// switchedOnOnly says that steps below "Rollout" do nothing but say where it is switched on.
func (x *understander) switchedOnOnly(section int, steps []specs.Item) bool {
	return reading.ContainsAny(reading.Lower(x.r.Sections[section].Title), x.lex.PlainRolloutTitles...) &&
		!slices.ContainsFunc(steps, func(it specs.Item) bool { return reading.ContainsAny(reading.Lower(it.Text), x.lex.MoveDeeds...) })
}

// milestonesAt are the milestones that the lines of a unit state.
func (x *understander) milestonesAt(u *reading.Unit) []specs.Item {
	var out []specs.Item
	for _, it := range x.u.Milestones {
		if at := FirstLine(it.Source); at >= u.From && at <= u.To {
			out = append(out, it)
		}
	}
	return out
}

// numberedStep tells a step by the number that it bears: "Step 2: …", "第二步：…".
func (l *Lexicons) numberedStep(text string) bool {
	label, _, told := strings.Cut(strings.Replace(text, "：", ": ", 1), ": ")
	return told && len(label) < 24 && reading.HasPrefixOf(reading.Lower(label), l.StepNames...)
}
