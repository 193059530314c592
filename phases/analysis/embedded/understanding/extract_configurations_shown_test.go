package understanding

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// TestAConfigurationThatAGuideShowsIsKept: with the file in which it stands.
func TestAConfigurationThatAGuideShowsIsKept(t *testing.T) {
	t.Parallel()
	u := understood(t, "# Dovecote\n\nDovecote sends messages.\n\n## Features\n\n- sends messages to a loft\n\n## Quick start\n\nPut this in `/etc/dovecote.yaml`:\n\n```yaml\nlofts:\n  - name: east\n```\n\nthen run:\n\n```sh\ndovecote run\n```\n")
	require.Len(t, u.Examples, 1)
	require.Equal(t, "Quick start: /etc/dovecote.yaml", u.Examples[0].Title)
	require.Equal(t, "lofts:\n  - name: east", u.Examples[0].Code)
}

// TestAVolumeOfASourceIsKept: how much comes from a system is no odd thing about it.
func TestAVolumeOfASourceIsKept(t *testing.T) {
	t.Parallel()
	u := understood(t, "# Dovecote\n\nDovecote sends messages.\n\n## Features\n\n- sends messages to a loft\n\n## What comes in\n\n| Source | How | Volume | Peculiarities |\n|---|---|---|---|\n| Loft east | SFTP, CSV hourly | 700 k birds | sends duplicates after every storm |\n| Weather | REST, hourly | tiny | |\n")
	require.Equal(t, "SFTP, CSV hourly (volume: 700 k birds)", u.Integrations[0].Protocol)
	require.Equal(t, "REST, hourly (volume: tiny)", u.Integrations[1].Protocol)
}
