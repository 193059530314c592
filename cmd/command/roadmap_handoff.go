package command

import (
	"context"
	"fmt"
	"io"
	"strings"

	"github.com/overtone-cli/overtone/phases/interview"
	"github.com/overtone-cli/overtone/phases/roadmap"
	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/templates"
)

// handOffRoadmap offers to show the issues of a roadmap, until whoever is there
// has seen enough. It changes nothing, and nothing of it is written down.
func (a *App) handOffRoadmap(ctx context.Context, person interview.Asker, r *roadmap.Run) {
	if person == nil || a.flags.json {
		return
	}
	lang := string(r.Roadmap.Meta.Lang)
	q := handoffQuestion(lang)
	q.Why = say("The roadmap and its issues are written; the default ends here.", "路线图与事项均已写好；默认到此结束。")
	for {
		answer, err := person.Ask(ctx, q)
		if err != nil || answer.First() == handoffDone {
			return
		}
		waves := r.Roadmap.Waves()
		if answer.First() == handoffFirst && len(waves) > 0 {
			waves = waves[:1]
		}
		_, _ = io.WriteString(a.Streams().Err, roadmapIssueList(r.Roadmap, waves, lang)) // part of the conversation, not the result
	}
}

// roadmapIssueList prints issues wave by wave, with what they wait for.
func roadmapIssueList(m *specs.Roadmap, waves [][]string, lang string) string {
	in := func(en, zh string) string { return templates.Words{En: en, Zh: zh}.In(lang) }
	var b strings.Builder
	for n, wave := range waves {
		fmt.Fprintf(&b, "\n"+in("Wave %d", "第 %d 批")+"\n", n+1)
		for _, id := range wave {
			it := m.Item(id)
			title := it.Goal
			if m.Mode == specs.Direct {
				title = it.Name
			}
			b.WriteString(folded(it.ID+" "+specs.Plain(title), "  "+it.Issue+"  ", "    ") + "\n")
			about := fmt.Sprintf(in("priority %d, %s", "优先级 %d，%s"), it.Priority, it.Effort)
			if len(it.Needs) > 0 {
				about += fmt.Sprintf(in(", waits for %s", "，依赖 %s"), strings.Join(it.Needs, ", "))
			}
			b.WriteString(folded(about, "    ", "    ") + "\n")
		}
	}
	return b.String()
}
