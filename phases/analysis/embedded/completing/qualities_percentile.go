package completing

import (
	"regexp"
	"strings"
	"sync"

	"github.com/overtone-cli/overtone/specs"
)

// percentile finds at the end of a quality for which share of all cases its number holds:
// "in under 2 seconds (p95)".
var percentile = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`(?i)[(（](p\d{2}(?:\.\d+)?|\d{2}(?:\.\d+)?th percentile|median|中位数)[)）]$`)
})

// withPercentile keeps beside the only number of a quality for which share of all cases it
// holds: without it, it would be asked of each.
func withPercentile(text string, have []specs.Target) []specs.Target {
	m := percentile().FindStringSubmatch(strings.TrimRight(strings.TrimSpace(text), ".。 "))
	if m == nil || len(have) != 1 || have[0].Source.Kind == specs.Inferred || strings.Contains(strings.ToLower(have[0].Target+have[0].Metric), strings.ToLower(m[1])) {
		return have
	}
	have[0].Target += " (" + m[1] + ")"
	return have
}
