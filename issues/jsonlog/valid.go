package jsonlog

import (
	"encoding/binary"
	"encoding/json"
	"math/bits"
)

// deepest is how deep objects and lists may nest for the quick look.
const deepest = 64

// valid is json.Valid, a few times sooner on the long texts that records are
// made of. What nests deeper than deepest is left to the library; fuzzing holds
// the two against each other.
func valid(text []byte) bool {
	c := checker{raw: text}
	ok := c.value(0) && c.blank() == 0 && c.at == len(text)
	if c.deep {
		return json.Valid(text)
	}
	return ok
}

// checker walks over one text that may or may not be JSON.
type checker struct {
	raw  []byte
	at   int
	deep bool
}

// blank skips blanks and shows the byte there, 0 at the end.
func (c *checker) blank() byte {
	for c.at < len(c.raw) {
		switch b := c.raw[c.at]; b {
		case ' ', '\t', '\r', '\n':
			c.at++
		default:
			return b
		}
	}
	return 0
}

// value passes one value of any kind.
func (c *checker) value(depth int) bool {
	switch b := c.blank(); b {
	case '{':
		return c.members(depth, '}', true)
	case '[':
		return c.members(depth, ']', false)
	case '"':
		return c.text()
	case 't':
		return c.word("true")
	case 'f':
		return c.word("false")
	case 'n':
		return c.word("null")
	default:
		return c.number()
	}
}

// members passes an object or a list up to its closing bracket.
func (c *checker) members(depth int, closing byte, keyed bool) bool {
	if depth == deepest {
		c.deep = true
		return false
	}
	c.at++
	if c.blank() == closing {
		c.at++
		return true
	}
	for {
		if keyed && !c.key() || !c.value(depth+1) {
			return false
		}
		switch c.blank() {
		case ',':
			c.at++
		case closing:
			c.at++
			return true
		default:
			return false
		}
	}
}

// key passes a key and its colon.
func (c *checker) key() bool {
	if c.blank() != '"' || !c.text() || c.blank() != ':' {
		return false
	}
	c.at++
	return true
}

func (c *checker) word(word string) bool {
	if len(c.raw)-c.at < len(word) || string(c.raw[c.at:c.at+len(word)]) != word {
		return false
	}
	c.at += len(word)
	return true
}

// text passes a string.
func (c *checker) text() bool {
	for c.at++; ; {
		c.at += special(c.raw[c.at:])
		if c.at >= len(c.raw) {
			return false
		}
		switch c.raw[c.at] {
		case '"':
			c.at++
			return true
		case '\\':
			if !c.escape() {
				return false
			}
		default:
			return false // a control character
		}
	}
}

// escape passes a backslash and what it stands before.
func (c *checker) escape() bool {
	if c.at+1 >= len(c.raw) {
		return false
	}
	switch c.raw[c.at+1] {
	case '"', '\\', '/', 'b', 'f', 'n', 'r', 't':
		c.at += 2
		return true
	case 'u':
		if c.at+6 > len(c.raw) {
			return false
		}
		for _, b := range c.raw[c.at+2 : c.at+6] {
			if hex := b >= '0' && b <= '9' || b|0x20 >= 'a' && b|0x20 <= 'f'; !hex {
				return false
			}
		}
		c.at += 6
		return true
	default:
		return false
	}
}

// number passes a number as JSON writes it.
func (c *checker) number() bool {
	c.sign("-")
	if c.at < len(c.raw) && c.raw[c.at] == '0' {
		c.at++
	} else if !c.digits() {
		return false
	}
	if c.sign(".") && !c.digits() {
		return false
	}
	if c.sign("eE") {
		c.sign("+-")
		return c.digits()
	}
	return true
}

// sign passes one of some bytes.
func (c *checker) sign(set string) bool {
	for i := range len(set) {
		if c.at < len(c.raw) && c.raw[c.at] == set[i] {
			c.at++
			return true
		}
	}
	return false
}

// digits passes one digit or more.
func (c *checker) digits() bool {
	from := c.at
	for c.at < len(c.raw) && c.raw[c.at] >= '0' && c.raw[c.at] <= '9' {
		c.at++
	}
	return c.at > from
}

// special is how many bytes of a text stand before the first that means
// something in a JSON string: a quote, a backslash or a control character. It
// looks at eight bytes at once: a byte of x^quotes is 0 where the text has a
// quote, and taking 1 from a byte borrows from its highest bit only when it was
// 0 (32 from it when it was below a blank). A borrow may mark the byte above,
// too, but never one below the first, which is all that counts.
func special(text []byte) int {
	const (
		ones    = 0x0101010101010101
		high    = ones << 7
		quotes  = ones * '"'
		slashes = ones * '\\'
	)
	at := 0
	for ; at+8 <= len(text); at += 8 {
		x := binary.LittleEndian.Uint64(text[at:])
		quote, slash := x^quotes, x^slashes
		found := ((x-ones*' ')&^x | (quote-ones)&^quote | (slash-ones)&^slash) & high
		if found != 0 {
			return at + bits.TrailingZeros64(found)/8
		}
	}
	for ; at < len(text); at++ {
		if b := text[at]; b < ' ' || b == '"' || b == '\\' {
			return at
		}
	}
	return at
}
