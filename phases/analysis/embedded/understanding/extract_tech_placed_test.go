package understanding

import (
	"testing"

	"github.com/stretchr/testify/require"
)

func namesIn(t *testing.T, sentence string) (systems, technologies []string) {
	t.Helper()
	u := understood(t, "# Quay API\n\nQuay is the service by which agents book berths.\n\n## Notes\n\n"+sentence+"\n")
	for _, i := range u.Integrations {
		systems = append(systems, i.Name)
	}
	for _, x := range u.Technologies {
		technologies = append(technologies, x.Name)
	}
	return systems, technologies
}

func TestPlacesAreNoSystems(t *testing.T) {
	t.Parallel()
	for _, text := range []string{
		"Pilot with real loads from the Tilburg plant: 4 May 2026.",
		"We get the goods from the Esbjerg harbour.",
		"Trial with imports from the Leeds branch in May.",
	} {
		systems, _ := namesIn(t, text)
		require.Empty(t, systems, text)
	}
}

func TestWhatIsReplacedIsNoTechnologyOfTheProduct(t *testing.T) {
	t.Parallel()
	for text, want := range map[string][]string{
		"It replaces the nightly CSV drop on the FTP server, which eleven customers still use.": nil,
		"Quay is the successor of the SOAP gateway.":                                            nil,
		"It replaces the mail with a CSV export.":                                               {"CSV"},
	} {
		_, got := namesIn(t, text)
		require.Equal(t, want, got, text)
	}
}

func TestWhoVouchesForASignInIsASystem(t *testing.T) {
	t.Parallel()
	for _, text := range []string{
		"The pilot app signs in through our existing Keycloak with a one-time code.",
		"Clerks log in via the company's Keycloak.",
	} {
		systems, _ := namesIn(t, text)
		require.Equal(t, []string{"Keycloak"}, systems, text)
	}
}
