package roadmap

import (
	"context"
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/gates"
	"github.com/overtone-cli/overtone/phases/interview"
	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/problem"
)

// adjustConvergence lets a person say how one item is checked.
func (r *Run) adjustConvergence(ctx context.Context, n int) (specs.RoadmapRound, error) {
	var done specs.RoadmapRound
	w, err := r.words()
	if err != nil {
		return done, err
	}
	item, err := r.Ask(ctx, interview.Turn(itemQuestion(r.Roadmap), n))
	if err != nil {
		return done, err
	}
	part, err := r.Ask(ctx, interview.Turn(partQuestion(), n))
	if err != nil {
		return done, err
	}
	it := r.Roadmap.Item(item.First())
	before := partOf(it, part.First())
	check, err := r.lineCheck(ctx, part.First())
	if err != nil {
		return done, err
	}
	answer, err := r.Ask(ctx, interview.Turn(linesQuestion(strings.Join(texts(before), "\n"), check), n))
	if err != nil {
		return done, err
	}
	var after []specs.Item
	for _, line := range linesOf(answer.First()) {
		if i := slices.IndexFunc(before, func(old specs.Item) bool { return specs.SameText(old.Text, line) }); i >= 0 {
			after = append(after, before[i])
			continue
		}
		after = append(after, answered(n, line))
		done.Changes = append(done.Changes, answered(n, w.say("change_new", "text", line)))
	}
	for _, old := range before {
		if !slices.ContainsFunc(after, func(now specs.Item) bool { return now.Text == old.Text }) {
			done.Changes = append(done.Changes, answered(n, w.say("change_gone", "text", old.Text)))
		}
	}
	setPart(it, part.First(), after)
	done.Feedback, done.State = w.say("feedback_convergence", "item", it.ID, "part", w.say("part_"+part.First())), w.say("state_done")
	return done, nil
}

// partOf are the lines of one part of an item.
func partOf(it *specs.RoadmapItem, part string) []specs.Item {
	switch part {
	case partVerification:
		return it.Verification
	case partDone:
		return it.Done
	default:
		out := make([]specs.Item, 0, len(it.Criteria))
		for _, c := range it.Criteria {
			out = append(out, specs.Item{Text: c.Text, Source: c.Source})
		}
		return out
	}
}

func setPart(it *specs.RoadmapItem, part string, lines []specs.Item) {
	switch part {
	case partVerification:
		it.Verification = lines
	case partDone:
		it.Done = lines
	default:
		var out []specs.Criterion
		for _, line := range lines {
			c := specs.Criterion{Text: line.Text, Source: line.Source}
			if i := slices.IndexFunc(it.Criteria, func(old specs.Criterion) bool { return old.Text == line.Text }); i >= 0 {
				c.Done = it.Criteria[i].Done
			}
			out = append(out, c)
		}
		it.Criteria = out
	}
}

// linesOf are the lines of an answer, without the marks of a list.
func linesOf(answer string) []string {
	var out []string
	for line := range strings.Lines(answer) {
		line = strings.TrimSpace(line)
		for _, mark := range []string{"- [ ] ", "- [x] ", "- ", "* "} {
			line = strings.TrimPrefix(line, mark)
		}
		if line = specs.Clean(strings.TrimSpace(line)); line != "" {
			out = append(out, line)
		}
	}
	return out
}

// lineCheck refuses what the quality check would: criteria that nobody can test
// and steps that nobody can carry out.
func (r *Run) lineCheck(ctx context.Context, part string) (func([]string) error, error) {
	judge, err := gates.NewRoadmap(r.Set)
	if err != nil {
		return nil, err
	}
	refused := map[string][]string{
		partCriteria: {"roadmap.testable", "roadmap.vague"}, partVerification: {"roadmap.executable"}, partDone: {"roadmap.business"},
	}[part]
	return func(values []string) error {
		lines := linesOf(strings.Join(values, "\n"))
		if len(lines) == 0 {
			return problem.New("input.answer", "there is no line").Mend("write at least one")
		}
		for _, line := range lines {
			probe := &specs.Roadmap{Mode: specs.Progressive, Items: []specs.RoadmapItem{{ID: "L0", Name: "MVP"}}}
			probe.Meta.Lang = r.lang()
			setPart(&probe.Items[0], part, []specs.Item{{Text: line}})
			report, err := judge.Check(ctx, gates.RoadmapInput{Roadmap: probe})
			if err != nil {
				return err
			}
			for _, f := range report.Findings {
				if slices.Contains(refused, f.Rule) {
					return problem.New("input.answer", "%s", f.Message).Mend("%s", f.Fix)
				}
			}
		}
		return nil
	}, nil
}

// keepWords takes over into a new plan what a person wrote about the items of
// the old one, as far as the features that it is about are still there.
func keepWords(old, fresh *specs.Roadmap) {
	for i := range fresh.Items {
		it := &fresh.Items[i]
		from := counterpart(old, fresh, it)
		if from == nil {
			continue
		}
		for _, part := range []string{partVerification, partDone} {
			if written(partOf(from, part)) {
				setPart(it, part, partOf(from, part))
			}
		}
		keepCriteria(old, fresh, from, it)
		for _, x := range from.Excludes {
			if x.Source.Kind == specs.Answered || x.Source.Kind == specs.Edited {
				it.Excludes = append(it.Excludes, x)
			}
		}
	}
}

// counterpart is the item of the old plan that holds most of an item's features.
func counterpart(old, fresh *specs.Roadmap, it *specs.RoadmapItem) *specs.RoadmapItem {
	count, best := map[string]int{}, ""
	for _, f := range fresh.Features {
		if before := old.Feature(f.ID); f.Item == it.ID && before != nil {
			if count[before.Item]++; count[before.Item] > count[best] {
				best = before.Item
			}
		}
	}
	return old.Item(best)
}

// written says that a person had a hand in some lines.
func written(lines []specs.Item) bool {
	return slices.ContainsFunc(lines, func(it specs.Item) bool { return it.Source.Kind == specs.Answered || it.Source.Kind == specs.Edited })
}

// keepCriteria keeps the criteria of an item that a person changed, without
// those of features that left it and with those of features that came.
func keepCriteria(old, fresh *specs.Roadmap, from, it *specs.RoadmapItem) {
	if !written(partOf(from, partCriteria)) {
		return
	}
	home := func(m *specs.Roadmap, text string) string {
		id, _, ok := strings.Cut(text, ": ")
		if f := m.Feature(id); ok && f != nil {
			return f.Item
		}
		return ""
	}
	var out []specs.Criterion
	for _, c := range from.Criteria {
		if at := home(fresh, c.Text); at == it.ID || at == "" {
			out = append(out, c)
		}
	}
	for _, c := range it.Criteria {
		if home(old, c.Text) != from.ID {
			out = append(out, c)
		}
	}
	it.Criteria = out
}
