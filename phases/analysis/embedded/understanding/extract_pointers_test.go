package understanding

import (
	"testing"

	"github.com/stretchr/testify/require"
)

func TestASentenceThatPointsBelowAsksForNothing(t *testing.T) {
	t.Parallel()
	for text, want := range map[string]bool{
		"The main objects are listed below.":                         true,
		"The following table summarises the permissions:":            true,
		"Roles and rights are described in section 4.2.":             true,
		"All error codes are listed in the appendix.":                true,
		"The sum is shown below.":                                    false,
		"Errors are shown below the field.":                          false,
		"The list shows all instruments due within the next 30 days": false,
		"The list contains the name of each member.":                 false,
	} {
		require.Equal(t, want, aboutPaper(text), text)
	}
}
