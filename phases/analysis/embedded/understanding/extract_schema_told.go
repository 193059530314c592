package understanding

import (
	"strings"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// toldTable reads a table that a sentence describes: "New table `shares`: `id`,
// `album_id`, `expires_at` (nullable)".
func (x *understander) toldTable(sen reading.Sentence) bool {
	low := reading.Lower(sen.Text)
	at := -1
	for _, noun := range x.lex.TableMarks {
		if i := strings.Index(low, noun); i >= 0 && i < 48 {
			at = i + len(noun)
			break
		}
	}
	if at < 0 {
		return false
	}
	name, rest, ok := strings.Cut(sen.Text[at:], "`")
	if !ok || !isIdentifier(name) {
		return false
	}
	_, list, ok := strings.Cut(rest, "`")
	lead := rest[:len(rest)-len(list)]
	if !ok || len(lead) > 32 || !strings.Contains(lead, ":") && !reading.ContainsAny(lead, " with ", " has ", " holds ", "(") {
		return false
	}
	parts := reading.SplitTop(strings.TrimRight("`"+list, ".;) "), ", ")
	fields := 0
	for _, p := range parts {
		if strings.HasPrefix(strings.TrimPrefix(p, "and "), "`") {
			fields++
		}
	}
	if fields < 3 || fields*10 < len(parts)*8 {
		return false
	}
	e := x.addEntity(name, sen.From, sen.To)
	for _, p := range parts {
		inner, after, ok := strings.Cut(strings.TrimPrefix(strings.TrimPrefix(p, "and "), "`"), "`")
		if !ok {
			continue
		}
		x.addField(e, inner, "", strings.Trim(after, " ()"), sen.From, sen.To)
	}
	return true
}

// operationFence tells a fence in which most lines are operations of an
// interface: "POST /albums/{id}/shares  create".
func operationFence(code string) bool {
	lines, ops := 0, 0
	for line := range strings.SplitSeq(code, "\n") {
		line = strings.TrimSpace(line)
		if line == "" {
			continue
		}
		lines++
		method, path, ok := strings.Cut(line, " ")
		if ok && reading.IsMethod(method) && strings.HasPrefix(strings.TrimSpace(path), "/") {
			ops++
		}
	}
	return ops >= 2 && ops*10 >= lines*6
}

// operationPurpose is what stands behind the path of an operation in a fence,
// set off by two blanks, an arrow or a mark of a comment.
func operationPurpose(line string, op reading.Operation) string {
	_, after, ok := strings.Cut(line, op.Path)
	if !ok {
		return ""
	}
	for _, mark := range []string{"   ", "  ", "\t", " # ", " // ", " -- ", " – ", " - ", " -> ", " → ", ": "} {
		if head, purpose, found := strings.Cut(after, mark); found && strings.TrimSpace(head) == "" {
			return reading.UpperFirst(strings.TrimLeft(purpose, " \t#/-–→>"))
		}
	}
	return ""
}
