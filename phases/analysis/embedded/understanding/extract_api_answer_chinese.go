package understanding

import (
	"regexp"
	"sync"
)

// chineseAnswer reads by which answer a call is told to succeed: 成功返回 201 和单号.
var chineseAnswer = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`(?:成功|成功后|成功时|正常)?(?:则)?返回 ?(2[0-9]{2}(?: ?(?:和|及|与|、) ?[^，。；（、]{1,12})?)(?:[，。；（]|$)`)
})

// successTold is the answer by which the purpose of a call says in Chinese that it succeeded. Empty
// where it says none.
func successTold(purpose string) string {
	if m := chineseAnswer().FindStringSubmatch(purpose); m != nil {
		return m[1]
	}
	return ""
}
