package understanding

import (
	"strings"
	"unicode"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// flagItem files an item that begins with a flag as what the product does with
// it, whatever its words hint at elsewhere: "`--until DAY`: leave out what is
// older" leaves nothing out of the product. What follows the first sentence are
// its rules.
func (x *understander) flagItem(u *reading.Unit, nested []int, c context) bool {
	switch c.kind {
	case "", "top", "overview", "api", "feature", "story", "command", "setting", "constraint", "decision":
	default:
		return false
	}
	if u.Kind != reading.Bullet || c.feature >= 0 || len(u.Sentences) == 0 || u.Label != "" && !strings.HasPrefix(u.Label, "`") {
		return false
	}
	sens := u.Sentences
	text := sens[0].Text
	if u.Label != "" {
		text = LabelText(u.Label, text)
	}
	flag, about := leadingFlag(text)
	if flag == "" || len(strings.Fields(about)) < 2 || strings.HasSuffix(text, "?") || strings.HasSuffix(text, "？") {
		return false
	}
	told, labelled := x.lex.flagTold(flag, text)
	f := FeatureFact{Text: told, Group: c.group, Priority: reading.FirstOf(x.tags(u.Text).priority, c.priority)}
	if u.Label != "" || labelled {
		f.Name = flag
	}
	at := x.addFeature(f, u.From, u.To)
	for _, sen := range sens[1:] {
		if s := x.look(sen.Text); s.question {
			x.put("question", &s, sen.From, sen.To, c)
		} else if x.reason(&s) {
			x.addReason(at, sen.Text, sen.From, sen.To)
		} else {
			x.addCriterion(at, sen.Text, sen.From, sen.To)
		}
	}
	x.nest(at, nested, c)
	return true
}

// flagTold puts the mark of a label between a flag and what is said about it where the source
// has none: "`--rules PATH` use an own rule set", "`--format a|b`; a is the default". A flag that
// does something in a sentence of its own stays as it is: "`--verbose` prints each step".
func (l *Lexicons) flagTold(flag, text string) (told string, labelled bool) {
	rest, ok := strings.CutPrefix(text, flag)
	about := strings.TrimLeft(rest, " ;,")
	first := reading.Lower(reading.FirstWord(about))
	if !ok || reading.HasHan(text) || first == "" || !unicode.IsLetter(rune(first[0])) || strings.HasPrefix(about, "NO_") {
		return text, false
	}
	apart := strings.HasPrefix(rest, ";") || strings.HasPrefix(rest, ",")
	switch {
	case apart && strings.HasSuffix(strings.TrimRight(about, ". "), " is the default"):
	case apart || reading.InThirdPerson(first) || l.FlagVerbs[first]:
		return text, false
	}
	return flag + ": " + about, true
}

// leadingFlag is the flag that a text begins with, in its code, and what is said
// about it.
func leadingFlag(text string) (flag, about string) {
	rest, ok := strings.CutPrefix(text, "`-")
	code, about, closed := strings.Cut(rest, "`")
	name := strings.TrimPrefix(code, "-")
	if !ok || !closed || name == "" || !unicode.IsLetter(rune(name[0])) {
		return "", ""
	}
	return "`-" + code + "`", strings.TrimSpace(strings.TrimLeft(about, " :：–—-"))
}

// namesCalls tells a heading of functions or members in code and nothing else:
// "`Box#open` / `Box.close(lid)`", "`Box#width`, `#height`".
func namesCalls(title string) bool {
	if !strings.HasPrefix(title, "`") || strings.Count(title, "`")%2 != 0 {
		return false
	}
	called := false
	for part, code := range reading.CodeParts(title) {
		if code {
			called = called || strings.ContainsAny(part, "#(") || strings.Contains(strings.Trim(part, "."), ".")
			continue
		}
		if part = strings.Trim(part, " ,/|·&"); part != "" && part != "and" && part != "or" {
			return false
		}
	}
	return called && len(reading.Operations(title)) == 0
}
