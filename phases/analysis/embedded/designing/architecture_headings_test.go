package designing

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/templates"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

func TestJoinedHeadings(t *testing.T) {
	for heading, want := range map[string][]string{
		"text and technical remarks": {"text", "technical remarks"},
		"其他要求和提醒":                    {"其他要求", "提醒"},
		"vaccinations":               {"vaccinations"},
	} {
		require.Equal(t, want, joinedHeadings(heading), heading)
	}
}

// TestARankIsNoHeading leaves the priority out of a heading, in front and behind.
func TestARankIsNoHeading(t *testing.T) {
	t.Parallel()
	d, err := LoadDesign(templates.New(nil, ""))
	require.NoError(t, err)
	g := &Designer{d: d}
	for title, want := range map[string]string{"F2. Search (Must have)": "Search", "Feature 3: Alarms": "Alarms", "Epic 2 – Billing": "Billing", "Epic GRN-1: Truck check-in": "Truck check-in", "Epic A: Boats": "Boats", "Part of the harbour": "Part of the harbour", "P0 – must ship": "must ship", "P1": "", "P2 (nice)": "nice", "Search (must)": "Search", "P2P transfers": "P2P transfers", "Pumps": "Pumps"} {
		require.Equal(t, want, g.withoutRankTag(title), title)
	}
}

// TestWhatLeadsToAListIsNoPart: a summary, what was left over, who works on it and the words
// that lead to a decision head no piece of a product.
func TestWhatLeadsToAListIsNoPart(t *testing.T) {
	t.Parallel()
	for lang, rows := range map[specs.Lang]map[string]bool{
		specs.Chinese: {"TL;DR": true, "大家讨论后一致同意": true, "上次会议遗留": true, "团队与排期": true, "手术排期": false, "知情同意书": false, "团队成员管理": false, "何院长先介绍了情况": true, "讨论但没定的": true, "方案目标": true, "目标管理": false, "发药情况": false},
		specs.English: {"TL;DR": true, "Team and schedule": true, "Staffing": true, "Teams": false, "Shift schedule": false, "The short version": true, "Motivation": true, "Some numbers": true, "What we heard": true, "Things everybody said": true, "Quality bar": true, "Numbers": true, "Constraints": true, "Applies to all stories": true, "Batch numbers": false, "Delivery notes": false, "Wine bar": false, "The back office": false, "Loyalty points": false, "Plans": false},
	} {
		w := handMade(t, &understanding.Understanding{Lang: lang, Title: "借阅台", Product: "借阅台"}, "standard")
		d, err := LoadDesign(templates.New(nil, ""))
		require.NoError(t, err)
		g := &Designer{Specifier: w, d: d}
		for title, want := range rows {
			require.Equal(t, want, g.genericHeading(title), title)
		}
	}
}

// TestOperationIn reads the operation with which a title begins.
func TestOperationIn(t *testing.T) {
	t.Parallel()
	for title, want := range map[string]string{
		"`POST /v1/holds`: keeps a seat": "Holds",
		"`GET /v1/seat-maps/{id}`":       "Seat maps",
		"`tool run`: starts a run":       "",
		"Keep a seat":                    "",
	} {
		require.Equal(t, want, resourceOf(operationIn(title)), title)
	}
}

// TestWordsOfHeadingsAreFolded: the lists that a folded heading is looked up in hold no
// hyphen and no capital, which would never be found.
func TestWordsOfHeadingsAreFolded(t *testing.T) {
	t.Parallel()
	d, err := LoadDesign(templates.New(nil, ""))
	require.NoError(t, err)
	for _, list := range []string{"generic_headings", "limit_headings", "areas_beside", "areas_themselves", "feature_headings", "heading_bare", "heading_kinds", "untyped_languages"} {
		for _, lang := range phrasing.Languages() {
			for _, word := range d.Words[list].In(lang) {
				require.True(t, lang == "zh" || word == phrasing.FoldTerm(word), "%s: %q", list, word)
			}
		}
	}
}

// TestAPairAcrossWordsNamesNothing: two Chinese runes of two words are no theme.
func TestAPairAcrossWordsNamesNothing(t *testing.T) {
	t.Parallel()
	d, err := LoadDesign(templates.New(nil, ""))
	require.NoError(t, err)
	g := &Designer{d: d}
	for pair, want := range map[string]bool{"能重": true, "不能": true, "能源": false, "会员": false, "入库": false} {
		require.Equal(t, want, g.acrossWords(pair), pair)
	}
}
