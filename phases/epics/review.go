package epics

import (
	"context"

	"github.com/overtone-cli/overtone/phases/analysis"
	"github.com/overtone-cli/overtone/phases/interview"
	"github.com/overtone-cli/overtone/phases/session"
	"github.com/overtone-cli/overtone/specs"
)

// review lets a person cut the work otherwise until it looks good, and has what
// changed described anew. What the engine made stays as it is when nobody does.
func review(ctx context.Context, s *session.Session, in *analysis.EpicsInput, out analysis.EpicsOutput) (analysis.EpicsOutput, error) {
	before := newCut(in, out)
	c := before
	for n := 1; n <= interview.MaxTurns; n++ {
		q := interview.Turn(reviewQuestion(c), n)
		q.Heading, q.Known = interview.Words("The epics", "史诗"), page(c, s.Lang())
		a, err := s.Ask(ctx, q)
		if err != nil {
			return out, err
		}
		switch a.First() {
		case merge:
			c, err = askMerge(ctx, s, c, n)
		case split:
			c, err = askSplit(ctx, s, c, n)
		default:
			n = interview.MaxTurns
		}
		if err != nil {
			return out, err
		}
	}
	changed := c.changed(before)
	if len(changed) == 0 {
		return out, nil
	}
	return retell(ctx, s, in, before, c, changed)
}

// askMerge asks which epics become one, and how it is called.
func askMerge(ctx context.Context, s *session.Session, c cut, n int) (cut, error) {
	a, err := s.Ask(ctx, interview.Turn(mergeQuestion(c), n))
	if err != nil || len(a.Values) == 0 {
		return c, err
	}
	chosen := c.inOrder(a.Values)
	offer := c.together(chosen, s.Lang())
	title := titleQuestion("epics.title", offer, interview.Words("What is the united epic called?", "合并后的史诗叫什么？"), c.titles(chosen...))
	title.Heading, title.Known = interview.Words("Together", "合并后"), effect(c, c.merged(chosen, offer), s.Lang(), chosen[0])
	called, err := s.Ask(ctx, interview.Turn(title, n))
	if err != nil {
		return c, err
	}
	return c.merged(chosen, specs.Clean(called.First())), nil
}

// askSplit asks which epic becomes two, what goes into the new one, and how both
// are called.
func askSplit(ctx context.Context, s *session.Session, c cut, n int) (cut, error) {
	a, err := s.Ask(ctx, interview.Turn(splitQuestion(c), n))
	if err != nil {
		return c, err
	}
	id := a.First()
	a, err = s.Ask(ctx, interview.Turn(movedQuestion(c, id), n))
	if err != nil || len(a.Values) == 0 {
		return c, err
	}
	goes := a.Values
	stays, leaves := c.apart(id, goes, s.Lang())
	after, added := c.split(id, goes, stays, leaves)
	q := titleQuestion("epics.title", stays, interview.Words("What is "+id+" called now?", id+" 现在叫什么？"), c.titles(id))
	q.Heading, q.Known = interview.Words("Apart", "拆分后"), effect(c, after, s.Lang(), id, added)
	title, err := s.Ask(ctx, interview.Turn(q, n))
	if err != nil {
		return c, err
	}
	stays = specs.Clean(title.First())
	title, err = s.Ask(ctx, interview.Turn(titleQuestion("epics.new-title", leaves, interview.Words("What is the new epic called?", "新史诗叫什么？"), append(c.titles(id), stays)), n))
	if err != nil {
		return c, err
	}
	c, _ = c.split(id, goes, stays, specs.Clean(title.First()))
	return c, nil
}

// retell has the epics that changed and the index described anew, and puts the
// words to the cut. Without an answer the words that were there stay.
func retell(ctx context.Context, s *session.Session, in *analysis.EpicsInput, before, after cut, changed []string) (analysis.EpicsOutput, error) {
	question := analysis.EpicsRetellInput{
		Common: in.Common, Brief: in.Brief, Requirements: in.Requirements, Architecture: in.Architecture, MVPScope: in.MVPScope,
		Epics: after.inSequence(), Changed: changed,
	}
	var told analysis.EpicsRetellOutput
	err := s.Analyst.Ask(ctx, analysis.TaskEpicsRetell, &question, &told)
	switch {
	case ctx.Err() != nil:
		return analysis.EpicsOutput{}, context.Cause(ctx)
	case err != nil:
		s.Warn(err)
	default:
		after = after.told(before, told, changed)
	}
	return analysis.EpicsOutput{Epics: after.epics, Index: after.index}, nil
}
