package markdown

import "strings"

// links adds the links of a stretch of inline text to the document.
func (r *reader) links(s span) {
	if !mayLink(s.text) {
		return
	}
	if r.scanner == nil {
		r.scanner = scanners().Get().(*scanner)
	}
	tokens := r.scanner.scan(s.text, r.refs)
	for i := range tokens {
		t := &tokens[i]
		switch {
		case t.kind == autolink:
			at := s.source(t.start)
			r.doc.Links = append(r.doc.Links, Link{Text: t.out, Dest: t.dest, Line: r.line(at), Start: at})
		case t.kind == closeMark && t.linked:
			open := &tokens[t.opener]
			at := s.source(open.start)
			r.doc.Links = append(r.doc.Links, Link{
				Text: r.label(s.text[open.end:t.start]), Dest: t.dest, Image: t.image, Line: r.line(at), Start: at,
			})
		}
	}
}

// maxLabelText is how much of a link's text is made plain; images nested in
// images would otherwise cost their depth times their length.
const maxLabelText = 4096

func (r *reader) label(source string) string {
	if len(source) > maxLabelText {
		return source
	}
	if !mayMean(source) {
		return strings.TrimSpace(source)
	}
	return plain(source, r.refs)
}

// mayLink is false for text that surely holds no link.
func mayLink(s string) bool {
	return strings.IndexByte(s, ']') >= 0 || strings.IndexByte(s, '<') >= 0
}
