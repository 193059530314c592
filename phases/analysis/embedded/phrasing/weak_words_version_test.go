package phrasing

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// TestAVersionInCodeIsAName: `v2` puts nothing off, where "v2" in words does.
func TestAVersionInCodeIsAName(t *testing.T) {
	t.Parallel()
	require.NotContains(t, WithoutCode("`ward.alarm.v1` and `v2` are sent"), "v2")
	require.Contains(t, WithoutCode("charts come in v2"), "v2")
	require.Contains(t, WithoutCode("`vault` is read"), "vault")
}
