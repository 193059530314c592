package gates

import (
	"cmp"
	"context"
	"runtime"
	"slices"
	"strings"
	"sync"
	"sync/atomic"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/guidelines/meaning"
	"github.com/overtone-cli/overtone/specs/problem"
	"github.com/overtone-cli/overtone/templates"
)

// Lines of the score: at and above pass the package is ready, below fail it is
// not. spec-package.md, phase 6.
const (
	passLine = 80
	failLine = 60
)

// Judge applies the rules to packages. It is safe for use by several
// goroutines: everything that a judgement learns lives in that judgement.
type Judge struct {
	catalog    *catalog
	codec      *specs.Codec
	shapes     *templates.ShapeTable
	table      []check
	conditions []condition
	lexicons   *lexicons
	reader     func() (*meaning.Reader, error) // finds technologies in texts; made when a project has rules
}

// New makes a judge from the rule table of a set. It fails with input.template
// when the table does not fit the checks: a rule without a check, a check
// without a rule, an unknown severity, dimension, phase, profile or condition.
func New(set *templates.Set) (*Judge, error) {
	j := &Judge{table: checks(), conditions: conditions()}
	var words wordLists
	var group sync.WaitGroup
	var err, wordsErr error
	group.Go(func() { words, wordsErr = readWordLists(set) }) // as long a read as the rules are
	j.catalog, err = loadCatalog(set, j.table, j.conditions)
	group.Wait()
	if err != nil {
		return nil, err
	}
	if j.codec, err = specs.NewCodec(set); err != nil {
		return nil, err
	}
	if j.shapes, err = set.Shapes(); err != nil {
		return nil, err
	}
	if wordsErr != nil {
		return nil, wordsErr
	}
	j.lexicons = newLexicons(words, j.catalog)
	j.reader = sync.OnceValues(func() (*meaning.Reader, error) { return meaning.New(set) })
	return j, nil
}

// Rules lists the rules in their order, for reports and schemas.
func (j *Judge) Rules() []Rule { return slices.Clone(j.catalog.Rules) }

// Check judges a whole package. The verdict is Fail while an error is open or
// the score is below 60, Review below 80, else Pass. Files that could not be
// read are errors; a missing report of phase 6 or 7 is one only when
// spec-config.json says that the phase is done. It fails when ctx ends, when
// there is no package, and with input.template when the words that find
// technologies are not valid.
func (j *Judge) Check(ctx context.Context, in Input) (*Report, error) {
	f, outcomes, err := j.judge(ctx, in, "")
	if err != nil {
		return nil, err
	}
	r := &Report{Findings: []Finding{}, Dimensions: dimensions(outcomes)}
	for _, d := range r.Dimensions {
		r.Overall += d.Score
	}
	r.Overall /= len(r.Dimensions)
	for _, o := range outcomes {
		r.Findings = append(r.Findings, o.found...)
	}
	r.Findings = append(r.Findings, j.conclude(f, r)...)
	sortFindings(r.Findings)
	r.Gate = verdict(r)
	r.Verifications, r.Matrix, r.Depth = f.verifications(), f.matrix(), f.depth()
	return r, nil
}

// CheckPhase judges what one phase wrote by the rules of that phase alone:
// "1", "1.5", "2" … "7". It never complains about what a later phase will
// write. Phase 6 is judged by the report that it wrote.
func (j *Judge) CheckPhase(ctx context.Context, in Input, phase string) ([]Finding, error) {
	_, outcomes, err := j.judge(ctx, in, phase)
	if err != nil {
		return nil, err
	}
	found := []Finding{}
	for _, o := range outcomes {
		found = append(found, o.found...)
	}
	sortFindings(found)
	return found, nil
}

// judge runs the rules of a phase, or all of them for an empty one.
func (j *Judge) judge(ctx context.Context, in Input, phase string) (*facts, []outcome, error) {
	if in.Package == nil {
		return nil, nil, problem.New("internal.gates", "there is no package to judge")
	}
	f := j.newFacts(in, phase)
	if err := f.readFor(in.Rules); err != nil {
		return nil, nil, err
	}
	table := slices.DeleteFunc(slices.Clone(j.table), func(entry check) bool {
		return entry.run == nil || phase != "" && !concerns(j.rule(entry.id), phase)
	})
	outcomes := j.runAll(ctx, f, table)
	if ctx.Err() != nil {
		return nil, nil, context.Cause(ctx)
	}
	for _, o := range outcomes {
		if o.broken != nil {
			f.broken = append(f.broken, *o.broken)
		}
	}
	return f, append(outcomes, j.run(f, j.rule(brokenRule), reportBroken)), nil
}

// runAll applies rules on all cores, because none needs the answer of another.
// The last are begun first: they look at every document, and a long one begun
// when all others are done would keep one core waiting. The outcomes are in the
// order of the table, whichever rule is done first.
func (j *Judge) runAll(ctx context.Context, f *facts, table []check) []outcome {
	outcomes := make([]outcome, len(table))
	var left atomic.Int64
	left.Store(int64(len(table)))
	var group sync.WaitGroup
	for range min(runtime.GOMAXPROCS(0), len(table)) {
		group.Go(func() {
			for i := int(left.Add(-1)); i >= 0 && ctx.Err() == nil; i = int(left.Add(-1)) {
				outcomes[i] = j.run(f, j.rule(table[i].id), table[i].run)
			}
		})
	}
	group.Wait()
	return outcomes
}

// concerns says whether a rule belongs to the gate of a phase. Whether the
// phase's own documents are there and readable is asked after every phase.
func concerns(rule *Rule, phase string) bool {
	return rule.Phase == phase || rule.ID == "package.documents" || rule.ID == "package.readable"
}

func (j *Judge) rule(id string) *Rule {
	for i := range j.catalog.Rules {
		if j.catalog.Rules[i].ID == id {
			return &j.catalog.Rules[i]
		}
	}
	return nil // loadCatalog has seen to it that this does not happen
}

func (j *Judge) holds(f *facts, name string) bool {
	for _, c := range j.conditions {
		if c.name == name {
			return c.holds(f)
		}
	}
	return false
}

// verdict: an open error fails whatever the score is.
func verdict(r *Report) string {
	switch {
	case r.Count(Error) > 0 || r.Overall < failLine:
		return Fail
	case r.Overall < passLine:
		return Review
	default:
		return Pass
	}
}

// dimensions adds up what the rules earned. A dimension to which nothing
// applied has failed.
func dimensions(outcomes []outcome) []Dimension {
	out := make([]Dimension, 0, len(Dimensions()))
	for _, name := range Dimensions() {
		passed, applicable := 0, 0
		for _, o := range outcomes {
			if o.rule.Dimension == name {
				p, a := o.earned()
				passed += p
				applicable += a
			}
		}
		d := Dimension{Name: name, Passed: passed / scale, Applicable: applicable / scale}
		if applicable > 0 {
			d.Score = 100 * passed / applicable
		}
		out = append(out, d)
	}
	return out
}

func severityRank(s Severity) int {
	return slices.Index([]Severity{Error, Warning, Info}, s)
}

// sortFindings puts the worst first, then by place and rule, so that equal
// packages give equal reports.
func sortFindings(found []Finding) {
	slices.SortStableFunc(found, func(a, b Finding) int {
		if a.Severity != b.Severity {
			return cmp.Compare(severityRank(a.Severity), severityRank(b.Severity))
		}
		if c := strings.Compare(a.File, b.File); c != 0 {
			return c
		}
		return cmp.Or(cmp.Compare(a.Line, b.Line), strings.Compare(a.Rule, b.Rule), strings.Compare(a.Message, b.Message))
	})
}
