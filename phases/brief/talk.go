package brief

import (
	"context"
	"slices"

	"github.com/overtone-cli/overtone/phases/analysis"
	"github.com/overtone-cli/overtone/phases/interview"
	"github.com/overtone-cli/overtone/phases/session"
	"github.com/overtone-cli/overtone/specs"
)

// maxConflicts bounds how many conflicts are asked about.
const maxConflicts = 3

// minFeatures is how many things a package has to specify; spec-package.md,
// "Gates by phase".
const minFeatures = 3

// talk is the review of the brief.
type talk struct {
	s      *session.Session
	words  phrases
	before specs.Brief // as it was made without any review
	out    analysis.SynthesisOutput
	vision string // in the person's own words, empty while it is as it was made
}

// hold shows the brief until a person is content with it.
func (t *talk) hold(ctx context.Context) error {
	for turn := 1; turn <= interview.MaxTurns; turn++ {
		q := interview.Turn(reviewQuestion(), turn)
		q.Heading, q.Known = interview.Words("The brief", "简报"), page(&t.out.Brief, t.s.Lang())
		a, err := t.s.Ask(ctx, q)
		if err != nil {
			return err
		}
		switch a.First() {
		case adjust:
			err = t.adjust(ctx, turn)
		case revise:
			err = t.revise(ctx, turn)
		default:
			return t.settle(ctx)
		}
		if err != nil {
			return err
		}
	}
	return t.settle(ctx)
}

// settle asks which side is followed where two want different things.
func (t *talk) settle(ctx context.Context) error {
	b := &t.out.Brief
	b.Conflicting = slices.Clone(b.Conflicting)
	for i := range b.Conflicting[:min(maxConflicts, len(b.Conflicting))] {
		c := &b.Conflicting[i]
		q := conflictQuestion(i+1, c)
		q.Heading, q.Known = interview.Words("Two sides", "两种意见"), sides(c)
		a, err := t.s.Ask(ctx, q)
		if err != nil {
			return err
		}
		decide(b, c, a.First())
	}
	return nil
}

// adjust asks what leaves the scope and what comes in, and has the brief made
// again for what is left.
func (t *talk) adjust(ctx context.Context, turn int) error {
	inside, left := t.out.Brief.InScope, outside(&t.out.Brief)
	var out, in interview.Answer
	var err error
	if len(inside) > 0 {
		q := outQuestion(inside, func(ids []string) error { return t.enough(chosen(inside, ids)) })
		if out, err = t.s.Ask(ctx, interview.Turn(q, turn)); err != nil {
			return err
		}
	}
	if len(left) > 0 {
		if in, err = t.s.Ask(ctx, interview.Turn(inQuestion(left), turn)); err != nil {
			return err
		}
	}
	if len(out.Values)+len(in.Values) == 0 {
		return nil
	}
	cfg := t.s.Package.Config
	cfg.Scope = move(cfg.Scope, chosen(inside, out.Values), chosen(left, in.Values), t.words.wanted)
	fresh, err := synthesis(ctx, t.s)
	if err != nil {
		return err
	}
	t.out = fresh
	t.out.Brief = bounded(fresh.Brief, t.before, cfg.Scope, t.words.LeftOut.In(string(t.s.Lang())))
	t.envision()
	return nil
}

// enough says whether a package can be made of what is left when items leave
// the scope.
func (t *talk) enough(out []specs.Item) error {
	if len(out) == 0 || t.s.Package.Refined == nil {
		return nil
	}
	had := len(t.s.RefinedOf().Features)
	rest := len(session.Rescoped(*t.s.Package.Refined, move(t.s.Package.Config.Scope, out, nil, nil)).Features)
	if rest >= minFeatures || rest == had {
		return nil
	}
	return interview.Refuse(interview.Words("%d would be left in the scope, and a specification needs %d", "范围内将只剩 %d 项，而规格至少需要 %d 项"), rest, minFeatures).
		Mend(interview.Words("leave fewer out, or take something in first", "请少去掉一些，或先加入一些内容"))
}

// revise takes the vision in other words.
func (t *talk) revise(ctx context.Context, turn int) error {
	found := visionOf(&t.out.Brief, t.s.Lang())
	a, err := t.s.Ask(ctx, interview.Turn(visionQuestion(found), turn))
	if err != nil {
		return err
	}
	if text := specs.Clean(a.First()); text != specs.Clean(found) {
		t.vision = text
		t.envision()
	}
	return nil
}

// envision puts the person's own vision into the brief.
func (t *talk) envision() {
	if t.vision != "" {
		t.out.Brief.Vision = []specs.Item{{Text: t.vision, Source: specs.Source{Kind: specs.Edited}}}
	}
}
