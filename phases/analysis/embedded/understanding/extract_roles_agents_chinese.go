package understanding

import (
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// How long the name of a role is that a clause shows at work, in runes.
const (
	minAgent = 3
	maxAgent = 6
)

// agentsChinese are the roles by whom a Chinese sentence has something done, and those to
// whom it has something sent: 护士长 of 名额由护士长设置, 站领导 and 招募组 of 给站领导和招募组发短信.
// One whom a listed name means already is left out.
func (x *understander) agentsChinese(text string) []string {
	if !reading.HasHan(text) {
		return nil
	}
	var out []string
	for _, by := range x.lex.ChineseByWhom {
		for rest := text; ; {
			_, behind, ok := strings.Cut(rest, by)
			if !ok {
				break
			}
			rest = behind
			if name := x.roleBefore(behind, x.lex.ChineseAgentDeeds); name != "" {
				out = append(out, name)
			}
		}
	}
	for rest := text; ; {
		_, behind, ok := strings.Cut(rest, "给")
		if !ok {
			break
		}
		rest = behind
		list, _, _ := strings.Cut(behind, "，")
		for _, sent := range x.lex.ChineseSendings {
			if who, _, found := strings.Cut(list, sent); found && utf8.RuneCountInString(who) <= 2*maxAgent+1 {
				out = append(out, x.rolesListed(who)...)
				break
			}
		}
	}
	return slices.DeleteFunc(out, x.meantByListed)
}

// roleBefore is the role with which a text begins where one of some deeds follows.
func (x *understander) roleBefore(text string, deeds []string) string {
	runes := []rune(text)
	for n := minAgent; n <= min(maxAgent, len(runes)-1); n++ {
		name := string(runes[:n])
		if x.roleNoun(name) && reading.HasPrefixOf(string(runes[n:]), deeds...) {
			return name
		}
	}
	return ""
}

// rolesListed are the roles of a short list, 站领导和招募组; none where one of it is no role.
func (x *understander) rolesListed(list string) []string {
	parts := strings.FieldsFunc(list, func(r rune) bool { return strings.ContainsRune("、和与及", r) })
	for _, part := range parts {
		if n := utf8.RuneCountInString(part); n < minAgent-1 || n > maxAgent || !x.roleNoun(part) {
			return nil
		}
	}
	return parts
}

// roleNoun says that a name is that of a kind of person, of a department or of a group.
func (x *understander) roleNoun(name string) bool {
	if strings.ContainsAny(name, "的该本其各每两双") {
		return false
	}
	listed := slices.ContainsFunc(x.u.Actors, func(a ActorFact) bool { return a.Name == name })
	return listed || x.isPerson(name) || x.isDepartment(name) || reading.HasSuffixOf(name, x.lex.ChineseGroupEnds...)
}

// meantByListed says that somebody in the list of users is meant by a name.
func (x *understander) meantByListed(name string) bool {
	return slices.ContainsFunc(x.u.Actors, func(a ActorFact) bool {
		return strings.Contains(a.Name, name) || strings.Contains(name, a.Name) || utf8.RuneCountInString(name) > 3 && strings.HasPrefix(name, LastRunes(a.Name, 3))
	})
}
