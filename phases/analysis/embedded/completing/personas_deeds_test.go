package completing

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/specs"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// What somebody does in a later clause of what others wish is what they need, also where the
// clause calls them by the end of their name.
func TestWhatSomebodyDoesInALaterClauseIsTheirs(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		text string
		want []string
	}{
		{"读者可以把书交给楼栋志愿者代还：志愿者扫码登记入库，每本贴一个编号。", []string{"扫码登记入库。"}},
		{"读者可以把书交给楼栋志愿者代还，志愿者确认后才算还。", nil},
		{"读者可以把书交给楼栋志愿者代还，志愿者不登录系统。", nil},
		{"读者可以登记（书名、作者），志愿者时长按件折算。", nil},
	} {
		u := understanding.Understanding{
			Lang: specs.Chinese, Product: "书库", Actors: []understanding.ActorFact{{Name: "读者"}, {Name: "楼栋志愿者"}},
			Features: []understanding.FeatureFact{{Name: c.text, Text: c.text, Actor: "读者", Source: specs.FromLines(3, 3)}},
		}
		var got []string
		for _, it := range handMade(t, &u, "standard").clauseDeeds("楼栋志愿者") {
			got = append(got, it.Text)
		}
		require.Equal(t, c.want, got, c.text)
	}
}

// A need stands below the name of whose it is, and does not say that name again.
func TestANeedDoesNotSayWhoseItIs(t *testing.T) {
	t.Parallel()
	w := handMade(t, &understanding.Understanding{Lang: specs.Chinese, Product: "书库", Actors: []understanding.ActorFact{{Name: "读者"}}}, "standard")
	for text, want := range map[string]string{
		"读者在手机上借书、改约时间。":    "在手机上借书、改约时间。",
		"读者不太会打字，希望可以直接说话。": "直接说话。",
		"读者每天早上看到超期的书。":     "每天早上看到超期的书。",
		"读者的手机号馆员看不到。":      "读者的手机号馆员看不到。",
		"读者不用登记。":           "读者不用登记。",
		"馆员扫码。":             "馆员扫码。",
	} {
		require.Equal(t, want, w.ownNeed("读者", text), text)
	}
}

// A wish of somebody below their name is what they wish for; a deed stays a deed.
func TestAWishIsWhatIsWishedFor(t *testing.T) {
	t.Parallel()
	u := understanding.Understanding{Lang: specs.English, Product: "Shelf", Actors: []understanding.ActorFact{{Name: "Crew"}, {Name: "Reader"}}}
	w := handMade(t, &u, "standard")
	for text, want := range map[string]string{
		"The crew would like a list of torn books, oldest first.": "A list of torn books, oldest first.",
		"Want a list of torn books.":                              "A list of torn books.",
		"Want to lend a book.":                                    "Want to lend a book.",
		"The reader would like a list of torn books.":             "The reader would like a list of torn books.",
		"Mend torn books.":                                        "Mend torn books.",
	} {
		require.Equal(t, want, w.ownNeed("Crew", text), text)
	}
}
