package completing

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/phases/analysis"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// TestWhatIsPrescribed: all of what a source demands is named, one entry where one of two
// will do; what somebody only suggests and what the product has to work with stand apart.
func TestWhatIsPrescribed(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		name, text string
		want       []string
	}{
		{"all of them", "- Written in Kotlin with Ktor, data in PostgreSQL, events in Kafka, on Kubernetes, search in Elasticsearch, cache in Redis.", []string{"The source names Kotlin, Ktor, PostgreSQL, Kafka, Kubernetes, Elasticsearch and Redis."}},
		{"one of two", "- The database is MySQL or MariaDB.", []string{"The source names MySQL or MariaDB."}},
		{"only suggested", "- I'd go with Elixir.", []string{"The source proposes Elixir; this is not decided yet."}},
		{"what it has to work with", "- Needs Python 3.11 or later.", []string{"Supported environment according to the source: Needs Python 3.11 or later."}},
	} {
		t.Run(c.name, func(t *testing.T) {
			t.Parallel()
			lex := loadLexicons(t)
			u := understanding.Understand(lex.Read(analysis.Source{Text: "# Desk\n\n## Features\n\n- Users book a desk.\n\n## Technology\n\n" + c.text + "\n"}), lex)
			w := handMade(t, u, "standard")
			var got []string
			for _, it := range w.technicalPoints() {
				got = append(got, it.Text)
			}
			require.Equal(t, c.want, got)
		})
	}
}
