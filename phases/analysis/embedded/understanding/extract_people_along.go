package understanding

import (
	"strings"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// People come into a text in passing: as the subject of a later clause, "he
// taps done and the customer gets a text", in the head of a letter, "From: Ada
// Lund, bookkeeper", or beside their name, "Kees, our stock keeper, counts".

// subjectsAlong lists the people who do something in any clause of a sentence.
func (x *understander) subjectsAlong(text string) []string {
	var out []string
	if len(x.r.Units) == 1 {
		return nil // an idea of one sentence, whose clauses are read one by one
	}
	for _, h := range x.lex.people.Find(text) {
		name := x.subjectAt(text, h.Start, h.End)
		if name == "" {
			continue
		}
		out = append(out, name)
	}
	out = append(out, x.besideNames(text)...)
	return append(out, x.wishers(text)...)
}

// besideNames lists the roles that stand beside the name of somebody: "Hanneke,
// our secretary, writes it down", "the sexton, Piet, gets a list", "our
// treasurer Rolf", "the warehouse (Fatima) approves it".
func (x *understander) besideNames(text string) []string {
	var out []string
	for _, article := range x.lex.BesideNames {
		for at := 0; ; {
			i := strings.Index(text[at:], article)
			if i < 0 {
				break
			}
			i += at
			at = i + len(article)
			if who := x.titleOf(text[at:]); who != "" && x.lex.calledSo(reading.LastWord(text[:i])) && strings.TrimSpace(text[:i]) != "" {
				out = append(out, who)
			}
		}
	}
	for _, h := range x.lex.people.Find(text) {
		called, ok := strings.CutPrefix(text[h.End:], " ")
		called = strings.TrimPrefix(strings.TrimPrefix(called, "that's "), "that’s ") // "my deputy that's Moira"
		if !ok || !x.lex.calledSo(strings.Trim(reading.FirstWord(called), ".,;:")) || h.Start < 4 {
			continue
		}
		words := strings.Fields(text[:h.Start])
		if len(words) == 0 {
			continue
		}
		if own := reading.Lower(words[len(words)-1]); own == "our" || own == "my" || own == "the" {
			out = append(out, text[h.Start:h.End])
		}
	}
	if name := x.namedDesk(text); name != "" {
		out = append(out, name)
	}
	return out
}

// titleOf is the role at the beginning of what stands behind a name and a comma.
func (x *understander) titleOf(text string) string {
	end := strings.IndexAny(text, ",.;:()")
	if i := strings.Index(text, " who "); i > 0 && (end < 0 || i < end) {
		end = i
	}
	if end < 0 {
		end = len(text)
	}
	who := strings.TrimSpace(text[:end])
	for _, of := range x.lex.PrepositionsBehindTitle {
		who, _, _ = strings.Cut(who, of)
	}
	if words := len(strings.Fields(who)); words == 0 || words > 4 || !x.isPerson(reading.LastWord(who)) {
		return ""
	}
	return who
}

// calledSo tells the first name of somebody: one word with a capital that is no
// shortage of letters, no day and no month.
func (l *Lexicons) calledSo(word string) bool {
	if len(word) < 2 || !reading.StartsUpper(word) || reading.IsCapitals(word) || reading.InnerCapital(word) || l.Calendar(word) || Weekday(word) || strings.ContainsAny(word, "0123456789'’`\"/") {
		return false
	}
	return !strings.Contains(" The This That These Those It They We You He She Then There Here And But So If When Today Later ", " "+word+" ")
}

// namedDesk is who works where somebody is said to: "the warehouse (Fatima)
// approves it", "Marta at the front desk enters it".
func (x *understander) namedDesk(text string) string {
	if i := strings.Index(text, " ("); i > 0 {
		name, rest, ok := strings.Cut(text[i+2:], ") ")
		words := strings.Fields(text[:i])
		if n := len(words); ok && n > 1 && x.lex.calledSo(name) && !strings.Contains(name, " ") && reading.Lower(words[n-2]) == "the" && !systemNoun(reading.Lower(words[n-1])) && len(x.lex.tech.Find(name)) == 0 && deedAhead("", rest) {
			return words[n-1]
		}
	}
	for _, at := range x.lex.DeskPlaces {
		i := strings.Index(text, at)
		if i <= 0 {
			continue
		}
		who := reading.LastWord(text[:i])
		if !x.lex.calledSo(who) && !strings.Contains(" people guys girls ladies folks colleagues lads staff team everybody everyone ", " "+reading.Lower(who)+" ") {
			continue
		}
		if name, rest := x.department(text[i+len(at):]); name != "" && (deedAhead("s", rest) || deedAhead("", rest) || x.works(name, rest)) {
			return name
		}
	}
	return ""
}

// wishers lists those whom no list of people knows and who want to do something:
// "The kitchen ladies want to know how many cups".
func (x *understander) wishers(text string) []string {
	low := reading.Lower(text)
	for _, want := range x.lex.WisherVerbs {
		i := strings.Index(low, want)
		if i <= 0 || i > 60 || !strings.Contains(useVerbs()+"know find look hear ", " "+reading.FirstWord(text[i+len(want):])+" ") {
			continue
		}
		subject := text[:i]
		for _, opener := range x.lex.AndOpeners {
			subject = strings.TrimPrefix(subject, opener)
		}
		words := strings.Fields(subject)
		if len(words) < 2 || len(words) > 4 || !reading.RoleArticle(words[0]) || subject != words[0]+reading.Lower(subject[len(words[0]):]) || x.systemSubject(subject) || !x.lex.nounPhrase(strings.Join(words[1:], " ")) || x.genericPerson(x.lex.actorName(subject), 0) {
			return nil
		}
		return []string{strings.Join(words[1:], " ")}
	}
	return nil
}

// subjectAt is the role whose noun stands at a place of a sentence, with the
// words in front that belong to it, if it is the subject of a clause there.
func (x *understander) subjectAt(text string, start, end int) string {
	rest := strings.TrimLeft(text[end:], " ")
	if len(rest) == len(text[end:]) || !deedAhead(text[start:end], rest) {
		return ""
	}
	words := strings.Fields(text[:start])
	from := len(words)
	for from > 0 && len(words)-from < 3 {
		w := words[from-1]
		if x.lex.opensClause(w) {
			break
		}
		from--
		if reading.RoleArticle(w) {
			break
		}
	}
	switch {
	case from < len(words) && reading.RoleArticle(words[from]):
		if from > 0 && !x.lex.opensClause(words[from-1]) {
			return ""
		}
		from++
	case from > 0 && !x.lex.opensClause(words[from-1]) || len(words)-from > 1 || !strings.HasSuffix(text[start:end], "s"):
		return "" // only a plural stands without an article
	}
	name := strings.TrimSpace(strings.Join(words[from:], " ") + " " + text[start:end])
	if x.lex.asksWhether(reading.Lower(name)) || !x.lex.nounPhrase(reading.Lower(name)) || name != reading.Lower(name) && from > 0 && reading.StartsUpper(name) {
		return ""
	}
	return name
}

// opensClause tells a word behind which a clause with a subject of its own
// begins.
func (l *Lexicons) opensClause(word string) bool {
	if strings.ContainsAny(word[len(word)-1:], ",;:(.") {
		return true
	}
	return l.ClauseOpeners[reading.Lower(word)]
}

// deedAhead tells that a text goes on with what somebody does, may do or gets.
func deedAhead(noun, rest string) bool {
	word := reading.FirstWord(rest)
	if modal(rest) {
		return true
	}
	if word == "has" || word == "have" {
		done, ok := strings.CutSuffix(reading.FirstWord(strings.TrimSpace(rest[len(word):])), "ed") // "as soon as the vet has signed"
		return ok && (strings.Contains(useVerbs(), " "+done+" ") || strings.Contains(useVerbs(), " "+done+"e "))
	}
	if strings.HasSuffix(reading.Lower(noun), "s") {
		return strings.Contains(useVerbs(), " "+word+" ") && !strings.HasSuffix(word, "s")
	}
	return strings.Contains(useVerbs(), " "+strings.TrimSuffix(word, "s")+" ") && strings.HasSuffix(word, "s") || word == "fetches" || word == "searches" || word == "ticks" || word == "carries"
}

// useVerbs are what people do with a product.
func useVerbs() string {
	return " get see want need open tap sign confirm enter choose pick scan book receive approve check accept register fill pay answer upload download send cancel reserve order collect decide see type press tick report print note record track plan edit create share rate reply drop return collect "
}

// onlyThese lists the people to whom a sentence keeps something: "Only casualty
// carers and the doctor may open it".
func (x *understander) onlyThese(text string) []string {
	rest, ok := strings.CutPrefix(text, "Only ")
	if !ok {
		return nil
	}
	end := -1
	for _, may := range x.lex.OnlyTheseVerbs {
		if i := strings.Index(rest, may); i > 0 && (end < 0 || i < end) {
			end = i
		}
	}
	if end < 0 || len(strings.Fields(rest[:end])) > 8 {
		return nil
	}
	var out []string
	for _, part := range reading.SplitTop(strings.NewReplacer(", and ", ", ", " and ", ", ", " or ", ", ").Replace(rest[:end]), ", ") {
		who := TrimArticle(part, append([]string{"the"}, x.lex.articles...))
		if n := len(strings.Fields(who)); n == 0 || n > 3 || !x.isPerson(reading.LastWord(who)) {
			return nil
		}
		out = append(out, who)
	}
	return out
}

// headRoles files what the writer of a letter is, as its head says: "From: Ada
// Lund, bookkeeper, and since May treasurer".
func (x *understander) headRoles(listed int) {
	x.presentRoles(listed)
	last, _ := reading.MailHead(x.r.Lines)
	for i, row := range x.r.Lines[:last] {
		key, value, ok := reading.CutField(strings.Trim(row, " \t*>|"))
		_, titles, more := strings.Cut(value, ", ")
		if !ok || !more || key != "from" || strings.Contains(value, "@") {
			continue
		}
		for _, part := range reading.SplitTop(strings.NewReplacer(", and ", ", ", " and ", ", ").Replace(titles), ", ") {
			who, _, _ := strings.Cut(part, " (")
			for _, w := range x.lex.OpenersBeforeRole {
				who = strings.TrimPrefix(who, w)
			}
			for _, since := range x.lex.EndsOfRole {
				who, _, _ = strings.Cut(who, since)
			}
			if words := len(strings.Fields(who)); words > 0 && words <= 4 && len(who) > 2 && (x.isPerson(who) || x.isPerson(reading.LastWord(who))) {
				x.addRole(role{who, i + 1}, listed)
			}
		}
	}
}

// presentRoles files the roles of those who were at a meeting: "Present: Anna (nurse), Ben
// (head of ward)".
func (x *understander) presentRoles(listed int) {
	for i, line := range x.r.Lines[:min(len(x.r.Lines), maxPresentLines)] {
		label, list, ok := strings.Cut(strings.Trim(line, " -*_\t"), ":")
		if !ok || !x.lex.PresentLabels[reading.Lower(strings.Trim(label, " *_"))] {
			continue
		}
		for _, part := range reading.SplitTop(strings.ReplaceAll(list, ";", ","), ",") {
			_, who, found := strings.Cut(strings.TrimRight(strings.TrimSpace(part), ".*_ )"), "(")
			who = strings.TrimSpace(TrimArticle(who, x.lex.articles))
			head, _, _ := strings.Cut(who, " of ")
			if found && !strings.ContainsAny(who, ",;") && (x.isPerson(who) || x.isPerson(head) || head == "head" && head != who) {
				x.addRole(role{who, i + 1}, listed)
			}
		}
	}
}
