package understanding

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// Before a letter asks for anything it greets, counts what is there and tells what goes wrong.
func TestALetterTellsOfTodayBeforeItAsks(t *testing.T) {
	t.Parallel()
	facts := factsOf(t, `赵老师好，

先说下情况。我们琴行三个校区，老师 21 个，琴房 40 间，学生大概 600 人。

现在调课全靠家长在群里喊，老师自己抄在小本上。麻烦事很多：有的家长不看群，白跑一趟；老师抄错时间，两个学生撞在一起。

现在点名用纸。以后老师在手机上点名，家长马上看到。

我们每间琴房最多 2 个学生，老师要提前 10 分钟开门。
`)
	for phrase, kinds := range map[string][2]string{
		"赵老师好":       {"", "feature"},
		"我们琴行三个":     {"note", "feature"},
		"自己抄在小本":     {"problem", "feature"},
		"抄错时间":       {"problem", "feature"},
		"在手机上点名":     {"feature", "problem"},
		"提前 10 分钟开门": {"", "situation"},
	} {
		got := kindsOf(facts, phrase)
		if kinds[0] != "" {
			require.Contains(t, got, kinds[0], "%s\n%v", phrase, facts)
		}
		require.NotContains(t, got, kinds[1], "%s\n%v", phrase, facts)
	}
}
