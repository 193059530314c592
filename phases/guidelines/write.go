package guidelines

import (
	"cmp"
	"context"
	"slices"
	"strings"

	rules "github.com/overtone-cli/overtone/specs/guidelines"
)

// wanted is a rule that was chosen.
type wanted struct {
	topic Topic
	mark  string
	text  string
}

// wantedOf are the rules that the answers of a round make, in their order, each
// once.
func (w *Wizard) wantedOf(round int) []wanted {
	var out []wanted
	add := func(t Topic, mark, text string) {
		if !slices.ContainsFunc(out, func(o wanted) bool { return o.text == text }) {
			out = append(out, wanted{t, cmp.Or(mark, t.Mark), text})
		}
	}
	for _, t := range w.Catalogue.Topics {
		e, ok := w.Sheet.Get(t.question())
		if t.Round != round || !ok {
			continue
		}
		for _, o := range w.offers[t.ID] {
			if slices.Contains(e.Answer.Values, o.ID) {
				add(t, o.Mark, ruleText(t, o.Rule, o.Scope, o.EnforcedBy))
			}
		}
		if own, ok := w.Sheet.Get(t.ownQuestion()); ok && slices.Contains(e.Answer.Values, Own) {
			for _, line := range ownRules(own.Answer.First()) {
				add(t, "", w.ownText(t, line))
			}
		}
	}
	return out
}

// ruleText is a rule as it is written: one of quality says what it covers and
// what enforces it.
func ruleText(t Topic, rule, scope, by string) string {
	if !t.Quality() {
		return rule
	}
	return rules.Quality{Rule: strings.TrimRight(rule, ".。"), Scope: scope, EnforcedBy: by}.Text()
}

// ownText reads "rule | scope | enforced by", of which only the first is
// needed, or a rule as it stands in the file.
func (w *Wizard) ownText(t Topic, line string) string {
	if !t.Quality() {
		return line
	}
	q := rules.ReadQuality(line)
	if q.Scope == "" && q.EnforcedBy == "" {
		parts := append(strings.Split(strings.ReplaceAll(line, "｜", "|"), "|"), "", "")
		q = rules.Quality{Rule: strings.TrimSpace(parts[0]), Scope: strings.TrimSpace(parts[1]), EnforcedBy: strings.TrimSpace(parts[2])}
	}
	return ruleText(t, cmp.Or(q.Rule, line), cmp.Or(q.Scope, w.say("own_scope")), cmp.Or(q.EnforcedBy, w.say("own_by")))
}

// write brings the rule files to what the answers of a round say: what is new
// is added, and what this run added and a person took back is taken out.
func (w *Wizard) write(ctx context.Context, round int) error {
	if err := w.setAside(ctx); err != nil {
		return err
	}
	want := w.wantedOf(round)
	var done []Written
	for _, old := range w.written[round] {
		kept := slices.ContainsFunc(want, func(n wanted) bool { return n.text == old.Text })
		if !kept && !old.Existed && !old.Removed {
			if err := rules.Remove(ctx, w.Places, old.ID, old.Text); err != nil {
				return err
			}
			old.Removed = true
		}
		if kept && !old.Removed {
			want = slices.DeleteFunc(want, func(n wanted) bool { return n.text == old.Text })
		}
		done = append(done, old)
	}
	w.written[round] = done
	var additions []rules.Addition
	for _, n := range want {
		additions = append(additions, rules.Addition{Kind: rules.Kind(n.topic.Kind), Topic: n.mark, Text: n.text, File: n.topic.File})
	}
	added, err := rules.AddAll(ctx, w.Places, additions)
	for i, a := range added {
		w.written[round] = append(w.written[round], Written{
			Round: round, Path: a.Path, Line: a.Line, ID: a.ID, Topic: want[i].mark, Text: want[i].text, Existed: a.Existing,
		})
	}
	if err != nil {
		return err
	}
	if w.Wrote != nil {
		w.Wrote(w.wrote(w.Catalogue.Rounds[round-1]))
	}
	return nil
}

// setAside begins the project's rule files anew, once a run and only when
// something takes their place.
func (w *Wizard) setAside(ctx context.Context) error {
	if w.mode != Reset || w.aside {
		return nil
	}
	var files []string
	for _, t := range w.Catalogue.Topics {
		if !slices.Contains(files, t.File) {
			files = append(files, t.File)
		}
	}
	backup, err := rules.SetAside(ctx, w.Places, files, w.Now)
	w.backup, w.aside = backup, err == nil
	return err
}
