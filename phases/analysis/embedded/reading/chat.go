package reading

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/specs/markdown"
)

// chatMark is the length of what a chat or a tracker writes before a message:
// "lea 14:02: ", "[14:02] Lea: ", "王姐 14:02：". A name is one word that no
// calendar knows; 0 for any other line.
func chatMark(line string) int {
	if body, ok := strings.CutPrefix(line, "["); ok {
		stamp, rest, ok := strings.Cut(body, "]")
		if !ok || len(stamp) > 24 || clockAt(stamp) < 0 {
			return 0
		}
		rest = strings.TrimLeft(rest, " ")
		n := colonAt(rest)
		if n <= 0 || !speaker(rest[:n]) {
			return 0
		}
		return len(line) - len(afterColon(rest[n:]))
	}
	name, rest, ok := strings.Cut(line, " ")
	if !ok || !speaker(name) {
		return 0
	}
	open := strings.TrimLeft(rest, "(（")
	n := clockLength(open)
	if n == 0 {
		return 0
	}
	tail := strings.TrimLeft(open[n:], ")）")
	if colonAt(tail) != 0 {
		return 0
	}
	return len(line) - len(afterColon(tail))
}

// speaker tells a name or nickname: one word without digits.
func speaker(name string) bool {
	if n := utf8.RuneCountInString(name); n == 0 || n > 16 || strings.ContainsFunc(name, func(r rune) bool { return !unicode.IsLetter(r) && r != '_' && r != '-' && r != '.' && r != '@' }) {
		return false
	}
	switch low := Lower(name); {
	case strings.HasSuffix(low, "day"), strings.Contains(" at by from until before after around about daily weekly open closed start end opening closing mon tue wed thu fri sat sun hours ", " "+low+" "):
		return false
	case weekday(name), strings.HasPrefix(name, "星期"), strings.Contains(name, "每天"), strings.HasSuffix(name, "前"), strings.HasSuffix(name, "后"), strings.HasSuffix(name, "于"):
		return false
	}
	return true
}

// weekday tells a Chinese day of the week, 周三, from somebody called Zhou: 周工.
func weekday(name string) bool {
	rest, ok := strings.CutPrefix(name, "周")
	first, _ := utf8.DecodeRuneInString(rest)
	return ok && (rest == "" || strings.ContainsRune("一二三四五六日天末内期边围年", first))
}

// clockLength is the length of a leading "14:02" or "9:02:10".
func clockLength(s string) int {
	i := 0
	for i < len(s) && (s[i] >= '0' && s[i] <= '9' || s[i] == ':' && i+1 < len(s) && s[i+1] >= '0' && s[i+1] <= '9') {
		i++
	}
	if at := strings.IndexByte(s[:i], ':'); at < 1 || at > 2 || i < at+3 || i > 8 {
		return 0
	}
	return i
}

// clockAt is where a time of the day stands in a stamp, -1 without one.
func clockAt(stamp string) int {
	for i := range len(stamp) {
		if (i == 0 || stamp[i-1] == ' ' || stamp[i-1] == 'T') && clockLength(stamp[i:]) > 0 {
			return i
		}
	}
	return -1
}

func colonAt(s string) int { return strings.IndexAny(s, ":：") }

func afterColon(s string) string {
	_, n := utf8.DecodeRuneInString(s)
	return strings.TrimLeft(s[n:], " ")
}

// talked takes the messages of a chat apart and their stamps off. Who speaks is
// no part of what is said.
func (r *reader) talked(blocks []block) []block {
	if len(r.asked) > 0 {
		return blocks // an interview: who speaks is known
	}
	if len(r.heads) > 0 {
		return r.exchanged(r.voices(blocks))
	}
	marks := 0
	for _, line := range r.out.Lines {
		if chatMark(strings.TrimLeft(line, " \t-*>")) > 0 {
			marks++
		}
	}
	if marks < 2 {
		if names := r.chatNames(); names != nil {
			return r.withoutStickers(r.lex.conversation(blocks, names))
		}
		return blocks
	}
	out := make([]message, 0, len(blocks))
	for _, n := range blocks {
		if n.kind != markdown.Paragraph && n.kind != markdown.Item {
			out = append(out, message{block: n})
			continue
		}
		start := len(out)
		for i, row := range strings.Split(n.raw, "\n") {
			text := strings.TrimSpace(row)
			mark := chatMark(text)
			if i > 0 && mark == 0 {
				last := &out[len(out)-1]
				last.raw, last.to = last.raw+"\n"+row, n.from+i
				continue
			}
			part := n
			part.raw, part.from, part.to = text[mark:], n.from+i, n.from+i
			out = append(out, message{block: part, who: FirstWord(strings.TrimLeft(text[:mark], "[0123456789:/-.] "))})
		}
		if len(out) > start {
			out[len(out)-1].to = max(out[len(out)-1].to, n.to)
		}
	}
	return r.withoutStickers(r.exchanged(out))
}

// withoutStickers sets aside the messages of a chat that are no words: "[图片]",
// and writes the others as sentences have it.
func (r *reader) withoutStickers(blocks []block) []block {
	out := blocks[:0:0]
	for _, n := range blocks {
		if n.kind != markdown.Paragraph && n.kind != markdown.Item {
			out = append(out, n)
			continue
		}
		if r.lex.StickerNames[strings.Trim(strings.TrimSpace(n.raw), "[]【】")] {
			if strings.HasPrefix(strings.TrimSpace(n.raw), "[") || strings.HasPrefix(strings.TrimSpace(n.raw), "【") {
				r.decorate(n.from, n.to)
				continue
			}
		}
		n.raw = r.lex.typed(n.raw)
		out = append(out, n)
	}
	return out
}

// maxFace bounds the name of a face that a chat writes in brackets, in runes.
const maxFace = 4

// withoutFaces takes the faces off a message that a chat writes as words: "大家晚上好
// [微笑]". What is a link or has letters in it stays.
func withoutFaces(text string) string {
	for from := 0; ; {
		open := strings.IndexByte(text[from:], '[')
		if open < 0 {
			return strings.TrimSpace(text)
		}
		open += from
		name, rest, ok := strings.Cut(text[open+1:], "]")
		han := !strings.ContainsFunc(name, func(r rune) bool { return !IsHan(r) })
		if n := utf8.RuneCountInString(name); !ok || !han || n == 0 || n > maxFace || strings.HasPrefix(rest, "(") {
			from = open + 1
			continue
		}
		text, from = text[:open]+rest, open
	}
}

// unaddressed is a message without whom it is addressed to: "@阿哲 你懂技术".
func unaddressed(text string) string {
	name, said, ok := strings.Cut(text, " ")
	if said = strings.TrimSpace(said); ok && strings.HasPrefix(name, "@") && utf8.RuneCountInString(name) <= 9 && said != "" {
		return said
	}
	return text
}

// typed writes a message of a Chinese chat as a sentence has it: who types sets a
// blank where others set a comma.
func (l *Lexicon) typed(text string) string {
	if !HasHan(text) {
		return text
	}
	runes := []rune(unaddressed(text))
	var b strings.Builder
	for i, r := range runes {
		if r == ' ' && i > 0 && i+1 < len(runes) && IsHan(runes[i-1]) && IsHan(runes[i+1]) {
			b.WriteRune('，')
			continue
		}
		b.WriteRune(r)
	}
	said := withoutFaces(b.String())
	for _, open := range l.ChineseAfterthoughts {
		rest, ok := strings.CutPrefix(said, open)
		if next, _ := utf8.DecodeRuneInString(rest); ok && utf8.RuneCountInString(rest) > 5 && (next == '，' || open == "另外" && !strings.ContainsRune("一两几那这的个些再", next)) {
			return strings.TrimPrefix(rest, "，")
		}
	}
	return said
}
