package gates

import (
	"context"
	"slices"
	"sync"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/problem"
	"github.com/overtone-cli/overtone/specs/wording"
	"github.com/overtone-cli/overtone/templates"
)

// roadmapRules is the table of the rules by which a roadmap is judged.
const roadmapRules = "rules/roadmap.yaml"

// roadmapPhase stands in the findings about roadmaps where those about
// packages name a phase.
const roadmapPhase = "roadmap"

// RoadmapDimensions lists the five parts of the quality check in their order.
func RoadmapDimensions() []string {
	return []string{"coverage", "convergence", "scope", "dependencies", "balance"}
}

// RoadmapInput is what a roadmap is judged by. Text is the document as it
// stands on disk, nil for one that was never written. Spec is the package that
// it was made of, nil when it is not at hand.
type RoadmapInput struct {
	Roadmap *specs.Roadmap
	Parsed  *specs.Parsed // nil: it was never written; findings have no lines, and Check calls Derive
	Text    []byte
	Spec    *specs.Package
	Rules   []specs.ProjectRule // of the project as they are now
	Broken  error               // why Roadmap could not be read; then nothing else is judged
}

// RoadmapJudge applies the rules to roadmaps. It is safe for use by several
// goroutines.
type RoadmapJudge struct {
	judge *Judge
	rules map[string]*Rule
	order []string
	vague map[string]bool // exact English words
	loose *wording.Cues   // Chinese words, anywhere
	tools *wording.Cues
}

// NewRoadmap makes a judge from the rule tables of a set; see New.
func NewRoadmap(set *templates.Set) (*RoadmapJudge, error) {
	judge, err := New(set)
	if err != nil {
		return nil, err
	}
	_, shown, err := set.Read(roadmapRules)
	if err != nil {
		return nil, err
	}
	var table struct {
		Rules []Rule                      `yaml:"rules"`
		Words map[string]wording.CueWords `yaml:"words"`
	}
	if err := set.Decode(roadmapRules, &table); err != nil {
		return nil, err
	}
	j := &RoadmapJudge{judge: judge, rules: map[string]*Rule{}, vague: map[string]bool{}}
	v := &validator{file: shown, phases: []string{roadmapPhase}, dimensions: RoadmapDimensions()}
	for i := range table.Rules {
		rule := &table.Rules[i]
		rule.Phase = roadmapPhase
		v.rule(rule, nil)
		if j.rules[rule.ID] != nil {
			v.bad("the rule %q stands twice", rule.ID)
		}
		j.rules[rule.ID] = rule
		if !slices.ContainsFunc(roadmapChecks(), func(c roadmapCheck) bool { return c.id == rule.ID }) {
			v.bad("no check is called %q", rule.ID)
		}
	}
	for _, c := range roadmapChecks() {
		j.order = append(j.order, c.id)
		if j.rules[c.id] == nil {
			v.bad("the rule %q is missing", c.id)
		}
	}
	for _, word := range table.Words["vague"]["en"] {
		j.vague[word] = true
	}
	j.loose = wording.NewCues(wording.CueWords{"zh": table.Words["vague"]["zh"]})
	j.tools = wording.NewCues(table.Words["tools"])
	return j, v.err()
}

// Rules lists the rules in the order in which they are applied.
func (j *RoadmapJudge) Rules() []Rule {
	out := make([]Rule, len(j.order))
	for i, id := range j.order {
		out[i] = *j.rules[id]
	}
	return out
}

// Check judges a roadmap: Fail while an error is open, Review while a warning
// is, else Pass. It fails when ctx ends, when there is nothing to judge, and
// with input.template when the words that find technologies are not valid.
func (j *RoadmapJudge) Check(ctx context.Context, in RoadmapInput) (*Report, error) {
	if in.Roadmap == nil && in.Broken == nil {
		return nil, problem.New("internal.gates", "there is no roadmap to judge")
	}
	if in.Parsed == nil && in.Roadmap != nil {
		in.Roadmap.Derive()
	}
	t := j.newRoadmapFacts(in)
	if err := t.base.readFor(in.Rules); err != nil {
		return nil, err
	}
	var outcomes []outcome
	for _, c := range roadmapChecks() {
		if ctx.Err() != nil {
			return nil, context.Cause(ctx)
		}
		if (in.Broken != nil) != (c.id == "roadmap.readable") {
			continue
		}
		o := j.judge.run(t.base, j.rules[c.id], func(tr *trial) { c.run(&roadmapTrial{trial: tr, roadmapFacts: t}) })
		if o.broken != nil {
			rule := j.judge.rule(brokenRule)
			pairs := []string{"rule", o.broken.rule, "cause", o.broken.cause}
			o.found = append(o.found, Finding{
				Rule: brokenRule, Severity: Error, Phase: roadmapPhase, File: specs.RoadmapFile,
				Message: rule.fill(rule.Message.In(string(t.lang)), pairs), Fix: rule.fill(rule.Fix.In(string(t.lang)), pairs),
			})
		}
		outcomes = append(outcomes, o)
	}
	return j.report(outcomes), nil
}

func (j *RoadmapJudge) report(outcomes []outcome) *Report {
	r := &Report{Findings: []Finding{}, Verifications: []Verification{}, Matrix: []specs.MatrixRow{}, Depth: []specs.DepthRow{}}
	passedAll, all := 0, 0
	for _, name := range RoadmapDimensions() {
		passed, applicable := 0, 0
		for _, o := range outcomes {
			if o.rule.Dimension == name {
				p, a := o.earned()
				passed, applicable = passed+p, applicable+a
			}
		}
		d := Dimension{Name: name, Passed: passed / scale, Applicable: applicable / scale}
		if applicable > 0 {
			d.Score = 100 * passed / applicable
		}
		passedAll, all = passedAll+passed, all+applicable
		r.Dimensions = append(r.Dimensions, d)
	}
	if all > 0 {
		r.Overall = 100 * passedAll / all
	}
	for _, o := range outcomes {
		r.Findings = append(r.Findings, o.found...)
	}
	sortFindings(r.Findings)
	switch {
	case r.Count(Error) > 0:
		r.Gate = Fail
	case r.Count(Warning) > 0:
		r.Gate = Review
	default:
		r.Gate = Pass
	}
	return r
}

// roadmapFacts is what the rules look at.
type roadmapFacts struct {
	base  *facts // what rules about packages look at; here little more than words
	judge *Judge
	lang  specs.Lang
	of    *RoadmapJudge
	in    RoadmapInput
	m     *specs.Roadmap

	before  map[string]map[string]bool // everything that an item needs, through others too
	prepare sync.Once
}

// roadmapTrial is one rule applied to one roadmap.
type roadmapTrial struct {
	*trial
	*roadmapFacts
}

// roadmapCheck ties a rule's name to what it looks at.
type roadmapCheck struct {
	id  string
	run func(*roadmapTrial)
}

func (j *RoadmapJudge) newRoadmapFacts(in RoadmapInput) *roadmapFacts {
	pkg := in.Spec
	if pkg == nil {
		pkg = &specs.Package{}
	}
	t := &roadmapFacts{base: j.judge.newFacts(Input{Package: pkg}, ""), judge: j.judge, lang: specs.English, of: j, in: in, m: in.Roadmap}
	if in.Roadmap != nil {
		t.lang = in.Roadmap.Meta.Lang
	}
	t.base.lang = t.lang // findings speak the language of the document
	return t
}

// roadmapChecks lists every check in the order in which it runs.
func roadmapChecks() []roadmapCheck {
	return slices.Concat(roadmapDocumentChecks(), roadmapCoverageChecks(), roadmapConvergenceChecks(), roadmapScopeChecks(), roadmapRuleChecks(), roadmapOrderChecks())
}
