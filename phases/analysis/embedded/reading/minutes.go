package reading

import (
	"slices"
	"strings"
	"unicode/utf8"
)

// minutes reads notes of a meeting that have no headings: the line that says
// which meeting it was and who was there is set aside, and the name of who
// speaks is taken off what is said: "- Priya: the desk handles 340 parcels a
// day". A title that names what was talked about becomes the heading.
func (r *reader) minutes() {
	head := r.meetingLine()
	if head < 0 {
		return
	}
	rows := strings.Split(string(r.body), "\n")
	people := r.lex.attendees(rows[head])
	roles := r.lex.rolesPresent(rows[head])
	last := head
	for i := head + 1; i < min(len(rows), head+6); i++ { // who was there may stand on a line of its own
		if names := r.lex.attendees(rows[i]); names != nil {
			people, last = append(people, names...), i
			roles = append(roles, r.lex.rolesPresent(rows[i])...)
		}
	}
	if len(people) < 2 && len(rows) < 3 {
		return
	}
	for i := head; i <= last; i++ {
		if strings.TrimSpace(rows[i]) == "" || strings.HasPrefix(rows[i], "#") { // a real heading names the meeting itself
			continue
		}
		if topic := r.lex.meetingTopic(rows[i]); i == head && topic != "" {
			r.subject = r.line + i
			rows[i] = "# " + topic
			continue
		}
		r.decorate(r.line+i, r.line+i)
		rows[i] = ""
	}
	for i := last + 1; i < len(rows); i++ {
		if r.lex.ofMeetingOnly(rows[i]) {
			r.decorate(r.line+i, r.line+i)
			rows[i] = ""
			continue
		}
		r.turn(rows, i, people)
		rows[i] = wishesByRole(rows[i], roles)
		if r.lex.ToDoHeads[Lower(strings.TrimRight(rows[i], ": "))] {
			rows[i] = "## Actions"
		}
	}
	r.body = []byte(strings.Join(rows, "\n"))
}

// meetingLine is the row that says that these are notes of a meeting, among the
// first of the text; -1 for any other text.
func (r *reader) meetingLine() int {
	seen, first, before := 0, -1, ""
	for i, row := range strings.SplitN(string(r.body), "\n", 8) {
		line := strings.TrimSpace(row)
		if line == "" {
			continue
		}
		if seen++; seen > 2 {
			return -1
		}
		line = strings.TrimLeft(line, "# ")
		if seen == 1 {
			first, before = i, line
		}
		if utf8.RuneCountInString(line) > 240 {
			return -1
		}
		low := Lower(strings.TrimLeft(line, "*_ "))
		for _, open := range r.lex.MeetingOpeners {
			if strings.HasPrefix(low, open) {
				return i
			}
		}
		if r.lex.attendees(line) == nil {
			continue
		}
		if seen == 1 || len(before) <= 80 && r.lex.meetingHead(before) {
			return first
		}
	}
	return -1
}

// meetingHead tells a line that calls a meeting by its kind: "Weekly sync – spare parts".
func (l *Lexicon) meetingHead(line string) bool {
	kind, _, _ := strings.Cut(firstDash(line), ": ")
	return slices.ContainsFunc(strings.Fields(Lower(kind)), func(w string) bool { return l.MeetingWords[strings.Trim(w, ".,;:()")] })
}

// firstDash cuts a line before a dash that stands between two words.
func firstDash(line string) string {
	for _, dash := range []string{" – ", " — ", " - "} {
		line, _, _ = strings.Cut(line, dash)
	}
	return line
}

// presence are the words that announce who was there.
func (l *Lexicon) presence() []string {
	return l.PresenceLabels
}

// attendees lists the names that stand behind "attending:": "Priya (ops), Marek
// (dev lead)". nil when a line says nothing of the kind.
func (l *Lexicon) attendees(line string) []string {
	low := Lower(line)
	for _, key := range l.presence() {
		i := strings.Index(low, key)
		if i < 0 {
			continue
		}
		var out []string
		commas := strings.NewReplacer(";", ", ", ",", ", ", "、", ", ", "，", ", ", "；", ", ", "&", ", ")
		for _, name := range SplitTop(commas.Replace(line[i+len(key):]), ", ") {
			if role := strings.IndexAny(name, "(（"); role >= 0 {
				name = name[:role]
			}
			if name = strings.Trim(name, " .*_"); (HasHan(name) || StartsUpper(name)) && len(strings.Fields(name)) <= 3 {
				out = append(out, name)
				if first := FirstWord(name); first != name {
					out = append(out, first)
				}
			}
		}
		return out
	}
	return nil
}

// meetingTopic is what the first line says the meeting was about: "Minutes of
// the kick-off: Returns desk 2.0". Empty when it only says when and who.
func (l *Lexicon) meetingTopic(line string) string {
	low, first := Lower(line), line
	for _, lead := range []string{"minutes: ", "minutes - ", "minutes – ", "minutes — "} {
		if strings.HasPrefix(strings.TrimLeft(low, "# "), lead) {
			line, low = " about "+line[strings.Index(low, lead)+len(lead):], " about "+low[strings.Index(low, lead)+len(lead):]
		}
	}
	if kind := firstDash(line); len(kind) < len(line) && l.meetingHead(line) {
		_, size := utf8.DecodeRuneInString(line[len(kind)+1:])
		if topic := strings.Trim(line[len(kind)+1+size:], " .*_"); topic != "" && !strings.ContainsAny(topic, "0123456789,;") && firstDash(topic) == topic && len(strings.Fields(topic)) <= 8 {
			return UpperFirst(topic)
		}
	}
	for _, lead := range l.TopicLinks {
		i := strings.Index(low, lead)
		if i < 0 {
			continue
		}
		topic := line[i+len(lead):]
		if end := strings.IndexAny(topic, ",;(，；（"); end > 0 {
			topic = topic[:end]
		}
		if topic = strings.Trim(topic, " .*_:：的"); topic != "" && len(strings.Fields(topic)) <= 10 {
			return topic
		}
	}
	return l.topicBesideDate(first)
}

// withoutSpeaker takes the name of who speaks off a line. What somebody who was
// there wants is wanted: "Tom wants the location printed" asks for it in the
// name of all.
func (l *Lexicon) withoutSpeaker(row string, people []string) string {
	body := strings.TrimLeft(row, " \t-*•·>")
	mark := row[:len(row)-len(body)]
	for _, name := range people {
		n := len(name)
		if len(body) <= n || !strings.EqualFold(body[:n], name) {
			continue
		}
		rest := body[n:]
		if also, ok := strings.CutPrefix(rest, " also "); ok {
			rest = " " + also
		}
		for _, open := range []string{": ", "：", " - ", " – ", " — "} {
			if said, ok := strings.CutPrefix(rest, open); ok && strings.TrimSpace(said) != "" {
				return mark + UpperFirst(strings.TrimSpace(said))
			}
		}
		for _, wants := range l.SpeakerVerbs {
			if strings.HasPrefix(Lower(rest), wants) {
				rest = strings.NewReplacer(", so that he ", ", so that "+name+" ", ", so that she ", ", so that "+name+" ").Replace(rest)
				return mark + l.WishOf(strings.TrimSpace(wants), strings.TrimSpace(rest[len(wants):]))
			}
		}
	}
	return row
}

// wishesOfSpeaker reads what the speaker of a line goes on to want as wanted by all, as
// it reads what the speaker begins with: "… for a day. She wants the deposit waived".
func (l *Lexicon) wishesOfSpeaker(row string) string {
	for _, who := range []string{". He", ". She"} {
		for _, wants := range l.SpeakerVerbs {
			head, rest, ok := strings.Cut(row, who+wants)
			if !ok {
				continue
			}
			what, more, last := rest, "", strings.HasSuffix(rest, ".")
			if i := strings.Index(rest, ". "); i >= 0 {
				what, more, last = rest[:i], rest[i:], false
			}
			row = head + ". " + l.WishOf(strings.TrimSpace(wants), strings.TrimSuffix(what, ".")) + more
			if last {
				row += "."
			}
		}
	}
	return row
}

// WishOf says what somebody wants without saying who.
func (l *Lexicon) WishOf(verb, what string) string {
	if l.ReportVerbs[verb] {
		return UpperFirst(strings.ReplaceAll(what, ", and that ", ", and "))
	}
	if rest, ok := strings.CutPrefix(what, "to "); ok {
		return "We want to " + rest
	}
	words := strings.Fields(what)
	for i, w := range words {
		if strings.HasSuffix(w, ",") {
			break // what follows is said besides: "a log of its own, never changed by hand"
		}
		if i > 0 && i <= 8 && Participle(w) && !slices.Contains([]string{"a", "an", "the"}, words[i-1]) {
			return UpperFirst(strings.Join(words[:i], " ")) + " must be " + strings.Join(words[i:], " ")
		}
	}
	return "We need " + what
}

// Participle tells a verb that says what is done with something.
func Participle(word string) bool {
	w := strings.Trim(Lower(word), ",.;:")
	return len(w) > 4 && strings.HasSuffix(w, "ed") || slices.Contains([]string{"shown", "hidden", "written", "built"}, w)
}
