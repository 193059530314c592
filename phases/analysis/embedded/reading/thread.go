package reading

import (
	"strings"
	"sync"
	"unicode"
)

// commented sets the lines aside that say who wrote what stands below them in a
// copied thread: "**ann** (maintainer) commented on 14 Jan", "@ann commented:".
// A ruler takes their place, so that comments stay apart.
func (r *reader) commented() {
	if r.subject > 0 {
		return
	}
	rows := strings.Split(string(r.body), "\n")
	var lines []int
	for i, row := range rows {
		if r.lex.commentHead(row) {
			lines = append(lines, i)
		}
	}
	if len(lines) < 2 {
		lines = stampedHeads(rows)
		stopLines(rows, lines)
		for _, i := range lines {
			r.heads = append(r.heads, speakerHead{r.line + i, stampedName(rows[i])})
		}
	}
	if len(lines) < 2 {
		return
	}
	for _, i := range lines {
		r.comments = append(r.comments, r.line+i)
		rows[i] = ""
		r.decorate(r.line+i, r.line+i)
	}
	r.body = []byte(strings.Join(rows, "\n"))
}

// stampedHeads are the lines of a chat that are a name and a time of the day and
// nothing else, "**lena** 09:12", above what was said. A timetable has such lines
// too, but no text below each and no name that returns.
func stampedHeads(rows []string) []int {
	var lines []int
	names, returning := map[string]bool{}, false
	for i, row := range rows {
		name := stampedName(row)
		if name == "" || i+1 >= len(rows) || strings.TrimSpace(rows[i+1]) == "" || stampedName(rows[i+1]) != "" {
			continue
		}
		returning = returning || names[name]
		names[name] = true
		lines = append(lines, i)
	}
	if len(lines) < 3 || len(names) < 2 || !returning {
		return nil
	}
	return lines
}

// stopLines ends each short line of a chat, which is a message of its own, where
// its writer set no stop.
func stopLines(rows []string, heads []int) {
	if len(heads) == 0 {
		return
	}
	for i := heads[0] + 1; i+1 < len(rows); i++ {
		line, next := strings.TrimSpace(rows[i]), strings.TrimSpace(rows[i+1])
		if _, item := listMark(next); line == "" || next == "" || item || len(line) > 100 || strings.HasPrefix(line, "**") || strings.HasPrefix(line, "|") || strings.HasPrefix(line, "`") || strings.HasPrefix(line, ">") || stampedName(line) != "" || !unicode.IsLetter(rune(line[len(line)-1])) && !unicode.IsDigit(rune(line[len(line)-1])) && line[len(line)-1] != ')' {
			continue
		}
		rows[i] += "."
	}
}

// stampMarks takes away what stands around a name and its time.
var stampMarks = sync.OnceValue(func() *strings.Replacer {
	return strings.NewReplacer("**", "", "`", "", "__", "", "[", "", "]", "", "(", "", ")", "", "—", " ", "–", " ")
})

// stampedName is the name in front of a time that fills the rest of a line; empty
// for any other line, and in Chinese, whose chats are read by their names.
func stampedName(line string) string {
	line = stampMarks().Replace(strings.Trim(line, " \t>#:"))
	if len(line) > 48 || HasHan(line) {
		return ""
	}
	for _, day := range []string{"Today at", "Yesterday at", "today at", "yesterday at"} {
		line = strings.Replace(line, day, "", 1)
	}
	words := strings.Fields(line)
	for n := 1; n < len(words) && n <= 2; n++ {
		if !speaker(words[n-1]) {
			return ""
		}
		if onlyStamp(strings.Join(words[n:], " ")) {
			return Lower(strings.Join(words[:n], " "))
		}
	}
	return ""
}

// transcript sets the line aside that says in brackets how a text came about:
// "[voice memo 31, transcribed automatically]".
func (r *reader) transcript() {
	rows := strings.Split(string(r.body), "\n")
	for i, row := range rows[:min(len(rows), 4)] {
		line := strings.TrimSpace(row)
		if line == "" {
			continue
		}
		if len(line) < 400 && Enclosed(line, "[]", "【】", "()", "（）") && !strings.ContainsAny(line, "“「") && ContainsAny(Lower(line), r.lex.TranscriptWords...) {
			rows[i] = ""
			r.decorate(r.line+i, r.line+i)
			r.body = []byte(strings.Join(rows, "\n"))
		}
		return
	}
}

// fontMarks takes away what makes letters bold or code.
var fontMarks = sync.OnceValue(func() *strings.Replacer {
	return strings.NewReplacer("**", "", "`", "", "__", "")
})

// commentHead tells a line that only says who wrote a comment, and when.
func (l *Lexicon) commentHead(line string) bool {
	line = fontMarks().Replace(strings.Trim(line, " \t>#:"))
	if len(line) > 120 || strings.HasPrefix(line, "|") {
		return false
	}
	for _, verb := range l.CommentHeads {
		who, when, ok := strings.Cut(line, verb)
		if !ok {
			continue
		}
		if bare, role, in := strings.Cut(who, " ("); in && strings.HasSuffix(role, ")") {
			who = bare
		}
		who, _, _ = strings.Cut(who, " (") // "ann (maintainer) commented"
		if strings.Contains(strings.TrimSpace(who), " ") || who == "" || strings.ContainsAny(who, ".,;:!?") {
			return false // a sentence about somebody
		}
		when = strings.TrimRight(strings.TrimSpace(when), ":")
		return when == "" && (strings.HasPrefix(who, "@") || verb != " wrote") || strings.HasPrefix(when, "on ") || strings.HasSuffix(when, " ago") || strings.HasPrefix(when, "yesterday") || strings.HasPrefix(when, "(")
	}
	return false
}

// letterClause is the length of a clause number that begins with the letter of
// its part: "B.1 The inspector …", "A.2.3. …".
func letterClause(line string) int {
	if len(line) < 6 || line[0] < 'A' || line[0] > 'Z' || line[1] != '.' || line[2] < '0' || line[2] > '9' {
		return 0
	}
	i := 2
	for i < len(line) && (line[i] >= '0' && line[i] <= '9' || line[i] == '.') {
		i++
	}
	rest := strings.TrimLeft(line[i:], " \t")
	if len(rest) == len(line[i:]) || rest == "" || rest[0] < 'A' || rest[0] > 'Z' {
		return 0
	}
	return len(line) - len(rest)
}
