package understanding

import (
	"regexp"
	"slices"
	"strings"
	"sync"

	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// Letters name somebody in front of what they need, and call them "he" after
// that. A statement has to name them to stand alone.

// roleNeeds joins a label that says who needs something to what it is:
// "Customers need: a portal where …".
func (x *understander) roleNeeds(u *reading.Unit) {
	if u.Label == "" || len(u.Sentences) == 0 || len(u.Label) > 40 {
		return
	}
	name, verb := x.leadingActor(u.Label)
	switch {
	case x.lex.RoleNeedVerbs[verb]:
	default:
		return
	}
	first := &u.Sentences[0]
	first.Text, first.From = u.Label+" "+wording.LowerFirst(first.Text), u.From
	u.Label = ""
	x.addRole(role{name, u.From}, len(x.u.Actors))
}

// calledByName puts the person whom a unit told of last in the place of the
// pronoun that a sentence begins with: "He fills in the checklist" behind
// "Mechanic app" is what the mechanic does.
func (x *understander) calledByName(u *reading.Unit) {
	for i := range u.Sentences {
		sen := &u.Sentences[i]
		who, rest, _ := strings.Cut(sen.Text, " ")
		does := pronounActs(sen.Text)
		if i > 0 && pronounBound(sen.Text) {
			if role := x.soleRole(u.Sentences[i-1].Text); role != "" {
				sen.Text = "The " + role + " " + rest
				continue
			}
		}
		verb := reading.FirstWord(strings.TrimPrefix(rest, "also "))
		if !does && (who != "He" && who != "She" || !reading.InThirdPerson(verb) && verb != "needs" && verb != "wants") {
			continue
		}
		name := ""
		if i > 0 && who != "They" {
			if role := x.titled(u.Sentences[i-1].Text); role != "" { // "Rolf, our treasurer, collects the fee. He needs an export"
				sen.Text = "The " + role + " " + rest
				continue
			}
		}
		if named := x.namedBefore(u.Sentences[:i]); who != "They" && named != "" {
			sen.Text = named + " " + rest
			continue
		}
		for k := i - 1; k >= 0 && name == ""; k-- {
			if called := x.lex.calledFirst(u.Sentences[k].Text); called != "" && who != "They" && (does || reading.ContainsAny(u.Sentences[k].Text, x.lex.VerbsBehindName...)) {
				sen.Text = called + " " + rest
				break
			}
			if does { // of any other verb only a name is near enough
				name = x.lastPerson(u.Sentences[k].Text)
			}
		}
		if !strings.HasPrefix(sen.Text, who+" ") {
			continue
		}
		if name = reading.FirstOf(name, x.lastPerson(u.Label)); name == "" || !does {
			continue
		}
		name = wording.LowerFirst(x.lex.actorName(name))
		if who == "They" {
			name = reading.Plural(name)
		}
		sen.Text = "The " + name + " " + rest
	}
}

// pronounBound tells what somebody told of before must or can do: "He should be able to tell us …".
func pronounBound(text string) bool {
	who, rest, _ := strings.Cut(text, " ")
	return (who == "He" || who == "She") && reading.HasPrefixOf(rest, "should ", "must ", "may ", "can ", "has to ", "needs to ")
}

// soleRole is the role that a sentence speaks of where it speaks of nobody else, by role or by name.
func (x *understander) soleRole(text string) string {
	roles := map[string]bool{}
	for h := range x.lex.people.All(text) {
		roles[wording.Singular(reading.Lower(text[h.Start:h.End]))] = true
	}
	words := strings.Fields(text)
	if len(roles) != 1 || len(words) == 0 || slices.ContainsFunc(words[1:], func(w string) bool { return x.lex.calledSo(strings.Trim(w, ",.;:()")) }) {
		return ""
	}
	return wording.LowerFirst(x.lex.actorName(x.lastPerson(text)))
}

// namedBefore is the person by name who does something in one of the last sentences before a
// pronoun, whether their clause comes first or not: "When theatre 6 rings, Agnieszka types the
// number and waits." Empty where a sentence between tells of somebody else first.
func (x *understander) namedBefore(before []reading.Sentence) string {
	const near = 5
	for k := len(before) - 1; k >= max(0, len(before)-near); k-- {
		text := before[k].Text
		main := x.lex.mainClause(text)
		if _, response := x.ears(text); response != "" {
			main = response
		}
		if name := x.lex.calledFirst(main); main != text && name != "" {
			return name
		}
		if x.lex.calledFirst(text) != "" || x.actsFirst(main) {
			return ""
		}
	}
	return ""
}

// titled is what somebody called by name is, as the sentence says that begins with
// them: "Rolf, our treasurer, collects the fee".
func (x *understander) titled(text string) string {
	_, rest, _ := strings.Cut(text, ", ")
	title, _, closed := strings.Cut(rest, ", ")
	for _, lead := range []string{"our ", "the ", "my "} {
		if role, ok := strings.CutPrefix(title, lead); ok && closed && len(strings.Fields(role)) <= 3 && x.isPerson(role) {
			return role
		}
	}
	return ""
}

// calledFirst is the person by name with whom a sentence begins: "Dana" of "Dana
// has a sheet from the agency".
func (l *Lexicons) calledFirst(text string) string {
	name, rest, _ := strings.Cut(text, " ")
	for _, at := range []string{"in the ", "at the ", "from the "} { // "Marit in the office needs …"
		if place, ok := strings.CutPrefix(rest, at); ok {
			_, rest, _ = strings.Cut(place, " ")
		}
	}
	verb := reading.FirstWord(rest)
	if len(name) < 3 || !reading.StartsUpper(name) || strings.ToLower(name[1:]) != name[1:] || strings.ContainsAny(name, ".,:;'’-0123456789") || !reading.IsASCII(name) {
		return ""
	}
	if l.NoFirstNames[reading.Lower(name)] {
		return ""
	}
	if verb != "has" && verb != "is" && verb != "was" && verb != "needs" && verb != "wants" && !reading.InThirdPerson(verb) {
		return ""
	}
	return name
}

// lastPerson is the noun of a person that a text names last.
func (x *understander) lastPerson(text string) string {
	name := ""
	for h := range x.lex.people.All(text) {
		name = text[h.Start:h.End]
	}
	return name
}

// aliasedRole is what a text calls somebody in brackets: "Kees and his stand-in
// (we call them planners)".
func (l *Lexicons) aliasedRole(text string) string {
	for _, lead := range l.CalledInBrackets {
		_, rest, ok := strings.Cut(text, lead)
		if name, _, closed := strings.Cut(rest, ")"); ok && closed && len(strings.Fields(name)) <= 3 {
			return strings.TrimPrefix(name, "the ")
		}
	}
	return ""
}

// opener is the length of what somebody says before they say something: "OK: ",
// "So, ".
func (l *Lexicons) opener(text string) int {
	for _, said := range l.SpokenOpeners {
		if strings.HasPrefix(text, said) && len(text) > len(said)+8 {
			return len(said)
		}
	}
	end := strings.IndexAny(text, ":, ")
	if end <= 0 || end > 10 || end+2 >= len(text) {
		return 0
	}
	switch word := reading.Lower(text[:end]); {
	case word == "so":
		if text[end] == ',' && text[end+1] == ' ' { // "So: one library" says where it leads
			return end + 2
		}
	case word == "and":
		if text[0] == 'A' && text[end] == ' ' && !strings.HasPrefix(text[end:], " so ") {
			return end + 1 // people begin a sentence so when they talk
		}
	case l.FillerWords[word]:
		if text[end] != ' ' && text[end+1] == ' ' {
			return end + 2
		}
	}
	return 0
}

// withoutOpeners takes openers off the sentences of a unit.
func (l *Lexicons) withoutOpeners(u *reading.Unit) {
	for i := range u.Sentences {
		if n := l.opener(u.Sentences[i].Text); n > 0 && (i > 0 || u.Label == "") {
			u.Sentences[i].Text = reading.UpperFirst(u.Sentences[i].Text[n:])
		}
	}
	if strings.EqualFold(u.Label, "ok") || u.Label != "" && slices.Contains(l.SpokenOpeners, reading.UpperFirst(u.Label)+": ") {
		u.Label = ""
		if len(u.Sentences) > 0 {
			u.Sentences[0].Text = reading.UpperFirst(u.Sentences[0].Text)
		}
	}
}

// withoutWants takes "What I want:" off what somebody does with the product: "What I want:
// undertaker sends the order from the phone". An outcome is an aim by these words.
func (x *understander) withoutWants(u *reading.Unit) {
	for i := range u.Sentences {
		for _, lead := range x.lex.WantsAhead {
			said := u.Sentences[i].Text
			if i > 0 && strings.HasPrefix(reading.Lower(said), lead) && !x.wishesOutcome(said[len(lead):]) {
				u.Sentences[i].Text = reading.UpperFirst(said[len(lead):])
			}
		}
	}
}

// cutSoWeMust parts what somebody then has to do from what makes it so: "The ledger answers only 20
// calls a second, so we'll have to keep a copy".
func (l *Lexicons) cutSoWeMust(text string) (why, demand string, ok bool) {
	for _, so := range l.SoWeMust {
		head, tail, found := strings.Cut(text, so)
		if found && len(strings.Fields(head)) > 3 && len(strings.Fields(tail)) > 2 && !strings.ContainsAny(head, ":;") {
			return head + ".", "We have to " + tail, true
		}
	}
	return text, "", false
}

// demandedOfUs writes what somebody wants of those who write as what has to be: "The FCA wants us to
// answer within 5 days" is no deed of the FCA. Who wants it stands in a sentence behind it.
func demandedOfUs(text string) (demand, who string) {
	found := demandedForm().FindStringSubmatch(text)
	if found == nil {
		return text, ""
	}
	return "We must " + found[3], "This is what " + wording.LowerFirst(found[1]) + " " + found[2] + "."
}

var demandedForm = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`^((?:The |Our )[A-Z]?[\w&.-]+(?: [\w&.-]+){0,2}) (wants|expects|requires|demands|asks) us to ([^;:]{10,})$`)
})

// withoutDecidedAhead takes the words off a sentence that only say that it is decided, "I spoke to
// Rupert and it's decided: claims up to £150 are paid at once", and parts the reason from what
// follows from it.
func (l *Lexicons) withoutDecidedAhead(u *reading.Unit) {
	const longest, least = 14, 5 // words in front of the colon, and behind it
	for i := 0; i < len(u.Sentences); i++ {
		if why, must, ok := l.cutSoWeMust(u.Sentences[i].Text); ok {
			reason, demand := u.Sentences[i], u.Sentences[i]
			reason.Text, demand.Text = why, must
			u.Sentences = slices.Replace(slices.Clone(u.Sentences), i, i+1, reason, demand)
			i++
			continue
		}
		head, rest, ok := strings.Cut(u.Sentences[i].Text, ": ")
		if demand, who := demandedOfUs(u.Sentences[i].Text); who != "" {
			must, says := u.Sentences[i], u.Sentences[i]
			must.Text, says.Text = demand, who
			u.Sentences = slices.Replace(slices.Clone(u.Sentences), i, i+1, must, says)
			i++
			continue
		}
		switch {
		case ok && slices.Contains(l.DecidedAlone, reading.Lower(head)) && len(strings.Fields(rest)) >= least-1 && !strings.HasPrefix(rest, "not ") && (i > 0 || u.Label == ""):
			u.Sentences[i].Text = reading.UpperFirst(rest)
		case !ok || len(strings.Fields(rest)) < least:
		case len(strings.Fields(head)) <= longest && reading.HasSuffixOf(reading.Lower(head), l.DecidedAhead...):
			u.Sentences[i].Text = reading.UpperFirst(rest)
		case strings.HasSuffix(head, ", so") && len(strings.Fields(head)) > least: // "Names are personal data, so: everything encrypted, hosted in the UK"
			why, demand := u.Sentences[i], u.Sentences[i]
			why.Text, demand.Text = strings.TrimSuffix(head, ", so")+".", reading.UpperFirst(rest)
			u.Sentences = slices.Replace(slices.Clone(u.Sentences), i, i+1, why, demand)
			i++
		}
	}
}

// fixedThings reads "Things that are fixed: everything in Azure, login with …":
// one rule each.
func (x *understander) fixedThings(sen reading.Sentence, c context) bool {
	lead, rest, ok := strings.Cut(sen.Text, ": ")
	if !ok || len(lead) > 48 || c.kind != "" && c.kind != "top" && c.kind != "overview" && c.kind != "constraint" || reading.HasHan(sen.Text) || strings.Contains(lead, ",") {
		return false
	}
	low := " " + reading.Lower(lead) + " "
	if !reading.ContainsAny(low, x.lex.FixedHeads...) {
		return false
	}
	parts := reading.SplitTop(strings.TrimRight(rest, "."), ", ")
	if semi := reading.SplitTop(strings.TrimRight(rest, "."), "; "); len(semi) > 1 {
		parts = semi
	}
	if len(parts) < 2 {
		return false
	}
	for _, p := range parts {
		if x.lex.ClauseLinks[reading.FirstWord(reading.Lower(p))] {
			return false
		}
	}
	for _, p := range parts {
		p = reading.UpperFirst(strings.TrimPrefix(p, "and "))
		s := x.look(p)
		kind := x.classify(&s, context{kind: "constraint", feature: -1}, true)
		if kind == "" || kind == "note" || kind == "problem" {
			kind = "constraint"
		}
		if kind == "constraint" { // a rule even where it only names a technology
			x.mention(p, sen.From, sen.To, true)
			x.addConstraint(p, sen.From, sen.To)
			continue
		}
		x.put(kind, &s, sen.From, sen.To, context{kind: "constraint", feature: -1})
	}
	return true
}

// codedLegend tells what codes stand for: "A = no heating, somebody on site
// within 24 hours; B = within 3 working days".
func codedLegend(text string) bool {
	code, rest, ok := strings.Cut(text, " = ")
	return ok && len(code) <= 3 && code != "" && strings.ToUpper(code) == code && strings.ContainsFunc(rest, reading.IsMeaning)
}

// behindLead splits "Breakdowns come on top: the call centre registers …" where
// what is in front of the colon only leads to somebody's deed.
func (x *understander) behindLead(text string) (lead, deed string) {
	head, tail, ok := strings.Cut(text, ": ")
	if !ok || len(head) > 40 || len(strings.Fields(head)) < 3 || len(strings.Fields(head)) > 5 || reading.HasHan(text) || len(strings.Fields(tail)) < 5 {
		return "", ""
	}
	if s := x.look(head); s.has("must", "should", "can", "non_goal", "question", "assumption", "risk", "goal") || len(s.measures) > 0 {
		return "", ""
	}
	s := x.signals(tail)
	name, does := x.department(tail)
	if name != "" && x.works(name, does) || x.personActs(&s) {
		return head, reading.UpperFirst(tail)
	}
	return "", ""
}
