package embedded

import (
	"slices"
	"strings"
)

// maxLeadWords is how many words a time or a place before a clause has at most.
const maxLeadWords = 9

// takeLead cuts the time or the place off the beginning of a clause that no
// comma parts from it: "At the end of the month the system makes the invoices",
// "Every Monday team leads get a list". What follows must be the product, a
// word for everything or everybody, or behind a day a clause of its own.
func (w *work) takeLead(st *statement) bool {
	if st.trigger != "" {
		return false
	}
	tokens := clauseTokens(st.head)
	if len(tokens) < 5 || tokens[0].comma {
		return false
	}
	day := w.namesDay(tokens)
	if !day && !w.rules.isWord("prepositions", "en", tokens[0].low) {
		return false
	}
	for i := 2; i < len(tokens) && i <= maxLeadWords; i++ {
		if tokens[i-1].low == "" || w.rules.isWord("prepositions", "en", tokens[i-1].low) || w.rules.isWord("determiners", "en", tokens[i-1].low) || tokens[i-1].low == "and" {
			continue
		}
		rest := st.head[tokens[i].from:]
		if (!day || i != 2) && !w.beginsWithWhole(tokens[i:], rest) {
			continue
		}
		c, ok := w.parseClause(rest)
		if !ok || len(strings.Fields(c.subject)) > 3 {
			return false
		}
		st.trigger, st.head = strings.TrimRight(st.head[:tokens[i].from], ", "), rest
		return true
	}
	return false
}

// namesDay says that words begin with "every Monday", "each night": a time and
// no thing.
func (w *work) namesDay(tokens []token) bool {
	if tokens[0].low != "every" && tokens[0].low != "each" || tokens[1].comma {
		return false
	}
	return isTimeUnit(tokens[1].low) || weekday(upperFirst(tokens[1].low))
}

// beginsWithWhole says that words begin with the product or with a word for
// everything or everybody.
func (w *work) beginsWithWhole(tokens []token, rest string) bool {
	if strings.HasPrefix(rest, w.product+" ") && w.product != w.say("the_product") {
		return true
	}
	if tokens[0].low == "the" && len(tokens) > 1 {
		return w.rules.isWord("selves", "en", tokens[1].low)
	}
	return slices.Contains([]string{"everything", "everybody", "everyone", "nobody", "nothing"}, tokens[0].low)
}
