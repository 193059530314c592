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

// A question that is told is a heading also where no other paragraph has one; one that is
// asked is not, nor a sentence.
func TestAHeadThatStandsAlone(t *testing.T) {
	t.Parallel()
	for head, want := range map[string]bool{"How it goes today": true, "What FLOW is": true, "Why now": false, "What counts is speed": false, "Ground rules": false} {
		require.Equal(t, want, loadLexicon(t).asksAlone(head), head)
	}
}
