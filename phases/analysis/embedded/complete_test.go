package embedded

import (
	ctxpkg "context"
	"encoding/json"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/phases/analysis"
	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/problem"
	"github.com/overtone-cli/overtone/specs/wording"
	"github.com/overtone-cli/overtone/templates"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/completing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// run is everything that the tasks of phases 1 to 3 say of one source.
type run struct {
	Seed    analysis.SeedOutput
	Facts   analysis.FactsOutput
	Gap     analysis.GapOutput
	Refined specs.Refined
	Views   []analysis.PerspectiveOutput
	Brief   specs.Brief
	Terms   []specs.Term
	Reqs    analysis.RequirementsOutput
	Notes   []analysis.Note
}

func common(name, text, depth string) analysis.Common {
	return analysis.Common{
		Source: analysis.Source{Name: name, Text: text, Plain: strings.HasSuffix(name, ".txt")},
		Lang:   specs.Lang(wording.Detect(text)), Depth: depth,
	}
}

func complete(t *testing.T, e *Engine, c analysis.Common, accept bool) run {
	t.Helper()
	var r run
	ask := func(name string, in, out any) {
		task, ok := analysis.TaskNamed(name)
		require.True(t, ok, name)
		require.NoError(t, e.Answer(ctxpkg.Background(), task, in, out), name)
	}
	ask(analysis.TaskSeed, &analysis.SeedInput{Common: c}, &r.Seed)
	ask(analysis.TaskFacts, &analysis.FactsInput{Common: c}, &r.Facts)
	ask(analysis.TaskGap, &analysis.GapInput{Common: c, Seed: r.Seed, Round: 1}, &r.Gap)
	var exp analysis.ExpansionOutput
	ask(analysis.TaskExpansion, &analysis.ExpansionInput{Common: c, Seed: r.Seed, Gap: r.Gap, Accept: accept}, &exp)
	r.Refined = exp.Refined
	for _, role := range []string{analysis.Product, analysis.Technical, analysis.User} {
		var v analysis.PerspectiveOutput
		ask(analysis.TaskPerspective, &analysis.PerspectiveInput{Common: c, Role: role, Seed: r.Seed, Refined: r.Refined}, &v)
		r.Views = append(r.Views, v)
	}
	var syn analysis.SynthesisOutput
	ask(analysis.TaskSynthesis, &analysis.SynthesisInput{Common: c, Seed: r.Seed, Refined: r.Refined, Perspectives: r.Views}, &syn)
	r.Brief, r.Terms = syn.Brief, syn.Terms
	var draft analysis.RequirementsOutput
	ask(analysis.TaskRequirements, &analysis.RequirementsInput{Common: c, Refined: r.Refined, Brief: r.Brief, Terms: r.Terms}, &draft)
	var review analysis.RequirementsReviewOutput
	ask(analysis.TaskRequirementsReview, &analysis.RequirementsReviewInput{Common: c, Brief: r.Brief, Draft: draft}, &review)
	r.Reqs, r.Notes = review.Revised, review.Notes
	return r
}

func inputs(t *testing.T) []string {
	t.Helper()
	var out []string
	for _, pattern := range []string{"*.md", "*.txt", "holdout/*.md", "holdout/*.txt"} {
		names, err := filepath.Glob(filepath.Join("../../../testdata/inputs", pattern))
		require.NoError(t, err)
		out = append(out, names...)
	}
	require.GreaterOrEqual(t, len(out), 8)
	return out
}

func read(t *testing.T, name string) string {
	t.Helper()
	data, err := os.ReadFile(name)
	require.NoError(t, err)
	return string(data)
}

// TestEveryInputKeepsTheContract holds what the gates will ask for, on every
// input and at every depth.
func TestEveryInputKeepsTheContract(t *testing.T) {
	t.Parallel()
	e := fresh()
	for _, name := range inputs(t) {
		for _, depth := range specs.Depths() {
			t.Run(filepath.Base(name)+"/"+depth, func(t *testing.T) {
				t.Parallel()
				text := read(t, name)
				r := complete(t, e, common(name, text, depth), true)
				requireSeed(t, &r)
				requireGap(t, &r)
				requireBrief(t, &r)
				requireRequirements(t, &r)
				requireHonest(t, &r, strings.Count(text, "\n")+1)
				requireCaps(t, &r, depth)
			})
		}
	}
}

func requireSeed(t *testing.T, r *run) {
	t.Helper()
	require.NotEmpty(t, r.Seed.Title)
	require.GreaterOrEqual(t, len([]rune(r.Seed.Analysis.ProblemStatement)), minProblem)
	require.NotEmpty(t, r.Seed.Analysis.TargetUsers)
	require.NotEmpty(t, r.Seed.Analysis.Domain)
	require.GreaterOrEqual(t, len(r.Seed.Analysis.Dimensions), minDimensions)
	require.LessOrEqual(t, len(r.Seed.Analysis.Dimensions), maxDimensions)
	require.Contains(t, specs.SpecTypes(), r.Seed.SpecType)
	require.Contains(t, []string{"simple", "moderate", "complex"}, r.Seed.Complexity)
}

func requireGap(t *testing.T, r *run) {
	t.Helper()
	require.GreaterOrEqual(t, r.Gap.Score, 1)
	require.LessOrEqual(t, r.Gap.Score, 10)
	require.GreaterOrEqual(t, len(r.Gap.Areas), minAreas)
	require.LessOrEqual(t, len(r.Gap.Areas), maxAreas)
	seen := map[string]bool{}
	for _, a := range r.Gap.Areas {
		require.NotEmpty(t, a.Why)
		require.NotEmpty(t, a.Questions)
		require.LessOrEqual(t, len(a.Questions), 2)
		require.NotEmpty(t, a.Suggestions, a.Questions)
		for _, q := range a.Questions {
			require.False(t, seen[q], "asked twice: %s", q)
			seen[q] = true
		}
	}
}

func requireBrief(t *testing.T, r *run) {
	t.Helper()
	requireMeasured(t, r)
	b := &r.Brief
	require.Greater(t, len([]rune(r.Refined.ProblemStatement)), len([]rune(r.Seed.Analysis.ProblemStatement)))
	require.NotEmpty(t, b.Vision)
	sentences := 0
	for _, v := range b.Vision {
		sentences += len(wording.Sentences(v.Text))
	}
	require.LessOrEqual(t, sentences, 3)
	require.NotEmpty(t, b.Situation)
	require.NotEmpty(t, b.Personas)
	for _, p := range b.Personas {
		require.NotEmpty(t, p.Needs, p.Name)
		require.NotEmpty(t, p.Role, p.Name)
	}
	require.GreaterOrEqual(t, len(b.Goals), minGoals)
	for i, g := range b.Goals {
		require.Equal(t, specs.GoalID(i+1), g.ID)
		require.NotEmpty(t, g.Metric, g.Text)
		require.NotEmpty(t, g.Target, g.Text)
	}
	require.NotEmpty(t, b.OutOfScope)
	require.NotEmpty(t, b.NonGoals)
	for _, n := range b.NonGoals {
		require.NotEmpty(t, n.Rationale)
	}
	require.NotEmpty(t, b.Assumptions)
	require.GreaterOrEqual(t, len(r.Terms), minTerms)
	for _, term := range r.Terms {
		require.NotEmpty(t, term.Definition, term.Term)
	}
	stated := 0
	for _, q := range b.OpenQuestions {
		if q.Source.Kind == specs.Stated {
			stated++
		}
		require.NotEmpty(t, q.Owner, q.Text)
	}
	require.LessOrEqual(t, len(b.OpenQuestions), max(maxOpenQuestions, stated+6))
}

// requireMeasured: the problem has a number, its impact is told, or somebody is
// asked for it.
func requireMeasured(t *testing.T, r *run) {
	t.Helper()
	known := len(r.Brief.Impact) > 0
	for _, it := range r.Brief.Situation {
		known = known || len(wording.Measures(it.Text)) > 0
	}
	for _, q := range r.Brief.OpenQuestions {
		known = known || q.Source.Rule == "rule:impact-without-number" && q.Owner != ""
	}
	require.True(t, known, "%v", r.Brief.OpenQuestions)
}

func requireRequirements(t *testing.T, r *run) {
	t.Helper()
	goals := map[string]bool{}
	for _, g := range r.Brief.Goals {
		goals[g.ID] = true
	}
	served := map[string]bool{}
	entities := map[string]bool{}
	for _, e := range r.Reqs.Index.Entities {
		entities[e.Name] = true
		require.NotEmpty(t, e.Fields, e.Name)
		if len(e.States) > 1 {
			require.NotEmpty(t, e.Transitions, e.Name)
		}
	}
	require.GreaterOrEqual(t, len(r.Reqs.Requirements), minFeatures)
	must := 0
	for i := range r.Reqs.Requirements {
		q := &r.Reqs.Requirements[i]
		require.Equal(t, specs.RequirementID(i+1), q.ID)
		require.NotEmpty(t, q.Title, q.ID)
		if q.Priority == specs.Must {
			must++
		}
		require.Contains(t, specs.Priorities(), q.Priority, q.ID)
		_, strength := wording.HasRFC2119(q.Description[0].Text)
		require.NotEqual(t, wording.Unbound, strength, q.Description[0].Text)
		if q.Priority != specs.Wont { // what is ruled out is nobody's wish
			require.NotEmpty(t, q.Story.Role, q.ID)
			require.NotEmpty(t, q.Story.Want, q.ID)
		}
		require.LessOrEqual(t, len(q.Criteria), completing.MaxCriteria, q.ID)
		if q.Priority != specs.Wont {
			require.GreaterOrEqual(t, len(q.Criteria), 1, q.ID)
		}
		require.NotEmpty(t, q.TracesTo, q.ID)
		for _, id := range q.TracesTo {
			require.True(t, goals[id], id)
			served[id] = true
		}
		for _, name := range q.Entities {
			require.True(t, entities[name], name)
		}
	}
	require.Positive(t, must)
	require.NotEmpty(t, r.Reqs.NFRs)
	for i := range r.Reqs.NFRs { // a quality serves a goal too
		for _, id := range r.Reqs.NFRs[i].TracesTo {
			served[id] = true
		}
	}
	var asked strings.Builder
	for _, q := range r.Reqs.Index.OpenQuestions {
		asked.WriteString(q.Text)
	}
	for id := range goals {
		require.True(t, served[id] || strings.Contains(asked.String(), id), "%s is served by something, or asked about", id)
	}
	ids := map[string]bool{}
	for _, n := range r.Reqs.NFRs {
		require.True(t, specs.IsID(n.ID), n.ID)
		require.False(t, ids[n.ID], n.ID)
		ids[n.ID] = true
		require.NotEmpty(t, n.Targets, n.ID)
		for _, target := range n.Targets {
			require.NotEmpty(t, target.Metric, n.ID)
			require.NotEmpty(t, target.Target, n.ID)
			require.NotEmpty(t, target.Measurement, n.ID)
		}
	}
	require.NotEmpty(t, r.Reqs.Index.Rationale)
	for _, e := range r.Reqs.Index.Entities {
		for _, rel := range e.Relations {
			if rel.Source.Kind == specs.Inferred {
				require.True(t, entities[rel.To], rel.To)
			}
		}
	}
}

// requireHonest walks over all that was said: no slot is left open, no stated
// item lies outside of the source, and no inferred criterion is untestable.
func requireHonest(t *testing.T, r *run, lines int) {
	t.Helper()
	data, err := json.Marshal(r)
	require.NoError(t, err)
	require.NotRegexp(t, `\{(product|user|admin|subject|actor|want|name|list|text|feature|must|goal)\}`, string(data))
	var walk func(v any)
	walk = func(v any) {
		switch v := v.(type) {
		case map[string]any:
			if v["kind"] == "stated" {
				for _, r := range v["lines"].([]any) {
					m := r.(map[string]any)
					require.GreaterOrEqual(t, m["from"], 1.0)
					require.LessOrEqual(t, m["to"], float64(lines))
				}
			}
			if v["kind"] == "inferred" {
				require.NotEmpty(t, v["rule"])
			}
			for _, x := range v {
				walk(x)
			}
		case []any:
			for _, x := range v {
				walk(x)
			}
		}
	}
	var all any
	require.NoError(t, json.Unmarshal(data, &all))
	walk(all)
	weak, err := phrasing.LoadWeakWords(templates.New(nil, ""))
	require.NoError(t, err)
	for _, q := range r.Reqs.Requirements {
		for _, c := range q.Criteria {
			require.False(t, weak.Untestable(c.Text), "%s: %s", q.ID, c.Text)
		}
	}
}

func requireCaps(t *testing.T, r *run, depth string) {
	t.Helper()
	stated, inferred := 0, 0
	for _, f := range r.Refined.Features {
		if f.Source.Kind == specs.Inferred {
			inferred++
		} else {
			stated++
		}
	}
	limit := map[string]int{"light": max(0, minFeatures-stated), "standard": max(3, stated/2), "comprehensive": max(6, min(12, stated))}[depth]
	require.LessOrEqual(t, inferred, limit)
}

// TestNothingStatedIsLost: every statement of the source that these phases
// hold has its lines in the brief or in the requirements. A note that states
// nothing is named by the readiness report instead.
func TestNothingStatedIsLost(t *testing.T) {
	t.Parallel()
	e := fresh()
	later := []string{"endpoint", "signature", "example", "risk", "technology", "decision", "state", "product"}
	for _, name := range inputs(t) {
		t.Run(filepath.Base(name), func(t *testing.T) {
			t.Parallel()
			r := complete(t, e, common(name, read(t, name), "standard"), true)
			covered := completing.NewCoverage()
			covered.Brief(&r.Brief)
			covered.Requirements(&r.Reqs)
			for i := range r.Reqs.NFRs {
				covered.Add(r.Reqs.NFRs[i].Source, r.Reqs.NFRs[i].Title)
			}
			lex, err := understanding.LoadLexicons(templates.New(nil, ""))
			require.NoError(t, err)
			for _, it := range understanding.Understand(lex.Read(common(name, read(t, name), "standard").Source), lex).Done {
				covered.Add(it.Source, it.Text) // the index of epics holds when the whole is done
			}
			for _, f := range r.Facts.Facts {
				if !slices.Contains(later, f.Kind) {
					require.True(t, covered.Lines(f.Source), "%s %v: %s", f.Kind, f.Source.Lines, f.Text)
				}
			}
		})
	}
}

func TestSameSourceSameAnswer(t *testing.T) {
	t.Parallel()
	for _, name := range inputs(t)[:3] {
		c := common(name, read(t, name), "standard")
		want := complete(t, fresh(), c, true)
		shared := fresh()
		var wg sync.WaitGroup
		got := make([]run, 4)
		for i := range got {
			wg.Go(func() { got[i] = complete(t, shared, c, true) })
		}
		wg.Wait()
		for i := range got {
			require.Equal(t, want, got[i])
		}
	}
}

func TestRestedEngineAnswersAsBefore(t *testing.T) {
	t.Parallel()
	e := New(templates.New(nil, ""))
	c := common("shop.md", "# Fish shop\n\n- Guests order fish online.\n- The clerk must see every order within 5 seconds.\n", "standard")
	before := complete(t, e, c, true)
	e.Rest()
	require.Empty(t, e.known)
	require.Empty(t, e.heard)
	require.Equal(t, before, complete(t, e, c, true))
}

func TestReviewedRequirementsLeaveNoDrafts(t *testing.T) {
	t.Parallel()
	e := New(templates.New(nil, ""))
	c := common("shop.md", "# Fish shop\n\n- Guests order fish online.\n- A guest must be at least 18 years old.\n", "standard")
	_, err := e.work(common("shop.md", c.Source.Text, "light"))
	require.NoError(t, err)
	before := complete(t, e, c, true)
	require.Len(t, e.known, 1, "only what the next phases ask for is kept")
	require.Equal(t, before, complete(t, e, c, true))
}

func TestOneSentenceGivesASmallPackage(t *testing.T) {
	t.Parallel()
	e := fresh()
	for _, text := range []string{
		"A small web app where neighbours on the same street can lend each other tools.",
		"Shop for honey with card payment and refunds.",
		"一个让同事互相借书的小程序。",
	} {
		r := complete(t, e, common("idea.txt", text, "standard"), true)
		requireBrief(t, &r)
		requireRequirements(t, &r)
		require.LessOrEqual(t, len(r.Reqs.Requirements), 6, text)
		require.GreaterOrEqual(t, len(r.Gap.Areas), minAreas)
	}
}

func TestWithoutConsentNothingIsAdded(t *testing.T) {
	t.Parallel()
	r := complete(t, fresh(), common("shop.md", shop, "comprehensive"), false)
	for _, f := range r.Refined.Features {
		require.NotEqual(t, specs.Inferred, f.Source.Kind, f.Name)
	}
	for _, q := range r.Refined.Qualities {
		require.NotEqual(t, specs.Inferred, q.Source.Kind)
	}
}

const shop = `# Honey shop

Our beekeepers sell honey to people in town.

## Features

- A customer can add jars to a shopping cart.
- A customer can pay by credit card at checkout.
- The shop shall send an e-mail when an order is shipped.

## Out of scope

- Refunds and invoices
- Discount codes
`

func TestNonGoalsForbidWhatPacksWouldAdd(t *testing.T) {
	t.Parallel()
	r := complete(t, fresh(), common("shop.md", shop, "comprehensive"), true)
	require.Contains(t, r.Seed.Analysis.Domain, "Payments")
	for _, f := range r.Refined.Features {
		if f.Source.Kind == specs.Inferred {
			low := strings.ToLower(f.Name)
			require.NotContains(t, low, "refund")
			require.NotContains(t, low, "invoice")
			require.NotContains(t, low, "discount")
		}
	}
	var out []string
	for _, it := range r.Brief.OutOfScope {
		out = append(out, it.Text)
	}
	for _, n := range r.Brief.NonGoals {
		out = append(out, n.Text)
	}
	require.Contains(t, strings.Join(out, " "), "Refunds and invoices")
}

func TestLaterRoundsDoNotRepeatQuestions(t *testing.T) {
	t.Parallel()
	e := fresh()
	c := common("shop.md", shop, "standard")
	task, _ := analysis.TaskNamed(analysis.TaskGap)
	var first, second analysis.GapOutput
	require.NoError(t, e.Answer(ctxpkg.Background(), task, &analysis.GapInput{Common: c, Round: 1}, &first))
	var log []specs.Exchange
	for _, a := range first.Areas {
		log = append(log, specs.Exchange{Round: 1, AgentPrompt: strings.Join(a.Questions, "\n"), UserResponse: "yes"})
	}
	c.Answers = log
	require.NoError(t, e.Answer(ctxpkg.Background(), task, &analysis.GapInput{Common: c, Round: 2}, &second))
	require.LessOrEqual(t, len(second.Areas), maxLaterAreas)
	for _, a := range second.Areas {
		for _, q := range a.Questions {
			for _, x := range log {
				require.NotContains(t, x.AgentPrompt, q)
			}
		}
	}
}

func TestAnswersAreKeptWhereTheyBelong(t *testing.T) {
	t.Parallel()
	e := fresh()
	c := common("shop.md", shop, "light")
	task, _ := analysis.TaskNamed(analysis.TaskExpansion)
	var out analysis.ExpansionOutput
	c.Answers = []specs.Exchange{
		{Round: 1, Topic: "quality", AgentPrompt: "How fast?", UserResponse: "The basket answers within 300 ms for 95 % of the requests."},
		{Round: 2, Topic: "scenarios", AgentPrompt: "What else?", UserResponse: "- no gift cards"},
		{Round: 2, Topic: "scenarios", AgentPrompt: "What else?", UserResponse: "- print a label for every parcel"},
		{Round: 2, Topic: "scenarios", AgentPrompt: "What else?", UserResponse: "- orders are kept for 10 years in Austria"},
		{Round: 2, Topic: "scope", AgentPrompt: "How many orders a day?", UserResponse: "about 40"},
	}
	require.NoError(t, e.Answer(ctxpkg.Background(), task, &analysis.ExpansionInput{Common: c}, &out))
	r := out.Refined
	marks := map[string]string{}
	for _, f := range r.Features {
		marks[f.Name] = f.Source.Mark()
	}
	require.Equal(t, "R2.2", marks["Print a label for every parcel"])
	require.Equal(t, "R2.3", marks["Orders are kept for 10 years in Austria"])
	require.Equal(t, "L7", marks["Add jars to a shopping cart"], "what the source states stays stated")
	require.Contains(t, r.Boundaries.OutOfScope, specs.Item{Text: "No gift cards.", Source: specs.FromAnswer(2, 1)})
	require.Contains(t, r.Boundaries.Constraints, specs.Item{Text: "How many orders a day: about 40.", Source: specs.FromAnswer(2, 4)})
	require.Len(t, r.Qualities, 1)
	require.Equal(t, "R1.1", r.Qualities[0].Source.Mark())
	require.Contains(t, r.Qualities[0].MeasurableCriteria, "300 ms")

	task, _ = analysis.TaskNamed(analysis.TaskFacts)
	var facts analysis.FactsOutput
	require.NoError(t, e.Answer(ctxpkg.Background(), task, &analysis.FactsInput{Common: c}, &facts))
	for _, f := range facts.Facts {
		require.Equal(t, specs.Stated, f.Source.Kind, f.Text)
	}
	for _, b := range facts.Boilerplate {
		require.LessOrEqual(t, b.To, strings.Count(shop, "\n")+1)
	}
}

func TestAnUnknownTaskIsRefused(t *testing.T) {
	t.Parallel()
	e := fresh()
	err := e.Answer(ctxpkg.Background(), analysis.Task{Name: "x"}, &struct{}{}, &struct{}{})
	require.Equal(t, "internal.task", problem.From(err).Code)
	ctx, cancel := ctxpkg.WithCancel(ctxpkg.Background())
	cancel()
	require.ErrorIs(t, e.Answer(ctx, analysis.Task{}, &analysis.SeedInput{}, &analysis.SeedOutput{}), ctxpkg.Canceled)
}
