package reading

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/specs/markdown"
	"github.com/overtone-cli/overtone/specs/wording"
)

// lineMark stands for a line feed while a text is cleaned, so that sentences
// know their lines. codeMark and the runes behind it stand for code spans. All
// are of the private use area, which sources do not use; those that do lose
// these characters.
const (
	lineMark = '\uE000'
	codeMark = '\uE001'
	lastMark = '\uF8FF'
)

// Inline takes emphasis, links, comments and escapes off a raw text and keeps
// its code spans. The result may hold lineMarks; flatten removes them.
func Inline(raw string) string {
	if !strings.ContainsAny(raw, "\\`*_~[]<&!\n") && !hasPrivate(raw) {
		return strings.TrimSpace(raw)
	}
	raw = strings.Map(func(r rune) rune {
		if r >= lineMark && r <= lastMark {
			return -1
		}
		return r
	}, raw)
	text, spans := hideCode(raw)
	text = strings.ReplaceAll(text, "\n", " "+string(lineMark)+" ")
	text = markdown.Plain(text)
	return strings.TrimSpace(showCode(text, spans))
}

func hasPrivate(s string) bool {
	return strings.ContainsFunc(s, func(r rune) bool { return r >= lineMark && r <= lastMark })
}

// hideCode puts one mark in place of each code span.
func hideCode(raw string) (text string, spans []string) {
	if strings.IndexByte(raw, '`') < 0 {
		return raw, nil
	}
	missing := map[int]bool{} // lengths of runs that have no end: keeps this linear
	var b strings.Builder
	for i := 0; i < len(raw); {
		j := strings.IndexByte(raw[i:], '`')
		if j < 0 || len(spans) >= lastMark-codeMark {
			b.WriteString(raw[i:])
			break
		}
		b.WriteString(raw[i : i+j])
		i += j
		n := runLength(raw[i:], '`')
		end := -1
		if !missing[n] && (i == 0 || raw[i-1] != '\\') {
			end = codeEnd(raw[i+n:], n)
			missing[n] = end < 0
		}
		if end < 0 {
			b.WriteString(raw[i : i+n])
			i += n
			continue
		}
		content := strings.TrimSpace(strings.ReplaceAll(raw[i+n:i+n+end], "\n", " "))
		if content != "" {
			b.WriteRune(codeMark + rune(len(spans)))
			spans = append(spans, content)
		}
		i += n + end + n
	}
	return b.String(), spans
}

func runLength(s string, c byte) int {
	n := 0
	for n < len(s) && s[n] == c {
		n++
	}
	return n
}

// codeEnd finds the run of exactly n backticks.
func codeEnd(s string, n int) int {
	for i := 0; i < len(s); {
		j := strings.IndexByte(s[i:], '`')
		if j < 0 {
			return -1
		}
		i += j
		k := runLength(s[i:], '`')
		if k == n {
			return i
		}
		i += k
	}
	return -1
}

func showCode(text string, spans []string) string {
	if len(spans) == 0 {
		return text
	}
	var b strings.Builder
	for _, r := range text {
		if i := int(r - codeMark); r >= codeMark && i < len(spans) {
			ticks := "`"
			if strings.Contains(spans[i], "`") {
				ticks = "``"
			}
			b.WriteString(ticks + spans[i] + ticks)
			continue
		}
		b.WriteRune(r)
	}
	return b.String()
}

// Flatten makes one line of a text with lineMarks: Chinese lines join without
// a blank, others with one.
func Flatten(text string) string {
	if strings.ContainsRune(text, lineMark) {
		var b strings.Builder
		for i, part := range strings.Split(text, string(lineMark)) {
			part = strings.TrimSpace(strings.TrimSuffix(strings.TrimSpace(part), "\\"))
			if i > 0 && part != "" && !markdown.JoinsTight(b.String(), part) {
				b.WriteByte(' ')
			}
			b.WriteString(part)
		}
		text = b.String()
	}
	return strings.Join(strings.Fields(wording.StripControls(text)), " ")
}

// Sentences splits an inlined text that begins in the given line. What the text
// says word for word a second time is said once.
func Sentences(text string, line int) []Sentence {
	spans := wording.Sentences(text)
	out := make([]Sentence, 0, len(spans))
	said := map[string]bool{}
	at := 0
	for _, s := range spans {
		line += strings.Count(text[at:s.Start], string(lineMark))
		part := strings.Trim(text[s.Start:s.End], string(lineMark)+" ")
		from := line + strings.Count(text[s.Start:s.Start+strings.Index(text[s.Start:s.End], part)], string(lineMark))
		line += strings.Count(text[s.Start:s.End], string(lineMark))
		at = s.End
		to := from + strings.Count(part, string(lineMark))
		flat := Flatten(part)
		if n := len(out); n == 1 && idAlone(out[0].Text) {
			out[0].Text, out[0].To = out[0].Text+" "+flat, to // "R1. The mirror …"
			continue
		}
		if n := len(out); n > 0 && exceptAlone(flat) {
			out[n-1].Text, out[n-1].To = withException(out[n-1].Text, flat), to
			continue
		}
		if said[flat] {
			continue
		}
		said[flat] = true
		if strings.ContainsFunc(flat, IsMeaning) {
			out = append(out, Sentence{Text: eased(flat), From: from, To: to})
		}
	}
	return out
}

// idAlone tells an id with the stop behind it, which ends no sentence: "R1.".
func idAlone(text string) bool {
	id, ok := strings.CutSuffix(text, ".")
	return ok && id != "" && RefLength(id) == len(id)
}

// exceptAlone says that a sentence is only the exception to the one before: "Except the
// porter.", "除了老周。".
func exceptAlone(text string) bool {
	bare := strings.TrimRight(text, ".。!！ ")
	if bare == text || strings.ContainsAny(bare, ",，;；:：?？") {
		return false
	}
	if HasPrefixOf(bare, "除了", "除非") {
		return utf8.RuneCountInString(bare) <= 12 && !strings.ContainsAny(bare, "都还也")
	}
	return HasPrefixOf(bare, "Except ", "Unless ", "Apart from ") && len(strings.Fields(bare)) <= 10
}

// withException is a sentence with its exception behind a comma.
func withException(text, exception string) string {
	text = strings.TrimRight(text, ".。!！ ")
	if HasHan(exception) {
		return text + "，" + exception
	}
	return text + ", " + strings.ToLower(exception[:1]) + exception[1:]
}

// IsMeaning tells a letter or digit from what only decorates a text.
func IsMeaning(r rune) bool { return unicode.IsLetter(r) || unicode.IsDigit(r) }

// Title cleans the text of a heading: no emoji or punctuation at its ends.
func Title(text string) string {
	text = Flatten(Inline(text))
	bare := strings.TrimFunc(text, func(r rune) bool { return unicode.IsSpace(r) || IsDecoration(r) })
	if last := bare[strings.LastIndexByte(bare, ' ')+1:]; strings.HasPrefix(last, "/") && strings.Contains(last, "?") && strings.HasSuffix(strings.TrimSpace(text), last+"=") {
		bare += "=" // the last of the filters of a path: "/events?tenant=&since="
	}
	text = bare
	return Unmark(strings.TrimRight(text, " :：,，;；"))
}

// IsDecoration tells emoji and ornaments from characters of a text.
func IsDecoration(r rune) bool {
	switch {
	case r == '\uFE0F' || r == '\u200D' || r == '\u20E3':
		return true
	case r >= 0x2190 && r <= 0x2BFF && r != '→' && r != '≤' && r != '≥':
		return unicode.Is(unicode.So, r) || unicode.Is(unicode.Sm, r)
	case r >= 0x1F000 && r <= 0x1FAFF:
		return true
	}
	return r == '*' || r == '#' || r == '=' || r == '~'
}

// cutNumber takes a section number off a heading: "3.2 Checkout", "3) …",
// "第三章 …", "一、…", "(2) …", "A. …".
func cutNumber(s string) (number, rest string) {
	s = strings.TrimSpace(s)
	if headsRelease(s) {
		return "", s
	}
	if n := digitNumber(s); n > 0 {
		rest = strings.TrimLeft(s[n:], " \t.)、．）:：—–-　")
		if beginsDate(s[:n], strings.TrimLeft(s[n:], " ")) {
			return "", s // "7 月 12 日 会员系统碰头记录" begins with a day
		}
		if rest != "" {
			return strings.Trim(s[:n], ".()（）"), rest
		}
		return "", s
	}
	if len(s) > 3 && s[0] >= 'A' && s[0] <= 'Z' && (s[1] == '.' || s[1] == ')') && s[2] == ' ' && StartsUpper(strings.TrimLeft(s[2:], " ")) {
		return s[:1], strings.TrimLeft(s[2:], " ")
	}
	return chineseNumber(s)
}

// beginsDate says that a number before 年, 月 or 日 is that of a date, and none of a section: "4.3.2
// 月度结算" and "2 日常巡检" are named by words that only begin so.
func beginsDate(number, rest string) bool {
	if !HasPrefixOf(rest, "月", "年", "日", "号") || HasPrefixOf(rest, "月度", "年度", "日常", "日志", "日历", "日程", "号码", "号源") {
		return false
	}
	head, _, dotted := strings.Cut(strings.Trim(number, ".()（）"), ".")
	return !dotted || len(head) > 2 // "2025.3 月报"
}

// headsRelease tells a heading that is a release and no number of a section: "5.4",
// "5.4 (next)", "v2.0.1".
func headsRelease(s string) bool {
	name, note, _ := strings.Cut(s, " ")
	digits := strings.TrimPrefix(name, "v")
	return strings.Contains(strings.Trim(digits, "."), ".") && strings.Trim(digits, "0123456789.x") == "" &&
		!strings.HasSuffix(digits, ".") && (note == "" || Enclosed(strings.TrimSpace(note), "()"))
}

// digitNumber is the length of a leading "3", "3.2", "(2)" that ends a word.
func digitNumber(s string) int {
	i := 0
	if strings.HasPrefix(s, "§") {
		i = len("§")
	}
	start := i
	for i < len(s) && (s[i] >= '0' && s[i] <= '9' || s[i] == '.' && i > start) && i-start < 12 {
		i++
	}
	if i == start {
		return 0
	}
	r, _ := utf8.DecodeRuneInString(s[i:])
	if s[i-1] == '.' || r == ' ' || r == '\t' || r == '、' || r == ')' || r == '．' || r == '）' || r == '　' || IsHan(r) && strings.Contains(s[start:i], ".") {
		return i
	}
	return 0
}

// chineseNumber takes "第三章", "一、" and "（一）" off a heading.
func chineseNumber(s string) (number, rest string) {
	const digits = "一二三四五六七八九十百0123456789"
	body := strings.TrimPrefix(strings.TrimPrefix(s, "第"), "（")
	n := 0
	for n < len(body) {
		r, size := utf8.DecodeRuneInString(body[n:])
		if !strings.ContainsRune(digits, r) || n > 12 {
			break
		}
		n += size
	}
	if n == 0 {
		return "", s
	}
	after := body[n:]
	stops := []string{"、", "．", "."}
	if strings.HasPrefix(s, "第") {
		stops = []string{"章", "节", "部分", "篇"}
	} else if strings.HasPrefix(s, "（") {
		stops = []string{"）"}
	}
	for _, stop := range stops {
		if rest, ok := strings.CutPrefix(after, stop); ok {
			if rest = strings.TrimLeft(rest, " 　:：、"); rest != "" {
				return body[:n], rest
			}
		}
	}
	return "", s
}
