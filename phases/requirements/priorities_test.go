package requirements

import (
	"math/rand/v2"
	"slices"
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

func requirement(id string, priority specs.Priority, text string) specs.Requirement {
	return specs.Requirement{
		ID: id, Title: "Title of " + id, Priority: priority, Source: specs.FromLines(3, 4),
		Description: []specs.Item{{Text: text, Source: specs.FromLines(3, 4)}, {Text: "It MUST be quick.", Source: specs.FromRule("x")}},
	}
}

func sample() analysis.RequirementsOutput {
	return analysis.RequirementsOutput{
		Requirements: []specs.Requirement{
			requirement("REQ-001", specs.Must, "A walker MUST be able to enter a walk."),
			requirement("REQ-002", specs.Must, "`MUST` is a word; Pawlog MUST NOT forget a walk."),
			requirement("REQ-003", specs.Should, "Pawlog SHOULD send a message."),
			requirement("REQ-004", specs.Could, "A walker MAY rate a dog."),
			requirement("REQ-005", specs.Wont, "Pawlog MUST NOT take payments."),
			requirement("REQ-006", specs.Should, "It is quick."),
		},
		NFRs: []specs.NFR{{ID: "NFR-P-001", Priority: specs.Must}},
		Index: specs.RequirementsIndex{
			Rationale: []specs.Item{
				{Text: "The source states the priority of REQ-001, REQ-005.", Source: specs.FromRule("rule:priority-stated")},
				{Text: "Must because it is part of the core purpose of Pawlog: REQ-002.", Source: specs.FromRule("rule:priority-core")},
				{Text: "Should by default, because the source does not rank it: REQ-003, REQ-006.", Source: specs.FromRule("rule:priority-plain")},
			},
			OpenQuestions: []specs.Question{
				{Text: "Are the priorities of these requirements right (the source states none for them): REQ-002, REQ-003, REQ-006?"},
				{Text: "Do the criteria of REQ-002 say what is wanted?"},
			},
		},
	}
}

func TestWithMusts(t *testing.T) {
	t.Parallel()
	in := sample()
	out := withMusts(in, []string{"REQ-001", "REQ-003", "REQ-004"}, phrasesIn(t, "en"))
	require.Equal(t, sample(), in, "the draft stays as it was")
	got := map[string]specs.Priority{}
	text := map[string]string{}
	for _, r := range out.Requirements {
		got[r.ID], text[r.ID] = r.Priority, r.Description[0].Text
		require.Equal(t, specs.FromLines(3, 4), r.Source)
		require.Equal(t, "It MUST be quick.", r.Description[1].Text)
	}
	require.Equal(t, map[string]specs.Priority{
		"REQ-001": specs.Must, "REQ-002": specs.Should, "REQ-003": specs.Must, "REQ-004": specs.Must, "REQ-005": specs.Wont, "REQ-006": specs.Should,
	}, got)
	require.Equal(t, map[string]string{
		"REQ-001": "A walker MUST be able to enter a walk.", "REQ-002": "`MUST` is a word; Pawlog SHOULD NOT forget a walk.", "REQ-003": "Pawlog MUST send a message.",
		"REQ-004": "A walker MUST be able to rate a dog.", "REQ-005": "Pawlog MUST NOT take payments.", "REQ-006": "It is quick.",
	}, text)
	require.Equal(t, in.NFRs, out.NFRs)
	edited := specs.Source{Kind: specs.Edited}
	require.Equal(t, []specs.Item{
		in.Index.Rationale[0],
		{Text: "Should by default, because the source does not rank it: REQ-006.", Source: specs.FromRule("rule:priority-plain")},
		{Text: "Should instead of Must, as decided in the review of these requirements: REQ-002.", Source: edited},
		{Text: "Must instead of Should, as decided in the review of these requirements: REQ-003.", Source: edited},
		{Text: "Must instead of Could, as decided in the review of these requirements: REQ-004.", Source: edited},
	}, out.Index.Rationale)
	require.Equal(t, []specs.Question{
		{Text: "Are the priorities of these requirements right (the source states none for them): REQ-006?"}, in.Index.OpenQuestions[1],
	}, out.Index.OpenQuestions)
}

func TestTheSameMustsChangeNothing(t *testing.T) {
	t.Parallel()
	require.Equal(t, sample(), withMusts(sample(), []string{"REQ-002", "REQ-001"}, phrasesIn(t, "en")))
}

func TestWithMustsInChinese(t *testing.T) {
	t.Parallel()
	in := analysis.RequirementsOutput{
		Requirements: []specs.Requirement{
			requirement("REQ-001", specs.Must, "信用分低于 60 分的用户不得发布。"), requirement("REQ-002", specs.Should, "平台应当支持收藏。"), requirement("REQ-003", specs.Must, "卖家必须能够发布闲置。"),
			requirement("REQ-004", specs.Could, "买家可以砍价一次。"),
		},
		Index: specs.RequirementsIndex{Rationale: []specs.Item{{Text: "按原文措辞定为 Must：REQ-001、REQ-003。", Source: specs.FromRule("rule:priority-wording")}}},
	}
	out := withMusts(in, []string{"REQ-002", "REQ-003", "REQ-004"}, phrasesIn(t, "zh"))
	want := []string{"信用分低于 60 分的用户不应发布。", "平台必须支持收藏。", "卖家必须能够发布闲置。", "买家必须能够砍价一次。"}
	for i, r := range out.Requirements {
		require.Equal(t, want[i], r.Description[0].Text)
	}
	require.Equal(t, "按原文措辞定为 Must：REQ-003。", out.Index.Rationale[0].Text)
	require.Equal(t, "评审需求时决定由 Must 改为 Should：REQ-001。", out.Index.Rationale[1].Text)
}

func TestWithout(t *testing.T) {
	t.Parallel()
	p := phrasesIn(t, "en")
	for text, want := range map[string]string{
		"Must as usual: REQ-001, REQ-002, REQ-003.":                "Must as usual: REQ-003.",
		"Must: REQ-003 and REQ-001.":                               "Must: REQ-003.",
		"Must: REQ-003, REQ-001, REQ-004 and REQ-005.":             "Must: REQ-003, REQ-004 and REQ-005.",
		"Must: REQ-001, REQ-002.":                                  "",
		"REQ-001 is Must because people pay for it.":               "",
		"REQ-001 is Must because REQ-003 needs it.":                "REQ-001 is Must because REQ-003 needs it.",
		"Everything else is Should.":                               "Everything else is Should.",
		"Are these right: REQ-001, REQ-002, …?":                    "Are these right: REQ-001, REQ-002, …?",
		"Are these right: REQ-001, REQ-004, …?":                    "Are these right: REQ-004, …?",
		"REQ-0011 and NFR-P-001 are no REQ-001, XREQ-001, REQ-00.": "REQ-0011 and NFR-P-001 are no REQ-001, XREQ-001, REQ-00.",
	} {
		got, left := without(text, []string{"REQ-001", "REQ-002"}, p)
		if !left {
			got = ""
		}
		require.Equal(t, want, got, text)
	}
}

// TestChangedPrioritiesAreAllThatChanges draws sets of Musts: exactly the named
// ones are Must, nothing is lost, and the rationale names every id that moved
// once.
func TestChangedPrioritiesAreAllThatChanges(t *testing.T) {
	t.Parallel()
	r := rand.New(rand.NewPCG(1, 2))
	p := phrasesIn(t, "en")
	for range 300 {
		in := sample()
		var musts []string
		for _, q := range in.Requirements {
			if q.Priority != specs.Wont && r.IntN(2) == 0 {
				musts = append(musts, q.ID)
			}
		}
		out := withMusts(in, musts, p)
		require.Len(t, out.Requirements, len(in.Requirements))
		for i, q := range out.Requirements {
			require.Equal(t, slices.Contains(musts, q.ID), q.Priority == specs.Must, q.ID)
			told := 0
			for _, it := range out.Index.Rationale {
				for _, s := range idsIn(it.Text) {
					if s.id == q.ID && it.Source.Kind == specs.Edited {
						told++
					}
				}
			}
			require.Equal(t, q.Priority != in.Requirements[i].Priority, told == 1)
			q.Priority, q.Description = in.Requirements[i].Priority, in.Requirements[i].Description
			require.Equal(t, in.Requirements[i], q)
		}
		require.Equal(t, out, withMusts(out, musts, p), "a second time nothing moves")
	}
}
