package embedded

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

// A decision is one that the source takes for this product: what is weighed, what
// stands there today and what another system is made of is none.
func TestOnlyWhatTheSourceTakesIsDecided(t *testing.T) {
	t.Parallel()
	const features = `# Orchard ledger

- A picker records a crate.
- A grower sees the crates of a day.
- A grower exports the crates of a week.
- A picker cancels a crate.
- A buyer confirms a delivery.

## Technology

`
	tests := []struct {
		name, said       string
		decided, without string // words of the titles of accepted decisions
	}{
		{"taken", "The data are kept in MariaDB.", "MariaDB", ""},
		{"there for those who want it", "Kafka is available and run by the co-operative.", "", "Kafka"},
		{"weighed", "For the queue: Kafka vs RabbitMQ.", "", "Kafka"},
		{"two in one sentence", "The app is written in Kotlin, the backend in Go.", "Kotlin and Go", ""},
		{"where it runs", "It runs on Kubernetes.", "Kubernetes", ""},
		{"where it runs, in short", "Go on Kubernetes.", "Run Orchard ledger on Kubernetes", ""},
		{"what it starts elsewhere", "It hands jobs to our Nomad clusters.", "", "Nomad"},
		{"what is there today", "The weighing program has been running on SQL Server since 2009.", "", "SQL Server"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			t.Parallel()
			_, out := placed(t, features+"- "+tt.said+"\n")
			var titles []string
			for i := range out.Decisions {
				if out.Decisions[i].Decision == "accepted" {
					titles = append(titles, out.Decisions[i].Title)
				}
			}
			all := strings.Join(titles, "; ")
			require.Contains(t, all, tt.decided)
			if tt.without != "" {
				require.NotContains(t, all, tt.without)
			}
		})
	}
}

func TestWhatASourceLeansTowardsIsProposed(t *testing.T) {
	t.Parallel()
	_, out := placed(t, "# Orchard ledger\n\n- A picker records a crate.\n- A grower sees the crates of a day.\n- A grower exports the crates of a week.\n- A buyer is told of a delivery by an event.\n- A picker cancels a crate.\n\n## Technology\n\n- Queue: Kafka vs RabbitMQ, leaning towards RabbitMQ because of delayed messages.\n")
	found := false
	for i := range out.Decisions {
		if strings.Contains(out.Decisions[i].Title, "RabbitMQ") {
			found = true
			require.Equal(t, "proposed", out.Decisions[i].Decision)
			require.Contains(t, out.Decisions[i].Context[0].Text, "delayed messages")
		}
		require.NotContains(t, out.Decisions[i].Title, "Kafka")
	}
	require.True(t, found)
}
