package reading

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/specs/markdown"
)

// asRunIn marks a heading that stood at the beginning of its paragraph.
const asRunIn = "run-in"

// asRunInOnce marks one in a paper without this habit: it holds for its paragraph, and the next one
// speaks of something else.
const asRunInOnce = "run-in once"

// runIn makes headings of the few words that the paragraphs of a memo begin
// with: "Ground rules. Jobs have to be traceable for 15 years." One such
// beginning may be chance; it is a habit where three paragraphs have it, and two
// of five, and other headings are rare.
func (l *Lexicon) runIn(blocks []block) []block {
	heads, paragraphs, real := 0, 0, 0
	for i := range blocks {
		if blocks[i].kind == markdown.Heading {
			real++
		}
		if !mayRunIn(&blocks[i]) {
			continue
		}
		paragraphs++
		if _, _, ok := l.cutRunIn(blocks[i].raw); ok {
			heads++
		}
	}
	habit := real <= 2 && heads >= 3 && heads*5 >= paragraphs*2
	out := make([]block, 0, len(blocks)+heads)
	for _, n := range blocks {
		head, body, ok := l.cutRunIn(n.raw)
		if !ok || !mayRunIn(&n) || !habit && (n.raw[len(head)] != '.' || !l.asksAlone(head)) {
			out = append(out, n)
			continue
		}
		first, rest := n, n
		first.kind, first.level, first.as, first.raw, first.to = markdown.Heading, 6, asRunIn, head, n.from
		if !habit {
			first.as = asRunInOnce
		}
		rest.raw, rest.from = body, n.from+strings.Count(n.raw[:strings.LastIndex(n.raw, body)], "\n")
		out = append(out, first, rest)
	}
	return out
}

// mayRunIn tells a paragraph that is long enough to have a heading in it.
func mayRunIn(n *block) bool {
	return n.kind == markdown.Paragraph && n.depth == 0 && !n.quoted && len(n.raw) >= 60
}

// cutRunIn cuts the heading off the beginning of a paragraph. body is the end of
// raw.
func (l *Lexicon) cutRunIn(raw string) (head, body string, ok bool) {
	limit := min(len(raw), 64)
	end := -1
	for i := 3; i < limit-1; i++ {
		if (raw[i] == '.' || raw[i] == ':' || raw[i] == '?') && (raw[i+1] == ' ' || raw[i+1] == '\n') {
			end = i
			break
		}
	}
	if end < 0 {
		return "", "", false
	}
	head, body = strings.TrimSpace(strings.Join(strings.Fields(raw[:end]), " ")), strings.TrimLeft(raw[end+1:], " \n")
	if begin, _ := utf8.DecodeRuneInString(body); len(body) < 30 || unicode.IsLower(begin) && raw[end] != ':' && !InnerCapital(FirstWord(body)) {
		return "", "", false
	}
	return head, body, l.runInHead(head) && (raw[end] != ':' || l.asks5W(head)) // "Budget: …" is a label
}

// tellsDeed tells a short sentence from a heading by its verb: "Schools pay half",
// "Our theatre lends costumes".
func tellsDeed(words []string) bool {
	for i, w := range words[1:] {
		if i+2 >= len(words) {
			return false
		}
		if strings.Contains(" pay lend run use have want book get take need sell rent buy owns ", " "+w+" ") {
			return true
		}
		if InThirdPerson(w) && strings.Contains(" our my the a each every one ", " "+words[0]+" ") && i > 0 {
			return true
		}
	}
	return false
}

// asksAlone tells a head that is one without the habit of the memo: a question that is told
// and stands alone, "How it goes today", "What FLOW is".
func (l *Lexicon) asksAlone(head string) bool {
	words := strings.Fields(Lower(head))
	if len(words) < 3 || len(words) > 6 || !slices.Contains([]string{"what", "how", "why"}, words[0]) {
		return false
	}
	for i, w := range words[1:] {
		if (w == "is" || w == "are" || w == "was" || w == "matters" || w == "counts") && i+2 < len(words) {
			return false // "What counts is speed"
		}
	}
	return true
}

// asks5W tells what begins with a word of asking.
func (l *Lexicon) asks5W(head string) bool {
	return slices.Contains(l.FiveQuestions, Lower(FirstWord(head)))
}

// runInHead tells a heading from a short sentence: a few nouns, or what a
// question asks, told and not asked: "What worries me".
func (l *Lexicon) runInHead(head string) bool {
	words := strings.Fields(Lower(head))
	if len(words) == 0 || len(words) > 7 && !l.asks5W(head) || len(words) > 9 || !StartsUpper(head) || HasHan(head) || strings.ContainsAny(head, ",;`\"“”0123456789@/<>*") {
		return false
	}
	if l.asks5W(head) {
		return len(words) > 1 && !ContainsAny(" "+Lower(head)+" ", " is a ", " is an ", " are the ", " is that ")
	}
	if tellsDeed(words) {
		return false
	}
	if bare, _, _ := strings.Cut(head, " ("); len(strings.Fields(bare)) > 4 || HasFiniteVerb(head) {
		return false
	}
	if strings.Contains(" so yes no thanks thank hi hello dear ok okay now also then not oh and but well sorry please great we i it they he she this that there you these those my here let mr mrs ms dr prof e.g i.e etc vs no. if as in on at ", " "+words[0]+" ") {
		return false
	}
	last := words[len(words)-1]
	return !strings.HasSuffix(last, "ed") && !strings.Contains(" mr mrs ms dr prof st no vs etc inc ltd e.g i.e approx ", " "+last+" ")
}
