package wording

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// What is measured has a unit; what is only counted has none.
func TestIsUnit(t *testing.T) {
	t.Parallel()
	for word, want := range map[string]bool{"kWh": true, "kwh": true, "metres": true, "GB": true, "euros": true, "users": false, "files": false, "orders": false, "steps": false, "session": false} {
		require.Equal(t, want, IsUnit(word), word)
	}
}
