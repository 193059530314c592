package reading

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// TestTheLastFilterOfAPathStays: "=" at the end of a heading is an ornament, and at the end
// of a path with filters a part of it.
func TestTheLastFilterOfAPathStays(t *testing.T) {
	t.Parallel()
	for text, want := range map[string]string{
		"GET /maps?area=&since=": "GET /maps?area=&since=",
		"== Maps ==":             "Maps",
		"Maps =":                 "Maps",
	} {
		require.Equal(t, want, Title(text))
	}
}
