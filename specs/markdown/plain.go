package markdown

import (
	"slices"
	"strings"
	"sync"
	"unicode"
	"unicode/utf8"
)

// run reads a run of emphasis characters at i and decides by its neighbours
// whether it may open or close (CommonMark's flanking rules). A single tilde is
// text: "3~5 天" is a range, not struck out.
func (sc *scanner) run(i int) int {
	s, c, j := sc.s, sc.s[i], i
	for j < len(s) && s[j] == c {
		j++
	}
	before, _ := utf8.DecodeLastRuneInString(s[:i])
	after, _ := utf8.DecodeRuneInString(s[j:])
	if i == 0 {
		before = ' '
	}
	if j == len(s) {
		after = ' '
	}
	left := !unicode.IsSpace(after) && (!isMark(after) || unicode.IsSpace(before) || isMark(before))
	right := !unicode.IsSpace(before) && (!isMark(before) || unicode.IsSpace(after) || isMark(after))
	t := token{kind: emphasis, start: i, end: j, left: j - i, opens: left, closes: right}
	switch {
	case c == '_':
		t.opens = left && (!right || isMark(before))
		t.closes = right && (!left || isMark(after))
	case c == '~' && j-i != 2:
		t.opens, t.closes = false, false
	}
	return sc.put(t)
}

func isMark(r rune) bool { return unicode.IsPunct(r) || unicode.IsSymbol(r) }

// maxLookback bounds how many open runs a closing run is compared with.
const maxLookback = 64

// pair takes off the emphasis characters that belong together. Links bind
// tighter than emphasis, so the runs inside a link pair among themselves.
func pair(tokens []token, s string) {
	var open []int
	floor := []int{0}
	for i := range tokens {
		t := &tokens[i]
		switch {
		case t.kind == openMark && t.linked:
			floor = append(floor, len(open))
		case t.kind == closeMark && t.linked:
			open = open[:floor[len(floor)-1]]
			floor = floor[:len(floor)-1]
		case t.kind == emphasis:
			if t.closes {
				open = match(tokens, open, floor[len(floor)-1], i, s)
			}
			if t.opens && t.left > 0 {
				open = append(open, i)
			}
		}
	}
}

// match pairs the closing run at token i with open runs above the floor.
func match(tokens []token, open []int, floor, i int, s string) []int {
	t := &tokens[i]
	tried := 0
	for k := len(open) - 1; k >= floor && t.left > 0 && tried < maxLookback; k-- {
		tried++
		o := &tokens[open[k]]
		if s[o.start] != s[t.start] || !fits(o, t) {
			continue
		}
		tried = 0
		open = open[:k+1]
		for o.left > 0 && t.left > 0 {
			n := 1
			if o.left > 1 && t.left > 1 {
				n = 2
			}
			o.left -= n
			t.left -= n
		}
		if o.left > 0 {
			return open
		}
		open = open[:k]
	}
	return open
}

// fits is CommonMark's rule of three for runs that may both open and close.
func fits(o, t *token) bool {
	if !o.closes && !t.opens {
		return true
	}
	a, b := o.end-o.start, t.end-t.start
	return (a+b)%3 != 0 || a%3 == 0 && b%3 == 0
}

// Plain is the text a reader sees: emphasis, link syntax, code ticks, HTML tags
// and comments and backslash escapes are gone, entities are decoded, lines
// joined. An unknown tag such as the <id> of "GET /users/<id>" is kept, because
// in specifications it is a placeholder, not HTML. A lone [label] stays: it may
// be a tag such as [P0].
func Plain(inline string) string {
	if !mayMean(inline) {
		return strings.TrimSpace(inline)
	}
	return plain(inline, nil)
}

// mayMean says whether a text has a byte that may mean something.
func mayMean(inline string) bool {
	return nextMark(inline, 0) < len(inline)
}

func plain(inline string, refs map[string]string) string {
	sc := scanners().Get().(*scanner)
	tokens := sc.scan(inline, refs)
	pair(tokens, inline)
	out := strings.TrimSpace(render(tokens, inline))
	sc.release()
	return out
}

// release gives a scanner that nobody needs any more to the next text.
func (sc *scanner) release() {
	clear(sc.tokens[:cap(sc.tokens)]) // nothing of the text is held
	if cap(sc.tokens) <= maxRoom {
		*sc = scanner{tokens: sc.tokens, stack: sc.stack}
		scanners().Put(sc)
	}
}

// maxRoom is how many tokens a scanner may keep room for.
const maxRoom = 256

// scanners are those that wait for a text: each keeps its room for tokens,
// because nearly every text is short and there are many.
var scanners = sync.OnceValue(func() *sync.Pool {
	return &sync.Pool{New: func() any { return new(scanner) }}
})

func render(tokens []token, s string) string {
	var b strings.Builder
	b.Grow(len(s))
	for i := range tokens {
		t := &tokens[i]
		switch t.kind {
		case literal, codeSpan, autolink:
			b.WriteString(t.out)
		case rawLiteral:
			b.WriteString(s[t.start:t.end])
		case emphasis:
			b.WriteString(s[t.start : t.start+t.left])
		case openMark, closeMark:
			if !t.linked {
				b.WriteString(s[t.start:t.end])
			}
		case lineBreak:
			if !JoinsTight(b.String(), s[t.end:]) {
				b.WriteByte(' ')
			}
		case htmlTag:
			b.WriteString(tagText(s[t.start:t.end]))
		}
	}
	return b.String()
}

// JoinsTight tells that two lines join without a space, as Chinese does.
func JoinsTight(before, after string) bool {
	x, _ := utf8.DecodeLastRuneInString(before)
	y, _ := utf8.DecodeRuneInString(after)
	return isWide(x) && isWide(y)
}

func isWide(r rune) bool {
	return unicode.Is(unicode.Han, r) || r >= 0x3000 && r <= 0x30FF || r >= 0xFF00 && r <= 0xFFEF
}

// tagText is what a tag leaves in plain text.
func tagText(tag string) string {
	name := strings.ToLower(strings.Trim(tag[1:nameEnd(tag, 1+boolInt(tag[1] == '/'))], "/"))
	switch {
	case name == "br":
		return " "
	case name == "" || slices.Contains(htmlNames(), name):
		return ""
	}
	return tag
}

func boolInt(b bool) int {
	if b {
		return 1
	}
	return 0
}

// htmlNames are the elements people write inside Markdown text.
func htmlNames() []string {
	return []string{
		"a", "abbr", "b", "big", "blockquote", "center", "cite", "code", "dd", "del", "details", "dfn", "div", "dl", "dt", "em", "font",
		"h1", "h2", "h3", "h4", "h5", "h6", "hr", "i", "img", "ins", "kbd", "li", "mark", "ol", "p", "picture", "pre", "q", "s", "samp",
		"small", "source", "span", "strike", "strong", "sub", "summary", "sup", "table", "tbody", "td", "th", "thead", "tr", "tt", "u", "ul",
		"var", "wbr",
	}
}
