package designing

import (
	"math"
	"slices"
	"strconv"
	"strings"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// The month in which the time that a target leaves off is counted, and a year.
const (
	daysOfMonth = 30
	daysOfYear  = 365
)

// leastAvailable is the lowest share of time that is an availability: below it a
// share is of something else.
const leastAvailable = 90

// budget is the time that one target of an availability leaves off.
type budget struct {
	target  *specs.Target
	text    string  // what is said of the target, in which its hours and its period stand
	minutes float64 // in a month of 30 days: (1 - share) of the hours that count
}

// budgets are those of the targets of a quality that ask for a share of time, in
// their order. None for what asks for no share of time.
func (g *Designer) budgets(n *specs.NFR) []budget {
	if n.Category != "A" {
		return nil
	}
	whole := strings.ToLower(availabilityText(n))
	if !reading.ContainsAny(whole, g.d.Words["available"].In(g.Language)...) || reading.ContainsAny(whole, g.d.Words["available_of_cases"].In(g.Language)...) {
		return nil
	}
	var out []budget
	for i := range n.Targets {
		t := &n.Targets[i]
		text := specs.Plain(t.Metric) + " " + specs.Plain(t.Target)
		if len(n.Targets) == 1 {
			text = availabilityText(n)
		}
		for _, m := range wording.Measures(specs.Plain(t.Target)) {
			if strings.HasPrefix(m.Unit, "%") && m.Value >= leastAvailable && m.Value < 100 {
				out = append(out, budget{target: t, text: text, minutes: (100 - m.Value) / 100 * daysOfMonth * g.hoursThatCount(text) * 60})
				break
			}
		}
	}
	return out
}

// minutesOff are the minutes in a month of 30 days in which a product may be off
// without missing the strictest share of time that a quality asks for. 0 for what
// asks for no share of time.
func (g *Designer) minutesOff(n *specs.NFR) float64 {
	least := 0.0
	for _, b := range g.budgets(n) {
		if least == 0 || b.minutes < least {
			least = b.minutes
		}
	}
	return least
}

// timeOff says how much time each target of a quality leaves off: "99.9 % leaves 43
// minutes a month".
func (g *Designer) timeOff(n *specs.NFR) string {
	list := g.budgets(n)
	metrics := map[string]bool{}
	for _, b := range list {
		metrics[b.target.Metric] = true
	}
	var out []string
	for _, b := range list {
		phrase := "time_left"
		if len(metrics) > 1 {
			phrase = "time_left_of" // which of them stands in what is measured
		}
		out = append(out, g.say(phrase, "metric", g.phrase(specs.Plain(b.target.Metric)), "target", strings.TrimPrefix(specs.Plain(b.target.Target), "at least "), "time", g.timeOf(b)))
	}
	return strings.Join(out, g.say("time_left_sep"))
}

// timeOf says a budget in the period that the source counts it in: a year where it
// speaks of one, 100 of the hours that count where they are told in words only, else
// a month.
func (g *Designer) timeOf(b budget) string {
	low, hours := strings.ToLower(b.text), g.hoursThatCount(b.text)
	switch {
	case g.tellsHours(b.text) && (hours == 24 || reading.ContainsAny(low, g.d.Words["days_that_count"].In(g.Language)...)):
		return g.say("time_off_of_hours", "count", countOf(b.minutes/(daysOfMonth*hours)*100))
	case reading.ContainsAny(low, g.d.Words["counted_by_year"].In(g.Language)...):
		return g.say("time_off_year", "count", hoursOf(b.minutes/60*daysOfYear/daysOfMonth))
	}
	return g.say("time_off", "count", countOf(b.minutes))
}

// tellsHours says that a target holds for some of the hours or days only.
func (g *Designer) tellsHours(text string) bool {
	low := strings.ToLower(text)
	if reading.ContainsAny(low, g.d.Words["days_that_count"].In(g.Language)...) || reading.ContainsAny(low, g.d.Words["hours_that_count"].In(g.Language)...) {
		return true
	}
	return g.hoursThatCount(text) < 24
}

// hoursCount says that a target of a quality holds for some of the hours only, so that
// releases have a place outside of them.
func (g *Designer) hoursCount(n *specs.NFR) bool {
	list := g.budgets(n)
	return len(list) > 0 && !slices.ContainsFunc(list, func(b budget) bool { return !g.tellsHours(b.text) })
}

// hoursThatCount are the hours of a day that a target holds for; those of the
// maintenance beside it are none.
func (g *Designer) hoursThatCount(text string) float64 {
	if reading.ContainsAny(strings.ToLower(text), g.d.Words["hours_not_counted"].In(g.Language)...) {
		return 24
	}
	return hoursADay(text)
}

func availabilityText(n *specs.NFR) string {
	var text strings.Builder
	text.WriteString(specs.Plain(n.Title))
	for _, t := range n.Targets {
		text.WriteString(" " + specs.Plain(t.Metric) + " " + specs.Plain(t.Target))
	}
	return text.String()
}

// countOf is a number of minutes as people say it: whole from 2 on.
func countOf(minutes float64) string {
	if minutes >= 2 {
		return strconv.Itoa(int(math.Round(minutes)))
	}
	return strconv.FormatFloat(math.Round(minutes*10)/10, 'f', -1, 64)
}

// hoursOf is a number of hours as people say it: whole from 10 on.
func hoursOf(hours float64) string {
	if hours >= 10 {
		return strconv.Itoa(int(math.Round(hours)))
	}
	return strconv.FormatFloat(math.Round(hours*10)/10, 'f', -1, 64)
}

// hoursADay are the hours between the first two times of day that a text names, 24
// where it names none: "from 05:00 to 23:00" is 18.
func hoursADay(text string) float64 {
	var at []float64
	for i := 0; i < len(text) && len(at) < 2; i++ {
		if text[i] != ':' || i == 0 || i+2 >= len(text) {
			continue
		}
		from := i
		for from > 0 && i-from < 2 && text[from-1] >= '0' && text[from-1] <= '9' {
			from--
		}
		hour, err := strconv.Atoi(text[from:i])
		minute, err2 := strconv.Atoi(text[i+1 : i+3])
		if err == nil && err2 == nil && hour <= 24 && minute < 60 {
			at = append(at, float64(hour)+float64(minute)/60)
		}
	}
	if len(at) < 2 || at[1] <= at[0] {
		return 24
	}
	return at[1] - at[0]
}
