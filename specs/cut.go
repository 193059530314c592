package specs

import (
	"bytes"
	"strings"

	"github.com/overtone-cli/overtone/specs/merge"
)

// Cut cuts a document into the parts that a merge keeps apart: each key of
// the frontmatter, each section, and each row of a table that begins with an
// id. An item is known by its id where it has one, so that a new title or a new
// place does not make it another item. Nothing is lost: the parts, joined, are
// the document. Blank lines belong to what follows them.
func Cut(doc []byte) []merge.Item {
	c := cutter{}
	for line := range bytes.Lines(doc) {
		c.line(line)
	}
	c.end("")
	return c.items
}

type cutter struct {
	items  []merge.Item
	key    string // of the item being read
	text   []byte
	blank  []byte    // blank lines whose owner is not known yet
	n      int       // lines read
	front  bool      // inside the frontmatter
	fence  string    // the mark that closes the code block being read
	titles [7]string // of the sections around the line, by level
}

// end finishes the item being read; the next one has a key of its own.
func (c *cutter) end(key string) {
	if key == "" { // the end of the document
		c.text, c.blank = append(c.text, c.blank...), nil
	}
	if len(c.text) > 0 {
		c.items = append(c.items, merge.Item{Key: c.key, Text: c.text})
	}
	c.key, c.text, c.blank = key, c.blank, nil
}

func (c *cutter) line(line []byte) {
	c.n++
	text := strings.TrimRight(string(line), " \t\r\n")
	switch {
	case text == "":
		c.blank = append(c.blank, line...)
		return
	case c.n == 1 && text == "---":
		c.front = true
		c.key = "---"
	case c.front:
		if key := frontKey(text); key != "" {
			c.end("front " + key)
		}
		c.front = text != "---"
	case c.fence != "":
		if strings.HasPrefix(strings.TrimLeft(text, " "), c.fence) {
			c.fence = ""
		}
	default:
		if key := c.bodyKey(text); key != "" {
			c.end(key)
		}
	}
	c.text = append(append(c.text, c.blank...), line...)
	c.blank = nil
}

// frontKey is the key that a line of frontmatter begins, or the closing mark.
func frontKey(text string) string {
	if text == "---" {
		return "end"
	}
	if strings.HasPrefix(text, " ") || strings.HasPrefix(text, "-") || strings.HasPrefix(text, "#") {
		return ""
	}
	key, _, _ := strings.Cut(text, ":")
	return key
}

// bodyKey names the item that a line of the body begins, empty for a line that
// belongs to the one before.
func (c *cutter) bodyKey(text string) string {
	trimmed := strings.TrimLeft(text, " ")
	for _, mark := range []string{"```", "~~~"} {
		if strings.HasPrefix(trimmed, mark) {
			c.fence = mark
			return ""
		}
	}
	if level := headingLevel(text); level > 0 {
		c.titles[level] = titleKey(level, strings.TrimSpace(text[level:]))
		for i := level + 1; i < len(c.titles); i++ {
			c.titles[i] = ""
		}
		return "section " + c.section()
	}
	if id := rowID(text); id != "" {
		return "row " + c.section() + " | " + id
	}
	return ""
}

func (c *cutter) section() string { return strings.Trim(strings.Join(c.titles[1:], " > "), " >") }

// headingLevel is 1 to 6 for a heading and 0 for anything else.
func headingLevel(text string) int {
	level := len(text) - len(strings.TrimLeft(text, "#"))
	if level > 6 || level == len(text) || text[level] != ' ' {
		return 0
	}
	return level
}

// titleKey is the id that a heading begins with, else its text. The title of
// the document always names the same section.
func titleKey(level int, title string) string {
	if level == 1 {
		return "title"
	}
	if id, _, ok := strings.Cut(title, ": "); ok && hasItemForm(id) {
		return id
	}
	return title
}

// rowID is the id in the first cell of a table row, plain or as a link.
func rowID(text string) string {
	rest, ok := strings.CutPrefix(text, "|")
	if !ok {
		return ""
	}
	cell, _, _ := strings.Cut(rest, "|")
	cell = strings.TrimLeft(strings.TrimSpace(cell), "[`")
	id := cell[:len(cell)-len(strings.TrimLeft(cell, "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-"))]
	if hasItemForm(id) {
		return id
	}
	return ""
}

// hasItemForm recognises the ids by which the parts of any document are known.
func hasItemForm(id string) bool { return IsID(id) || IsRoadmapItem(id) || IsFeature(id) }
