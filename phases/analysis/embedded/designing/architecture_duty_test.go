package designing

import (
	"testing"

	"github.com/stretchr/testify/require"
)

func TestWhatPacksAddStandsBehindWhatIsStated(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		in, want duties
	}{
		{duties{does: []string{"weighs the bag"}, added: []string{"rejects bad input"}}, duties{does: []string{"weighs the bag", "rejects bad input"}, added: []string{"rejects bad input"}}},
		{duties{code: []string{"`bag list`"}, added: []string{"rejects bad input"}}, duties{code: []string{"`bag list`"}, added: []string{"rejects bad input"}}},
		{duties{added: []string{"rejects bad input"}}, duties{does: []string{"rejects bad input"}, added: []string{"rejects bad input"}}},
		{duties{vague: []string{"label rolls"}}, duties{names: []string{"label rolls"}, vague: []string{"label rolls"}}},
	} {
		got := c.in
		got.settle()
		require.Equal(t, c.want, got)
	}
}
