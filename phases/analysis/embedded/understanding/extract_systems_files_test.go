package understanding

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// TestWhoHandsFilesIsASystem: a system is known by how it takes or gives its data, where its name is a name.
func TestWhoHandsFilesIsASystem(t *testing.T) {
	t.Parallel()
	for text, want := range map[string]string{
		"Navario only takes XML files from a folder.":                                 "Navario",
		"GNX arrives as binary messages over UDP.":                                    "GNX",
		"The pay office system (Lohnia) pulls a nightly CSV with the hours at 23:30.": "Lohnia",
		"The oven is a Brenner K4; it writes a CSV file to a USB stick.":              "Brenner K4",
		"Cooks accept files from the office.":                                         "",
		"Paper arrives as bundles by van.":                                            "",
		"The kitchen is a mess; it delivers files late.":                              "",
		"Finance takes the CSV from a folder.":                                        "",
	} {
		u := understood(t, "# Ladle\n\nLadle is a web application for school kitchens.\n\n## Background\n\nToday the cooks type the orders into Navario by hand. The van gets its place from a GNX receiver. The sums go to Finance.\n\n## Features\n\n- A cook can plan a menu.\n\n## Constraints\n\nHosting is in the UK. "+text+"\n")
		got := ""
		for i := range u.Integrations {
			if n := u.Integrations[i].Name; n == want || want == "" {
				got = n
			}
		}
		require.Equal(t, want, got, text)
	}
}
