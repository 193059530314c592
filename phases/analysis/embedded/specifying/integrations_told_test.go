package specifying

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/specs"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// TestWhatTheSourceSaysOfSilence: what a source says for the time at which a system gives
// no answer stands in the place of the usual time limit and retries.
func TestWhatTheSourceSaysOfSilence(t *testing.T) {
	t.Parallel()
	system := understanding.IntegrationFact{Name: "Tidewatch", Purpose: "Tides are fetched from Tidewatch; a second provider has to be possible.", Source: specs.FromLines(7, 7)}
	for _, c := range []struct {
		name string
		u    understanding.Understanding
		want string
	}{
		{"nothing", understanding.Understanding{}, ""},
		{"in the lines about it", understanding.Understanding{Constraints: []specs.Item{{Text: "If no tide arrives, the last one is used for 2 days.", Source: specs.FromLines(7, 7)}}}, "as the source says: if no tide arrives, the last one is used for 2 days"},
		{"in other lines", understanding.Understanding{Constraints: []specs.Item{{Text: "If no skipper arrives, the berth is free after 2 days.", Source: specs.FromLines(9, 9)}}}, ""},
		{"what is done about a risk", understanding.Understanding{Risks: []specs.Risk{{Text: "Provider is slow at noon", Mitigation: "time limit 12 s, then show the last tide", Source: specs.FromLines(30, 30)}}}, "as the source says: time limit 12 s, then show the last tide"},
		{"a risk of another kind", understanding.Understanding{Risks: []specs.Risk{{Text: "Skippers are late", Mitigation: "wait 2 hours, then free the berth", Source: specs.FromLines(30, 30)}}}, ""},
	} {
		t.Run(c.name, func(t *testing.T) {
			t.Parallel()
			c.u.Lang, c.u.Product = specs.English, "Harbour"
			c.u.Integrations = []understanding.IntegrationFact{system}
			got, _ := handMade(t, &c.u, "standard").saidFailure(&system)
			require.Equal(t, c.want, got)
		})
	}
}

// TestACommandKeepsWhatIsSaidOfTheNetwork: what a source says of a lost network is done
// for every system that a command reaches over it, and for no database that is a file.
func TestACommandKeepsWhatIsSaidOfTheNetwork(t *testing.T) {
	t.Parallel()
	const said = "as the source says: network gone for 5 minutes: the copy resumes"
	for _, c := range []struct {
		name, system, promise, form, want string
	}{
		{"a store", "Tidestore", "Network gone for 5 minutes: the copy resumes.", "tide copy FILE", said},
		{"a file", "SQLite", "Network gone for 5 minutes: the copy resumes.", "tide copy FILE", ""},
		{"nothing said", "Tidestore", "The copy takes 5 minutes.", "tide copy FILE", ""},
		{"no command", "Tidestore", "Network gone for 5 minutes: the copy resumes.", "func Copy(file string)", ""},
	} {
		u := understanding.Understanding{
			Lang: specs.English, Product: "Tide", Signatures: []specs.Signature{{Name: "copy", Form: c.form}},
			Qualities: []understanding.QualityFact{{Text: c.promise, Source: specs.FromLines(7, 7)}},
		}
		require.Equal(t, c.want, handMade(t, &u, "standard").saidOfNetwork(&understanding.IntegrationFact{Name: c.system}), c.name)
	}
}
