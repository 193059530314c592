package roadmap

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/phases/analysis"
	"github.com/overtone-cli/overtone/phases/interview"
	"github.com/overtone-cli/overtone/phases/session"
	"github.com/overtone-cli/overtone/specs"
)

// refine lets a person change the plan, at most MaxRounds times. Every round is
// carried out at once, written into the history and saved.
func (r *Run) refine(ctx context.Context) error {
	for {
		round := len(r.Roadmap.Iterations) + 1
		if round > MaxRounds {
			r.observe(StepRefine, session.Count(MaxRounds, "round", "rounds")+" used", true)
			return nil
		}
		a, err := r.Ask(ctx, interview.Turn(refineQuestion(r.shown()), round))
		if err != nil || a.First() == approve {
			return err
		}
		done, err := r.round(ctx, round, a.First())
		switch {
		case errors.Is(err, interview.ErrBack), errors.Is(err, interview.ErrBackPhase):
			r.forget(round)
			continue
		case err != nil:
			return err
		}
		if len(done.Changes) == 0 {
			w, err := r.words()
			if err != nil {
				return err
			}
			done.State, done.Changes = w.say("state_same"), []specs.Item{answered(round, w.say("change_nothing"))}
		}
		r.Roadmap.Iterations = append(r.Roadmap.Iterations, done)
		r.Roadmap.State = specs.RoadmapRefining
		r.Roadmap.Derive()
		if err := r.Save(); err != nil {
			return err
		}
		if err := r.check(ctx); err != nil {
			return err
		}
		r.observe(StepRefine, done.Feedback, true)
	}
}

// forget drops the answers of a round that a person went back from.
func (r *Run) forget(round int) {
	for _, key := range Keys()[3:] {
		r.Answers.Drop(interview.Turn(interview.Question{ID: key}, round).ID)
	}
}

// round carries out what a person wants.
func (r *Run) round(ctx context.Context, n int, action string) (specs.RoadmapRound, error) {
	switch action {
	case scope:
		return r.adjustScope(ctx, n)
	case convergence:
		return r.adjustConvergence(ctx, n)
	default:
		return r.cutAgain(ctx, n)
	}
}

// shown is the plan in the few words that help to judge it.
func (r *Run) shown() []interview.Fact {
	m := r.Roadmap
	var out []interview.Fact
	for i := range m.Items {
		it := &m.Items[i]
		var held []string
		for _, f := range m.Features {
			if f.Item == it.ID {
				held = append(held, f.ID)
			}
		}
		label := it.ID + " " + specs.Plain(it.Name)
		value := specs.Plain(it.Goal)
		if m.Mode == specs.Direct {
			label, value = it.ID, specs.Plain(it.Name)
		}
		out = append(out, interview.Fact{Label: same(label), Value: fmt.Sprintf("%s [%s; %s]", value, it.Effort, strings.Join(held, " "))})
	}
	for _, f := range r.Findings {
		if f.Severity != "info" {
			out = append(out, interview.Fact{Label: interview.Words("Quality", "质量"), Value: f.Message})
		}
	}
	return out
}

// adjustScope moves features to another item, or out.
func (r *Run) adjustScope(ctx context.Context, n int) (specs.RoadmapRound, error) {
	var done specs.RoadmapRound
	w, err := r.words()
	if err != nil {
		return done, err
	}
	chosen, err := r.Ask(ctx, interview.Turn(featuresQuestion(r.Roadmap), n))
	if err != nil {
		return done, err
	}
	target, err := r.Ask(ctx, interview.Turn(targetQuestion(r.Roadmap), n))
	if err != nil {
		return done, err
	}
	old := r.Roadmap
	c := cutting{mode: old.Mode, layers: len(old.Items), out: r.dropped()}
	to := target.First()
	switch {
	case to == toOut:
		c.out = append(c.out, chosen.Values...)
	case to == toNew && old.Mode == specs.Direct:
		to = fmt.Sprintf("T%d", len(old.Items)+1)
	case to == toNew:
		to = fmt.Sprintf("L%d", len(old.Items))
	}
	for _, f := range old.Features {
		move := analysis.PlanMove{Feature: f.ID, To: f.Item}
		if slices.Contains(chosen.Values, f.ID) {
			move.To, move.Settled = to, true
		}
		if to != toOut || !move.Settled {
			c.moves = append(c.moves, move)
		}
	}
	list := strings.Join(chosen.Values, w.say("list_sep"))
	done.Feedback, done.State = w.say("feedback_scope", "list", list, "to", to), w.say("state_done")
	if to == toOut {
		done.Feedback = w.say("feedback_out", "list", list)
	}
	if err := r.replan(ctx, r.Reader, c); err != nil {
		return done, err
	}
	done.Changes = w.moved(old, r.Roadmap, chosen.Values, n)
	if to == toOut {
		r.exclude(w, old, chosen.Values, n)
	}
	return done, nil
}

// exclude notes in the first item what a person took out.
func (r *Run) exclude(w *words, old *specs.Roadmap, ids []string, n int) {
	for _, id := range ids {
		if f := old.Feature(id); f != nil && len(r.Roadmap.Items) > 0 {
			it := &r.Roadmap.Items[0]
			it.Excludes = append(it.Excludes, answered(n, w.say("excluded", "text", f.Text)))
		}
	}
}

// dropped are the features of the requirement that a person took out before.
func (r *Run) dropped() []string {
	var out []string
	for _, f := range r.material.features {
		if r.Roadmap.Feature(f.Feature) == nil {
			out = append(out, f.Feature)
		}
	}
	return out
}

// moved says what went where.
func (w *words) moved(old, now *specs.Roadmap, chosen []string, n int) []specs.Item {
	var out []specs.Item
	for i := range old.Features {
		f := &old.Features[i]
		next, mine := now.Feature(f.ID), slices.Contains(chosen, f.ID)
		switch {
		case next == nil && mine:
			out = append(out, answered(n, w.say("change_out", "feature", f.ID, "text", f.Text)))
		case next == nil || next.Item == f.Item:
		case mine:
			out = append(out, answered(n, w.say("change_moved", "feature", f.ID, "from", f.Item, "to", next.Item)))
		case now.Mode == specs.Progressive:
			out = append(out, specs.Item{Text: w.say("change_along", "feature", f.ID, "from", f.Item, "to", next.Item), Source: specs.FromRule("rule:roadmap-order")})
		}
	}
	return out
}

// cutAgain decomposes anew.
func (r *Run) cutAgain(ctx context.Context, n int) (specs.RoadmapRound, error) {
	var done specs.RoadmapRound
	w, err := r.words()
	if err != nil {
		return done, err
	}
	old := r.Roadmap
	mode, err := r.Ask(ctx, interview.Turn(cutQuestion(old.Mode), n))
	if err != nil {
		return done, err
	}
	c := cutting{mode: specs.RoadmapMode(mode.First()), out: r.dropped(), again: n}
	said := mode.First()
	if c.mode == specs.Progressive {
		layers, err := r.Ask(ctx, interview.Turn(layersQuestion(max(2, min(4, len(old.Items)))), n))
		if err != nil {
			return done, err
		}
		c.layers = 2 + slices.Index(counts(), layers.First())
		said += ", " + itoa(c.layers)
	}
	if err := r.replan(ctx, r.Analyst, c); err != nil {
		return done, err
	}
	done.Feedback, done.State = w.say("feedback_again", "mode", said), w.say("state_done")
	if !samePlan(old, r.Roadmap) {
		done.Changes = []specs.Item{answered(n, w.say("change_cut", "from", string(old.Mode), "count", itoa(len(old.Items)), "mode", string(r.Roadmap.Mode), "items", itoa(len(r.Roadmap.Items))))}
	}
	return done, nil
}

// samePlan says that two plans put everything into the same items.
func samePlan(a, b *specs.Roadmap) bool {
	return a.Mode == b.Mode && len(a.Items) == len(b.Items) && slices.EqualFunc(a.Features, b.Features, func(x, y specs.RoadmapFeature) bool { return x.ID == y.ID && x.Item == y.Item })
}

// replan cuts anew and takes over what a person decided about the old plan.
func (r *Run) replan(ctx context.Context, chain *analysis.Chain, c cutting) error {
	out, err := r.cut(ctx, chain, c)
	if err != nil {
		return err
	}
	old := r.Roadmap
	fresh, err := r.build(c.mode, out)
	if err != nil {
		return err
	}
	fresh.Meta, fresh.Title, fresh.Requirement, fresh.Level, fresh.State = old.Meta, old.Title, old.Requirement, old.Level, specs.RoadmapRefining
	fresh.Created, fresh.Iterations, fresh.Factors = old.Created, old.Iterations, old.Factors
	fresh.Goal, fresh.Constraints, fresh.Stakeholders, fresh.Codebase = old.Goal, old.Constraints, old.Stakeholders, old.Codebase
	keepWords(old, fresh)
	r.Roadmap = fresh
	return nil
}
