package phrasing

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/specs"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// A composed sentence is accepted only where it can be read.
func TestComposedSentencesAreReadAgain(t *testing.T) {
	t.Parallel()
	w := handMade(t, &understanding.Understanding{Lang: specs.English}, "standard")
	for text, want := range map[string]bool{
		"Members MUST be able to borrow a book.":                  true,
		"Shelf MUST NOT lend a book twice.":                       true,
		"Shelf MUST also name the shelf.":                         true,
		"Pull requests from forks don't MUST get a preview.":      false,
		"Shelf MUST between 8 pm and 7 am switch to a dark theme": false,
		`Shelf MUST provide that's insane."`:                      false,
		"Previews can MUST be shared.":                            false,
	} {
		require.Equal(t, want, w.ReadsBound(text), text)
	}
}

// A word that binds is no good where it turns a Chinese sentence round.
func TestBondsThatTurnASentenceRound(t *testing.T) {
	t.Parallel()
	w := handMade(t, &understanding.Understanding{Lang: specs.Chinese}, "standard")
	for _, c := range []struct {
		text, source string
		want         bool
	}{
		{"剩余保质期不足三分之一的批次不参与必须自动分配", "剩余保质期不足三分之一的批次不参与自动分配", true},
		{"椅位不得够的时候不允许再放号", "椅位不够的时候不允许再放号", true},
		{"用户下单后必须在 15 分钟内未支付自动取消", "用户下单后 15 分钟内未支付自动取消", true},
		{"客服必须在 15 分钟内答复", "客服 15 分钟内答复", false},
		{"店员不得修改账单", "店员不可修改账单", false},
		{"老会员的余额怎么必须从旧系统导过来", "老会员的余额怎么从旧系统导过来", true},
	} {
		require.Equal(t, c.want, w.BondMisplaced(c.text, c.source), c.text)
	}
}
