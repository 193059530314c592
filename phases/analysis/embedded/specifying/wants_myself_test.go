package specifying

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// Whoever wishes to be told or given something says 我 of himself, where he is named once and
// nobody beside him.
func TestWhoWishesToBeToldSaysSoOfHimself(t *testing.T) {
	t.Parallel()
	w := handMade(t, &understanding.Understanding{Lang: "zh", Product: "书架", Actors: []understanding.ActorFact{{Name: "馆长"}, {Name: "馆员"}}}, "standard")
	for _, c := range []struct{ want, actor, said string }{
		{"逾期 3 天未还的，自动抄送给我", "馆长", "逾期 3 天未还的，自动抄送馆长"},
		{"没人处理就升级给我，打电话", "馆长", "没人处理就升级给馆长，打电话"},
		{"系统给我派一条任务", "馆员", "系统给馆员派一条任务"},
		{"系统把单子派给馆员，馆员不接就转给下一个", "馆员", "系统把单子派给馆员，馆员不接就转给下一个"},
		{"自动通知馆长和馆员", "馆长", "自动通知馆长和馆员"},
		{"馆员可以看到进度", "馆员", "馆员可以看到进度"},
	} {
		require.Equal(t, c.want, w.toMyself(c.said, c.actor), c.said)
	}
}
