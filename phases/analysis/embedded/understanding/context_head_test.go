package understanding

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// What a paper says of how it was made, and who those are who ask, is nothing to be built.
func TestHeadsOfPapersAskForNothing(t *testing.T) {
	t.Parallel()
	for _, head := range []string{
		"Exported from Jira on 2026-03-02. Project key: GRN.",
		"Generated from Notion by Ann on 3 March.",
		"Notes after the workshop with Margit (wardrobe) and Tom (front desk), 14 January. We are a theatre with about 6,200 costume pieces that we lend to schools, amateur groups and film crews.",
		"We are a theatre that lends 6,200 costumes to schools. Today everything is in a card index.",
		"We run three bakeries and deliver bread to 40 cafés every morning.",
		"导出自飞书，2026 年 3 月 2 日。",
	} {
		u := understood(t, "# Curtain Call – user stories\n\n"+head+"\n\n## Booking\n\n- As a customer, I want to search the catalogue by period.\n- As a clerk, I want to create a booking.\n")
		require.Len(t, u.Features, 2, head)
		require.Empty(t, u.Integrations, head)
		require.Empty(t, u.Constraints, head)
	}
}
