package merge

import (
	"bytes"
	"strconv"
)

// Item is one part of a document. Key is the id it carries; "" stands for text
// without an id, such as what comes before the first item, and belongs to the
// item before it.
type Item struct {
	Key  string
	Text []byte
}

// Items merges a document by the parts that split cuts it into, and by lines
// inside each part. An item that only one side added is taken over, one that
// the person removed stays removed, one that the generator dropped goes unless
// the person changed it. Two sides that add different items at one place do
// not conflict. The order is the person's where the person moved items, else
// that of the generator.
//
// split must cut without loss: the texts of the items, joined, are the
// document. When they are not, the whole document is merged as lines.
func Items(base, mine, theirs []byte, split func([]byte) []Item) Result {
	if r, easy := oneSided(base, mine, theirs); easy {
		return r
	}
	if base == nil {
		return Lines(base, mine, theirs)
	}
	end := endOf(mine, theirs)
	base, theirs = spelled(base, end), spelled(theirs, end)
	b, okB := readParts(base, split)
	m, okM := readParts(mine, split)
	t, okT := readParts(theirs, split)
	if !okB || !okM || !okT {
		return Lines(base, mine, theirs)
	}
	j := joiner{end: end, gap: max(m.gap(), t.gap())}
	for _, key := range order(b, m, t) {
		j.add(key, b, m, t)
	}
	words := newNames()
	last := finalBreak(readText(base, words), readText(mine, words), readText(theirs, words))
	return Result{Merged: j.finish(last), Conflicts: j.conflicts}
}

// endOf is the line end for text that came without one.
func endOf(mine, theirs []byte) string {
	words := newNames()
	return readText(mine, words).lineEnd(readText(theirs, words).lineEnd("\n"))
}

// spelled is a text with one line end throughout, so that what comes of it
// looks like the person's own lines.
func spelled(src []byte, end string) []byte {
	return bytes.ReplaceAll(bytes.ReplaceAll(src, []byte("\r\n"), []byte("\n")), []byte("\n"), []byte(end))
}

// parts is a document as items with distinct keys, in order.
type parts struct {
	keys  []string
	texts map[string][]byte
}

// readParts cuts doc and makes the keys distinct: a repeated key gets a count,
// text without a key the key of the item before it. It answers false when the
// cut loses or adds bytes.
func readParts(doc []byte, split func([]byte) []Item) (parts, bool) {
	p := parts{texts: map[string][]byte{}}
	rest, last := doc, ""
	count := map[string]int{}
	for _, it := range split(doc) {
		if !bytes.HasPrefix(rest, it.Text) {
			return p, false
		}
		rest = rest[len(it.Text):]
		key := it.Key
		if key == "" {
			key = last + "\x00text"
		} else {
			last = key
		}
		count[key]++
		if n := count[key]; n > 1 {
			key += "\x00" + strconv.Itoa(n)
		}
		p.keys = append(p.keys, key)
		p.texts[key] = it.Text
	}
	return p, len(rest) == 0
}

func (p parts) has(key string) bool { _, ok := p.texts[key]; return ok }

// ends says whether key is the last item, whose end separates it from nothing.
func (p parts) ends(key string) bool {
	return len(p.keys) > 0 && p.keys[len(p.keys)-1] == key
}

// gap is the number of line ends between the first two items.
func (p parts) gap() int {
	if len(p.keys) < 2 {
		return 1
	}
	return max(1, breaks(p.texts[p.keys[0]]))
}

// breaks counts the line ends at the end of src.
func breaks(src []byte) int {
	return bytes.Count(src[len(trimEnd(src)):], []byte{'\n'})
}

// joiner puts merged items one after the other and keeps count of the lines.
type joiner struct {
	out       []byte
	lines     int
	end       string // a line end where a text brings none
	gap       int    // line ends between two items
	wasLast   bool   // the item written last ended one of the documents
	conflicts []Conflict
}

// add merges the item of one key and appends what is left of it.
func (j *joiner) add(key string, b, m, t parts) {
	inB, inM, inT := b.has(key), m.has(key), t.has(key)
	base, mine, theirs := b.texts[key], m.texts[key], t.texts[key]
	var r Result
	switch {
	case inM && inT:
		r = mergeItem(base, mine, theirs)
	case inM && !inB:
		r.Merged = mine
	case inT && !inB:
		r.Merged = theirs
	case inM && !sameLines(mine, base):
		r = gone(base, mine, nil)
	case inT && !sameLines(theirs, base):
		r = gone(base, nil, theirs)
	}
	j.append(key, r)
	if len(r.Merged) > 0 {
		j.wasLast = m.ends(key) || t.ends(key)
	}
}

// sameLines compares two items without what separates them from the next.
func sameLines(a, b []byte) bool {
	return bytes.Equal(normalEnds(trimEnd(a)), normalEnds(trimEnd(b)))
}

// gone is the result where one side dropped what the other changed: mine,
// whichever that is, and the conflict.
func gone(base, mine, theirs []byte) Result {
	kept := bodiesOf(mine)
	c := Conflict{BaseLines: bare(bodiesOf(base)), MineLines: bare(kept), TheirsLines: bare(bodiesOf(theirs)), Line: 1}
	if len(c.MineLines) > 0 {
		c.Line += len(kept) - len(c.MineLines)
	}
	return Result{Merged: mine, Conflicts: []Conflict{c}}
}

func bodiesOf(src []byte) []string {
	t := readText(trimEnd(src), newNames())
	return t.bodies(0, len(t.lines))
}

// bare are lines without the blank ones at their start, which only separate an
// item from the one before.
func bare(lines []string) []string {
	for len(lines) > 0 && lines[0] == "" {
		lines = lines[1:]
	}
	return lines
}

// append writes a merged item behind the ones before it, on a new line.
func (j *joiner) append(key string, r Result) {
	if len(j.out) > 0 && len(r.Merged) > 0 {
		for want := j.wanted(); want > 0; want-- {
			j.out = append(j.out, j.end...)
			j.lines++
		}
	}
	name, _, _ := bytes.Cut([]byte(key), []byte{0})
	for _, c := range r.Conflicts {
		c.Key = string(name)
		c.Line += j.lines
		j.conflicts = append(j.conflicts, c)
	}
	j.out = append(j.out, r.Merged...)
	j.lines += bytes.Count(r.Merged, []byte{'\n'})
}

// wanted is the number of line ends missing before the next item.
func (j *joiner) wanted() int {
	want := 1
	if j.wasLast {
		want = j.gap
	}
	return want - breaks(j.out)
}

// finish ends the text with or without a line end.
func (j *joiner) finish(last bool) []byte {
	out := clone(j.out)
	switch n := len(out); {
	case n == 0:
	case last && out[n-1] != '\n':
		out = append(out, j.end...)
	case !last: // also without the blank lines behind an item that was not the last one
		out = trimEnd(out)
	}
	return out
}

// mergeItem merges one item's lines. The blank lines at its end only separate
// it from the next one, so they are counted, never a conflict.
func mergeItem(base, mine, theirs []byte) Result {
	m, t := trimEnd(mine), trimEnd(theirs)
	r := Lines(clone(trimEnd(base)), m, t) // cloned: known, even when empty
	tail := mine[len(m):]
	if bytes.Equal(normalEnds(tail), normalEnds(base[len(trimEnd(base)):])) {
		tail = theirs[len(t):]
	}
	if len(r.Merged) > 0 && r.Merged[len(r.Merged)-1] == '\n' {
		r.Merged = bytes.TrimSuffix(bytes.TrimSuffix(r.Merged, []byte("\n")), []byte("\r"))
	}
	r.Merged = append(r.Merged, tail...)
	return r
}

// trimEnd is src without the blank lines and line ends at its end. A carriage
// return that no line feed follows is no line end.
func trimEnd(src []byte) []byte {
	for {
		rest, found := bytes.CutSuffix(src, []byte("\n"))
		if !found {
			return src
		}
		src = bytes.TrimSuffix(rest, []byte("\r"))
	}
}

// normalEnds is src with one spelling of its line ends. A carriage return inside
// a line is a part of the line.
func normalEnds(src []byte) []byte {
	return bytes.ReplaceAll(src, []byte("\r\n"), []byte("\n"))
}
