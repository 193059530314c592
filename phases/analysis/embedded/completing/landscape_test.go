package completing

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/specs"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// TestWhatPeopleUseTodayIsTheAlternative: a source that tells how the work is
// done today has named an alternative.
func TestWhatPeopleUseTodayIsTheAlternative(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		lang specs.Lang
		text string
		want string
	}{
		{specs.English, "Farmers report births by telephone or on paper slips, and a clerk copies them into two spreadsheets.", "Status quo: telephone, paper slips and spreadsheet"},
		{specs.English, "Nobody can tell a farmer on the phone where the vet is.", ""},
		{specs.English, "Every third report is wrong.", ""},
		{specs.Chinese, "目前靠电话和微信群通知，排班用 Excel。", "现行做法：电话、微信群和 Excel"},
	} {
		u := understanding.Understanding{Lang: c.lang, Product: "Herdbook", Title: "Herdbook", Problem: []specs.Item{{Text: c.text, Source: specs.FromLines(4, 4)}}}
		got := ""
		if list := handMade(t, &u, "standard").Landscape(); len(list) > 0 {
			got = list[0].Name
			require.Equal(t, specs.FromLines(4, 4), list[0].Source)
		}
		require.Equal(t, c.want, got, c.text)
	}
}

// What a source says is good about what it did not take stands apart from what is wrong with it.
func TestWhatIsGoodAboutAnAlternativeStandsApart(t *testing.T) {
	t.Parallel()
	lex := loadLexicons(t)
	for gap, want := range map[string][2]string{
		"觉得审批够用但派单不行，不采用。": {"审批够用。", "派单不行，不采用。"},
		"便宜，但是不能离线。":       {"便宜。", "不能离线。"},
		"不够用，但便宜。":         {"", "不够用，但便宜。"},
		"太贵。":              {"", "太贵。"},
	} {
		u := understanding.Understanding{Lang: specs.Chinese, Product: "书库", Title: "书库", Lex: lex, Alternatives: []specs.Alternative{{Name: "钉钉宜搭", Gap: gap}}}
		got := handMade(t, &u, "standard").Landscape()
		require.Equal(t, want, [2]string{got[0].Strength, got[0].Gap}, gap)
	}
}
