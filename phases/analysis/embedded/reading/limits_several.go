package reading

import (
	"regexp"
	"sync"
)

// limitsOfSeveral tells one sentence that bounds several of those who use the product, each with a number of
// their own: "Each shop may send 50 orders an hour, each kiosk 10".
var limitsOfSeveral = sync.OnceValue(func() *regexp.Regexp {
	const each = `(?:each|every|an?|all|one|any) `
	return regexp.MustCompile(`(?i)^` + each + `[^,;:]{2,40}? (?:may|can|could|gets?|has|have|is allowed|are allowed)\b[^;:]*\d[^;:]*?(?:,| and|, and|, but|;) ` + each + `[^,;:\d]{2,40} (?:up to |at most |only )?\d`)
})

// LimitsOfSeveral says that a sentence gives several users limits of their own.
func LimitsOfSeveral(source string) bool { return limitsOfSeveral().MatchString(source) }
