package reading

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/specs/markdown"
)

// imagesOnly tells a line of badges and pictures.
func imagesOnly(raw string) bool {
	if !strings.HasPrefix(raw, "![") && !strings.HasPrefix(raw, "[![") {
		return false
	}
	for part := range strings.FieldsSeq(strings.ReplaceAll(raw, "](", "] (")) {
		if !strings.HasPrefix(part, "[") && !strings.HasPrefix(part, "!") && !strings.HasPrefix(part, "(") && !strings.HasSuffix(part, "]") && !strings.HasSuffix(part, ")") {
			return false
		}
	}
	return true
}

// enumerated splits a paragraph whose lines begin with list marks that Markdown
// does not know: "1）…", "（2）…", "③…", and the numbered clauses of a paper:
// "4.1. The gateway must …" below section 4. nil for any other paragraph.
func enumerated(n block, section string) []block {
	if n.depth > 0 || n.quoted {
		return nil
	}
	var out []block
	clauses, rows := false, strings.Split(n.raw, "\n")
	if section == "" || !strings.HasPrefix(rows[0], section+".") {
		section = FirstOf(ownNumber(rows), section)
	}
	for i, line := range rows {
		length := 0
		if m, ok := listMark(line); ok {
			length = m.length
		} else if r, size := utf8.DecodeRuneInString(line); r >= '①' && r <= '⑳' {
			length = size
		} else if length = max(clauseMark(line, section), letterClause(line)); length > 0 {
			clauses = true
		}
		switch {
		case length > 0:
			item := n
			item.kind, item.depth, item.level = markdown.Item, 1, 1
			item.ordered, item.number = true, len(out)+1
			item.raw, item.from, item.to = strings.TrimSpace(line[length:]), n.from+i, n.from+i
			out = append(out, item)
		case len(out) == 0:
			return nil
		default: // the line continues the item above
			out[len(out)-1].raw += "\n" + line
			out[len(out)-1].to = n.from + i
		}
	}
	if len(out) < 2 && !clauses {
		return nil
	}
	if clauses {
		out = clauseHeads(rows, out)
	}
	return out
}

// clauseMark is the length of the number of a clause at the beginning of a
// line: "4.1. ", "4.1.2) ". A number without a mark behind it, "4.1 ", must
// carry on the number of its section, or it is a quantity.
func clauseMark(line, section string) int {
	stars := len(line) - len(strings.TrimLeft(line, starMarks))
	if stars > 0 {
		length := clauseMark(line[stars:], section)
		if length > 0 {
			length += stars
		}
		return length
	}
	n := digitNumber(line)
	number := strings.Trim(line[:n], ".§")
	if n == 0 || !strings.Contains(number, ".") || len(line) == n {
		return 0
	}
	rest := strings.TrimLeft(line[n:], ")）、")
	text := strings.TrimLeft(rest, " \t　")
	marked := line[n-1] == '.' || len(rest) < len(line[n:])
	if first, _ := utf8.DecodeRuneInString(text); text == "" || unicode.IsLower(first) {
		return 0
	}
	if !marked && (section == "" || !strings.HasPrefix(number, figures(section)+".")) {
		return 0
	}
	return len(line) - len(text)
}

// labelledLines splits a paragraph of which every line is a definition of its
// own ("**Event**: …", "**Agents** live in …"), nil for any other.
func (l *Lexicon) labelledLines(n block) []block {
	if head, _, more := strings.Cut(n.raw, "\n"); n.depth > 0 || !more || l.storyRole(head) {
		return nil
	}
	if out := boldLines(n); out != nil {
		return out
	}
	if out := operationLines(n); out != nil {
		return out
	}
	var out []block
	for i, line := range strings.Split(n.raw, "\n") {
		label, _, _ := CutLabel(Inline(line), strings.HasPrefix(line, "**"))
		if label == "" || strings.ContainsAny(label, ".,;") || len(strings.Fields(label)) > 4 {
			return nil
		}
		part := n
		part.raw, part.from, part.to = line, n.from+i, n.from+i
		out = append(out, part)
	}
	return out
}

// boldLines splits a paragraph that begins with a name in bold before each further
// line that does so and follows the end of a sentence; nil for one without such a
// line. What a name is followed by may be anything: who writes one name in bold
// after the other makes a list of them.
func boldLines(n block) []block {
	var out []block
	lines, each := strings.Split(n.raw, "\n"), true
	for _, line := range lines {
		each = each && boldName(line)
	}
	for i, line := range lines {
		ended := i > 0 && strings.ContainsAny(lastOf(strings.TrimRight(lines[i-1], "* ")), ".!?:。！？：")
		switch named := boldName(line); {
		case i == 0 && !named:
			return nil
		case i == 0 || named && (each || ended):
			part := n
			part.raw, part.from, part.to = line, n.from+i, n.from+i
			out = append(out, part)
		default:
			last := &out[len(out)-1]
			last.raw, last.to = last.raw+"\n"+line, n.from+i
		}
	}
	if len(out) < 2 {
		return nil
	}
	return out
}

// maxBoldName is how many words a name in bold has at most: "Tom, 22, student in a
// shared flat".
const maxBoldName = 8

// boldName tells a line that begins with a name in bold.
func boldName(line string) bool {
	name, rest, ok := strings.Cut(strings.TrimPrefix(line, "**"), "**")
	most := maxBoldName
	if strings.TrimSpace(rest) == "" {
		most = 4 // a line of a cover page
	}
	return strings.HasPrefix(line, "**") && ok && name != "" && len(strings.Fields(name)) <= most
}

// lastOf is the last letter or sign of a text.
func lastOf(text string) string {
	_, n := utf8.DecodeLastRuneInString(text)
	return text[len(text)-n:]
}

// boldMarks is what stands around a heading in bold alone on a line: "**Rules**:".
const boldMarks = "*_:： \t\n"

// boldAlone tells "**Payments**" alone on a line, also a question by which the form of
// a tracker asks for a part of an entry; any other question is one.
func (l *Lexicon) boldAlone(raw string) bool {
	raw = strings.TrimSpace(raw)
	for _, mark := range []string{"**", "__"} {
		inner, ok := strings.CutPrefix(raw, mark)
		if !ok {
			continue
		}
		inner, ok = strings.CutSuffix(strings.TrimRight(inner, " :："), mark)
		if asked, described := strings.CutSuffix(inner, " Please describe."); described {
			inner = strings.TrimRight(asked, "?.") // the form of a tracker
		}
		if HasPrefixOf(Lower(inner), l.FormQuestions...) {
			inner = strings.TrimRight(inner, "?？")
		}
		stop, _ := utf8.DecodeLastRuneInString(strings.TrimRight(inner, ":："))
		return ok && !strings.Contains(inner, mark) && !strings.Contains(inner, "\n") && utf8.RuneCountInString(inner) <= 80 && !strings.ContainsRune(".!?。！？", stop)
	}
	return false
}

// lastCoverLine is the last line on which a paper says below its title what kind of paper it is.
const lastCoverLine = 12

// onCover tells a line in bold below the title that only says what kind of paper it heads:
// "**Product requirements document**". A heading of that name would become a part of the product.
func (b *builder) onCover(n block) bool {
	name, _, _ := strings.Cut(strings.Trim(n.raw, boldMarks), "(")
	name = Lower(strings.TrimSpace(strings.TrimSuffix(strings.TrimSpace(name), "（PRD）")))
	return n.from <= lastCoverLine && b.section <= 1 && slices.Contains(b.lex.CoverLines, name)
}

// boldFirst splits a paragraph whose first line is a heading in bold alone, as
// notes have it that leave no blank line behind their headings.
func (l *Lexicon) boldFirst(n block) (head, body block, ok bool) {
	first, rest, more := strings.Cut(n.raw, "\n")
	if !more || n.depth > 0 || n.quoted || !l.boldAlone(first) || strings.HasPrefix(rest, "**") {
		return n, n, false
	}
	head, body = n, n
	head.raw, head.to = first, n.from
	body.raw, body.from = rest, n.from+1
	return head, body, true
}

// leadAlone tells "Goals:" alone on a line.
func leadAlone(text string) bool {
	text = strings.TrimSpace(text)
	if !strings.HasSuffix(text, ":") && !strings.HasSuffix(text, "：") {
		return false
	}
	if HasHan(text) {
		return utf8.RuneCountInString(text) <= 26 && ToldInFront(text) == ""
	}
	return len(strings.Fields(text)) <= 6 && !strings.ContainsAny(text, ".!?;")
}

// onlyLeads tells a line with a colon that leads to what stands below it and names no part
// of the paper: "The following table summarises the permissions:", "Other requirements:".
func (l *Lexicon) onlyLeads(text string) bool {
	return HasPrefixOf(Lower(strings.TrimSpace(text)), l.LeadsBelow...)
}

// namesList tells a word or two alone above a list, without the marks of a heading
// or a colon: "Endpoints", "Who uses it", "风险".
func namesList(text string) bool {
	text = strings.TrimSpace(text)
	if HasHan(text) {
		return utf8.RuneCountInString(text) <= 8 && !strings.ContainsFunc(text, unicode.IsPunct)
	}
	words := strings.Fields(text)
	return len(words) > 0 && len(words) <= 3 && StartsUpper(text) && !strings.ContainsAny(text, ".,;:!?`*_\"“”()@/<>0123456789") && !strings.HasSuffix(words[len(words)-1], "ed")
}

// chineseHeading tells "一、背景" and "第三章 功能" alone on a line.
func chineseHeading(text string) bool {
	number, rest := chineseNumber(text)
	return number != "" && utf8.RuneCountInString(rest) <= 24 && !strings.ContainsAny(rest, "。；，")
}

// ToldInFront is what a Chinese sentence says before it announces a list: "目前
// 预约靠电话，存在以下问题：".
func ToldInFront(text string) string {
	i := strings.LastIndex(text, "，")
	if i < 0 || !HasHan(text) || !ContainsAny(text[i:], "以下", "如下", "下列", "下面") || utf8.RuneCountInString(text[i:]) > 14 || utf8.RuneCountInString(text[:i]) < 8 {
		return ""
	}
	return text[:i]
}
