package understanding

import (
	"slices"
	"strings"
	"unicode"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// Names of outside systems that no list knows are told by what stands around
// them: "a nightly feed to NetSuite", "the devices (Beurer, Withings)".

// namedOutside files them.
func (x *understander) namedOutside(text string, from, to int) {
	if len(text) < 2 || strings.IndexFunc(text[1:], func(r rune) bool { return r >= 'A' && r <= 'Z' }) < 0 || reading.HasHan(text) {
		return // no name stands behind the first letter
	}
	x.bracketSystems(text, from, to)
	x.exchangedWith(text, from, to)
	x.servedFor(text, from, to)
	x.recordKeeper(text, from, to)
	x.toldSystems(text, from, to)
	x.spokenSystems(text, from, to)
}

// bracketSystems reads names in brackets behind what they are: "a name check
// (SurePay / Mono)".
func (x *understander) bracketSystems(text string, from, to int) {
	for at := 0; ; {
		i := strings.Index(text[at:], " (")
		if i < 0 {
			return
		}
		i += at
		end := strings.IndexByte(text[i:], ')')
		if end < 0 {
			return
		}
		inner := text[i+2 : i+end]
		at = i + end
		if len(inner) > 80 || !reading.StartsUpper(inner) && !figureFirst(inner) && !reading.InnerCapital(strings.TrimRight(reading.FirstWord(inner), ",")) {
			continue
		}
		noun := reading.Lower(reading.LastWord(text[:i]))
		if strings.HasSuffix(reading.Lower(text[:i]), " back office") || carriedBy(noun) && len(strings.Fields(inner)) == 2 {
			noun = "system"
		}
		parts := reading.SplitTop(strings.NewReplacer(" / ", ", ", " and ", ", ", " or ", ", ", "/", ", ").Replace(inner), ", ")
		parts = slices.DeleteFunc(parts, func(p string) bool { // "and one that still arrives by mail"
			return systemNoun(noun) && !reading.StartsUpper(p) && len(strings.Fields(p)) > 2
		})
		if slices.ContainsFunc(parts, func(p string) bool { return !brandName(p, !systemNoun(noun)) }) {
			continue
		}
		for _, p := range parts {
			x.newSystem(p, text, from, to)
		}
	}
}

// carriedBy tells ways behind which the service that carries them is named: "by SMS (GOV.UK
// Notify)".
func carriedBy(noun string) bool {
	return noun == "sms" || noun == "email" || noun == "e-mail" || noun == "mail" || noun == "push"
}

// systemNoun tells nouns that a maker or a product is named behind.
func systemNoun(noun string) bool {
	return strings.Contains(" check device devices sensor sensors provider providers service services api apis gateway gateways system systems software tool tools terminal terminals lock locks tracker trackers scale scales register registers bank banks carrier carriers printer printers platform platforms processor processors scanner scanners crm erp till tills reader readers portal portals machine machines camera cameras shop shops app apps program programs vendor vendors supplier suppliers ", " "+noun+" ") && noun != ""
}

// figureFirst tells a name that begins with a figure: "3Shape".
func figureFirst(name string) bool {
	return len(name) > 3 && name[0] >= '0' && name[0] <= '9' && name[1] >= 'A' && name[1] <= 'Z' && unicode.IsLower(rune(name[2]))
}

// brandName tells the name of a product or a firm. A strict one shows it by its
// letters alone: "SurePay", "Pl@ntNet API".
func brandName(name string, strict bool) bool {
	words := strings.Fields(name)
	if len(words) == 0 || len(words) > 3 || !reading.StartsUpper(name) && !reading.InnerCapital(words[0]) && !figureFirst(name) {
		return false
	}
	for _, r := range name {
		if !unicode.IsLetter(r) && !unicode.IsDigit(r) && !strings.ContainsRune(" @.-&'+", r) {
			return false
		}
	}
	for _, w := range words[1:] {
		if !reading.StartsUpper(w) && (w[0] < '0' || w[0] > '9') {
			return false
		}
	}
	if !strict {
		return !reading.IsCapitals(words[0]) || len(words[0]) > 3
	}
	return reading.InnerCapital(words[0]) && !strings.Contains(words[0], ".") && !strings.HasSuffix(words[0], "s") || strings.ContainsRune(words[0], '@')
}

// exchangedWith reads the name behind words of exchange: "API for DHIS2", "stock
// is in AFAS", "we send AFAS the hours".
func (x *understander) exchangedWith(text string, from, to int) {
	spaced := " " + text
	for _, w := range x.lex.FeedWith {
		if i := strings.Index(spaced, w); i >= 0 && i+len(w)-1 < len(text) {
			x.newSystem(behindExchange(text[i+len(w)-1:], false), text, from, to)
		}
	}
	for _, w := range x.lex.ExchangePrepositions {
		for at := 0; ; {
			i := strings.Index(text[at:], w)
			if i < 0 {
				break
			}
			at += i + len(w)
			if !reading.StartsUpper(text[at:]) {
				continue
			}
			name := behindExchange(text[at:], true)
			if name == "" || !strings.HasPrefix(w, " s") && !x.kept(text[:at]) {
				continue
			}
			x.newSystem(name, text, from, to)
		}
	}
}

// kept tells that something is held in, fetched from or handed to what is named
// next.
func (x *understander) kept(before string) bool {
	low := " " + reading.Lower(before[max(0, len(before)-40):])
	return reading.ContainsAny(low, x.lex.KeptVerbs...)
}

// behindExchange is the name of a system at the beginning of a text. A strict
// one shows by its letters that it is a name and no place or person.
func behindExchange(rest string, strict bool) string {
	rest = strings.TrimPrefix(rest, "the ")
	token := strings.TrimRight(reading.FirstWord(rest), ".,;:)!?")
	if len(token) < 3 || token[0] < 'A' || token[0] > 'Z' {
		return ""
	}
	capitals := token == strings.ToUpper(token)
	switch {
	case capitals && len(token) >= 4 && !strings.ContainsAny(token, "-/.") && !commonCapitals(token):
		return token
	case !capitals && reading.InnerCapital(token) && !strings.ContainsAny(token, "./-") && !strings.HasSuffix(token, "s"):
		return token
	case strict || capitals:
		return ""
	}
	return properName(rest)
}

// commonCapitals tells words in capitals that name no system.
func commonCapitals(word string) bool {
	return strings.Contains(" HTML HTTP HTTPS JSON YAML IBAN UUID GDPR WCAG HIPAA ASCII MUST SHALL SHOULD NOTE TODO FIXME POST PATCH DELETE HEAD PNG JPEG HEIC DOCX XLSX PPTX EMEA APAC NULL TRUE FALSE ISBN EAN13 ", " "+word+" ")
}

// servedFor reads "Bank rails: Banking Circle for EUR/PLN, Paystack for NGN": who
// serves what.
func (x *understander) servedFor(text string, from, to int) {
	i := strings.Index(text, ": ")
	if i <= 0 || i > 32 || !strings.Contains(text[i:], " for ") {
		return
	}
	body, _, _ := strings.Cut(strings.TrimRight(text[i+2:], "."), ". ")
	parts := reading.SplitTop(strings.ReplaceAll(body, " and ", ", "), ", ")
	if len(parts) < 2 {
		return
	}
	names := make([]string, 0, len(parts))
	for _, p := range parts {
		name, what, ok := strings.Cut(p, " for ")
		if !ok || what == "" || len(strings.Fields(what)) > 3 || !brandName(name, false) {
			return
		}
		names = append(names, name)
	}
	for _, name := range names {
		x.newSystem(name, text, from, to)
	}
}

// recordKeeper reads "Vivendi is the official care record": a system that is
// there and stays.
func (x *understander) recordKeeper(text string, from, to int) {
	name := reading.FirstWord(text)
	rest, ok := strings.CutPrefix(text[len(name):], " is ")
	if !ok || !reading.StartsUpper(name) || len(name) < 4 || reading.IsCapitals(name) && len(name) < 4 || !strings.HasPrefix(rest, "the ") && !strings.HasPrefix(rest, "our ") && !strings.HasPrefix(rest, "their ") {
		return
	}
	what := firstClauseWords(rest, 6)
	if reading.ContainsAny(what, x.lex.RecordKeepers...) && !strings.Contains(" This That There Here Nobody Everything Nothing What Where ", " "+name+" ") {
		x.newSystem(name, text, from, to)
	}
}

// firstClauseWords are the first words of a text in small letters, between
// blanks.
func firstClauseWords(text string, n int) string {
	if i := strings.IndexAny(text, ",;:."); i > 0 {
		text = text[:i]
	}
	words := strings.Fields(reading.Lower(text))
	return " " + strings.Join(words[:min(n, len(words))], " ") + " "
}
