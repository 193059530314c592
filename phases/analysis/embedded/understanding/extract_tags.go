package understanding

import (
	"regexp"
	"strings"
	"sync"
	"unicode"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// tagged is a text without the id and the priority that were written into it.
type tagged struct{ text, ref, priority string }

// tags takes "[P0]", "(Must)", "P1:", a trailing ". P2." and a leading id such
// as "FR-12:" off a text.
func (x *understander) tags(text string) tagged {
	t := tagged{text: seeQuestions().ReplaceAllString(strings.TrimSpace(text), "")}
	for range 3 {
		before := t.text
		x.leadingTag(&t)
		leadingRef(&t)
		x.rankedRef(&t)
		if t.text == before {
			break
		}
	}
	if t.priority == "" {
		x.trailingTag(&t)
	}
	if t.priority == "" {
		x.labelTag(&t)
	}
	if !strings.ContainsFunc(t.text, reading.IsMeaning) {
		return tagged{text: strings.TrimSpace(text)} // nothing but a tag
	}
	return t
}

// seeQuestions points to the open questions of the paper behind a statement: they are listed with
// their own lines.
var seeQuestions = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`(?i)[,;]? ?\(?see (?:the )?open (?:questions?|points?|issues?)(?: \d+| below)?\)?\.?$`)
})

// tag gives the priority of a word that stands alone, or has only an addition
// in brackets behind it: "Won't (this year)".
func (x *understander) tag(word string) string {
	const around = "[]()（）【】*:： .。"
	word = strings.ReplaceAll(strings.Trim(reading.Lower(strings.TrimSpace(word)), around), "’", "'")
	if level := x.ranks[strings.ToUpper(word)]; level != "" && len(word) > 1 {
		return level // as the text itself explains the code
	}
	if level := x.lex.priorities[word]; level != "" {
		return level
	}
	for _, lead := range x.lex.PriorityLeads { // "(Priority: P1)"
		if rest, ok := strings.CutPrefix(word, lead); ok && rest != "" {
			return x.ranked(strings.TrimSpace(rest))
		}
	}
	if i := strings.IndexAny(word, "(（["); i > 0 {
		return x.lex.priorities[strings.Trim(word[:i], around)]
	}
	for _, when := range x.lex.TagTails { // "Won't this quarter"
		if head, _, ok := strings.Cut(word, when); ok && x.lex.priorities[head] == "wont" {
			return "wont"
		}
	}
	return ""
}

// staysOut is how long a rank leaves something out: "this year" of "Won't (this year)". A
// release that it names is the one at hand.
func (l *Lexicons) staysOut(rank string) string {
	word := strings.ReplaceAll(reading.Lower(strings.TrimSpace(rank)), "’", "'")
	for level, aside := range cutsOf(word) {
		if l.priorities[strings.TrimSpace(level)] == "wont" && strings.HasPrefix(aside, "this ") && !reading.ContainsAny(aside, "release", "version", "time") {
			return aside
		}
	}
	return ""
}

// cutsOf are the two parts of a rank that says more than its level, in brackets or behind it.
func cutsOf(word string) map[string]string {
	out := map[string]string{}
	if level, aside, ok := strings.Cut(word, "("); ok {
		out[level] = strings.Trim(aside, ") .")
	} else if i := strings.Index(word, " this "); i > 0 {
		out[word[:i]] = strings.Trim(word[i:], " .")
	}
	return out
}

// refAndRank takes an id and a priority in one pair of brackets apart: "FAIL-3, P1". Empty
// for anything else.
func (x *understander) refAndRank(inner string) (ref, level string) {
	parts := strings.FieldsFunc(inner, func(r rune) bool { return strings.ContainsRune(",;，；/|·、", r) })
	if len(parts) != 2 {
		return "", ""
	}
	for i := range parts {
		ref, level = strings.TrimSpace(parts[i]), x.tag(parts[1-i])
		if level != "" && reading.RefLength(ref) == len(ref) && x.tag(ref) == "" {
			return ref, level
		}
	}
	return "", ""
}

// sizedRank is the rank of a remark in brackets that gives a size beside it: "Must, S",
// "Should / 5 pts", "L; could". Of two letters the first is the rank.
func (x *understander) sizedRank(inner string) string {
	parts := strings.FieldsFunc(inner, func(r rune) bool { return strings.ContainsRune(",;，；/|·、", r) })
	if len(parts) != 2 {
		return ""
	}
	for i := range parts {
		if level := x.tag(parts[i]); level != "" && sizeOfWork().MatchString(strings.TrimSpace(parts[1-i])) {
			return level
		}
	}
	return ""
}

// sizeOfWork finds how much work somebody takes something for: a size of shirts, points, days.
var sizeOfWork = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`^(?i:x{0,3}s|m|x{0,3}l|\d{1,3}(?:\.5)? ?(?:pts?|points?|sp|story points?|d|days?|h|hours?|pd|人天|人日|点|天)?)$`)
})

// tagAlone is the priority of a remark in brackets that gives nothing else:
// "(must)", "(should; must next year)".
func (x *understander) tagAlone(text string) string {
	bare := strings.Trim(text, " .。")
	if square := strings.HasPrefix(bare, "[") && strings.HasSuffix(bare, "]"); !square && !inBrackets(text) {
		return ""
	}
	bare = strings.Trim(bare, " .。()（）[]")
	if _, level := x.refAndRank(bare); level != "" {
		return level
	}
	inner, _, _ := strings.Cut(bare, ";")
	return x.tag(inner)
}

// laterRank keeps what a remark in brackets says of a rank behind the first one, which is
// nothing to be tested and must not be lost: "(should; must for the auditor by June)". A
// must that has a day is none that may wait: it is the rank, and its day is in the plan.
func (x *understander) laterRank(f *FeatureFact, u *reading.Unit, first string, sen reading.Sentence) (higher string) {
	whole := strings.Trim(sen.Text, " .。()（）")
	_, later, ok := strings.Cut(whole, "; ")
	if !ok || reading.HasHan(later) || len(strings.Fields(later)) < 3 {
		return ""
	}
	level := x.tag(reading.FirstWord(later))
	if level == "" {
		return ""
	}
	if _, day, dated := strings.Cut(later, " by "); dated && level == "must" && first != level {
		higher, later = level, whole
		if u.Label != "" {
			x.addItem(&x.u.Milestones, "milestone", "By "+day+": "+u.Label, u.From, u.To)
		}
	}
	it := x.item(sentence(reading.UpperFirst(later)), sen.From, sen.To)
	f.Details, f.Reasons = append(f.Details, it), append(f.Reasons, it)
	return higher
}

// bareRank is the priority that a sentence is nothing but the code of: "P2."
func (x *understander) bareRank(text string) string {
	if text = strings.TrimRight(text, " .。"); len(text) != 2 || text[0] != 'P' || text[1] < '0' || text[1] > '3' {
		return ""
	}
	return x.tag(text)
}

// priorityTag finds a priority in a heading: "Payments (P1)", "[Must] Search".
func (x *understander) priorityTag(title string) string {
	t := x.tags(title)
	return t.priority
}

func (x *understander) leadingTag(t *tagged) {
	open, size := utf8.DecodeRuneInString(t.text)
	ends := map[rune]string{'[': "]", '(': ")", '（': "）", '【': "】"}
	if end, ok := ends[open]; ok {
		i := strings.Index(t.text, end)
		if i < 0 || i > 40 {
			return
		}
		level := x.tag(t.text[size:i])
		if level == "" {
			level = x.ranks[t.text[size:i]] // as the text itself explains the code
		}
		if level == "" {
			level = x.sizedRank(t.text[size:i])
		}
		if level != "" && i+len(end) < len(t.text) {
			t.priority = level
			t.text = strings.TrimLeft(t.text[i+len(end):], " :：–—-")
		}
		return
	}
	if label, rest, _ := reading.CutLabel(t.text, false); label != "" && strings.Contains(label, " ") && len(label) <= 28 { // "Nice to have: …"
		if level := x.tag(label); level != "" && level != "wont" {
			t.priority, t.text = level, rest
			return
		}
	}
	i := strings.IndexAny(t.text, " :：")
	if i <= 0 || i > 12 {
		return
	}
	word, rest := t.text[:i], strings.TrimLeft(t.text[i:], " ")
	isCode := len(word) == 2 && (word[0] == 'P' || word[0] == 'p') && word[1] >= '0' && word[1] <= '4'
	if !isCode && !strings.HasPrefix(rest, ":") && !strings.HasPrefix(rest, "：") {
		return
	}
	if isCode && (t.priority != "" || x.namesByCode(rest) || x.gradesByCode()) {
		return // behind "(M)" it says of which things the sentence speaks: "(M) P1 alerts sound"
	}
	if level := x.tag(word); level != "" {
		t.priority = level
		t.text = strings.TrimLeft(rest, " :：–—-")
	}
}

// trailingTag reads "… (P1)", "… P2.", "…。P0" at the end of a text.
func (x *understander) trailingTag(t *tagged) {
	body := strings.TrimRight(t.text, " .。")
	for _, pair := range [][2]string{{"(", ")"}, {"（", "）"}, {"[", "]"}, {"【", "】"}} {
		if !strings.HasSuffix(body, pair[1]) {
			continue
		}
		i := strings.LastIndex(body, pair[0])
		if i < 0 {
			continue
		}
		inner := body[i+len(pair[0]) : len(body)-len(pair[1])]
		if level := x.tag(inner); level != "" && (utf8.RuneCountInString(inner) > 1 || !reading.IsASCII(inner)) {
			t.priority, t.text = level, strings.TrimSpace(body[:i])
			return
		}
		if ref, level := x.refAndRank(inner); ref != "" && strings.TrimSpace(body[:i]) != "" {
			t.priority, t.text = level, strings.TrimSpace(body[:i])
			t.ref = reading.FirstOf(t.ref, ref)
			return
		}
		if level := x.sizedRank(inner); level != "" && strings.TrimSpace(body[:i]) != "" {
			t.priority, t.text = level, strings.TrimSpace(body[:i])
			return
		}
	}
	for _, dash := range []string{" – ", " — ", " - "} { // "Voice notes – nice to have"
		if i := strings.LastIndex(body, dash); i > 0 && strings.Contains(body[i+len(dash):], " ") {
			if level := x.tag(body[i+len(dash):]); level != "" {
				t.priority, t.text = level, strings.TrimSpace(body[:i])
				return
			}
		}
	}
	n := len(body)
	if n >= 2 && body[n-1] >= '0' && body[n-1] <= '3' && body[n-2] == 'P' && !reading.InsideWord(body, n-2) {
		t.priority = x.tag(body[n-2:])
		t.text = strings.TrimRight(body[:n-2], " ,;，；–—-")
		return
	}
	whole := ". " + body // the rank may begin a sentence of its own
	if i := strings.LastIndex(whole, ". P"); i >= 0 && i+4 < len(whole) && whole[i+3] >= '0' && whole[i+3] <= '3' && whole[i+4] == ',' {
		t.priority = x.tag(whole[i+2 : i+4]) // "… two checks in a row. P1, but Ravi would pay for it."
		t.text = strings.TrimPrefix(whole[:i]+". ", ". ") + reading.UpperFirst(strings.TrimSpace(whole[i+5:])) + "."
		return
	}
	if i := strings.LastIndexAny(body, " ,"); i > 0 && (strings.HasSuffix(body[:i], ",") || strings.HasSuffix(body[:i], "–") || strings.HasSuffix(body[:i], " -")) {
		if word := reading.Lower(body[i+1:]); word == "maybe" || word == "perhaps" || word == "optional" {
			t.priority = "could"
			t.text = strings.TrimRight(body[:i], " ,–-")
		}
	}
}

// maxTaggedLabel is how many characters stand at most before the priority of a
// label.
const maxTaggedLabel = 60

// rankGoesOn is the priority that a clause of a Chinese sentence has from the name in front
// of the colon: of "代卖（P1）：志愿者登记入库；未卖出的退回" the second half as well. Empty once the
// sentence has ended.
func (x *understander) rankGoesOn(rank, before string, sen *reading.Sentence) string {
	if before == "" || !reading.HasHan(before) || sen.From < 1 || sen.From > len(x.r.Lines) {
		return ""
	}
	if !strings.Contains(x.r.Lines[sen.From-1], strings.TrimRight(before, "；;")+"；") {
		return ""
	}
	named := tagged{text: before}
	if x.labelTag(&named); named.priority != "" {
		return named.priority
	}
	return rank
}

// labelTag reads a priority before the colon of a text: "Swap shifts (P1): the
// guard …", "交给志愿者代卖（P1）：志愿者扫码登记".
func (x *understander) labelTag(t *tagged) {
	for _, pair := range [][2]string{{"(", ")"}, {"（", "）"}, {"[", "]"}, {"【", "】"}} {
		head, rest, ok := strings.Cut(t.text, pair[1])
		open := strings.LastIndex(head, pair[0])
		if !ok || open <= 0 || utf8.RuneCountInString(head) > maxTaggedLabel || !strings.HasPrefix(rest, ":") && !strings.HasPrefix(rest, "：") {
			continue
		}
		inner := head[open+len(pair[0]):]
		if level := x.tag(inner); level != "" && (utf8.RuneCountInString(inner) > 1 || !reading.IsASCII(inner)) {
			t.priority, t.text = level, strings.TrimRight(head[:open], " ")+rest
			return
		}
	}
}

// leadingRef takes "FR-12:", "US-3", "[REQ-001]", "R1." off the beginning.
func leadingRef(t *tagged) {
	s := strings.TrimLeft(t.text, "[(")
	n := reading.RefLength(s)
	if n == 0 || t.ref != "" {
		return
	}
	rest := s[n:]
	if len(s) != len(t.text) {
		closed := strings.TrimLeft(rest, "])")
		if closed == rest {
			return
		}
		rest = closed
	}
	trimmed := strings.TrimLeft(rest, " :：.–—-、")
	if trimmed == "" || trimmed == rest || len(s) == len(t.text) && !refEnds(s[:n], rest, trimmed) {
		return
	}
	t.ref, t.text = s[:n], trimmed
}

// WithoutRef is a text without the id that it begins with: who works in "FR-15 Admins import
// vehicles" are admins.
func WithoutRef(text string) string {
	t := tagged{text: text}
	leadingRef(&t)
	return t.text
}

// rankedRef takes an id off that a priority in brackets follows: "F1 (must)
// Import of past bids".
func (x *understander) rankedRef(t *tagged) {
	n := reading.RefLength(t.text)
	if n == 0 || t.ref != "" || t.priority != "" {
		return
	}
	after := tagged{text: strings.TrimLeft(t.text[n:], " ")}
	if strings.IndexAny(after.text, "([（【") != 0 {
		return
	}
	if x.leadingTag(&after); after.priority != "" {
		t.ref, t.text, t.priority = t.text[:n], after.text, after.priority
	}
}

// refEnds tells an id from a name that looks like one ("S3 output", "UTF-8
// text"): an id is set off by a mark, or has a hyphen and a sentence behind it.
func refEnds(ref, rest, trimmed string) bool {
	if first, _ := utf8.DecodeRuneInString(trimmed); strings.HasPrefix(rest, " ") && len(ref) > 1 && len(ref) < 4 && strings.HasPrefix(ref, "D") && digits(ref[1:]) && unicode.Is(unicode.Han, first) {
		return true // a decision in minutes: "D2 短信太贵"
	}
	if strings.HasPrefix(rest, ":") || strings.HasPrefix(rest, "：") || strings.HasPrefix(rest, ". ") || strings.HasPrefix(rest, " –") || strings.HasPrefix(rest, " —") || strings.HasPrefix(rest, " - ") || strings.HasPrefix(rest, "、") {
		return true
	}
	return strings.Contains(ref, "-") && reading.StartsUpper(trimmed) && !strings.Contains(" UTF SHA ISO RFC AES RSA IEC MP TLS HTTP COVID MD ", " "+ref[:strings.IndexByte(ref, '-')]+" ")
}
