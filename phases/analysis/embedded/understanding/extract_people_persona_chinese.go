package understanding

import (
	"regexp"
	"slices"
	"strings"
	"sync"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// chineseAge reads how old somebody is: 24 岁, 90 后.
var chineseAge = sync.OnceValue(func() *regexp.Regexp { return regexp.MustCompile(`^[0-9]{1,3} ?(?:多岁|岁|后)$`) })

// maxChineseRole is how many signs the role of a persona has at most.
const maxChineseRole = 14

// chinesePersona reads the heading of a Chinese persona: "小鹿，24 岁，运营专员", "老赵，面包连锁的区域督导".
func (l *Lexicons) chinesePersona(label string) (p persona, ok bool) {
	parts := strings.FieldsFunc(label, func(r rune) bool { return strings.ContainsRune("，,、（）()｜|—–", r) })
	if len(parts) < 2 || !l.calledInChinese(strings.TrimSpace(parts[0])) {
		return persona{}, false
	}
	p.called = strings.TrimSpace(parts[0])
	for _, part := range parts[1:] {
		if part = strings.TrimSpace(part); !chineseAge().MatchString(part) && utf8.RuneCountInString(part) > 1 {
			p.role = part
		}
	}
	if at := strings.LastIndex(p.role, "的"); at > 0 && utf8.RuneCountInString(p.role[at+len("的"):]) > 1 {
		p.role = p.role[at+len("的"):]
	}
	return p, p.role != "" && utf8.RuneCountInString(p.role) <= maxChineseRole
}

// spokenOfElsewhere says that a text speaks of a role outside of the heading of the persona: what
// somebody does for a living, "小鹿，运营专员", is no role of the product by itself.
func (x *understander) spokenOfElsewhere(role, label string) bool {
	return slices.ContainsFunc(x.r.Lines, func(line string) bool {
		return strings.Contains(line, role) && !strings.Contains(line, label)
	})
}

// calledInChinese tells what a Chinese example of a user is called: 小鹿, 王姐, 老赵.
func (l *Lexicons) calledInChinese(name string) bool {
	n := utf8.RuneCountInString(name)
	if n < 2 || n > 4 {
		return false
	}
	if l.personName(name) {
		return true
	}
	return n <= 3 && (reading.HasPrefixOf(name, "小", "老", "阿") && !reading.HasPrefixOf(name, l.ChineseNoNicknames...) || n == 2 && reading.HasSuffixOf(name, l.ChineseNicknameEnds...))
}

// aliasFirst is the other name of a role that stands in brackets in front of the colon, and what is
// said behind it: "(fleet operator)：决定自己车队的升级时间窗".
func aliasFirst(body string) (alias, rest string) {
	m := aliasInBrackets().FindStringSubmatch(body)
	if m == nil {
		return "", body
	}
	return m[1], m[2]
}

// aliasInBrackets reads such a beginning.
var aliasInBrackets = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`^ ?[(（]([^()（），、0-9]{2,24})[)）]：(.+)$`)
})
