package selection

import (
	"math"
	"strings"
	"unicode/utf8"
)

// quick reads JSON of a known shape front to back. It takes only the plainest
// way to write it and gives up on everything else, which is then left to
// encoding/json: what it takes means the same there, as fuzzing holds. It is
// here because a hook has no time for decoding by reflection.
type quick struct {
	text string
	at   int
	off  bool // it has given up; what was read means nothing
}

// take reads exactly this.
func (q *quick) take(literal string) {
	if !q.try(literal) {
		q.off = true
	}
}

// try reads this if it stands here.
func (q *quick) try(literal string) bool {
	if q.off || !strings.HasPrefix(q.text[q.at:], literal) {
		return false
	}
	q.at += len(literal)
	return true
}

// blank passes over white space.
func (q *quick) blank() {
	for q.at < len(q.text) && strings.IndexByte(" \t\r\n", q.text[q.at]) >= 0 {
		q.at++
	}
}

// value reads a name and the text behind it.
func (q *quick) value(name string) string {
	q.take(name)
	return q.quoted()
}

// quoted reads a text.
func (q *quick) quoted() string {
	q.take(`"`)
	if q.off {
		return ""
	}
	start, ascii := q.at, true
	for ; q.at < len(q.text); q.at++ {
		switch c := q.text[q.at]; {
		case c == '"':
			q.at++
			text := q.text[start : q.at-1]
			if !ascii && !utf8.ValidString(text) {
				q.off = true
			}
			return text
		case c == '\\':
			return q.escaped(start)
		case c < ' ':
			q.off = true
			return ""
		case c >= utf8.RuneSelf:
			ascii = false
		}
	}
	q.off = true
	return ""
}

// escaped reads the rest of a text that has a backslash where q is.
func (q *quick) escaped(start int) string {
	out := []byte(q.text[start:q.at])
	for q.at < len(q.text) {
		c := q.text[q.at]
		q.at++
		switch {
		case c == '"':
			if !utf8.Valid(out) {
				q.off = true
			}
			return string(out)
		case c == '\\':
			out = utf8.AppendRune(out, q.escape())
		case c < ' ':
			q.off = true
		default:
			out = append(out, c)
		}
		if q.off {
			return ""
		}
	}
	q.off = true
	return ""
}

// escape reads what stands behind a backslash.
func (q *quick) escape() rune {
	if q.at < len(q.text) {
		c := q.text[q.at]
		q.at++
		if i := strings.IndexByte(`"\/bfnrt`, c); i >= 0 {
			return rune("\"\\/\b\f\n\r\t"[i])
		}
		if c == 'u' {
			return q.hex()
		}
	}
	q.off = true
	return 0
}

// hex reads the four digits of a character; halves of one are left to others.
func (q *quick) hex() rune {
	if len(q.text)-q.at < 4 {
		q.off = true
		return 0
	}
	var r rune
	for _, c := range []byte(q.text[q.at : q.at+4]) {
		i := strings.IndexByte("0123456789abcdef", c|0x20)
		if i < 0 || c < '0' {
			q.off = true
			return 0
		}
		r = r<<4 | rune(i)
	}
	q.at += 4
	if r >= 0xd800 && r < 0xe000 {
		q.off = true
	}
	return r
}

// number reads a name and the whole number behind it.
func (q *quick) number(name string) int64 {
	q.take(name)
	return q.whole()
}

// small is number for one that is a count or a place.
func (q *quick) small(name string) int {
	q.take(name)
	return q.count()
}

func (q *quick) count() int {
	n := q.whole()
	if n > math.MaxInt32 || n < math.MinInt32 {
		q.off = true
		return 0
	}
	return int(n)
}

func (q *quick) whole() int64 {
	minus := q.try("-")
	start, n := q.at, uint64(0)
	for ; q.at < len(q.text) && q.text[q.at] >= '0' && q.text[q.at] <= '9'; q.at++ {
		if q.at-start == 19 { // more do not fit
			q.off = true
			return 0
		}
		n = n*10 + uint64(q.text[q.at]-'0')
	}
	if q.at == start || q.text[start] == '0' && q.at > start+1 || n > math.MaxInt64 {
		q.off = true
		return 0
	}
	if minus {
		return -int64(n)
	}
	return int64(n)
}

// flag reads a name and whether it is so.
func (q *quick) flag(name string) bool {
	q.take(name)
	if q.try("true") {
		return true
	}
	q.take("false")
	return false
}

// listOf reads a name and the list behind it: nil for null, never nil for [].
func listOf[T any](q *quick, name string, one func() T) []T {
	q.take(name)
	if q.try("null") {
		return nil
	}
	q.take("[")
	if q.try("]") || q.off {
		return []T{}
	}
	var all []T
	for {
		all = append(all, one())
		if q.try("]") || q.off {
			return all
		}
		q.take(",")
	}
}
