package understanding

import (
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// qualityLabel tells a label that only names the class of what stands behind it:
// "Performance: …", "安全：…". The context is that of the class then.
func (x *understander) qualityLabel(label string, c context) (context, bool) {
	if label == "" {
		return c, false
	}
	cue, ok := x.headingCue(label)
	if !ok || cue.Kind != "quality" || !x.wholeCue(label, cue) {
		return c, false
	}
	c.class = reading.FirstOf(cue.Class, c.class)
	c.labelled = c.class
	return c, true
}

// promisesOf are the promises of a sentence below a label, each a whole one:
// "Performance: a search answers in 2 s; pages open in under 1 s" makes two. The
// label stays before what is no clause without it, "Accessibility: WCAG 2.1 AA".
func (x *understander) promisesOf(label, text string, known bool, class string) []string {
	if !known {
		if label != "" {
			text = LabelText(label, text)
		}
		return []string{text}
	}
	parts := atSemicolons(text)
	if row := x.protectionsOf(text); row != nil && class == "S" {
		parts = row
	}
	for _, part := range parts {
		if !isPromise(part) {
			parts = []string{text}
			break
		}
	}
	for i, part := range parts {
		speed := x.look(part)
		if part = strings.TrimSpace(part); speed.class == "P" && len(strings.Fields(part)) > 2 && !x.lex.bareValue(part) || reading.HasFiniteVerb(part) || x.hasSubject(part) || reading.HasHan(part) && (len(parts) > 1 || x.lex.saysMore(part)) {
			parts[i] = reading.UpperFirst(part)
			continue
		}
		parts[i] = LabelText(label, part)
	}
	return parts
}

// mostProtectionWords is how many words one protection of a row has at most.
const mostProtectionWords = 9

// protectionsOf are the protections of a row of which each is one by itself: "TLS 1.2+ everywhere,
// passwords hashed with Argon2id, two-factor authentication optional per user". Nil for any
// other text.
func (x *understander) protectionsOf(text string) []string {
	if reading.HasHan(text) {
		return nil
	}
	parts := reading.TrimConjunction(reading.SplitTop(strings.TrimRight(text, ". "), ", "))
	if len(parts) < 2 {
		return nil
	}
	known := 0
	for _, part := range parts {
		if words := len(strings.Fields(part)); words < 2 || words > mostProtectionWords || x.lex.goesOnWith(part) {
			return nil
		}
		if x.look(part).class == "S" {
			known++
		}
	}
	if known < 2 && known < len(parts)-1 {
		return nil
	}
	return parts
}

// goesOnWith says that a part of a row only tells more of the one before: "including backups".
func (l *Lexicons) goesOnWith(part string) bool {
	return reading.HasPrefixOf(reading.Lower(part), "including ", "excluding ", "except ", "with ", "without ", "for ", "such as ", "e.g. ", "so ", "because ", "which ", "who ", "but ", "even ", "also ", "only ", "not ", "never ", "as ", "at ", "in ", "on ", "by ", "from ", "per ")
}

// saysMore tells a Chinese promise that says of itself what it is about from a value that
// only its label names: 全年可用率 99.5% 以上, 审批记录不可修改; 99.9%, 中文和英文.
func (l *Lexicons) saysMore(part string) bool {
	n := utf8.RuneCountInString(part)
	return (n > mostBareRunes || n > mostBareRunes/2 && reading.ContainsAny(part, "可以", "可完成", "能够", "不得", "必须", "不能")) && !l.bareValue(part)
}

// mostBareWords is how many words a row of names has at most that says nothing
// without what they are names of.
const (
	mostBareWords = 8
	mostBareRunes = 12 // of one name of a Chinese row
)

// bareValue says that a text tells only how much, how often or which: "99.5 % monthly",
// "daily, RPO 24 h", "English and Polish". Of what, its label has to say.
func (l *Lexicons) bareValue(text string) bool {
	text = strings.TrimRight(strings.TrimSpace(text), ".。 ")
	bare := strings.TrimLeft(text, "<>≤≥~≈= ")
	if bare == "" || reading.HasPrefixOf(reading.Lower(bare), l.HowOften...) {
		return bare != ""
	}
	number := bare[0] >= '0' && bare[0] <= '9'
	if reading.HasHan(text) {
		return number || strings.Contains(text, "、") && !strings.ContainsAny(text, "，；：") && !slices.ContainsFunc(strings.Split(text, "、"), func(part string) bool {
			return utf8.RuneCountInString(part) > mostBareRunes || reading.HasPrefixOf(part, "支持", "不")
		})
	}
	if number {
		share := strings.TrimLeft(bare, "0123456789.,")
		share, isShare := strings.CutPrefix(strings.TrimLeft(share, " "), "%")
		return isShare && !strings.HasPrefix(share, " of ")
	}
	parts := strings.FieldsFunc(strings.NewReplacer(" and ", ",", " or ", ",").Replace(text), func(r rune) bool { return r == ',' })
	return len(parts) > 1 && len(strings.Fields(text)) <= mostBareWords && reading.StartsUpper(text) && reading.StartsUpper(strings.TrimSpace(parts[1])) &&
		len(strings.Fields(parts[0])) <= 2 && len(wording.Measures(text)) == 0 && !reading.HasFiniteVerb(text)
}

// isPromise says that a part of a sentence can stand alone: it measures
// something, or says what is done.
func isPromise(part string) bool {
	if len(wording.Measures(part)) > 0 || reading.HasFiniteVerb(part) {
		return true
	}
	return reading.HasHan(part) && len([]rune(part)) >= 5 || len(strings.Fields(part)) >= 3
}

// measuredText is a statement with its measure from a column beside it. How long
// after something stands where the sentence counts from: "Scans are deleted" "after
// the visit" "30 days" is 30 days after it.
func (l *Lexicons) measuredText(text, measured string) string {
	span := strings.TrimRight(strings.TrimSpace(measured), ".。 ")
	if !l.isTimeSpan(span) {
		return LabelText(text, measured)
	}
	if head, rest, ok := strings.Cut(text, " after "); ok && !strings.Contains(rest, " after ") && reading.HasFiniteVerb(head) && !strings.ContainsAny(head, "0123456789") {
		return head + " " + span + " after " + rest
	}
	if head, rest, ok := strings.Cut(text, "后"); ok && reading.HasHan(span) && !strings.Contains(rest, "后") && reading.HasPrefixOf(strings.TrimPrefix(rest, "自动"), l.ChineseErasures...) {
		return head + "后 " + span + rest
	}
	return LabelText(text, measured)
}

// saysHowMuch tells the two things that a column "Measure" or "Measured by" holds
// beside a requirement: how much of it there has to be, "p95 below 800 ms", and how
// that is found out, "load test each release", where the requirement has its number
// or where the column names an act and no number.
func saysHowMuch(text, how string) bool {
	if len(wording.Measures(text)) > 0 {
		return false
	}
	ms := wording.Measures(how)
	if first := reading.FirstWord(how); len(ms) == 0 {
		return reading.HasHan(how) || len(first) > 2 && strings.ToUpper(first) == first // "WCAG 2.2 AA"
	}
	return ms[0].Start == 0 || ms[0].Class != wording.ClassCount || ms[0].Op != "=" // "a test with 5 people"
}

// isTimeSpan says that a text is a number and a unit of time, and nothing more.
func (l *Lexicons) isTimeSpan(text string) bool {
	unit := strings.TrimSpace(strings.TrimLeft(text, "0123456789.,"))
	return unit != text && reading.HasPrefixOf(unit, l.TimeUnits...) && len(strings.Fields(unit)) == 1 && (!reading.HasHan(unit) || utf8.RuneCountInString(unit) <= 2)
}
