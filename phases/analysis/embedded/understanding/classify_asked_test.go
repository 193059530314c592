package understanding

import (
	"testing"

	"github.com/stretchr/testify/require"
)

func TestAPoliteQuestionAsksSomethingOfTheProduct(t *testing.T) {
	t.Parallel()
	for text, want := range map[string]string{
		"Could it remind whoever is on duty three days before?": "It should remind whoever is on duty three days before",
		"Could it also print a list of the day?":                "It should print a list of the day",
		"Could the app warn me when a bed is free?":             "It should warn me when a bed is free",
		"Could it be that nobody reads them?":                   "",
		"Could it cause trouble with the bank?":                 "",
		"Could it remind them.":                                 "",
		"Could we drop the old list?":                           "",
	} {
		require.Equal(t, want, loadLexicons(t).askedOfProduct(text), text)
	}
}
