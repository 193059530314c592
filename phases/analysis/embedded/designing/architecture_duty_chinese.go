package designing

import (
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
)

// longDuty is the length from which a phrase of a Chinese list reads as a
// sentence of its own.
const longDuty = 11

// toldInChinese joins phrases so that each one can be told from the next: short
// ones as a list, longer ones as clauses.
func (g *Designer) toldInChinese(list []string) string {
	if n := len(list); n > 1 && slices.ContainsFunc(list, clauseLike) {
		return strings.Join(list[:n-1], "，") + g.say("and_also") + list[n-1]
	}
	return g.Join(list, 0)
}

// namesDuty says what a part takes care of. A Chinese title may be a sentence,
// which cannot be the object of 负责.
func (g *Designer) namesDuty(names []string) string {
	if g.Language == "zh" && slices.ContainsFunc(phrasing.FirstN(names, maxDuties), clauseLike) {
		return g.say("duty_names_long", "list", strings.Join(phrasing.FirstN(names, maxDuties), g.say("semicolon")))
	}
	if g.Language != "zh" {
		names = slices.Clone(names)
		for i, n := range names {
			names[i] = g.NounPhrase(n)
		}
	}
	return g.say("duty_names", "list", g.told(names, maxDuties))
}

// bothDuties says what a part lets somebody do and what it does by itself.
func (g *Designer) bothDuties(who string, lets, does []string) string {
	if g.Language == "zh" && slices.ContainsFunc(does, clauseLike) {
		return g.say("duty_both_long", "who", who, "list", g.told(lets, 2), "does", strings.Join(does, g.say("semicolon")))
	}
	return g.say("duty_both", "who", who, "list", g.told(lets, 2), "does", g.told(does, len(does)))
}

// ableOnce says a deed behind the moment from which it can be done, so that it can stand
// behind 可以: 报修以后能看到进度 is 在报修以后看到进度.
func ableOnce(text string) string {
	for _, moment := range []string{"以后", "之后", "后"} {
		for _, able := range []string{"可以", "能够", "能"} {
			when, deed, ok := strings.Cut(text, moment+able)
			if n := utf8.RuneCountInString(when); ok && n >= 2 && n <= longDuty && utf8.RuneCountInString(deed) >= 2 {
				return "在" + when + moment + deed
			}
		}
	}
	return text
}

// clauseLike tells a Chinese phrase that is as long as a sentence, or in parts.
func clauseLike(text string) bool {
	return utf8.RuneCountInString(text) >= longDuty || strings.ContainsAny(text, "、，")
}
