package clarification

import (
	"context"
	"slices"
	"strconv"
	"strings"

	"github.com/overtone-cli/overtone/phases/analysis"
	"github.com/overtone-cli/overtone/phases/interview"
	"github.com/overtone-cli/overtone/phases/session"
	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/templates"
)

// maxRounds bounds the conversation; spec-package.md, "Phase 1.5 details".
const maxRounds = 5

// talk is the conversation of phase 1.5.
type talk struct {
	s      *session.Session
	common analysis.Common
	seed   analysis.SeedOutput
	log    []specs.Exchange
	asked  map[string]bool    // questions that were put, also those left open
	rounds int                // in which something was answered
	round  analysis.GapOutput // what is open in this round
	gap    analysis.GapOutput // what was open in any
	accept bool

	corrections int            // of what was understood
	refined     *specs.Refined // of what was said so far, nil when something was added since
}

func newTalk(s *session.Session) *talk {
	t := &talk{s: s, common: s.Common(), seed: s.Seed(), asked: map[string]bool{}}
	t.common.Answers = s.Said() // what an earlier run of this phase logged is asked again
	t.common.Scope = nil        // and what was moved in the brief comes after it
	return t
}

// told is what every task of the conversation knows by now.
func (t *talk) told() analysis.Common {
	c := t.common
	c.Answers = append(slices.Clone(c.Answers), t.log...)
	return c
}

// hold asks in rounds until a person has said enough, at most maxRounds times,
// and shows at the end what was understood.
func (t *talk) hold(ctx context.Context) error {
	for round := 1; round <= maxRounds; round++ {
		if err := t.look(ctx, round); err != nil {
			return err
		}
		if round > 1 && len(t.round.Areas) == 0 {
			return t.confirm(ctx, round)
		}
		action, err := t.act(ctx, round)
		if err != nil {
			return err
		}
		switch action {
		case accept:
			t.accept = true
			return nil
		case skip:
			return nil
		case reply:
			if err := t.ask(ctx, round); err != nil {
				return err
			}
		}
		if action == done || round == maxRounds {
			return t.confirm(ctx, round)
		}
	}
	return nil
}

// look finds what is open in a round. What was asked before is not asked again,
// also when nobody knew the answer: whoever is asked twice is not listened to.
func (t *talk) look(ctx context.Context, round int) error {
	var gap analysis.GapOutput
	if err := t.s.Analyst.Ask(ctx, analysis.TaskGap, &analysis.GapInput{Common: t.told(), Seed: t.seed, Round: round}, &gap); err != nil {
		return err
	}
	var areas []analysis.Area
	for _, a := range gap.Areas {
		if a = a.Without(func(q string) bool { return t.asked[q] }); len(a.Questions) > 0 {
			areas = append(areas, a)
		}
	}
	gap.Areas = areas
	t.round = gap
	// What no round has answered stays an open question of the package.
	gap.Areas = slices.Clone(t.gap.Areas)
	for _, a := range areas {
		if !slices.ContainsFunc(gap.Areas, func(b analysis.Area) bool { return a.Dimension == b.Dimension && a.Rule == b.Rule }) {
			gap.Areas = append(gap.Areas, a) // else it is the same in other words
		}
	}
	t.gap = gap
	return nil
}

// act shows the open points of a round and asks what to do with them.
func (t *talk) act(ctx context.Context, round int) (string, error) {
	q := actionQuestion(round)
	q.Heading, q.Known = interview.Words("What is still unclear", "尚不明确之处"), page(t.round)
	a, err := t.s.Ask(ctx, q)
	return a.First(), err
}

// ask puts the questions of a round. Every one that is answered is logged.
func (t *talk) ask(ctx context.Context, round int) error {
	n, answered := 0, false
	chosen, err := t.s.Ask(ctx, areasQuestion(round, t.round.Areas))
	if err != nil {
		return err
	}
	for i, area := range t.round.Areas {
		if !slices.Contains(chosen.Values, strconv.Itoa(i+1)) {
			continue
		}
		for i := range area.Questions {
			n++
			t.asked[area.Questions[i]] = true
			q := openQuestion(round, n, area, i)
			a, err := t.s.Ask(ctx, q)
			if err != nil {
				return err
			}
			like := specs.Exchange{Round: round, Topic: topicOf(area), AgentPrompt: area.Questions[i], Timestamp: t.s.Stamp()}
			said := session.Statements(like, a.First())
			answered = answered || len(said) > 0
			t.log = append(t.log, said...)
		}
	}
	if answered {
		t.rounds++
	}
	return nil
}

func topicOf(a analysis.Area) string {
	if a.Rule == "rule:stated-question" {
		return analysis.TopicQuestion
	}
	return a.Dimension
}

// confirm shows what was understood of the answers. Whoever wants to say more
// gets one more free text, and what was misunderstood is put right.
func (t *talk) confirm(ctx context.Context, round int) error {
	if len(t.log) == 0 {
		return nil
	}
	for turn := 1; ; turn++ {
		refined, err := t.refine(ctx)
		if err != nil {
			return err
		}
		q := interview.Turn(confirmQuestion(round, t.corrections < maxCorrections), turn)
		q.Heading, q.Known = interview.Words("Understood as", "理解为"), understood(t.log, refined)
		a, err := t.s.Ask(ctx, q)
		if err != nil || a.First() == confirmed {
			return err
		}
		if a.First() == mend {
			if err := t.correct(ctx, refined); err != nil {
				return err
			}
			continue
		}
		round, turn = round+1, 0
		if err := t.more(ctx, round); err != nil {
			return err
		}
	}
}

// more takes what somebody wants to add, in a round of its own.
func (t *talk) more(ctx context.Context, round int) error {
	a, err := t.s.Ask(ctx, moreQuestion(round))
	said := session.Statements(specs.Exchange{Round: round, Topic: "scenarios", Timestamp: t.s.Stamp()}, a.First())
	if err != nil || len(said) == 0 {
		return err
	}
	t.refined = nil
	t.rounds++
	t.log = append(t.log, said...)
	return nil
}

// refine merges the idea and the answers, once for all that was said.
func (t *talk) refine(ctx context.Context) (specs.Refined, error) {
	if t.refined != nil {
		return *t.refined, nil
	}
	in := analysis.ExpansionInput{Common: t.told(), Seed: t.seed, Gap: t.gap, Accept: t.accept}
	var out analysis.ExpansionOutput
	err := t.s.Analyst.Ask(ctx, analysis.TaskExpansion, &in, &out)
	refined := out.Refined
	refined.DiscussionLog, refined.DiscussionRounds = t.log, t.rounds
	refined.Source = "auto-expansion"
	if t.rounds > 0 {
		refined.Source = "interactive-discussion"
	}
	if err == nil {
		t.refined = &refined
	}
	return refined, err
}

// page is the gap analysis as a person reads it.
func page(gap analysis.GapOutput) []interview.Fact {
	out := []interview.Fact{{Label: interview.Words("Completeness", "完整度"), Value: strconv.Itoa(gap.Score) + "/10"}}
	for _, a := range gap.Areas {
		lines := []string{a.Why}
		for i, q := range a.Questions {
			lines = append(lines, "? "+q)
			if i < len(a.Suggestions) {
				lines = append(lines, "→ "+a.Suggestions[i])
			}
		}
		out = append(out, interview.Fact{Label: interview.Words(a.Name, a.Name), Value: strings.Join(lines, "\n")})
	}
	return out
}

// placed is what became of an answer.
type placed struct {
	mark, text string
	name       templates.Words // of the kind
}

// understoodItems lists what became of the answers, kind by kind.
func understoodItems(r specs.Refined) []placed {
	var out []placed
	add := func(en, zh, text string, src specs.Source) {
		if src.Kind == specs.Answered {
			out = append(out, placed{mark: src.Mark(), text: text, name: interview.Words(en, zh)})
		}
	}
	for _, f := range r.Features {
		add("feature", "功能", f.Name, f.Source)
		for _, c := range f.AcceptanceCriteria {
			add("criterion", "验收标准", c.Text, c.Source)
		}
	}
	for _, q := range r.Qualities {
		add("quality", "质量", q.Details, q.Source)
	}
	for _, group := range []struct {
		en, zh string
		items  []specs.Item
	}{
		{"constraint", "约束", r.Boundaries.Constraints},
		{"out of scope", "范围外", r.Boundaries.OutOfScope},
		{"system outside", "外部系统", r.IntegrationPoints},
		{"assumption", "假设", r.KeyAssumptions},
	} {
		for _, it := range group.items {
			add(group.en, group.zh, it.Text, it.Source)
		}
	}
	for _, q := range r.OpenQuestions {
		add("open question", "待确认", q.Text, q.Source)
	}
	return out
}

// understood is the page of what became of the answers. What the later phases
// read has its line, too, so that nothing that was said seems lost.
func understood(log []specs.Exchange, r specs.Refined) []interview.Fact {
	var out []interview.Fact
	fact := func(mark string, name templates.Words, text string) {
		out = append(out, interview.Fact{Label: interview.Words(mark+" "+name.In("en"), mark+" "+name.In("zh")), Value: specs.Plain(text)})
	}
	seen := map[string]bool{}
	for _, p := range understoodItems(r) {
		seen[p.mark] = true
		fact(p.mark, p.name, p.text)
	}
	for i, mark := range marks(log) {
		if !seen[mark] {
			fact(mark, unplaced(log[i]), log[i].UserResponse)
		}
	}
	return out
}

// unplaced says what a statement is that stands in none of the lists: data is
// for the requirements, and the rest for whoever reads the log.
func unplaced(x specs.Exchange) templates.Words {
	kind := analysis.CorrectedKind(x.Topic)
	if x.Topic == "data" {
		kind = analysis.KindData
	}
	switch kind {
	case analysis.KindDropped:
		return interview.Words("dropped", "已撤回")
	case analysis.KindData:
		return interview.Words("data", "数据")
	}
	return interview.Words("noted", "已记录")
}
