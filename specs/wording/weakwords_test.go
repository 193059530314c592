package wording

import (
	"os"
	"testing"

	"github.com/stretchr/testify/require"
	"gopkg.in/yaml.v3"
)

// TestWeakWords checks the lexicon that is shipped: every term is found in a
// sentence, once, and explains itself in its own language.
func TestWeakWords(t *testing.T) {
	t.Parallel()
	text, err := os.ReadFile("../../templates/lexicons/weak-words.yaml")
	require.NoError(t, err)
	var lists map[Lang][]Entry
	require.NoError(t, yaml.Unmarshal(text, &lists))
	require.GreaterOrEqual(t, len(lists[English]), 120)
	require.GreaterOrEqual(t, len(lists[Chinese]), 80)
	classes := []string{"vague", "weak", "escape", "open-ended", "non-verifiable", "passive", "reference", "placeholder"}
	for lang, frame := range map[Lang][2]string{English: {"It is ", " here"}, Chinese: {"系统", "的功能"}} {
		lexicon := NewLexicon(lang, lists[lang])
		seen := map[string]bool{}
		for _, e := range lists[lang] {
			require.False(t, seen[e.Term], e.Term)
			seen[e.Term] = true
			require.Contains(t, classes, e.Class)
			require.Equal(t, lang, Detect(e.Why), e.Term)
			require.Equal(t, lang, Detect(e.Instead), e.Term)
			found := lexicon.Find(frame[0] + e.Term + frame[1])
			require.Len(t, found, 1, e.Term)
			require.Equal(t, e.Term, found[0].Entry.Term)
		}
	}
	require.Empty(t, NewLexicon(English, lists[English]).Find("`/etc/moor` and /etc/moor/keys are there."), "a part of a path is no word")
	require.Empty(t, NewLexicon(English, lists[English]).Find("The server must answer a search for parts within 200 ms for 95 % of 1,000 requests and log each failure."))
	require.Empty(t, NewLexicon(Chinese, lists[Chinese]).Find("扫码后订单进入“待确认”。"), "the name of a state is no gap")
	require.Len(t, NewLexicon(Chinese, lists[Chinese]).Find("费用待确认。"), 1)
	require.Empty(t, NewLexicon(Chinese, lists[Chinese]).Find("系统必须在 200 毫秒内返回零件搜索结果，并记录每次失败的原因。"))
}
