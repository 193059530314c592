package roadmap

import (
	"context"
	"slices"
	"strconv"
	"strings"

	"github.com/overtone-cli/overtone/phases/analysis"
	"github.com/overtone-cli/overtone/phases/interview"
	"github.com/overtone-cli/overtone/phases/session"
	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/problem"
)

// understand reads the requirement, weighs it and lets a person say it better.
// Of a roadmap that is planned already only the material is read again.
func (r *Run) understand(ctx context.Context, planned bool) error {
	r.observe(StepUnderstand, "", false)
	for {
		r.said = r.statement()
		if err := r.gather(ctx); err != nil {
			return err
		}
		if planned {
			break
		}
		if err := r.weigh(ctx); err != nil {
			return err
		}
		again, err := r.confirm(ctx)
		if err != nil {
			return err
		}
		if !again {
			break
		}
	}
	r.observe(StepUnderstand, session.Count(len(r.material.features), "feature", "features"), true)
	return nil
}

// statement is what a person said that the requirement is about, as round 0.
func (r *Run) statement() []specs.Exchange {
	verdict, _ := r.Answers.Get(UnderstoodQuestion)
	own, ok := r.Answers.Get(StatementQuestion)
	if !ok || verdict.Answer.First() != session.Adjusted {
		return nil
	}
	return session.Statements(specs.Exchange{Topic: analysis.TopicProblem}, own.Answer.First())
}

// weigh asks for the five factors. An answer without them is none: then the
// engine that always answers stands in, which is said.
func (r *Run) weigh(ctx context.Context) error {
	in := analysis.RoadmapAssessmentInput{Common: r.material.common, Brief: r.material.brief, Requirements: r.material.requirements}
	if err := r.Analyst.Ask(ctx, analysis.TaskRoadmapAssessment, &in, &r.verdict); err != nil {
		return err
	}
	names := specs.RoadmapFactors()
	whole := len(r.verdict.Factors) == len(names)
	for i := range names {
		whole = whole && r.verdict.Factors[i].Factor == names[i] && strings.TrimSpace(r.verdict.Factors[i].Reason) != ""
	}
	if whole {
		return nil
	}
	r.Warn(problem.New("engine.answer", "the engine did not weigh the five factors; the built-in one did").Mend("check the engine, or leave --engine out"))
	return r.Reader.Ask(ctx, analysis.TaskRoadmapAssessment, &in, &r.verdict)
}

// level weighs the whole: three factors of one level decide, anything else is
// for a person to judge.
func (r *Run) level() specs.Uncertainty {
	count := map[string]int{}
	for _, f := range r.verdict.Factors {
		count[f.Level]++
	}
	switch {
	case count["high"] >= 3:
		return specs.HighUncertainty
	case count["low"] >= 3:
		return specs.LowUncertainty
	default:
		return specs.MediumUncertainty
	}
}

// confirm shows what was understood; again says that a person has said it
// better. From then on the folder is there and every answer is kept.
func (r *Run) confirm(ctx context.Context) (again bool, err error) {
	if r.Spec != nil || r.said != nil {
		return false, nil
	}
	a, err := r.Ask(ctx, understoodQuestion(r.understood()))
	if err != nil {
		return false, err
	}
	if a.First() == session.Adjusted {
		if _, err := r.Ask(ctx, statementQuestion(r.problem())); err != nil {
			return false, err
		}
	}
	if a.Person {
		if err := r.open(ctx); err != nil {
			return false, err
		}
	}
	return a.First() == session.Adjusted, nil
}

// problem is what the requirement is about, in a sentence or two.
func (r *Run) problem() string {
	var out []string
	for _, it := range r.material.brief.Vision {
		out = append(out, specs.Plain(it.Text))
	}
	return strings.Join(out, " ")
}

func (r *Run) understood() []interview.Fact {
	var who, wanted []string
	for i := range r.material.brief.Personas {
		who = append(who, specs.Plain(r.material.brief.Personas[i].Name))
	}
	for _, f := range r.material.features {
		if f.Source.Kind != specs.Inferred && len(wanted) < 8 {
			wanted = append(wanted, specs.Plain(f.Text))
		}
	}
	return []interview.Fact{
		{Label: interview.Words("Title", "标题"), Value: r.material.title},
		{Label: interview.Words("What it is for", "目的"), Value: r.problem()},
		{Label: interview.Words("Users", "用户"), Value: strings.Join(who, ", ")},
		{Label: interview.Words("Features", "功能"), Value: strconv.Itoa(len(r.material.features)) + ": " + strings.Join(wanted, "; ")},
	}
}

// facts show the five factors.
func (r *Run) facts() []interview.Fact {
	out := make([]interview.Fact, 0, len(r.verdict.Factors))
	for _, f := range r.verdict.Factors {
		out = append(out, interview.Fact{Label: factorName(f.Factor), Value: levelWord(f.Level).In(string(r.lang())) + ": " + specs.Plain(f.Reason)})
	}
	return out
}

// choose settles the mode: by flag, by the level, or by whoever is asked.
func (r *Run) choose(ctx context.Context) (specs.RoadmapMode, error) {
	modes := []string{string(specs.Progressive), string(specs.Direct)}
	if slices.Contains(modes, r.Mode) {
		return specs.RoadmapMode(r.Mode), nil
	}
	switch r.level() {
	case specs.HighUncertainty:
		return specs.Progressive, nil
	case specs.LowUncertainty:
		return specs.Direct, nil
	case specs.MediumUncertainty:
	}
	a, err := r.Ask(ctx, modeQuestion(r.facts()))
	return specs.RoadmapMode(a.First()), err
}
