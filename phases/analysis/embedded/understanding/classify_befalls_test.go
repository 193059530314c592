package understanding

import "testing"

// TestWhatMayBefallIsNoDuty: what happens to things of itself limits the product, what people
// may do is a function, and for whom something is made is nothing to build.
func TestWhatMayBefallIsNoDuty(t *testing.T) {
	t.Parallel()
	const head = "# Berth hub\n\nThe hub tells skippers of free berths.\n\n## Delivery rules\n\n- The hub signs each event.\n"
	runGoals(t, []goalCase{
		{"of itself", head + "- Events may arrive more than once and out of order. Each has its own number.\n", []string{"constraint: Events may arrive more than once and out of order", "!feature: Events may arrive", "feature: Each event has its own number"}},
		{"people may", head + "- Skippers may arrive late at a berth that they booked.\n", []string{"!constraint: Skippers may arrive"}},
		{"for whom it is made", "# Berth hub\n\nBerth hub is a single server application that small harbours run on their own hardware. Clerks use it at the desk to check boats in, skippers use it from home to reserve a berth. It is written for harbours with 50 to 2,000 berths and up to 5,000 boats.\n\n## Features\n\n- The hub signs each event.\n", []string{"!feature: It is written", "!quality: It is written", "!constraint: It is written"}},
	})
}
