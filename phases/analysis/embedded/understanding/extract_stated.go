package understanding

import (
	"strings"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// statedFields reads a sentence that says what is kept of something: "For each
// plot we keep the number, the size and the tenant", "每个订单包含订单号、金额".
func (x *understander) statedFields(sen reading.Sentence) bool {
	if x.toldTable(sen) || x.recordAhead(sen) || x.tablesListed(sen.Text, sen.From, sen.To, false) {
		return true
	}
	entity, list := x.lex.entityPhrase(sen.Text)
	if entity == "" {
		return false
	}
	list, told := fieldsAhead(list)
	parts := reading.SplitList(list)
	if len(parts) < 3 || !reading.ShortParts(parts, 7, 10) {
		return false
	}
	for _, p := range parts {
		if reading.HasFiniteVerb(p) || reading.ContainsAny(reading.Lower(p), x.lex.FieldsBehindWords...) || strings.HasPrefix(p, ".") {
			return false
		}
	}
	e := x.addEntity(reading.UpperFirst(x.lex.actorName(entity)), sen.From, sen.To)
	x.addFields(e, parts, sen.From, sen.To)
	return !told
}

// fieldsAhead cuts a Chinese list of attributes from what the sentence goes on with:
// "名字、品种、体重，还有脾气备注（比如“怕吹风机”），接单时一眼就要看到". told says that
// there is more to be read.
func fieldsAhead(list string) (fields string, told bool) {
	if !reading.HasHan(list) {
		return list, false
	}
	clauses := reading.SplitTop(strings.TrimRight(list, "。；"), "，")
	fields = clauses[0]
	for _, clause := range clauses[1:] {
		more := clause
		for _, also := range []string{"还有", "以及", "还要有"} {
			more = strings.TrimPrefix(more, also)
		}
		if more == clause {
			return fields, true
		}
		fields += "、" + withoutBrackets(more)
	}
	return fields, false
}

// entityPhrase splits a sentence into what is kept and its attributes.
func (l *Lexicons) entityPhrase(text string) (entity, list string) {
	low := reading.Lower(text)
	for _, open := range l.ForEachOpeners {
		if rest, ok := strings.CutPrefix(low, open); ok {
			for _, verb := range l.WeKeep {
				if i := strings.Index(rest, verb); i > 0 && i < 40 {
					return text[len(open) : len(open)+i], text[len(open)+i+len(verb):]
				}
			}
			return "", ""
		}
	}
	for _, open := range l.InWhichEvery { // "A catalogue in which every work has its composer, …"
		_, rest, ok := strings.Cut(low, open)
		if !ok {
			continue
		}
		at := len(low) - len(rest)
		for _, verb := range []string{" has its ", " has a ", " has an ", " has "} {
			if i := strings.Index(rest, verb); i > 0 && i < 32 && len(strings.Fields(rest[:i])) <= 3 {
				return text[at : at+i], text[at+i+len(verb):]
			}
		}
	}
	for _, open := range []string{"a ", "an ", "each ", "every "} {
		rest, ok := strings.CutPrefix(low, open)
		if !ok {
			continue
		}
		for _, verb := range l.ConsistsOf {
			if i := strings.Index(rest, verb); i > 0 && i < 32 && len(strings.Fields(rest[:i])) <= 3 && !l.NoEndOfName[reading.LastWord(rest[:i])] {
				return text[len(open) : len(open)+i], text[len(open)+i+len(verb):]
			}
		}
	}
	if head, list, ok := strings.Cut(text, ": "); ok && len(strings.Fields(head)) <= 4 { // "Plot data: number, size, rent"
		for _, tail := range l.RecordWords {
			if noun, found := strings.CutSuffix(reading.Lower(head), tail); found && noun != "" && !strings.ContainsAny(list, ".;") && !strings.Contains(" personal customer test sample open master all the our ", " "+noun+" ") {
				return head[:len(noun)], list
			}
		}
	}
	if entity, list := l.recordTold(text); entity != "" {
		return entity, list
	}
	rest := strings.TrimPrefix(text, "每个")
	for _, unit := range l.ChineseEachThing {
		rest = strings.TrimPrefix(rest, unit)
	}
	if rest != text || strings.Contains(text, "字段") {
		for _, verb := range l.ChineseContains {
			if i := strings.Index(rest, verb); i > 0 && utf8.RuneCountInString(rest[:i]) <= 10 {
				return strings.TrimRight(rest[:i], "的"), strings.TrimLeft(rest[i+len(verb):], "：: ")
			}
		}
	}
	return "", ""
}

// shortField is the noun of an attribute: "the size in square metres" → size.
func (l *Lexicons) shortField(text string, articles []string) string {
	text = TrimArticle(strings.TrimRight(text, ".。"), append(l.Possessives, articles...))
	for _, cut := range l.EndsOfField {
		if i := strings.Index(text, cut); i > 0 {
			text = text[:i]
		}
	}
	return text
}

// fieldRule is what a text says about an attribute besides its name.
func fieldRule(text string) string {
	if i := strings.Index(text, " ("); i > 0 && strings.HasSuffix(strings.TrimRight(text, ". "), ")") {
		return strings.Trim(text[i:], " ().")
	}
	for _, cut := range []string{" between which ", " from which ", " during which ", " in ", " with ", " which ", " that "} {
		if i := strings.Index(text, cut); i > 0 {
			return strings.TrimRight(strings.TrimSpace(text[i+1:]), ".。")
		}
	}
	return ""
}

// statedActors reads a sentence that lists who uses the product: "There are
// three groups of people: tenants, board members and guests".
func (x *understander) statedActors(sen reading.Sentence) bool {
	if x.meantFor(sen) || x.usersAre(sen) {
		return true
	}
	x.rolesNamed(sen)
	name, list, _ := reading.CutLabel(sen.Text, true)
	if name == "" || !reading.ContainsAny(reading.Lower(name), x.lex.KindsOfPeople...) {
		return false
	}
	parts := withRelatives(reading.SplitList(strings.TrimRight(list, ".。")))
	if len(parts) < 2 || !reading.ShortParts(parts, 10, 12) {
		return false
	}
	for _, p := range parts {
		who, role := x.lex.cutRole(unquantified(p))
		who = x.calledBy(who)
		x.addActor(ActorFact{Name: reading.UpperFirst(x.lex.actorName(who)), Role: sentence(role)}, sen.From, sen.To)
	}
	return true
}

// withRelatives joins a clause that says who somebody is to the name before it:
// "our planner Eva, who fills the gaps".
func withRelatives(parts []string) []string {
	var out []string
	for _, p := range parts {
		if n := len(out); n > 0 && (strings.HasPrefix(p, "who ") || strings.HasPrefix(p, "which ") || strings.HasPrefix(p, "whose ")) {
			out[n-1] += ", " + p
			continue
		}
		out = append(out, p)
	}
	return out
}

// calledBy takes the name of a person off the role: "planner Eva".
func (x *understander) calledBy(who string) string {
	i := strings.LastIndexByte(who, ' ')
	if i > 0 && who[i+1] >= 'A' && who[i+1] <= 'Z' && x.isPerson(who[:i]) {
		return who[:i]
	}
	return who
}

// meantFor reads "It is meant for the person on call, and for auditors who ask
// for proof": the people in it are actors.
func (x *understander) meantFor(sen reading.Sentence) bool {
	low := reading.Lower(sen.Text)
	if x.meantForWhom(sen) {
		return true
	}
	for _, w := range x.lex.MeantForOpeners {
		i := strings.Index(low, w)
		if bare := strings.TrimPrefix(w, "is "); i < 0 && bare != w && strings.HasPrefix(low, bare) {
			i, w = 0, bare // "Meant for sysadmins who …" says it of the product above
		}
		if i < 0 {
			continue
		}
		found := false
		for _, part := range reading.SplitList(sen.Text[i+len(w):]) {
			part = strings.TrimPrefix(strings.TrimPrefix(part, "for "), "the ")
			name, role := x.lex.cutRole(part)
			name = withoutHour(name)
			if n, _ := x.leadingActor(name); n == "" || len(strings.Fields(name)) > 10 {
				continue
			}
			if role != "" {
				role = part
			}
			x.addActor(ActorFact{Name: reading.UpperFirst(x.lex.actorName(name)), Role: sentence(role)}, sen.From, sen.To)
			found = true
		}
		return found && !x.defines(sen.Text)
	}
	return false
}

// meantForWhom reads it at the beginning of a sentence without a subject: "Meant for
// sysadmins who want to know what an installer did".
func (x *understander) meantForWhom(sen reading.Sentence) bool {
	for _, w := range x.lex.MeantForOpeners {
		_, open, _ := strings.Cut(w, " ")
		rest, ok := strings.CutPrefix(reading.Lower(sen.Text), open)
		if !ok {
			continue
		}
		who, role, _ := strings.Cut(sen.Text[len(sen.Text)-len(rest):], " who ")
		if len(strings.Fields(who)) > 4 || role == "" {
			return false
		}
		x.addActor(ActorFact{Name: reading.UpperFirst(x.lex.actorName(strings.TrimPrefix(who, "the "))), Role: sentence(reading.UpperFirst(who) + " who " + role)}, sen.From, sen.To)
		return true
	}
	return false
}

// withoutHour is somebody without the hour at which they are met: "person on
// call at 3 a.m".
func withoutHour(name string) string {
	if head, hour, ok := strings.Cut(name, " at "); ok && hour != "" && hour[0] >= '0' && hour[0] <= '9' {
		return head
	}
	return name
}

// featureList reads "The extension points are: the REST interface, a stream of
// events and custom rules" as one feature each.
func (x *understander) featureList(sen reading.Sentence, c context) bool {
	i := strings.Index(sen.Text, ": ")
	size := 2
	if j := strings.Index(sen.Text, "："); i < 0 && j > 0 {
		i, size = j, len("：")
	}
	if i <= 0 || i > 80 || c.kind != "" && c.kind != "feature" && c.kind != "overview" && c.kind != "api" {
		return false
	}
	lead := reading.Lower(sen.Text[:i])
	if !reading.ContainsAny(lead, x.lex.FeatureListLeads...) {
		return false
	}
	parts := reading.SplitList(sen.Text[i+size:])
	if len(parts) < 2 || !reading.ShortParts(parts, 14, 24) {
		return false
	}
	things := strings.HasSuffix(lead, " are")
	for _, p := range parts {
		x.addFeature(FeatureFact{Text: p, Group: c.group, Priority: c.priority, Thing: things}, sen.From, sen.To)
	}
	return true
}
