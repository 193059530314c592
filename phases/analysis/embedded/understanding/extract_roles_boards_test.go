package understanding

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// Some things bear the noun of a person: nobody is a white board.
func TestAThingThatIsCalledLikePeopleIsNobody(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		text string
		want bool
	}{
		{"Everything runs on a diary and a white board in each branch.", false},
		{"Everything still runs on the big diary, a white board in each branch and an awful lot of telephoning.", false},
		{"Each notice board shows the weekly prices.", false},
		{"Prices are pinned to the notice boards.", false},
		{"The assignment board shall refresh within 2 seconds. The board must be readable from afar.", false},
		{"Existing REST clients must continue to work.", false},
		{"The board approves the budget.", true},
		{"The school board approves each order.", true},
	} {
		u := understood(t, "# Tidewise\n\nTidewise keeps the orders.\n\n## Features\n\n- "+c.text+"\n")
		require.Equal(t, c.want, len(u.Actors) > 0, c.text)
	}
}
