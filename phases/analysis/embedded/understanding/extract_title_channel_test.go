package understanding

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// TestAChannelNamesWhatItIsAbout tells a channel from other titles with a hash.
func TestAChannelNamesWhatItIsAbout(t *testing.T) {
	t.Parallel()
	lex := loadLexicons(t)
	for title, want := range map[string]string{
		"#proj-bike-parking": "Bike parking",
		"#team_bike_lockers": "Bike lockers",
		"#bikes":             "Bikes",
		"#general":           "#general",
		"#42":                "#42",
		"Bike parking":       "Bike parking",
		"# Bike parking":     "# Bike parking",
		"#项目-自行车停放":          "自行车停放",
	} {
		require.Equal(t, want, lex.ofChannel(title), title)
	}
}
