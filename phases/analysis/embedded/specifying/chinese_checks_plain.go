package specifying

import (
	"regexp"
	"strings"
	"sync"
	"unicode"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// plainThing says that the words behind a verb are one thing and nothing else: no sign stands in
// them, and no second deed follows behind a 后. Only of such a thing a test says what it shows then.
func plainThing(object string) bool {
	if strings.ContainsFunc(object, func(r rune) bool {
		return !reading.IsHan(r) && !unicode.IsLetter(r) && !unicode.IsDigit(r) && !strings.ContainsRune(" 、-_/", r)
	}) {
		return false
	}
	return !strings.Contains(afterNouns().Replace(object), "后") && !severalOf(object)
}

// afterNouns takes out the nouns in which a 后 tells of no moment.
var afterNouns = sync.OnceValue(func() *strings.Replacer {
	return strings.NewReplacer("售后", "", "后台", "", "最后", "", "后续", "", "后端", "", "后勤", "", "前后", "", "背后", "", "后缀", "", "后厨", "", "后备", "", "术后", "", "产后", "", "贷后", "", "投后", "")
})

// severalOf says that a deed is done to several things at once, so that afterwards there is not one.
func severalOf(text string) bool {
	return severalThings().MatchString(text)
}

var severalThings = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`若干|批量|(?:多|几|数)(?:个|条|张|份|处|块|次|笔|名|位|人|种|项|家|台|件|间|组|套|批|辆|本|段|幅)|(?:两|三|四|五|六|七|八|九|十|[2-9]|[1-9][0-9]+) ?(?:个|条|张|份|处|块|笔|名|位)`)
})

// importsRows says that what is taken over has rows, of which one may be wrong: what is imported
// has, what is only uploaded has where its name says so.
func importsRows(row *phrasing.CheckRule, text, object string) bool {
	if firstVerb(row, text) != "上传" {
		return true
	}
	return reading.HasSuffixOf(object, "数据", "名单", "表", "表格", "清单", "明细", "记录", "档案", "台账", "Excel", "CSV", "excel", "csv")
}
