package readiness

import (
	"context"

	"github.com/overtone-cli/overtone/phases/analysis"
	"github.com/overtone-cli/overtone/phases/session"
	"github.com/overtone-cli/overtone/specs"
)

// decisions are what a person decided in the review of the brief about
// statements of the source.
type decisions struct {
	moved  bool            // the scope
	wanted map[string]bool // what is left of the source within it
	vision bool            // it was said in other words
}

func decisionsOf(ctx context.Context, s *session.Session) (d decisions, err error) {
	var facts analysis.FactsOutput
	if facts, d.moved, err = s.Wanted(ctx); err != nil {
		return d, err
	}
	d.wanted = map[string]bool{}
	for _, list := range [][]analysis.Fact{facts.Facts, facts.Unread} {
		for _, f := range list {
			d.wanted[factKey(f)] = true
		}
	}
	if b := s.Package.Brief; b != nil && len(b.Vision) > 0 {
		d.vision = b.Vision[0].Source.Kind == specs.Edited
	}
	return d, nil
}

// against names the decision that was taken against a statement, if any.
func (d decisions) against(f analysis.Fact) string {
	switch {
	case d.moved && !d.wanted[factKey(f)] && f.Kind == "non_goal":
		return "taken_in"
	case d.moved && !d.wanted[factKey(f)]:
		return "left_out"
	case d.vision && f.Kind == "vision":
		return "rewritten"
	default:
		return ""
	}
}

func factKey(f analysis.Fact) string { return f.Kind + "\x00" + f.Source.Mark() + "\x00" + f.Text }
