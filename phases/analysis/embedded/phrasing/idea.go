package phrasing

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// Bounds of an idea: what is longer, or has headings or lists, is a document
// whose parts say themselves what they are.
const (
	maxIdeaWords   = 80
	maxIdeaChinese = 200 // runes
	maxIdeaLines   = 6
)

// IsIdea says that a source is an idea of a few sentences without any shape.
func IsIdea(text, lang string) bool {
	_, text = cutName(text)
	text = strings.TrimSpace(text)
	if text == "" || utf8.RuneCountInString(text) > 8*maxIdeaWords || lang == "zh" && utf8.RuneCountInString(text) > maxIdeaChinese || len(strings.Fields(text)) > maxIdeaWords {
		return false
	}
	n := 0
	for line := range strings.Lines(text) {
		line = strings.TrimSpace(line)
		if n++; n > maxIdeaLines || strings.HasPrefix(line, "```") || strings.HasPrefix(line, "|") {
			return false
		}
		lead, _, more := strings.Cut(line, " ")
		if more && (strings.Trim(lead, "#") == "" || lead == "-" || lead == "*" || lead == "+" || strings.TrimRight(lead, ".)") != lead && strings.Trim(lead, "0123456789.)") == "") {
			return false
		}
	}
	return true
}

// cutName takes the heading that only names a short text off it; one that says what
// is to be done stays. The name keeps its line end, so that lines can be counted on.
func cutName(text string) (name, rest string) {
	first, rest, ok := strings.Cut(text, "\n")
	if title, heads := strings.CutPrefix(first, "# "); ok && heads && !understanding.DeedTitle(title) {
		return first + "\n", rest
	}
	return "", text
}

// ideaReader takes a short idea apart with the grammar of this layer. An idea
// has no headings that say what its sentences are, so each is read for what it
// can be: the product and what it does, who does what, a limit, or what goes
// wrong today.
type ideaReader struct {
	w           *Work
	u           *understanding.Understanding
	src         specs.Source
	features    []understanding.FeatureFact
	actor       string // the person named last, for "them"
	object      string // what a sentence of today does something to, for "it"
	handlers    string // and those who do, for "they"
	users       string // the people whom the first words name: "a diary for patients"
	question    string // "who has which laptop", for "knows"
	kind        string
	what        string          // the words before the kind: "debounce/throttle"
	served      string          // whom a Chinese idea is for: 给老人
	byUsers     bool            // and they do themselves what it is for: 钢琴老师用的
	self        string          // who writes it, where they say so: 我是一名乡村医生
	pitch       string          // the words that name the product with what it does
	head        string          // what stands before a colon: "Habit tracker for couples"
	headless    bool            // that is being read, and what it does stands behind the colon
	listed      bool            // what it does has been read there
	wishFollows bool            // a later sentence says what is wanted
	today       string          // what a sentence says of how things are, before the change
	said        string          // the sentence that says outright who does what, the first one
	whole       string          // the sentence that is being read, as it stands
	further     bool            // it is not the first one
	told        []string        // the sentences that say what is to be done
	aloud       bool            // somebody tells of himself in several sentences
	rule        map[string]bool // names of features that only bound the others
	sum         int             // the feature that only the name tells, counted from one
	subject     string          // who the clause before is about, for 也不能
	about       string          // the things that an idea is about, where its first words name them: "vacation requests"
}

// ideaOf reads an idea anew where its sentences are of a known form. Sources
// with shape, and ideas of which no sentence is, stay as they were understood.
func (w *Work) ideaOf(u *understanding.Understanding) *understanding.Understanding {
	if !IsIdea(w.Source.Text, w.Language) || w.hasRefs(u) {
		return u
	}
	copied := *u // what is appended must not reach the shared one
	copied.Problem, copied.Constraints, copied.Qualities = slices.Clip(u.Problem), slices.Clip(u.Constraints), slices.Clip(u.Qualities)
	r := &ideaReader{w: w, u: &copied, rule: map[string]bool{}}
	r.dropActors()
	name, body := cutName(w.Source.Text)
	body = reading.Unnumbered(body)
	var sentences []string
	var sources []specs.Source
	for _, row := range unwrapped(body, strings.Count(name, "\n")+1) {
		for _, s := range wording.Sentences(row.text) {
			for _, said := range r.troubleApart(w.Understood.Lex.SaidPlainly(strings.TrimSpace(specs.Plain(row.text[s.Start:s.End])))) {
				sentences = append(sentences, said)
				sources = append(sources, specs.FromLines(row.line(s.Start), row.line(s.End-1)))
			}
		}
	}
	r.aloud = r.tellsAll(sentences)
	for i, text := range sentences {
		r.src, r.wishFollows = sources[i], slices.ContainsFunc(sentences[i+1:], r.wishes)
		before, from := r.filed(), len(r.features)
		r.further = i > 0
		if r.sentence(text); i > 0 && r.filed() == before {
			r.unread(text, u.Features)
		}
		r.notLost(text, from)
	}
	w.Kind = r.kind
	r.summedUp()
	r.needs()
	r.inBrowser()
	if len(r.features) == 0 && r.what != "" {
		r.src = specs.Source{Kind: specs.Stated, Lines: []specs.LineRange{{From: 1, To: 1}}}
		r.add(understanding.FeatureFact{Text: wording.Sentence(r.what), Name: wording.Sentence(r.what)})
	}
	if len(r.features) == 0 && len(u.Features) == 0 && r.filed() == 0 && len(sentences) > 0 {
		r.src = sources[0]
		r.keepWhole(sentences[0])
	}
	if len(r.features) == 0 {
		return r.withLost(u, sentences, sources)
	}
	w.Idea = true
	copied.Problem, copied.Pitch = r.untold(copied.Problem), Filtered(copied.Pitch, func(it *specs.Item) bool { return !r.rules(it.Text) })
	copied.NonGoals = r.leftOut(copied.NonGoals)
	copied.Constraints = r.untoldYet(copied.Constraints)
	r.inOwnClauses()
	copied.Actors = withoutShorter(r.withoutWhole(r.byFirstDeed(copied.Actors)))
	copied.Features = append(r.features, behindLine(u.Features, strings.Count(strings.TrimRight(w.Source.Text, "\n"), "\n")+1)...)
	if w.Language != "zh" {
		copied.Title, _ = w.productTurn(copied.Title)
	}
	if name == "" && r.said != "" && FoldTerm(r.said) == FoldTerm(copied.Title) { // a deed is no name
		copied.Title, copied.Product = "", ""
	}
	switch {
	case name != "" && !w.namesDocument(strings.TrimSpace(strings.TrimLeft(name, "# "))): // a heading names it
	case r.head != "":
		copied.Title, w.entitled = r.head, !w.imperative(r.head)
	case r.pitch != "" && w.Language != "zh" && !w.Table.IsWord("pronouns_object", "en", strings.ToLower(reading.LastWord(r.pitch))) && (len(copied.Problem) > 0 || w.isWish(copied.Title) || strings.HasPrefix(copied.Title, "I'd ") || strings.HasPrefix(copied.Title, "We'd ")):
		copied.Title = r.pitch
	}
	if len(copied.Problem) > 0 {
		copied.Pitch = without(copied.Pitch, copied.Problem)
		if copied.Title != "" && strings.HasPrefix(FoldTerm(copied.Problem[0].Text), FoldTerm(copied.Title)) {
			copied.Title = ""
		}
	}
	return &copied
}

// filed is how much has been made of the sentences so far.
func (r *ideaReader) filed() int {
	u := r.u
	return len(r.features) + len(u.Problem) + len(u.Constraints) + len(u.Qualities) + len(u.NonGoals) + len(u.Situation) + len(u.Assumptions)
}

// minUnread is how many words a sentence has at least that says something.
const minUnread = 4

// unread keeps what the layer below understood to be asked for in a sentence of which this
// one makes nothing: what is stated is never lost.
func (r *ideaReader) unread(text string, features []understanding.FeatureFact) {
	whole := FoldTerm(text)
	for i := range features {
		if said := FoldTerm(strings.TrimRight(features[i].Text, ".。 ")); said != "" && strings.Contains(whole, said) && (r.w.Language == "zh" || len(strings.Fields(text)) >= minUnread) {
			r.features = append(r.features, features[i])
		}
	}
}

// keepWhole keeps a sentence of which no layer makes anything as it stands.
func (r *ideaReader) keepWhole(text string) {
	text = strings.TrimRight(text, ".。!！ ")
	words := len(strings.Fields(text))
	if r.w.Language == "zh" || words < minUnread || strings.HasSuffix(text, "?") {
		return
	}
	r.said = text
	deed, purpose := r.w.cutPurpose(text)
	deed = Capital(neutral(deed))
	r.add(understanding.FeatureFact{Text: Finished(deed), Name: r.u.Lex.Headline(deed), Benefit: purpose})
}

// behindLine are the features of what a person said beyond an idea.
func behindLine(features []understanding.FeatureFact, last int) []understanding.FeatureFact {
	return Filtered(features, func(f *understanding.FeatureFact) bool {
		return len(f.Source.Lines) > 0 && f.Source.Lines[0].From > last
	})
}

// IdeaPack is the domain that the kind of product of an idea stands for; empty
// when the text is no idea or its kind says nothing.
func (t *RuleTable) IdeaPack(text, lang string) string {
	if !IsIdea(text, lang) {
		return ""
	}
	low := strings.ToLower(text)
	for kind, pack := range t.Words["kind_packs"].Pairs(lang) {
		i := strings.Index(low, kind)
		if i < 0 || lang == "zh" {
			if i >= 0 {
				return pack
			}
			continue
		}
		before, after := low[:i], low[i+len(kind):]
		if t.IsWord("auxiliaries", lang, reading.LastWord(strings.TrimSpace(before))) {
			continue // "must store notes"
		}
		whole := (before == "" || strings.HasSuffix(before, " ") || strings.HasSuffix(before, "/")) && (after == "" || !unicode.IsLetter(rune(after[0])))
		if whole && len(strings.Fields(before)) < 8 && !strings.Contains(before, " for ") && !strings.Contains(before, " to ") {
			return pack
		}
	}
	return ""
}

// hasRefs says that the source numbers or ranks its statements, which only a
// document does.
func (w *Work) hasRefs(u *understanding.Understanding) bool {
	for i := range u.Features {
		if f := &u.Features[i]; f.Ref != "" || f.Benefit != "" && !w.asksOthers(f.Want) || f.Priority == "wont" {
			return true
		}
	}
	return false
}

// dropActors forgets persons whose name is no noun: "reminds our team".
func (r *ideaReader) dropActors() {
	var keep []understanding.ActorFact
	for _, a := range r.u.Actors {
		if strings.Contains(a.Name, ", ") || strings.Contains(a.Name, " - ") { // "15 minutes, and customers"
			continue
		}
		first := strings.ToLower(LeadingWord(a.Name))
		verb := r.w.IsThird(first) && !r.w.Table.IsWord("nouns", "en", first) || r.w.Table.IsWord("enablers", "en", first)
		if r.w.Language != "zh" && (strings.Contains(a.Name, " ") && (verb || r.w.Table.IsWord("asking_words", "en", first)) || r.attribute(a.Name)) {
			continue
		}
		if r.w.Language == "zh" && utf8.RuneCountInString(a.Name) < 2 { // 还 of 还能
			continue
		}
		if r.w.Language == "zh" && (r.namesPlace(a.Name) || r.endsInDeed(a.Name) || r.onlyOneself(a.Name)) {
			continue
		}
		if _, deed, ok := strings.Cut(a.Name, "的人"); ok && utf8.RuneCountInString(deed) > 1 { // 小区里的人拼车接送孩子 is a clause
			continue
		}
		if r.w.Language == "zh" && (reading.HasPrefixOf(a.Name, "在", "把", "将", "能", "按") || reading.ContainsAny(a.Name, "提醒", "通知") || r.deedOfNobody(a.Name) || strings.Contains(a.Name, "的") && r.namesNobody(a.Name)) {
			continue
		}
		keep = append(keep, a)
	}
	r.u.Actors = keep
}

func (r *ideaReader) sentence(text string) {
	text = strings.ReplaceAll(strings.TrimRight(text, ".。!！ "), " - ", " – ")
	if text == "" || r.changed(text) {
		return
	}
	defer func(n int) {
		if len(r.features) > n {
			r.told = append(r.told, FoldTerm(text))
		}
	}(len(r.features))
	switch {
	case r.aloud:
		r.asTold(text)
		return
	case r.w.Language == "zh":
		r.chinese(text)
		return
	}
	if r.further && PeopleTold(text) != "" {
		r.u.Constraints = appendItem(r.u.Constraints, Finished(text), r.src)
		return
	}
	text = r.withHandled(r.withoutPlea(text))
	r.whole = text
	r.withPurpose(withoutWriter(r.w.askedPolitely(r.rhetorical(notContracted(r.w.onlyThem(text))))))
}

// plain reads one English sentence that tells no purpose.
func (r *ideaReader) plain(text string) {
	if r.asWhole(text) {
		return
	}
	text, tell := r.seenOnly(text)
	if tell != nil {
		defer tell()
	}
	text, languages := r.w.inLanguages(text)
	defer func() {
		if languages != "" && len(r.features) > 0 {
			r.addRule(JoinWords("the", OrElse(wording.LowerFirst(r.kind), "product"), "is available", languages))
		}
	}()
	if rest, ok := CutFold(text, "automatically "); ok && r.w.Table.IsWord("verbs", "en", strings.ToLower(LeadingWord(rest))) {
		r.does(rest) // what is told as a command of itself, the product does by itself
		return
	}
	head, limits := r.limits(r.withoutUnneeded(text))
	var circumstances, demands []string
	for _, limit := range limits {
		switch {
		case r.toldBehind(limit):
			demands = append(demands, limit)
		case r.isSent(limit), r.qualifies(limit):
			circumstances = append(circumstances, limit)
		default:
			r.limit(limit)
		}
	}
	from, before := len(r.features), r.filed()
	if r.english(head); r.filed() == before && r.further && len(r.features) > 0 {
		r.loose(head)
	}
	only := len(r.features)
	for _, limit := range circumstances {
		if r.sends(limit) {
			continue
		}
		if only != from+1 || r.features[from].Actor == "" {
			r.limit(limit)
			continue
		}
		r.qualify(&r.features[from], limit)
	}
	for _, demand := range demands {
		r.limit(demand)
	}
}

// kindName is how sentences call a product that has no name: by its kind.
func (w *Work) kindName() string {
	if w.Kind == "" {
		return ""
	}
	kind := w.Kind
	if w.Language != "zh" && !strings.ContainsFunc(kind[1:], unicode.IsUpper) {
		kind = strings.ToLower(kind)
	}
	return w.Say("the_kind", "kind", kind)
}
