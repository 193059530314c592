package understanding

import (
	"regexp"
	"strings"
	"sync"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// stepMark reads what makes an item of a Chinese plan a step of it: a day, a counted phase, or phases in
// their order. How long something lasts is none: 双写期 4 周.
var stepMark = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`[0-9]{1,2} ?月(?:[0-9初中末底旬上下份前]| ?[0-9]|$)|[0-9]{1,2}[/.-][0-9]{1,2}(?:[^0-9%]|$)|20[0-9]{2} ?年|(?i:q[1-4])|第 ?[0-9一二两三四五六七八九十]{1,2} ?(?:周|步|阶段|批|期|轮|天)|[一二三四五六]期|T[+-][0-9]|上线(?:前|后|当天|当日)|月底|月初|年底|年初|春节|国庆|→|->`)
})

// migrationRule reads an item below a heading on how a system is brought over that lays down what
// holds meanwhile, and names neither a day nor a phase: "历史数据只迁最近 12 个月，更早的存档". It limits
// how that is done, and is no step of a plan. A list of bare steps stays one.
func (x *understander) migrationRule(u *reading.Unit) bool {
	title := x.r.Sections[u.Section].Title
	if u.Kind != reading.Bullet || !reading.HasHan(u.Text) || !reading.ContainsAny(title, x.lex.HeadsOfMigration...) || reading.ContainsAny(title, x.lex.HeadsOfPlans...) ||
		stepMark().MatchString(u.Text) || !laysDown(u.Text) {
		return false
	}
	n, rules := 0, 0
	for _, i := range x.units[u.Section] {
		if o := &x.r.Units[i]; o.Kind == reading.Bullet && o.Depth <= 1 {
			if n++; laysDown(o.Text) {
				rules++
			}
		}
	}
	if rules*2 <= n {
		return false
	}
	text := strings.TrimSpace(u.Text)
	s := x.look(text)
	if s.question {
		x.addQuestion(text, u.From, u.To)
		return true
	}
	x.addConstraint(text, u.From, u.To)
	x.mentionOnly(text, u.From, u.To)
	return true
}

// laysDown says that an item tells more than a bare deed: it has a label or several clauses.
func laysDown(text string) bool {
	return strings.ContainsAny(strings.TrimRight(text, "。；"), "，：；。")
}
