package gates

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/templates"
)

func TestNew(t *testing.T) {
	t.Parallel()
	_, err := New(templates.New(nil, ""))
	require.NoError(t, err)
}
