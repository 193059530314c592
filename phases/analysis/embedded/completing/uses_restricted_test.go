package completing

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/specs"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// TestARestrictionIsNoWishOfTheRestricted asks in whose mouth a rule is put: what
// somebody may not do is the wish of who runs the place, else of nobody in particular;
// what they may do, need not do or shall be spared stays theirs.
func TestARestrictionIsNoWishOfTheRestricted(t *testing.T) {
	t.Parallel()
	english, chinese := []string{"Borrower", "Library administrator"}, []string{"读者", "管理员"}
	for _, c := range []struct {
		lang   specs.Lang
		people []string
		text   string
		want   string
	}{
		{"en", english, "Borrowers may not lend a book on.", "library administrator"},
		{"en", english, "A borrower can only read what is lent to them.", "library administrator"},
		{"en", english, "A borrower may not emboss a book which he returned late; the desk has to refuse it.", "library administrator"},
		{"en", english[:1], "Borrowers must not copy a book.", "user"},
		{"en", english, "A borrower has at most five books at a time.", "library administrator"},
		{"en", english, "Borrowers see a bill only when all books are back.", "library administrator"},
		{"en", english, "A borrower gets at most three letters a month.", "borrower"},
		{"en", english, "Borrowers can renew a book.", "borrower"},
		{"en", english, "Borrowers must not be charged twice.", "borrower"},
		{"en", english, "Borrowers must not wait at the desk.", "borrower"},
		{"zh", chinese, "读者不能转借图书。", "管理员"},
		{"zh", chinese[:1], "读者只能查看自己的借阅。", "用户"},
		{"zh", chinese, "同一读者一天最多借三本。", "管理员"},
		{"zh", chinese, "读者只能看到自己的借阅，随时就能看。", "读者"},
		{"zh", chinese, "读者可以续借图书。", "读者"},
	} {
		u := &understanding.Understanding{Lang: c.lang, Product: "Shelf", Title: "Shelf"}
		for i, name := range c.people {
			u.Actors = append(u.Actors, understanding.ActorFact{Name: name, Role: name + ".", Source: specs.FromLines(i+1, i+1)})
		}
		u.Features = []understanding.FeatureFact{{Name: c.text, Text: c.text, Source: specs.FromLines(9, 9)}}
		w := handMade(t, u, "standard")
		d := Use{Origin: Origin{Fact: &u.Features[0], Feature: specs.Feature{Name: c.text, Description: c.text}}}
		d.Statement = w.TakeApart(phrasing.OrElse(c.text, c.text))
		w.UseOf(&d, c.text)
		require.Equal(t, c.want, d.Actor, c.text)
	}
}

// TestARuleOfTheHouseIsOfWhoRunsTheProduct: how long something is kept and where data lie
// is no wish of whoever works under the same heading.
func TestARuleOfTheHouseIsOfWhoRunsTheProduct(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		lang specs.Lang
		text string
		want bool
	}{
		{"en", "Loans are kept for ten years.", true},
		{"en", "All data stay in the EU.", true},
		{"en", "A name is masked and deleted after 30 days.", true},
		{"en", "A deleted loan stays in the bin for 30 days.", false},
		{"en", "A loan is kept on the screen for 30 seconds.", false},
		{"zh", "借阅记录保存 10 年。", true},
		{"zh", "数据不得出省。", true},
		{"zh", "借阅记录按时间排序。", false},
	} {
		w := handMade(t, &understanding.Understanding{Lang: c.lang, Product: "Shelf"}, "standard")
		require.Equal(t, c.want, w.ruleOfHouse(&understanding.FeatureFact{Text: c.text}), c.text)
	}
}
