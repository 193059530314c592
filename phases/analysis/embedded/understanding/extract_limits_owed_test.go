package understanding

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// TestWorkAmongWhatBinds: what has to be handed over, and what goes on beside something else, is
// somebody's task, also where it is said among the limits.
func TestWorkAmongWhatBinds(t *testing.T) {
	t.Parallel()
	for _, c := range []struct{ said, want string }{
		{"Labs use the client that the guild generates from our AsyncAPI 2.6 file, so that file is part of the deliverable.", "The AsyncAPI 2.6 file is part of the deliverable."},
		{"The training slides are part of the delivery.", "The training slides are part of the delivery."},
		{"It is part of the deliverable.", ""},
		{"Labs use our client, so that file is part of the deliverable.", ""},
		{"The topic `ward.alarm.v1` stays. Anything new goes to `v2`, both are sent for three months.", "`ward.alarm.v1` and `v2` are both sent for three months."},
		{"Anything new goes to `v2`, both are sent.", ""},
	} {
		u := understood(t, "# Ward hub\n\nA hub for calls.\n\n## Constraints\n\n- "+c.said+"\n")
		var got string
		for _, f := range u.Features {
			got += f.Text
		}
		require.Equal(t, c.want, got, c.said)
		require.NotEmpty(t, u.Constraints, c.said)
	}
}
