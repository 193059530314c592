package designing

import (
	"testing"

	"github.com/stretchr/testify/require"
)

func TestJoinedHeadings(t *testing.T) {
	for heading, want := range map[string][]string{
		"text and technical remarks": {"text", "technical remarks"},
		"其他要求和提醒":                    {"其他要求", "提醒"},
		"vaccinations":               {"vaccinations"},
	} {
		require.Equal(t, want, joinedHeadings(heading), heading)
	}
}
