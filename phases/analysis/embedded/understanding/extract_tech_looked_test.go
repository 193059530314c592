package understanding

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// TestAPlatformLookedAtIsNoneThatIsRunOn: a platform of which a sentence only names things that the
// product works upon is a system outside, or nothing; where the product runs it stays a technology.
func TestAPlatformLookedAtIsNoneThatIsRunOn(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		name, text string
		tech       bool
		outside    string
	}{
		{"compared", "CLI tool that compares two Kubernetes namespaces and prints the differences", false, "Kubernetes"},
		{"scanned", "A script that scans Kubernetes clusters for pods without limits", false, "Kubernetes"},
		{"files", "A linter that checks Kubernetes manifests before they are applied", false, ""},
		{"run on", "A service that checks invoices and runs on a Kubernetes cluster", true, ""},
		{"deployed", "A bot that reads our tickets, deployed to our Kubernetes cluster", true, ""},
	} {
		t.Run(c.name, func(t *testing.T) {
			t.Parallel()
			u := understood(t, c.text)
			found, outside := false, ""
			for _, f := range u.Technologies {
				found = found || f.Name == "Kubernetes"
			}
			for _, s := range u.Integrations {
				outside = s.Name
			}
			require.Equal(t, c.tech, found)
			require.Equal(t, c.outside, outside)
		})
	}
}

// TestServersOfOthersAreSystemsOutside: whose the servers are that data is taken from or brought to
// is their name; what belongs to the product itself is none outside.
func TestServersOfOthersAreSystemsOutside(t *testing.T) {
	t.Parallel()
	for _, c := range []struct{ name, text, want string }{
		{"counted", "Nightly pipeline that pulls meter readings from 12 utilities' SFTP servers", "Utilities' SFTP servers"},
		{"one", "A service that sends the orders to our wholesaler's FTP server every evening", "Wholesaler's FTP server"},
		{"interfaces", "Job that fetches exchange rates from three banks' APIs", "Banks' APIs"},
		{"own", "A job that writes the totals to the service's database", ""},
		{"no exchange", "A page about the utilities' servers", ""},
	} {
		t.Run(c.name, func(t *testing.T) {
			t.Parallel()
			u := understood(t, c.text)
			got := ""
			for _, s := range u.Integrations {
				got = s.Name
			}
			require.Equal(t, c.want, got)
		})
	}
}
