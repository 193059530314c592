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
		{specs.English, "Farmers report births by telephone or on paper slips, and a clerk copies them into two spreadsheets.", "As today: telephone, paper slips and spreadsheet"},
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
