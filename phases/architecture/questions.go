package architecture

import (
	"slices"
	"strconv"
	"strings"

	"github.com/overtone-cli/overtone/phases/analysis"
	"github.com/overtone-cli/overtone/phases/interview"
	"github.com/overtone-cli/overtone/specs"
)

// What can be said of a design.
const (
	feedback = "feedback"
	simplify = "simplify"
)

// other is what feedback is about when it is about no decision.
const other = "other"

// reviewQuestion asks what a person thinks. A design that was made simple
// cannot be made simpler.
func reviewQuestion(simple bool) interview.Question {
	q := interview.Question{
		ID: "architecture.review", Phase: "4", Kind: interview.Choice, Default: []string{interview.Good},
		Prompt: interview.Words("What do you think of the design?", "这份设计如何？"),
		Why:    interview.Words("Epics and stories are cut along it; the default takes it as it is.", "史诗与故事据此拆分；默认按现状继续。"),
		Options: []interview.Option{
			interview.LooksGood(),
			{ID: feedback, Label: interview.Words("change something", "提出意见"), Description: interview.Words("decide otherwise, or say what to heed", "改变决策，或说明要求")},
			{ID: simplify, Label: interview.Words("make it simpler", "简化"), Description: interview.Words("leave out what nobody asked for", "去掉无人要求的内容")},
		},
	}
	if simple {
		q.Options = q.Options[:2]
	}
	return q
}

// decisionQuestion asks what the feedback is about.
func decisionQuestion(list []specs.ADR) interview.Question {
	q := interview.Question{
		ID: "architecture.decision", Phase: "4", Kind: interview.Choice, Default: []string{other},
		Prompt: interview.Words("What is it about?", "针对什么？"),
		Why:    interview.Words("A decision offers its alternatives; anything else can be said in words, which is the default.", "选择决策可改取其备选方案；其他内容可直接说明，此为默认。"),
		Known:  []interview.Fact{}, // the page that was just shown
	}
	for i := range list {
		a := &list[i]
		text := specs.Plain(a.Title)
		q.Options = append(q.Options, interview.Option{ID: a.ID, Label: interview.Words(a.ID, a.ID), Description: interview.Words(text, text)})
	}
	q.Options = append(q.Options, interview.Option{
		ID: other, Label: interview.Words("something else", "其他"), Description: interview.Words("a technology, a limit, a quality", "技术、限制或质量要求"),
	})
	return q
}

// choiceQuestion offers the options of a decision by their numbers; the one it
// takes is the default.
func choiceQuestion(a *specs.ADR) interview.Question {
	q := interview.Question{
		ID: "architecture.choice", Phase: "4", Kind: interview.Choice, Default: []string{"1"},
		Prompt:  interview.Words("Which of these shall it be?", "选择哪一种？"),
		Why:     interview.Words("The default confirms what is proposed. The design follows another choice, and what still names this one is asked about.", "默认确认现有方案。改选后设计随之调整，仍提到原方案之处会列为待确认。"),
		Heading: interview.Words("The decision", "决策"),
		Known:   []interview.Fact{{Label: interview.Words(a.ID, a.ID), Value: specs.Plain(a.Title)}},
	}
	for i, o := range a.Options {
		id := strconv.Itoa(i + 1)
		about := ""
		if len(o.Pros) > 0 {
			about = "+ " + specs.Plain(o.Pros[0].Text)
		}
		if len(o.Cons) > 0 {
			about += " − " + specs.Plain(o.Cons[0].Text)
		}
		if o.Chosen {
			q.Default = []string{id}
		}
		q.Options = append(q.Options, interview.Option{ID: id, Label: interview.Words(o.Name, o.Name), Description: interview.Words(about, about)})
	}
	return q
}

// feedbackQuestion takes what has to be heeded, in a person's own words.
func feedbackQuestion() interview.Question {
	return interview.Question{
		ID: "architecture.feedback", Phase: "4", Kind: interview.Text,
		Prompt: interview.Words("What has to be different, or heeded?", "需要改变或遵守什么？"),
		Why:    interview.Words("One statement a line: a technology, a limit, a quality. The design is made anew with it; nothing leaves it as it is.", "每行一句：技术、限制或质量要求。设计会据此重做；留空则保持现状。"),
		Known:  []interview.Fact{},
	}
}

// The length of the lists of the page.
const (
	shownParts   = 12
	shownOptions = 4
)

// page is the design as a person looks at it: what it consists of and what it
// decides.
func page(out analysis.ArchitectureOutput, gone []string, said said) []interview.Fact {
	p := said.phrases
	var facts []interview.Fact
	add := func(en, zh string, count int, lines []string) {
		value := append([]string{strconv.Itoa(count)}, lines...)
		facts = append(facts, interview.Fact{Label: interview.Words(en, zh), Value: strings.Join(value, "\n")})
	}
	if said.simple {
		lines := gone
		if len(lines) == 0 {
			lines = []string{p.Say("nothing_gone")}
		}
		add("Left out", "已去掉", len(gone), lines)
	}
	var parts []string
	for _, c := range out.Architecture.Components {
		parts = append(parts, specs.Plain(c.Name)+" · "+brief(specs.Plain(c.Responsibility)))
	}
	if n := len(parts) - shownParts; n > 0 {
		parts = append(parts[:shownParts:shownParts], p.Say("more", "count", strconv.Itoa(n)))
	}
	add("Components", "组件", len(out.Architecture.Components), parts)
	var decisions []string
	for i := range out.Decisions {
		a := &out.Decisions[i]
		line := a.ID + "  " + specs.Plain(a.Title)
		var others []string
		for _, o := range a.Options {
			if !o.Chosen && len(others) < shownOptions {
				others = append(others, inSentence(o.Name))
			}
		}
		decisions = append(decisions, line+" ["+p.Say("takes", "option", inSentence(chosenOf(a)), "others", p.List(others))+"]")
	}
	add("Decisions", "决策", len(out.Decisions), decisions)
	if n := len(said.lines); n > 0 {
		var lines []string
		for _, x := range said.lines {
			lines = append(lines, "R"+strconv.Itoa(x.Round)+"."+strconv.Itoa(len(lines)+1)+"  "+x.UserResponse)
		}
		add("Heeded", "已采纳", n, lines)
	}
	return facts
}

// longJob is how much of what a component does the page tells, in runes.
const longJob = 72

// brief is the first clause of what a component does.
func brief(job string) string {
	job, _, _ = strings.Cut(job, "; ")
	job, _, _ = strings.Cut(job, "；")
	if runes := []rune(job); len(runes) > longJob {
		return strings.TrimRight(string(runes[:longJob]), " ,，、") + "…"
	}
	return job
}

// left names what of one design is not in another.
func left(before, after analysis.ArchitectureOutput) []string {
	var out []string
	for _, c := range before.Architecture.Components {
		if !slices.ContainsFunc(after.Architecture.Components, func(o specs.Component) bool { return o.Name == c.Name }) {
			out = append(out, specs.Plain(c.Name))
		}
	}
	for i := range before.Decisions {
		a := &before.Decisions[i]
		if !slices.ContainsFunc(after.Decisions, func(o specs.ADR) bool { return o.ID == a.ID }) {
			out = append(out, a.ID+"  "+specs.Plain(a.Title))
		}
	}
	return out
}
