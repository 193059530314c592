package understanding

import (
	"regexp"
	"slices"
	"strings"
	"sync"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

var (
	bareLevel = sync.OnceValue(func() *regexp.Regexp {
		return regexp.MustCompile(`^第?[一二三四五六1-6]级$`)
	})
	gradedTopic = sync.OnceValue(func() *regexp.Regexp {
		return regexp.MustCompile(`^(\p{Han}{2,6}?)(?:共?分为?[一二两三四五六2-6]个?(?:级别|等级|级)|分级|级别|等级)(?:标准|规则|说明|定义|要求)?$`)
	})
)

// withTopic gives rows that a bare level heads what is graded, as the words above
// the table say: the row 一级 under "告警分三级" is 一级告警. A level alone tells
// nobody what it is the level of.
func (x *understander) withTopic(r row, units []int) row {
	topic := x.gradedAbove(r.u)
	if topic == "" || slices.ContainsFunc(units, func(i int) bool { return !bareLevel().MatchString(first(x.r.Units[i].Cells)) }) {
		return r
	}
	u := *r.u
	u.Cells = slices.Clone(u.Cells)
	at := slices.Index(u.Cells, first(u.Cells))
	u.Cells[at] += topic
	return row{r.t, &u}
}

// gradedAbove is what the lead or the heading above a table says has levels.
func (x *understander) gradedAbove(u *reading.Unit) string {
	for _, text := range []string{u.Lead, x.r.Sections[u.Section].Title} {
		head, _, _ := strings.Cut(strings.NewReplacer(",", "，", ":", "，", "：", "，").Replace(text), "，")
		if m := gradedTopic().FindStringSubmatch(strings.Trim(head, " 。")); m != nil {
			return m[1]
		}
	}
	return ""
}
