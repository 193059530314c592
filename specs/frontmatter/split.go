// Package frontmatter reads and edits the YAML block at the head of a Markdown
// file. Reading is strict: one mapping, no duplicate keys, no anchors. Editing
// changes only the bytes of the field it is about, because re-encoding YAML
// loses comments, blank lines and quoting a person chose. The package knows
// nothing of which fields a document has.
package frontmatter

import "bytes"

// fence is the line that opens and closes front matter.
const fence = "---"

// Split cuts a file into front matter and body. A byte order mark is dropped.
// yaml is the text between the fences, body what follows the closing one, and
// bodyLine the 1-based line of the file on which body begins. Without front
// matter (no fence on the first line, or none that closes it) ok is false and
// body is the whole file from line 1.
func Split(src []byte) (yaml, body []byte, bodyLine int, ok bool) {
	src = bytes.TrimPrefix(src, []byte("\uFEFF"))
	first, rest := cutLine(src)
	if !isFence(first) {
		return nil, src, 1, false
	}
	at, line := len(src)-len(rest), 2
	from := at
	for at < len(src) {
		text, _ := cutLine(src[at:])
		if isFence(text) {
			return src[from:at], src[at+len(text):], line + 1, true
		}
		at += len(text)
		line++
	}
	return nil, src, 1, false
}

// cutLine returns the first line with its newline, and the rest.
func cutLine(src []byte) (line, rest []byte) {
	if i := bytes.IndexByte(src, '\n'); i >= 0 {
		return src[:i+1], src[i+1:]
	}
	return src, nil
}

func isFence(line []byte) bool {
	return bytes.HasPrefix(line, []byte(fence)) && string(bytes.TrimRight(line, " \t\r\n")) == fence
}
