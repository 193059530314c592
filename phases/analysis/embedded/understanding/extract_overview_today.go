package understanding

import (
	"regexp"
	"strings"
	"sync"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// tellsOfToday tells a sentence that begins to tell how things are before the product
// is there: "Today the office keeps this in a ledger".
func (l *Lexicons) tellsOfToday(text string) bool {
	low := reading.Lower(text)
	for _, lead := range l.TodayPhrases {
		if strings.HasPrefix(low, lead) {
			return true
		}
	}
	return false
}

// endsToday tells a sentence that says at its end that it is so today: "Users sign in with
// a password today". What is asked for about today, "show who is on shift today", is none.
func (l *Lexicons) endsToday(text string) bool {
	low := " " + strings.TrimRight(reading.Lower(text), ".!。 ")
	return reading.HasSuffixOf(low, l.TodayEnds...) && !reading.ContainsAny(low+" ", l.AboutToday...) && !reading.ContainsAny(low, l.NoLongerToday...)
}

// offersMeans tells a sentence in which a means that people complain of elsewhere is one of
// several that they have the choice of: "They take a number at a kiosk or by phone".
func (l *Lexicons) offersMeans(text string) bool {
	low := " " + reading.Lower(text)
	return reading.ContainsAny(low, l.OfferedMeans...) && !reading.ContainsAny(low, l.PainWords...) && !l.tellsOfToday(text)
}

// saysKind tells a sentence without a verb of its own that says what kind of thing the
// product is and what that does: "Command-line tool that writes release notes".
func (l *Lexicons) saysKind(text string) bool {
	head, does, ok := strings.Cut(reading.Lower(text), " that ")
	words := strings.Fields(head)
	if !ok || strings.Contains(head, ",") || len(words) == 0 || len(words) > 4 || len(strings.Fields(does)) < 3 {
		return false
	}
	return reading.HasSuffixOf(words[len(words)-1], l.KindsOfProduct...)
}

// staysSo tells whether a sentence behind one about today goes on about it: it
// asks for nothing, and nobody is allowed anything.
func (x *understander) staysSo(s *signals) bool {
	low := reading.Lower(s.text)
	if burdenEach().MatchString(s.text) {
		return true
	}
	if x.lex.asksOfProduct(s.text) {
		return false // 系统要部署在公司内网: what is wanted of it, among what there is
	}
	if name := reading.Lower(x.u.Product); name != "" && strings.Contains(low, name) || x.wishes(s) || reading.HasPrefixOf(low, x.lex.ProductLets...) {
		return false
	}
	if x.laxToday(low) && !s.has("must", "need", "could", "goal") {
		return true
	}
	if x.countsToday(s) {
		return true
	}
	return !s.has("must", "need", "could", "permission", "goal") && !x.personCan(s) && !x.personActs(s) && !x.lex.mayDo(s.text) && !reading.ContainsAny(" "+low, x.lex.NoLongerToday...)
}

// burdenEach reads what has to be done time and again as things are: 每天要打 40 多个电话.
var burdenEach = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`^(?:这样)?(?:平均)?每(?:天|周|月|年|次|个月|季度|学期|晚|人|家)(?:大概|大约|平均|差不多|都)*(?:要|得|需要|需)[^系平]*[0-9一二两三四五六七八九十半几]`)
})

// countsToday tells a sentence that gives the number of what is told before, "Orders are up
// to 14 hours old by then, and roughly 6% of them are wrong": it asks for nothing, and
// nobody is allowed anything.
func (x *understander) countsToday(s *signals) bool {
	return len(s.measures) > 0 && s.trigger == "" && x.lex.saysHowMuch(s.text) && !s.has("must", "should", "can", "could", "need", "goal", "permission") && !x.wishes(s) && !reading.ContainsAny(" "+reading.Lower(s.text), x.lex.NoLongerToday...)
}

// usesIt tells a sentence that says who works with the product and where: "Volunteers use it
// at the counter".
func (l *Lexicons) usesIt(text string) bool {
	words := strings.Fields(reading.Lower(text))
	for i := 1; i+1 < len(words) && i < 5; i++ {
		if l.UseVerbs[words[i]] && words[i+1] == "it" {
			return true
		}
	}
	return false
}

// saysHowMuch tells a sentence whose verb only gives a number to what it is about: "Orders are
// …", "A claim takes …", 约 30% 的订单……
func (l *Lexicons) saysHowMuch(text string) bool {
	if reading.HasHan(text) {
		return !reading.ContainsAny(text, l.ChineseAsksOfSize...)
	}
	for i, word := range strings.Fields(reading.Lower(text)) {
		if i > 0 && l.VerbsOfAmount[word] {
			return true
		}
		if i > 4 {
			break
		}
	}
	return false
}

// laxToday tells what anybody can do with what is told before: "Today the scans lie on a
// share. Any clerk can delete any of them." It is what is wrong, and no wish.
func (x *understander) laxToday(low string) bool {
	return reading.HasPrefixOf(low, x.lex.LaxToday...) && strings.Contains(low, " can ") && reading.HasSuffixOf(strings.TrimRight(low, ". "), x.lex.PointsToThose...)
}

// saysWhatItIs tells a sentence that says what kind of thing the product is:
// "Slipway is a web application", "安居修是一套报修系统".
func (x *understander) saysWhatItIs(text string) bool {
	name := x.u.Product
	if name == "" || !strings.HasPrefix(reading.Lower(text), reading.Lower(name)) {
		return false
	}
	rest := text[len(name):]
	for _, verb := range x.lex.SaysWhatItIs {
		if strings.HasPrefix(rest, verb) {
			return true
		}
	}
	return false
}

// byline tells a line of names, of who writes or where: "Museum of Applied Arts,
// registrar's office". Most of its longer words are capitalised.
func byline(text string) bool {
	names, n := 0, 0
	for word := range strings.FieldsSeq(text) {
		if len(word) < 4 {
			continue
		}
		n++
		if reading.StartsUpper(word) {
			names++
		}
	}
	return n > 2 && names*2 > n
}

// usually tells a sentence about how things commonly are: "Tenants are often away
// for weeks; their cellar may be let meanwhile".
func (l *Lexicons) usually(text string) bool {
	head, _, _ := strings.Cut(reading.Lower(text), ";")
	return reading.ContainsAny(head, l.UsuallyVerbs...)
}
