package plainyaml

import "strings"

// reader goes through a text. Its methods say false when they meet anything
// that is not plain.
type reader struct {
	text  string
	at    int
	col   int // of the first character of the line at hand; -1 at the end
	nodes []node
}

// push adds a node and gives its place.
func (r *reader) push(n node) int {
	n.end = len(r.nodes) + 1
	r.nodes = append(r.nodes, n)
	return len(r.nodes) - 1
}

// close says that all that belongs to a node is there.
func (r *reader) close(i, size int) {
	r.nodes[i].end, r.nodes[i].size = len(r.nodes), size
}

// blankAt says whether a space, a line end or the end of the text is at i.
func (r *reader) blankAt(i int) bool {
	return i >= len(r.text) || r.text[i] == ' ' || r.text[i] == '\n'
}

// skipSpaces goes to the next character that is none, and says whether there is
// something left on the line that is no comment.
func (r *reader) skipSpaces() bool {
	for r.at < len(r.text) && r.text[r.at] == ' ' {
		r.at++
	}
	return r.at < len(r.text) && r.text[r.at] != '\n' && !r.atComment()
}

func (r *reader) atComment() bool {
	return r.text[r.at] == '#' && (r.at == 0 || r.blankAt(r.at-1))
}

// nextLine leaves the line, which must have nothing more than a comment, and
// goes to the first character of the next one that has something to say.
func (r *reader) nextLine() bool {
	start := r.at == 0
	for !r.skipSpaces() {
		size := -1
		if r.at < len(r.text) {
			size = strings.IndexByte(r.text[r.at:], '\n')
		}
		if size < 0 {
			r.at, r.col = len(r.text), -1
			return true
		}
		r.at += size + 1
		start = true
	}
	if !start {
		return false
	}
	r.col = r.at - 1 - strings.LastIndexByte(r.text[:r.at], '\n')
	return r.col > 0 || !r.atMarker()
}

// atMarker says whether a line begins like the start or the end of a document
// or like a directive.
func (r *reader) atMarker() bool {
	rest := r.text[r.at:]
	return strings.HasPrefix(rest, "---") || strings.HasPrefix(rest, "...") || rest[0] == '%'
}

// atItem says whether an element of a list begins here.
func (r *reader) atItem() bool {
	return r.at < len(r.text) && r.text[r.at] == '-' && r.blankAt(r.at+1)
}

// block reads the value that begins here, in column r.col, and goes to the line
// after it.
func (r *reader) block(depth int) bool {
	if depth == 0 {
		return false
	}
	switch c := r.text[r.at]; {
	case c == '[' || c == '{':
		return r.flow(depth-1) && r.nextLine()
	case r.atItem():
		return r.list(depth - 1)
	}
	first, ok := r.scalar(false)
	if !ok {
		return false
	}
	if r.atColon() {
		return r.mapping(first, depth-1)
	}
	r.push(first)
	return r.nextLine()
}

// list reads the elements that begin in column r.col.
func (r *reader) list(depth int) bool {
	col, me, size := r.col, r.push(node{kind: list}), 0
	for ; r.col == col && r.atItem(); size++ {
		from := r.at
		r.at++
		if r.skipSpaces() {
			r.col += r.at - from
			if !r.block(depth) {
				return false
			}
		} else if !r.below(col, false, depth) {
			return false
		}
	}
	r.close(me, size)
	return r.col <= col
}

// mapping reads the pairs whose keys begin in column r.col, the first of which
// has been read.
func (r *reader) mapping(key node, depth int) bool {
	col, me := r.col, r.push(node{kind: mapping})
	for size := 1; ; size++ {
		if !r.pair(key, col, depth) || r.col > col {
			return false
		}
		if r.col < col {
			r.close(me, size)
			return true
		}
		var ok bool
		if key, ok = r.scalar(false); !ok {
			return false
		}
	}
}

// longestKey is shorter than what YAML allows, in bytes.
const longestKey = 512

// pair reads what follows a key, from its colon on.
func (r *reader) pair(key node, col, depth int) bool {
	if !r.atColon() || len(key.text) > longestKey {
		return false
	}
	r.push(key)
	r.at++
	if !r.skipSpaces() {
		return r.below(col, true, depth)
	}
	if c := r.text[r.at]; c == '[' || c == '{' {
		return r.flow(depth) && r.nextLine()
	}
	value, ok := r.scalar(false)
	if !ok {
		return false
	}
	r.push(value)
	return r.nextLine()
}

// below reads a value that begins on a line of its own, deeper than col; a list
// below a key may begin in the same column. No value is nothing.
func (r *reader) below(col int, listToo bool, depth int) bool {
	if !r.nextLine() {
		return false
	}
	if r.col > col || listToo && r.col == col && r.atItem() {
		return r.block(depth)
	}
	r.push(node{kind: plain})
	return true
}

// atColon says whether here is a colon that ends a key.
func (r *reader) atColon() bool {
	return r.at < len(r.text) && r.text[r.at] == ':' && r.blankAt(r.at+1)
}
