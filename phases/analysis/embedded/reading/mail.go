package reading

import (
	"strings"

	"github.com/overtone-cli/overtone/specs/wording"
)

// mailKeys are the fields in the head of a letter sent by e-mail; true for the
// one that says what the letter is about.
func mailKeys() map[string]bool {
	return map[string]bool{
		"subject": true, "re": true, "betreff": true, "主题": true, "标题": true,
		"from": false, "to": false, "cc": false, "bcc": false, "date": false, "sent": false, "reply-to": false, "attachments": false, "attachment": false, "importance": false,
		"发件人": false, "收件人": false, "抄送": false, "日期": false, "时间": false, "发送时间": false, "附件": false,
	}
}

// MailHead finds the head of an e-mail at the top of the lines: at least two
// fields, one of them its subject or both ends of the journey. last is the
// number of its last line, subject that of the subject's, 0 without one.
func MailHead(rows []string) (last, subject int) {
	keys, seen := mailKeys(), map[string]bool{}
	for i, row := range rows[:min(len(rows), 16)] {
		line := strings.Trim(row, " \t*>|")
		if line == "" {
			if len(seen) > 0 {
				break
			}
			continue
		}
		key, _, ok := CutField(line)
		isSubject, known := keys[key]
		if len(seen) == 0 && wording.MemoHead(line) {
			continue
		}
		if !ok || !known {
			break
		}
		seen[key], last = true, i+1
		if isSubject && subject == 0 {
			subject = i + 1
		}
	}
	ends := (seen["from"] || seen["发件人"]) && (seen["to"] || seen["收件人"])
	if subject == 0 && !ends || len(seen) < 2 && subject != last {
		return 0, 0
	}
	return last, subject
}

// CutField splits "Subject: Re: lending" into its key in small letters and
// what it holds.
func CutField(line string) (key, value string, ok bool) {
	i := colonAt(line)
	if i < 0 || i > 24 {
		return "", "", false
	}
	return strings.Trim(Lower(line[:i]), " *"), strings.Trim(afterColon(line[i:]), " *"), true
}

// mail sets the head of an e-mail and the signature at its end aside; its
// subject becomes the heading of the document.
func (r *reader) mail() {
	last, subject := MailHead(r.out.Lines)
	if last == 0 {
		r.letter()
		return
	}
	r.mailed = true
	rows := append([]string(nil), r.out.Lines...)
	for i := range rows[:last] {
		if i+1 != subject {
			r.decorate(i+1, i+1)
		}
		rows[i] = ""
	}
	if subject > 0 {
		r.subject = subject
		rows[subject-1] = "# " + r.lex.subjectText(r.out.Lines[subject-1])
	}
	r.thread(rows, last)
	for i := len(rows) - 1; i > last && i > len(rows)-14; i-- {
		if mark := strings.TrimSpace(rows[i]); mark == "--" || mark == "-- " {
			r.decorate(i+1, len(rows))
			rows = rows[:i]
			break
		}
	}
	r.body = []byte(strings.Join(rows, "\n"))
}

// letter sets the greeting and the signature of a letter without a head aside: neither
// "Hi," nor "Regards" names what it is about.
func (r *reader) letter() {
	first := 0
	for first < len(r.out.Lines) && strings.TrimSpace(r.out.Lines[first]) == "" {
		first++
	}
	if first < len(r.out.Lines) && posted(r.out.Lines[first]) {
		rows := append([]string(nil), r.out.Lines...)
		r.aside(rows, first, first+1)
		for first++; first < len(rows) && strings.TrimSpace(rows[first]) == ""; {
			first++
		}
		if first < len(rows) && greets(rows[first]) {
			r.aside(rows, first, first+1)
		}
		r.body = []byte(strings.Join(rows, "\n"))
		return
	}
	const longest = 4 // words: "Hello Ms van Dam,"
	if first == len(r.out.Lines) || !wording.Addresses(r.out.Lines[first]) && (len(strings.Fields(r.out.Lines[first])) > longest || !wording.Greeting(r.out.Lines[first])) {
		return
	}
	rows := append([]string(nil), r.out.Lines...)
	r.aside(rows, first, first+1)
	r.signed(rows, first+1, len(rows))
	r.body = []byte(strings.Join(rows, "\n"))
}

// greets tells a short line that greets, and says at most why somebody writes: "hi both, been
// stewing on this since Keith rang".
func greets(line string) bool {
	const longest = 12 // words
	hello, _, _ := strings.Cut(line, ",")
	return len(strings.Fields(line)) <= longest && wording.Greeting(hello)
}

// posted tells the line above a message that was copied out of a channel, "#yard-ideas — Wendy
// Tregear, Sun 21:14": it says where, by whom and when something was written, and names nothing.
func posted(line string) bool {
	line = strings.TrimSpace(strings.ReplaceAll(line, "*", ""))
	if !strings.HasPrefix(line, "#") || strings.HasPrefix(line, "##") {
		return false
	}
	for _, dash := range []string{" — ", " – ", " - "} {
		channel, by, ok := strings.Cut(line[1:], dash)
		if !ok || channel == "" || strings.Contains(channel, " ") {
			continue
		}
		stamp := by[strings.LastIndexAny(by, ",，")+1:]
		return len(by) < 80 && clockAt(strings.TrimLeft(stamp, "， ")) >= 0
	}
	return false
}

// subjectText is the subject of an e-mail without "Re:" and "Fwd:".
func (l *Lexicon) subjectText(line string) string {
	_, text, _ := CutField(strings.Trim(line, " \t*>|"))
	for {
		before := text
		low := Lower(text)
		for _, again := range l.SubjectPrefixes {
			if strings.HasPrefix(low, again) {
				text = strings.TrimSpace(text[len(again):])
				break
			}
		}
		if text == before {
			return text
		}
	}
}

// thread sets aside what joins the letters of a thread: the marks of quotes, the
// heads of the letters below the first one, the lines that say who wrote, and
// the names at the end of each.
func (r *reader) thread(rows []string, last int) {
	heads := mailKeys()
	r.answered(rows, last)
	var said strings.Builder
	for i := last; i < len(rows); i++ {
		line := strings.TrimLeft(rows[i], " \t")
		quoted := strings.HasPrefix(line, ">")
		for strings.HasPrefix(line, ">") {
			line = strings.TrimPrefix(strings.TrimPrefix(line, ">"), " ")
			rows[i] = line
		}
		text := strings.TrimSpace(line)
		if quoted && len(text) > 8 && strings.Contains(said.String(), text) { // an answer quotes what the thread said before
			r.aside(rows, i, i+1)
			continue
		}
		said.WriteString(text + "\n")
	}
	for i := last; i < len(rows); i++ {
		end := i
		for end < len(rows) {
			key, _, ok := CutField(strings.Trim(rows[end], " \t*|"))
			if _, known := heads[key]; !ok || !known {
				break
			}
			end++
		}
		if end-i >= 2 && (i == 0 || strings.TrimSpace(rows[i-1]) == "" || attribution(rows[i-1])) {
			r.signed(rows, last, i)
			r.aside(rows, i, end)
			r.comments = append(r.comments, r.line+i)
			i = end - 1
			continue
		}
		if attribution(rows[i]) {
			r.signed(rows, last, i)
			r.aside(rows, i, i+1)
			r.comments = append(r.comments, r.line+i)
		}
		if strings.HasPrefix(rows[i], "PS") || strings.HasPrefix(rows[i], "P.S.") {
			r.signed(rows, last, i)
			rows[i] = strings.TrimLeft(strings.TrimPrefix(strings.TrimPrefix(rows[i], "P.S."), "PS"), ":. 0123456789")
		}
	}
	end := len(rows)
	for i := last; i < end; i++ {
		if strings.TrimSpace(rows[i]) == "--" {
			r.signed(rows, last, i)
		}
	}
	r.signed(rows, last, end)
}

// aside sets lines aside.
func (r *reader) aside(rows []string, from, to int) {
	for i := from; i < to; i++ {
		r.decorate(i+1, i+1)
		rows[i] = ""
	}
}

// attribution tells the line above a quote: "On 3 Feb Jonas wrote:".
func attribution(line string) bool {
	line = strings.TrimSpace(line)
	if len(line) > 120 {
		return false
	}
	low := Lower(line)
	return strings.HasSuffix(low, " wrote:") && (strings.HasPrefix(low, "on ") || strings.HasPrefix(low, "am ")) || strings.HasPrefix(low, "am ") && strings.HasSuffix(low, ":") && strings.Contains(low, " schrieb ") || strings.HasSuffix(low, "写道：") || strings.HasSuffix(low, "写道:") || strings.HasPrefix(low, "-----original message") || strings.HasPrefix(low, "---------- forwarded")
}

// closing tells the words that a letter ends with, alone on their line.
func (l *Lexicon) closing(row string) bool {
	low := Lower(strings.Trim(row, " ,.!"))
	return l.Closings[low] || HasPrefixOf(low, l.ClosingOpeners...)
}

// signed sets the name at the end of a letter aside: the last paragraph above a
// line, when it is nothing but a word or two in each of its lines.
func (r *reader) signed(rows []string, first, end int) {
	to := end
	for to > first && (strings.TrimSpace(rows[to-1]) == "" || ruler(rows[to-1])) { // a line across the page joins two letters
		to--
	}
	for i := to - 1; i > max(first, to-9); i-- { // "Kind regards" and all that stands below it
		if row := strings.TrimSpace(rows[i]); len(row) > 60 {
			break
		} else if r.lex.closing(row) {
			r.aside(rows, i, to)
			return
		}
	}
	from := to
	for from > first && strings.TrimSpace(rows[from-1]) != "" && to-from < 4 {
		from--
	}
	if from == to || from > first && strings.TrimSpace(rows[from-1]) != "" || from <= first+1 {
		return
	}
	for _, row := range rows[from:to] {
		row = strings.TrimSpace(row)
		if wording.Greeting(row) && len(strings.Fields(row)) <= 4 {
			continue
		}
		if _, item := listMark(row); item || len(strings.Fields(row)) > 2 || len([]rune(row)) > 24 || strings.ContainsAny(row, "0123456789:：?？!。；;/#|`") || strings.HasSuffix(row, ".") && len(row) > 3 || HasHan(row) && len([]rune(row)) > 4 {
			return
		}
	}
	r.aside(rows, from, to)
}

// ruler tells a line across the page, which stands between two letters.
func ruler(row string) bool {
	row = strings.TrimSpace(row)
	return len(row) > 2 && strings.Trim(row, "-_*=") == ""
}

// answered sets a quote aside that only asks for what the letter then tells: "> Could
// you write down what the tool should do?". Any other quote may say what is wanted.
func (r *reader) answered(rows []string, first int) {
	for i := first; i < len(rows); i++ {
		end := i
		var said []string
		for end < len(rows) && strings.HasPrefix(strings.TrimLeft(rows[end], " \t"), ">") {
			if line := strings.TrimSpace(strings.TrimLeft(rows[end], " \t>")); !attribution(line) {
				said = append(said, line)
			}
			end++
		}
		if end == i {
			continue
		}
		const few = 40 // words; more of them say something of their own
		text := strings.TrimSpace(strings.Join(said, " "))
		if len(strings.Fields(text)) <= few && len([]rune(text)) <= 8*few && HasPrefixOf(Lower(text), r.lex.QuotedRequests...) {
			r.aside(rows, i, end)
		}
		i = end
	}
}
