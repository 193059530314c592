package designing

import (
	"strings"

	"github.com/overtone-cli/overtone/specs"
)

// mostAlarms is how many stated alarms the table of signals names at most.
const mostAlarms = 5

// caseOf is the case in which a sentence says that an alarm is raised, else the sentence.
func (g *Designer) caseOf(text string) string {
	for _, lead := range g.d.Words["trace_conditions"].In(g.Language) {
		if _, rest, ok := strings.Cut(text, lead); ok {
			return rest
		}
	}
	return text
}

// alarms are the cases of which the source says that those who run the product are told.
func (g *Designer) alarms() []specs.Signal {
	var out []specs.Signal
	for i := range g.req.Requirements {
		r := &g.req.Requirements[i]
		f := g.factAt(r)
		if f == nil || !f.Alarm || !g.wanted(i) || len(out) == mostAlarms {
			continue
		}
		name := g.metricName(g.caseOf(f.Text), r.ID, "alert")
		out = append(out, specs.Signal{Name: name, Type: "event", Meaning: g.say("signal_alarm", "text", g.phrase(strings.TrimRight(f.Text, ".。 ")), "id", r.ID), Source: r.Source})
	}
	return out
}
