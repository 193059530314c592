package understanding

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/phases/analysis"
)

// What a sentence names and a list behind it tells one by one is stated once.
func TestOverviewOfAListIsNoFeatureOfItsOwn(t *testing.T) {
	t.Parallel()
	lex := loadLexicons(t)
	for _, c := range []struct {
		text string
		want int
	}{
		{"# Choirbook\n\nAn app for choirs. Singers should be able to mark scores, record voices, and plan rehearsals.\n\n## Features\n\n1. Mark a score with a pen\n2. Record a voice per bar\n3. Rehearsal calendar\n4. Dark mode\n", 4},
		{"# Choirbook\n\nAn app for choirs. Singers should be able to mark scores, record voices, and invite guests.\n\n## Features\n\n1. Mark a score with a pen\n2. Record a voice per bar\n3. Rehearsal calendar\n4. Dark mode\n", 5},
	} {
		u := Understand(loadLexicons(t).Read(analysis.Source{Text: c.text}), lex)
		var names []string
		for i := range u.Features {
			names = append(names, u.Features[i].Text)
		}
		require.Len(t, u.Features, c.want, "%v", names)
	}
}
