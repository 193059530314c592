package completing

import (
	"regexp"
	"strings"
	"sync"

	"github.com/overtone-cli/overtone/specs"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// percentile finds at the end of a quality for which share of all cases its number holds:
// "in under 2 seconds (p95)", "status call 150 ms p95".
var percentile = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`(?i)(?:[(（](p\d{2}(?:\.\d+)?|\d{2}(?:\.\d+)?th percentile|median|中位数)[)）]|\d ?(?:ms|s|sec|seconds|毫秒|秒) (p\d{2}(?:\.\d+)?))$`)
})

// shareBehind finds behind the number of a quality for how many of all cases it holds: "within
// 30 seconds, for 99% of events".
var shareBehind = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`, ((?:for|in) (?:at least )?\d[\d.]* ?% of (?:all |the )?[\p{L}][\p{L} -]{2,40})\.?$`)
})

// withoutShare is a quality without that share, which is told beside its number and is no
// number of its own.
func withoutShare(q *understanding.QualityFact) (plain *understanding.QualityFact, share string) {
	m := shareBehind().FindStringSubmatchIndex(q.Text)
	if m == nil || !strings.ContainsAny(q.Text[:m[0]], "0123456789") {
		return q, ""
	}
	out := *q
	out.Text = q.Text[:m[0]]
	if strings.Contains(q.Target, "%") {
		out.Target, out.Metric = "", ""
	}
	return &out, q.Text[m[2]:m[3]]
}

// withPercentile keeps beside the only number of a quality for which share of all cases it
// holds: without it, it would be asked of each.
func withPercentile(text string, have []specs.Target) []specs.Target {
	m := percentile().FindStringSubmatch(strings.TrimRight(strings.TrimSpace(text), ".。 "))
	if m == nil || len(have) != 1 || have[0].Source.Kind == specs.Inferred {
		return have
	}
	share := m[1] + m[2] // one of the two is empty
	if strings.Contains(strings.ToLower(have[0].Target+have[0].Metric), strings.ToLower(share)) {
		return have
	}
	have[0].Target += " (" + share + ")"
	return have
}
