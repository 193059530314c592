package reading

import (
	"testing"

	"github.com/stretchr/testify/require"
)

func TestSomebodyCalledZhouSpeaks(t *testing.T) {
	t.Parallel()
	for name, want := range map[string]bool{"周工": true, "周敏": true, "周": false, "周三": false, "周末": false, "周日": false} {
		require.Equal(t, want, speaker(name), name)
	}
}
