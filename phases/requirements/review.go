package requirements

import (
	"context"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/overtone-cli/overtone/phases/analysis"
	"github.com/overtone-cli/overtone/phases/interview"
	"github.com/overtone-cli/overtone/phases/session"
	"github.com/overtone-cli/overtone/specs"
)

// What can be said of the requirements.
const (
	change = "priorities"
)

// shownMusts is how many Musts the page lists; the question that changes them
// lists all.
const shownMusts = 15

// review shows the requirements until a person takes them, and gives them the
// priorities that the person decides.
func review(ctx context.Context, s *session.Session, out analysis.RequirementsOutput) (analysis.RequirementsOutput, error) {
	said, err := session.NewPhrases(s.Set, s.Lang())
	if err != nil {
		return out, err
	}
	drafted := out
	for turn := 1; turn <= interview.MaxTurns; turn++ {
		q := interview.Turn(reviewQuestion(), turn)
		q.Heading, q.Known = interview.Words("The requirements", "需求一览"), page(out, said)
		a, err := s.Ask(ctx, q)
		if err != nil || a.First() == interview.Good {
			return out, err
		}
		a, err = s.Ask(ctx, interview.Turn(mustQuestion(out), turn))
		if err != nil {
			return out, err
		}
		out = withMusts(drafted, a.Values, said) // the rationale compares with what was drafted, not with the turn before
	}
	return out, nil
}

func reviewQuestion() interview.Question {
	return interview.Question{
		ID: "requirements.review", Phase: "3", Kind: interview.Choice, Default: []string{interview.Good},
		Prompt: interview.Words("What do you think of the requirements?", "这些需求如何？"),
		Why:    interview.Words("Design and work follow their priorities; the default takes them as they are.", "设计与工作项按其优先级展开；默认按现状继续。"),
		Options: []interview.Option{
			interview.LooksGood(),
			{ID: change, Label: interview.Words("change priorities", "调整优先级"), Description: interview.Words("choose what is a Must", "选择哪些是 Must")},
		},
	}
}

// mustQuestion lets a person choose the Musts among all requirements but those
// that are ruled out: these come back by the scope of the brief.
func mustQuestion(out analysis.RequirementsOutput) interview.Question {
	q := interview.Question{
		ID: "requirements.must", Phase: "3", Kind: interview.Multi,
		Prompt: interview.Words("Which requirements would the product not be launched without?", "缺了哪些需求产品就不能上线？"),
		Why: interview.Words(
			"Those chosen become Must. A Must that is taken out becomes Should, all others keep their priority; the default leaves everything as it is.",
			"选中的成为 Must；取消的 Must 变为 Should，其余不变；默认全部保持现状。"),
		Known: []interview.Fact{}, // the page that was just shown
		Check: func(values []string) error {
			if len(values) > 0 {
				return nil
			}
			return interview.Refuse(interview.Words("at least one requirement has to be a Must", "至少须有一项需求是 Must")).
				Mend(interview.Words("choose those without which no release makes sense", "请选出缺了就无法发布的需求"))
		},
	}
	for _, r := range sorted(out.Requirements) {
		if r.Priority == specs.Wont {
			continue
		}
		if r.Priority == specs.Must {
			q.Default = append(q.Default, r.ID)
		}
		about := specs.Plain(r.Title) + " · " + string(r.Priority)
		q.Options = append(q.Options, interview.Option{ID: r.ID, Label: interview.Words(r.ID, r.ID), Description: interview.Words(about, about)})
	}
	return q
}

func sorted(in []specs.Requirement) []specs.Requirement {
	out := slices.Clone(in)
	slices.SortStableFunc(out, func(a, b specs.Requirement) int { return strings.Compare(a.ID, b.ID) })
	return out
}

// page is what a person looks at: the Musts, and how many there are of all else.
func page(out analysis.RequirementsOutput, said session.Phrases) []interview.Fact {
	var musts []string
	counts := map[specs.Priority]int{}
	for _, r := range sorted(out.Requirements) {
		counts[r.Priority]++
		if r.Priority == specs.Must {
			musts = append(musts, r.ID+"  "+specs.Plain(r.Title))
		}
	}
	if n := len(musts) - shownMusts; n > 0 {
		musts = append(musts[:shownMusts:shownMusts], said.Say("more", "count", strconv.Itoa(n)))
	}
	facts := []interview.Fact{{
		Label: interview.Words("Must", "Must"), Value: strconv.Itoa(counts[specs.Must]) + "\n" + strings.Join(musts, "\n"),
	}}
	var rest []string
	for _, p := range specs.Priorities()[1:] {
		if counts[p] > 0 {
			rest = append(rest, fmt.Sprintf("%s %d", p, counts[p]))
		}
	}
	rest = append(rest, said.Say("qualities", "count", strconv.Itoa(len(out.NFRs))))
	return append(facts, interview.Fact{Label: interview.Words("Beside them", "其余"), Value: strings.Join(rest, " · ")})
}
