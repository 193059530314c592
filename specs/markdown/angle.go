package markdown

import (
	"html"
	"strings"
)

// angle reads what begins with < at i: an autolink, a tag, a comment; i when
// it is none of them.
func (sc *scanner) angle(i int) int {
	s := sc.s
	if n := autolinkLength(s[i:]); n > 0 {
		dest := s[i+1 : i+n-1]
		out := dest
		if !strings.Contains(dest, ":") {
			dest = "mailto:" + dest
		}
		return sc.put(token{kind: autolink, start: i, end: i + n, out: out, dest: dest})
	}
	if n := sc.tagLength(i); n > 0 {
		return sc.put(token{kind: htmlTag, start: i, end: i + n})
	}
	return i
}

// autolinkLength is the length of <scheme:…> or <name@host> at the begin of s.
func autolinkLength(s string) int {
	end, colon, at := 0, 0, 0
loop:
	for j := 1; j < len(s); j++ {
		switch c := s[j]; {
		case c == '>':
			end = j
			break loop
		case c <= ' ' || c == '<':
			return 0
		case c == ':' && colon == 0:
			colon = j
		case c == '@' && at == 0:
			at = j
		}
	}
	if end == 0 {
		return 0
	}
	if colon > 2 && colon <= 33 && isLetter(s[1]) && strings.Trim(s[1:colon], schemeChars) == "" {
		return end + 1
	}
	if at > 1 && strings.Trim(s[1:at], mailChars) == "" && isHost(s[at+1:end]) {
		return end + 1
	}
	return 0
}

const (
	letters     = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
	alnum       = letters + "0123456789"
	schemeChars = alnum + "+.-"
	mailChars   = alnum + ".!#$%&'*+/=?^_`{|}~-"
)

func isHost(s string) bool {
	for label := range strings.SplitSeq(s, ".") {
		if label == "" || len(label) > 63 || strings.Trim(label, alnum+"-") != "" || label[0] == '-' || label[len(label)-1] == '-' {
			return false
		}
	}
	return true
}

// tagLength is the length of the HTML at i: tag, comment, declaration, CDATA
// or processing instruction; 0 if there is none.
func (sc *scanner) tagLength(i int) int {
	s := sc.s[i:]
	switch {
	case strings.HasPrefix(s, "<!-->"):
		return len("<!-->")
	case strings.HasPrefix(s, "<!--->"):
		return len("<!--->")
	case strings.HasPrefix(s, "<!--"):
		return sc.until(i, 4, "-->")
	case strings.HasPrefix(s, "<?"):
		return sc.until(i, 2, "?>")
	case strings.HasPrefix(s, "<![CDATA["):
		return sc.until(i, 9, "]]>")
	case len(s) > 2 && s[1] == '!' && s[2] >= 'A' && s[2] <= 'Z':
		return sc.until(i, 2, ">")
	case len(s) > 2 && s[1] == '/' && isLetter(s[2]):
		j := skipSpace(s, nameEnd(s, 2))
		if j < len(s) && s[j] == '>' {
			return j + 1
		}
	case len(s) > 1 && isLetter(s[1]):
		return openTag(s)
	}
	return 0
}

// until searches a closer and remembers when there is none.
func (sc *scanner) until(i, from int, closer string) int {
	if sc.noClose[closer] {
		return 0
	}
	n := strings.Index(sc.s[i+from:], closer)
	if n < 0 {
		if sc.noClose == nil {
			sc.noClose = map[string]bool{}
		}
		sc.noClose[closer] = true
		return 0
	}
	return from + n + len(closer)
}

func nameEnd(s string, j int) int {
	for j < len(s) && (isLetter(s[j]) || isDigit(s[j]) || s[j] == '-') {
		j++
	}
	return j
}

// openTag is the length of the opening tag at the begin of s, 0 if it is none.
func openTag(s string) int {
	j := nameEnd(s, 1)
	for {
		k := skipSpace(s, j)
		if k >= len(s) {
			return 0
		}
		if s[k] == '>' {
			return k + 1
		}
		if s[k] == '/' && k+1 < len(s) && s[k+1] == '>' {
			return k + 2
		}
		if k == j || !isLetter(s[k]) && s[k] != '_' && s[k] != ':' {
			return 0
		}
		for k < len(s) && strings.IndexByte(alnum+"_:.-", s[k]) >= 0 {
			k++
		}
		j = k
		if k = skipSpace(s, k); k < len(s) && s[k] == '=' {
			if j = attributeEnd(s, skipSpace(s, k+1)); j == 0 {
				return 0
			}
		}
	}
}

// attributeEnd is the offset behind the attribute value at k, 0 without one.
func attributeEnd(s string, k int) int {
	if k >= len(s) {
		return 0
	}
	if s[k] == '"' || s[k] == '\'' {
		n := strings.IndexByte(s[k+1:], s[k])
		if n < 0 {
			return 0
		}
		return k + n + 2
	}
	j := k
	for j < len(s) && s[j] > ' ' && strings.IndexByte("\"'=<>`", s[j]) < 0 {
		j++
	}
	if j == k {
		return 0
	}
	return j
}

// maxEntity is the longest name of an HTML entity with & and ;.
const maxEntity = 33

// entity decodes the entity at the begin of s; n is 0 if it is none.
func entity(s string) (out string, n int) {
	n = strings.IndexByte(s[:min(len(s), maxEntity)], ';')
	if n < 2 {
		return "", 0
	}
	n++
	out = html.UnescapeString(s[:n])
	if out == s[:n] || strings.HasSuffix(out, ";") && out != ";" {
		return "", 0
	}
	return out, n
}

// unescape resolves backslashes and entities in a destination.
func unescape(s string) string {
	if !strings.ContainsAny(s, `\&`) {
		return s
	}
	var b strings.Builder
	for i := 0; i < len(s); i++ {
		if s[i] == '\\' && i+1 < len(s) && isPunct(s[i+1]) {
			i++
			b.WriteByte(s[i])
			continue
		}
		if s[i] == '&' {
			if out, n := entity(s[i:]); n > 0 {
				b.WriteString(out)
				i += n - 1
				continue
			}
		}
		b.WriteByte(s[i])
	}
	return b.String()
}

func isLetter(c byte) bool { return c|0x20 >= 'a' && c|0x20 <= 'z' }
func isDigit(c byte) bool  { return c >= '0' && c <= '9' }

func isPunct(c byte) bool {
	return c >= '!' && c <= '/' || c >= ':' && c <= '@' || c >= '[' && c <= '`' || c >= '{' && c <= '~'
}
