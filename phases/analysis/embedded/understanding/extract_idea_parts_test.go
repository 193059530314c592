package understanding

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/specs"
)

// TestEachOfSeveralDeedsOfAPitchIsAFeature: who does what in one sentence about the
// product is as many features, and a list of things one person does stays one.
func TestEachOfSeveralDeedsOfAPitchIsAFeature(t *testing.T) {
	t.Parallel()
	head := "From: Ida\nTo: Per\nSubject: tables\n\nHi,\n\nGuests wait at the door and 40 of them left last week.\n\nSo: a page where "
	for clause, want := range map[string][]string{
		"guests pick a table, waiters see who is coming, and I see gaps before they cost money": {"Guests pick a table.", "Waiters see who is coming.", "I see gaps before they cost money."},
		"guests pick a table, a starter and a wine":                                             {"guests pick a table, a starter and a wine."},
	} {
		u := understood(t, head+clause+".\n\nWho: guests, waiters, me as host.\n\nWhat I need:\n\n1) A bill that I can split.\n")
		var got []string
		for _, f := range u.Features[:len(want)] {
			got = append(got, f.Text)
		}
		require.Len(t, got, len(want))
		for i := range want {
			require.Equal(t, fold(want[i]), fold(got[i]))
		}
		require.Equal(t, "host", u.Writer.Role)
		require.True(t, u.Writer.Wrote(specs.FromLines(9, 9)))
	}
}

// TestAWriterIsKnownInTheirOwnLetter: "I" of another letter of a thread is somebody else.
func TestAWriterIsKnownInTheirOwnLetter(t *testing.T) {
	t.Parallel()
	u := understood(t, "From: Ida\nSubject: tables\n\nGuests wait at the door.\n\nWho: guests, waiters, me as host.\n\nFrom: Per\nSubject: Re: tables\n\nI need a list of allergies.\n")
	require.True(t, u.Writer.Wrote(specs.FromLines(4, 6)))
	require.False(t, u.Writer.Wrote(specs.FromLines(11, 11)))
}
