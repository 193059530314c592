package embedded

import "strings"

// mailKeys are the fields in the head of a letter sent by e-mail; true for the
// one that says what the letter is about.
func mailKeys() map[string]bool {
	return map[string]bool{
		"subject": true, "re": true, "betreff": true, "主题": true, "标题": true,
		"from": false, "to": false, "cc": false, "bcc": false, "date": false, "sent": false, "reply-to": false, "attachments": false, "attachment": false, "importance": false,
		"发件人": false, "收件人": false, "抄送": false, "日期": false, "时间": false, "发送时间": false, "附件": false,
	}
}

// mailHead finds the head of an e-mail at the top of the lines: at least two
// fields, one of them its subject or both ends of the journey. last is the
// number of its last line, subject that of the subject's, 0 without one.
func mailHead(rows []string) (last, subject int) {
	keys, seen := mailKeys(), map[string]bool{}
	for i, row := range rows[:min(len(rows), 16)] {
		line := strings.Trim(row, " \t*>|")
		if line == "" {
			if len(seen) > 0 {
				break
			}
			continue
		}
		key, _, ok := cutField(line)
		isSubject, known := keys[key]
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

// cutField splits "Subject: Re: lending" into its key in small letters and
// what it holds.
func cutField(line string) (key, value string, ok bool) {
	for _, sep := range []string{":", "："} {
		if key, value, ok = strings.Cut(line, sep); ok && len(key) <= 24 {
			return strings.Trim(lower(key), " *"), strings.Trim(value, " *"), true
		}
	}
	return "", "", false
}

// mail sets the head of an e-mail and the signature at its end aside; its
// subject becomes the heading of the document.
func (r *reader) mail() {
	last, subject := mailHead(r.out.Lines)
	if last == 0 {
		return
	}
	rows := append([]string(nil), r.out.Lines...)
	for i := range rows[:last] {
		if i+1 != subject {
			r.decorate(i+1, i+1)
		}
		rows[i] = ""
	}
	if subject > 0 {
		r.subject = subject
		rows[subject-1] = "# " + subjectText(r.out.Lines[subject-1])
	}
	for i := len(rows) - 1; i > last && i > len(rows)-14; i-- {
		if mark := strings.TrimSpace(rows[i]); mark == "--" || mark == "-- " {
			r.decorate(i+1, len(rows))
			rows = rows[:i]
			break
		}
	}
	r.body = []byte(strings.Join(rows, "\n"))
}

// subjectText is the subject of an e-mail without "Re:" and "Fwd:".
func subjectText(line string) string {
	_, text, _ := cutField(strings.Trim(line, " \t*>|"))
	for {
		before := text
		low := lower(text)
		for _, again := range []string{"re:", "aw:", "fwd:", "fw:", "wg:", "回复：", "回复:", "转发：", "转发:", "答复："} {
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
