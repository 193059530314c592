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
