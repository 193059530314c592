package reading

import (
	"testing"

	"github.com/stretchr/testify/require"
)

func TestAWordOfTalkInsideAWishIsTakenOut(t *testing.T) {
	t.Parallel()
	for _, c := range []struct{ text, want string }{
		{"I would however like the contact to get a text message.", "I would like the contact to get a text message."},
		{"We would nevertheless love a list of the boats.", "We would love a list of the boats."},
		{"If the line is down, they need at least to be able to see the next two days.", "If the line is down, they need to be able to see at least the next two days."},
		{"The nurse has at least to sign the form.", "The nurse has to sign at least the form."},
		{"They need at least two days.", "They need at least two days."},
		{"However, I would like a list.", "However, I would like a list."},
	} {
		require.Equal(t, c.want, eased(c.text), c.text)
	}
}
