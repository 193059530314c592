package readiness

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/templates"
)

func TestOneThingIsNotToldInThePlural(t *testing.T) {
	t.Parallel()
	w := &words{lang: "en", text: map[string]templates.Words{"left": {"en": "{count} {count:statement|statements} of {all} {count:has|have} no place."}}}
	require.Equal(t, "1 statement of 9 has no place.", w.fill("left", "count", 1, "all", 9))
	require.Equal(t, "2 statements of 9 have no place.", w.fill("left", "count", 2, "all", 9))
}
