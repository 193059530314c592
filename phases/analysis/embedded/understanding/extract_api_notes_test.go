package understanding

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// TestRemarksOnCalls: what a column of notes says of an operation is tested with it.
func TestRemarksOnCalls(t *testing.T) {
	u := understood(t, "# Courier\n\nA service that delivers webhooks.\n\n## API\n\n| Method | Path | Purpose | Notes |\n|---|---|---|---|\n"+
		"| GET | /v1/subscriptions | list subscriptions | paged, 100 per page |\n"+
		"| POST | /v1/subscriptions | create a subscription | sends a ping to the endpoint |\n"+
		"| DELETE | /v1/subscriptions/{id} | delete a subscription | pending deliveries are dropped |\n"+
		"| GET | /v1/deliveries | search deliveries | filter by status, time |\n"+
		"| POST | /v1/replays | replay a window | max 7 days |\n")
	var got []string
	for i := range u.Features {
		for _, c := range u.Features[i].Criteria {
			got = append(got, c.Text)
		}
	}
	require.Equal(t, []string{
		"`GET /v1/subscriptions` is paged, 100 per page.",
		"`POST /v1/subscriptions` sends a ping to the endpoint.",
		"After `DELETE /v1/subscriptions/{id}`, pending deliveries are dropped.",
		"`GET /v1/deliveries` can be filtered by status, time.",
		"`POST /v1/replays` works at this limit, and no longer one step beyond it: max 7 days.",
	}, got)
}
