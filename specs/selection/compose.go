package selection

import (
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"
)

// Limits of the characters of an answer.
const (
	DefaultMax = 8000
	LeastMax   = 200
)

// errStale says that a file is no longer what its entry was made of.
var errStale = errors.New("a rule file changed while it was read")

// IsStale says whether composing failed because a file had changed: whoever
// checks the index with doubt and asks again gets an answer.
func IsStale(err error) bool { return errors.Is(err, errStale) }

// Frame is what stands around the rules. It counts.
type Frame struct {
	Head func(files int) string // before the rules, with the number of files
	Tail string
}

// part is one section of a file as it is printed.
type part struct {
	text  string
	chars int
	bare  bool // a heading with nothing of its own under it
	rules int  // in text

	src   []byte // of the whole section, to be cut behind a rule
	start int    // of it in the file
	ends  []int
}

// Compose prints what was chosen in at most most characters, counting the frame
// and the notice of what was left out. It keeps whole sections; when even the
// first section of a required file is too long, it is cut behind a whole rule.
// It fills in what became of every choice. Read gives the bytes of a file.
func Compose(all []Choice, frame Frame, most int, read func(Entry) ([]byte, error)) (string, error) {
	for i := range all {
		if all[i].State != Taken {
			continue
		}
		src, err := read(all[i].Entry)
		if err != nil || HashOf(src) != all[i].Entry.Hash {
			return "", errStale
		}
		all[i].cutInto(src)
		all[i].Chars = all[i].length()
	}
	b := budget{all: all, frame: frame, most: most}
	for _, i := range dropOrder(all) {
		if b.fits() {
			break
		}
		b.shorten(&all[i])
	}
	return b.text(), nil
}

// cutInto makes the parts of a file: its sections without the title, which is
// printed in front, and without headings that nothing stands under.
func (c *Choice) cutInto(src []byte) {
	sections := c.Entry.Sections
	for i, s := range sections {
		if s.Empty && !saysBelow(sections[i+1:], s.Level) {
			continue
		}
		start := s.Start
		if s.Level == 1 && s.Heading == c.Entry.Title {
			if start = s.Body; s.Empty {
				continue
			}
		}
		p := part{bare: s.Empty, src: src[start:s.End], start: start, ends: s.Rules}
		p.take(len(s.Rules))
		c.parts = append(c.parts, p)
		c.RulesOf += len(s.Rules)
	}
	c.SectionsOf, c.Sections, c.Rules = len(c.parts), len(c.parts), c.RulesOf
}

func saysBelow(rest []Section, level int) bool {
	for _, s := range rest {
		if s.Level <= level {
			return false
		}
		if !s.Empty {
			return true
		}
	}
	return false
}

// tidy is a stretch of a file as it is printed: one kind of line end, no blank
// lines around it.
func tidy(text []byte) string {
	return strings.Trim(strings.ReplaceAll(string(text), "\r\n", "\n"), "\n\r \t")
}

// print is the text of one file.
func (c *Choice) print() string {
	var b strings.Builder
	b.WriteString("## " + c.Entry.Title)
	for _, p := range c.parts {
		b.WriteString("\n\n" + p.text)
	}
	return b.String()
}

// budget keeps count of characters.
type budget struct {
	all   []Choice
	frame Frame
	most  int
}

const between = "\n\n---\n\n"

// length is how many characters print gives.
func (c *Choice) length() int {
	n := len("## ") + utf8.RuneCountInString(c.Entry.Title)
	for _, p := range c.parts {
		n += len("\n\n") + p.chars
	}
	return n
}

// fits says whether the answer has no more characters than it may.
func (b *budget) fits() bool {
	n, files := 0, 0
	for i := range b.all {
		if c := &b.all[i]; c.State == Taken || c.State == Cut {
			n += c.Chars
			files++
		}
	}
	n += utf8.RuneCountInString(b.frame.Head(files)) + utf8.RuneCountInString(b.frame.Tail)
	n += max(0, files-1) * len(between)
	if n > b.most {
		return false // whatever the notice says
	}
	if notice := b.notice(); notice != "" {
		n += utf8.RuneCountInString(notice)
		if files > 0 {
			n += len(between)
		}
	}
	return n <= b.most
}

// shorten takes sections off the end of a file until the answer fits.
func (b *budget) shorten(c *Choice) {
	for len(c.parts) > 1 && !b.fits() {
		c.parts = c.parts[:len(c.parts)-1]
		for n := len(c.parts); n > 1 && c.parts[n-1].bare; n-- {
			c.parts = c.parts[:n-1]
		}
		c.count()
	}
	if c.Entry.ReadMode == "required" && len(c.parts) == 1 {
		b.cutRules(c)
	}
	if !b.fits() {
		c.parts = nil
		c.count()
	}
}

// cutRules takes rules off the end of the only section that is left of a file.
// The text grows with every rule, so that the number that fits can be halved
// into.
func (b *budget) cutRules(c *Choice) {
	p := &c.parts[0]
	if b.fits() || p.rules < 2 {
		return
	}
	least, most := 1, p.rules-1
	for least < most {
		middle := (least + most + 1) / 2
		p.take(middle)
		c.count()
		if b.fits() {
			least = middle
		} else {
			most = middle - 1
		}
	}
	p.take(least)
	c.count()
}

// take keeps so many rules of a section; all of them are the whole section.
func (p *part) take(rules int) {
	text := p.src
	if rules < len(p.ends) {
		text = p.src[:max(0, p.ends[rules-1]-p.start)]
	}
	p.rules, p.text = rules, tidy(text)
	p.chars = utf8.RuneCountInString(p.text)
}

// count says what is left of a file.
func (c *Choice) count() {
	c.Sections, c.Rules, c.State = len(c.parts), 0, Cut
	for _, p := range c.parts {
		c.Rules += p.rules
	}
	c.Chars = c.length()
	if len(c.parts) == 0 {
		c.State, c.Chars = Dropped, 0
	}
}

// mostNamed is how many files the notice names.
const mostNamed = 4

// notice says what was left out; nothing when all is there.
func (b *budget) notice() string {
	var names []string
	count := 0
	for i := range slices.Backward(b.all) {
		if c := &b.all[i]; c.State == Dropped || c.State == Cut {
			if count++; count <= mostNamed {
				names = append(names, c.Entry.File+" "+c.left())
			}
		}
	}
	if count == 0 {
		return ""
	}
	head := fmt.Sprintf("> Left out to stay within %d characters: ", b.most)
	tail := "\n> See: overtone guidelines load --explain"
	if count > mostNamed {
		names = append(names, "and "+strconv.Itoa(count-mostNamed)+" more")
	}
	text := head + strings.Join(names, ", ") + tail
	if utf8.RuneCountInString(text) > b.most/2 {
		return head + strconv.Itoa(count) + " files or parts of files." + tail
	}
	return text
}

// left says how much of a file is left out.
func (c *Choice) left() string {
	switch {
	case c.State == Dropped:
		return "(all)"
	case c.Sections < c.SectionsOf:
		return fmt.Sprintf("(%d of %d sections)", c.SectionsOf-c.Sections, c.SectionsOf)
	default:
		return fmt.Sprintf("(%d of %d rules)", c.RulesOf-c.Rules, c.RulesOf)
	}
}

// text is the answer; empty when no file is wanted.
func (b *budget) text() string {
	var docs []string
	for i := range b.all {
		c := &b.all[i]
		switch c.State {
		case Taken, Cut:
			docs = append(docs, c.print())
		}
		if c.State == Dropped {
			c.Reason += "; left out, because the limit is " + strconv.Itoa(b.most) + " characters"
		}
		if c.State == Cut {
			c.Reason += "; without " + c.left() + ", because the limit is " + strconv.Itoa(b.most) + " characters"
		}
	}
	files := len(docs)
	if notice := b.notice(); notice != "" {
		docs = append(docs, notice)
	}
	if len(docs) == 0 {
		return ""
	}
	return b.frame.Head(files) + strings.Join(docs, between) + b.frame.Tail
}
