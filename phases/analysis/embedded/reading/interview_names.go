package reading

import (
	"strings"
	"unicode/utf8"
)

// In the notes of an interview in Chinese those who speak are called by their
// names: "何：过磅有什么要求？" above "老覃：排队排到村口。" Who asks is known by
// asking, line after line.

// interviewer is the name of the one who asks: nearly all of his several lines
// are questions, and others answer as often. Empty in any other text.
func (l *Lexicon) interviewer(rows []string) string {
	lines, asked := map[string]int{}, map[string]int{}
	total := 0
	for _, row := range rows {
		name, said := l.namedLine(row)
		if name == "" {
			continue
		}
		total++
		lines[name]++
		if asksOnly(said) {
			asked[name]++
		}
	}
	found := ""
	for _, name := range SortedKeys(asked) {
		if asked[name] < 3 || asked[name]*5 < lines[name]*4 {
			continue
		}
		if found != "" {
			return ""
		}
		found = name
	}
	if found == "" {
		return ""
	}
	answers := 0
	for name, n := range lines {
		if name != found && asked[name]*3 <= n && n > 1 {
			answers += n
		}
	}
	if answers < 3 || answers*2 < lines[found] {
		return ""
	}
	return found
}

// namedLine is who speaks in a line and what is said; both empty in a line
// without a name.
func (l *Lexicon) namedLine(row string) (name, said string) {
	if _, listed := listMark(row); listed {
		return "", "" // "- 风险：…" is a label
	}
	line := strings.Trim(row, " \t*_>-")
	name, length := l.nameMark(line)
	if name == "" || length >= len(line) || !HasHan(line[length:]) {
		return "", ""
	}
	return name, strings.Trim(line[length:], " *_")
}

// asksOnly tells a message that ends with a question.
func asksOnly(text string) bool {
	text = strings.TrimRight(text, " ）)”")
	return strings.HasSuffix(text, "？") || strings.HasSuffix(text, "?") || strings.HasSuffix(text, "呢") || strings.HasSuffix(text, "呢。")
}

// questioned makes headings of what an interviewer asks, and takes the names off
// what is answered.
func (r *reader) questioned(rows []string) bool {
	who := r.lex.interviewer(rows)
	if who == "" {
		return false
	}
	speaks := map[string]int{}
	for _, row := range rows {
		if name, _ := r.lex.namedLine(row); name != "" {
			speaks[name]++
		}
	}
	r.asked = map[int]bool{}
	last := 0
	for i, row := range rows {
		if name, _ := r.lex.namedLine(row); name != "" && (speaks[name] > 1 || len(r.asked) > 0) {
			last = i
		}
		name, said := r.lex.namedLine(row)
		switch {
		case name == who && asksOnly(said):
			rows[i] = "###### " + said
			r.asked[r.line+i] = true
		case name == who && utf8.RuneCountInString(said) <= 8: // "好的，谢谢。"
			r.decorate(r.line+i, r.line+i)
			rows[i] = ""
		case name == who, speaks[name] > 1, name != "" && len(r.asked) > 0:
			rows[i] = r.lex.withoutAssent(said)
		}
	}
	behindTalk(rows, last)
	return true
}

// behindTalk makes a heading of the line that opens what is added to an
// interview behind its last answer: "访谈人备注".
func behindTalk(rows []string, last int) {
	for i := last + 1; i < len(rows); i++ {
		text := strings.Trim(rows[i], " \t*#")
		if text == "" || isRuleLine(text) {
			continue
		}
		if strings.TrimSpace(rows[i-1]) == "" && utf8.RuneCountInString(text) <= 12 && !strings.ContainsAny(text, "。，；？！") {
			rows[i] = "###### " + strings.TrimRight(text, "：:")
		}
		return
	}
}
