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
