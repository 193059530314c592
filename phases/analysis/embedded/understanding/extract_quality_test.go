package understanding

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// TestAQualityIsOfTheClassThatItSpeaksOf reads promises below one heading for all.
func TestAQualityIsOfTheClassThatItSpeaksOf(t *testing.T) {
	t.Parallel()
	cases := []struct{ lang, text, class string }{
		{"en", "Nurses sign in by SAML 2.0 against the hospital's directory.", "S"},
		{"en", "Salaries are visible to the head of the ward only.", "S"},
		{"en", "Hosting in the EEA.", "C"},
		{"en", "The first phone rings no later than 15 s after the call.", "P"},
		{"en", "Records are taken from the laboratory every night.", "O"},
		{"en", "Invoices are paid by Adyen.", "O"},
		{"en", "The list can be worked with wet fingers.", "U"},
		{"zh", "护士用工牌登录。", "S"},
	}
	for _, c := range cases {
		heading := map[string]string{"en": "Non-functional requirements", "zh": "非功能需求"}[c.lang]
		read := understood(t, "# Ward hub\n\n## "+heading+"\n\n- "+c.text+"\n").Qualities
		require.Len(t, read, 1, c.text)
		require.Equal(t, c.class, read[0].Class, c.text)
	}
}

// TestAPartOfTheProductMayBeCalledLikeAQuality: what its numbered requirements
// list is no promise of how well.
func TestAPartOfTheProductMayBeCalledLikeAQuality(t *testing.T) {
	t.Parallel()
	u := understood(t, "# Ward hub\n\n## 3 Functional requirements\n\n### 3.1 Availability\n\n**FR-1 [M]** A nurse can report an absence.\n\n- The last day may be corrected until noon.\n\n## 4 Limits\n")
	require.Empty(t, u.Qualities)
	require.Len(t, u.Features, 1)
}

// TestALabelOfAClassIsNoPartOfThePromise: each promise behind it is one of its
// class.
func TestALabelOfAClassIsNoPartOfThePromise(t *testing.T) {
	t.Parallel()
	read := understood(t, "# Ward hub\n\n## Non-functional requirements\n\n- Performance: a search answers within 2 s; pages open in under 1.5 s.\n- Accessibility: WCAG 2.1 AA.\n- Security: sign-in through Entra ID; notes are encrypted at rest; every change is logged.\n- Retention: notes are kept for 10 years.\n").Qualities
	var got []string
	for i := range read {
		got = append(got, read[i].Class+" "+read[i].Text)
	}
	require.Equal(t, []string{
		"P A search answers within 2 s.", "P Pages open in under 1.5 s.", "U Accessibility: WCAG 2.1 AA.",
		"S Security: sign-in through Entra ID.", "S Notes are encrypted at rest.", "S Every change is logged.", "C Retention: notes are kept for 10 years.",
	}, got)
	read = understood(t, "# 病房\n\n## 非功能需求\n\n- 性能：检索 2 秒内返回；页面 1.5 秒内打开。\n- 数据传输全程 HTTPS。\n- 交班记录保存 5 年。\n").Qualities
	got = nil
	for i := range read {
		got = append(got, read[i].Class+" "+read[i].Text)
	}
	require.Equal(t, []string{"P 检索 2 秒内返回。", "P 页面 1.5 秒内打开。", "S 数据传输全程 HTTPS。", "C 交班记录保存 5 年。"}, got)
}

// TestPromisesOfTwoClassesAreTwo parts what is fast from what is available.
func TestPromisesOfTwoClassesAreTwo(t *testing.T) {
	t.Parallel()
	u := understood(t, "# Ward API\n\nInternal service. p99 < 30 ms for reads at 2,000 rps; 99.95% availability.\n\n## Endpoints\n\n- `GET /v1/beds` returns beds.\n")
	var got []string
	for _, q := range u.Qualities {
		got = append(got, q.Class+" "+q.Text)
	}
	require.Equal(t, []string{"P p99 < 30 ms for reads at 2,000 rps.", "A 99.95% availability."}, got)
}
