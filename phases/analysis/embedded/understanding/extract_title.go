package understanding

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// titleSection is the heading that names the product: the first one, when it
// stands at the top and says nothing else.
func (x *understander) titleSection() int {
	for i := 1; i < len(x.r.Sections); i++ {
		s := &x.r.Sections[i]
		if s.Pseudo {
			if i == 1 && x.boldTitle() {
				return i
			}
			continue
		}
		if s.Level > 2 || len(x.units[0]) > 3 {
			return -1
		}
		cue, ok := x.headingCue(s.Title)
		whole := ok && x.wholeCue(s.Title, cue)
		if ok && s.Number == "" && s.Level == 2 && (whole || x.onlySecond()) || s.Number != "" && (whole || !x.onlyTop(i)) {
			return -1
		}
		return i
	}
	return -1
}

// boldTitle says that a text without a heading of level 1 begins with a line in bold
// that names the kind of document beside the product: "**Product brief: Harbour**".
func (x *understander) boldTitle() bool {
	first := &x.r.Sections[1]
	if len(x.units[0]) > 0 || reading.HasHan(first.Title) || strings.HasSuffix(first.Title, "?") {
		return false
	}
	for i := 2; i < len(x.r.Sections); i++ {
		if s := &x.r.Sections[i]; !s.Pseudo && s.Level <= 1 {
			return false
		}
	}
	kind, _, ok := strings.Cut(first.Title, ": ")
	name, _ := x.cutTitle(first.Title)
	return ok && x.isDocument(kind) && name != "" && len(strings.Fields(name)) <= 5
}

// onlySecond tells a text that has no heading of level 1 and several of level 2:
// none of them is its title.
func (x *understander) onlySecond() bool {
	second := 0
	for i := range x.r.Sections {
		switch s := &x.r.Sections[i]; {
		case i == 0 || s.Pseudo:
		case s.Level == 1:
			return false
		case s.Level == 2:
			second++
		}
	}
	return second >= 4
}

// onlyTop tells whether a section is the only one of level 1, as the title of a
// document is, though it may carry the number of the first chapter.
func (x *understander) onlyTop(at int) bool {
	for i := range x.r.Sections {
		if s := &x.r.Sections[i]; i > 0 && i != at && !s.Pseudo && s.Level <= 1 {
			return false
		}
	}
	return x.r.Sections[at].Level == 1
}

// name finds title, product name and the tagline beside it.
func (x *understander) name() {
	at := x.titleSection()
	if at > 0 {
		s := &x.r.Sections[at]
		switch project, exported := exportOf(s.Title); {
		case project != "":
			x.setTitle(project, s.From, s.To)
			return
		case exported: // says where the text was taken from
			x.place(s.From, s.To)
			at = 0
		}
	}
	if at > 0 {
		s := &x.r.Sections[at]
		name, tag := x.cutTitle(reading.Title(x.r.Lines[s.From-1]))
		if name == "" || s.Mail || s.Number != "" {
			name, tag = x.cutTitle(s.Title)
		}
		if s.Mail {
			name = reading.FirstOf(wording.Topic(name), name)
		}
		if name != "" {
			x.setTitle(x.realCase(name), s.From, s.To)
			switch low := reading.Lower(tag); {
			case reading.ContainsAny(low, "meeting", "minutes of", "workshop no", "session no"), x.lex.titles[strings.Trim(reading.FirstWord(low), ",.")]: // "notes after the week in Ghent"
			case strings.HasPrefix(low, "a ") || strings.HasPrefix(low, "an "): // says what it is, not where it leads
				x.u.Pitch = append(x.u.Pitch, specs.Item{Text: sentence(tag), Source: reading.Lines(s.From, s.To)})
			case tagline(tag) && namesKind(tag):
				x.byName = &specs.Item{Text: sentence(tag), Source: reading.Lines(s.From, s.To)}
			case tagline(tag):
				x.u.Vision = append(x.u.Vision, specs.Item{Text: sentence(tag), Source: reading.Lines(s.From, s.To)})
			}
			return
		}
	}
	if name, line := x.projectName(); name != "" {
		x.setTitle(name, line, line)
		return
	}
	if name, from, to := x.calledName(); name != "" {
		x.setTitle(name, from, to)
		return
	}
	for i := range x.r.Units[:min(len(x.r.Units), 40)] {
		for _, sen := range x.r.Units[i].Sentences {
			if w := wished(sen.Text); w != "" && x.story(sen.Text) == nil && !strings.Contains(" you we they he she it i everyone everybody ", " "+reading.Lower(reading.FirstWord(w))+" ") {
				x.setTitle(reading.FirstOf(x.spokenIdea(sen.Text), ideaTitle(w)), sen.From, sen.To)
				return
			}
		}
	}
	if x.thoughtTitle() {
		return
	}
	for i := range x.r.Units {
		u := &x.r.Units[i]
		if len(u.Sentences) == 0 || u.Kind == reading.Code || x.metadata(u, context{}) {
			continue
		}
		if x.story(u.Sentences[0].Text) != nil {
			return // what one person wants is no name for the whole
		}
		first := u.Sentences[0]
		for _, sen := range u.Sentences {
			if first = sen; !greets(sen.Text) { // "Hi Jo, it's me, Bea."
				break
			}
		}
		if x.trimDocument(u.Label) != "" && (x.trimDocument(reading.FirstWord(first.Text)) == "" || x.isDocument(first.Text)) { // "Labels API – brief for the guild"
			x.setTitle(u.Label, first.From, first.To)
			return
		}
		topic := wording.Topic(first.Text)
		if topic == "" {
			continue // "Notes from the call with Ana"
		}
		name := ideaTitle(topic)
		switch project, exported := exportOf(u.Text); {
		case project != "":
			name = project
		case exported:
			continue
		case x.chatAbout(first.Text) != "":
			name = x.chatAbout(first.Text)
		case x.spokenIdea(first.Text) != "":
			name = x.spokenIdea(first.Text)
		case len(u.Sentences) == 1 && documentLine(first.Text):
			if cut, _ := x.cutTitle(first.Text); cut != "" && cut != first.Text {
				name = Headline(cut)
			}
		}
		x.setTitle(name, first.From, first.To)
		return
	}
	for i := 1; i < len(x.r.Sections); i++ {
		if t := x.r.Sections[i].Title; t != "" {
			x.setTitle(t, x.r.Sections[i].From, x.r.Sections[i].To)
			return
		}
	}
}

// tagline tells words that promise something from a remark on the document:
// "back up a database, and know that it comes back" from "rewrite".
func tagline(tag string) bool {
	if reading.HasHan(tag) {
		return utf8.RuneCountInString(tag) > 4
	}
	return len(strings.Fields(tag)) > 2
}

// namesKind tells a tagline that says what kind of thing it is, "Guest berths for
// marinas", "长租公寓报修系统", from one that says what is wanted, "Know who is in".
func namesKind(tag string) bool {
	if reading.HasHan(tag) {
		return !reading.ContainsAny(tag, "让", "，", "更", "不再", "随时", "！") && utf8.RuneCountInString(tag) <= 24
	}
	words := strings.Fields(reading.Lower(tag))
	if len(words) > 1 && strings.Contains(" a an the your my our who what when where how every all more no it them ", " "+words[1]+" ") {
		return false // "Know who is in", "Find a berth"
	}
	return !reading.HasFiniteVerb(tag) && !strings.ContainsAny(tag, ",;!?")
}

func (x *understander) setTitle(name string, from, to int) {
	if i := strings.Index(name, ` ("`); i > 0 && strings.HasSuffix(name, `")`) {
		name = name[:i] // what else it is called
	}
	x.u.Title = Headline(x.cleanTitle(name))
	x.u.TitleSource = x.source(from, to)
	switch {
	case SaidTitle(x.u.Title):
		x.u.Product = x.nameInstead(x.u.Title)
	case DeedTitle(x.u.Title):
		x.u.Product = x.introducedName()
	case utf8.RuneCountInString(x.u.Title) <= 32:
		x.u.Product = x.u.Title
	}
	if len(x.r.Units) > 0 || len(x.r.Sections) > 1 {
		x.place(from, to)
	}
}

// cutTitle takes the kind of document off a title. What is left of a second
// part is a tagline.
func (x *understander) cutTitle(title string) (name, tagline string) {
	title = strings.TrimSpace(title)
	t := tagged{text: title}
	leadingRef(&t)
	title = t.text
	for _, pair := range [][2]string{{"(", ")"}, {"（", "）"}, {"[", "]"}} {
		if i, j := strings.LastIndex(title, pair[0]), strings.LastIndex(title, pair[1]); i > 0 && j > i && x.isEdition(title[i+len(pair[0]):j]) {
			title = strings.TrimSpace(title[:i] + title[j+len(pair[1]):])
		}
	}
	parts := []string{title}
	for _, sep := range []string{": ", "：", " – ", " — ", " —— ", "——", " - ", " | ", ", "} {
		var next []string
		for _, p := range parts {
			next = append(next, reading.SplitTop(p, sep)...)
		}
		parts = next
	}
	var kept []string
	for _, p := range parts {
		if p = x.trimDocument(p); p != "" {
			kept = append(kept, p)
		}
	}
	if len(kept) == 0 {
		return title, ""
	}
	return kept[0], strings.Join(kept[1:], ", ")
}

// isDocument tells whether a text only names a kind of document.
func (x *understander) isDocument(text string) bool {
	low := strings.Trim(reading.Lower(text), " .!()（）v0123456789")
	return x.lex.titles[low]
}

// isEdition tells a remark in brackets on the document: its kind, or which
// version of it this is, "草稿第二版", "V1.2 修订稿".
func (x *understander) isEdition(text string) bool {
	if x.isDocument(text) {
		return true
	}
	if !reading.HasHan(text) || utf8.RuneCountInString(text) > 14 || !reading.ContainsAny(text, "版", "稿", "修订", "试行", "征求意见") {
		return false
	}
	if reading.HasPrefixOf(text, "草稿，", "初稿，", "草稿、", "初稿、") {
		return true // "草稿，周五过"
	}
	rest := strings.Trim(text, " ，,.vV0123456789")
	for _, mark := range []string{"征求意见", "送审", "报批", "评审", "讨论", "修订", "修改", "内部", "试行", "草稿", "初稿", "终稿", "定稿", "草", "初", "版本", "第", "版", "稿"} {
		rest = strings.ReplaceAll(rest, mark, "")
	}
	return strings.Trim(rest, " ，,.vV0123456789一二三四五六七八九十") == ""
}

// trimDocument takes words such as "PRD" or "产品需求文档" off the ends of a part.
func (x *understander) trimDocument(part string) string {
	for {
		part = strings.TrimSpace(part)
		if x.isDocument(part) || x.isDocument(withoutReference(part)) {
			return ""
		}
		before := part
		part = x.withoutEdition(part)
		low := reading.Lower(part)
		for _, word := range x.longestTitles() {
			if !reading.HasHan(word) && len(word) < 3 {
				continue
			}
			if rest, ok := strings.CutSuffix(low, word); ok && rest != "" && (reading.HasHan(word) || strings.HasSuffix(rest, " ")) && (reading.HasHan(word) || len(strings.Fields(word)) > 1 || word == "prd" || word == "spec" || word == "specification" || word == "requirements" || word == "brief" || word == "idea") {
				part = strings.TrimSpace(part[:len(rest)])
				break
			}
		}
		if part == before {
			return part
		}
	}
}

// withoutReference takes the number of a document off its end: "Change request
// CR-2291", "Invitation to tender 2025/117".
func withoutReference(part string) string {
	i := strings.LastIndexByte(part, ' ')
	if i < 0 || !strings.ContainsAny(part[i:], "0123456789") || strings.ContainsFunc(part[i+1:], unicode.IsLower) {
		return part
	}
	return part[:i]
}

// longestTitles lists the words for kinds of document, longest first.
func (x *understander) longestTitles() []string {
	words := reading.SortedKeys(x.lex.titles)
	slices.SortStableFunc(words, func(a, b string) int { return len(b) - len(a) })
	return words
}

// realCase gives a title in capitals the letter case the text uses elsewhere.
func (x *understander) realCase(name string) string {
	if !reading.IsCapitals(name) || len(strings.Fields(name)) < 2 {
		return name
	}
	want := reading.Lower(name)
	for _, line := range x.r.Lines {
		if i := strings.Index(reading.Lower(line), want); i >= 0 && !reading.IsCapitals(line[i:i+len(want)]) {
			return line[i : i+len(want)]
		}
	}
	words := strings.Fields(want)
	for i, w := range words {
		r, n := utf8.DecodeRuneInString(w)
		words[i] = string(unicode.ToUpper(r)) + w[n:]
	}
	return strings.Join(words, " ")
}

// ideaTitle makes a title of the sentence that states an idea.
func ideaTitle(text string) string {
	if what := summaryOf(text); what != "" {
		text = what
	}
	text = TrimArticle(text, []string{"a", "an", "the", "build", "create", "make", "develop", "we want", "we need", "i want", "i need", "small", "simple", "little", "tiny", "new", "做一个", "开发一个", "一个", "构建一个", "我想做一个", "帮我做一个"})
	return Headline(text)
}

// summaryOf is for whom or what something is wanted, of a sentence that only
// says that it follows: "Quick summary of what I want us to build for the
// allotment association (212 plots)".
func summaryOf(text string) string {
	low := reading.Lower(text)
	if !reading.ContainsAny(low[:min(len(low), 40)], "summary of ", "overview of ", "description of ", "outline of ", "thoughts on ", "notes on ", "list of what ", "here is what ", "here's what ", "below is what ") {
		return ""
	}
	for _, lead := range []string{" build for ", " make for ", " have for ", " need for ", " want for ", " need at ", " want at ", " for "} {
		if i := strings.LastIndex(low, lead); i > 0 {
			what := strings.Trim(text[i+len(lead):], " .")
			if end := strings.IndexAny(what, "(,;:"); end > 0 {
				what = strings.TrimSpace(what[:end])
			}
			if n := len(strings.Fields(what)); n > 0 && n <= 6 {
				return what
			}
		}
	}
	return ""
}

// calledName is the name that a text without a title gives what it is about: a
// new tool "Boomerang", "the app is called Boomerang", 新系统叫“回程”.
func (x *understander) calledName() (name string, from, to int) {
	for i := range x.r.Units[:min(len(x.r.Units), 60)] {
		u := &x.r.Units[i]
		for i, sen := range u.Sentences {
			text := sen.Text
			if i == 0 && u.Label != "" {
				text = LabelText(u.Label, text)
			}
			if name = namedIn(text); name != "" {
				return name, sen.From, sen.To
			}
		}
	}
	return "", 0, 0
}

// namedIn reads the quoted or capitalised name behind a word for a product.
func namedIn(text string) string {
	low := reading.Lower(text)
	for _, called := range []string{"working title ", "working name ", "code name ", "code-named ", "codenamed ", "code-name "} {
		if i := strings.Index(low, called); i >= 0 {
			if name := properName(text[i+len(called):]); name != "" {
				return name
			}
		}
	}
	for _, noun := range []string{"tool", "app", "application", "product", "system", "service", "platform", "project", "portal", "website", "library", "工具", "系统", "平台", "小程序", "产品", "项目", "应用"} {
		for at := 0; ; {
			i := strings.Index(low[at:], noun)
			if i < 0 {
				break
			}
			at += i + len(noun)
			before := low[max(0, at-len(noun)-24) : at-len(noun)]
			if !reading.ContainsAny(before, "new ", "our ", "the ", "a ", "新", "本", "这个", "一个", "该") && !reading.HasHan(noun) || strings.Contains(before, "existing") || strings.Contains(before, "old ") || strings.Contains(before, "现有") {
				continue
			}
			if name := nameBehind(text[at:]); name != "" {
				return name
			}
		}
	}
	return ""
}

// nameBehind reads a name in quotes, alone or behind "called".
func nameBehind(rest string) string {
	rest = strings.TrimLeft(rest, " ,")
	for _, called := range []string{"is called ", "will be called ", "called ", "named ", "is named ", "working title ", "codename ", "名为", "名叫", "叫做", "叫", "名称为", "暂定名"} {
		if strings.HasPrefix(reading.Lower(rest), called) {
			rest = strings.TrimLeft(rest[len(called):], " :：")
			break
		}
	}
	for _, pair := range [][2]string{{`"`, `"`}, {"“", "”"}, {"'", "'"}, {"‘", "’"}, {"「", "」"}, {"《", "》"}, {"**", "**"}} {
		body, ok := strings.CutPrefix(rest, pair[0])
		if !ok {
			continue
		}
		name, _, ok := strings.Cut(body, pair[1])
		if n := utf8.RuneCountInString(name); !ok || n < 2 || n > 32 || len(strings.Fields(name)) > 4 || !reading.HasHan(name) && !reading.StartsUpper(name) {
			return ""
		}
		return strings.TrimSpace(name)
	}
	return ""
}
