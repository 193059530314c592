package understanding

import (
	"strings"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// documentLine tells a line that names a document without being a heading:
// short, and no sentence.
func documentLine(text string) bool {
	last, _ := utf8.DecodeLastRuneInString(text)
	limit := 60
	if reading.HasHan(text) {
		limit = 30
	}
	return utf8.RuneCountInString(text) <= limit && !strings.ContainsRune(".!?。！？；;，,", last) && !strings.Contains(text, "，") && !reading.HasFiniteVerb(text)
}

// titleLine is the name in a line at the very top that says of which product the paper is
// without being a heading: "Feature request: Bulk upload", 产品需求：门店排班（初稿）. Empty for any
// other unit.
func (x *understander) titleLine(u *reading.Unit) string {
	if u.Index > 0 || len(x.r.Units) < 2 || u.Kind != reading.Prose || len(u.Sentences) != 1 || !x.isDocument(u.Label) || !documentLine(u.Sentences[0].Text) {
		return ""
	}
	name, _ := x.cutTitle(u.Sentences[0].Text)
	return name
}

// exportOf tells the line that a tracker writes over what it exports, and the
// project that it names: "Export from tracker, project GYM, sorted by rank".
func (l *Lexicons) exportOf(text string) (project string, exported bool) {
	low := reading.Lower(text)
	for _, open := range l.ExportOf {
		exported = exported || strings.HasPrefix(low, open)
	}
	if !exported {
		return "", false
	}
	if _, channel, ok := strings.Cut(text, "#"); ok { // a chat is named by its channel
		if name, _, _ := strings.Cut(strings.TrimRight(reading.FirstWord(channel), ",.:"), ","); len(name) > 2 {
			return strings.NewReplacer("-", " ", "_", " ").Replace(name), true
		}
	}
	for _, part := range reading.SplitTop(strings.TrimRight(text, ". "), ", ") {
		if name, ok := strings.CutPrefix(part, "project "); ok && len(strings.Fields(name)) <= 4 {
			return strings.Trim(name, "\"“”'"), true
		}
	}
	return "", true
}

// chatAbout names what a Chinese message is about that begins by addressing
// somebody: the kind of place it tells of and the form that is asked for,
// "托班小程序". Empty for any other text.
func (x *understander) chatAbout(first string) string {
	if !reading.HasHan(first) || !reading.ContainsAny(first, x.lex.ChineseChatAbout...) {
		return ""
	}
	form := ""
	for _, f := range x.lex.ChineseProductNouns {
		if strings.Contains(first, f) {
			form = f
			break
		}
	}
	if form == "" {
		return ""
	}
	for i := range x.r.Units[:min(len(x.r.Units), 20)] {
		text := x.r.Units[i].Text
		for _, unit := range []string{"家", "个", "所", "间"} {
			for _, number := range x.lex.ChineseNumeralsToTen {
				_, rest, ok := strings.Cut(text, "我们现在"+number+unit)
				if !ok {
					_, rest, ok = strings.Cut(text, "我们有"+number+unit)
				}
				if place, _, stop := strings.Cut(rest, "，"); ok && stop && utf8.RuneCountInString(place) >= 2 && utf8.RuneCountInString(place) <= 6 {
					return place + form
				}
			}
		}
	}
	return ""
}

// DeedTitle tells a title that says what is to be done, "Move the ledger off
// Oracle": it is no name for the thing in a sentence.
func DeedTitle(title string) bool {
	words := strings.Fields(reading.Lower(title))
	return len(words) > 2 && !reading.HasHan(title) && strings.Contains(" the our all every its ", " "+words[1]+" ") && bareVerb(words[0]) && !strings.HasSuffix(words[0], "ing") && !strings.HasSuffix(words[0], "s") && words[0] != "the"
}

// introducedName is the name that a text whose title is a deed gives to what it
// proposes, in bold or code, and comes back to: "We propose **ledgerfeed**, a
// worker that …".
func (x *understander) introducedName() string {
	for i := range x.r.Units[:min(len(x.r.Units), 40)] {
		u := &x.r.Units[i]
		if u.Kind == reading.Code || u.Kind == reading.Row || reading.HasHan(u.Text) {
			continue
		}
		text := strings.Join(x.r.Lines[max(u.From, 1)-1:min(u.To, len(x.r.Lines))], " ")
		for _, mark := range []string{"**", "`"} {
			parts := strings.Split(text, mark)
			for k := 1; k+1 < len(parts); k += 2 {
				name := parts[k]
				if _, ok := x.lex.afterName(parts[k+1]); ok && !strings.ContainsAny(name, " ./:(") && len(name) > 2 && len(x.lex.tech.Find(name)) == 0 && x.speaksOf(name) {
					return name
				}
			}
		}
	}
	return ""
}

// proposedName is the name that a text gives to the program that it proposes, behind what it
// is, and comes back to: "We introduce a service, `vault`, which …". A table or a queue that
// is proposed is only a part of a product.
func (x *understander) proposedName(_ string) string {
	for i := range x.r.Units[:min(len(x.r.Units), 40)] {
		for _, sen := range x.r.Units[i].Sentences {
			lead, rest, ok := strings.Cut(sen.Text, ", `")
			name, after, closed := strings.Cut(rest, "`")
			if !ok || !closed || !strings.HasPrefix(after, ",") || len(name) < 3 || strings.ContainsAny(name, " ./:()<>{}") {
				continue
			}
			words := strings.Fields(reading.Lower(lead))
			if reading.HasPrefixOf(reading.Lower(lead)+" ", x.lex.ProposesOpeners...) && x.lex.systems[words[len(words)-1]] && x.speaksOf(name) {
				return name
			}
		}
	}
	return ""
}

// afterName is what stands behind the words that say what a name is: ", a ", " is a ".
func (l *Lexicons) afterName(text string) (rest string, ok bool) {
	for _, is := range l.EndsBehindName {
		if rest, ok = strings.CutPrefix(text, is); ok {
			return rest, true
		}
	}
	return "", false
}

// speaksOf says that a text comes back to a name: it stands in three lines.
func (x *understander) speaksOf(name string) bool {
	lines := 0
	for _, line := range x.r.Lines {
		if strings.Contains(reading.Lower(line), reading.Lower(name)) {
			lines++
		}
	}
	return lines > 2
}
