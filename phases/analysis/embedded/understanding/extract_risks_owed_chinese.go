package understanding

import (
	"regexp"
	"strings"
	"sync"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// owedAgainst reads a Chinese sentence that says what has to be done, and what comes of it if it is not:
// 上线前需要主任亲自沟通|，不然两头跑.
var owedAgainst = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`^[^，。；]{0,16}?(?:需要|必须|应该|应当|最好|务必|得|要|须|请)[^。；]{2,40}?，?(?:不然|否则|要不然|免得|以免|省得|避免)`)
})

// owedAgainstRisk takes a sentence behind a risk that says what has to be done lest it comes about for
// what is done about it, and for no risk of its own.
func (x *understander) owedAgainstRisk(text string, from, to int) bool {
	n := len(x.u.Risks)
	if n == 0 || !reading.HasHan(text) || !adjoins(x.u.Risks[n-1].Source, from) || !owedAgainst().MatchString(text) {
		return false
	}
	r := &x.u.Risks[n-1]
	if r.Mitigation != "" {
		return false
	}
	r.Mitigation = sentence(strings.TrimSpace(text))
	r.Source = r.Source.Join(x.source(from, to))
	return true
}
