package architecture

import (
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/phases/analysis"
	"github.com/overtone-cli/overtone/phases/session"
	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/wording"
)

// choice is an option that a person takes for a decision: the one that the
// design takes, which confirms it, or another.
type choice struct {
	adr    string // its id in the draft that was shown
	title  string // and its title
	former string // the option that the draft takes
	option string
	after  int // lines of feedback that were said before it
}

// outdone says that a later line of feedback decided otherwise.
func (c choice) outdone(a *specs.ADR) bool {
	return a.Source.Kind == specs.Answered && a.Source.Round == analysis.DesignRound && a.Source.Question > c.after
}

// chosenOf is the option that a decision takes, empty for none.
func chosenOf(a *specs.ADR) string {
	for _, o := range a.Options {
		if o.Chosen {
			return o.Name
		}
	}
	return ""
}

// find looks a decision up by its options, its id first: who asks an engine
// again may get other numbers.
func (c choice) find(list []specs.ADR) int {
	weighs := func(a *specs.ADR) bool {
		return slices.ContainsFunc(a.Options, func(o specs.Option) bool { return o.Name == c.option })
	}
	if i := slices.IndexFunc(list, func(a specs.ADR) bool { return a.ID == c.adr && weighs(&a) }); i >= 0 {
		return i
	}
	return slices.IndexFunc(list, func(a specs.ADR) bool {
		return weighs(&a) && slices.ContainsFunc(a.Options, func(o specs.Option) bool { return o.Name == c.former })
	})
}

// decided is one choice carried out, for what follows from it in the rest.
type decided struct {
	adr    *specs.ADR
	title  string // as it was
	former string
	option string
	called string   // the former choice inside of a sentence
	names  []string // by which it is known elsewhere, technologies of the stack among them
	proper []string // of these, what is the name of something and means nothing else
}

// choose carries choices out: each makes its decision anew, with the former
// choice among the alternatives, and what the design derived from the former
// choice follows. A statement of the source stays as it is; what of it names
// the former choice becomes an open question.
func choose(in analysis.ArchitectureOutput, choices []choice, req analysis.RequirementsOutput, p session.Phrases) analysis.ArchitectureOutput {
	if len(choices) == 0 {
		return in
	}
	out := clone(in)
	for _, c := range choices {
		i := c.find(out.Decisions)
		if i < 0 {
			out.Architecture.OpenQuestions = append(out.Architecture.OpenQuestions, question(p, "lost_choice", "option", c.option, "former", c.former))
			continue
		}
		a := &out.Decisions[i]
		if c.outdone(a) {
			continue
		}
		title, former := a.Title, chosenOf(a)
		if former == c.option {
			confirm(a, c, p)
			out.Architecture.OpenQuestions = settled(out.Architecture.OpenQuestions, a.ID+" "+title, p)
			continue
		}
		d := decided{adr: a, title: title, former: former, option: c.option}
		d.names, d.proper = namesOf(&out.Architecture, a, former)
		if d.called = former; !slices.Contains(d.proper, former) {
			d.called = inSentence(former)
		}
		take(a, d, p)
		followDecision(&out, d, req, p)
	}
	return out
}

// confirm notes that a person took a decision as it was proposed.
func confirm(a *specs.ADR, c choice, p session.Phrases) {
	if a.Decision == "accepted" && a.Source.Kind != specs.Inferred {
		return // the source took it already
	}
	a.Decision = "accepted"
	a.Choice = append(a.Choice, edited(p.Say("choice_confirmed", "option", inSentence(c.option))))
}

// take rewrites a decision for another of its options. What the engine said of
// the former choice goes with it into its alternative.
func take(a *specs.ADR, d decided, p session.Phrases) {
	was := a.Source
	a.Decision, a.Source = "accepted", specs.Source{Kind: specs.Edited}
	a.Title = p.Say("choice_title", "option", upperFirst(d.option), "former", d.called)
	a.Slug = specs.FileSlug(a.Title)
	if was.Kind == specs.Stated || was.Kind == specs.Answered {
		a.Context = append(a.Context, edited(p.Say("choice_against", "former", d.former)))
	}
	a.Choice = []specs.Item{edited(p.Say("choice_made", "option", d.option, "former", d.called))}
	var of specs.Option
	for i := range a.Options {
		o := &a.Options[i]
		if o.Chosen = o.Name == d.option; o.Chosen {
			of = *o
		}
	}
	slices.SortStableFunc(a.Options, func(x, y specs.Option) int { return rank(x) - rank(y) })
	if len(of.Pros) > 0 {
		a.Choice = append(a.Choice, of.Pros[0])
	}
	reach := kept(a.Negative, "rule:decision-reach")
	proof := kept(a.Risks, "rule:decision-proof")
	for i := range proof {
		proof[i].Text = renamed(proof[i].Text, d.names, d, described(p, "choice_here", d), p)
	}
	a.Positive, a.Negative, a.Risks = slices.Clone(of.Pros), append(slices.Clone(of.Cons), reach...), proof
}

// rank puts the chosen option first.
func rank(o specs.Option) int {
	if o.Chosen {
		return 0
	}
	return 1
}

// kept are the items of one rule.
func kept(in []specs.Item, rule string) []specs.Item {
	var out []specs.Item
	for _, it := range in {
		if it.Source.Rule == rule {
			out = append(out, it)
		}
	}
	return out
}

// namesOf are the names of a choice in the rest of a design: its own, with and
// without a version, and the technology that is in the stack because of it.
// Those of technologies are proper names; what only describes the choice may
// stand for something else elsewhere.
func namesOf(a *specs.Architecture, adr *specs.ADR, former string) (all, proper []string) {
	add := func(to *[]string, name string) {
		if name = specs.Plain(name); len([]rune(name)) > 1 && !slices.Contains(*to, name) {
			*to = append(*to, name)
		}
	}
	for _, r := range a.Stack {
		bare := unversioned(r.Technology)
		if same := strings.EqualFold(bare, unversioned(former)); same || names(r.Rationale, adr.ID) && r.Source.Kind == specs.Inferred {
			add(&proper, r.Technology)
			if same {
				add(&proper, bare)
			}
		}
	}
	slices.SortStableFunc(proper, func(x, y string) int { return len(y) - len(x) })
	all = slices.Clone(proper)
	if strings.Contains(former, " ") || inSentence(former) == former { // a single common word means other things elsewhere
		add(&all, former)
		add(&all, inSentence(former))
	}
	return all, proper
}

// unversioned is a name without the number behind it.
func unversioned(name string) string {
	cut := strings.LastIndexByte(name, ' ')
	if cut > 0 && cut+1 < len(name) && name[cut+1] >= '0' && name[cut+1] <= '9' {
		return name[:cut]
	}
	return name
}

func question(p session.Phrases, id string, pairs ...string) specs.Question {
	return specs.Question{Text: p.Say(id, pairs...), Owner: p.Say("owner"), Source: specs.Source{Kind: specs.Edited}}
}

func edited(text string) specs.Item {
	return specs.Item{Text: text, Source: specs.Source{Kind: specs.Edited}}
}

// inSentence is the name of an option inside of a sentence.
func inSentence(name string) string { return wording.LowerFirst(name) }

// upperFirst is a name at the beginning of a title; one with capitals of its
// own, like gRPC, stays as it is written.
func upperFirst(name string) string {
	if first, _, _ := strings.Cut(name, " "); strings.ToLower(first) != first {
		return name
	}
	if r := []rune(name); len(r) > 0 {
		return strings.ToUpper(string(r[0])) + string(r[1:])
	}
	return name
}

// summed is a design with a summary that says who took its decisions.
func summed(in analysis.ArchitectureOutput, req analysis.RequirementsOutput, p session.Phrases) analysis.ArchitectureOutput {
	in.Architecture.Summary = summary(&in, in.Architecture.Summary, req, p)
	return in
}

// summary counts anew who took the decisions. A summary that a model wrote
// stays, with a sentence behind it.
func summary(out *analysis.ArchitectureOutput, before []specs.Item, req analysis.RequirementsOutput, p session.Phrases) []specs.Item {
	source, review := 0, 0
	for i := range out.Decisions {
		switch d := &out.Decisions[i]; {
		case d.Decision != "accepted":
		case d.Source.Kind == specs.Stated || d.Source.Kind == specs.Answered && d.Source.Round != analysis.DesignRound:
			source++
		default:
			review++
		}
	}
	pairs := []string{
		"components", itoa(len(out.Architecture.Components)), "requirements", itoa(len(req.Requirements)), "qualities", itoa(len(req.NFRs)),
		"decisions", itoa(len(out.Decisions)), "source", itoa(source), "review", itoa(review),
	}
	var items []specs.Item
	written := false
	for _, it := range before {
		if it.Source.Rule == "rule:summary" {
			it.Text, written = p.Say("summary", pairs...), true
		}
		items = append(items, it)
	}
	if !written {
		items = append(items, edited(p.Say("summary_more", pairs...)))
	}
	return items
}
