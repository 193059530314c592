package wording

import (
	"math"
	"strings"
	"unicode"
	"unicode/utf8"
)

// Measure is a number with what it counts and how it bounds: "under 200 ms".
type Measure struct {
	Span
	Text  string  // the whole phrase as written
	Op    string  // ≤ < ≥ > = or ~ (about)
	Value float64 // the lower end of a range
	High  float64 // the upper end of a range, else 0
	Unit  string  // canonical: ms s min h d week month year % B KB MB GB req/s users USD …; may be empty
	Class string  // time size rate share count money version factor length
}

// Measures finds the measures in an English or Chinese text, from left to
// right. A number counts as one when it has a unit, counts something, or is
// bounded by a phrase such as "at most". Dates, times of day, identifiers
// (REQ-001), addresses and what stands in code are none.
func Measures(text string) []Measure {
	var out []Measure
	eachMeasure(text, func(m Measure) bool {
		out = append(out, m)
		return true
	})
	return out
}

// HasMeasure says whether Measures finds any.
func HasMeasure(text string) bool {
	found := false
	eachMeasure(text, func(Measure) bool {
		found = true
		return false
	})
	return found
}

func eachMeasure(text string, yield func(Measure) bool) {
	last := 0
	for i := 0; i < len(text); {
		if n := skipLength(text, i); n > 0 {
			i += n
			continue
		}
		m, end, ok := measureAt(text, i, last)
		if ok && !networkName(text, m.End) && !strings.HasPrefix(text[m.End:], "-old") { // how old a thing is measures nothing that is asked for
			m.Text = text[m.Start:m.End]
			if !yield(m) {
				return
			}
			last = m.End
		}
		i = end
	}
}

// networkName says that a number that ends here is part of the name of a network: 4G, 5G.
func networkName(text string, end int) bool {
	if end == 0 || end >= len(text) || text[end] != 'G' || text[end-1] < '2' || text[end-1] > '6' {
		return false
	}
	next := nextRune(text[end+1:])
	return (end < 2 || text[end-2] < '0' || text[end-2] > '9') && !unicode.IsLetter(next) && !unicode.IsDigit(next)
}

// skipLength passes what holds no measure, and words that hold digits.
func skipLength(text string, i int) int {
	c := text[i]
	if c == '`' || c == 'h' {
		if n := quoteLength(text[i:]); n > 0 {
			return n
		}
	}
	switch {
	case c >= '0' && c <= '9':
		return notNumber(text, i)
	case c >= utf8.RuneSelf:
		r, n := utf8.DecodeRuneInString(text[i:])
		if isHanNumeral(r) {
			return 0
		}
		return n
	case !isASCIIWord(c):
		return 1
	}
	if mayCount(c) {
		if _, ok := readWord(text, i); ok {
			return 0
		}
	}
	if (c == 'v' || c == 'V') && versionEnd(text, i+1) > i+1 {
		return 0
	}
	return wordRun(text, i)
}

func isHanNumeral(r rune) bool {
	return r > 0x2FFF && strings.ContainsRune("一二两三四五六七八九十百千半", r)
}

// wordRun is the length of a word with its digits and hyphens (REQ-001, p95).
func wordRun(text string, i int) int {
	j := i
	for j < len(text) {
		if isASCIIWord(text[j]) {
			j++
			continue
		}
		r, n := utf8.DecodeRuneInString(text[j:])
		joined := r == '-' && j+1 < len(text) && text[j+1] >= '0' && text[j+1] <= '9'
		if !isWord(r) && !joined {
			break
		}
		j += n
	}
	return max(j-i, 1)
}

// aroundTheClock is the length of a name for every hour of the week at the beginning of
// a text: 7×24, 24x7. It measures nothing.
func aroundTheClock(text string) int {
	for _, pair := range [2][2]string{{"7", "24"}, {"24", "7"}} {
		rest, ok := strings.CutPrefix(text, pair[0])
		for _, sign := range []string{"×", "x", "X", "*"} {
			if tail, found := strings.CutPrefix(rest, sign+pair[1]); ok && found && (tail == "" || !isASCIIWord(tail[0])) {
				return len(text) - len(tail)
			}
		}
	}
	return 0
}

// notNumber is the length of the date, time of day, ratio or longer dotted
// number at i, 0 when a plain number stands there.
func notNumber(text string, i int) int {
	if n := aroundTheClock(text[i:]); n > 0 {
		return n
	}
	j, marks := i, 0
	for j < len(text) && j-i < 40 {
		c := text[j]
		if c >= '0' && c <= '9' {
			j++
			continue
		}
		if strings.IndexByte("-:/", c) < 0 || j+1 >= len(text) || text[j+1] < '0' || text[j+1] > '9' {
			break
		}
		marks++
		if c == '-' && marks == 1 && !isDate(text[i:]) {
			return 0
		}
		j++
	}
	if marks == 0 {
		if n := power(text[j:]); n > 0 && j > i {
			return j - i + n
		}
		if isOrdinal(text, i, j) {
			return j - i + 2
		}
		return 0
	}
	if marks == 1 && strings.HasSuffix(text[i:j], ":1") && text[i:j] != "1:1" {
		return 0 // 3:1 is how much more than one, 1:1 a way to talk
	}
	if j < len(text) && text[j] == 'T' {
		j += wordRun(text, j)
	}
	return j - i
}

// power is the length of the exponent that text begins with, "^30": what stands before
// it is no number by itself, and the exponent none at all.
func power(text string) int {
	rest, ok := strings.CutPrefix(text, "^")
	if !ok {
		return 0
	}
	digits := strings.TrimLeft(strings.TrimLeft(rest, "-+"), "0123456789")
	if len(digits) == len(rest) {
		return 0
	}
	return len(text) - len(digits)
}

// isDate tells 2026-01-02 and 2026-01 from a range such as 3-5.
func isDate(s string) bool {
	return len(s) > 6 && s[4] == '-' && strings.Trim(s[:4], "0123456789") == "" && (s[0] == '1' || s[0] == '2') && s[5] <= '1'
}

func isOrdinal(text string, i, j int) bool {
	suffix, end := latinWord(text, j)
	return j > i && end == j+2 && (suffix == "st" || suffix == "nd" || suffix == "rd" || suffix == "th")
}

// measureAt reads the measure whose number begins at i. end is where to go on.
func measureAt(text string, i, last int) (m Measure, end int, ok bool) {
	if v := versionStart(text, i); v > i {
		return Measure{Span: Span{i, v}, Op: "=", Value: major(text[i:v]), Class: ClassVersion}, v, true
	}
	n, found := readNumber(text, i)
	if !found {
		_, k := utf8.DecodeRuneInString(text[i:])
		return m, i + k, false
	}
	m = Measure{Span: Span{i, n.end}, Value: n.value, Op: "="}
	p := phrase{text: text, last: last, m: &m}
	p.high()
	bounded := p.before()
	counted := p.unit(n.spelled && n.value < 10, bounded)
	bounded = p.after() || bounded
	if !counted && (!bounded || n.spelled) {
		if m.High > 0 {
			n.end = m.End // 0～45: the upper end of a range without a unit is no number by itself
		}
		return m, max(n.end, i+1), false
	}
	if m.Class == "" {
		m.Class = ClassCount
	}
	if m.Class == ClassCount && !bounded && isHeadingNumber(text, i, n.value) {
		return m, n.end, false
	}
	return m, m.End, true
}

// isHeadingNumber tells "## 4.2 Redirects" and "1.4 名词" from a count: nothing
// is counted in fractions.
func isHeadingNumber(text string, i int, value float64) bool {
	return value != math.Trunc(value) || strings.HasSuffix(strings.TrimRight(text[max(0, i-8):i], " "), "#")
}

// versionStart is the end of the version at i ("v1.2", "1.2.3"), or i.
func versionStart(text string, i int) int {
	if text[i] == 'v' || text[i] == 'V' {
		return max(versionEnd(text, i+1), i)
	}
	if end := versionEnd(text, i); strings.Count(text[i:max(end, i)], ".") >= 2 {
		return end
	}
	return i
}

func versionEnd(text string, i int) int {
	j := i
	for j < len(text) && j-i < 40 {
		digit := text[j] >= '0' && text[j] <= '9'
		if !digit && (text[j] != '.' || j == i || j+1 >= len(text) || text[j+1] < '0' || text[j+1] > '9') {
			break
		}
		j++
	}
	if r, _ := utf8.DecodeRuneInString(text[j:]); j == i || isWord(r) && j < len(text) && !unicode.IsSpace(r) {
		return i
	}
	return j
}

// major is the number of a version up to its second stop.
func major(version string) float64 {
	version = strings.TrimLeft(version, "vV")
	parts := strings.SplitN(version, ".", 3)
	n, _ := readDigits(strings.Join(parts[:min(len(parts), 2)], "."), 0)
	return n.value
}
