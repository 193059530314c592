package understanding

import (
	"regexp"
	"strings"
	"sync"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// inside is a text without the brackets around all of it: "(mostly 50+)".
func inside(text string) string {
	bare := strings.TrimRight(strings.TrimSpace(text), ".。")
	for _, pair := range [][2]string{{"(", ")"}, {"（", "）"}} {
		body, ok := strings.CutPrefix(bare, pair[0])
		if body, ok2 := strings.CutSuffix(body, pair[1]); ok && ok2 && !strings.Contains(body, pair[1]) {
			return body
		}
	}
	return text
}

// shortRole takes the role off the beginning of a bullet: all of a short one,
// else a short name in front of what is said of it.
func (l *Lexicons) shortRole(text string) (name, rest string) {
	name, rest = l.cutRole(strings.TrimRight(text, ".。"))
	if utf8.RuneCountInString(text) <= 60 || rest != "" && len(strings.Fields(name)) <= 4 && utf8.RuneCountInString(name) <= 32 && l.nounPhrase(l.actorName(name)) {
		return name, rest
	}
	return "", ""
}

// rolesOnly tells a list of people from a sentence with commas: "the
// regulator, once a year, with proof".
func (l *Lexicons) rolesOnly(parts []string) bool {
	for _, part := range parts[1:] {
		if l.attribute(part) {
			return false
		}
		name, _ := l.namedRole(l.cutRole(part))
		if name = l.actorName(name); !strings.HasPrefix(reading.Lower(name), "people") && !adverb(name) && !l.nounPhrase(name) && !l.posted(name) || reading.FirstWord(reading.Lower(name)) == "once" {
			return false
		}
	}
	return true
}

// attribute tells a word behind a comma that says how somebody uses the product and names
// nobody: "the operations dashboard, read-only".
func (l *Lexicons) attribute(part string) bool {
	word := strings.TrimSpace(part)
	if strings.ContainsRune(word, ' ') || reading.HasHan(word) || !strings.ContainsRune(word, '-') || strings.HasSuffix(word, "s") || reading.StartsUpper(word) {
		return false
	}
	return len(l.people.Find(word)) == 0
}

// posted tells a role with where or over what its bearer works: "nurse on call",
// "head of operations".
func (l *Lexicons) posted(name string) bool {
	h, ok := l.people.First(name)
	if !ok || !l.nounPhrase(name[:h.Start]) || reading.HasHan(name) {
		return false
	}
	behind := strings.Fields(name[h.End:])
	const longest = 4
	return len(behind) == 0 || len(behind) > 1 && len(behind) <= longest && strings.Contains(" on of at in for ", " "+behind[0]+" ") && l.nounPhrase(TrimArticle(strings.Join(behind[1:], " "), append([]string{"the"}, l.articles...)))
}

// namedRole takes "me as coordinator" as the role that it names, and what only
// comments, "volunteers (obviously)", off the role.
func (l *Lexicons) namedRole(name, role string) (string, string) {
	if l.SelfNames[reading.Lower(name)] {
		if role != "" && len(strings.Fields(role)) <= 4 {
			return role, ""
		}
	}
	if adverb(strings.Trim(role, ".!… ")) {
		return name, ""
	}
	return name, role
}

// writerOf is who calls themselves a role in a line, and what they have written: the
// letter of a thread that the line stands in, and everything without one.
func (x *understander) writerOf(role string, line int) Writer {
	out := Writer{Role: reading.Lower(role), From: 1, To: len(x.r.Lines)}
	for at := 1; at <= len(x.r.Lines); at++ {
		key, value, ok := reading.CutField(x.r.Lines[at-1])
		if !ok || value == "" || key != "from" && key != "发件人" {
			continue
		}
		if at > line {
			out.To = at - 1
			break
		}
		out.From = at
	}
	return out
}

// adverb tells "later, maybe" from a name in a list of users.
func adverb(word string) bool {
	return strings.Contains(" later maybe perhaps also possibly eventually finally then and or obviously naturally mainly mostly probably sometimes occasionally ", " "+reading.Lower(word)+" ")
}

// several tells a number of more than one.
func several(word string) bool {
	low := reading.Lower(word)
	return strings.Contains(" two three four five six seven eight nine ten eleven twelve several many most few both ", " "+low+" ") || low != "" && low[0] >= '2' && low[0] <= '9'
}

// splitActors splits "commuters – couples – word nerds" and "people who …, and
// people who …".
func splitActors(text string) []string {
	text = strings.TrimRight(text, ".。")
	if strings.Contains(text, "、") {
		text = strings.NewReplacer("，还有", "、", "，以及", "、", "以及", "、").Replace(text)
	}
	if parts := reading.SplitTop(text, ", "); len(parts) > 2 {
		if a, b, ok := strings.Cut(strings.TrimPrefix(parts[len(parts)-1], "and "), " and "); ok {
			parts = append(parts[:len(parts)-1], a, b)
		}
		return reading.TrimConjunction(parts)
	}
	for _, sep := range []string{" – ", " — ", "; ", "；", ", and ", " and ", "、"} {
		if parts := reading.SplitTop(text, sep); len(parts) > 1 {
			return parts
		}
	}
	return reading.SplitTop(text, ", ")
}

// outsideBrackets drops what stands in brackets, with which people are told apart:
// "dispatcher (desk, two screens), head of operations".
func outsideBrackets(text string) string {
	return strings.Join(strings.Fields(reading.OutsideBrackets(text)), " ")
}

// withoutMany drops in front of people how many or which of them are meant: 好多大爷,
// "Only producers".
func (l *Lexicons) withoutMany(name string) string {
	for _, many := range l.ManyOfPeople {
		if rest, ok := strings.CutPrefix(name, many); ok && utf8.RuneCountInString(rest) > 1 {
			return reading.UpperFirst(rest)
		}
	}
	return name
}

// cutRole splits "commuters (5 min, one hand)" and "buyer, who …".
func (l *Lexicons) cutRole(text string) (name, role string) {
	for _, sep := range l.CutsBehindRole {
		if i := strings.Index(text, sep); i > 0 {
			name, role = text[:i], strings.Trim(text[i+len(sep):], " ()（）")
			if strings.HasPrefix(reading.Lower(name), "people") && (sep == " who " || sep == " that ") {
				return text, ""
			}
			return strings.TrimSpace(name), role
		}
	}
	return text, ""
}

// actorNames splits "Campaign manager (Dana)" and "Dana, 34 – Campaign manager"
// into the name and its aliases.
func (x *understander) actorNames(label string) []string {
	label = wideBrackets(strings.TrimSpace(label))
	if p, ok := x.personaOf(label); ok {
		return x.lex.personaNames(p)
	}
	for _, pair := range [][2]string{{" (", ")"}, {"（", "）"}} {
		i := strings.Index(label, pair[0])
		if i <= 0 || !strings.HasSuffix(label, pair[1]) {
			continue
		}
		if aside(label) != "" {
			return []string{x.lex.actorName(label[:i])}
		}
		return []string{x.lex.actorName(label[:i]), strings.Trim(label[i+len(pair[0]):len(label)-len(pair[1])], " \"“”'")}
	}
	return []string{x.lex.actorName(label)}
}

// wideBrackets is a Chinese role with the marks around what stands beside it in the width of its
// characters: 现场工程师(22 人).
func wideBrackets(label string) string {
	if head, inner, ok := strings.Cut(label, "("); ok && reading.HasHan(head) && !strings.HasSuffix(head, " ") && strings.HasSuffix(inner, ")") {
		return head + "（" + strings.TrimSuffix(inner, ")") + "）"
	}
	return label
}

// aside is what stands in brackets behind a role and is no other name of it:
// "Agents (46 people in two offices)".
func aside(label string) string {
	for _, pair := range [][2]string{{" (", ")"}, {"（", "）"}} {
		i := strings.Index(label, pair[0])
		if i <= 0 || !strings.HasSuffix(label, pair[1]) {
			continue
		}
		inner := strings.TrimSpace(label[i+len(pair[0]) : len(label)-len(pair[1])])
		if strings.ContainsAny(inner, "0123456789,，") || len(strings.Fields(inner)) > 4 || utf8.RuneCountInString(inner) > 10 && reading.HasHan(inner) {
			return inner
		}
	}
	return ""
}

// actorName is a role in the singular, as the source writes it.
func (l *Lexicons) actorName(name string) string {
	name = TrimArticle(reading.Unmark(strings.Trim(reading.Flatten(name), " .,:;。，：；*")), l.ArticlesBeforeActor)
	if name == "" || reading.HasHan(name) {
		return name
	}
	if strings.Contains(reading.Lower(name), " who ") || strings.Contains(reading.Lower(name), " and ") || strings.HasPrefix(reading.Lower(name), "people") {
		return name
	}
	if head, of, ok := strings.Cut(name, " of "); ok {
		return wording.Singular(head) + " of " + of // "heads of sales" are one head of sales
	}
	if l.isDepartment(name) {
		return name // "Sales" are no sale
	}
	return wording.Singular(name)
}

// isDepartment says that a name is that of a part of a company.
func (l *Lexicons) isDepartment(name string) bool {
	h, ok := l.departments.First(reading.Lower(name))
	return ok && h.Start == 0 && h.End == len(name)
}

// dashedActors reads a row of groups of people with dashes between them: "commuters
// (one hand, bad network) – old friends far apart – word nerds who want ranking".
func (x *understander) dashedActors(sen reading.Sentence) bool {
	parts := strings.Split(strings.TrimRight(sen.Text, ". "), " – ")
	if len(parts) < 3 || reading.HasHan(sen.Text) {
		return false
	}
	names := make([]string, len(parts))
	for i, part := range parts {
		head, _, _ := strings.Cut(part, " (")
		head, _, _ = strings.Cut(head, " who ")
		head, _, _ = strings.Cut(head, " and ")
		words := strings.Fields(head)
		if len(words) == 0 || len(words) > 3 || len(strings.Fields(part)) > 12 || wording.Singular(words[len(words)-1]) == words[len(words)-1] {
			return false
		}
		names[i] = x.lex.actorName(head)
	}
	for i, part := range parts {
		role := inside(strings.TrimPrefix(part, strings.Fields(part)[0]+" "))
		if !strings.HasPrefix(part, strings.Fields(part)[0]+" (") {
			role = part
		}
		x.addActor(ActorFact{Name: reading.UpperFirst(names[i]), Role: sentence(reading.UpperFirst(role))}, sen.From, sen.To)
	}
	return true
}

// countedPeople is a sentence of how many there are of a role, by what stands behind its name in
// brackets: "5 people", "about 410", "3". Empty for anything else.
func countedPeople(about string) string {
	found := countedPeopleForm().FindStringSubmatch(about)
	switch {
	case found == nil:
		return ""
	case found[1] == "":
		return reading.UpperFirst(about) + " people."
	}
	return reading.UpperFirst(about) + "."
}

var countedPeopleForm = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`^(?:(?:about|around|some|roughly|at most|up to|nearly|over) )?\d[\d.,]*( people| persons| of them| in all| in total)?$`)
})
