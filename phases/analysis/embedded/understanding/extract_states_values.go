package understanding

import (
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/specs"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// namesAttribute says that what has one of several values is a field of a record and no thing
// with a life: "`size` is one of S, M, L", "The severity is one of low, medium, high". A field
// for the state is the exception.
func (l *Lexicons) namesAttribute(subject string) bool {
	name := strings.Trim(subject, " `")
	words := strings.Fields(reading.Lower(strings.NewReplacer("_", " ", "-", " ", ".", " ").Replace(name)))
	if len(words) == 0 {
		return false
	}
	last := words[len(words)-1]
	if last == "state" || last == "status" {
		return false
	}
	return strings.HasPrefix(strings.TrimSpace(subject), "`") || l.AttributeNouns[last]
}

// isField says that a record which is known already has a field of that name: the values
// become those of the field.
func (x *understander) isField(subject string) bool {
	name := strings.Trim(subject, " `")
	return slices.ContainsFunc(x.u.Entities, func(e specs.Entity) bool {
		return slices.ContainsFunc(e.Fields, func(f specs.Field) bool { return strings.EqualFold(f.Name, name) })
	})
}

// speaksOfStates says that a sentence under a heading of states speaks of one: it begins with
// its name in code, says the word, or names one that is known already. Whatever else stands in
// code there is an event, a command or a name.
func (x *understander) speaksOfStates(text, subject string) bool {
	low := reading.Lower(text)
	if strings.HasPrefix(text, "`") || reading.ContainsAny(low, "state", "status", "状态") {
		return true
	}
	for i := range x.u.Entities {
		if e := &x.u.Entities[i]; (subject == "" || strings.EqualFold(subject, e.Name)) && len(e.States) > 1 && len(x.statesNamed(i, text)) > 0 {
			return true
		}
	}
	return false
}

// asksForState says that the heading of a call asks for a state or sets one, and is about no
// life: 查询状态, "Get status".
func (l *Lexicons) asksForState(title string) bool {
	return reading.HasPrefixOf(reading.Lower(strings.TrimLeft(title, "0123456789.、 ")), l.StateCalls...)
}

// withoutStates tells a section under a heading such as "Life cycle" that draws no states: it
// tells in sentences what happens, as any other section does.
func (x *understander) withoutStates(section int) bool {
	for _, i := range x.units[section] {
		u := &x.r.Units[i]
		if u.Kind != reading.Prose && u.Kind != reading.Bullet {
			return false
		}
		for _, sen := range u.Sentences {
			text := arrows(u.Label + " " + sen.Text)
			if low := reading.Lower(text); strings.HasPrefix(sen.Text, "`") || reading.ContainsAny(low, "→", "state", "status", "状态", " is final", " then ", " is one of ", " becomes ", "、") {
				return false
			}
			if strings.Contains(text, " or ") && strings.Contains(text, " is ") {
				return false
			}
		}
	}
	return reading.ContainsAny(reading.Lower(x.r.Sections[section].Title), x.lex.BareLifeHeads...)
}
