package reading

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// Who was there has a name; a kind of people is no attendee.
func TestAttendees(t *testing.T) {
	require.Equal(t, []string{"Priya Shah", "Priya", "Marek", "Bo"}, loadLexicon(t).attendees("Attending: Priya Shah (ops), Marek (dev, lead); Bo"))
	require.Equal(t, []string{"王芳", "李强"}, loadLexicon(t).attendees("参会：王芳、李强"))
	require.Nil(t, loadLexicon(t).attendees("Participants: students, teachers"))
	require.Nil(t, loadLexicon(t).attendees("The desk handles 340 parcels."))
}

func TestWhatASpeakerGoesOnToWant(t *testing.T) {
	t.Parallel()
	for _, c := range []struct{ row, want string }{
		{"Members pay a deposit. She wants the deposit in a log of its own, never changed by hand.", "Members pay a deposit. We need the deposit in a log of its own, never changed by hand."},
		{"Members pay a deposit. He wants fees shown on the card. That is all.", "Members pay a deposit. Fees must be shown on the card. That is all."},
		{"Members pay a deposit. He pays too.", "Members pay a deposit. He pays too."},
	} {
		require.Equal(t, c.want, loadLexicon(t).wishesOfSpeaker(c.row))
	}
}

func TestTheTopicOfAMeetingStandsBehindItsKind(t *testing.T) {
	t.Parallel()
	for _, c := range []struct{ line, want string }{
		{"Weekly sync – spare parts", "Spare parts"},
		{"Kick-off - spare parts", "Spare parts"},
		{"Weekly sync – 3 May", ""},
		{"Spare parts – first ideas", ""},
	} {
		require.Equal(t, c.want, loadLexicon(t).meetingTopic(c.line))
	}
}
