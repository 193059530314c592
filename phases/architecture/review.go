package architecture

import (
	"context"
	"slices"
	"strconv"

	"github.com/overtone-cli/overtone/phases/analysis"
	"github.com/overtone-cli/overtone/phases/interview"
	"github.com/overtone-cli/overtone/phases/session"
	"github.com/overtone-cli/overtone/specs"
)

// said is what a person has said of a design so far.
type said struct {
	phrases session.Phrases
	choices []choice
	lines   []specs.Exchange // feedback in words
	simple  bool
}

// talk is the review of a design.
type talk struct {
	s     *session.Session
	in    analysis.ArchitectureInput
	first analysis.ArchitectureOutput // what was drafted before anybody said anything
	said  said
	full  analysis.ArchitectureOutput // what was shown before it was made simpler
}

// hold shows the design until a person takes it, and makes it anew with what
// the person says.
func (t *talk) hold(ctx context.Context) (analysis.ArchitectureOutput, error) {
	out := t.first
	for turn := 1; turn <= interview.MaxTurns; turn++ {
		q := interview.Turn(reviewQuestion(t.said.simple), turn)
		q.Heading, q.Known = interview.Words("The design", "设计一览"), page(out, left(t.full, out), t.said)
		a, err := t.s.Ask(ctx, q)
		if err != nil || a.First() == interview.Good {
			return out, err
		}
		if a.First() == simplify {
			t.said.simple, t.full = true, out
		} else if err := t.hear(ctx, turn, out); err != nil {
			return out, err
		}
		if out, err = t.design(ctx); err != nil {
			return out, err
		}
	}
	return out, nil
}

// hear takes the feedback of one turn.
func (t *talk) hear(ctx context.Context, turn int, out analysis.ArchitectureOutput) error {
	about, err := t.s.Ask(ctx, interview.Turn(decisionQuestion(out.Decisions), turn))
	if err != nil {
		return err
	}
	i := slices.IndexFunc(out.Decisions, func(a specs.ADR) bool { return a.ID == about.First() })
	if i < 0 {
		a, err := t.s.Ask(ctx, interview.Turn(feedbackQuestion(), turn))
		if err == nil {
			t.said.lines = append(t.said.lines, session.Statements(specs.Exchange{Round: analysis.DesignRound, Topic: analysis.TopicDesign, Timestamp: t.s.Stamp()}, a.First())...)
		}
		return err
	}
	adr := &out.Decisions[i]
	a, err := t.s.Ask(ctx, interview.Turn(choiceQuestion(adr), turn))
	if err != nil {
		return err
	}
	n, err := strconv.Atoi(a.First())
	if err != nil || n < 1 || n > len(adr.Options) {
		return err // a question with options takes nothing else
	}
	t.said.choose(choice{adr: adr.ID, title: adr.Title, former: chosenOf(adr), option: adr.Options[n-1].Name, after: len(t.said.lines)})
	return nil
}

// choose notes a choice in place of an earlier one for the same decision, which
// is compared with what was drafted.
func (s *said) choose(c choice) {
	for i, before := range s.choices {
		if before.adr == c.adr {
			s.choices[i].option, s.choices[i].after = c.option, c.after
			return
		}
	}
	s.choices = append(s.choices, c)
}

// wanted are the choices as engines are told of them.
func (s *said) wanted() []analysis.DesignChoice {
	var out []analysis.DesignChoice
	for _, c := range s.choices {
		out = append(out, analysis.DesignChoice{Decision: c.title, Former: c.former, Option: c.option})
	}
	return out
}

// design is the design with all that was said: an engine thinks again about
// words and about what to leave out, and choices are carried out on what comes
// of it.
func (t *talk) design(ctx context.Context) (analysis.ArchitectureOutput, error) {
	out := t.first
	if len(t.said.lines) > 0 || t.said.simple {
		in := t.in
		in.Answers = append(slices.Clone(in.Answers), t.said.lines...)
		in.Wishes = &analysis.DesignWishes{Before: t.first, Choices: t.said.wanted(), Simple: t.said.simple}
		var err error
		if out, err = draft(ctx, t.s, in); err != nil {
			return out, err
		}
		out = numbered(out, t.first)
	}
	if t.said.simple {
		out = smaller(out, t.first, t.said.choices, t.said.phrases)
	}
	out = heeded(out, t.said.lines, t.said.phrases)
	out = choose(out, t.said.choices, t.in.Requirements, t.said.phrases)
	if len(t.said.choices)+len(t.said.lines) > 0 {
		out = summed(out, t.in.Requirements, t.said.phrases)
	}
	return out, nil
}

// draft asks for a design and for its review. A review that fails leaves the
// draft as it is.
func draft(ctx context.Context, s *session.Session, in analysis.ArchitectureInput) (analysis.ArchitectureOutput, error) {
	var out analysis.ArchitectureOutput
	if err := s.Analyst.Ask(ctx, analysis.TaskArchitecture, &in, &out); err != nil {
		return out, err
	}
	var review analysis.ArchitectureReviewOutput
	err := s.Analyst.Ask(ctx, analysis.TaskArchitectureReview, &analysis.ArchitectureReviewInput{Common: in.Common, Requirements: in.Requirements, Draft: out}, &review)
	switch {
	case ctx.Err() != nil:
		return out, context.Cause(ctx)
	case err != nil:
		s.Warn(err)
		return out, nil
	}
	return review.Revised, nil
}
