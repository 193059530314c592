package understanding

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// TestSystemsOutsideByHowTheyAreNamed: what is looked up somewhere makes a system, what a product runs
// on, files at hand and keys in code make none, and one system stays one under each of its names.
func TestSystemsOutsideByHowTheyAreNamed(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		name, text string
		want       []string
	}{
		{"filled in from", "## Features\n\n- Name and category are filled in from Open Food Facts when a member scans a code.", []string{"Open Food Facts"}},
		{"queried", "## Features\n\n- The app queries Open Library for the title of a book.", []string{"Open Library"}},
		{"a record of its own", "## Features\n\n- The address is filled in from the Customer Record.", nil},
		{"a page of its own", "## Features\n\n- The name is filled in from Settings.", nil},
		{"platforms in brackets", "## Features\n\n- A member can open the list in the apps (iOS and Android).", nil},
		{"systems of devices", "## Features\n\n- A member can install it on other devices (Windows, Linux).", nil},
		{"a maker in brackets", "## Features\n\n- A member can read the weight from the devices (Beurer, Withings).", []string{"Beurer", "Withings"}},
		{"a key in code", "## Limits\n\n- No network access unless a `github:` source is configured.", nil},
		{"files at hand", "## Integrations\n\n- Kubernetes `Deployment`, `ConfigMap` and `Secret` manifests on disk (not a live cluster)", nil},
		{"where it is handed out", "## Implementation notes\n\n- Released through GitHub Releases and a tap.", nil},
		{"one by its way", "## Integrations\n\n- GitHub Actions environments, through the GitHub REST API. Needs a token.", []string{"GitHub Actions"}},
	} {
		t.Run(c.name, func(t *testing.T) {
			t.Parallel()
			u := understood(t, "# Ladle\n\nLadle keeps lists.\n\n"+c.text+"\n")
			var got []string
			for i := range u.Integrations {
				got = append(got, u.Integrations[i].Name)
			}
			require.ElementsMatch(t, c.want, got)
		})
	}
}
