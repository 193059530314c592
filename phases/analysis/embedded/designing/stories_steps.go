package designing

import (
	"slices"
	"strconv"
	"strings"

	"github.com/overtone-cli/overtone/specs"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// The steps by which a change is brought in are released one by one: each is a story of its
// own, and where an epic has not so many places, neighbours share one.

// listsSteps says that a requirement lists the steps of a change.
func (g *Designer) listsSteps(r *specs.Requirement) bool {
	f := g.listOf(r)
	return f != nil && f.List == understanding.ListSteps
}

// groupStories are the stories of one group: one, or those of the steps that its only
// requirement lists, in at most room of them.
func (m *epicMaker) groupStories(group []int, room int) []specs.Story {
	if len(group) > 1 || room < minStories {
		return []specs.Story{m.story(group)}
	}
	steps := m.stepsOf(group[0])
	if len(steps) == 0 {
		return []specs.Story{m.story(group)}
	}
	stories := min(room, len(steps))
	var out []specs.Story
	for n, at := 0, 0; n < stories; n++ { // the last steps, which take back what was there, stand alone
		end := at + len(steps)/stories + rankBool(n < len(steps)%stories)
		out = append(out, m.storyOfSteps(group[0], at, end))
		at = end
	}
	return out
}

// storyOfSteps tells some steps of a change, counted from 0, as a slice of work.
func (m *epicMaker) storyOfSteps(i, from, to int) specs.Story {
	s, steps := m.story([]int{i}), m.stepsOf(i)[from:to]
	whole := len(m.stepsOf(i))
	var names []string
	s.Source = steps[0].Source
	for _, step := range steps {
		s.Source = s.Source.Join(step.Source)
		names = append(names, withoutBracket(m.phrase(bareStep(step.Text))))
	}
	number := strconv.Itoa(from + 1)
	key := "steps_one"
	switch to - from {
	case 1:
	case 2:
		key = "steps_two"
	default:
		key = "steps_more"
	}
	label := m.say(key, "first", number, "last", strconv.Itoa(to))
	s.Title = phrasing.Capital(m.Say("crit_label", "name", label, "text", m.CutPhrase(strings.Join(names, m.say("semicolon")), 2*m.nameLimit())))
	s.Text.Want, s.Text.Source = m.say("steps_want", "steps", m.LowerStart(label), "all", strconv.Itoa(whole)), phrasing.Rule("story-of-steps")
	s.Criteria = slices.DeleteFunc(s.Criteria, func(c specs.Criterion) bool { return m.ofOtherStep(c.Text, i, from, to) })
	for n := range steps {
		if !slices.ContainsFunc(s.Criteria, func(c specs.Criterion) bool { return m.stepOfText(c.Text, i) == from+n }) {
			s.Criteria = append(s.Criteria, specs.Criterion{Text: m.sentence("steps_done", "step", strconv.Itoa(from+n+1), "text", names[n]), Source: phrasing.Rule("criterion-of-step")})
		}
	}
	s.Size = "M"
	if to-from > 1 {
		s.Size = "L"
	}
	return s
}

// bareStep is a step without its number: "add columns" of "Step 1: add columns".
func bareStep(text string) string {
	head, rest, ok := strings.Cut(strings.TrimRight(text, ".。"), ": ")
	if !ok {
		head, rest, ok = strings.Cut(strings.TrimRight(text, ".。"), "：")
	}
	if !ok || !strings.ContainsAny(head, "0123456789") {
		return strings.TrimRight(text, ".。")
	}
	return rest
}

// stepOfText is the step, counted from 0, of which a criterion speaks by its words, -1 for none.
func (m *epicMaker) stepOfText(text string, i int) int {
	plain := strings.TrimRight(specs.Plain(text), ".。")
	return slices.IndexFunc(m.stepsOf(i), func(step specs.Item) bool {
		return strings.Contains(plain, bareStep(specs.Plain(step.Text)))
	})
}

// ofOtherStep says that a criterion speaks of a step outside some steps.
func (m *epicMaker) ofOtherStep(text string, i, from, to int) bool {
	at := m.stepOfText(text, i)
	return at >= 0 && (at < from || at >= to)
}
