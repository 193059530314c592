package understanding

import (
	"regexp"
	"strings"
	"sync"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// headcount is a craft and how many people of it there are: "后端 5 人", "QA 2 名".
var headcount = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`^(?:[A-Za-z]{2,12}|\p{Han}{2,6}?) ?(?:[0-9]{1,2}|[一二两三四五六七八九十]) ?[人名位]$`)
})

// staffing tells a list of who builds the product, which is given and asks for
// nothing: "后端 5 人、SRE 1 人、QA 2 人".
func staffing(text string) bool {
	if !reading.HasHan(text) {
		return false
	}
	parts := strings.FieldsFunc(strings.TrimRight(text, "。；; "), func(r rune) bool { return strings.ContainsRune("、，,；", r) })
	for _, p := range parts {
		p = strings.TrimSpace(p)
		if !headcount().MatchString(p) || reading.ContainsAny(p, "每", "支持", "可", "能", "带", "多", "少", "不", "限", "满") {
			return false
		}
	}
	return len(parts) > 1
}
