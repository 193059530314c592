package understanding

import (
	"regexp"
	"slices"
	"strings"
	"sync"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// behindTableOfPeople tells a Chinese paragraph right behind a table of the users that begins with none of
// them: what it says, "60 岁以上的客人占 27%", belongs to the whole table and not to its last row.
func (x *understander) behindTableOfPeople(u *reading.Unit) bool {
	if u.Kind != reading.Prose || u.Label != "" || !reading.HasHan(u.Text) || !strings.ContainsAny(u.Text, "0123456789") {
		return false
	}
	units := x.units[u.Section]
	at := slices.Index(units, u.Index)
	if at <= 0 || x.r.Units[units[at-1]].Kind != reading.Row {
		return false
	}
	return !slices.ContainsFunc(x.u.Actors, func(a ActorFact) bool { return strings.HasPrefix(u.Text, a.Name) })
}

// ruleBehindRoles reads a Chinese line behind the rows or the named lines of a list of roles that says
// what somebody may only or may not do, or who has to agree: 送件员看不到顾客的余额, 改价超过 20% 的须区域经理批准.
// That is a rule of the product, and no role of the list.
func (x *understander) ruleBehindRoles(u *reading.Unit) bool {
	if u.Kind == reading.Row || u.Label != "" || !reading.HasHan(u.Text) || strings.Contains(u.Text, "：") {
		return false
	}
	units := x.units[u.Section]
	behind := slices.ContainsFunc(units[:max(0, slices.Index(units, u.Index))], func(at int) bool {
		return x.r.Units[at].Kind == reading.Row || x.r.Units[at].Label != ""
	})
	if !behind || !reading.ContainsAny(u.Text, x.lex.ChineseRightWords...) && !owedAgreement().MatchString(u.Text) {
		return false
	}
	for _, sen := range u.Sentences {
		s := x.look(sen.Text)
		x.put(reading.FirstOf(x.classify(&s, context{kind: "constraint", feature: -1}, false), "constraint"), &s, sen.From, sen.To, context{feature: -1})
	}
	return true
}

// owedAgreement reads that somebody has to agree: 须|区域经理|批准.
var owedAgreement = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`(?:必须|须|需要|需|应当|应)(?:先)?(?:由|经|报|经过|得到)?\p{Han}{2,8}?(?:批准|审批|审核|同意|复核|签字|确认|授权)`)
})
