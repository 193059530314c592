package designing

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/specs"
)

// TestAWishOfSomebodyElseNamesThem: 我 is only who tells the story.
func TestAWishOfSomebodyElseNamesThem(t *testing.T) {
	t.Parallel()
	m := ferryMaker(t, "Trips", "Tickets")
	m.Language = "zh"
	m.req.Requirements[0].Story = specs.UserStory{Role: "班组长", Want: "超时后升级给我，并打电话"}
	m.req.Requirements[1].Story = specs.UserStory{Role: "班组长", Want: "通知我们的客户"}
	require.Equal(t, "超时后升级给班组长，并打电话", m.namedWant(0))
	require.Equal(t, "通知我们的客户", m.namedWant(1))
}
