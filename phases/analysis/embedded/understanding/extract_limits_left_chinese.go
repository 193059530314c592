package understanding

import (
	"regexp"
	"strings"
	"sync"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// thingLeft reads a Chinese clause that names something and leaves it out, as people say it in a mail or a meeting:
// 收费这块先不动, 会员积分也不考虑, 商品照片功能暂缓, 历史数据不用迁移, 住院管理以后再说.
var thingLeft = sync.OnceValue(func() *regexp.Regexp {
	const when = `(?:这次|本次|此次|本期|这期|这一期|一期|首期|第一期|第一版|首版|目前|现阶段|今年|暂时|暂|先|都|也|就|还)*`
	return regexp.MustCompile(`^(?:另外|此外|至于|关于|对于|其中)?，?([\p{Han}A-Za-z][^，；：]{1,16}?)(?:这块|这部分|这一块|部分的?功能|方面)?` + when +
		`(?:不(?:做|动|考虑|接入|开发|上线|纳入|打算做|准备做|计划做|用做|用动|用改|用管|需要做|需要动|需要改|(?:用|需要?|做)?(迁移|改造|对接|导入))|暂缓|缓一缓|放一放|搁置|(?:放到|留到|推到|等到)(?:下期|下一期|二期|下个版本|后面|以后|明年)(?:再?(?:做|说|考虑|议))?|(?:以后|后续|后面|下期|下一期|二期|将来|明年)再(?:说|做|考虑|议|看|定|上))(?:了|吧)?$`)
})

// deedLeft reads a clause that leaves something out and names it last: 这次不打算做差旅报销, 也不接入发票验真平台.
var deedLeft = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`^(?:我们)?(?:这次|本次|此次|本期|这期|这一期|一期|首期|第一期|第一版|首版|目前|现阶段|暂时|也|都|就)+(?:先|暂)?(?:暂?不(?:打算|准备|计划)?(?:做|涉及|考虑|开发|纳入|(接入|对接|改动|迁移|改造))|不用做|不需要做|不打算)([^，；：的]{2,18})$`)
})

// leftOutClauses are the things that a Chinese sentence leaves out, where each of its clauses does, and the reason
// that a last one gives: 收费这块先不动，|还是在原来的收银系统里做. None for any other sentence.
func (l *Lexicons) leftOutClauses(text string) (things []string, reason string) {
	const longest = 60
	body := strings.TrimRight(text, "。！ ")
	if !reading.HasHan(body) || utf8.RuneCountInString(body) > longest {
		return nil, ""
	}
	clauses := strings.FieldsFunc(body, func(r rune) bool { return r == '，' || r == '；' })
	for i, clause := range clauses {
		thing := ""
		if m := thingLeft().FindStringSubmatch(clause); m != nil && !reading.ContainsAny(m[1], l.ChineseKeepsIn...) {
			thing = m[1] + m[2]
		} else if m := deedLeft().FindStringSubmatch(clause); m != nil {
			thing = m[1] + m[2]
		}
		switch {
		case thing != "":
			things = append(things, thing)
		case i > 0 && len(things) == i && i == len(clauses)-1 && reading.HasPrefixOf(clause, l.ChineseLeftBecause...):
			return things, clause
		default:
			return nil, ""
		}
	}
	return things, ""
}

// turnsAway says that a Chinese text speaks of a system only to say that it is not used: 不接入发票验真平台.
func turnsAway(text, name string) bool {
	for _, clause := range strings.FieldsFunc(text, func(r rune) bool { return strings.ContainsRune("，；。", r) }) {
		before, _, ok := strings.Cut(clause, name)
		if !ok {
			continue
		}
		if !turnedAway().MatchString(before) {
			return false
		}
	}
	return strings.Contains(text, name) && reading.HasHan(text)
}

var turnedAway = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`(?:不|不再|无需|无须|不用|不需要?|不必|暂不|先不)(?:打算|准备|计划|考虑)?(?:接入|对接|连接|集成|打通|接|依赖|引入)(?:\p{Han}{0,4})$`)
})
