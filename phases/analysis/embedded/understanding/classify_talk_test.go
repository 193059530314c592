package understanding

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/phases/analysis"
)

// What people say in a thread is read as what they mean by it.
func TestTalkOfThreads(t *testing.T) {
	t.Parallel()
	for text, want := range map[string]string{
		"Things I saw last week:\n\n- someone started a long job and left\n- two members cancelled each other's job": "problem problem",
		"Dust detection would be awesome but only if it's no big deal.":                                              "feature",
		"I'd call it a win if the lathe runs 40 h a week.":                                                           "goal metric",
		"Nobody has more than 2 jobs waiting.":                                                                       "constraint",
		"No.":                                                                                                        "note",
		"Not in here: engraving, cameras, and laser bookings.":                                                       "non_goal non_goal non_goal",
	} {
		u := Understand(loadLexicons(t).Read(analysis.Source{Name: "issue.md", Text: "# A queue for the lathe\n\nThe shop keeps a queue for its lathe.\n\n---\n\n" + text + "\n"}), loadLexicons(t))
		got := ""
		for _, f := range u.Facts() {
			if len(f.Source.Lines) > 0 && f.Source.Lines[0].From >= 7 {
				if got != "" {
					got += " "
				}
				got += f.Kind
			}
		}
		require.Equal(t, want, got, text)
	}
}

// What somebody says aloud or types in a chat loses its fillers; a line in
// brackets that says how a text came about says nothing of the product.
func TestFillersOfTalk(t *testing.T) {
	t.Parallel()
	for text, length := range map[string]int{"And a job like that waits.": 4, "I'd say, thirty miles an hour is the limit.": 9, "And so on.": 0, "Andes trips are sold.": 0, "Also, a list.": 6} {
		require.Equal(t, length, loadLexicons(t).opener(text), text)
	}
	for text, want := range map[string]bool{"那增氧机要不要自动开": true, "用药记录要吗": true, "看每块地能不能采": false, "家长选择要不要提醒": false, "低于 4 自动开": false} {
		require.Equal(t, want, loadLexicons(t).chineseAsks(text), text)
	}
	for text, want := range map[string]bool{"对对 这个最要紧": true, "可以试试": true, "要要要，低于 4 自动开": false, "可以打印": false, "好的": true} {
		require.Equal(t, want, loadLexicons(t).chineseReply(&signals{lex: loadLexicons(t), text: text}), text)
	}
	for head, aside := range map[string]bool{"[voice memo 31, transcribed automatically]": true, "（根据录音整理）": true, "[Draft] A store for seeds": false, "(see below)": false} {
		r := loadLexicons(t).Read(analysis.Source{Name: "memo.txt", Plain: true, Text: head + "\n\nWe need a list of seeds.\n"})
		require.Equal(t, aside, len(r.Decoration) == 1, head)
	}
}
