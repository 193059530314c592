package understanding

import (
	"regexp"
	"slices"
	"strings"
	"sync"
	"unicode"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// mention files the technologies and outside systems that a sentence names.
// binding says that the sentence demands them.
func (x *understander) mention(text string, from, to int, binding bool) {
	x.endpointsIn(text, from, to)
	x.schemaIn(text, from, to)
	x.countedStates(reading.Sentence{Text: text, From: from, To: to})
	x.kitIn(text, from, to)
	x.heldOutside(text, from, to)
	x.namedSystems(text, from, to)
	x.unknownSystems(text, from, to)
	x.sentTo(text, from, to)
	x.describedSystems(text, from, to)
	x.definedInPassing(text, from, to)
	x.ownedWays(text, from, to)
	hits := x.lex.tech.Find(text)
	if len(hits) == 0 || x.comparedOnly(text, from, to) || reading.ContainsAny(text, x.lex.ChineseOpinionHeld...) || x.lex.handedOut(text) { // where it is fetched from is nothing that it talks to
		return
	}
	cues := x.look0(text)
	end := -1
	for _, h := range hits {
		if h.Start < end || h.Value.exact && text[h.Start:h.End] != exactName(h.Value.name, text[h.Start:h.End]) || x.lex.madeBefore(text, h.Start) {
			continue
		}
		end = h.End
		x.mentionOne(text, h, cues, from, to, binding)
	}
}

// readOnly says behind the name of a store that the product only reads there: "Oracle is read through a
// view".
var readOnly = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`^(?: [\d.]+\w?)?(?: database)? (?:is|are|stays|remains)(?: only| still)? (?:read(?:-only| only)? (?:through|via|over)|read-only|read only)\b`)
})

// exactName is the spelling that a name must have: its own, whatever the alias.
func exactName(name, found string) string {
	if strings.EqualFold(name, found) {
		return name
	}
	return found
}

// look0 finds only the cues of a text.
func (x *understander) look0(text string) map[string]bool {
	out := map[string]bool{}
	for h := range x.lex.cues.All(text) {
		out[h.Value] = true
	}
	return out
}

func (x *understander) mentionOne(text string, h reading.Hit[technology], cues map[string]bool, from, to int, binding bool) {
	name := text[h.Start:h.End]
	if x.lex.refusedName(text, h.Start) || x.lex.refusedAfter(text, h.End) || h.Value.exact && x.lex.isVerbHere(name, text[h.End:]) {
		return
	}
	if h.Value.isForm() && x.lex.replacedHere(text[:h.Start]) {
		return // "It replaces the nightly CSV drop on the FTP server"
	}
	if h.Value.layer == "tool" && x.lex.signsInBy(text[:h.Start]) {
		x.addIntegration(strings.TrimSpace(name), text, from, to) // who somebody is, is asked there
		return
	}
	if outside, looked := x.lex.lookedAt(text, &h); looked {
		if outside != "" {
			x.addIntegration(outside, text, from, to)
		}
		return
	}
	if h.Value.layer == "service" && reading.HasPrefixOf(text[h.End:], x.lex.HandedOutBy...) || x.lex.handledCode(text, &h) || x.lex.writtenFor(&h, text[h.End:]) {
		return
	}
	if behind := strings.Fields(text[h.End:]); h.Value.layer == "platform" && len(behind) > 0 && x.outer[fold(name+" "+strings.Trim(behind[0], ".,;:"))] {
		return // "our WordPress site" is written to, and nothing is built on it
	}
	if kind := kindBehind(text[h.End:]); kind != "" && h.Value.layer != "service" {
		x.addIntegration(name+" "+kind, text, from, to) // "Astro WMS" is no web framework
		return
	}
	if v := version(text[h.End:]); v != "" {
		name += v
	}
	if full := x.lex.cloudService(text, &h); full != "" {
		x.addIntegration(full, text, from, to)
		return
	}
	if h.Value.exact && h.Start == 0 && version(text[h.End:]) == "" && !strings.HasPrefix(text[h.End:], ": ") && !binding && reading.StartsUpper(name) && !reading.IsCapitals(name) && name == text[h.Start:h.End] && strings.ContainsAny(name[1:], "aeiou") && !cues["choose"] && !reading.InThirdPerson(reading.FirstWord(strings.TrimPrefix(text[h.End:], " "))) {
		return // an ordinary word at the beginning of a sentence
	}
	if strings.HasSuffix(text[:h.Start], "是") && strings.HasPrefix(text[h.End:], "的") {
		return // the maker of a system, not the system
	}
	if h.Value.layer == "language" && !binding && !cues["choose"] && x.lex.describesOthers(text[h.End:]) {
		return
	}
	if h.Value.layer == "language" && x.lex.servicesAround(text[:h.Start], text[h.End:]) {
		return
	}
	if (h.Value.layer == "database" || h.Value.layer == "language") && x.lex.handledThing(text[h.End:]) {
		return
	}
	if h.Value.layer == "database" && readOnly().MatchString(text[h.End:]) {
		x.addIntegration(strings.TrimSpace(name), text, from, to) // what is only read belongs to somebody else
		return
	}
	if owned := x.lex.storeOfOthers(text, &h); owned != "" {
		x.addIntegration(owned, text, from, to)
		x.addOwned(name, text[h.Start:h.End], text, from, to)
		return
	}
	if x.lex.givenUpFor(text, h.Start, h.End) {
		x.addStanding(name, text[h.Start:h.End], h.Value.layer, TechExisting, text, from, to)
		return
	}
	outward := x.outward(text, h.Start)
	switch {
	case h.Value.layer == "service":
		if binding || outward != "" || reading.HasPrefixOf(text[h.End:], x.lex.ExchangeNouns...) || x.lex.exchangedAfter(text[h.End:]) || x.lex.exchangedIn(text, h.Start, h.End) || x.lex.usedHere(text, &h) {
			x.addIntegration(strings.TrimSpace(name), text, from, to)
		}
	case h.Value.layer == "tool" && x.lex.ToolsThatObserve[reading.Lower(h.Value.name)]:
		x.addTechnology(name, text[h.Start:h.End], h.Value.layer, text, from, to, binding)
	case h.Value.layer == "tool" && reading.HasPrefixOf(text[h.End:], x.lex.ServiceThings...), outward == "target" && h.Value.layer != "language" && h.Value.layer != "framework" && !h.Value.isForm():
		x.addIntegration(strings.TrimSpace(name), text, from, to)
	case h.Value.weak && !binding && !cues["choose"]:
	case (h.Value.isForm() || h.Value.layer == "platform") && !binding && x.lex.ofToday(text): // how it is done until it is replaced
	case h.Value.isForm() || binding || cues["choose"] || !h.Value.weak:
		x.addTechnology(name, text[h.Start:h.End], h.Value.layer, text, from, to, binding)
	}
}

// servicesAround tells a language that only says which services around the product a Chinese sentence
// tells of: 我们|Java|服务自己按小时切.
func (l *Lexicons) servicesAround(before, behind string) bool {
	return reading.HasSuffixOf(strings.TrimSpace(before), l.ChineseServicesOf...) && reading.HasPrefixOf(strings.TrimSpace(behind), l.ChineseServiceNouns...)
}

// isVerbHere tells the name of a language that is an ordinary verb by what
// follows it: "Go live by April", "the Go-live", "Go back to the list".
func (l *Lexicons) isVerbHere(name, rest string) bool {
	if name != "Go" {
		return false
	}
	word := strings.Trim(reading.FirstWord(strings.TrimLeft(reading.Lower(rest), "- ")), ".,;:)!")
	return l.VerbWhenGo[word]
}

// describesOthers tells a language that only says what kind of thing is meant:
// "Java stack traces", "Python developers".
func (l *Lexicons) describesOthers(rest string) bool {
	word := reading.FirstWord(rest)
	if l.OfOtherThings[strings.Trim(word, ".,;:)")] {
		return strings.HasPrefix(rest, " ")
	}
	return false
}

// handledThing says that the Chinese words behind a name make it a thing that is read or looked
// through, MySQL 慢查询日志, SQL 指纹: nothing that the product is made with.
func (l *Lexicons) handledThing(rest string) bool {
	const longest = 6 // runes up to the end of the thing
	rest = strings.TrimSpace(rest)
	for _, thing := range l.ChineseHandledThings {
		if i := strings.Index(rest, thing); i >= 0 && utf8.RuneCountInString(rest[:i]) <= longest && !strings.ContainsFunc(rest[:i], func(r rune) bool { return !reading.IsHan(r) }) && !reading.ContainsAny(rest[:i], "的", "把", "从", "存", "和", "或") {
			return true
		}
	}
	return false
}

// refusedName tells that a name is only named to be left out: "no Scala",
// "instead of MongoDB".
func (l *Lexicons) refusedName(text string, at int) bool {
	clause := text[:at]
	if i := strings.LastIndexAny(clause, "，；。"); i >= 0 {
		clause = clause[i:]
	}
	if reading.ContainsAny(clause, l.ChineseForLater...) || reading.HasPrefixOf(strings.TrimLeft(clause, "，；。"), l.ChineseLeavesAside...) { // 方便以后出支付宝版, 不涉及微信、支付宝缴费
		return true
	}
	if reading.HasHan(clause) && l.forbidsToAdopt(clause, text[:at-len(clause)]) {
		return true
	}
	before := " " + reading.Lower(text[max(0, at-24):at])
	for _, w := range l.RefusedBeforeName {
		if strings.HasSuffix(before, w) || reading.HasHan(w) && strings.HasSuffix(strings.TrimRight(before, " "), w) {
			return true
		}
	}
	return l.refusedKind(before)
}

// refusedKind tells that a name is refused with what says which kind of it: "no native
// mobile app", "without a local PostgreSQL". A word of place or comparison between them
// ends what is refused: "no access to PostgreSQL".
func (l *Lexicons) refusedKind(before string) bool {
	words := strings.Fields(before)
	if clause := before[max(0, strings.LastIndexAny(before, "，。；：、")):]; reading.HasHan(clause) && reading.ContainsAny(clause, l.ChineseRefusesKind...) {
		return true
	}
	for i := len(words) - 1; i >= 0 && i >= len(words)-3; i-- {
		word := words[i]
		if l.RefusesKind[word] {
			return true
		}
		if l.EndsRefusal[word] || strings.ContainsAny(word, ",;:.()") {
			return false
		}
	}
	return false
}

// refusedAfter tells that what follows a name turns it down: "Shopify is no
// option", "it is used in the shop; the portal shall not use it".
func (l *Lexicons) refusedAfter(text string, end int) bool {
	after := reading.Lower(text[end:min(len(text), end+120)])
	if l.plainNo(after) {
		return true
	}
	if i := strings.Index(after, ". "); i >= 0 {
		after = after[:i]
	}
	if first, second, ok := strings.Cut(after, "; "); ok && reading.HasPrefixOf(second, l.AnotherOne...) {
		after = first // "MySQL is the database; a new one is not allowed" refuses the others
	}
	if slices.ContainsFunc(l.RefusedBehindName, func(no string) bool { return saysNo(after, no) }) {
		return true
	}
	if i := strings.IndexAny(after, ",;:("); i >= 0 { // "PayPal orders are excluded; they stay as they are"
		after = after[:i]
	}
	return len(strings.Fields(after)) <= 8 && reading.ContainsAny(after, l.ExcludedBehindName...)
}

// saysNo says that words behind a name turn it down. A Chinese "may not use" in a clause of its own
// that goes on with a thing turns down that one: "数据库只能用 MySQL，不能用公有云".
func saysNo(after, no string) bool {
	i := strings.Index(after, no)
	if i < 0 || !reading.HasHan(no) || !strings.HasPrefix(no, "不") || !strings.ContainsAny(after[:i], "，；。") {
		return i >= 0
	}
	next, _ := utf8.DecodeRuneInString(strings.TrimLeft(after[i+len(no):], " 了"))
	return next == utf8.RuneError || strings.ContainsRune("，；。、：）", next)
}

// mentionOnly files the technologies that a text about today or about risks
// says are in use, and the operations it names.
func (x *understander) mentionOnly(text string, from, to int) {
	x.endpointsIn(text, from, to)
	x.schemaIn(text, from, to)
	x.describedSystems(text, from, to)
	cues := x.look0(text)
	end := -1
	for _, h := range x.lex.tech.Find(text) {
		if h.Start < end || h.Value.layer != "service" && !cues["choose"] || h.Value.layer == "service" && x.outward(text, h.Start) == "" || h.Value.exact && text[h.Start:h.End] != exactName(h.Value.name, text[h.Start:h.End]) {
			continue
		}
		end = h.End
		x.mentionOne(text, h, cues, from, to, false)
	}
}

// version reads " 16", " 8.0.1", " 13–17" or " v3" behind a name.
func version(rest string) string {
	if !strings.HasPrefix(rest, " ") {
		return ""
	}
	body := strings.TrimPrefix(strings.TrimPrefix(rest[1:], "v"), "V")
	n := 0
	for n < len(body) {
		r, size := utf8.DecodeRuneInString(body[n:])
		if !unicode.IsDigit(r) && (r != '.' || n+1 >= len(body) || !unicode.IsDigit(rune(body[n+1]))) && (n == 0 || r != '–' && r != '+') {
			break
		}
		n += size
	}
	if n == 0 || n > 9 {
		return ""
	}
	n += len(releaseLetter(body[n:]))
	after, _ := utf8.DecodeRuneInString(body[n:])
	if unicode.IsLetter(after) && !reading.IsHan(after) || after == '%' || after == ',' && n < len(body)-1 && unicode.IsDigit(rune(body[n+1])) {
		return ""
	}
	if next := reading.FirstWord(body[n:]); len(next) > 0 && next[0] < utf8.RuneSelf && unicode.IsLower(rune(next[0])) && !strings.Contains(" and or in on for to with the is are client server services everywhere at as because ", " "+strings.Trim(next, ".,;:")+" ") && !strings.HasPrefix(body[n:], ",") && !strings.HasPrefix(body[n:], ".") {
		return ""
	}
	return rest[:1+len(rest[1:])-len(body)+n]
}

// releaseLetter is the letter behind the number of a version, as makers of databases count: "19c".
func releaseLetter(rest string) string {
	for _, letter := range []string{"ai", "c", "g", "i"} {
		if behind, ok := strings.CutPrefix(rest, letter); ok {
			if next, _ := utf8.DecodeRuneInString(behind); behind == "" || !unicode.IsLetter(next) && !unicode.IsDigit(next) {
				return letter
			}
		}
	}
	return ""
}

func (x *understander) addTechnology(name, base, layer, text string, from, to int, binding bool) {
	if x.outer[fold(base)] {
		return
	}
	names := x.lex.namesOf(base)
	key := fold(names[0])
	standing := x.standing(name, layer, text, from)
	if i, ok := x.tech[key]; ok {
		old := &x.u.Technologies[i]
		switch {
		case binding && (!old.Binding || old.Standing != "" && standing == ""):
			*old = TechnologyFact{Name: strings.TrimSpace(name), Names: names, Layer: layer, Text: sentence(text), Binding: true, Standing: standing, Source: x.source(from, to)}
		case binding && len(old.Source.Lines) < 4:
			old.Source = old.Source.Join(x.source(from, to))
			if len(name) > len(old.Name) {
				old.Name = strings.TrimSpace(name)
			}
		}
		return
	}
	x.tech[key] = len(x.u.Technologies)
	x.u.Technologies = append(x.u.Technologies, TechnologyFact{Name: strings.TrimSpace(name), Names: names, Layer: layer, Text: sentence(text), Binding: binding, Standing: standing, Source: x.source(from, to)})
}

// addOwned files a database that a system outside owns as what it is made of.
func (x *understander) addOwned(name, base, text string, from, to int) {
	x.addStanding(name, base, "database", TechOfPartner, text, from, to)
}

// addStanding files a technology of which the sentence that names it first says how it stands to the
// product.
func (x *understander) addStanding(name, base, layer, standing, text string, from, to int) {
	before := len(x.u.Technologies)
	x.addTechnology(name, base, layer, text, from, to, false)
	if n := len(x.u.Technologies); n > before {
		x.u.Technologies[n-1].Standing = standing
	}
}

// properName reads capitalised words or a domain at the beginning of a text.
func properName(text string) string {
	var words []string
	for word := range strings.FieldsSeq(text) {
		bare := strings.TrimRight(word, ".,;:)")
		if strings.Contains(bare, ".") && bare == reading.Lower(bare) && len(words) == 0 && len(bare) > 4 && !strings.ContainsAny(bare, "/0123456789") {
			return bare
		}
		if bare == "" || bare[0] < 'A' || bare[0] > 'Z' || len(bare) <= 3 && bare == strings.ToUpper(bare) {
			break
		}
		words = append(words, bare)
		if bare != word || len(words) == 3 {
			break
		}
	}
	name := strings.Join(words, " ")
	if strings.Contains(" January February March April June July August September October November December Monday Tuesday Wednesday Thursday Friday Saturday Sunday English German French Dr Mr Mrs Ms Prof ", " "+reading.FirstWord(name)+" ") {
		return ""
	}
	return name
}
