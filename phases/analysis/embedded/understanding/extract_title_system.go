package understanding

import (
	"regexp"
	"strings"
	"sync"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// titleInSystem finds the name at the end of the title of a change: "Batch picking in PickMate".
var titleInSystem = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(` (?:in|of|for|to|on) (?:the )?(\p{Lu}[\p{L}\d]+)$`)
})

// leastMentions is how often a text names the product at least that no row of its head does.
const leastMentions = 2

// systemOfTitle is the product that a title names at its end, where the head of the paper says
// that this is the system, "System: PickMate 3.8", or where the text calls it by a name of its own.
func (x *understander) systemOfTitle(title string) string {
	m := titleInSystem().FindStringSubmatch(strings.TrimRight(title, " ."))
	if m == nil || reading.HasHan(title) {
		return ""
	}
	name := m[1]
	if system := x.systemInHead(); system != "" {
		if system == name {
			return name
		}
		return ""
	}
	if !reading.InnerCapital(name) || len(x.lex.tech.Find(name)) > 0 {
		return ""
	}
	if x.mentionsOf(name) < leastMentions {
		return ""
	}
	return name
}

// mentionsOf is how often the text outside of code has a name.
func (x *understander) mentionsOf(name string) int {
	n := 0
	for i := range x.r.Units {
		if u := &x.r.Units[i]; u.Kind != reading.Code {
			n += strings.Count(u.Text, name)
		}
	}
	return n
}

// systemInHead is the name behind the key for the system at the head of a paper, without its
// version: "PickMate" of "System | PickMate 3.8 (handheld app)".
func (x *understander) systemInHead() string {
	for i := range x.r.Units {
		u := &x.r.Units[i]
		if u.From > maxHistoryLine {
			return ""
		}
		key, value := u.Label, strings.TrimSpace(strings.TrimLeft(strings.TrimPrefix(u.Text, u.Label), " :"))
		if u.Kind == reading.Row && len(u.Cells) == 2 {
			key, value = u.Cells[0], u.Cells[1]
		}
		if name := reading.FirstWord(value); x.lex.SystemKeys[strings.Trim(reading.Lower(key), " *:")] && reading.StartsUpper(name) {
			return strings.Trim(name, ".,;:()")
		}
	}
	return ""
}

// apposed finds the name beside what it is to those who write: "Our playout system, Carousel,
// treats …", "Carousel, our playout system, treats …". Behind a preposition stands the system of
// others: "type them into PayMaster, our payroll system".
var apposed = sync.OnceValue(func() *regexp.Regexp {
	const kind = `(?:system|service|application|app|platform|tool|software|product|portal|website|backend|program|client|scheduler)`
	return regexp.MustCompile(`^Our (?:[\p{Ll}-]+ ){0,3}` + kind + `,? (?:called )?(\p{Lu}[\p{L}\d]+)(?:,| (?:is|has|was|does|runs|lets|treats|handles|keeps) )|^(\p{Lu}[\p{L}\d]+),? (?:is )?our (?:[\p{Ll}-]+ ){0,3}` + kind + `\b`)
})

// mentionsOfApposed is how often a text comes back at least to a name that it gives so.
const mentionsOfApposed = 4

// apposedName is the product that a text whose title names none calls its own and speaks of all
// along; the system of others that is called so once is none.
func (x *understander) apposedName(_ string) string {
	for i := range x.r.Units[:min(len(x.r.Units), 40)] {
		for _, sen := range x.r.Units[i].Sentences {
			m := apposed().FindStringSubmatch(sen.Text)
			if m == nil {
				continue
			}
			name := reading.FirstOf(m[1], m[2])
			if x.mentionsOf(name) >= mentionsOfApposed && len(x.lex.tech.Find(name)) == 0 {
				return name
			}
		}
	}
	return ""
}
