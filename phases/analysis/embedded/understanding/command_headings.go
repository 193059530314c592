package understanding

import (
	"strings"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// commandSections calls the headings that name a command of the product by its whole
// call, as its usage lines show it: "### fix" over "Rewrites the counts" is about
// `lint fix`, and all below it is of this command.
func (x *understander) commandSections() {
	shown := map[string]string{}
	for i := range x.r.Units {
		if u := &x.r.Units[i]; u.Kind == reading.Code {
			if calls := x.callsIn(u); calls.shown {
				for _, s := range calls.forms {
					if name := subcommandOf(s.Name); name != "" {
						shown[name] = s.Name
					}
				}
			}
		}
	}
	if len(shown) == 0 {
		return
	}
	for s := 1; s < len(x.r.Sections); s++ {
		sec := &x.r.Sections[s]
		call := shown[reading.Lower(strings.Trim(sec.Title, "`"))]
		if call == "" || sec.Pseudo || x.ctx[s].kind == "non_goal" || !x.tellsOfCommand(s, subcommandOf(call)) {
			continue
		}
		sec.Title = "`" + call + "`"
		x.ctx[s].kind, x.ctx[s].class, x.sectioned = "command", "", true
	}
}

// tellsOfCommand says that a heading means the command of this name, and no part of the
// product that is called alike: it is written as one types it, or what stands below it
// leaves out its subject.
func (x *understander) tellsOfCommand(s int, name string) bool {
	if len(x.units[s]) == 0 {
		return false
	}
	if strings.Trim(x.r.Sections[s].Title, "`") == name {
		return true
	}
	u := &x.r.Units[x.units[s][0]]
	return u.Kind == reading.Prose && len(u.Sentences) > 0 && deedWithoutSubject(u.Sentences[0].Text)
}

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
