package understanding

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// What somebody would do about a risk stands in the same item, behind a dash, a word for it or a stop.
func TestARiskWithItsAnswerInOneItem(t *testing.T) {
	t.Parallel()
	for item, want := range map[string][2]string{
		"Vaccine names are free text, mapping may be worse than we think. Tom suggests we start with two practices.": {"Vaccine names are free text, mapping may be worse than we think.", "Tom suggests we start with two practices."},
		"Volunteers not wanting to use a tablet - Aoife offered a training afternoon.":                               {"Volunteers not wanting to use a tablet.", "Aoife offered a training afternoon."},
		"The site may be down on a Friday morning, hence the printed list.":                                          {"The site may be down on a Friday morning.", "The printed list."},
		"The one who built it leaves; plan: pair up from May.":                                                       {"The one who built it leaves.", "Pair up from May."},
		"Texts may be taken for scam - people got many of them.":                                                     {"Texts may be taken for scam - people got many of them.", ""},
	} {
		u := understood(t, "# Tideway\n\nTideway is a web app for pilots.\n\n## Risks\n\n- "+item+"\n")
		require.Len(t, u.Risks, 1, item)
		require.Equal(t, want, [2]string{u.Risks[0].Text, u.Risks[0].Mitigation})
	}
}

// How many come at once is a load to be borne, and the name of a network is no figure.
func TestALoadWithoutAVerb(t *testing.T) {
	t.Parallel()
	u := understood(t, "# Tideway\n\nTideway is a web app for pilots.\n\n## Cross-cutting stuff\n\n- 150 people at once when the sale opens.\n- The plan must load in 3 seconds on a mid-range Android over 4G.\n")
	require.Empty(t, u.Features)
	require.Len(t, u.Qualities, 2)
	require.Equal(t, "SC", u.Qualities[0].Class)
	require.Equal(t, "3 seconds", u.Qualities[1].Target)
}
