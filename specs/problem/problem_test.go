package problem

import (
	"errors"
	"testing"

	"github.com/stretchr/testify/require"
)

func TestReason(t *testing.T) {
	t.Parallel()
	denied := errors.New("permission denied")
	for _, c := range []struct {
		of   *Problem
		want string
	}{
		{New("storage.permission", "permission denied (write)"), "permission denied (write)"},
		{Wrap(denied, "storage.permission", "permission denied (write)"), "permission denied (write)"},
		{Wrap(errors.New("operation not permitted"), "storage.permission", "permission denied (write)"), "permission denied (write): operation not permitted"},
		{Wrap(Wrap(denied, "storage.permission", "permission denied (write)").At("a/b", 2), "storage.failed", "the report cannot be kept"), "the report cannot be kept: a/b:2: permission denied (write)"},
	} {
		require.Equal(t, c.want, c.of.Reason())
		require.EqualError(t, c.of.At("x", 0), "x: "+c.want)
		if c.of.Err != nil {
			require.ErrorIs(t, c.of, c.of.Err)
		}
	}
}
