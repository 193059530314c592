package command

import (
	"context"
	"fmt"
	"io"
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/phases/interview"
	"github.com/overtone-cli/overtone/phases/session"
	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/templates"
)

// What can be done with the issues at the end.
const (
	handoffDone  = "done"
	handoffFirst = "first"
	handoffAll   = "all"
)

// handOff offers to show the issues that a run has exported, until whoever is
// there has seen enough. It changes nothing, so nothing of it is written down,
// and however it is left the work is done.
func (a *App) handOff(ctx context.Context, person interview.Asker, s *session.Session) {
	report := s.Package.Export
	if person == nil || a.flags.json || report == nil || len(report.Waves) == 0 {
		return
	}
	lang := string(s.Lang())
	for {
		answer, err := person.Ask(ctx, handoffQuestion(lang))
		if err != nil || answer.First() == handoffDone {
			return
		}
		waves := report.Waves
		if answer.First() == handoffFirst {
			waves = waves[:1]
		}
		_, _ = io.WriteString(a.Streams().Err, issueList(report, waves, lang)) // part of the conversation, not the result
	}
}

func handoffQuestion(lang string) interview.Question {
	return interview.Question{
		ID: "handoff", Kind: interview.Choice, First: true, Lang: lang, Default: []string{handoffDone}, Known: []interview.Fact{},
		Prompt: templates.Words{En: "Will you look at the issues?", Zh: "要看看这些事项吗？"},
		Why:    templates.Words{En: "The package and its issues are written; the default ends here.", Zh: "规格包与事项均已写好；默认到此结束。"},
		Options: []interview.Option{
			{ID: handoffDone, Label: templates.Words{En: "done", Zh: "完成"}, Description: templates.Words{En: "that is all", Zh: "到此为止"}},
			{ID: handoffFirst, Label: templates.Words{En: "wave 1", Zh: "第 1 批"}, Description: templates.Words{En: "what can be begun at once", Zh: "可以立即开始的事项"}},
			{ID: handoffAll, Label: templates.Words{En: "all issues", Zh: "全部事项"}, Description: templates.Words{En: "wave by wave", Zh: "按批次列出"}},
		},
	}
}

// issueList prints issues wave by wave: id and title, then what makes them
// urgent and what they wait for.
func issueList(report *specs.ExportReport, waves []specs.WaveRow, lang string) string {
	in := func(en, zh string) string { return templates.Words{En: en, Zh: zh}.In(lang) }
	var b strings.Builder
	for _, wave := range waves {
		fmt.Fprintf(&b, "\n"+in("Wave %d", "第 %d 批")+"\n", wave.Wave)
		for _, r := range report.Issues {
			if !slices.Contains(wave.Issues, r.Issue) {
				continue
			}
			b.WriteString(folded(specs.Plain(r.Title), "  "+r.Issue+"  ", "    ") + "\n")
			about := fmt.Sprintf(in("priority %d, %s", "优先级 %d，%s"), r.Priority, r.Origin)
			if len(r.DependsOn) > 0 {
				about += fmt.Sprintf(in(", waits for %s", "，依赖 %s"), strings.Join(r.DependsOn, ", "))
			}
			b.WriteString(folded(about, "    ", "    ") + "\n")
		}
	}
	return b.String()
}
