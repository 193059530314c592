package phrasing

import (
	"regexp"
	"slices"
	"strings"
	"sync"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/specs"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// RoleDeeds are the clauses of the Chinese line on a role that say what it does, in the words of
// the source: 负责本店订货、收货和盘点. How often somebody uses the product, on what device and what they
// may not is none.
func (w *Work) RoleDeeds(a *understanding.ActorFact) []specs.Item {
	if w.Language != "zh" || a.Role == "" || a.Source.Kind != specs.Stated {
		return nil
	}
	var out []specs.Item
	for clause := range strings.FieldsFuncSeq(strings.TrimPrefix(a.Role, a.Name), betweenClauses) {
		clause = strings.TrimSpace(clause)
		if w.isRoleDeed(clause) && len(out) < maxRoleDeeds {
			out = append(out, Item(Finished(clause), a.Source))
		}
	}
	return out
}

// maxRoleDeeds is how many deeds of the line on a role are told as needs.
const maxRoleDeeds = 4

func betweenClauses(r rune) bool { return strings.ContainsRune("，；。,;", r) }

// isRoleDeed says that a clause of the line on a role tells a deed.
func (w *Work) isRoleDeed(clause string) bool {
	n := utf8.RuneCountInString(clause)
	if n < 3 || n > maxDeed || w.tellsState(clause) || tellsHowOften(clause) || strings.Count(clause, "（") != strings.Count(clause, "）") ||
		reading.ContainsAny(clause, "不", "没", "只", "由", "希望", "想", "担心", "怕", "的人", "主要用", "习惯", "熟悉", "一个人", "每人", "负责人", "本系统") {
		return false
	}
	return w.Table.StartsWith("role_deed_openers", "zh", clause) || w.usesProduct(clause)
}

// howOften reads a clause that says how often somebody uses the product and nothing besides: 每天使用 3～5 次.
var howOften = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`^(?:平均|大约|大概|约|人均)?(?:每|一)(?:天|日|周|月|年|班|个?星期|个?季度|季|人)?[^，。]{0,6}?(?:使用|登录|登陆|打开|访问|用|上线|操作)[^，。]{0,6}[0-9一二两三四五六七八九十几数]+ ?(?:次|回|遍|小时|分钟)(?:左右|以上|以内)?$`)
})

func tellsHowOften(clause string) bool { return howOften().MatchString(clause) }

// atRhythm reads a clause that says when somebody is at work, by a verb without a thing: 月底集中对账, 每周盘点一次. What the
// product is to do there is said elsewhere, if at all.
var atRhythm = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`^(?:(?:每|隔)(?:天|日|周|月|班|晚|季度?|年|个?星期)[一二三四五六日天末初底]?|(?:月|年|季|周)(?:底|初|末|中)|早上|晚上|夜里|白天|旺季|节前|节后)(?:都|会|要|集中|统一|定期|固定|分批|一起)*\p{Han}{2}(?: ?[0-9一两二三]+ ?次)?$`)
})

func tellsRhythm(clause string) bool { return atRhythm().MatchString(clause) }

// vaguelyTold says that a deed whose verb says little, 处理退货, 查看各店库存, is told by a statement that names
// somebody and what it is done to.
func (w *Work) vaguelyTold(actor, deed string, said []map[string]bool) bool {
	deed = w.withoutPlace(deed)
	verb := reading.LongestPrefix(deed, w.Table.Words["vague_deeds"].In("zh")...)
	if verb == "" {
		return false
	}
	runes := []rune(deed[len(verb):])
	if len(runes) < 2 || strings.ContainsAny(deed, "、") {
		return false
	}
	thing := string(runes)
	if w.Table.StartsWith("sights", "zh", verb) { // of what is looked at the last word is the thing: 各店|库存
		thing = string(runes[max(len(runes)-2, 0):])
	}
	return slices.ContainsFunc(said, func(s map[string]bool) bool {
		return holdsPairs(s, actor) && holdsPairs(s, thing) && (!w.Table.StartsWith("sights", "zh", verb) || seesIn(s))
	})
}
