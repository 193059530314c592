package understanding

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// As what a product is handed over is a quality of it, also below a heading on installing,
// and what else there is goes beside it.
func TestPackagesAreWhatIsHandedOver(t *testing.T) {
	t.Parallel()
	u := understood(t, "# Sluice\n\nSluice is a log shipper.\n\n## Features\n\n- Reads log files\n\n## Installation\n\nPackages: `.deb`, `.rpm` and an MSI. There is a Helm chart too.\n")
	require.Len(t, u.Qualities, 1)
	require.Equal(t, "Packages: `.deb`, `.rpm` and an MSI.", u.Qualities[0].Text)
	require.Equal(t, "There is a Helm chart too.", u.Qualities[0].Details[0].Text)
	u = understood(t, "# Sluice\n\nSluice is a log shipper.\n\n## Deployment\n\n- Packages: the team that sends them is told by mail.\n")
	require.Empty(t, u.Qualities)
}
