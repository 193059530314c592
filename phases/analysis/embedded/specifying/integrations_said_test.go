package specifying

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// TestWhatIsSaidOfASilentSystemIsKept: what the source says is done while the other side
// gives no answer is no proposal of ours.
func TestWhatIsSaidOfASilentSystemIsKept(t *testing.T) {
	t.Parallel()
	for _, c := range []struct{ text, want string }{
		{"- keeps up to 500 readings on the card when the receiver is unreachable\n- sends to Elasticsearch, S3 or any server that takes CSV", "as the source says: keeps up to 500 readings on the card when the receiver is unreachable"},
		{"- shows tide tables\n- sends to Elasticsearch, S3 or any server that takes CSV", "proposed: time out after 10 seconds; whoever waits for the answer is told at once, all other work is tried again 3 times with growing delays and then listed for the operators of Tidewise"},
	} {
		w := handMade(t, understood(t, "# Tidewise\n\nTidewise reads gauges.\n\n## Features\n\n"+c.text+"\n"), "light")
		list := w.integrations()
		require.NotEmpty(t, list, c.text)
		require.Equal(t, c.want, list[0].Failure)
	}
}
