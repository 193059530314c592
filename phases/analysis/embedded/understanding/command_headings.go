package understanding

import (
	"strings"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// commandDeeds reads the sentences below a heading that is a command in code, "###
// `diff`", which leave out their subject: "Compares two manifests" is what `diff`
// does, a requirement of its own and no remark on the command before it.
func (x *understander) commandDeeds(u *reading.Unit, c context) {
	if u.Kind != reading.Prose || u.Label != "" || u.Reply || c.feature >= 0 || reading.HasHan(u.Text) {
		return
	}
	name := x.commandHeading(u.Section)
	if name == "" {
		return
	}
	rest := u.Sentences[:0:0]
	for _, s := range u.Sentences {
		deed := deedOf(name, s.Text)
		if deed == "" {
			rest = append(rest, s)
			continue
		}
		x.addFeature(FeatureFact{Text: deed, Group: c.group, Priority: c.priority}, s.From, s.To)
	}
	u.Sentences = rest
}

// deedOf is what a sentence says that a command does, with the command in front;
// empty when it speaks of something else.
func deedOf(command, text string) string {
	if deedWithoutSubject(text) {
		return command + " " + reading.Lower(text[:1]) + text[1:]
	}
	subject, deed, ok := strings.Cut(text, " ")
	if ok && reading.Lower(strings.Trim(subject, "`")) == strings.Trim(command, "`") && reading.InThirdPerson(reading.FirstWord(deed)) {
		return command + " " + deed // "Prune refuses to …"
	}
	return ""
}

// commandHeading is the command that a heading consists of, with its marks of code;
// empty for a heading in words.
func (x *understander) commandHeading(section int) string {
	at := x.r.Sections[section].From
	if at < 1 || at > len(x.r.Lines) {
		return ""
	}
	line := strings.TrimSpace(strings.Trim(strings.TrimSpace(x.r.Lines[at-1]), "#"))
	name := strings.Trim(line, "`")
	if name == "" || line != "`"+name+"`" || strings.ContainsAny(name, " `/.{}<>=") {
		return ""
	}
	return line
}

// deedWithoutSubject tells a sentence that begins with its verb in the third person,
// "Lists a bucket", from one that begins with a name in the plural: "Results are
// sorted", "Objects older than a day stay".
func deedWithoutSubject(text string) bool {
	words := strings.Fields(text)
	if len(words) < 3 || !reading.StartsUpper(words[0]) || !reading.InThirdPerson(reading.Lower(words[0])) || strings.ContainsAny(words[0], ",:;") {
		return false
	}
	next, behind := strings.Trim(words[1], ",."), strings.Trim(words[2], ",.")
	if strings.Contains(" a an the each every all both one two three only its any no ", " "+next+" ") || strings.ContainsAny(words[1][:1], "0123456789`") {
		return true
	}
	return strings.HasSuffix(next, "s") && bareVerb(next) && !reading.HasFiniteVerb(text) && strings.Contains(" from to in into on of for by older newer that and ", " "+behind+" ")
}
