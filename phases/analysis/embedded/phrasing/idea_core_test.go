package phrasing

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/phases/analysis"
	"github.com/overtone-cli/overtone/specs"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// The name of a product tells what it is for, and nothing behind the name may
// take its place.
func TestNameOfAnIdeaTellsWhatItIsFor(t *testing.T) {
	t.Parallel()
	rules, err := shippedRules()
	require.NoError(t, err)
	for text, want := range map[string][]string{
		"A mood tracker for teachers":                              {"Track moods"},
		"Feed aggregator with tags":                                {"Collect feeds", "Tag feeds"},
		"Fleet management system for a small port":                 {"Manage fleets for a small port"},
		"REST API for locker reservations with card payments":      {"Reserve lockers", "Card payments"},
		"Online shop for refurbished bikes":                        {"Buy refurbished bikes"},
		"Ride sharing for students":                                {"Share rides"},
		"Mileage tracking for students that exports to the ledger": {"Track mileages", "Export mileages to the ledger"},
		"Concert ticketing with seat maps":                         {"Concert ticketing", "Seat maps"},
		"Realtime multiplayer draughts with ranking":               {"Realtime multiplayer draughts", "Ranking"},
		"A recipe app that suggests meals":                         {"Suggests meals"},
		"A booking tool to book lanes":                             {"Book lanes"},
		"Invoice management module with audit trail":               {"Manage invoices", "Audit trail"},
	} {
		w := NewWork(analysis.Common{Lang: "en", Depth: "standard", Source: analysis.Source{Text: text}}, &understanding.Understanding{Lang: specs.English, Lex: loadLexicons(t)}, nil, rules, NewWordIndex(text))
		var got []string
		for i := range w.Understood.Features {
			got = append(got, w.Understood.Features[i].Name)
		}
		require.Equal(t, want, got, text)
	}
	for text, want := range map[string][]string{
		"帮我做一个健身 App，支持多人打卡": {"健身", "多人打卡"},
		"商城后台的退款模块":          {"商城后台的退款"},
		"面向社区的团购系统，支持会员等级":   {"团购", "会员等级"},
		"在线工具，用户上传图片后自动压缩":   {"用户上传图片后自动压缩"},
	} {
		w := NewWork(analysis.Common{Lang: "zh", Depth: "standard", Source: analysis.Source{Text: text}}, &understanding.Understanding{Lang: specs.Chinese, Lex: loadLexicons(t)}, nil, rules, NewWordIndex(text))
		var got []string
		for i := range w.Understood.Features {
			got = append(got, w.Understood.Features[i].Name)
		}
		require.Equal(t, want, got, text)
	}
}
