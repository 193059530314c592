package phrasing

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/phases/analysis"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// What an idea denies stays denied, an exception stays with its rule, and what somebody
// else owes is no ability of those named before.
func TestIdeasKeepTheirDenialsAndExceptions(t *testing.T) {
	t.Parallel()
	rules, err := shippedRules()
	require.NoError(t, err)
	lex := loadLexicons(t)
	for _, c := range []struct {
		text string
		want []string
	}{
		{
			"We need a tool that warns our skippers 3 hours before a storm arrives and never lets them take a boat out.",
			[]string{"Warns the skippers 3 hours before a storm arrives.", "The tool must not let the skippers take a boat out."},
		},
		{
			"An app that sorts my photos by day, but never deletes a file.",
			[]string{"Sorts the photos by day.", "The app must not delete a file."},
		},
		{
			"Unless a guard opens the lock, the app must not show it as free.",
			[]string{"The app must not show the lock as free unless a guard opens the lock."},
		},
		{
			"Could we let guests order towels by phone number?",
			[]string{"Guests can order towels by phone number."},
		},
		{
			"Build a CLI that reads two log files and exits with code 3 if a line is missing.",
			[]string{"Reads two log files.", "Exits with code 3 if a line is missing."},
		},
		{
			"A proxy that limits each address to 20 calls per minute and answers 429 with a hint.",
			[]string{"Limits each address to 20 calls per minute and answers 429 with a hint."},
		},
		{
			"The library wants readers to reserve a seat with their own phone, and it has to work without a network.",
			[]string{"Readers can reserve a seat with their own phone.", "Works without a network."},
		},
		{
			"Our nurses lose track of the keys. Something that reminds the matron every evening would help.",
			[]string{"Reminds the matron every evening."},
		},
		{
			"Parents should be able to swap duties, but the school has to be told by 8 am who is coming.",
			[]string{"Parents can swap duties.", "The school must be told by 8 am who is coming."},
		},
	} {
		source := analysis.Source{Name: "idea.txt", Text: c.text}
		w := NewWork(analysis.Common{Lang: "en", Depth: "standard", Source: source}, understanding.Understand(lex.Read(source), lex), nil, rules, NewWordIndex(c.text))
		var got []string
		for _, f := range w.Understood.Features {
			got = append(got, f.Text)
		}
		require.Equal(t, c.want, got)
	}
}
