package specifying

import (
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/wording"
	"github.com/overtone-cli/overtone/templates"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// toldRecord is a thing with what one statement of an English source says is
// known of it.
type toldRecord struct {
	name   string
	fields []specs.Field
}

// tellRecords gives the entities of an English model what statements list of
// them: "register a find with category, place and time", "Shifts: team, place,
// start", "a dough has a loss factor". What the source lists fields of is kept
// where a feature speaks of it.
func (w *Specifier) tellRecords(m *dataModel) {
	if w.Language == "zh" || w.ofCode() {
		return
	}
	left := entityCap(w.Depth)
	given := map[string]bool{} // what the source models itself
	for i := range m.entities {
		if e := &m.entities[i]; len(e.Fields) > 0 {
			given[e.Name] = true
		}
	}
	items := w.thingItems()
	var all strings.Builder
	for i := range items {
		if items[i].feature {
			all.WriteString(items[i].Text + " . ")
		}
	}
	spoken := phrasing.NewWordIndex(all.String())
	told := func(text string, src specs.Source) {
		for _, r := range w.ofPeople(w.toldRecords(text), text, src) {
			at := m.index(r.name, "")
			if at < 0 && left > 0 && !w.modelled() && len(r.fields) > 1 && (spoken.Has(r.name) || w.IsPerson(r.name)) {
				left--
				m.add(specs.Entity{Name: phrasing.Capital(r.name), Source: src}, templates.Terms{En: []string{r.name}})
				at = len(m.entities) - 1
			}
			if at >= 0 && (!given[m.entities[at].Name] || sameList(&m.entities[at], r.fields)) {
				addTold(&m.entities[at], r.fields, src)
			}
		}
	}
	for i := range items {
		told(specs.Plain(items[i].Text), items[i].Source)
	}
	for i := range items {
		for _, r := range w.attributesIn(m, specs.Plain(items[i].Text)) {
			if at := m.index(r.name, ""); !given[m.entities[at].Name] {
				addTold(&m.entities[at], r.fields, items[i].Source)
			}
		}
	}
	for i := range items {
		w.tellCoded(m, items[i].Text, items[i].Source)
		if !w.modelled() {
			w.tellHeldUp(m, specs.Plain(items[i].Text), items[i].Source)
		}
	}
	for _, t := range w.Understood.Terms {
		w.tellMarked(m, t.Term, t.Definition, t.Source)
		if _, list, ok := strings.Cut(t.Definition, " with "); ok && strings.HasPrefix(list, "a") {
			told(t.Term+" has "+list, t.Source)
		}
	}
}

// addTold adds fields that the entity does not have yet.
func addTold(e *specs.Entity, fields []specs.Field, src specs.Source) {
	for _, f := range fields {
		f.Source = src
		if at := slices.IndexFunc(e.Fields, func(have specs.Field) bool { return strings.EqualFold(have.Name, f.Name) }); at < 0 {
			e.Fields = append(e.Fields, f)
		} else if e.Fields[at].Constraint == "" {
			e.Fields[at].Constraint = f.Constraint
		}
	}
}

// toldRecords are the records that one statement lists fields of.
func (w *Specifier) toldRecords(text string) []toldRecord {
	var out []toldRecord
	add := func(name string, fields []specs.Field) {
		if name != "" && len(fields) > 0 {
			out = append(out, toldRecord{name, fields})
		}
	}
	if label, list, ok := strings.Cut(text, ": "); ok && len(strings.Fields(label)) <= 4 {
		if fields := w.fieldList(list, false); len(fields) > 2 && !w.isView(label) && (!w.isDoneOrRole(label) || w.tellsPerson(fields)) {
			add(w.recordName(label), fields)
		}
	}
	for clause := range strings.SplitSeq(strings.TrimRight(text, "."), "; ") {
		if name, list, ok := cutFirstOf(clause, w.Table.Words["told_holds"].In("en")...); ok {
			fields := w.fieldList(list, true)
			if whole := w.fieldList(list, false); len(whole) > 2 && len(whole) > len(fields) && w.Table.IsWord("each_one", "en", phrasing.LeadingWord(name)) {
				fields = whole // "Each kiln has an owner, make, height and a serial number"
			} else if len(whole) > 1 && len(fields) == 0 && !strings.HasPrefix(clause[len(name):], " ha") {
				fields = whole // "entries carry name and time"
			}
			if len(fields) > 0 {
				add(w.recordName(name), fields)
			}
		}
		if name, list, ok := w.storedForEach(clause); ok {
			if fields := w.fieldList(list, false); len(fields) > 2 {
				add(w.recordName(name), fields)
			}
			continue
		}
		if name, list, ok := w.writtenWith(clause); ok {
			least := 2
			if strings.HasPrefix(list, "a ") || strings.HasPrefix(list, "an ") || strings.HasPrefix(list, "its ") {
				least = 1
			}
			if fields := w.fieldList(list, false); len(fields) >= least {
				add(name, fields)
			}
		}
	}
	if head, list, ok := strings.Cut(text, ", each with "); ok {
		add(w.doneTo(head), w.fieldList(list, false))
	}
	return slices.Concat(out, w.listedRecords(text), w.toldValues(text))
}

// doneTo is what the first verb of a sentence is about: "the desk proposes matches
// between reports".
func (w *Specifier) doneTo(text string) string {
	tokens := wording.Tokens(text)
	for i, t := range tokens {
		if base, ok := w.BaseVerb(t.Lower); i > 0 && t.Kind == wording.Word && ok && w.Table.IsWord("verbs", "en", base) {
			if name, _ := w.nounsFrom(tokens, i+1); name != "" {
				return name
			}
		}
	}
	return ""
}

// isView says that a label names what shows data or what is done, and no record.
func (w *Specifier) isView(label string) bool {
	for _, word := range wording.Keywords(label) {
		if w.Table.IsWord("views", "en", word) {
			return true
		}
	}
	for word := range strings.FieldsSeq(strings.ToLower(label)) {
		if w.Table.IsWord("views", "en", word) || strings.HasSuffix(word, "ing") {
			return true
		}
	}
	return false
}

// writtenWith cuts a clause on writing something down in what it is and what is
// written: "an agent registers a find with category and place", "a visit is
// recorded with the day and the weight", "a fitter registers a pump: maker, year".
func (w *Specifier) writtenWith(clause string) (name, list string, ok bool) {
	head, list, found := cutFirstOf(clause, " with ", ": ")
	if !found {
		return "", "", false
	}
	tokens := wording.Tokens(head)
	for i, t := range tokens {
		if t.Kind != wording.Word {
			continue
		}
		base, _ := w.BaseVerb(t.Lower)
		if base = phrasing.OrElse(base, t.Lower); slices.Contains(w.Table.Words["told_verbs"].In("en"), base) {
			name, to := w.nounsFrom(tokens, i+1)
			if len(tokens)-to == 2 && (tokens[to].Lower == "for" || tokens[to].Lower == "of") {
				name = w.recordName(head[tokens[i+1].Start:]) // "reason for visit"
			}
			if name != "" && (len(tokens)-to <= 2 || strings.HasSuffix(head, ",")) {
				return name, list, true
			}
		}
		if i+1 == len(tokens) && slices.ContainsFunc(w.Table.Words["told_verbs"].In("en"), func(verb string) bool { return t.Lower == verb+"ed" || t.Lower == verb+"d" }) {
			name, _ := w.nounsFrom(tokens, 0)
			return name, list, name != ""
		}
	}
	return "", "", false
}

// nounsFrom is the name that begins at a token, behind what only determines it,
// and the token behind it.
func (w *Specifier) nounsFrom(tokens []wording.Token, i int) (name string, to int) {
	words, to := w.nounWords(tokens, i)
	return w.recordName(strings.Join(words, " ")), to
}

// nounWords are the words from a token on, behind what only determines them, up
// to the first that leads away from them, and the token behind them.
func (w *Specifier) nounWords(tokens []wording.Token, from int) (words []string, to int) {
	for to = from; to < len(tokens); to++ {
		t := tokens[to]
		if to == from && t.Kind == wording.Word && w.Table.IsWord("determiners", "en", t.Lower) {
			continue
		}
		if t.Kind != wording.Word {
			if n := len(words); n > 0 && n == to-from-1 && t.Text == "," && w.Table.IsWord("thing_adjectives", "en", words[n-1]) {
				continue // "a small, flat box"
			}
			break
		}
		for _, list := range []string{"prepositions", "relatives", "adverbs", "modals", "finite", "pronouns_object", "conditions"} {
			if w.Table.IsWord(list, "en", t.Lower) {
				return words, to
			}
		}
		words = append(words, t.Lower)
	}
	return words, to
}

// recordName is a noun phrase as the name of a record in the singular; empty
// for people, clauses and words that name no thing.
func (w *Specifier) recordName(text string) string {
	words := strings.Fields(strings.ToLower(strings.Trim(text, " `*\"“”")))
	indefinite := len(words) > 1 && (words[0] == "a" || words[0] == "each" || words[0] == "every")
	for len(words) > 1 && (w.Table.IsWord("determiners", "en", words[0]) || w.Table.IsWord("articles", "en", words[0])) {
		words = words[1:]
	}
	tail := ""
	if at := slices.IndexFunc(words, func(s string) bool { return w.Table.IsWord("prepositions", "en", s) }); at > 0 {
		if at == len(words)-2 && (words[at] == "for" || words[at] == "of") {
			tail = " " + words[at] + " " + words[at+1] // "reason for visit"
		}
		words = words[:at]
	}
	for len(words) > 1 && (w.Table.IsWord("thing_adjectives", "en", words[0]) || strings.HasSuffix(words[0], "ed")) {
		words = words[1:]
	}
	if len(words) == 0 || len(words) > 2 {
		return ""
	}
	for _, word := range words {
		if strings.ContainsAny(word, "0123456789,;:()/") || w.Table.IsWord("pronouns_object", "en", word) || w.Table.IsWord("modals", "en", word) || w.Table.IsWord("finite", "en", word) || wording.Keywords(word) == nil {
			return ""
		}
	}
	head := wording.Singular(words[len(words)-1])
	if w.IsPerson(head) || w.Table.IsWord("no_things", "en", head) && (!indefinite || !w.Table.IsWord("counted_selves", "en", head)) && len(words) == 1 && tail == "" || w.IsSystem(head) || strings.EqualFold(head, w.Product) {
		return ""
	}
	words[len(words)-1] = head
	return strings.Join(words, " ") + tail
}

// toldValues reads "the worker grades each parcel as A, B or C" as a field with
// these values.
func (w *Specifier) toldValues(text string) []toldRecord {
	head, list, ok := strings.Cut(strings.TrimRight(text, "."), " as ")
	list, _, _ = strings.Cut(list, ";")
	if !ok || !strings.Contains(list, ", ") || !strings.Contains(list, " or ") {
		return nil
	}
	tokens := wording.Tokens(head)
	for i, t := range tokens {
		base, _ := w.BaseVerb(t.Lower)
		field := w.Table.Words["told_values"].In("en")
		at := slices.IndexFunc(field, func(pair string) bool { return strings.HasPrefix(pair, phrasing.OrElse(base, t.Lower)+"=") })
		if at < 0 {
			continue
		}
		_, name, _ := strings.Cut(field[at], "=")
		if record, to := w.nounsFrom(tokens, i+1); record != "" && to == len(tokens) {
			return []toldRecord{{record, []specs.Field{{Name: name, Constraint: list}}}}
		}
	}
	return nil
}

func cutFirstOf(text string, marks ...string) (before, after string, ok bool) {
	best := -1
	for _, mark := range marks {
		if i := strings.Index(text, mark); i > 0 && (best < 0 || i < best) {
			best = i
			before, after, ok = text[:i], text[i+len(mark):], true
		}
	}
	return before, after, ok
}

// tellCoded adds the field that a statement on each of a thing names in code: "Each delivery
// has `sequence` per tenant". A source that lists the fields of a thing may tell one elsewhere.
func (w *Specifier) tellCoded(m *dataModel, text string, src specs.Source) {
	head, rest, ok := cutFirstOf(text, " has `", " carries `", " gets `", " bears `")
	words := strings.Fields(strings.ToLower(head))
	name, tail, closed := strings.Cut(rest, "`")
	if !ok || !closed || len(words) < 2 || len(words) > 3 || !w.Table.IsWord("each_one", "en", words[0]) || strings.ContainsAny(name, " (){}/:.") {
		return
	}
	at := m.index(strings.Join(words[1:], " "), "")
	if at < 0 {
		return
	}
	for _, mark := range []string{" so ", ",", ".", ";", " which ", " that "} {
		tail, _, _ = strings.Cut(tail, mark)
	}
	addTold(&m.entities[at], []specs.Field{{Name: name, Constraint: strings.Trim(tail, " .")}}, src)
}

// tellMarked adds to the thing that a term defines what it is marked with: "a numbered place"
// has a number.
func (w *Specifier) tellMarked(m *dataModel, term, definition string, src specs.Source) {
	words := strings.Fields(strings.ToLower(specs.Plain(definition)))
	at := m.index(specs.Plain(term), "")
	if at < 0 || len(words) < 3 || !w.Table.IsWord("articles", "en", words[0]) {
		return
	}
	if field, ok := w.Table.Words["marked_with"].Paired("en", words[1]); ok {
		addTold(&m.entities[at], []specs.Field{{Name: field}}, src)
	}
}

// isDoneOrRole says that a label ends in what was done or names a role, and so no record:
// "Condemned: torn, stained, ragged", "Clients generated: …", "Site viewer: own site".
func (w *Specifier) isDoneOrRole(label string) bool {
	last := strings.ToLower(reading.LastWord(label))
	if _, done := w.Participle(last); done && !w.Table.IsWord("nouns", "en", last) {
		return true
	}
	a, known := w.Roster().Find(label)
	return known && !a.System
}

// leastShared is how many fields of a list an entity has to have already before the list is taken
// for one of the fields that it has.
const leastShared = 2

// sameList says that a list of fields goes on about those which the source lists of an entity
// elsewhere: several of them are the same.
func sameList(e *specs.Entity, fields []specs.Field) bool {
	shared := 0
	for _, f := range fields {
		if slices.ContainsFunc(e.Fields, func(have specs.Field) bool { return strings.EqualFold(have.Name, f.Name) }) {
			shared++
		}
	}
	return shared >= leastShared
}
