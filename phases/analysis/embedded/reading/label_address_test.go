package reading

import (
	"testing"

	"github.com/stretchr/testify/require"
)

func TestTheTitleOfAPersonEndsNoName(t *testing.T) {
	t.Parallel()
	label, rest, strong := CutLabel("Dr. Sun, External Auditor. She visits for two days.", true)
	require.Equal(t, "Dr. Sun, External Auditor", label)
	require.Equal(t, "She visits for two days.", rest)
	require.True(t, strong)
}
