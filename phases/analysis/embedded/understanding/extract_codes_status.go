package understanding

import (
	"regexp"
	"strings"
	"sync"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// statusItem finds the codes of HTTP with which an item begins, and what it says of them.
var statusItem = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile("^[*`]*([1-5]\\d\\d(?:[*`]*(?: ?/ ?|, | or | and |、|或)[*`]*[1-5]\\d\\d)*)[*`]*(?: ?[:：–—=-] ?| )(\\S.*)$")
})

// statusCode parts an item of answers that are refusals, "409 idempotency conflict" or
// "401 / 403 – token missing", from what they mean. Empty where it begins with no such code.
func statusCode(text string) (codes, means string) {
	found := statusItem().FindStringSubmatch(strings.TrimSpace(text))
	if found == nil {
		return "", ""
	}
	return strings.NewReplacer("`", "", "*", "").Replace(found[1]), found[2]
}

// listsStatus tells an item of a list of codes of HTTP below the heading of errors: how
// many things there are is another matter ("200 stores").
func listsStatus(u *reading.Unit, c context) bool {
	codes, _ := statusCode(u.Text)
	return codes != "" && c.kind == "error"
}
