package designing

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// TestALanguageOfClientsIsNoGround tells the languages of those who call from the
// one that the product is written in.
func TestALanguageOfClientsIsNoGround(t *testing.T) {
	t.Parallel()
	for text, want := range map[string]bool{
		"Wards use the Java and Swift client that we generate.": true,
		"A Java SDK is part of the delivery.":                   true,
		"The service is written in Java and Swift.":             false,
		"Java is known to the team.":                            false,
	} {
		require.Equal(t, want, ofClients(text, "Java"), text)
	}
}
