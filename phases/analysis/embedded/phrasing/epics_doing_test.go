package phrasing

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/specs"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

func TestDoing(t *testing.T) {
	t.Parallel()
	w := handMade(t, &understanding.Understanding{Lang: specs.English}, "standard")
	for deed, want := range map[string]string{
		"lend tools":                           "lending tools",
		"move or cancel a booking":             "moving or cancelling a booking",
		"create, edit and delete a link":       "creating, editing and deleting a link",
		"see who is due when":                  "seeing who is due when",
		"print labels and lists for each tour": "printing labels and lists for each tour",
	} {
		require.Equal(t, want, w.Doing(deed), deed)
	}
}
