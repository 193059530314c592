package reading

import "strings"

// formHeading takes a remark of the template off a heading, which tells whoever fills
// it in whether they have to: "Key Entities *(include if feature involves data)*".
func (l *Lexicon) formHeading(raw string) string {
	for _, pair := range [][2]string{{"*(", ")*"}, {"_(", ")_"}} {
		i := strings.LastIndex(raw, pair[0])
		if i <= 0 || !strings.HasSuffix(strings.TrimSpace(raw), pair[1]) {
			continue
		}
		if HasPrefixOf(Lower(raw[i+len(pair[0]):]), l.TemplateRemarks...) {
			return strings.TrimRight(raw[:i], " ")
		}
	}
	return raw
}

// openMarks takes off a text what it marks itself as not decided yet, and returns the
// questions: "[NEEDS CLARIFICATION: square only, or do we crop?]", "【待澄清：保留几年】".
func (l *Lexicon) openMarks(text string) (rest string, asked []string) {
	rest = text
	for _, pair := range [][2]string{{"[", "]"}, {"【", "】"}, {"(", ")"}, {"（", "）"}} {
		for from := 0; from < len(rest); {
			open := strings.Index(rest[from:], pair[0])
			if open < 0 {
				break
			}
			open += from
			end := strings.Index(rest[open:], pair[1])
			if end < 0 {
				break
			}
			question, ok := l.marked(rest[open+len(pair[0]) : open+end])
			if !ok {
				from = open + len(pair[0])
				continue
			}
			head, tail := l.undangled(rest[:open]), rest[open+end+len(pair[1]):]
			if strings.ContainsFunc(tail, IsMeaning) {
				head = strings.TrimRight(rest[:open], " ") + " …" // the sentence goes on without what is open
			}
			rest, asked, from = head+tail, append(asked, question), len(head)
		}
	}
	return rest, asked
}

// marked is the question behind a mark of what is open; ok is false without such a mark.
func (l *Lexicon) marked(inner string) (question string, ok bool) {
	inner = strings.TrimSpace(Flatten(inner))
	for _, mark := range l.UndecidedMarks {
		rest, found := cutKeyword(inner, mark)
		if !found || rest != "" && !HasPrefixOf(rest, ":", "：", " -", " –", " —", "，") {
			continue
		}
		return strings.Trim(rest, " :：-–—，"), true
	}
	return "", false
}

// undangled is the beginning of a sentence without the word that wants what is open:
// "System MUST keep closed loans for".
func (l *Lexicon) undangled(head string) string {
	head = strings.TrimRight(head, " ,，;；:：–—-")
	if i := strings.LastIndexByte(head, ' '); i > 0 && l.WordsBeforeOpen[Lower(head[i+1:])] {
		return head[:i]
	}
	return head
}

// firstPicture is where the pictures begin among the characters. Signs in front of them,
// as ✅ and −, say something.
const firstPicture = 0x1F000

// withoutPicture takes the picture off that a note begins with: "💡 In one sentence: …".
func withoutPicture(text string) string {
	rest := strings.TrimLeftFunc(text, func(r rune) bool {
		return r == ' ' || r >= firstPicture && IsDecoration(r)
	})
	if strings.ContainsFunc(rest, IsMeaning) {
		return rest
	}
	return text
}

// tagLines sets the lines aside that are nothing but a tag around parts of a text for a
// program, "<context>" and "</context>". A plain text that has the headings of Markdown
// between them is one.
func (r *reader) tagLines() {
	rows := strings.Split(string(r.body), "\n")
	open := map[string]int{}
	changed, heads := false, 0
	for i, row := range rows {
		line := strings.TrimSpace(row)
		if strings.HasPrefix(line, "# ") || strings.HasPrefix(line, "## ") {
			heads++
		}
		name, tagged := strings.CutPrefix(line, "<")
		name, closed := strings.CutSuffix(name, ">")
		if !tagged || !closed || strings.ContainsAny(name, " <>=\"'!?") {
			continue
		}
		end, ends := strings.CutPrefix(name, "/")
		if !ends {
			open[name] = i + 1
			continue
		}
		if at := open[end]; at > 0 && strings.Contains(strings.Join(rows[at:i], "\n"), "# ") {
			for _, k := range []int{at - 1, i} {
				rows[k] = ""
				r.decorate(r.line+k, r.line+k)
			}
			changed = true
		}
	}
	if changed {
		r.body = []byte(strings.Join(rows, "\n"))
		r.out.Source.Plain = r.out.Source.Plain && heads < 2
	}
}
