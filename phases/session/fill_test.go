package session

import (
	"testing"

	"github.com/stretchr/testify/require"
)

func TestOneThingIsNotToldInThePlural(t *testing.T) {
	t.Parallel()
	const sentence = "{count} {count:statement|statements} of {all} {count:has|have} no place."
	require.Equal(t, "1 statement of 9 has no place.", Fill(sentence, "count", 1, "all", 9))
	require.Equal(t, "2 statements of 9 have no place.", Fill(sentence, "count", 2, "all", 9))
	require.Equal(t, "{other} stays", Fill("{other} stays", "count", 1))
}
