package worksession

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"
)

const (
	maxSubject = 9  // words before the verb of an obligation
	maxHead    = 16 // Chinese characters before it
	maxNames   = 3  // Latin words before it
	maxLead    = 9  // words of a clause before the main one
)

// asRule is the rule that a sentence states, false when it states none. Orders
// says whether a sentence that begins as an order is one: the subject of a
// commit begins so and tells what was done.
func (w *Words) asRule(sentence string, orders bool) (string, bool) {
	t := &w.tables.Rules
	text, led := withoutLead(sentence, t.Leads)
	switch {
	case text == "" || strings.ContainsAny(text, "?？") || utf8.RuneCountInString(text) > maxRule || tooShort(text):
		return "", false
	case led:
		return text, true
	case t.Except.in(text):
		return "", false
	case mostlyHan(text):
		return text, w.obligesZH(text, orders)
	}
	return text, w.obliges(text, orders)
}

// obliges says whether the main clause of an English sentence is an obligation.
func (w *Words) obliges(text string, orders bool) bool {
	t := &w.tables.Rules
	const onward = "from now on"
	if len(text) > len(onward) && strings.EqualFold(text[:len(onward)], onward) {
		return !t.Ties.in(text[len(onward):])
	}
	if t.Ties.in(text) || t.GoesOn.stands(text) || strings.ContainsRune("\"“”‘(（", firstRune(text)) {
		return false
	}
	if t.Told.leads(text) {
		return true
	}
	text = mainClause(text)
	if t.Begins.leads(text) {
		return orders && w.order(text)
	}
	verbs := t.Holds
	if t.WeakBegins.leads(text) {
		verbs = wordList{EN: slices.Concat(t.Needs.EN, t.Holds.EN)}
		if all := splitWords(text); len(all) < 2 || all[1].lower == "of" {
			return false
		}
	}
	found, at := verbs.find(text, exact)
	if at <= 0 {
		return false
	}
	subject := text[:at]
	return len(splitWords(subject)) <= maxSubject && !strings.ContainsAny(subject, ",;:()\"“”–—") &&
		!t.Narrates.in(subject) && !t.Changes.leads(subject) && !t.Happens.leads(text[at+len(found):])
}

// order says whether a sentence that begins as an order tells people what to do.
func (w *Words) order(text string) bool {
	t := &w.tables.Rules
	all := splitWords(text)
	if len(all) < 2 {
		return false
	}
	switch all[0].lower {
	case "always", "never":
		return !slices.Contains(t.NoOrder.EN, all[1].lower) && !conjugated(all[1].lower)
	case "do":
		return len(all) > 2 && t.Deeds.leads(text[all[2].at:])
	case "don't":
		return t.Deeds.leads(text[all[1].at:])
	case "avoid":
		return all[1].lower == "using" || plural(all[len(all)-1].lower) && !t.NoOrder.leads(text[all[1].at:])
	case "prefer":
		return t.Over.in(text)
	}
	return true
}

// obligesZH is obliges for Chinese, where no blank divides words.
func (w *Words) obligesZH(text string, orders bool) bool {
	t := &w.tables.Rules
	if t.Ties.hasZH(text) || t.GoesOn.hasZH(text) {
		return false
	}
	for _, told := range t.Told.ZH {
		if rest, ok := strings.CutPrefix(text, told); ok {
			return !strings.HasPrefix(rest, "的")
		}
	}
	main := mainClauseZH(text)
	for _, begin := range t.Begins.ZH {
		if strings.HasPrefix(main, begin) {
			return orders && (begin != "优先使用" || t.Over.hasZH(main))
		}
	}
	verbs := t.Holds
	for _, begin := range t.WeakBegins.ZH {
		if strings.HasPrefix(main, begin) {
			verbs = wordList{ZH: slices.Concat(t.Needs.ZH, t.Holds.ZH)}
		}
	}
	_, at := wordList{ZH: verbs.ZH}.find(main, exact)
	if at <= 0 {
		return false
	}
	head := main[:at]
	return utf8.RuneCountInString(head) <= maxHead && len(splitWords(head)) <= maxNames && !strings.ContainsAny(head, "，；：“”（）,;:\"()") && !t.Narrates.hasZH(head) && !slices.Contains(t.Changes.ZH, head)
}

// mainClause takes a clause such as "In tests," from before the main one.
func mainClause(text string) string {
	head, rest, ok := strings.Cut(text, ", ")
	words := splitWords(head)
	if !ok || len(words) == 0 || len(words) > maxLead {
		return text
	}
	switch words[0].lower {
	case "in", "on", "for", "when", "if", "during", "within", "inside", "outside", "under", "unless", "before", "after", "while", "until":
		return strings.TrimSpace(rest)
	}
	return text
}

func mainClauseZH(text string) string {
	head, rest, ok := strings.Cut(text, "，")
	if !ok || utf8.RuneCountInString(head) > maxHead {
		return text
	}
	for _, begin := range []string{"在", "当", "如果", "若", "对于", "除"} {
		if strings.HasPrefix(head, begin) {
			return rest
		}
	}
	return text
}

// conjugated says whether a word has the ending of a verb that tells: "returns",
// "failed", "using".
func conjugated(word string) bool {
	for _, base := range []string{"ss", "us", "as", "is", "eed", "embed", "shed", "bring", "ring"} {
		if strings.HasSuffix(word, base) {
			return false
		}
	}
	return strings.HasSuffix(word, "s") || strings.HasSuffix(word, "ed") || strings.HasSuffix(word, "ing")
}

// plural says whether a word looks like a noun in the plural.
func plural(word string) bool {
	return strings.HasSuffix(word, "s") && !strings.HasSuffix(word, "ss") && !strings.HasSuffix(word, "us") && !strings.HasSuffix(word, "is")
}

// mostlyHan says whether a text is Chinese, also when names in it are Latin.
func mostlyHan(text string) bool {
	han := 0
	for _, r := range text {
		if unicode.Is(unicode.Han, r) {
			han++
		}
	}
	return han > 0 && han >= len(splitWords(text))
}

func firstRune(text string) rune {
	r, _ := utf8.DecodeRuneInString(text)
	return r
}
