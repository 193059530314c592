package architecture

import (
	"encoding/json"
	"reflect"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/phases/analysis"
	"github.com/overtone-cli/overtone/phases/session"
	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/templates"
)

func phrasesIn(t testing.TB, lang specs.Lang) session.Phrases {
	t.Helper()
	p, err := session.NewPhrases(templates.New(nil, ""), lang)
	require.NoError(t, err)
	return p
}

func said1(text string) specs.Item { return specs.Item{Text: text, Source: specs.FromLines(7, 7)} }

func byRule(rule, text string) specs.Item {
	return specs.Item{Text: text, Source: specs.FromRule(rule)}
}

// drafted is a design with a decision of the source, one of a pack that brings
// a technology, and one that only describes its ways.
func drafted() analysis.ArchitectureOutput {
	option := func(name string, chosen bool) specs.Option {
		return specs.Option{Name: name, Chosen: chosen, Pros: []specs.Item{byRule("x", "For "+name+".")}, Cons: []specs.Item{byRule("x", "Against "+name+".")}}
	}
	return analysis.ArchitectureOutput{
		Decisions: []specs.ADR{
			{
				ID: "ADR-001", Title: "Keep walks in PostgreSQL 16", Decision: "accepted", Source: specs.FromLines(7, 7),
				Context: []specs.Item{said1("PostgreSQL 16 for everything.")}, Choice: []specs.Item{said1("The source takes this decision: PostgreSQL 16.")},
				Options:  []specs.Option{option("PostgreSQL 16", true), option("Document store", false), option("SQLite", false)},
				Positive: []specs.Item{byRule("x", "One query of PostgreSQL 16.")},
				Negative: []specs.Item{byRule("x", "Migrations."), byRule("rule:decision-reach", "Walks build on it.")},
				Risks:    []specs.Item{byRule("x", "Locks."), byRule("rule:decision-proof", "Whether PostgreSQL 16 keeps NFR-P-001 is known only after it has been measured.")},
			},
			{
				ID: "ADR-002", Title: "Let the database refuse overlaps", Decision: "proposed", Source: specs.FromRule("scheduling"),
				Choice:  []specs.Item{byRule("scheduling", "Pawlog goes with this proposal: Exclusion constraint.")},
				Options: []specs.Option{option("Exclusion constraint", true), option("Another lock", false)},
			},
		},
		Architecture: specs.Architecture{
			Summary:    []specs.Item{byRule("rule:summary", "2 components; 1 of 2 decisions are taken by the source.")},
			Style:      []specs.Item{byRule("rule:style-stack", "The source prescribes PostgreSQL 16."), byRule("y", "Pawlog is one service.")},
			Components: []specs.Component{{Name: "PostgreSQL store", Source: specs.FromRule("x")}, {Name: "Walks", Uses: []string{"PostgreSQL store"}, Source: specs.FromRule("x")}},
			Stack: []specs.StackRow{
				{Layer: "database", Technology: "PostgreSQL 16", Rationale: "PostgreSQL 16 for everything.", Source: specs.FromLines(7, 7)},
				{Layer: "building block", Technology: "Range types", Rationale: "follows from ADR-002: Let the database refuse overlaps", Source: specs.FromRule("scheduling")},
			},
			Storage: []specs.Item{byRule("x", "Walk is kept in PostgreSQL 16."), said1("Committed in PostgreSQL first."), byRule("x", "PostgreSQLs and MyPostgreSQL are other words.")},
			Errors:  []specs.ErrorRule{{Component: "PostgreSQL store", Case: "no answer", Source: specs.FromRule("x")}},
			Guidance: []specs.Item{
				byRule("rule:guidance-of-decision", "Keep to ADR-001: Keep walks in PostgreSQL 16."), byRule("rule:guidance-of-decision", "Keep to ADR-002: Let the database refuse overlaps."),
				said1("PostgreSQL 16 for everything."), said1("PostgreSQL stays on one machine."),
			},
			OpenQuestions: []specs.Question{
				{Text: "Does the team accept these proposed decisions: ADR-002 Let the database refuse overlaps?", Source: specs.FromRule("confirm")},
				{Text: "Does the team agree to these: Range types, Go?", Source: specs.FromRule("confirm")},
			},
		},
	}
}

func required() analysis.RequirementsOutput {
	return analysis.RequirementsOutput{
		Requirements: []specs.Requirement{{ID: "REQ-001", Title: "Enter a walk"}, {ID: "REQ-002", Title: "Export from PostgreSQL", Source: specs.FromLines(9, 9)}},
		NFRs:         []specs.NFR{{ID: "NFR-P-001", Title: "Fast"}},
	}
}

func TestChooseAnAlternative(t *testing.T) {
	t.Parallel()
	before := drafted()
	out := choose(before, []choice{{adr: "ADR-001", former: "PostgreSQL 16", option: "Document store"}}, required(), phrasesIn(t, "en"))
	require.Equal(t, drafted(), before, "the draft stays as it was")
	a := out.Decisions[0]
	require.Equal(t, "Document store instead of PostgreSQL 16", a.Title)
	require.Equal(t, "document-store-instead-of-postgresql-16", a.Slug)
	require.Equal(t, "accepted", a.Decision)
	require.Equal(t, specs.Edited, a.Source.Kind)
	require.Equal(t, "The source asks for PostgreSQL 16; the review of this design decided otherwise.", a.Context[1].Text)
	require.Equal(t, "Document store instead of PostgreSQL 16, as decided in the review of this design.", a.Choice[0].Text)
	require.Equal(t, []string{"Document store", "PostgreSQL 16", "SQLite"}, []string{a.Options[0].Name, a.Options[1].Name, a.Options[2].Name})
	require.True(t, a.Options[0].Chosen)
	require.False(t, a.Options[1].Chosen || a.Options[2].Chosen)
	require.Equal(t, "For PostgreSQL 16.", a.Options[1].Pros[0].Text, "the former choice keeps what speaks for it")
	require.Equal(t, []specs.Item{byRule("x", "For Document store.")}, a.Positive)
	require.Equal(t, []specs.Item{byRule("x", "Against Document store."), byRule("rule:decision-reach", "Walks build on it.")}, a.Negative)
	require.Equal(t, "Whether the document store keeps NFR-P-001 is known only after it has been measured.", a.Risks[0].Text)
	require.Len(t, a.Risks, 1)

	x := out.Architecture
	require.Equal(t, specs.StackRow{Layer: "database", Technology: "Document store", Rationale: "ADR-001 chose it instead of PostgreSQL 16", Source: specs.Source{Kind: specs.Edited}}, x.Stack[0])
	require.Equal(t, before.Architecture.Stack[1], x.Stack[1])
	require.Equal(t, "Walk is kept in the document store of ADR-001.", x.Storage[0].Text)
	require.Equal(t, before.Architecture.Storage[1:], x.Storage[1:], "what the source states stays")
	require.Equal(t, []specs.Item{byRule("y", "Pawlog is one service.")}, x.Style)
	require.Equal(t, "Keep to ADR-001: Document store instead of PostgreSQL 16.", x.Guidance[0].Text)
	require.Equal(t, []specs.Item{said1("PostgreSQL stays on one machine.")}, x.Guidance[2:], "the context of the decision tells the other")
	require.Equal(t, x.Components[0].Name, x.Components[1].Uses[0])
	require.Equal(t, x.Components[0].Name, x.Errors[0].Component)
	require.NotContains(t, x.Components[0].Name, "PostgreSQL")
	last := x.OpenQuestions[len(x.OpenQuestions)-1]
	require.Equal(t, "ADR-001 now uses document store instead of PostgreSQL 16. Should these items, which still name PostgreSQL 16, follow: REQ-002, architecture/_index.md?", last.Text)
	require.Equal(t, out.Decisions[1], before.Decisions[1])
}

func TestChooseAName(t *testing.T) {
	t.Parallel()
	out := choose(drafted(), []choice{{adr: "ADR-001", former: "PostgreSQL 16", option: "SQLite"}}, analysis.RequirementsOutput{}, phrasesIn(t, "en"))
	require.Equal(t, "Walk is kept in SQLite.", out.Architecture.Storage[0].Text)
	require.Equal(t, "SQLite store", out.Architecture.Components[0].Name)
}

func TestChooseOverAProposal(t *testing.T) {
	t.Parallel()
	out := choose(drafted(), []choice{{adr: "ADR-002", former: "Exclusion constraint", option: "Another lock"}}, required(), phrasesIn(t, "en"))
	a := out.Decisions[1]
	require.Equal(t, "Another lock instead of exclusion constraint", a.Title)
	require.Empty(t, a.Context, "nothing of the source was overruled")
	require.Equal(t, "Another lock", out.Architecture.Stack[1].Technology)
	require.Equal(t, drafted().Architecture.Stack[0], out.Architecture.Stack[0])
	require.Equal(t, []string{"Does the team agree to these: Go?"}, []string{out.Architecture.OpenQuestions[0].Text})
	require.Len(t, out.Architecture.OpenQuestions, 1, "nothing else names it")
}

func TestConfirmAndLose(t *testing.T) {
	t.Parallel()
	p := phrasesIn(t, "en")
	out := choose(drafted(), []choice{{adr: "ADR-002", former: "Exclusion constraint", option: "Exclusion constraint"}, {adr: "ADR-001", former: "PostgreSQL 16", option: "PostgreSQL 16"}, {adr: "ADR-009", former: "Tabs", option: "Spaces"}}, required(), p)
	a := out.Decisions[1]
	require.Equal(t, "accepted", a.Decision)
	require.Equal(t, "The review of this design confirmed it: exclusion constraint.", a.Choice[1].Text)
	require.Equal(t, drafted().Decisions[1].Title, a.Title)
	require.Equal(t, drafted().Decisions[0], out.Decisions[0], "the source took it already")
	require.Equal(t, "Does the team agree to these: Range types, Go?", out.Architecture.OpenQuestions[0].Text)
	require.Contains(t, out.Architecture.OpenQuestions[1].Text, "Spaces")
	sum := summed(out, required(), p).Architecture.Summary
	require.Equal(t, "2 components carry 2 requirements and 1 quality requirements. Decisions: 2; made by the source: 1; made in the review of this design: 1.", sum[0].Text)
}

func TestChooseFindsADecisionByItsOptions(t *testing.T) {
	t.Parallel()
	in := drafted()
	in.Decisions[0].ID, in.Decisions[1].ID = "ADR-002", "ADR-001"
	out := choose(in, []choice{{adr: "ADR-001", former: "PostgreSQL 16", option: "Document store"}}, required(), phrasesIn(t, "zh"))
	require.Equal(t, "Document store 取代 PostgreSQL 16", out.Decisions[0].Title)
	require.Equal(t, in.Decisions[1], out.Decisions[1])
}

func TestALaterWordOutdoesAChoice(t *testing.T) {
	t.Parallel()
	in := drafted()
	in.Decisions[0].Source = specs.FromAnswer(analysis.DesignRound, 2)
	c := choice{adr: "ADR-001", former: "PostgreSQL 16", option: "SQLite", after: 1}
	require.Equal(t, in, choose(in, []choice{c}, required(), phrasesIn(t, "en")))
	c.after = 2
	require.Equal(t, "SQLite", chosenOf(&choose(in, []choice{c}, required(), phrasesIn(t, "en")).Decisions[0]))
}

func TestUpperFirst(t *testing.T) {
	t.Parallel()
	for name, want := range map[string]string{"gRPC": "gRPC", "row lock": "Row lock", "iOS app": "iOS app", "one REST": "One REST", "Go": "Go", "文档数据库": "文档数据库", "": ""} {
		require.Equal(t, want, upperFirst(name))
	}
}

func TestIndexOf(t *testing.T) {
	t.Parallel()
	for text, want := range map[string]bool{
		"in Go.": true, "Go": true, "Gopher": false, "MongoGo": false, "用Go写": true, "Go、Rust": true, "(Go)": true, "Go2": false, "go": false, "": false,
	} {
		require.Equal(t, want, names(text, "Go"), text)
	}
	require.False(t, names("anything", ""))
	require.True(t, names("存于 C++ 中", "C++"))
}

func TestHeeded(t *testing.T) {
	t.Parallel()
	in := drafted()
	in.Decisions[1].Source = specs.FromAnswer(6, 2)
	lines := []specs.Exchange{{Round: 6, UserResponse: "No cookies."}, {Round: 6, UserResponse: "Locks it is."}, {Round: 6, UserResponse: "Why not files?"}}
	out := heeded(in, lines, phrasesIn(t, "en"))
	added := out.Architecture.Guidance[len(in.Architecture.Guidance):]
	require.Equal(t, []specs.Item{{Text: "Follow what the review of this design asked for: No cookies.", Source: specs.FromAnswer(6, 1)}}, added)
	asked := out.Architecture.OpenQuestions[len(in.Architecture.OpenQuestions):]
	require.Equal(t, []specs.Question{{Text: "Why not files?", Owner: "tech lead", Source: specs.FromAnswer(6, 3)}}, asked)
	require.Equal(t, out, heeded(out, lines, phrasesIn(t, "en")), "once")
}

func TestSmaller(t *testing.T) {
	t.Parallel()
	p := phrasesIn(t, "en")
	in := drafted()
	require.Equal(t, in, smaller(in, in, nil, p), "two decisions are the fewest")
	third := in.Decisions[0]
	third.ID = "ADR-003"
	in.Decisions = append(in.Decisions, third)
	kept := []choice{{adr: "ADR-002", former: "Exclusion constraint", option: "Another lock"}}
	require.Equal(t, in, smaller(in, in, kept, p), "what a person chose stays")
	out := smaller(in, in, nil, p)
	require.Equal(t, []string{"ADR-001", "ADR-003"}, []string{out.Decisions[0].ID, out.Decisions[1].ID})
	require.Len(t, out.Architecture.Stack, 1)
	require.Len(t, out.Architecture.Guidance, 3)
	require.Len(t, out.Architecture.OpenQuestions, 1)
	less := in
	less.Decisions = in.Decisions[:2]
	require.Equal(t, less, smaller(less, in, nil, p), "an engine that leaves out itself is trusted")
}

func TestNumbered(t *testing.T) {
	t.Parallel()
	first := drafted()
	in := drafted()
	fresh := specs.ADR{ID: "ADR-001", Title: "Write it in Rust", Options: []specs.Option{{Name: "Rust", Chosen: true}, {Name: "Go"}}}
	in.Decisions[0].ID, in.Decisions[0].Title, in.Decisions[0].Options[0].Name, in.Decisions[1].ID = "ADR-003", "Keep walks in MySQL", "MySQL", "ADR-002"
	in.Decisions = append([]specs.ADR{fresh}, in.Decisions...)
	in.Architecture.Guidance = []specs.Item{said1("Keep to ADR-001, ADR-003 and ADR-0031: XADR-002.")}
	out := numbered(in, first)
	require.Equal(t, []string{"ADR-001", "ADR-002", "ADR-003"}, []string{out.Decisions[0].ID, out.Decisions[1].ID, out.Decisions[2].ID})
	require.Equal(t, "Keep walks in MySQL", out.Decisions[0].Title)
	require.Equal(t, "Write it in Rust", out.Decisions[2].Title)
	require.Equal(t, "Keep to ADR-003, ADR-001 and ADR-0031: XADR-002.", out.Architecture.Guidance[0].Text)
	require.Equal(t, first, numbered(first, first))
}

// TestAChoiceLosesNothing compares everything that the design says before and
// after each choice: only sentences of rules may differ, and no id or name is
// left that leads nowhere.
func TestAChoiceLosesNothing(t *testing.T) {
	t.Parallel()
	for _, lang := range []specs.Lang{"en", "zh"} {
		for i, d := range drafted().Decisions {
			for _, o := range d.Options {
				out := choose(drafted(), []choice{{adr: d.ID, former: chosenOf(&d), option: o.Name}}, required(), phrasesIn(t, lang))
				require.Len(t, out.Decisions[i].Options, len(d.Options))
				require.Equal(t, o.Name, chosenOf(&out.Decisions[i]))
				after := text(t, out)
				stated(reflect.ValueOf(drafted().Architecture), func(said string) { require.Contains(t, after, said) })
			}
		}
	}
}

func text(t *testing.T, v any) string {
	t.Helper()
	data, err := json.Marshal(v)
	require.NoError(t, err)
	return string(data)
}

// stated visits the texts of stated items but those of the stack, whose row
// gives way.
func stated(v reflect.Value, see func(string)) {
	switch v.Kind() {
	case reflect.Slice:
		for i := range v.Len() {
			stated(v.Index(i), see)
		}
	case reflect.Struct:
		if it, ok := reflect.TypeAssert[specs.Item](v); ok && it.Source.Kind == specs.Stated {
			see(strings.TrimSpace(it.Text))
		}
		for i := range v.NumField() {
			stated(v.Field(i), see)
		}
	}
}
