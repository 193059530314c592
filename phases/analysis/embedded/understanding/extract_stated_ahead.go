package understanding

import (
	"strings"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// minGoesInto is how many fields a list has at least that says what goes into a record.
const minGoesInto = 3

// recordOpening cuts a sentence that announces what goes into a record: "What goes in a booking:
// first name, …". Both parts are empty for any other one.
func (l *Lexicons) recordOpening(text string) (record, list string) {
	const longest = 3 // words that name a record
	low := reading.Lower(text)
	for _, open := range l.GoesIntoRecord {
		rest, ok := strings.CutPrefix(low, open)
		if !ok || len(low) != len(text) {
			continue
		}
		head, _, found := strings.Cut(rest, ": ")
		words := strings.Fields(head)
		if !found || len(words) < 2 || len(words) > longest+1 || words[0] != "a" && words[0] != "an" && words[0] != "each" && words[0] != "every" && words[0] != "the" {
			return "", ""
		}
		name := text[len(open) : len(open)+len(head)]
		return name[len(words[0])+1:], text[len(open)+len(head)+len(": "):]
	}
	return "", ""
}

// recordAhead reads such a sentence: the record becomes an entity, what is listed its fields.
func (x *understander) recordAhead(sen reading.Sentence) bool {
	record, list := x.lex.recordOpening(sen.Text)
	parts := reading.TrimConjunction(reading.SplitTop(strings.TrimRight(list, ". "), ", "))
	if record == "" || len(parts) < minGoesInto {
		return false
	}
	e := x.addEntity(reading.UpperFirst(x.lex.actorName(record)), sen.From, sen.To)
	for _, part := range parts {
		for _, one := range twoFields(part) {
			name, rule := x.lex.toldField(one)
			x.addField(e, x.lex.shortField(name, x.lex.articles), "", rule, sen.From, sen.To)
		}
	}
	return true
}

// twoFields parts the last two of a list without a comma between them, "phone number and a
// note", from what one field counts, "the number of adults and children".
func twoFields(part string) []string {
	for _, article := range []string{" and the ", " and a ", " and an ", " and whether "} {
		if head, tail, ok := strings.Cut(part, article); ok {
			return []string{head, strings.TrimPrefix(article, " and ") + tail}
		}
	}
	return []string{part}
}

// toldField parts the name of a field from what notes say about it: "a mobile number if they've
// one" is optional, and "whether it's pick up or delivery" has two values.
func (l *Lexicons) toldField(part string) (name, rule string) {
	for _, asks := range l.WhetherItIs {
		choice, ok := strings.CutPrefix(part, asks)
		one, other, two := strings.Cut(choice, " or ")
		if ok && two {
			return one + " or " + other, "one of: " + one + ", " + other
		}
		if ok {
			return strings.Replace(choice, " is ", " ", 1), "yes or no"
		}
	}
	if head, _, ok := strings.Cut(part, " if "); ok {
		return head, "optional"
	}
	if i := strings.Index(part, " ("); i > 0 && strings.HasSuffix(part, ")") {
		return part[:i], strings.Trim(part[i:], " ()")
	}
	return part, ""
}
