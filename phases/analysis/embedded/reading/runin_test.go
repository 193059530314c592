package reading

import (
	"testing"

	"github.com/stretchr/testify/require"
)

func TestHeadingsOfParagraphs(t *testing.T) {
	t.Parallel()
	for text, want := range map[string]string{"Why now. It broke twice in one month, and nobody could mend it.": "Why now", "Ground rules. Jobs have to be traceable for fifteen years.": "Ground rules", "We met. It was a long evening and everybody had something to say.": "", "Thanks. It was a long evening and everybody had something to say.": "", "Budget: 5,000 euros, and not a single euro more than that.": "", "Karin called. It was a long evening and everybody had something": "", "Dr. Verhagen wants his crowns by Friday, whatever happens here.": ""} {
		head, _, ok := loadLexicon(t).cutRunIn(text)
		if !ok {
			head = ""
		}
		require.Equal(t, want, head, text)
	}
}
