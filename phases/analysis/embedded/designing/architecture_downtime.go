package designing

import (
	"math"
	"strconv"
	"strings"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// daysOfMonth is the month in which the time that a target leaves off is counted.
const daysOfMonth = 30

// leastAvailable is the lowest share of time that is an availability: below it a
// share is of something else.
const leastAvailable = 90

// minutesOff are the minutes in a month of 30 days in which a product may be off
// without missing the share of time that a quality asks for: (1 - share) of the hours
// that count. 0 for what asks for no share of time.
func (g *Designer) minutesOff(n *specs.NFR) float64 {
	if n.Category != "A" || len(n.Targets) == 0 {
		return 0
	}
	text := availabilityText(n)
	if !reading.ContainsAny(strings.ToLower(text), g.d.Words["available"].In(g.Language)...) || reading.ContainsAny(strings.ToLower(text), g.d.Words["available_of_cases"].In(g.Language)...) {
		return 0
	}
	for _, m := range wording.Measures(specs.Plain(n.Targets[0].Target)) {
		if strings.HasPrefix(m.Unit, "%") && m.Value >= leastAvailable && m.Value < 100 {
			return (100 - m.Value) / 100 * daysOfMonth * g.hoursThatCount(text) * 60
		}
	}
	return 0
}

// timeOff says how much time a target leaves off: "43 minutes a month". Where the
// hours that count are told in words only, it is counted in 100 of them.
func (g *Designer) timeOff(n *specs.NFR) string {
	minutes := g.minutesOff(n)
	if minutes == 0 {
		return ""
	}
	text := availabilityText(n)
	low, hours := strings.ToLower(text), g.hoursThatCount(text)
	if reading.ContainsAny(low, g.d.Words["days_that_count"].In(g.Language)...) || hours == 24 && reading.ContainsAny(low, g.d.Words["hours_that_count"].In(g.Language)...) {
		return g.say("time_off_of_hours", "count", countOf(minutes/(daysOfMonth*hours)*100))
	}
	return g.say("time_off", "count", countOf(minutes))
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
