package specifying

import (
	"slices"
	"strings"
	"unicode"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/completing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
)

// untestedNumbers adds a test of each number of an English statement that no
// criterion speaks of: at its edge where its role is certain, else in the words of
// the statement. A number that the source states is tested whatever else is.
func (w *Specifier) untestedNumbers(d *Draft) {
	if w.Language == "zh" || d.Fact == nil || d.lists() || d.rest != "" || d.Requirement.Priority == specs.Wont || w.IsChange(d.Fact) {
		return
	}
	source := w.boundSource(d)
	for _, m := range append(wording.Measures(source), plainNumbers(source)...) {
		before, _ := w.around(source, m)
		if m.Class == wording.ClassVersion || w.endsWithWord("bound_examples", before) || strings.Count(before, `"`)%2 == 1 || w.criteriaHold(d, m.Text) {
			continue // what a thing is called, one of many values, or what somebody says
		}
		text, rule := "", "criterion-of-number"
		if b := w.boundAt(d, source, m); b.key != "" && (d.Statement.Whole || d.Statement.Phrase != "") {
			text = w.sayBound(d, b)
		}
		if row, _ := limitsOfRow(source, m.Text); !numbersIn(text, m.Text) || w.otherNumber(source, m, text) && len(row) == 0 {
			text, rule = w.ownWords(d, m.Text), FromStatement
		}
		if text == "" || w.Table.Weak.Untestable(text) || !roomFor(d) {
			continue
		}
		w.addCriterion(d, text, phrasing.Rule(rule))
		w.beforeUsual(d)
	}
}

// plainNumbers are the numbers of an English text that measure nothing by
// themselves and still bind: "exit code 2", "at 22:15", "keep 7 daily". None of
// them is part of a name ("ISO 4217", AT-300), a year, or code.
func plainNumbers(text string) []wording.Measure {
	var out []wording.Measure
	code, before := false, ""
	for from := 0; from < len(text); {
		end := strings.IndexByte(text[from:], ' ')
		if end < 0 {
			end = len(text) - from
		}
		word := text[from : from+end]
		bare := strings.Trim(word, "(),.;:\"“”")
		for _, ordinal := range []string{"st", "nd", "rd", "th"} {
			bare = strings.TrimSuffix(bare, ordinal)
		}
		number := bare != "" && !strings.ContainsFunc(bare, func(r rune) bool { return !unicode.IsDigit(r) && r != '.' && r != ',' && r != ':' })
		if number && !code && !strings.Contains(word, "`") && !isYear(bare) && !isAcronym(before) {
			at := from + strings.Index(word, bare)
			out = append(out, wording.Measure{Span: wording.Span{Start: at, End: at + len(bare)}, Text: bare, Op: "="})
		}
		code = code != (strings.Count(word, "`")%2 == 1)
		before, from = strings.Trim(word, "(),"), from+end+1
	}
	return out
}

func isYear(number string) bool {
	return len(number) == 4 && (strings.HasPrefix(number, "19") || strings.HasPrefix(number, "20"))
}

// isAcronym says that a word is the name behind which a number belongs to it: ISO.
func isAcronym(word string) bool {
	return len(word) > 1 && strings.ToUpper(word) == word && strings.ToLower(word) != word
}

// roomFor says that a draft may have one more criterion; where it is full, what is
// so of all deeds of its kind makes room.
func roomFor(d *Draft) bool {
	list := d.Requirement.Criteria
	if len(list)+d.kept < completing.MaxCriteria {
		return true
	}
	at := slices.IndexFunc(list, isUsual)
	if at < 0 {
		return false
	}
	d.Requirement.Criteria = slices.Delete(slices.Clone(list), at, at+1)
	return true
}

// isUsual says that a criterion tells what is so of all deeds of a kind.
func isUsual(c specs.Criterion) bool {
	return c.Source.Rule == phrasing.Rule(counterCase).Rule || c.Source.Rule == phrasing.Rule(onFailure).Rule
}

// otherNumber says that the test of one number speaks of another of the statement
// as well, and with that not of one alone.
func (w *Specifier) otherNumber(source string, of wording.Measure, text string) bool {
	for _, m := range wording.Measures(source) {
		if m.Start != of.Start && !numbersIn(of.Text, m.Text) && numbersIn(text, m.Text) {
			return true
		}
	}
	return false
}

// beforeUsual moves the criterion that was added last in front of what is so of
// all deeds of its kind.
func (w *Specifier) beforeUsual(d *Draft) {
	list := d.Requirement.Criteria
	usual := func(c specs.Criterion) bool {
		return c.Source.Rule == phrasing.Rule(counterCase).Rule || c.Source.Rule == phrasing.Rule(onFailure).Rule
	}
	at := slices.IndexFunc(list, usual)
	if last := len(list) - 1; at >= 0 && at < last {
		moved := list[last]
		copy(list[at+1:], list[at:last])
		list[at] = moved
	}
}

// criteriaHold says that a criterion names each number of a measure.
func (w *Specifier) criteriaHold(d *Draft, measure string) bool {
	for _, c := range d.Requirement.Criteria {
		if numbersIn(c.Text, measure) {
			return true
		}
	}
	return false
}

// numbersIn says that a text has each number of a measure; one in words counts by
// its first word.
func numbersIn(text, measure string) bool {
	if text == "" {
		return false
	}
	digits := strings.FieldsFunc(measure, func(r rune) bool { return !unicode.IsDigit(r) && r != '.' && r != ',' && r != ':' })
	if len(digits) == 0 {
		return strings.Contains(strings.ToLower(text), strings.ToLower(bareMeasure(measure)))
	}
	for _, n := range digits {
		if !hasNumber(text, strings.Trim(n, ".,:")) {
			return false
		}
	}
	return true
}

// hasNumber says that a number stands in a text, and not only as part of another.
func hasNumber(text, number string) bool {
	text, number = strings.ReplaceAll(text, ",", ""), strings.ReplaceAll(number, ",", "") // 2000 and 2,000
	isDigit := func(i int) bool { return i >= 0 && i < len(text) && text[i] >= '0' && text[i] <= '9' }
	for from := 0; ; {
		at := strings.Index(text[from:], number)
		if at < 0 {
			return false
		}
		at += from
		if end := at + len(number); !isDigit(at-1) && !isDigit(end) {
			return true
		}
		from = at + 1
	}
}

// ownWords is a statement with a number as it stands, said as what a test shows.
func (w *Specifier) ownWords(d *Draft, measure string) string {
	fact := w.testedFact(d)
	switch {
	case fact == "" && w.storyLead(d.Statement):
		fact = w.storyFact(d)
	case fact == "":
		fact = strings.TrimRight(d.Statement.Head, ". ")
	}
	if d.Statement.Trigger != "" {
		fact = w.Say("crit_given", "trigger", w.triggerClause(d.Statement.Trigger), "text", fact)
	}
	if !numbersIn(fact, measure) {
		return ""
	}
	fact = w.LowerStart(w.lowerModals(fact))
	if d.Statement.Label != "" {
		return w.labelled(d, w.plainly(fact))
	}
	return w.plainly(fact)
}

// lowerModals writes the words that bind as they stand in running text: a criterion
// tells what is so, and binds nobody.
func (w *Specifier) lowerModals(text string) string {
	for _, modal := range []string{" MUST ", " SHALL ", " SHOULD ", " MAY ", " NOT "} {
		text = strings.ReplaceAll(text, modal, strings.ToLower(modal))
	}
	return text
}
