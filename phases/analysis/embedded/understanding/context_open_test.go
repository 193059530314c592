package understanding

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/phases/analysis"
)

func TestAWordOverQuestionsBehindTheLastItemOfMinutes(t *testing.T) {
	t.Parallel()
	lex := loadLexicons(t)
	const text = "# Minutes: boat house\n\n## 1. Keys\n\n- Members can book a boat.\n\n## 2. AOB\n\n- Summer party is on 7 June.\n\nActions\n\n| Who | What |\n|---|---|\n| Ann | ask the landlord |\n\nOpen\n- Do guests pay for a boat?\n- What happens to the deposit if someone leaves?\n\nNext meeting Thursday 4 March\n"
	u := Understand(lex.Read(analysis.Source{Text: text}), lex)
	got := make([]string, 0, len(u.Questions))
	for i := range u.Questions {
		got = append(got, u.Questions[i].Text)
	}
	require.Equal(t, []string{"Do guests pay for a boat?", "What happens to the deposit if someone leaves?"}, got)
}
