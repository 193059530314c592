package readiness

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/wording"
)

// TestAFactIsFoundInItsOwnWords: what says the opposite has all words of a right that is given, and is
// not where it stands.
func TestAFactIsFoundInItsOwnWords(t *testing.T) {
	t.Parallel()
	s := &shelf{}
	for i, text := range []string{"对账单：不允许。", "对账单：允许。"} {
		s.holders = append(s.holders, holder{&statement{line: i, keys: wording.Keywords(text), text: text}, 7, 7})
	}
	s.sort()
	lines := []specs.LineRange{{From: 7, To: 7}}
	found, _ := s.find(wording.Keywords("对账单：允许。"), lines)
	require.Equal(t, "对账单：允许。", s.inItsWords(found, "对账单：允许。", lines).text)
	require.Equal(t, "对账单：不允许。", s.inItsWords(found, "对账单：不允许。", lines).text)
	require.Same(t, found, s.inItsWords(found, "另一件事", lines))
}
