package worksession

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/specs/wording"
)

const (
	maxProposals = 12
	maxRule      = 300 // runes of a sentence that is taken for a rule
	minRule      = 3   // words, or three times as many Chinese characters
)

// Proposal is a rule that somebody wrote down while working.
type Proposal struct {
	Detected
	Text string `json:"text"`
	From string `json:"from" jsonschema:"\"text\", \"description\", or the commit that says so"`
}

// said is a text with where it comes from.
type said struct{ from, text string }

// Proposals finds the sentences that are rules by their wording, in the order in
// which they were said, each once. Text that was taken back is left out.
func (w *Words) Proposals(past Past, texts ...said) []Proposal {
	all := append([]said{}, texts...)
	for _, c := range past.Commits {
		if past.reverted(c) {
			continue
		}
		all = append(all, said{c.Short(), w.plainSubject(c.Subject) + "\n\n" + c.Body})
	}
	var out []Proposal
	seen := map[string]bool{}
	for _, one := range all {
		for _, sentence := range sentences(one.text) {
			rule, ok := w.asRule(sentence)
			if !ok || seen[bare(rule)] || len(out) == maxProposals {
				continue
			}
			seen[bare(rule)] = true
			rule = capital(rule)
			out = append(out, Proposal{Detected: w.Detect(rule, "", ""), Text: rule, From: one.from})
		}
	}
	return out
}

// capital is a text that begins with a capital letter.
func capital(text string) string {
	r, n := utf8.DecodeRuneInString(text)
	return string(unicode.ToUpper(r)) + text[n:]
}

// reverted says whether a commit was taken back by a later one, or takes one
// back itself.
func (p Past) reverted(c Commit) bool {
	if strings.HasPrefix(c.Subject, `Revert "`) || strings.Contains(c.Body, "This reverts commit ") {
		return true
	}
	for _, other := range p.Commits {
		if other.Hash != c.Hash && strings.Contains(other.Body, "This reverts commit "+c.Hash) {
			return true
		}
	}
	return false
}

// asRule is the rule that a sentence states, false when it states none.
func (w *Words) asRule(sentence string) (string, bool) {
	t := w.tables.Rules
	text, led := withoutLead(sentence, t.Leads)
	switch {
	case text == "" || strings.ContainsAny(text, "?？") || utf8.RuneCountInString(text) > maxRule || tooShort(text):
		return "", false
	case led:
		return text, true
	case t.Except.in(text, exact):
		return "", false
	case t.Holds.in(text, exact):
		return text, true
	}
	found, at := t.Begins.find(text, exact)
	if at != 0 {
		return "", false
	}
	for _, weak := range append(append([]string{}, t.WeakBegins.EN...), t.WeakBegins.ZH...) {
		if strings.EqualFold(weak, found) {
			return text, t.Needs.in(strings.TrimPrefix(text, found), exact) || strings.EqualFold(found, "must")
		}
	}
	return text, true
}

// withoutLead takes "Decision:" and the like from the beginning of a sentence.
func withoutLead(text string, leads wordList) (rest string, led bool) {
	for _, lead := range append(append([]string{}, leads.EN...), leads.ZH...) {
		if len(text) > len(lead) && strings.EqualFold(text[:len(lead)], lead) {
			return strings.TrimSpace(text[len(lead):]), true
		}
	}
	return text, false
}

func tooShort(text string) bool {
	han := 0
	for _, r := range text {
		if unicode.Is(unicode.Han, r) {
			han++
		}
	}
	return len(splitWords(text)) < minRule && han < 2*minRule
}

// sentences are those of a message: lines that belong together joined, list
// items on their own, without trailers, quotes and code.
func sentences(message string) []string {
	var out []string
	for _, block := range blocks(message) {
		for _, span := range wording.Sentences(block) {
			if s := oneLine(block[span.Start:span.End]); s != "" {
				out = append(out, strings.TrimRight(s, " .。;；"))
			}
		}
	}
	return out
}

// blocks are paragraphs and list items as one line each.
func blocks(message string) []string {
	var out []string
	code, open := false, false
	for line := range strings.Lines(strings.ReplaceAll(message, "\r\n", "\n")) {
		line = strings.TrimRight(line, "\n")
		text := strings.TrimSpace(line)
		fence := strings.HasPrefix(text, "```") || strings.HasPrefix(text, "~~~")
		if fence {
			code, open = !code, false
			continue
		}
		item, isItem := listItem(text)
		switch {
		case code || text == "" || strings.HasPrefix(text, ">") || strings.HasPrefix(text, "#") || strings.HasPrefix(line, "    ") && !open || isTrailer(text):
			open = false
		case isItem:
			out, open = append(out, item), true
		case open && !labelled(text):
			out[len(out)-1] += " " + text
		default:
			out, open = append(out, text), true
		}
	}
	return out
}

// labelled says whether a line begins with a word and a colon, as "Decision: …"
// does: it stands on its own.
func labelled(line string) bool {
	label, _, ok := strings.Cut(line, ": ")
	return ok && len(label) < 20 && strings.Trim(strings.ToLower(label), "abcdefghijklmnopqrstuvwxyz ") == "" && strings.ToLower(label[:1]) != label[:1]
}

// listItem is the text behind the mark of a list item.
func listItem(line string) (string, bool) {
	for _, mark := range []string{"- ", "* ", "+ ", "• "} {
		if rest, ok := strings.CutPrefix(line, mark); ok {
			return strings.TrimSpace(rest), true
		}
	}
	digits := strings.TrimLeft(line, "0123456789")
	if n := len(line) - len(digits); n > 0 && n < 4 && (strings.HasPrefix(digits, ". ") || strings.HasPrefix(digits, ") ")) {
		return strings.TrimSpace(digits[2:]), true
	}
	return "", false
}

// isTrailer says whether a line is one of those at the end of a commit message,
// such as "Signed-off-by: …" or "Co-authored-by: …".
func isTrailer(line string) bool {
	key, _, ok := strings.Cut(line, ": ")
	return ok && strings.Contains(key, "-") && !strings.Contains(key, " ") && strings.ToLower(key[:1]) != key[:1]
}
