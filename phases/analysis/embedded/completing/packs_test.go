package completing

import (
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/templates"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

const packInputs = "../../../../testdata/packs"

func TestPacksAreChosenByTheirOwnInputAndNotByTheNearMiss(t *testing.T) {
	t.Parallel()
	heads, err := templates.New(nil, "").PackHeads()
	require.NoError(t, err)
	require.GreaterOrEqual(t, len(heads), 18)
	for _, head := range heads {
		t.Run(head.ID, func(t *testing.T) {
			t.Parallel()
			ids := func(file string) []string {
				data, err := os.ReadFile(filepath.Join(packInputs, head.ID, file))
				require.NoError(t, err)
				var out []string
				for _, s := range scorePacks(phrasing.NewWordIndex(string(data)), nil, heads) {
					out = append(out, s.id)
				}
				return out
			}
			require.Contains(t, ids("hit.txt"), head.ID)
			require.NotContains(t, ids("miss.txt"), head.ID)
		})
	}
}

func TestWithoutATriggerTheFallbackPackIsUsed(t *testing.T) {
	t.Parallel()
	packs, err := ChoosePacks(templates.New(nil, ""), phrasing.NewWordIndex("zzz"), &understanding.Understanding{}, "standard")
	require.NoError(t, err)
	require.Len(t, packs, 1)
	require.True(t, packs[0].Fallback)
}

// Every pack is held to the bounds of the rulings and to what the engine needs
// of its texts.
func TestPacksAreWellFormed(t *testing.T) {
	t.Parallel()
	packs, err := templates.New(nil, "").Packs()
	require.NoError(t, err)
	slot := regexp.MustCompile(`\{([a-z_]+)\}`)
	known := []string{"product", "user", "admin", "subject", "crowd"}
	for i := range packs {
		p := &packs[i]
		t.Run(p.ID, func(t *testing.T) {
			t.Parallel()
			require.GreaterOrEqual(t, len(p.Features), 8)
			require.GreaterOrEqual(t, len(p.Entities), 3)
			require.GreaterOrEqual(t, len(p.Risks), 3)
			require.GreaterOrEqual(t, len(p.Decisions), 2)
			require.GreaterOrEqual(t, len(p.Metrics), 2)
			require.GreaterOrEqual(t, len(p.Terms), 5)
			both := func(what string, w templates.Words) {
				require.NotEmpty(t, w.En, what)
				require.NotEmpty(t, w.Zh, what)
				for _, text := range []string{w.En, w.Zh} {
					for _, m := range slot.FindAllStringSubmatch(text, -1) {
						require.Contains(t, known, m[1], "%s: %s", what, text)
					}
				}
			}
			entities := map[string]bool{"User": true, "Account": true}
			for _, e := range p.Entities {
				entities[e.Name] = true
			}
			light := 0
			for _, f := range p.Features {
				both(f.ID, f.Name)
				both(f.ID, f.Description)
				both(f.ID, f.Benefit)
				require.NotEmpty(t, f.Criteria, f.ID)
				for _, c := range f.Criteria {
					both(f.ID, c)
				}
				require.NotEmpty(t, f.Covers.En, f.ID)
				require.NotEmpty(t, f.Covers.Zh, f.ID)
				require.Contains(t, []string{"must", "should", "could"}, f.Priority, f.ID)
				require.Contains(t, []string{"light", "standard", "comprehensive"}, f.Depth, f.ID)
				require.Contains(t, []string{"user", "admin", "system"}, f.Actor, f.ID)
				if f.Depth == "light" {
					light++
				}
				for _, name := range f.Entities {
					require.True(t, entities[name], "%s: no entity %s", f.ID, name)
				}
			}
			require.GreaterOrEqual(t, light, 1)
			for _, e := range p.Entities {
				requireEntity(t, e)
			}
			for _, q := range p.Qualities {
				both(q.Type, q.Statement)
				require.Contains(t, specs.NFRCategories(), q.Type)
				both(q.Type, q.Metric)
				both(q.Type, q.Target)
				both(q.Type, q.Measurement)
			}
			for _, n := range p.NonGoals {
				both("non-goal", n.Text)
				both("non-goal", n.Rationale)
			}
			for _, q := range p.Questions {
				both("question", q.Text)
				require.Contains(t, dimensionNames(), q.Dimension)
			}
		})
	}
}

// requireEntity checks that an entity has fields and that every state can be
// reached from the first one.
func requireEntity(t *testing.T, e templates.PackEntity) {
	t.Helper()
	require.GreaterOrEqual(t, len(e.Fields), 3, e.Name)
	require.NotEmpty(t, e.Match.En, e.Name)
	if len(e.States) == 0 {
		return
	}
	reached := []string{e.States[0]}
	for grown := true; grown; {
		grown = false
		for _, step := range e.Transitions {
			require.Contains(t, e.States, step.From, e.Name)
			require.Contains(t, e.States, step.To, e.Name)
			if slices.Contains(reached, step.From) && !slices.Contains(reached, step.To) {
				reached, grown = append(reached, step.To), true
			}
		}
	}
	for _, s := range e.States {
		require.Contains(t, reached, s, "%s: state %s cannot be reached", e.Name, s)
	}
}

func TestSlotsBendTheSentenceAroundThem(t *testing.T) {
	t.Parallel()
	slots := map[string]string{"product": "the product", "user": "editor", "subject": "inquiry", "zh": "ColdTrace", "han": "订单"}
	for _, c := range []struct{ lang, pattern, want string }{
		{"en", "a {user} opens a {subject}", "an editor opens an inquiry"},
		{"en", "A {user} waits.", "An editor waits."},
		{"en", "all {subject}s of {user}s", "all inquiries of editors"},
		{"en", "the {user}'s {subject}", "the editor's inquiry"},
		{"en", "{product} stops. {product} starts.", "The product stops. The product starts."},
		{"en", "calls of {product}", "calls of the product"},
		{"en", "the {product} of a {nobody}", "the product of a {nobody}"},
		{"en", "an open {", "an open {"},
		{"zh", "使用{zh}查看{han}", "使用 ColdTrace 查看订单"},
		{"zh", "{zh}{han}", "ColdTrace 订单"},
	} {
		require.Equal(t, c.want, phrasing.FillSlots(c.pattern, c.lang, slots), c.pattern)
	}
}

func TestSlotValuesAreNotReadAsPatterns(t *testing.T) {
	t.Parallel()
	require.Equal(t, "see {user}", phrasing.FillSlots("see {product}", "en", map[string]string{"product": "{user}", "user": "x"}))
}

func TestTermsAreFoundAsWords(t *testing.T) {
	t.Parallel()
	x := phrasing.NewWordIndex("Customers SIGN-IN with two factors; categories of orders. 支持退款和对账")
	for _, term := range []string{"sign in", "customer", "two factor", "category", "order", "退款", "对账"} {
		require.True(t, x.Has(term), term)
	}
	for _, term := range []string{"sign", "rder", "factors categories", "款和账", "", "custom"} {
		if term == "sign" {
			continue // "SIGN-IN" holds the word
		}
		require.False(t, x.Has(term), term)
	}
}

func TestExcludedPhrasesDoNotTrigger(t *testing.T) {
	t.Parallel()
	triggers := templates.Triggers{Strong: templates.Terms{En: []string{"refund"}}, Weak: templates.Terms{En: []string{"order"}}, Exclude: templates.Terms{En: []string{"in order to"}}}
	for _, c := range []struct {
		text          string
		score, weight int
	}{
		{"do it in order to win", 0, 0},
		{"in order to place an order, and another order", 1, 2},
		{"Refunds of orders", 4, 8},
		{strings.Repeat("refund ", 100), 3, 13},
	} {
		score, weight := triggerScore(phrasing.NewWordIndex(c.text), triggers)
		require.Equal(t, c.score, score, c.text)
		require.Equal(t, c.weight, weight, c.text)
	}
}

func FuzzFillSlots(f *testing.F) {
	f.Add("a {user} of {product}", "en", "hour")
	f.Add("{user}在{product}", "zh", "A")
	f.Fuzz(func(t *testing.T, pattern, lang, value string) {
		out := phrasing.FillSlots(pattern, lang, map[string]string{"user": value, "product": value})
		if !strings.ContainsAny(pattern, "{") {
			require.Equal(t, pattern, out)
		}
	})
}

func FuzzWordIndex(f *testing.F) {
	f.Add("Sign in, 退款", "退款")
	f.Fuzz(func(t *testing.T, text, term string) {
		x := phrasing.NewWordIndex(text)
		if x.Has(term) {
			require.NotEmpty(t, phrasing.FoldTerm(term))
		}
	})
}
