package waves

import (
	"strconv"
	"strings"
	"time"

	"github.com/overtone-cli/overtone/specs/problem"
)

// Day is a day of work and Week a week of it; durations of work are counted in
// them, so that "3d" is three days however long people sleep.
const (
	Day  = 8 * time.Hour
	Week = 5 * Day
)

// EffortSpan is how long a piece of work of an effort takes: small a day,
// medium three, large five, xlarge eight. An unknown effort counts as medium.
func EffortSpan(effort string) time.Duration {
	switch effort {
	case "small":
		return Day
	case "large":
		return 5 * Day
	case "xlarge":
		return 8 * Day
	}
	return 3 * Day
}

// longestSpan keeps sums of durations far from where they overflow.
const longestSpan = 10_000 * Day

// ParseSpan reads a duration of work: "3d", "1w 2d", "4h", "30m", "1.5d".
// Error: input.bad_duration.
func ParseSpan(text string) (time.Duration, error) {
	bad := problem.New("input.bad_duration", "%+q is not a duration of work", text).Mend(`write it like 3d, 4h or "1w 2d"`)
	rest := strings.ReplaceAll(strings.TrimSpace(text), " ", "")
	if rest == "" {
		return 0, bad
	}
	total := 0.0
	for rest != "" {
		end := strings.IndexAny(rest, "wdhm")
		if end < 1 || strings.ContainsAny(rest[:end], "+-eExXpPnNiI_") {
			return 0, bad
		}
		n, err := strconv.ParseFloat(rest[:end], 64)
		if err != nil {
			return 0, bad
		}
		total += n * float64(unit(rest[end]))
		rest = rest[end+1:]
	}
	if total > float64(longestSpan) {
		return 0, bad
	}
	return time.Duration(total).Round(time.Minute), nil
}

func unit(letter byte) time.Duration {
	switch letter {
	case 'w':
		return Week
	case 'd':
		return Day
	case 'h':
		return time.Hour
	}
	return time.Minute
}

// FormatSpan writes a duration as ParseSpan reads it, in days, hours and
// minutes: "12d 4h".
func FormatSpan(span time.Duration) string {
	var parts []string
	for _, one := range []struct {
		unit time.Duration
		name string
	}{{Day, "d"}, {time.Hour, "h"}, {time.Minute, "m"}} {
		if n := span / one.unit; n > 0 {
			parts = append(parts, strconv.FormatInt(int64(n), 10)+one.name)
			span -= n * one.unit
		}
	}
	if parts == nil {
		return "0d"
	}
	return strings.Join(parts, " ")
}
