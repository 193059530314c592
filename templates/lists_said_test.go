package templates

import (
	"testing"
	"testing/fstest"

	"github.com/stretchr/testify/require"
)

// A word that rules write themselves stands once in each language.
func TestAWordThatIsSaidStandsOnceInEachLanguage(t *testing.T) {
	t.Parallel()
	type file struct{ HasIt Said }
	const name = "lexicons/understanding/said.yaml"
	for text, want := range map[string]string{
		"has_it: {en: [\"yes\"], zh: [有]}\n":    "",
		"has_it: {en: [\"yes\"], zh: [有, 是]}\n": "has not one word in each language",
		"has_it: {en: [\"yes\"], zh: []}\n":     "has not one word in each language",
	} {
		got, err := Lists[file](New(fstest.MapFS{name: {Data: []byte(text)}}, ".workflow/templates"), name)
		if want != "" {
			require.ErrorContains(t, err, want, text)
			continue
		}
		require.NoError(t, err, text)
		require.Equal(t, "yes", got.HasIt.In(false))
		require.Equal(t, "有", got.HasIt.In(true))
	}
}
