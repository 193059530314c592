package understanding

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// cleanTitle takes off a title what only files it: a tag in brackets before it,
// the number of the issue behind it, the number of a tender, a thing that it
// replaces.
func (x *understander) cleanTitle(name string) string {
	name = x.lex.ofChannel(strings.TrimSpace(name))
	for _, pair := range [][2]string{{"[", "]"}, {"【", "】"}, {"［", "］"}} {
		if rest, ok := strings.CutPrefix(name, pair[0]); ok {
			if tag, rest, ok := strings.Cut(rest, pair[1]); ok && utf8.RuneCountInString(tag) <= 24 && strings.TrimSpace(rest) != "" {
				name = strings.TrimSpace(rest)
			}
		}
	}
	for _, aside := range []string{" (and ", " (but ", " (or ", " (from "} {
		if i := strings.Index(name, aside); i > 0 && strings.HasSuffix(name, ")") {
			name = name[:i]
		}
	}
	if i := strings.LastIndex(name, " #"); i > 0 && digits(name[i+2:]) {
		name = strings.TrimSpace(name[:i])
	}
	for _, meeting := range x.lex.MeetingsOn {
		if reading.HasPrefixOf(reading.Lower(name), meeting) && len(strings.Fields(name[len(meeting):])) > 1 {
			name = reading.UpperFirst(strings.TrimSpace(name[len(meeting):])) // minutes of a kick-off are about what was kicked off
			break
		}
	}
	name = x.lex.withoutProject(x.whatFor(name))
	words := strings.Fields(name)
	if len(words) > 3 && x.lex.titles[reading.Lower(words[0])] && reading.IsCapitals(words[0]) && strings.ContainsAny(words[1], "0123456789") {
		name = strings.Join(words[2:], " ") // "RFP 07/2026 Lost property"
	}
	for _, pair := range [][2]string{{"「", "」"}, {"《", "》"}, {"“", "”"}, {"『", "』"}, {`"`, `"`}} {
		rest, open := strings.CutPrefix(name, pair[0])
		inner, tail, closed := strings.Cut(rest, pair[1])
		if tail = withoutBrackets(strings.TrimSpace(tail)); open && closed && (tail == "" || x.isDocument(tail)) {
			name = inner // 「民宿小工具」群聊整理
		}
	}
	return name
}

// quotedInBrackets is the name that a title gives what it describes, in quotation marks and
// brackets behind it: "Permits for residents ("KerbPass")". Empty for any other title.
func quotedInBrackets(title string) string {
	const longest = 1 // word; more of them say once more what it is
	for _, pair := range [][2]string{{` ("`, `")`}, {" (“", "”)"}, {" (‘", "’)"}, {"（“", "”）"}, {"(“", "”)"}, {"（「", "」）"}} {
		i := strings.LastIndex(title, pair[0])
		if i <= 0 || !strings.HasSuffix(title, pair[1]) || len(title)-len(pair[1]) < i+len(pair[0]) {
			continue
		}
		name := title[i+len(pair[0]) : len(title)-len(pair[1])]
		if n := len(strings.Fields(name)); n > 0 && n <= longest && (reading.HasHan(name) || reading.StartsUpper(name)) && !strings.ContainsAny(name, `"“”()`) {
			return name
		}
	}
	return ""
}

// ofChannel is what the channel of a chat is about: "Bike parking" of
// "#proj-bike-parking". Any other title stays.
func (l *Lexicons) ofChannel(name string) string {
	bare, ok := strings.CutPrefix(name, "#")
	if !ok || strings.ContainsAny(bare, " #") || !strings.ContainsFunc(bare, unicode.IsLetter) {
		return name
	}
	words := strings.FieldsFunc(bare, func(r rune) bool { return r == '-' || r == '_' })
	for len(words) > 1 && l.ChannelMarks[words[0]] {
		words = words[1:]
	}
	for len(words) > 1 && l.ChannelMarks[words[len(words)-1]] {
		words = words[:len(words)-1]
	}
	if len(words) == 0 || len(words) == 1 && l.ChannelMarks[words[0]] {
		return name
	}
	return reading.UpperFirst(strings.Join(words, " "))
}

// whatFor takes off a title what only says that something is told or replaced:
// "Backlog for the choir app", "Replacing the bed board".
func (x *understander) whatFor(name string) string {
	if kind, what, ok := strings.Cut(name, " for "); ok && x.isDocument(kind) {
		return reading.UpperFirst(TrimArticle(what, x.lex.ArticlesBeforePurpose))
	}
	for _, lead := range x.lex.ReplacingThe {
		if what, ok := strings.CutPrefix(name, lead); ok && !strings.Contains(what, " with ") && !strings.Contains(what, " by ") {
			return reading.UpperFirst(what)
		}
	}
	return name
}

// OfMeeting tells a title that only says when or with whom something was talked about:
// "Notes from the call w/ Priya", "Quick sync 3 March". It names no product.
func (l *Lexicons) OfMeeting(title string) bool {
	low := reading.Lower(title)
	for _, lead := range l.LeadsOfMeeting {
		if rest, ok := strings.CutPrefix(low, lead); ok {
			low = rest
			break
		}
	}
	words := strings.Fields(low)
	for len(words) > 1 && l.BeforeMeeting[words[0]] {
		words = words[1:]
	}
	if len(words) == 0 || !l.Meetings[strings.Trim(words[0], ",:")] {
		return false
	}
	words = words[1:]
	if len(words) > 0 && (words[0] == "notes" || words[0] == "minutes" || words[0] == "recap") {
		words = words[1:]
	}
	return len(words) == 0 || l.BehindMeeting[words[0]] || l.Calendar(strings.Join(words, " ")) && len(words) <= 3
}

// withoutProject takes the words for an undertaking off the end of a product that
// it buys or builds: 借还系统采购项目 is about a 借还系统.
func (l *Lexicons) withoutProject(name string) string {
	rest := name
	for more := true; more; {
		more = false
		for _, kind := range l.ChineseProjectKinds {
			if bare, ok := strings.CutSuffix(rest, kind); ok && bare != "" {
				rest, more = strings.TrimSpace(bare), true
			}
		}
	}
	if rest != name && reading.HasSuffixOf(rest, l.ChineseProductNouns...) && utf8.RuneCountInString(rest) > 4 {
		return rest
	}
	return name
}

// digits tells that a text is a number and nothing else.
func digits(text string) bool {
	return text != "" && !strings.ContainsFunc(text, func(r rune) bool { return !unicode.IsDigit(r) })
}

// withoutBrackets drops a remark in brackets at the end of a text.
func withoutBrackets(text string) string {
	for _, open := range []string{"（", "("} {
		if i := strings.Index(text, open); i >= 0 && (strings.HasSuffix(text, "）") || strings.HasSuffix(text, ")")) {
			text = strings.TrimSpace(text[:i])
		}
	}
	return text
}

// SaidTitle tells a title in which its writer speaks: "what I would want from a
// scores system", "Replacing it before it replaces us", "The phone. again". It
// names nothing.
func SaidTitle(title string) bool {
	if reading.HasHan(title) {
		return strings.ContainsAny(title, "，。！？@") || reading.ContainsAny(title, "我们", "我", "她", "咱", "你")
	}
	for i, word := range strings.Fields(reading.Lower(title)) {
		switch strings.Trim(word, ".,;:!?'\"") {
		case "that", "which", "where", "who", "whose":
			if i > 0 {
				return false // "an extension that hides what we have seen" says what it is
			}
		case "i", "we", "us", "i'd", "i'm", "we'd", "we're", "me", "us,":
			return true
		}
	}
	i := strings.Index(title, ". ")
	return i > 3 && !strings.HasSuffix(title[:i], " No") && !strings.Contains(title[max(0, i-3):i], ".")
}

// nameInstead is what the product is called where its title says nothing: the
// name that the text gives it, else the thing with a noun for a product that
// the title speaks of, or that stands in quotes before such a noun.
func (x *understander) nameInstead(title string) string {
	if n := x.calledName(); n.name != "" {
		return n.name
	}
	if reading.HasHan(title) {
		return x.lex.quotedProduct(title)
	}
	words := strings.Fields(title)
	for i := len(words) - 1; i > 0; i-- {
		if !x.lex.productNoun(words[i]) {
			continue
		}
		for k := i - 1; k >= max(0, i-4); k-- {
			if x.lex.ArticlesBeforeProduct[reading.Lower(words[k])] {
				if k < i-1 {
					return x.lex.Headline(strings.TrimRight(strings.Join(words[k+1:i+1], " "), ".,;:!?"))
				}
				return ""
			}
		}
	}
	return ""
}

// quotedProduct reads the quoted name before a Chinese noun for a product:
// 一个“帮取”小程序 is 帮取小程序.
func (l *Lexicons) quotedProduct(title string) string {
	for _, pair := range [][2]string{{"“", "”"}, {"「", "」"}, {"《", "》"}, {"\"", "\""}} {
		_, rest, ok := strings.Cut(title, pair[0])
		inner, tail, closed := strings.Cut(rest, pair[1])
		if !ok || !closed || inner == "" || utf8.RuneCountInString(inner) > 12 {
			continue
		}
		for _, noun := range l.ChineseProductNouns {
			if strings.HasPrefix(tail, noun) {
				return inner + noun
			}
		}
	}
	return ""
}

// withoutEdition takes the version or a remark off the end of a part that is a
// document then: 技术方案 v0.3, 用户故事（梳理版）. The version of a product stays.
func (x *understander) withoutEdition(part string) string {
	bare := withoutBrackets(part)
	if i := strings.LastIndexAny(bare, " vV"); i > 0 && strings.Trim(bare[i+1:], "0123456789.") == "" && i+1 < len(bare) {
		bare = strings.TrimRight(bare[:i], " vV")
	}
	if bare == part || bare == "" {
		return part
	}
	low := reading.Lower(bare)
	for _, word := range x.longestTitles() {
		if low == word || reading.HasHan(word) && strings.HasSuffix(low, word) || strings.HasSuffix(low, " "+word) {
			return bare
		}
	}
	return part
}
