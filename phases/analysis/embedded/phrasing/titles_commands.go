package phrasing

import (
	"strings"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// commandDeed is what a command does, for the title of its requirement: the bare name of
// `lint fix` tells nobody what is asked for. Empty for a feature of any other name, and
// for a command whose statement says it itself.
func (w *Work) commandDeed(name string, f *understanding.FeatureFact, st Statement) string {
	if w.Language == "zh" || !isCommandName(name) || !st.Third || st.Phrase == "" || st.Label != "" || st.Act != "" || strings.HasPrefix(f.Text, name) {
		return ""
	}
	const least = 70 // characters that tell what is done
	does := w.LowerStart(strings.TrimRight(w.TitlePhrase(f, st), ". "))
	room := max(MaxTitle-utf8.RuneCountInString(name+": "), least)
	if head, _, list := strings.Cut(does, ": "); list && utf8.RuneCountInString(does) > room && len(strings.Fields(head)) > 2 {
		does = head // half of a list would be false
	}
	return w.CutPhrase(does, room)
}

// isCommandName tells a program with its command in code, "`lint fix`", from a flag, a
// function or an operation.
func isCommandName(name string) bool {
	inner, ok := strings.CutPrefix(name, "`")
	inner, closed := strings.CutSuffix(inner, "`")
	return ok && closed && strings.Contains(inner, " ") && inner[0] != '-' && !strings.ContainsAny(inner, "`(/") && len(reading.Operations(inner)) == 0
}

// DeedOfCommand is what a title says that a command does, without its name: "rewrite the
// counts" of "`lint fix`: rewrite the counts". Empty for any other title.
func DeedOfCommand(title string) string {
	name, does, ok := strings.Cut(title, "`: ")
	if !ok || !isCommandName(name+"`") {
		return ""
	}
	return does
}
