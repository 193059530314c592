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

// said is a text with where it comes from. A subject is the first line of a
// commit, which says what the commit does.
type said struct{ from, subject, text string }

// Proposals finds the sentences that are rules by their wording, in the order in
// which they were said, each once. Text that was taken back is left out.
func (w *Words) Proposals(past Past, texts ...said) []Proposal {
	all := append([]said{}, texts...)
	for _, c := range past.Commits {
		if past.reverted(c) {
			continue
		}
		all = append(all, said{c.Short(), w.plainSubject(c.Subject), c.Body})
	}
	var out []Proposal
	seen := map[string]bool{}
	for _, one := range all {
		for _, rule := range w.rulesOf(one) {
			if seen[bare(rule)] || len(out) == maxProposals {
				continue
			}
			seen[bare(rule)] = true
			rule = capital(rule)
			out = append(out, Proposal{Detected: w.Detect(rule, "", ""), Text: rule, From: one.from})
		}
	}
	return out
}

// rulesOf are the sentences of a text that are rules. An order in the subject of
// a commit, or among the changes that it lists, tells what the commit does.
func (w *Words) rulesOf(one said) []string {
	var out []string
	take := func(text string, orders bool) {
		for _, sentence := range sentences(text) {
			if rule, ok := w.asRule(sentence, orders); ok {
				out = append(out, rule)
			}
		}
	}
	take(one.subject, false)
	all := blocks(one.text)
	for i := 0; i < len(all); {
		end, changes := i+1, false
		for end < len(all) && all[i].item && all[end].item {
			end++
		}
		for _, b := range all[i:end] {
			changes = changes || all[i].item && w.tables.Rules.Changes.leads(b.text)
		}
		for _, b := range all[i:end] {
			take(b.text, !changes)
		}
		i = end
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

// sentences are those of a paragraph or of a list item.
func sentences(block string) []string {
	var out []string
	for _, span := range wording.Sentences(block) {
		if s := oneLine(block[span.Start:span.End]); s != "" {
			out = append(out, strings.TrimRight(s, " .。;；"))
		}
	}
	return out
}

// block is a paragraph or a list item on one line.
type block struct {
	text string
	item bool
}

// blocks are the paragraphs and list items of a message, without trailers,
// quotes and code.
func blocks(message string) []block {
	var out []block
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
			out, open = append(out, block{item, true}), true
		case open && !labelled(text):
			out[len(out)-1].text += " " + text
		default:
			out, open = append(out, block{text, false}), true
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
