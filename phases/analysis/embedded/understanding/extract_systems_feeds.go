package understanding

import (
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// feeds files the outside systems that a sentence names by what they do for the product:
// "positions come from the AIS receiver", "publish it on our Ghost site", "Pulsar is run
// by another team", "Sign in with Apple / Google".
func (x *understander) feeds(text string, from, to int) {
	if reading.HasHan(text) {
		x.channelsThrough(text, from, to)
		return
	}
	low := reading.Lower(text)
	x.sourceDevice(text, low, from, to)
	x.ownSite(text, low, from, to)
	x.runByOthers(text, low, from, to)
	x.signInWith(text, low, from, to)
}

// maxDevice is how many words may name what data come from.
const maxDevice = 3

// sourceDevice reads the device or service that data come from.
func (x *understander) sourceDevice(text, low string, from, to int) {
	for _, verb := range x.lex.InflowVerbs {
		i := strings.Index(low, verb)
		if i <= 0 {
			continue
		}
		rest, ok := strings.CutPrefix(text[i+len(verb):], "the ")
		words := strings.Fields(rest)
		for n := 1; ok && n < min(len(words), maxDevice); n++ {
			if slices.Contains(x.lex.SourceDevices, strings.Trim(reading.Lower(words[n]), ".,;:")) && !strings.ContainsAny(strings.Join(words[:n], ""), ".,;:()") {
				x.addIntegration(strings.Join(words[:n], " ")+" "+strings.Trim(words[n], ".,;:"), text, from, to)
				return
			}
		}
	}
}

// ownSite reads the site that a product of somebody else serves and that the product
// writes to: "on our WordPress site".
func (x *understander) ownSite(text, low string, from, to int) {
	for _, lead := range []string{" on our ", " to our ", " into our ", " on the ", " to the "} {
		i := strings.Index(low, lead)
		if i < 0 || !reading.ContainsAny(" "+low[:i]+" ", x.lex.PublishVerbs...) {
			continue
		}
		words := strings.Fields(text[i+len(lead):])
		if len(words) < 2 || !brandName(words[0], false) && len(x.lex.tech.Find(words[0])) == 0 || strings.EqualFold(words[0], x.u.Product) {
			continue
		}
		if site := strings.Trim(reading.Lower(words[1]), ".,;:"); slices.Contains(x.lex.Sites, site) && reading.StartsUpper(words[0]) {
			if _, want, ok := strings.Cut(text, " want to "); ok && !strings.Contains(want, ", so that ") {
				text = reading.UpperFirst(want) // a story says who wants it besides
			}
			x.addIntegration(words[0]+" "+site, text, from, to)
			return
		}
	}
}

// runByOthers reads what is there and run by somebody else.
func (x *understander) runByOthers(text, low string, from, to int) {
	for _, by := range x.lex.RunByOthers {
		i := strings.Index(low, by)
		if i <= 0 {
			continue
		}
		clause := text[:i]
		if at := strings.LastIndexAny(clause, ";.,:"); at >= 0 {
			clause = clause[at+1:]
		}
		if reading.ContainsAny(reading.Lower(clause), x.lex.ThereToUse...) {
			return // what may be used is no part that the product talks to
		}
		if name := reading.FirstWord(strings.TrimSpace(clause)); len(x.lex.tech.Find(name)) > 0 && reading.StartsUpper(name) {
			x.addIntegration(name, strings.TrimSpace(clause)+text[i:i+len(by)], from, to)
		}
		return
	}
}

// signInWith reads each name behind "sign in with": "Sign in with Apple / Google".
func (x *understander) signInWith(text, low string, from, to int) {
	_, rest, ok := strings.Cut(low, "sign in with ")
	if !ok {
		return
	}
	rest = text[len(text)-len(rest):]
	if i := strings.IndexAny(rest, ".;:()"); i >= 0 {
		rest = rest[:i]
	}
	parts := reading.SplitTop(strings.NewReplacer(" / ", ", ", "/", ", ", " or ", ", ", " and ", ", ").Replace(rest), ", ")
	for _, p := range parts {
		name := reading.FirstWord(strings.TrimSpace(p))
		if len(parts) < 2 || !reading.StartsUpper(name) || len(strings.Fields(p)) > 2 {
			return
		}
		x.addIntegration("Sign in with "+name, text, from, to)
	}
}

// channelsThrough reads the channels that a Chinese clause sends through somebody's cloud:
// "短信和电话走阿里云". The cloud alone is where the product runs; the channel is what it talks to.
func (x *understander) channelsThrough(text string, from, to int) {
	for _, clause := range strings.FieldsFunc(text, func(r rune) bool { return strings.ContainsRune("，。；,;", r) }) {
		channel, rest, ok := x.goneThrough(strings.TrimSpace(clause))
		if !ok || channel == "" || utf8.RuneCountInString(channel) > 8 || !reading.HasPrefixOf(channel, x.lex.ChineseSentOver...) {
			continue
		}
		hits := x.lex.tech.Find(rest)
		if len(hits) != 1 || hits[0].Start != 0 || hits[0].Value.layer == "service" || strings.TrimSpace(rest[hits[0].End:]) != "" {
			continue
		}
		x.addIntegration(rest[:hits[0].End]+strings.ReplaceAll(channel, "/", "和"), clause, from, to)
	}
}

// goneThrough parts a clause at the verb behind which stands through what a channel goes:
// "短信走阿里云", "短信/语音电话用阿里云".
func (x *understander) goneThrough(clause string) (channel, rest string, ok bool) {
	for _, verb := range x.lex.ChineseGoVerbs {
		if channel, rest, ok = strings.Cut(clause, verb); ok {
			return strings.TrimSpace(channel), rest, true
		}
	}
	return "", "", false
}

// ownClause is the clause of a Chinese sentence that names a system, where each of its
// clauses names another: "短信走阿里云，地图用高德" tells two purposes.
func (x *understander) ownClause(name, text string) string {
	clauses := strings.FieldsFunc(text, func(r rune) bool { return strings.ContainsRune("，；。", r) })
	if !reading.HasHan(text) || len(clauses) < 2 {
		return text
	}
	own := text
	for _, clause := range clauses {
		if len(x.lex.tech.Find(clause)) == 0 {
			return text
		}
		if strings.Contains(clause, name) && utf8.RuneCountInString(clause) > utf8.RuneCountInString(name)+1 {
			own = strings.TrimSpace(clause) + "。"
		}
	}
	return own
}

// servedThing names a service that a Chinese text only calls somebody's after what it
// serves: "人脸核验由集团统一的服务提供" is 集团人脸核验服务.
func servedThing(name, text string) string {
	owner, kind, ok := strings.Cut(name, "的")
	if !ok || !slices.Contains([]string{"服务", "系统", "平台", "接口"}, kind) {
		return name
	}
	served, _, found := strings.Cut(text, "由"+name)
	if i := strings.LastIndexAny(served, "，。；：、"); i >= 0 {
		_, size := utf8.DecodeRuneInString(served[i:])
		served = served[i+size:]
	}
	served = strings.TrimSpace(served)
	if n := utf8.RuneCountInString(served); !found || n < 2 || n > 8 {
		return name
	}
	return strings.TrimSuffix(owner, "统一") + served + kind
}
