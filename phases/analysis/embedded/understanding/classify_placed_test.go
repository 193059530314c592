package understanding

import (
	"testing"

	"github.com/stretchr/testify/require"
)

func TestPlacedBySubject(t *testing.T) {
	for _, c := range []struct{ head, text, kind, not string }{
		{"Usage", "`take` walks DIR and writes a snapshot file.", "feature", "note"},
		{"Commands", "`compare` prints added, removed and moved files.", "feature", "note"},
		{"Proposal", "Debezium captures changes from the tables of the shop.", "feature", "note"},
		{"Proposal", "The Flink job deduplicates by primary key and writes to bronze tables.", "feature", "note"},
		{"Proposal", "dbt models run every 15 minutes and build the revenue per store.", "feature", "note"},
		{"Proposal", "Registers can be offline for a weekend, so this is not exotic.", "note", "feature"},
		{"Requirements", "Go 1.22 or later.", "constraint", "feature"},
		{"Constraints", "Android 10 or later.", "quality", "feature"},
		{"Constraints", "Android 12 or later; no iOS app in phase 1.", "quality", "feature"},
		{"Notes", "About 220 volunteers, 3 coordinators, one warehouse, two vans.", "note", "feature"},
		{"Webhooks", "We send `parcel.stored` and `parcel.collected`.", "feature", "constraint"},
	} {
		u := understood(t, "# Thing\n\n## "+c.head+"\n\n- "+c.text+"\n")
		kinds := map[string]bool{}
		for _, f := range u.Facts() {
			kinds[f.Kind] = true
		}
		require.True(t, kinds[c.kind], "%s: %v", c.text, kinds)
		require.False(t, kinds[c.not], c.text)
	}
}

// A rejected way is an alternative with what speaks against it.
func TestAlternativesWithoutLabel(t *testing.T) {
	u := understood(t, "# Thing\n\n## Alternatives considered\n\n1. Speed up the full load. Rejected: the database is at 80% I/O.\n2. Snowpipe. Rejected because of cost.\n3. Do nothing.\n")
	require.Len(t, u.Alternatives, 3)
	require.Equal(t, "Speed up the full load", u.Alternatives[0].Name)
	require.NotEmpty(t, u.Alternatives[1].Gap)
}

// Whom a thing is meant for is no function of it.
func TestMeantForAtTheBeginning(t *testing.T) {
	u := understood(t, "# Snap\n\nSnap compares two directories. Meant for sysadmins who want to know what an installer did.\n")
	require.Empty(t, u.Features)
	require.Len(t, u.Actors, 1)
}

// What a first paragraph tells before it says what the paper is about is how things
// are today.
func TestBeforeThePaper(t *testing.T) {
	u := understood(t, "# Locker API\n\nWe run 340 lockers. Couriers drop parcels, customers collect them with a code. This brief describes the public API for them.\n\n## Endpoints\n\n- `GET /lockers` lists lockers\n")
	require.Len(t, u.Features, 1)
	require.Len(t, u.Situation, 2)
}
