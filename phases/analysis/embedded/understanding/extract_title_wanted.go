package understanding

import (
	"strings"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// Bounds of a thing that is asked for, in words: its own name, and how far into
// the text it may be asked for.
const (
	maxThingWords = 6
	maxThingUnits = 12
	maxThingTitle = 60 // bytes that a title takes with what the thing is for
)

// thingAskedFor names the product of a text without a title by the thing that it
// asks for: "could you build us something with which drivers report what they
// picked up", "It would be great to have a scanner app". A thing of which only
// the kind is said, "we want a system", names nothing and is passed over. Where no
// product is asked for, any other thing is of which is told what it does, "a rota
// that texts people", and what is to be done, "a way to see who is late".
func (x *understander) thingAskedFor() naming {
	for _, products := range []bool{true, false} {
		for i := range x.r.Units[:min(len(x.r.Units), maxThingUnits)] {
			if !products && i > maxPersonUnits && x.lex.asksForSomebody(x.r.Units[i].Text) {
				continue
			}
			if n := x.thingOfUnit(&x.r.Units[i], products); n.name != "" {
				return n
			}
		}
	}
	return naming{}
}

// maxPersonUnits is up to which unit what somebody else needs may be all that is asked for.
const maxPersonUnits = 2

// asksForSomebody says that a text tells what one of several people needs, which names
// no product: "Mrs Hale needs a list of all bells that leave".
func (l *Lexicons) asksForSomebody(text string) bool {
	low := " " + reading.Lower(text) + " "
	return reading.ContainsAny(low, l.AsksForSomebody...)
}

// thingOfUnit is the thing that a unit asks for: a product, or anything else.
func (x *understander) thingOfUnit(u *reading.Unit, product bool) naming {
	if u.Kind == reading.Code || u.Kind == reading.Row {
		return naming{}
	}
	for k, sen := range u.Sentences {
		text, name := sen.Text, ""
		if k == 0 && u.Label != "" {
			text = LabelText(u.Label, text)
		}
		if reading.HasHan(text) {
			if product {
				name = x.lex.chineseThingAsked(text, x.topicBefore(sen.From))
			}
		} else if x.story(text) == nil {
			name = x.lex.thingAsked(text, product)
		}
		if name != "" {
			return naming{x.lex.Headline(name), sen.From, sen.To}
		}
	}
	return naming{}
}

// topicBefore is what the first sentence of a Chinese text is about, where the wish
// that follows names only a kind of product: the place of who asks, 理发店 of
// 我在镇上开理发店, or the topic of its first clause, 社区食堂的订餐.
func (x *understander) topicBefore(line int) string {
	if len(x.r.Units) == 0 || len(x.r.Units[0].Sentences) == 0 || x.r.Units[0].From > line {
		return ""
	}
	first := x.firstSaid()
	if who := x.lex.chineseAsker(strings.FieldsFunc(first, func(r rune) bool { return r == '，' })); who != "" {
		return who
	}
	if topic := x.lex.troubledTopic(first); topic != "" {
		return topic
	}
	topic, _, cut := strings.Cut(first, "，")
	if !cut || utf8.RuneCountInString(topic) > 10 || !strings.Contains(topic, "的") || SaidTitle(topic) {
		return ""
	}
	return strings.ReplaceAll(topic, "的", "")
}

// toolOfAsker names the product of a text that asks for none in words by who speaks: "I
// run a small bike shop with two employees" is about a tool for a small bike shop.
func (x *understander) toolOfAsker() naming {
	for i := range x.r.Units[:min(len(x.r.Units), 2)] {
		for _, sen := range x.r.Units[i].Sentences {
			for _, open := range x.lex.AskersOpen {
				who, ok := strings.CutPrefix(reading.Lower(sen.Text), open)
				if article := reading.FirstWord(who); !ok || article != "a" && article != "an" && !strings.HasSuffix(open, " a small ") {
					continue
				}
				who = strings.TrimRight(sen.Text[len(open):], ".! ")
				for _, end := range x.lex.EndsOfAsker {
					who, _, _ = strings.Cut(who, end)
				}
				if len(strings.Fields(who)) > maxThingWords {
					return naming{}
				}
				return naming{reading.UpperFirst(x.lex.PlainProducts[0]) + " for " + who, sen.From, sen.To}
			}
		}
	}
	return naming{}
}

// thingAsked is the product that an English sentence asks for, with what it is for,
// or anything else that it asks for.
func (l *Lexicons) thingAsked(text string, product bool) string {
	words := strings.Fields(text)
	asked := false
	for i, word := range words {
		low := strings.Trim(reading.Lower(word), ".,:;!?()\"")
		if i > 0 && asked && l.ArticlesOfThing[low] && l.BeforeThingAsked[strings.Trim(reading.Lower(words[i-1]), ":,")] {
			name := ""
			if product {
				name = l.thingFrom(words[i:])
			} else {
				name = l.otherThingFrom(words[i:])
			}
			if name != "" {
				return name
			}
		}
		asked = asked || l.AsksForThing[low]
	}
	return ""
}

// thingFrom reads a thing from its article on: its name up to a word for a
// product, and what is said of it to the end of the clause.
func (l *Lexicons) thingFrom(words []string) string {
	first := reading.Lower(words[0])
	unnamed := false
	for _, thing := range l.ThingsUnnamed {
		unnamed = unnamed || first == thing
	}
	end := 1
	for !unnamed {
		if end >= len(words) || end > maxThingWords {
			return ""
		}
		bare := strings.Trim(words[end], ".,:;!?")
		end++
		if l.productNoun(bare) {
			break
		}
		if bare != words[end-1] {
			return "" // a clause ended before a product was named
		}
	}
	name, rest := strings.Join(words[1:end], " "), strings.Join(words[end:], " ")
	if unnamed {
		name = l.PlainProducts[0]
		if how, more, ok := strings.Cut(rest, " "); ok && strings.HasSuffix(how, "er") && bareOfUse(more) { // "something simpler for pothole reports"
			name, rest = how+" "+name, more
		}
	}
	switch trimmed := strings.TrimRight(name, ".,:;!?"); {
	case strings.HasSuffix(name, ":"):
		name, rest = trimmed, l.saidOfThing(rest)
	case trimmed != name:
		name, rest = trimmed, ""
	}
	rest = l.untilEndOfThing(rest)
	if who, ok := strings.CutPrefix(rest, "with which "); ok && len(name)+len(rest) > maxThingTitle {
		rest = "for " + untilVerb(who)
	}
	for _, tail := range l.IdeaTitleTails { // "a small program instead"
		rest = strings.TrimSuffix(" "+rest, tail)
		rest = strings.TrimSpace(rest)
	}
	if rest == "" && (unnamed || len(strings.Fields(name)) < 2) {
		return ""
	}
	return strings.TrimSpace(name + " " + rest)
}

// bareOfUse says that a text begins with what a thing is for.
func bareOfUse(text string) bool {
	return reading.HasPrefixOf(text, "for ", "to ", "that ", "which ", "with ", "than ")
}

// otherThingFrom reads what is asked for and is no product from its article on: "a
// rota that texts people", and the deed of "a better way of handing over shifts".
func (l *Lexicons) otherThingFrom(words []string) string {
	for i := 1; i+2 < len(words) && i <= maxThingWords && !strings.ContainsAny(words[i], ".,:;!?("); i++ {
		next := reading.Lower(words[i+1])
		switch {
		case l.WaysToDo[reading.Lower(words[i])] && (next == "to" || next == "of"):
			return l.untilEndOfThing(strings.Join(words[i+2:], " "))
		case l.ThatOfThing[next]:
			return l.untilEndOfThing(strings.Join(words[1:], " "))
		}
	}
	return ""
}

// untilEndOfThing is what is said of a thing up to the end of the clause.
func (l *Lexicons) untilEndOfThing(text string) string {
	for _, stop := range l.EndsOfThing {
		text, _, _ = strings.Cut(" "+text, stop)
		text = strings.TrimSpace(text)
	}
	return strings.TrimRight(text, ".,:;!?")
}

// untilVerb is who does something, without what: "the drivers of our food bank" of
// "the drivers of our food bank report what …".
func untilVerb(text string) string {
	words := strings.Fields(text)
	for i := 2; i < len(words); i++ {
		if i+1 < len(words) && bareVerb(words[i]) && reading.ContainsAny(" "+words[i+1]+" ", " what ", " which ", " how ", " the ", " their ", " a ", " an ", " when ", " where ") {
			return strings.Join(words[:i], " ")
		}
	}
	return text
}

// saidOfThing joins what stands behind a colon to the thing before it: "it hides
// prices" as "that hides prices". Empty where it speaks of something else.
func (l *Lexicons) saidOfThing(rest string) string {
	first, behind, _ := strings.Cut(rest, " ")
	if verb := reading.FirstWord(behind); strings.EqualFold(first, "it") && reading.InThirdPerson(verb) {
		return "that " + behind
	}
	return ""
}

// chineseThingAsked is the thing that a Chinese sentence asks for: 帮老人记药的App,
// and 小区里养狗的人用的小程序 of “想做一个小程序，给小区里养狗的人用”. A name of its kind
// only is told apart by who asks for it: 宠物医院预约系统.
func (l *Lexicons) chineseThingAsked(text, topic string) string {
	clauses := strings.FieldsFunc(strings.TrimRight(text, "。！：: "), func(r rune) bool { return r == '，' || r == ',' })
	for i, clause := range clauses {
		owner, what := "", ""
		if reading.ContainsAny(clause, l.ChineseAsks...) {
			owner, what = l.chineseMade(clause)
			what, _, _ = strings.Cut(strings.NewReplacer("“", "", "”", "", "「", "", "」", "").Replace(what), "：") // behind it stands what the thing does
		}
		kind, product := l.chineseKindOf(what)
		for _, thing := range l.ThingsUnnamed {
			if whom, ok := strings.CutPrefix(what, thing); ok && reading.HasPrefixOf(whom, l.ChineseUsedFor...) {
				return strings.TrimPrefix(whom, "给") + "的" + l.PlainProducts[len(l.PlainProducts)-1] // 东西让住户自己取
			}
		}
		switch {
		case kind == "":
			continue
		case what != kind:
			return l.chineseAsker(clauses[:i]) + what
		}
		for _, open := range l.ChineseUsedFor {
			if i+1 < len(clauses) && strings.HasPrefix(clauses[i+1], open) && utf8.RuneCountInString(clauses[i+1]) <= 20 {
				return strings.TrimPrefix(clauses[i+1], "给") + "的" + product
			}
		}
		if who := reading.FirstOf(owner, l.chineseAsker(clauses[:i]), topic); who != "" {
			return who + product
		}
	}
	return ""
}

// chineseMade is what a clause wants to be made, and whose it is to be: 小程序 of
// 想做一个小程序, and 花店 of 我那个花店想弄个小程序.
func (l *Lexicons) chineseMade(clause string) (owner, what string) {
	for _, makes := range l.ChineseMakeVerbs {
		for _, one := range l.ChineseOneOf {
			if head, rest, ok := strings.Cut(clause, makes+one); ok {
				return l.chineseOwner(head), strings.TrimSpace(rest)
			}
		}
	}
	for _, one := range l.ChineseOneOf {
		if _, rest, ok := strings.Cut(clause, one); ok {
			return "", strings.TrimSpace(rest)
		}
	}
	return "", ""
}

// chineseOwner is the place that stands before a wish, without who speaks: 花店 of
// 我那个花店想. Empty where only a person wishes.
func (l *Lexicons) chineseOwner(head string) string {
	for more := true; more; {
		more = false
		for _, ask := range l.ChineseAsks {
			if rest, ok := strings.CutSuffix(head, ask); ok {
				head, more = rest, true
			}
		}
	}
	own := false
	for _, open := range l.ChineseOwnPlaces {
		if rest, ok := strings.CutPrefix(head, open); ok {
			head, own = rest, true
			break
		}
	}
	if n := utf8.RuneCountInString(head); !own || n < 2 || n > 6 || reading.ContainsAny(head, "我", "你", "他", "们", "的", "就", "也", "是") {
		return ""
	}
	return head
}

// chineseKindOf is the word for a product with which a thing ends, and what such a
// product is called: 工具 for a mere 东西.
func (l *Lexicons) chineseKindOf(what string) (kind, product string) {
	for _, product := range l.ChineseProductNouns {
		if strings.HasSuffix(what, product) {
			return product, product
		}
	}
	for _, thing := range l.ThingsUnnamed {
		if strings.HasSuffix(what, thing) {
			return thing, l.PlainProducts[len(l.PlainProducts)-1]
		}
	}
	return "", ""
}

// chineseAsker is who says that it asks: 宠物医院 of 我们是一家宠物医院.
func (l *Lexicons) chineseAsker(clauses []string) string {
	for _, clause := range clauses {
		if place := l.placeWithCount(clause); place != "" {
			return place
		}
		for _, open := range l.ChineseWeAre {
			if who, ok := strings.CutPrefix(clause, open); ok && utf8.RuneCountInString(who) <= 8 {
				return who
			}
		}
		for _, runs := range l.ChineseRunsPlace {
			who, place, ok := strings.Cut(clause, runs) // 我在镇上开理发店
			if n := utf8.RuneCountInString(place); ok && n >= 2 && n <= 6 && reading.HasPrefixOf(who+runs, "我", "我们", "咱") && reading.HasSuffixOf(place, l.ChinesePlaces...) {
				return place
			}
		}
	}
	return ""
}
