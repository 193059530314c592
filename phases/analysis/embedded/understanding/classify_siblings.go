package understanding

import (
	"regexp"
	"strings"
	"sync"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// leastFunctions is how many items of a section must be functions before the section is taken
// for a list of them.
const leastFunctions = 4

// ruleAmongFunctions tells a rule of the domain that stands in a list of functions: "Two
// bookings of the same hall never overlap", "Weddings need the consent of two trustees". The
// product has to see to it as to everything else in the list. What binds those who build it,
// their means, their money or their plan, stays a limit wherever it stands.
func (x *understander) ruleAmongFunctions(u *reading.Unit, s *signals, c context) bool {
	if reading.HasHan(s.text) || u.Kind != reading.Bullet || c.kind != "" && c.kind != "feature" && c.kind != "story" || c.feature >= 0 || u.Label != "" {
		return false
	}
	if s.question || s.has("must", "of_project", "effort", "plan_subject", "rollout_rule") || x.meansNamed(s.text) || saysWhoBuilds(s.text) {
		return false // what is told to be a must is demanded wherever it stands
	}
	told := reading.HasFiniteVerb(s.text) || x.lex.consentNeeded(s.text) || strings.Contains(s.text, " never ")
	return told && x.mostlyFunctions(u.Section, c)
}

// saysWhoBuilds tells a sentence of those who write the paper: "We keep our own server".
func saysWhoBuilds(text string) bool {
	for w := range strings.FieldsSeq(reading.Lower(text)) {
		if w = strings.Trim(w, ".,;:()"); w == "we" || w == "our" || w == "us" || w == "i" || w == "my" {
			return true
		}
	}
	return false
}

// mostlyFunctions tells that two thirds of the items of a section, and enough of them, are
// functions by their own words.
func (x *understander) mostlyFunctions(section int, c context) bool {
	if known, ok := x.mostly[section]; ok {
		return known
	}
	items, functions := 0, 0
	for _, i := range x.units[section] {
		u := &x.r.Units[i]
		if u.Kind != reading.Bullet || u.Label != "" || len(u.Sentences) == 0 {
			continue
		}
		s := x.look(x.tags(u.Sentences[0].Text).text)
		items++
		switch x.classify(&s, c, true) {
		case "feature":
			functions++
		case "quality":
			items-- // how well something is done stands anywhere
		}
	}
	known := functions >= leastFunctions && functions*3 >= items*2
	if x.mostly == nil {
		x.mostly = map[int]bool{}
	}
	x.mostly[section] = known
	return known
}

// paysSo reads who is charged how much: "Holders of a badge pay nothing", "Children under 6 pay
// half".
var paysSo = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`^\p{Lu}\p{L}+(?: [\p{L}\d'’-]+){0,6} pays? (?:nothing|half|no (?:fee|charge|deposit)|[€$£]? ?\d)`)
})
