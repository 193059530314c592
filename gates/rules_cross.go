package gates

import (
	"index/suffixarray"
	"iter"
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/wording"
)

// crossChecks compare documents with each other.
func crossChecks() []check {
	return []check{
		{"cross.goal-covered", crossGoals},
		{"cross.adr-epic", crossDecisions},
		{"cross.terms", crossTerms},
		{"cross.synonyms", crossSynonyms},
		{"cross.personas", crossPersonas},
		{"cross.scope", crossScope},
		{"cross.non-goal", crossNonGoal},
		{"cross.stack", crossStack},
	}
}

func crossGoals(t *trial) {
	b := t.brief()
	if b == nil {
		return
	}
	for _, g := range b.Goals {
		t.that(len(t.traced[g.ID]) > 0, t.at(b, g.Pos.Line), "item", g.ID)
	}
}

// crossDecisions: a decision that nobody builds to was made for nothing.
func crossDecisions(t *trial) {
	built := map[string]bool{}
	for _, e := range t.pkg.Epics {
		for _, id := range e.Architecture {
			built[ref(id)] = true
		}
	}
	for _, d := range t.pkg.Decisions {
		if d.Decision != "superseded" {
			t.that(built[d.ID], t.front(d, "id"), "item", d.ID)
		}
	}
}

// crossTerms: a term of the glossary is used somewhere besides its definition.
func crossTerms(t *trial) {
	g := t.pkg.Glossary
	if g == nil || len(t.pkg.Requirements) == 0 {
		return
	}
	words := t.usedWords(g.Terms)
	for _, term := range g.Terms {
		used := false
		for _, name := range append([]string{term.Term}, term.Aliases...) {
			used = used || words.hold(name)
		}
		t.that(used, t.json(specs.GlossaryFile, "terms", `"`+term.Term+`"`), "item", term.Term)
	}
}

// usedWords are the words of terms that documents use: the Latin ones by their
// stems, of Chinese the text that is searched.
type usedWords struct {
	used    map[string]bool // every stem of a term
	missing int             // how many of them were not found yet
	han     bool            // a term has Chinese
	chinese strings.Builder
	asked   int // names that were looked for in it
	index   *suffixarray.Index
}

// usedWords looks for the words of terms in all documents, the table of terms
// aside.
func (f *facts) usedWords(terms []specs.Term) *usedWords {
	w := &usedWords{used: map[string]bool{}}
	for _, term := range terms {
		w.want(term.Term)
		for _, alias := range term.Aliases {
			w.want(alias)
		}
	}
	w.missing = len(w.used)
	read := map[string]bool{} // cells and lines that say the same are many
	for _, d := range f.documents(true) {
		for _, p := range f.prose(d) {
			if w.missing == 0 && !w.han {
				return w
			}
			if p.section != "terms" && !read[p.text] {
				read[p.text] = true
				w.read(p.text)
			}
		}
	}
	for _, d := range f.documents(true) {
		for i := range d.Markdown.Blocks {
			if w.missing == 0 {
				return w
			}
			w.readCode(d.Markdown.Blocks[i].Text)
		}
	}
	return w
}

// readCode reads what stands in code spans, marks of provenance aside: a header,
// a field or a command may be the only place where a technical term is written.
func (w *usedWords) readCode(text string) {
	for i, span := range strings.Split(text, "`") {
		if _, mark := specs.ParseMark(span); i%2 == 1 && !mark {
			w.read(span)
		}
	}
}

// stems are those of the words that a token joins with hyphens: who writes
// "Idempotency-Key" uses the term "idempotency key".
func stems(t wording.Token) iter.Seq[string] {
	return func(yield func(string) bool) {
		for word := range strings.SplitSeq(t.Lower, "-") {
			if word != "" && !yield(wording.Stem(word)) {
				return
			}
		}
	}
}

func (w *usedWords) want(name string) {
	for t := range wording.EachToken(specs.Plain(name)) {
		switch t.Kind {
		case wording.Word, wording.Number:
			for stem := range stems(t) {
				w.used[stem] = false
			}
		case wording.CJK:
			w.han = true
		case wording.Punct:
		}
	}
}

func (w *usedWords) read(text string) {
	for t := range wording.EachToken(text) {
		switch t.Kind {
		case wording.Word, wording.Number:
			for stem := range stems(t) {
				if used, wanted := w.used[stem]; wanted && !used {
					w.used[stem] = true
					w.missing--
				}
			}
		case wording.CJK:
			w.chinese.WriteString(t.Text)
		case wording.Punct:
		}
	}
	w.chinese.WriteByte('\n')
}

// hold says whether every word of a name is used.
func (w *usedWords) hold(name string) bool {
	var han strings.Builder
	for t := range wording.EachToken(specs.Plain(name)) {
		switch t.Kind {
		case wording.Word, wording.Number:
			for stem := range stems(t) {
				if !w.used[stem] {
					return false
				}
			}
		case wording.CJK:
			han.WriteString(t.Text)
		case wording.Punct:
		}
	}
	return w.holdsHan(han.String())
}

// manyNames is how many names are looked for in the Chinese text before an index
// of it is worth its making.
const manyNames = 400

// holdsHan says whether the Chinese text has a name.
func (w *usedWords) holdsHan(name string) bool {
	if name == "" {
		return true
	}
	if w.asked++; w.asked <= manyNames {
		return strings.Contains(w.chinese.String(), name)
	}
	if w.index == nil {
		w.index = suffixarray.New([]byte(w.chinese.String()))
	}
	return len(w.index.Lookup([]byte(name), 1)) > 0
}

// crossSynonyms: requirements and stories use the term, not another name for
// it. The example person of a persona is not another name for the role.
func crossSynonyms(t *trial) {
	g := t.pkg.Glossary
	if g == nil {
		return
	}
	personas, all := t.personaNames(), map[string]bool{}
	for _, term := range g.Terms {
		all[caseless(term.Term)] = true
	}
	terms := map[string]string{} // alias → term
	for _, lang := range []wording.Lang{wording.English, wording.Chinese} {
		var entries []wording.Entry
		for _, term := range g.Terms {
			if personas[caseless(specs.Plain(term.Term))] {
				continue
			}
			for _, alias := range term.Aliases {
				if wording.Detect(alias) == lang && !all[caseless(alias)] && drifts(alias, term.Term) {
					entries = append(entries, wording.Entry{Term: specs.Plain(alias), Instead: term.Term})
					terms[strings.ToLower(specs.Plain(alias))] = term.Term
				}
			}
		}
		t.findAliases(wording.NewLexicon(lang, entries), len(entries))
	}
}

// personaNames are the names of the personas of the brief, without letter case.
func (f *facts) personaNames() map[string]bool {
	out := map[string]bool{}
	if f.pkg.Brief != nil {
		for _, p := range f.pkg.Brief.Personas {
			out[caseless(specs.Plain(p.Name))] = true
		}
	}
	return out
}

// caseless is a text by which it is looked up whatever the case of its letters.
func caseless(s string) string { return strings.ToLower(strings.ToUpper(s)) }

// drifts says whether an alias is another word for a term, not a short form or
// a part of it.
func drifts(alias, term string) bool {
	a, b := strings.ToLower(specs.Plain(alias)), strings.ToLower(specs.Plain(term))
	if a == "" || shortens(a, b) || strings.Contains(b, a) || strings.Contains(a, b) || alias == strings.ToUpper(alias) && wording.Detect(alias) == wording.English {
		return false
	}
	return true
}

// shortens says whether one word is made of letters of a longer text in their
// order: "stderr" of "standard error".
func shortens(word, text string) bool {
	if strings.Contains(word, " ") || word[0] != text[0] {
		return false
	}
	for _, r := range word {
		i := strings.IndexRune(text, r)
		if i < 0 {
			return false
		}
		text = text[i+len(string(r)):]
	}
	return true
}

func (t *trial) findAliases(lexicon *wording.Lexicon, n int) {
	if n == 0 {
		return
	}
	seen := map[string]bool{}
	for _, d := range t.documents(true) {
		if k := d.Doc.Kind(); k != specs.KindRequirement && k != specs.KindNFR && k != specs.KindEpic {
			continue
		}
		for _, p := range t.prose(d) {
			for _, m := range lexicon.Find(p.text) {
				if !seen[m.Entry.Term] {
					seen[m.Entry.Term] = true
					t.that(false, place{d.File, p.line}, "item", m.Text, "other", m.Entry.Instead)
				}
			}
		}
	}
	for range n - len(seen) {
		t.that(true, place{})
	}
}

// crossPersonas: the role of every story is a persona of the brief.
func crossPersonas(t *trial) {
	b := t.pkg.Brief
	if b == nil || len(b.Personas) == 0 {
		return
	}
	known := map[string]bool{}
	for _, p := range b.Personas {
		for _, k := range append(slices.Clone(t.keywords(p.Name)), t.keywords(p.Role)...) {
			known[k] = true
		}
	}
	role := func(s specs.UserStory, at place, id string) {
		if s.Role != "" {
			if !t.passed(slices.ContainsFunc(t.keywords(s.Role), func(k string) bool { return known[k] })) {
				t.that(false, at, "item", id, "other", short(s.Role))
			}
		}
	}
	for _, r := range t.pkg.Requirements {
		role(r.Story, t.at(r, r.Story.Pos.Line), r.ID)
	}
	for _, e := range t.pkg.Epics {
		for _, s := range e.Stories {
			role(s.Text, t.at(e, s.Text.Pos.Line), s.ID)
		}
	}
}
