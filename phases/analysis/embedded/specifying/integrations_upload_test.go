package specifying

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
	"github.com/overtone-cli/overtone/specs"
)

// TestAnUploadIsNoWayToADatabase: what happens to an upload while the network is lost is
// nothing that a database does from which a command reads.
func TestAnUploadIsNoWayToADatabase(t *testing.T) {
	t.Parallel()
	w := handMade(t, &understanding.Understanding{
		Lang: specs.English, Product: "Tidewise",
		Signatures: []specs.Signature{{Name: "tidewise copy", Form: "tidewise copy"}},
		Qualities:  []understanding.QualityFact{{Text: "Network gone for up to 5 minutes: the upload goes on.", Source: specs.FromLines(3, 3)}},
	}, "light")
	said := "as the source says: network gone for up to 5 minutes: the upload goes on"
	for name, want := range map[string]string{"PostgreSQL": "", "MySQL": "", "S3-compatible storage": said, "SFTP": said} {
		require.Equal(t, want, w.saidOfNetwork(&understanding.IntegrationFact{Name: name}), name)
	}
}
