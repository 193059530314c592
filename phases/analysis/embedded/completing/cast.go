package completing

import (
	"math"
	"strings"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// Cast is who is at work in a source and by which words of it they are known:
// what tells who wants a feature that names nobody.
type Cast struct {
	w        *Completer
	people   []castMember
	index    map[string]int        // people by the caseKey of what sentences call them
	names    map[string][]castName // by their first word, or their first letter in Chinese
	known    map[string][]castWord // words of the source by those whom they speak of
	texts    map[string]int        // in how many texts of the source a word stands
	heard    int                   // sentences of the source
	groups   map[string][]int      // who acts in the features under a heading
	lines    map[int]castLine      // who acts in the features that begin in a line
	felt     map[string][]int      // whom the features under a heading concern that name nobody who acts
	dutiful  map[string]int        // whose duties the features under a heading are, from 1 on; -1 for several
	places   map[int]*castPlace    // who is at work under the heading that stands in a line
	begins   map[int]int           // the first feature that begins in a line
	headings map[string]int        // whose things a heading of one word names, -1 for nobody's
	longest  int                   // words of the longest name
	speakers map[string]int        // who speaks in the notes of an interview, by name
}

// castMember is one of the people.
type castMember struct {
	name  string // as sentences name it
	idle  bool   // the source says that they do not use the product
	aside bool   // they stand only in what one thing is for: "so that a fleet operator can …"
	words map[string]float64
}

// castLine is who acts in the features that begin in a line, -1 for several.
type castLine struct {
	who, features int
	acts          bool
}

// castName is one of the names of somebody.
type castName struct {
	words []string // one rune each in Chinese
	who   int
	whole string // the word itself where only it names a department: "sales" and no sale
}

// castWord is how much a word speaks of somebody.
type castWord struct {
	who    int
	weight float64
}

// How much a word says of somebody by where it stands.
const (
	ownWord      = 3.0 // in what the source tells of them, or in their name
	actedWord    = 2.0 // in a sentence in which they act
	featWord     = 0.8 // in a feature in which they act
	mentionWord  = 0.5 // in a sentence that names them
	longRole     = 15  // words of a role from which on each says less
	maxCastFacts = 500 // features that are asked who acts in them
)

// Casting is the cast of the source as the work knows it now. Several tasks may
// ask at once.
func (w *Completer) Casting() *Cast {
	return w.recalled.casts.Of(w.Understood, func(*understanding.Understanding) *Cast { return w.newCast() })
}

func (w *Completer) newCast() *Cast {
	c := &Cast{w: w, index: map[string]int{}, names: map[string][]castName{}, known: map[string][]castWord{}, texts: map[string]int{}, groups: map[string][]int{}, felt: map[string][]int{}, dutiful: map[string]int{}, lines: map[int]castLine{}, places: map[int]*castPlace{}, begins: map[int]int{}, headings: map[string]int{}}
	for i := range w.Understood.Actors {
		if a := &w.Understood.Actors[i]; !a.System && a.Name != "" && !w.Table.IsWord("no_roles", w.Language, a.Name) {
			c.introduce(a)
		}
	}
	for i := range phrasing.FirstN(w.Understood.Features, maxCastFacts) {
		f := &w.Understood.Features[i]
		if len(f.Source.Lines) > 0 {
			line := f.Source.Lines[0].From
			at := c.lines[line]
			if at.features == 0 {
				c.begins[line] = i
			}
			at.features++
			c.lines[line] = at
		}
		c.perform(f)
	}
	c.nameTails()
	c.hear()
	for who := range c.people {
		for word, weight := range c.people[who].words {
			c.known[word] = append(c.known[word], castWord{who, weight})
		}
	}
	c.concern()
	c.speakers = c.roster(w.SourceLines())
	c.settlePlaces()
	c.settleHeadings()
	return c
}

// introduce takes somebody up whom the source introduces.
func (c *Cast) introduce(a *understanding.ActorFact) {
	who := c.member(c.w.FullRole(c.w.ActorName(a.Name)))
	if who < 0 {
		return
	}
	if name := c.w.personByDeed(a); name != "" {
		c.people[who].name = name
		c.index[phrasing.CaseKey(name)] = who
	}
	c.call(a.Name, who)
	for _, alias := range a.Aliases {
		c.call(alias, who)
	}
	for _, name := range c.w.namesInBrackets(a) {
		c.call(name, who)
	}
	c.callDepartment(a.Name, who)
	p := &c.people[who]
	own := strings.Join([]string{a.Role, phrasing.ItemsText(a.Needs), phrasing.ItemsText(a.Pains), phrasing.ItemsText(a.Success)}, "\n")
	p.idle = p.idle || c.w.holdsWordOf("outsiders", own)
	p.aside = c.w.OnlyInPurpose(a)
	words := wording.Keywords(own)
	weight := ownWord / math.Sqrt(math.Max(1, float64(len(words))/longRole))
	for _, word := range words {
		p.words[word] = math.Max(p.words[word], weight)
	}
	c.count(words)
}

// member is the number of somebody by name, -1 for a name that is nobody's.
func (c *Cast) member(name string) int {
	key := phrasing.CaseKey(name)
	if who, ok := c.index[key]; ok {
		return who
	}
	if key == "" || c.w.Table.IsWord("anybody", c.w.Language, name) || c.w.Table.IsWord("no_roles", c.w.Language, name) || c.w.Table.IsWord("rates", "en", name) ||
		strings.ContainsAny(name, "():;,`\"") || strings.Contains(name, " for ") {
		return -1 // a day is nobody
	}
	who := len(c.people)
	c.index[key] = who
	p := castMember{name: name, words: map[string]float64{}}
	for _, word := range wording.Keywords(name) {
		p.words[word] = ownWord
		if work := agentStem(word); work != word {
			p.words[work] = ownWord
		}
	}
	c.people = append(c.people, p)
	c.call(name, who)
	return who
}

// maxDeedWords bounds what somebody does that is known by it.
const maxDeedWords = 7

// personByDeed is somebody of whom the source tells a name and a deed, by the
// deed: Lotte is a person who does the invoices. Empty for a role.
func (w *Completer) personByDeed(a *understanding.ActorFact) string {
	if w.Language == "zh" || strings.Contains(a.Name, " ") || !w.IsProper(a.Name) {
		return ""
	}
	deed := wording.LowerFirst(strings.TrimRight(w.DefinedRole(*a), "."))
	if n := len(strings.Fields(deed)); n < 3 || n > maxDeedWords || !strings.HasPrefix(deed, w.Say("person_who", "text", "")) {
		return a.Name
	}
	return deed
}

// agentStem is the deed in the name of who does it: "pick" of a picker.
func agentStem(word string) string {
	for _, end := range []string{"er", "or"} {
		base := strings.TrimSuffix(word, end)
		if base == word || len(base) < 4 {
			continue
		}
		if n := len(base); base[n-1] == base[n-2] {
			base = base[:n-1]
		}
		return wording.Stem(base)
	}
	return word
}

// perform takes up who acts in a feature.
func (c *Cast) perform(f *understanding.FeatureFact) {
	name := ""
	if f.Actor != "" && !c.w.IsSystem(f.Actor) {
		name = c.w.FullRole(c.w.ActorName(f.Actor))
	} else if f.Actor == "" {
		d := Use{Origin: Origin{Fact: f, Feature: specs.Feature{Name: f.Name, Description: f.Text}}}
		d.Statement = c.w.TakeApart(phrasing.OrElse(f.Text, f.Name))
		name, _ = c.w.leadIn(&d)
	}
	if name == "" {
		return
	}
	if full := c.w.OnlyPersonOf(name); full != "" {
		name = c.w.ActorName(full)
	}
	who := c.member(name)
	if who < 0 {
		return
	}
	if f.Group != "" {
		c.groups[f.Group] = append(c.groups[f.Group], who)
	}
	if len(f.Source.Lines) > 0 {
		at := c.lines[f.Source.Lines[0].From]
		if at.acts && at.who != who {
			who = -1 // not clear
		}
		at.who, at.acts = who, true
		c.lines[f.Source.Lines[0].From] = at
	}
	if who < 0 {
		return
	}
	for _, word := range wording.Keywords(f.Name + " " + f.Text) {
		c.people[who].words[word] = math.Max(c.people[who].words[word], featWord)
	}
}

// hear notes in which sentences of the source somebody is named, and how often
// each word is used in it.
func (c *Cast) hear() {
	u := c.w.Understood
	for _, list := range [][]specs.Item{u.Pitch, u.Vision, u.Problem, u.Impact, u.Situation, u.Constraints, u.InScope, u.Assumptions, u.Decisions, u.Notes} {
		for _, it := range list {
			c.listen(it.Text)
		}
	}
	for _, g := range u.Goals {
		c.listen(g.Text + " " + g.Metric)
	}
	for i := range u.Qualities {
		c.listen(u.Qualities[i].Text)
	}
	for i := range u.Features {
		f := &u.Features[i]
		text := f.Text
		if !understanding.ContainsFolded(text, f.Name) {
			text = f.Name + ". " + text
		}
		c.overhear(text, isServed)
		for _, it := range f.Details {
			c.overhear(it.Text, isServed)
		}
	}
}

// listen notes who is named in the sentences of a text.
func (c *Cast) listen(text string) { c.overhear(text, isNamed) }

// overhear notes who is named in the clauses of a text by at least a rank. In
// features only those count who act or are told something: that somebody is
// named in one is no evidence for it.
func (c *Cast) overhear(text string, least float64) {
	for _, s := range wording.Sentences(text) {
		sentence := text[s.Start:s.End]
		c.count(wording.Keywords(sentence))
		for _, clause := range c.clauses(sentence) {
			c.credit(clause, least)
		}
	}
}

// credit gives the words of a clause to those whom it names.
func (c *Cast) credit(clause string, least float64) {
	var words []string
	for _, m := range c.mentions(clause) {
		if m.rank < least || m.rank < isNamed {
			continue
		}
		weight := mentionWord
		switch {
		case least > isNamed:
			weight = featWord
		case m.rank >= isServed:
			weight = actedWord
		}
		if words == nil {
			words = wording.Keywords(clause)
		}
		p := &c.people[m.who]
		for _, word := range words {
			p.words[word] = math.Max(p.words[word], weight)
		}
	}
}

// clauses are the parts of an English sentence that have subjects of their own;
// in Chinese the subject goes on.
func (c *Cast) clauses(sentence string) []string {
	if c.w.Language == "zh" {
		return []string{sentence}
	}
	out := []string{sentence}
	for _, mark := range []string{"; ", ", and ", ", but ", ", so ", ": "} {
		var parts []string
		for _, part := range out {
			parts = append(parts, strings.Split(part, mark)...)
		}
		out = parts
	}
	return out
}

func (c *Cast) count(words []string) {
	c.heard++
	for _, word := range words {
		c.texts[word]++
	}
}

// namesInBrackets are the people whom the source names behind a role: "the
// night baker (Bram and two others)".
func (w *Completer) namesInBrackets(a *understanding.ActorFact) []string {
	_, rest, ok := strings.Cut(a.Role, a.Name+" (")
	if !ok {
		_, rest, ok = strings.Cut(a.Role, strings.ToLower(a.Name)+" (")
	}
	inside, _, closed := strings.Cut(rest, ")")
	if !ok || !closed || w.Language == "zh" {
		return nil
	}
	var out []string
	for word := range strings.FieldsFuncSeq(inside, func(r rune) bool { return r == ' ' || r == ',' || r == '/' }) {
		if w.IsProper(word) {
			out = append(out, word)
		}
	}
	return out
}

// holdsWordOf says that a text holds an entry of a list.
func (w *Completer) holdsWordOf(list, text string) bool {
	for _, entry := range w.Table.Words[list].In(w.Language) {
		if wording.HoldsWord(text, entry) {
			return true
		}
	}
	return false
}
