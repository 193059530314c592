package reading

import (
	"strings"
	"sync"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/specs/markdown"
)

// People also paste a chat without its clock, or with the clock on a line of its
// own: "【May】派单慢", "老贺：好的", "小林 5/12 10:32" above what was said. Such
// beginnings are the same as those of tags and fields, so they count as names
// only where several of them return and people speak as people do.

// chatNames are the beginnings of lines that are the names of who speaks; nil
// in any text that is no chat.
func (r *reader) chatNames() map[string]bool {
	count, lines, voices, stamped := map[string]int{}, 0, 0, 0
	for _, line := range r.out.Lines {
		line = strings.TrimLeft(line, " \t-*>")
		if line == "" {
			continue
		}
		lines++
		if mark, length := r.lex.nameMark(line); mark != "" {
			count[mark]++
			if length == len(line) {
				stamped++ // a name and a time and nothing else
			}
		}
		if ContainsAny(line, r.lex.SaidNotNamed...) {
			voices++
		}
	}
	marked, returning := 0, 0
	for _, n := range count {
		marked += n
		if n > 1 {
			returning++
		}
	}
	if len(count) < 2 || returning < 2 || marked < 5 || marked < 2*len(count) || marked*3 < lines || voices < 3 && stamped < 3 {
		return nil
	}
	names := make(map[string]bool, len(count))
	for name := range count {
		names[name] = true
	}
	return names
}

// nameMark is what may be the name of who speaks at the beginning of a line,
// and its length there; empty for any other line.
func (l *Lexicon) nameMark(line string) (name string, length int) {
	if body, ok := strings.CutPrefix(line, "【"); ok {
		name, rest, ok := strings.Cut(body, "】")
		if !ok || !l.nickname(name) {
			return "", 0
		}
		return name, len(line) - len(strings.TrimLeft(rest, ":： "))
	}
	if at := colonAt(line); at > 0 && at <= 40 && l.nickname(line[:at]) {
		return line[:at], len(line) - len(afterColon(line[at:]))
	}
	if n := stampLength(line); n > 0 {
		if name, length := l.nameMark(line[n:]); name != "" {
			return name, n + length
		}
		if name := strings.TrimRight(line[n:], " :："); l.nickname(name) {
			return name, len(line)
		}
	}
	if name, stamp, ok := strings.Cut(line, " "); ok && len(stamp) <= 40 && l.nickname(name) && onlyStamp(stamp) {
		return name, len(line)
	}
	return "", 0
}

// stampLength is the length of a day and a time of the day that a line begins with,
// before the name: "20:11 老贺：…", "2025/3/2 20:11 老贺"; 0 without one.
func stampLength(line string) int {
	at, clock := 0, false
	for at < len(line) {
		word, rest, ok := strings.Cut(line[at:], " ")
		if !ok || !strings.ContainsAny(word, "0123456789") || strings.Trim(word, "0123456789:/-. 年月日上下午晚早凌晨中") != "" {
			break
		}
		clock = clock || clockAt(" "+word) >= 0
		at = len(line) - len(strings.TrimLeft(rest, " "))
	}
	if !clock || at > 32 {
		return 0
	}
	return at
}

// nickname tells a name that somebody may have in a chat, with what they do
// behind it: "小崔（开发）".
func (l *Lexicon) nickname(name string) bool {
	if head, role, ok := strings.Cut(strings.Replace(name, "(", "（", 1), "（"); ok && utf8.RuneCountInString(role) <= 9 {
		name = head
	}
	name = strings.TrimPrefix(strings.TrimSpace(name), "@")
	if l.NotNicknames[Lower(name)] {
		return false
	}
	return utf8.RuneCountInString(name) <= 8 && speaker(name)
}

// onlyStamp tells a day and a time of the day and nothing else.
func onlyStamp(stamp string) bool {
	stamp = withoutDayparts().Replace(stamp)
	return clockAt(stamp) >= 0 && strings.Trim(stamp, "0123456789:/-. 年月日上下午周星期一二三四五六天APMapm") == ""
}

// withoutDayparts leaves out the words for parts of the day.
var withoutDayparts = sync.OnceValue(func() *strings.Replacer {
	return strings.NewReplacer("晚上", " ", "早上", " ", "凌晨", " ", "中午", " ", "傍晚", " ")
})

// message is one message of a chat.
type message struct {
	block
	who   string
	asked string // as it was written
}

// spokenBlocks takes a paragraph or item of a chat apart by who speaks.
func (l *Lexicon) spokenBlocks(n block, names map[string]bool) []message {
	var out []message
	for i, row := range strings.Split(n.raw, "\n") {
		text := strings.TrimSpace(row)
		who, mark := l.nameMark(text)
		if !names[who] {
			who, mark = "", 0
		}
		if i > 0 && who == "" {
			last := &out[len(out)-1]
			if last.raw == "" { // the name stood on a line of its own
				last.from = n.from + i
			}
			last.raw, last.to = strings.TrimLeft(last.raw+"\n"+row, "\n"), n.from+i
			continue
		}
		part := n
		part.raw, part.from, part.to = text[mark:], n.from+i, n.from+i
		out = append(out, message{block: part, who: who})
	}
	out[len(out)-1].to = max(out[len(out)-1].to, n.to)
	return out
}

// conversation takes a chat apart by its names. A question that the next
// speaker answers is no longer open, and a word of agreement says nothing.
func (l *Lexicon) conversation(blocks []block, names map[string]bool) []block {
	var all []message
	for _, n := range blocks {
		if n.kind != markdown.Paragraph && n.kind != markdown.Item {
			all = append(all, message{block: n})
			continue
		}
		all = append(all, l.spokenBlocks(n, names)...)
	}
	out := make([]block, 0, len(all))
	for i, m := range all {
		if m.who != "" && m.kind == markdown.Paragraph || m.kind == markdown.Item {
			if m.raw = l.withoutAssent(m.raw); i > 0 && l.undecided(m.raw) && strings.Contains(all[i-1].raw, "？") {
				m.as = "note" // the question before stays open
			}
			if i+1 < len(all) && all[i+1].who != "" && all[i+1].who != m.who {
				all[i+1].raw = l.withAmountAsked(m.raw, all[i+1].raw)
				m.block = l.answered(m.block, all[i+1].raw)
			}
		}
		out = append(out, m.block)
	}
	return out
}

// withoutAssent takes the word off a message that only agrees with the one
// before: "对。退房以后…", "可以，总共…".
func (l *Lexicon) withoutAssent(text string) string {
	for _, word := range l.ChineseAssent {
		rest, ok := strings.CutPrefix(text, word)
		if !ok {
			continue
		}
		for _, stop := range []string{"，", "。", ",", "！", "!", "～", "…"} {
			if said := strings.TrimLeft(strings.TrimPrefix(rest, stop), "…。，,！! "); strings.HasPrefix(rest, stop) && said != "" {
				return said
			}
		}
		return text
	}
	return text
}

// answered makes a remark of a question that the next message answers, and a
// statement of one that it confirms: "阿姨看不到吧？" before "看不到，只给房号".
func (l *Lexicon) answered(n block, reply string) block {
	question, asks := l.askedIn(n.raw)
	if !asks {
		return n
	}
	reply = strings.TrimSpace(reply)
	if ContainsAny(reply, l.ChineseAnswersNothing...) {
		return n
	}
	if ContainsAny(question, l.ChineseChoiceAsked...) && !l.shares(question, reply) {
		return n // the next message speaks of something else
	}
	first, _, _ := strings.Cut(reply, "，")
	if said, ok := strings.CutSuffix(question, "吧"); ok {
		if said = strings.TrimRight(said, "对是，"); l.withoutAssent(first+"，.") != first+"，." || strings.HasSuffix(said, first) {
			n.raw = said + "。"
			return n
		}
	}
	n.as = "note"
	return n
}

// askedIn is the question of a message that only asks, without its mark and without
// what is only said of why: "取消课得提前24小时吧？不然老师白跑". Who types leaves the
// mark out: "付款走小程序吗".
func (l *Lexicon) askedIn(text string) (question string, ok bool) {
	const longest = 20 // runes of a question without its mark
	text = strings.TrimSpace(text)
	if at := strings.IndexAny(text, "？?"); at > 0 && HasPrefixOf(strings.TrimLeft(text[at:], "？? "), l.ChineseOnlyWhy...) {
		text = text[:at] + "？"
	}
	question = strings.TrimRight(text, "?？ ")
	if question == text && (!HasSuffixOf(text, l.ChineseAsksUnmarked...) || utf8.RuneCountInString(text) > longest) {
		return "", false
	}
	return question, !strings.ContainsAny(question, "。！？?\n")
}

// withAmountAsked puts what was asked for in front of an answer that only gives the
// amount: "预算多少" before "2万以内，七月前要能用".
func (l *Lexicon) withAmountAsked(message, reply string) string {
	const longest = 6 // runes of what is asked for
	question, ok := l.askedIn(message)
	if !ok || reply == "" || !startsWithNumber(reply) {
		return reply
	}
	if at := strings.LastIndex(question, "，"); at >= 0 {
		question = question[at+len("，"):]
	}
	for _, much := range l.ChineseHowMuch {
		if thing, ok := strings.CutSuffix(question, much); ok && thing != "" && utf8.RuneCountInString(thing) <= longest {
			return thing + reply
		}
	}
	return reply
}

// startsWithNumber tells a text that begins with a number in digits or in characters.
func startsWithNumber(text string) bool {
	first, _ := utf8.DecodeRuneInString(text)
	return first >= '0' && first <= '9' || strings.ContainsRune("一二两三四五六七八九十百", first)
}

// shares tells whether an answer speaks of what was asked: it repeats two
// characters of the question that stand side by side, or agrees or refuses.
func (l *Lexicon) shares(question, reply string) bool {
	for _, word := range l.ChineseShortAnswers {
		if strings.HasPrefix(reply, word) {
			return true
		}
	}
	runes := []rune(question)
	for i := 0; i+1 < len(runes); i++ {
		if IsHan(runes[i]) && IsHan(runes[i+1]) && strings.Contains(reply, string(runes[i:i+2])) {
			return true
		}
	}
	return false
}

// undecided tells a message that only says that a question is open.
func (l *Lexicon) undecided(text string) bool {
	text = strings.TrimLeft(text, "嗯额呃…，。 ")
	for _, open := range l.ChineseUndecided {
		if strings.HasPrefix(text, open) {
			return true
		}
	}
	return false
}
