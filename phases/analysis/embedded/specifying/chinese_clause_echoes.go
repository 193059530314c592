package specifying

import (
	"strings"

	"github.com/overtone-cli/overtone/specs"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
)

// echoes says that a criterion was derived and only says a clause again, alone or with
// those around it.
func (w *Specifier) echoes(d *Draft, k specs.Criterion, clause string) bool {
	if k.Source.Rule != phrasing.Rule(FromStatement).Rule {
		return false
	}
	if !strings.Contains(w.bareEcho(k.Text), w.bareEcho(clause)) {
		return false
	}
	whole := w.bareEcho(d.Fact.Text)
	for part := range strings.FieldsFuncSeq(w.unframed(k.Text), func(r rune) bool { return r == '，' || r == '；' }) {
		if !strings.Contains(whole, w.bareEcho(part)) {
			return false
		}
	}
	return true
}

// bareEcho is a text without marks, without the words that bind and without what only
// says that a test shows it.
func (w *Specifier) bareEcho(text string) string {
	text = w.unframed(text)
	for _, word := range []string{"必须能够", "必须", "应当", "可以", "能够", "须"} {
		text = strings.ReplaceAll(text, word, "")
	}
	return strings.Map(func(r rune) rune {
		if strings.ContainsRune("，；。 ", r) {
			return -1
		}
		return r
	}, text)
}

// unframed is a criterion without the words around a statement that only say that a test
// shows it, or that somebody manages it in a trial.
func (w *Specifier) unframed(text string) string {
	head, _, _ := strings.Cut(w.Say("check_shown", "text", "\x00"), "\x00")
	text = strings.TrimPrefix(text, head)
	for words := range strings.FieldsFuncSeq(w.systemRow("other").Person.In("zh"), func(r rune) bool { return r == '{' || r == '}' }) {
		if words != "actor" && words != "want" {
			text = strings.Replace(text, words, "", 1) // 试用时，…不经他人帮助就可以
		}
	}
	return text
}

// echoWithout is what is left of a criterion that says a statement again when one of
// its clauses has a test of its own; empty where nothing is.
func (w *Specifier) echoWithout(text, clause string) string {
	var left []string
	gone := w.bareEcho(clause)
	for part := range strings.FieldsFuncSeq(strings.TrimRight(w.unframed(text), "。；"), func(r rune) bool { return r == '，' || r == '；' }) {
		if bare := w.bareEcho(part); !strings.Contains(gone, bare) && !strings.Contains(bare, gone) {
			left = append(left, part)
		}
	}
	if len(left) == 0 || len(left) == 1 && namesCase(left[0]) {
		return ""
	}
	return phrasing.Finished(w.plainly(strings.Join(left, "，")))
}

// testTold says that a criterion that is no echo already tests a clause.
func (w *Specifier) testTold(d *Draft, c *oneClause, text string) bool {
	for _, k := range d.Requirement.Criteria {
		if w.echoes(d, k, c.said) {
			continue
		}
		if strings.Contains(phrasing.FoldTerm(k.Text), phrasing.FoldTerm(c.act)) || phrasing.FoldTerm(k.Text) == phrasing.FoldTerm(phrasing.Finished(text)) {
			return true
		}
	}
	return false
}
