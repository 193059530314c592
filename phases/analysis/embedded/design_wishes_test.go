package embedded

import (
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/phases/analysis"
	"github.com/overtone-cli/overtone/specs"
)

// redesigned answers with a design that heeds what was said of an earlier one.
func redesigned(t *testing.T, e *Engine, p product, c analysis.Common, simple bool, said ...string) analysis.ArchitectureOutput {
	t.Helper()
	for _, line := range said {
		c.Answers = append(c.Answers, specs.Exchange{Round: analysis.DesignRound, Topic: analysis.TopicDesign, UserResponse: line})
	}
	in := analysis.ArchitectureInput{Common: c, Brief: p.brief, Requirements: p.req, Wishes: &analysis.DesignWishes{Simple: simple}}
	var out analysis.ArchitectureOutput
	answerTask(t, e, analysis.TaskArchitecture, &in, &out)
	return out
}

func stackOf(out analysis.ArchitectureOutput) map[string]specs.Source {
	rows := map[string]specs.Source{}
	for _, r := range out.Architecture.Stack {
		rows[r.Technology] = r.Source
	}
	return rows
}

func TestFeedbackWinsOverTheSource(t *testing.T) {
	t.Parallel()
	first, second := specs.FromAnswer(analysis.DesignRound, 1), specs.FromAnswer(analysis.DesignRound, 2)
	for name, c := range map[string]struct {
		lang specs.Lang
		said []string
		has  map[string]specs.Source
		not  []string
	}{
		"another of its kind": {"en", []string{"We know MySQL best."}, map[string]specs.Source{"MySQL": first}, []string{"PostgreSQL"}},
		"instead of":          {"en", []string{"Rust for the whole service", "MySQL instead of PostgreSQL."}, map[string]specs.Source{"Rust": first, "MySQL": second}, []string{"PostgreSQL", "Go"}},
		"turned down":         {"en", []string{"Get rid of PostgreSQL."}, nil, []string{"PostgreSQL"}},
		"beside it":           {"en", []string{"Use SQLite in the tests."}, map[string]specs.Source{"SQLite": first}, nil},
		"a limit":             {"en", []string{"It must run without a network."}, map[string]specs.Source{"PostgreSQL": specs.FromLines(13, 13)}, nil},
		"Chinese":             {"zh", []string{"改用 MySQL，不用 PostgreSQL。"}, map[string]specs.Source{"MySQL": first}, []string{"PostgreSQL"}},
		"Chinese, replaced":   {"zh", []string{"用 MySQL 替换 PostgreSQL"}, map[string]specs.Source{"MySQL": first}, []string{"PostgreSQL"}},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			p := bakery(c.lang)
			out := redesigned(t, fresh(), p, p.common(c.lang, "service", "standard"), false, c.said...)
			rows := stackOf(out)
			for technology, src := range c.has {
				require.Equal(t, src, rows[technology], technology)
			}
			for _, technology := range c.not {
				require.NotContains(t, rows, technology)
				asked := slices.ContainsFunc(out.Architecture.OpenQuestions, func(q specs.Question) bool { return strings.Contains(q.Text, technology) })
				require.True(t, asked || technology == "Go", "whether the rest follows is asked")
				for i := range out.Decisions {
					require.NotContains(t, out.Decisions[i].Title, technology)
				}
			}
			for i := range out.Decisions {
				for _, it := range out.Decisions[i].Choice {
					if it.Source.Kind == specs.Answered {
						require.NotContains(t, it.Text, "The source takes")
						require.NotContains(t, it.Text, "原文")
						require.Equal(t, "accepted", out.Decisions[i].Decision)
					}
				}
			}
		})
	}
}

// TestASimpleDesignLosesNothingStated compares designs of all depths with their
// simple form: decisions that the source takes stay, with their ids, every
// requirement is served, and nothing is there that was not before.
func TestASimpleDesignLosesNothingStated(t *testing.T) {
	t.Parallel()
	e := fresh()
	for _, lang := range []specs.Lang{"en", "zh"} {
		for _, profile := range specs.SpecTypes() {
			for _, depth := range specs.Depths() {
				p := bakery(lang)
				c := p.common(lang, profile, depth)
				full := redesigned(t, e, p, c, false)
				small := redesigned(t, e, p, c, true)
				what := string(lang) + " " + profile + " " + depth
				require.GreaterOrEqual(t, len(small.Decisions), 2, what)
				require.LessOrEqual(t, len(small.Decisions), len(full.Decisions), what)
				require.LessOrEqual(t, len(small.Architecture.Components), len(full.Architecture.Components), what)
				for i := range full.Decisions {
					d := &full.Decisions[i]
					at := slices.IndexFunc(small.Decisions, func(a specs.ADR) bool { return a.ID == d.ID })
					require.True(t, at >= 0 || d.Decision == "proposed", "%s: %s", what, d.ID)
					if at >= 0 {
						require.Equal(t, d.Title, small.Decisions[at].Title)
					}
				}
				served := map[string]bool{}
				for _, x := range small.Architecture.Components {
					for _, id := range x.Requirements {
						served[id] = true
					}
				}
				for i := range p.req.Requirements {
					require.True(t, served[p.req.Requirements[i].ID], what)
				}
				for technology, src := range stackOf(full) {
					if src.Kind == specs.Stated {
						require.Contains(t, stackOf(small), technology, what)
					}
				}
			}
		}
	}
}

func TestWhatAPersonChoseIsInASimpleDesign(t *testing.T) {
	t.Parallel()
	e := fresh()
	p := bakery("en")
	c := p.common("en", "service", "comprehensive")
	full := redesigned(t, e, p, c, false)
	last := full.Decisions[len(full.Decisions)-1]
	require.Equal(t, "proposed", last.Decision)
	require.Greater(t, len(full.Decisions), 2)
	wishes := analysis.DesignWishes{Simple: true, Choices: []analysis.DesignChoice{{Decision: last.Title, Former: last.Options[0].Name, Option: last.Options[1].Name}}}
	var out analysis.ArchitectureOutput
	answerTask(t, e, analysis.TaskArchitecture, &analysis.ArchitectureInput{Common: c, Brief: p.brief, Requirements: p.req, Wishes: &wishes}, &out)
	require.Less(t, len(out.Decisions), len(full.Decisions))
	require.Equal(t, last.ID, out.Decisions[len(out.Decisions)-1].ID)
}
