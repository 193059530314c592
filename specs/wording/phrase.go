package wording

import (
	"strings"
	"unicode/utf8"
)

// phrase reads what stands around a number.
type phrase struct {
	text string
	last int // end of the measure before
	m    *Measure
	per  string
	sign string // a currency before the number
}

// high reads the upper end of a range.
func (p *phrase) high() {
	j := skipGap(p.text, p.m.End)
	for _, dash := range []string{"-", "–", "—", "~", "～", "to ", "至", "到", "－"} {
		if !strings.HasPrefix(p.text[j:], dash) {
			continue
		}
		k := skipGap(p.text, j+len(dash))
		if sign := p.text[k:]; strings.HasPrefix(sign, "$") || strings.HasPrefix(sign, "€") {
			_, w := utf8.DecodeRuneInString(sign)
			k += w
		}
		if k < len(p.text) {
			if n, ok := readNumber(p.text, k); ok && n.value > p.m.Value {
				p.m.High, p.m.End = n.value, n.end
			}
		}
		return
	}
}

// maxBefore is how many bytes before a number its bounding phrase may begin.
const maxBefore = 48

// before reads currency, rate and bound in front of the number.
func (p *phrase) before() bool {
	start := max(p.last, p.m.Start-maxBefore)
	for start < p.m.Start && !utf8.RuneStart(p.text[start]) {
		start++
	}
	bounded := false
	for range 3 {
		window := strings.TrimRight(p.text[start:p.m.Start], " \t\n*_\u00a0")
		if form, code := suffixIn(window, currencySigns()); form != "" && p.sign == "" {
			p.sign = code
			p.m.Start = start + len(window) - len(form)
			continue
		}
		if form, per := suffixIn(window, beforeForms()); form != "" && p.per == "" {
			p.per = per
			p.m.Start = start + len(window) - len(form)
			continue
		}
		form, op := suffixIn(strings.ToLower(window), opBefore())
		if form == "" || len(strings.ToLower(window)) != len(window) || bounded || form == "约" && endsWordOfYue(window) {
			break
		}
		if form == "over" && spreads(p.text[:start+len(window)-len(form)]) {
			op = p.m.Op
		}
		p.m.Op, bounded = op, true
		p.m.Start = start + len(window) - len(form)
	}
	return bounded
}

// spreads tells that "over" behind a text says how long something goes on, and bounds
// nothing: "tried 5 times over 2 hours", "the mean over 30 days".
func spreads(before string) bool {
	words := strings.Fields(strings.ToLower(before))
	if len(words) == 0 {
		return false
	}
	switch words[len(words)-1] {
	case "times", "attempts", "retries", "tries", "spread", "spaced", "averaged", "average", "mean", "distributed", "staggered":
		return true
	}
	return false
}

// endsWordOfYue says that the 约 at the end of a text is part of another word, and says nothing of
// the number behind it: 日均预约 1350 次, 签约 200 单, 节约 30%.
func endsWordOfYue(text string) bool {
	before, _ := utf8.DecodeLastRuneInString(strings.TrimSuffix(text, "约"))
	return strings.ContainsRune("预签履解违续爽失赴邀合特公契租制节集订相婚条缔改换补抢", before)
}

// suffixIn is the longest form a text ends with, at a word's begin, and what it
// stands for.
func suffixIn(text string, forms [][2]string) (form, value string) {
	for _, f := range forms {
		if len(f[0]) <= len(form) || !strings.HasSuffix(text, f[0]) {
			continue
		}
		first, _ := utf8.DecodeRuneInString(f[0])
		before, _ := utf8.DecodeLastRuneInString(text[:len(text)-len(f[0])])
		if isWord(first) && isWord(before) {
			continue
		}
		form, value = f[0], f[1]
	}
	return form, value
}

// skipGap passes blanks on the same line between a number and its unit.
func skipGap(s string, j int) int {
	for j < len(s) && (s[j] == ' ' || s[j] == '\t') {
		j++
	}
	if strings.HasPrefix(s[j:], "\u00a0") {
		j += len("\u00a0")
	}
	return j
}

// unit reads the unit, or the noun that is counted, behind the number.
func (p *phrase) unit(spelled, bounded bool) bool {
	m := p.m
	if p.sign != "" {
		m.Unit, m.Class = p.sign, ClassMoney
		p.rate()
		return true
	}
	u, end, ok := unitAt(p.text, m.End, spelled)
	if !ok && !spelled || !ok && bounded {
		u, end, ok = nounAt(p.text, m.End)
	}
	if !ok || isCalendar(p.text, *m, u) {
		return false
	}
	m.Unit, m.Class, m.End = u.name, u.class, end
	p.rate()
	return true
}

// isCalendar tells a year or a day of a month from a length of time: 2024年,
// 5月3日, 上午 9 时.
func isCalendar(text string, m Measure, u unit) bool {
	if u.class != ClassTime {
		return false
	}
	if u.name == "year" && m.Value >= 1900 && m.Value <= 2200 {
		return true
	}
	return u.name == "d" && strings.HasSuffix(strings.TrimRight(text[max(0, m.Start-8):m.Start], " "), "月")
}

// rate reads "per second" and makes the unit a rate.
func (p *phrase) rate() {
	m := p.m
	rest := p.text[skipGap(p.text, m.End):]
	at := len(p.text) - len(rest)
	if p.per == "" {
		lower := strings.ToLower(rest[:min(len(rest), 16)])
		for _, f := range perForms() {
			if strings.HasPrefix(lower, f[0]) && !wordFollows(lower[len(f[0]):], f[0]) && len(f[0]) <= len(rest) {
				p.per = f[1]
				m.End = at + len(f[0])
				break
			}
		}
	}
	if p.per == "" || strings.Contains(m.Unit, "/") {
		return
	}
	if m.Unit == "times" && p.per == "s" {
		m.Unit = "req"
	}
	m.Unit += "/" + p.per
	if m.Class != ClassMoney {
		m.Class = ClassRate
	}
}

// wordFollows tells that a form which ends in a letter goes on as a word.
func wordFollows(rest, form string) bool {
	last, _ := utf8.DecodeLastRuneInString(form)
	next, _ := utf8.DecodeRuneInString(rest)
	return rest != "" && isWord(last) && isWord(next)
}

// after reads the bound behind the measure.
func (p *phrase) after() bool {
	rest := p.text[skipGap(p.text, p.m.End):]
	at := len(p.text) - len(rest)
	lower := strings.ToLower(rest[:min(len(rest), 16)])
	for _, f := range opAfter() {
		if strings.HasPrefix(lower, f[0]) && !wordFollows(lower[len(f[0]):], f[0]) && len(f[0]) <= len(rest) {
			if strings.HasPrefix(f[0], "or ") && strings.HasPrefix(lower[len(f[0]):], " than") {
				continue // "20 MB or longer than 10 minutes": the bound of the next measure
			}
			if f[0] == "+" {
				if at != p.m.End {
					continue
				}
				// "100+ users": the noun stands behind the sign.
				if u, end, ok := nounAt(p.text, at+1); ok && p.m.Unit == "" {
					p.m.Unit, p.m.Class, at = u.name, u.class, end-1
				}
			}
			p.m.Op, p.m.End = f[1], at+len(f[0])
			return true
		}
	}
	return false
}
