package brief

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/phases/interview"
	"github.com/overtone-cli/overtone/specs"
)

func it(text string, line int) specs.Item {
	return specs.Item{Text: text, Source: specs.FromLines(line, line)}
}

func same(text string) string { return text }

func TestOutsideListsEachOnce(t *testing.T) {
	t.Parallel()
	b := &specs.Brief{
		OutOfScope: []specs.Item{{Text: "All that the non-goals name.", Source: specs.FromRule(derived)}, it("Chat.", 3)},
		NonGoals:   []specs.NonGoal{{Text: "chat", Source: specs.FromLines(3, 3)}, {Text: "Ads.", Source: specs.FromLines(4, 4)}},
	}
	require.Equal(t, []specs.Item{it("Chat.", 3), it("Ads.", 4)}, outside(b))
}

func TestMove(t *testing.T) {
	t.Parallel()
	chat, ads, export := it("No chat.", 3), it("Ads.", 4), it("Export.", 5)
	drop := func(text string) string { return strings.Replace(text, "No c", "C", 1) }
	first := move(nil, []specs.Item{export}, []specs.Item{chat, ads}, drop)
	require.Equal(t, &specs.ScopeReview{
		Out: []specs.Item{export},
		In:  []specs.TakenIn{{Text: "Chat.", Was: "No chat.", Source: chat.Source}, {Text: "Ads.", Was: "Ads.", Source: ads.Source}},
	}, first)
	second := move(first, []specs.Item{it("Chat.", 3)}, []specs.Item{export}, drop)
	require.Equal(t, &specs.ScopeReview{Out: []specs.Item{}, In: []specs.TakenIn{{Text: "Ads.", Was: "Ads.", Source: ads.Source}}}, second)
	require.Len(t, first.In, 2, "what was decided before stays as it was")
	require.Nil(t, move(second, []specs.Item{it("Ads.", 4)}, nil, drop), "back where it was")
	require.Nil(t, move(nil, nil, nil, drop))
}

func TestBounded(t *testing.T) {
	t.Parallel()
	before := specs.Brief{
		InScope:    []specs.Item{it("Links.", 1), it("QR codes.", 2), {Text: "Bots.", Source: specs.FromRule("web")}},
		OutOfScope: []specs.Item{{Text: "All.", Source: specs.FromRule(derived)}},
		NonGoals:   []specs.NonGoal{{Text: "No apps.", Rationale: "Later.", Source: specs.FromLines(9, 9)}},
	}
	fresh := specs.Brief{Title: "fresh", OutOfScope: []specs.Item{{Text: "All of it.", Source: specs.FromRule(derived)}}}
	require.Equal(t, fresh, bounded(fresh, before, nil, "why"))

	out := bounded(fresh, before, move(nil, before.InScope[1:], nil, same), "why")
	require.Equal(t, "fresh", out.Title)
	require.Equal(t, []specs.Item{it("Links.", 1)}, out.InScope)
	require.Equal(t, []specs.Item{it("QR codes.", 2), {Text: "Bots.", Source: specs.FromRule("web")}}, out.OutOfScope)
	require.Equal(t, []specs.NonGoal{before.NonGoals[0], {Text: "QR codes.", Rationale: "why", Source: specs.FromLines(2, 2)}}, out.NonGoals, "an inference needs no reason to go")

	in := bounded(fresh, before, move(nil, nil, []specs.Item{it("No apps.", 9)}, func(string) string { return "Apps." }), "why")
	require.Equal(t, append(before.InScope[:3:3], it("Apps.", 9)), in.InScope)
	require.Empty(t, in.NonGoals)
	require.Equal(t, fresh.OutOfScope, in.OutOfScope)
}

func TestAVisionIsShort(t *testing.T) {
	t.Parallel()
	for text, ok := range map[string]bool{
		"": false, "  \n ": false, "One.": true, "One. Two.\nThree.": true, "One. Two. Three. Four.": false, "一。二！三？": true, "一。二。三。四。": false,
	} {
		require.Equal(t, ok, shortVision([]string{text}) == nil, text)
	}
	require.Error(t, shortVision(nil))
}

func TestOptionsAreNumbered(t *testing.T) {
	t.Parallel()
	long := strings.Repeat("范围", 40)
	items := []specs.Item{it("A `b` c.", 1), it(long, 2)}
	q := outQuestion(items, nil)
	require.Equal(t, []string{"1", "2"}, []string{q.Options[0].ID, q.Options[1].ID})
	require.Equal(t, "A b c.", q.Options[0].Label.In("zh"))
	require.Len(t, []rune(strings.TrimSuffix(q.Options[1].Label.In("en"), "…")), optionColumns/2)
	require.Equal(t, items[1:], chosen(items, []string{"2", "3", "x"}))
	require.NoError(t, q.Validate(nil))
	require.Error(t, q.Validate([]string{"3"}))
	require.Error(t, interview.Turn(reviewQuestion(), 2).Validate([]string{"maybe"}))
}

func TestThePageIsShort(t *testing.T) {
	t.Parallel()
	b := &specs.Brief{Vision: []specs.Item{it("One.", 1), it("Two.", 2)}, Goals: []specs.Goal{{ID: "G-001", Text: "Fast.", Target: "1 s"}}}
	for i := range 30 {
		b.InScope = append(b.InScope, it("Feature.", i))
	}
	b.OutOfScope = []specs.Item{it("Chat.", 40)}
	b.NonGoals = []specs.NonGoal{{Text: "Chat."}, {Text: "Ads."}}
	facts := page(b, specs.English)
	require.Equal(t, "One. Two.", facts[0].Value)
	require.Equal(t, "G-001 Fast. → 1 s", facts[1].Value)
	require.Equal(t, "In scope (30)", facts[2].Label.In("en"))
	require.Equal(t, pageItems+1, strings.Count(facts[2].Value, "\n")+1)
	require.Contains(t, facts[2].Value, "+18")
	require.Equal(t, "Ads.", facts[4].Value)
}
