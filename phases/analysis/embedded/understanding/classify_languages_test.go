package understanding

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// TestLanguagesAndDevicesAreQualities: in which languages and on which devices the product
// has to be used is built and tried, and no mere limit.
func TestLanguagesAndDevicesAreQualities(t *testing.T) {
	t.Parallel()
	const head = "# Tool desk\n\nMembers borrow tools.\n\n## Constraints\n\n- "
	for text, want := range map[string]string{
		"Everything in English and Dutch.":                          "quality",
		"Dutch and French from the first day; English later maybe.": "quality",
		"Texts in Swedish, Finnish, Norwegian and English.":         "quality",
		"German + English from the beginning.":                      "quality",
		"Everything in Dutch, and in English for the nine expats.":  "quality",
		"The board speaks English and Dutch.":                       "constraint",
		"We bought the German and the English dictionary.":          "constraint",
		"It has to run on the old iPad at the counter.":             "quality",
		"Everything must run on the two laptops in the vans.":       "quality",
		"Runs on Linux, macOS and Windows.":                         "quality",
		"The gateways run on Linux.":                                "constraint",
		"The product runs on the two servers of the town.":          "constraint",
	} {
		require.Contains(t, kindsSaying(one(t, head+text+"\n"), text[len(text)-11:]), want, text)
	}
}
