package understanding

import (
	"regexp"
	"strings"
	"sync"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// Outside systems that are told by who does what: "Payments are taken by
// Worldpay", "It talks SIP2 to Koha", "alerts from Grafana, Zabbix and Nagios",
// "Koha's REST API", "consumers: Braze, Genesys, loyalty app".

func (x *understander) toldSystems(text string, from, to int) {
	low := reading.Lower(text)
	x.servedBySomebody(text, low, from, to)
	x.endsUp(text, low, from, to)
	x.spokenTo(text, low, from, to)
	x.interfaceOf(text, low, from, to)
	x.listedPartners(text, low, from, to)
	x.namesAlong(text, from, to)
	x.askedRecords(text, from, to)
}

// heldOutside reads where something is held and by whom it goes.
func (x *understander) heldOutside(text string, from, to int) {
	if reading.HasHan(text) {
		return
	}
	x.handedBy(text, from, to)
	low := reading.Lower(text)
	if m := heldIn().FindStringSubmatchIndex(text); m != nil && x.lex.heldThing(low[:m[2]]) {
		x.newSystem(text[m[4]:m[5]], text, from, to)
	}
	if m := throughHouse().FindStringSubmatch(text); m != nil {
		x.newSystem(m[1], text, from, to)
	}
}

// heldThing tells a subject that a program can hold or do: data of some kind, or what was spoken of.
func (l *Lexicons) heldThing(subject string) bool {
	return l.HeldInPrograms[reading.LastWord(subject)] || strings.Contains(" that this it all of that all of this all that ", " "+subject+" ")
}

// throughHouse is a house by which something goes that has no name of its own: "Letters go through the
// city's print house".
var throughHouse = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`^[^,;:?]{3,60}? (?:go|goes|run|runs) through (?:the |our )?((?:[\p{L}'’]+ ){0,2}(?:print house|agency|provider|carrier|courier|bank|bureau|broker|clearing house|wholesaler|lab|laboratory|gateway))\b`)
})

// heldIn is a program by name in which something is held: "Membership data sits in MemberMojo".
var heldIn = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`^[^,;:?]{3,60}?( (?:itself |themselves )?(?:sits?|lives?|(?:is|are) (?:kept|held|managed|maintained|administered|done|handled)) in )(\p{Lu}[\p{L}\d]+)\b`)
})

// servedBySomebody reads who serves a channel that nobody serves by hand.
func (x *understander) servedBySomebody(text, low string, from, to int) {
	subject := strings.Trim(reading.FirstWord(TrimArticle(low, []string{"the", "all", "our"})), ".,:;")
	if !strings.Contains(" payment payments card cards sms texts text calls call mail mails e-mail e-mails email emails push maps map login logins sign-in sign-on invoices invoicing billing postage shipping geocoding search translations hosting ", " "+subject+" ") || subject == "" {
		return
	}
	for _, by := range x.lex.ServedBy {
		i := strings.Index(low, by)
		if i < 0 || i > 48 {
			continue
		}
		name := properName(text[i+len(by):])
		if name == "" || x.isPerson(name) || len(strings.Fields(name)) > 3 {
			return
		}
		x.newSystem(name, text, from, to)
		if _, second, ok := strings.Cut(text[i+len(by):], " and "); ok { // "Twilio in Europe and Vonage elsewhere"
			x.newSystem(properName(second), text, from, to)
		}
		return
	}
}

// endsUp reads the name of what something is put into or stays with: "Invoices
// have to end up in DATEV", "Ticketing stays with Reservix", "nShift keeps
// generating the numbers".
func (x *understander) endsUp(text, low string, from, to int) {
	for _, verb := range x.lex.EndsUpIn {
		i := strings.Index(low, verb)
		if i < 0 {
			continue
		}
		rest := strings.TrimPrefix(text[i+len(verb):], "the ")
		name := properName(rest)
		if name == "" || x.isPerson(name) || len(x.lex.departments.Find(name)) > 0 || x.properName(name+" does") != "" || strings.HasSuffix(verb, "with ") && !brandName(name, false) {
			continue
		}
		x.newSystem(name, text, from, to)
		return
	}
	if name := reading.FirstWord(text); reading.InnerCapital(name) && !strings.ContainsAny(name, ".,:;'’`(") {
		if rest, ok := strings.CutPrefix(text[len(name):], " keeps "); ok && strings.HasSuffix(reading.FirstWord(rest), "ing") {
			x.newSystem(name, text, from, to)
		}
	}
	if _, rest, ok := strings.Cut(text, "; "); ok {
		if name := reading.FirstWord(rest); reading.InnerCapital(name) && strings.HasPrefix(rest[len(name):], " keeps ") && !strings.ContainsAny(name, ".,:;'’`(") {
			x.newSystem(name, text, from, to)
		}
	}
}

// spokenTo reads the name behind a protocol: "talks SIP2 to Koha", "speaks MQTT
// with the gateway".
func (x *understander) spokenTo(text, low string, from, to int) {
	for _, verb := range []string{" talks ", " talk ", " speaks ", " speak "} {
		i := strings.Index(" "+low, verb)
		if i < 0 {
			continue
		}
		rest := text[i+len(verb)-1:]
		for _, with := range []string{" to ", " with "} {
			if j := strings.Index(" "+rest, with); j >= 0 && j <= 24 {
				x.newSystem(properName(strings.TrimPrefix(rest[j+len(with)-1:], "the ")), text, from, to)
				return
			}
		}
	}
}

// interfaceOf reads whose interface is used: "Reads from Koha's REST API".
func (x *understander) interfaceOf(text, low string, from, to int) {
	for _, mark := range []string{"'s ", "’s "} {
		i := strings.Index(text, mark)
		if i <= 0 {
			continue
		}
		after := strings.Fields(low[i+len(mark):])
		own := false
		for _, w := range after[:min(len(after), 3)] {
			own = own || strings.Contains(" api apis webhook webhooks export feed ", " "+strings.Trim(w, ".,;:)")+" ")
		}
		name := text[strings.LastIndexByte(text[:i], ' ')+1 : i]
		if own && reading.StartsUpper(name) && len(name) > 2 && !x.isPerson(name) && x.properName(name+" does") == "" {
			x.newSystem(name, text, from, to)
		}
	}
}

// listedPartners reads a list of receivers or sources in a sentence: "through an
// outbox table, consumers: Braze, Genesys, loyalty app".
func (x *understander) listedPartners(text, low string, from, to int) {
	for _, noun := range x.lex.PartnerHeads {
		i := strings.Index(low, noun)
		if i < 0 || i > 0 && low[i-1] != ' ' {
			continue
		}
		list, _, _ := strings.Cut(strings.TrimRight(text[i+len(noun):], "."), ". ")
		list, _, _ = strings.Cut(list, "; ")
		parts := reading.SplitList(list)
		if len(parts) < 2 || !reading.ShortParts(parts, 4, 12) {
			return
		}
		for _, p := range parts {
			name, _, _ := strings.Cut(strings.TrimPrefix(p, "the "), " (")
			if !x.isPerson(name) && len(x.lex.tech.Find(name)) == 0 {
				x.addIntegration(strings.Trim(name, "*`"), text, from, to)
			} else if hits := x.lex.tech.Find(name); len(hits) > 0 && hits[0].Value.layer == "service" {
				x.addIntegration(name, text, from, to)
			}
		}
		return
	}
}

// namesAlong files the names that stand in one list with a known system behind
// a verb of exchange: "receives alerts from Grafana, Zabbix and Nagios".
func (x *understander) namesAlong(text string, from, to int) {
	for _, w := range []string{" from ", " to ", " with ", " into "} {
		for at := 0; ; {
			i := strings.Index(text[at:], w)
			if i < 0 {
				break
			}
			at += i + len(w)
			if !reading.StartsUpper(text[at:]) || !x.exchanges(text[:at]) {
				continue
			}
			list := text[at:]
			if j := strings.IndexAny(list, ".;:("); j >= 0 {
				list = list[:j]
			}
			parts := reading.SplitTop(strings.NewReplacer(", and ", ", ", " and ", ", ", " or ", ", ").Replace(list), ", ")
			if len(parts) < 2 || len(parts) > 8 {
				continue
			}
			known := false
			for _, p := range parts {
				hits := x.lex.tech.Find(p)
				known = known || len(hits) > 0 && hits[0].Start == 0 && strings.Contains(" service tool cloud platform ", " "+hits[0].Value.layer+" ")
			}
			for _, p := range parts {
				if known && brandName(p, false) && len(strings.Fields(p)) <= 2 && !x.lex.Calendar(p) && !reading.IsCapitals(p) {
					x.newSystem(p, text, from, to)
				}
			}
		}
	}
}

// exchanges tells that data goes to or comes from what is named next.
func (x *understander) exchanges(before string) bool {
	low := " " + reading.Lower(before[max(0, len(before)-48):])
	return reading.ContainsAny(low, x.lex.ExchangeStems...)
}
