package understanding

import (
	"regexp"
	"sync"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// everySpan reads how often something is done by itself: 每 6 小时.
var everySpan = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`每(?:隔)? ?[0-9]+ ?(?:秒|分钟|小时|天|日)`)
})

// demandsInFlow tells an item below a Chinese heading of a flow that has to be built, whatever else
// is told there: what the product does by itself, "22:00 系统自动下架未售出的商品", and, in a list
// that counts no steps, what somebody can do or what is done again and again.
func (x *understander) demandsInFlow(u *reading.Unit, s *signals) bool {
	if !reading.HasHan(s.text) || s.question || s.has("problem", "non_goal") || x.lex.bygone(s.text) {
		return false
	}
	if reading.ContainsAny(s.text, x.lex.ChineseSystemItself...) {
		return true
	}
	return u.Kind == reading.Bullet && !u.Ordered && (s.has("can", "must") || everySpan().MatchString(s.text))
}
