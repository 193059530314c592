package specifying

import (
	"regexp"
	"strings"
	"sync"

	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// shortBefore reads the word that says that a time is not reached yet, at the end of what stands in
// front of its number; 不少于 says the contrary.
var shortBefore = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`(不满|不足|不到|不够|未满|未到|未达到?|没满|没到|(^|[^不])(?:少于|低于|小于|短于)) ?$`)
})

// shortOf says that a time bounds a rule from above, 用药不满 14 天的: what follows happens before the
// time is over and no longer when it is. It is waited for no time at all. certain says that the words
// around it show that it is the condition of the rule.
func (w *Specifier) shortOf(d *Draft, source string, m wording.Measure) (short, certain bool) {
	if w.Language != "zh" || m.Class != wording.ClassTime {
		return false, false
	}
	value := bareMeasure(m.Text)
	at := m.Start + strings.Index(m.Text, value)
	found := shortBefore().FindStringSubmatch(source[:at])
	if found == nil {
		return false, false
	}
	rest := source[m.End:]
	if i := strings.IndexAny(rest, "，；。"); i >= 0 {
		rest = rest[:i]
	}
	rest = strings.TrimSpace(rest)
	inTrigger := m.End <= len(d.Statement.Trigger)
	if strings.HasPrefix(rest, "内") || reading.HasSuffixOf(strings.TrimSpace(source[:at-len(found[0])]), "提前") {
		return false, false // told by a form of its own
	}
	if inTrigger || strings.HasPrefix(rest, "时") || strings.HasPrefix(rest, "就") || strings.HasPrefix(rest, "则") || strings.HasPrefix(rest, "者") || strings.Contains(rest, "的") || strings.HasSuffix(rest, "时") || strings.HasPrefix(rest, "不") {
		return true, true
	}
	target := found[2] != "" || strings.HasSuffix(found[1], "于") // 响应时间低于 2 秒
	return !target || rest != "", false
}

// chineseShort tells the two sides of such a time: what follows stands below it, and not at it.
func (w *Specifier) chineseShort(b *bound, after string) string {
	state := strings.TrimSpace(after)
	if act := w.behindBound(b); act != "" && (state == "" || state == "的" || state == "时" || state == "者" || state == "的时候") && !reading.ContainsAny(act, "超过", "满", "否则") {
		return w.Say("bound_short_said", b.pairs("text", act)...)
	}
	said := b.source
	if i := strings.IndexAny(said, "；。"); i >= 0 {
		if i < b.m.End {
			return ""
		}
		said = said[:i]
	}
	return w.Say("bound_short", b.pairs("text", phrasing.OrElse(w.withoutSystem(said), said))...)
}
