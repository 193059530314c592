package specifying

import (
	"strings"

	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
)

// againAt tells when what happens at a time of day happens again: on the next day, unless
// the statement names the days or a longer span, on whose other days nothing may happen.
func (w *Specifier) againAt(source, time string) string {
	when := ""
	if w.Language == "zh" {
		when = w.chineseAgain(source)
	} else {
		when = w.englishAgain(source)
	}
	if when == "" {
		return w.Say("check_at_also", "time", time)
	}
	return w.Say("check_at_next", "when", when, "time", time)
}

// englishAgain is the next moment of "each Monday", "on Mondays and Thursdays", "monthly";
// empty where a text names no day and no span longer than one.
func (w *Specifier) englishAgain(source string) string {
	tokens := phrasing.ClauseTokens(source)
	var days, spans []string
	single := true
	for i, t := range tokens {
		low := strings.TrimRight(t.Low, ".")
		day := wording.Singular(low)
		rhythm := i > 0 && (tokens[i-1].Low == "each" || tokens[i-1].Low == "every")
		switch {
		case w.Table.IsWord("week_days", "en", day):
			days = append(days, strings.TrimRight(source[t.From:t.To], ".,"))
			single = single && (rhythm || low != day)
		case rhythm && w.Table.IsWord("long_periods", "en", low):
			spans = append(spans, low)
		case w.Table.IsWord("long_periods", "en", w.adverbPeriod(low)):
			spans = append(spans, w.adverbPeriod(low))
		}
	}
	switch {
	case len(days) == 1 && single && len(spans) == 0:
		return w.Say("next_of_days", "unit", wording.Singular(days[0]))
	case len(days) > 0:
		return w.Say("next_of_several")
	case len(spans) == 1:
		return w.Say("next_of_periods", "unit", spans[0])
	}
	return ""
}

// chineseAgain is the next moment of 每周一, 每周一和周四, 每月; empty where a text names no
// day and no span longer than one.
func (w *Specifier) chineseAgain(source string) string {
	var days []string
	for _, day := range w.Table.Words["week_days"].In("zh") {
		if strings.Contains(source, day) {
			days = append(days, day)
		}
	}
	switch {
	case len(days) == 1 && strings.Contains(source, "每"+days[0]) || len(days) == 1 && strings.Contains(source, "每个"+days[0]):
		return w.Say("next_of_days", "unit", days[0])
	case len(days) > 0:
		return w.Say("next_of_several")
	}
	for _, span := range w.Table.Words["long_periods"].In("zh") {
		if strings.Contains(source, "每"+span) || strings.Contains(source, "每个"+span) {
			return w.Say("next_of_periods", "unit", span)
		}
	}
	return ""
}
