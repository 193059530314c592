package understanding

import (
	"regexp"
	"sync"
)

// broughtFrom finds what somebody wants to bring from one value to another, and barelyTo the
// second of two values that shares the unit of the first.
var (
	broughtFrom = sync.OnceValue(func() *regexp.Regexp {
		return regexp.MustCompile(`^Bring ([^,;:]{3,80}?) (down|up) from (\d)`)
	})
	barelyTo = sync.OnceValue(func() *regexp.Regexp {
		return regexp.MustCompile(`\bfrom (\d[\d.,]*) ((?:working |business |calendar )?(?:seconds|minutes|hours|days|weeks|months|years)) to (under |below |less than |at most )?(\d[\d.,]*?)([.;,)]|$| by | within | per )`)
	})
)

// broughtTo writes a goal as others write it: "Bring the waiting time down from 5 working days to
// 2" is to reduce it from 5 working days to 2 working days.
func broughtTo(text string) string {
	if m := broughtFrom().FindStringSubmatchIndex(text); m != nil {
		verb := "Reduce "
		if text[m[4]:m[5]] == "up" {
			verb = "Raise "
		}
		text = verb + text[m[2]:m[3]] + " from " + text[m[6]:]
	}
	return barelyTo().ReplaceAllString(text, "from $1 $2 to ${3}${4} $2$5")
}
