package designing

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/phases/analysis"
	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/templates"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// designer is a design of a few requirements by their titles, all of line 3.
func designer(t *testing.T, lang specs.Lang, product string, titles ...string) *Designer {
	t.Helper()
	d, err := LoadDesign(templates.New(nil, ""))
	require.NoError(t, err)
	var req analysis.RequirementsOutput
	for i, title := range titles {
		req.Requirements = append(req.Requirements, specs.Requirement{ID: specs.RequirementID(i + 1), Title: title, Priority: specs.Must, Source: specs.FromLines(3, 3)})
	}
	return New(handMade(t, &understanding.Understanding{Lang: lang, Product: product}, "standard"), d, specs.Brief{}, req, nil)
}

// TestASystemServesOnlyWhatSpeaksOfIt gives outside systems the requirements that speak
// of them or of what comes from them, and none where nothing but a line is shared.
func TestASystemServesOnlyWhatSpeaksOfIt(t *testing.T) {
	t.Parallel()
	titles := map[specs.Lang][]string{
		"en": {"Fetch the list of skippers every night", "Show the weather of the next day", "No two boats get one berth", "Send the harbour invoice to the skipper"},
		"zh": {"登录使用统一账号", "显示业主身份", "公共部位免费", "每晚导出收费明细"},
	}
	for _, c := range []struct {
		name                  string
		lang                  specs.Lang
		system, purpose, flow string
		want                  []int
	}{
		{"same sentence", "en", "Skipperbase", "The list of skippers is in Skipperbase, we fetch it every night.", "Skipperbase → Harbour: the list of skippers is in it", []int{0}},
		{"same line only", "en", "Boxhub", "Containers are in Boxhub.", "Boxhub → Harbour: all that stands in the yard today", nil},
		{"what flows", "en", "MetOffice", "Weather comes from MetOffice, hourly.", "MetOffice → Harbour: weather, hourly", []int{1}},
		{"a word of the product and one by chance", "en", "Portlog", "Portlog keeps every skipper of the harbour.", "Harbour — Portlog: it keeps every skipper of the harbour", nil},
		{"what flows in Chinese", "zh", "门禁系统", "门禁系统是海康的，业主身份从门禁系统取。", "门禁系统 → 小程序：业主身份", []int{1}},
		{"same line only in Chinese", "zh", "金蝶", "发票由现在的金蝶系统开。", "小程序 — 金蝶：发票由现在的金蝶系统开", nil},
	} {
		g := designer(t, c.lang, map[specs.Lang]string{"en": "Harbour", "zh": "小程序"}[c.lang], titles[c.lang]...)
		g.req.Index.Flows = []specs.Item{{Text: c.flow}}
		system := specs.Integration{Name: c.system, Purpose: c.purpose, Source: specs.FromLines(3, 3)}
		require.Equal(t, c.want, g.served([]specs.Integration{system}), c.name)
	}
}

// TestPartsThatShareNothingStayByThemselves ties a part to another one only where a
// requirement of it speaks of that or is served by both.
func TestPartsThatShareNothingStayByThemselves(t *testing.T) {
	t.Parallel()
	g := designer(t, "en", "Harbour", "Assign berths to boats", "Print the tide table", "Bill the nights at berths", "Warn of storms")
	p := &parts{owner: map[string]int{}, sharing: map[string][]int{}, core: 4}
	for i, name := range []string{"Berths", "Tides", "Dues", "Storms"} {
		p.add(specs.Component{Name: name}, []int{i})
	}
	g.linkParts(p)
	var got [][]string
	for _, c := range p.rows {
		got = append(got, c.Uses)
	}
	require.Equal(t, [][]string{nil, nil, {"Berths"}, nil}, got)
}
