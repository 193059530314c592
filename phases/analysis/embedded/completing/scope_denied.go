package completing

import (
	"strings"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// leftOut is what is left out by its name: under a heading that says so, "no ordering
// guarantee" would deny what it denies.
func (w *Completer) leftOut(text string) string {
	bare := strings.TrimRight(text, ". ")
	if w.Language == "zh" {
		return w.leftOutChinese(text)
	}
	if thing := w.notAGoal(bare); thing != "" {
		return thing
	}
	thing, aside := bare, ""
	if at := strings.Index(bare, " ("); at > 0 && strings.HasSuffix(bare, ")") {
		thing, aside = bare[:at], bare[at:]
	}
	denied, ok := w.withoutDenial(thing)
	if !ok || strings.ContainsAny(denied, ",;:.") || w.HasOwnVerb(thing) || w.HasOwnVerb(denied) || !w.isDeniedThing(denied) {
		return text
	}
	return phrasing.Finished(phrasing.Capital(denied + aside))
}

// leftOutChinese is the same in Chinese: 不做路侧停车 leaves out 路侧停车, and 不做分期，也不做会员卡
// both. What says beside it what is done instead stays a sentence.
func (w *Completer) leftOutChinese(text string) string {
	for _, lead := range w.Table.Words["denial_leads"].In("zh") {
		thing, ok := strings.CutPrefix(text, lead)
		if !ok {
			continue
		}
		thing = strings.ReplaceAll(thing, "，也"+lead, "、")
		if strings.ContainsAny(thing, "不只都仅") || len([]rune(thing)) < 3 {
			return text
		}
		return strings.TrimSpace(thing)
	}
	return text
}

// notAGoal is the deed that a sentence says is no goal: "it is not a goal to plan routes"
// leaves out planning routes. Empty for any other sentence.
func (w *Completer) notAGoal(text string) string {
	for _, lead := range w.Table.Words["no_goal_leads"].In("en") {
		if deed, ok := phrasing.CutFold(text, lead+" "); ok && w.Table.IsWord("verbs", "en", phrasing.LeadingWord(deed)) {
			return phrasing.Finished(reading.UpperFirst(w.Doing(deed)))
		}
	}
	return ""
}

// withoutDenial takes the word off with which a line denies a thing, and off what is
// said of it behind: "not a bank, and it won't become one".
func (w *Completer) withoutDenial(text string) (thing string, ok bool) {
	for _, article := range []string{"a ", "an "} {
		if rest, found := phrasing.CutFold(text, "not "+article); found {
			rest, _, _ = strings.Cut(rest, ", and it ")
			return article + rest, true
		}
	}
	for _, lead := range w.Table.Words["denial_leads"].In("en") {
		if rest, found := phrasing.CutFold(text, lead+" "); found {
			return rest, true
		}
	}
	return "", false
}

// isDeniedThing says that what a denial leaves is a thing and no sentence: "no login
// needed" and "no more than five" tell how much or how something is.
func (w *Completer) isDeniedThing(thing string) bool {
	last := strings.ToLower(reading.LastWord(thing))
	_, done := w.Participle(last)
	first := phrasing.WordAt(phrasing.ClauseTokens(thing), 0)
	return w.IsNoun(thing) && !done && first != "more" && first != "less" && first != "longer" && !w.HasWord(thing, "auxiliaries") && !w.Table.IsWord("courtesies_behind", "en", last)
}
