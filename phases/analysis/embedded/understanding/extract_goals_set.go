package understanding

import (
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// setTo reads a goal that begins with what is to be done to a number and has no figure
// for it: "Cut missed visits to zero within a year", "Halve the time to an answer",
// "Increase repeat orders by a third", and of how many what is wanted: "Get 80 % of
// drivers to report defects". Empty for any other goal.
func (l *Lexicons) setTo(text string) (metric, target string) {
	text = strings.TrimRight(strings.TrimSpace(text), ".")
	verb, rest, ok := strings.Cut(text, " ")
	verb = reading.Lower(verb)
	if !ok || reading.HasHan(text) || strings.ContainsAny(text, ",;:(") {
		return "", ""
	}
	done := ""
	switch {
	case slices.Contains(l.GoalMultipliers, verb):
		done = verb + "d" // halved, doubled
	case slices.Contains(l.GoalEnders, verb):
		done = "none"
	}
	if done != "" {
		name, due := l.cutDue(rest)
		return TrimArticle(name, l.ArticlesOfMeasure), strings.TrimSpace(done + " " + due)
	}
	if slices.Contains(l.SharePullers, verb) {
		if share, who, ok := strings.Cut(rest, " of "); ok && numberSoon(share) && strings.ContainsAny(share, "%") {
			if people, deed, ok := strings.Cut(who, " to "); ok && len(strings.Fields(people)) <= 3 {
				return TrimArticle(people, l.ArticlesOfMeasure) + " who " + deed, share
			}
		}
	}
	if !l.changing(verb) && !slices.Contains(l.SharePullers, verb) {
		return "", ""
	}
	if name, value, ok := strings.Cut(rest, " to "); ok && slices.Contains(l.NoneWords, reading.FirstWord(value)) {
		name = strings.TrimSuffix(strings.TrimSuffix(name, " down"), " up")
		return TrimArticle(name, l.ArticlesOfMeasure), value
	}
	for _, part := range l.GoalFractions {
		if name, after, ok := strings.Cut(rest, " by "+part); ok && (after == "" || strings.HasPrefix(after, " ")) {
			return TrimArticle(name, l.ArticlesOfMeasure), verb + " by " + part + after
		}
	}
	return "", ""
}

// cutDue parts what is wanted from by when: "paper forms by the end of May".
func (l *Lexicons) cutDue(text string) (name, due string) {
	for _, lead := range l.TimeOpeners {
		if i := strings.LastIndex(text, " "+lead); i > 0 && (l.Calendar(text[i:]) || numberSoon(reading.Lower(text[i+1+len(lead):]))) {
			return text[:i], text[i+1:]
		}
	}
	return text, ""
}
