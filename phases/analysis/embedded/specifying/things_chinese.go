package specifying

import (
	"cmp"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// chineseThings are what the product keeps in the words of a Chinese source: the
// nouns of its statements that name something on record, those that most
// statements speak of first. No word ends where a Chinese noun begins, so its
// first character is sought behind a verb, a counting word or a mark.
func (w *Specifier) chineseThings(limit int) []thing {
	m := &chineseMiner{w: w, known: map[string]*thing{}, heads: map[rune][]string{}, verbs: map[rune][]string{}}
	m.index()
	texts := w.thingItems()
	for i := range texts {
		m.read(i, &texts[i])
	}
	m.fold()
	pick := func(least int) (out []thing) {
		for _, name := range reading.SortedKeys(m.known) {
			if t := m.known[name]; t.done && (t.units >= least || t.made) && !w.namedElsewhere(name) && !slices.Contains(w.Table.Words["vague_records"].In("zh"), name) {
				out = append(out, *t)
			}
		}
		return out
	}
	out := pick(leastUnits)
	if len(out) < 2 && len(texts) < shortText && len(w.Understood.Entities) == 0 { // a short text says each thing once
		out, limit = pick(1), min(limit, shortModel)
	}
	slices.SortStableFunc(out, func(a, b thing) int {
		return cmp.Or(cmp.Compare(b.units, a.units), cmp.Compare(a.at, b.at), strings.Compare(a.name, b.name))
	})
	return out[:min(len(out), limit)]
}

// shortModel is how many things of a text are taken that names each of them once.
const shortModel = 3

// shortText is how many statements a text has at most that names its things but once.
const shortText = 40

// namedElsewhere says that a name is that of a system, a technology, a role or
// the product.
func (w *Specifier) namedElsewhere(name string) bool {
	for i := range w.Understood.Integrations {
		if strings.Contains(w.Understood.Integrations[i].Name, name) {
			return true
		}
	}
	for i := range w.Understood.Technologies {
		if w.Understood.Technologies[i].Name == name {
			return true
		}
	}
	_, person := w.Roster().Find(name)
	return person || name == w.Product || w.IsSystem(name)
}

// chineseMiner gathers the nouns of Chinese statements that name something on
// record.
type chineseMiner struct {
	w     *Specifier
	known map[string]*thing
	heads map[rune][]string // nouns that end the name of a thing, by their first character
	verbs map[rune][]string // verbs by their last character
}

func (m *chineseMiner) index() {
	for _, list := range []string{"record_nouns", "record_ends"} {
		for _, noun := range m.w.Table.Words[list].In("zh") {
			first, _ := utf8.DecodeRuneInString(noun)
			m.heads[first] = append(m.heads[first], noun)
		}
	}
	for _, list := range []string{"verbs", "record_verbs", "machine_acts", "before_records"} {
		for _, verb := range m.w.Table.Words[list].In("zh") {
			last, _ := utf8.DecodeLastRuneInString(verb)
			m.verbs[last] = append(m.verbs[last], verb)
		}
	}
}

// read takes the things of one statement.
func (m *chineseMiner) read(at int, it *thingItem) {
	said := map[string]bool{}
	for _, h := range m.found(it.Text) {
		if reading.HasSuffixOf(it.Text[:h.from], "不", "不予", "无需", "没有") {
			continue // "逾期不退款" keeps no 退款
		}
		t := m.known[h.name]
		if t == nil {
			t = &thing{name: h.name, at: at, source: it.Source}
			m.known[h.name] = t
		}
		if !said[h.name] {
			said[h.name] = true
			t.units++
		}
		t.done = t.done || it.feature
		kept := reading.HasPrefixOf(it.Text[h.to:], m.w.Table.Words["kept_behind"].In("zh")...)
		t.done, t.made = t.done || kept, t.made || it.feature && h.made || kept
	}
}

// foundThing is one place at which a statement names a thing.
type foundThing struct {
	name     string
	from, to int
	made     bool // somebody writes it down or the product makes it
}

// found are the things that a text names, in order.
func (m *chineseMiner) found(text string) []foundThing {
	var out []foundThing
	for i, r := range text {
		for _, noun := range m.heads[r] {
			to := i + len(noun)
			if !strings.HasPrefix(text[i:], noun) || m.goesOn(text[to:]) {
				continue
			}
			if from, ok := m.begin(text, i, noun); ok {
				name := text[from:to]
				if n := len(out); n > 0 && out[n-1].to > from {
					if from > out[n-1].from {
						continue
					}
					out = out[:n-1] // the longer name holds it
				}
				out = append(out, foundThing{name, from, to, m.verbBefore(text[:from], "record_verbs")})
			}
		}
	}
	return out
}

// goesOn says that the word goes on behind a noun: 申请人, 订单号.
func (m *chineseMiner) goesOn(rest string) bool {
	return m.w.Table.StartsWith("record_tails", "zh", rest)
}

// maxAttribute is how many characters may stand before a noun as part of the
// name: 安全库存, 用血申请.
const maxAttribute = 4

// begin is where the name of a thing begins that ends in a noun. A noun of one
// character needs what stands before it: 取件单.
func (m *chineseMiner) begin(text string, at int, noun string) (int, bool) {
	single := utf8.RuneCountInString(noun) == 1
	if !single && m.boundary(text[:at]) {
		return m.withAttribute(text, at), true
	}
	from := at
	for n := 1; n <= maxAttribute; n++ {
		r, size := utf8.DecodeLastRuneInString(text[:from])
		name := text[from-size : at+len(noun)]
		if single && n == 1 && slices.Contains(m.w.Table.Words["short_records"].In("zh"), name) {
			return m.whole(text, from-size, at+len(noun)), true // 发|货单 where nothing else is called 货单
		}
		if !unicode.Is(unicode.Han, r) || m.w.Table.StartsWith("no_attribute", "zh", string(r)) {
			break
		}
		from -= size
		if m.w.Table.StartsWith("no_records", "zh", text[at-utf8.RuneLen(lastRune(text[:at])):at+len(noun)]) {
			return 0, false
		}
		if !single && m.goesBy(text[:from], noun) {
			return at, true
		}
		if behind := m.behindMeasure(text[:from], name); (n > 1 || !single) && behind > 0 && utf8.RuneCountInString(name[behind:]) > 1 {
			return from + behind, true
		}
		if (n > 1 || !single) && m.boundary(text[:from]) {
			return m.whole(text, from, at+len(noun)), !m.w.LeadsWithPerson(name)
		}
	}
	return 0, false
}

// withAttribute is where a name begins whose attribute ends as a clause mostly does: 上门任务.
func (m *chineseMiner) withAttribute(text string, at int) int {
	for _, attribute := range m.w.Table.Words["whole_attributes"].In("zh") {
		if strings.HasSuffix(text[:at], attribute) {
			return at - len(attribute)
		}
	}
	return at
}

// goesBy says that what stands between a text and a noun tells by what it goes: "每餐补贴" is
// 补贴 by the meal, "按年龄段补贴" by the age.
func (m *chineseMiner) goesBy(before, noun string) bool {
	return strings.HasSuffix(before, "每") || strings.HasSuffix(before, "按") && slices.Contains(m.w.Table.Words["deeds_as_records"].In("zh"), noun)
}

// behindMeasure is where a name goes on behind the word by which it is counted or
// pointed at: "每天加单", "这边手工加单", "一级告警". Nothing is called 天加单.
func (m *chineseMiner) behindMeasure(before, name string) int {
	if !reading.HasSuffixOf(before, "每", "这", "那", "哪", "各", "一", "二", "三") {
		return 0
	}
	for _, word := range m.w.Table.Words["measures_ahead"].In("zh") {
		if strings.HasPrefix(name, word) {
			return len(word)
		}
	}
	return 0
}

// whole moves the beginning of a name to the left as long as the source never
// says it without the character before: 印申请 is 用印申请 everywhere.
func (m *chineseMiner) whole(text string, from, to int) int {
	for range 2 {
		r, size := utf8.DecodeLastRuneInString(text[:from])
		count := strings.Count(m.w.Source.Text, text[from:to])
		if size == 0 || !unicode.Is(unicode.Han, r) || count < 2 || m.w.Table.StartsWith("no_attribute", "zh", string(r)) || m.verbEnds(text[:from]) || strings.Count(m.w.Source.Text, text[from-size:to]) < count {
			return from
		}
		from -= size
	}
	return from
}

// verbEnds says that a verb of more than one character ends a text.
func (m *chineseMiner) verbEnds(before string) bool {
	r, _ := utf8.DecodeLastRuneInString(before)
	return slices.ContainsFunc(m.verbs[r], func(verb string) bool { return len(verb) > utf8.RuneLen(r) && strings.HasSuffix(before, verb) })
}

func lastRune(text string) rune {
	r, _ := utf8.DecodeLastRuneInString(text)
	return r
}

// boundary says that a new word begins behind a text: behind a mark, a verb, a
// preposition or a counting word.
func (m *chineseMiner) boundary(before string) bool {
	r, _ := utf8.DecodeLastRuneInString(before)
	if before == "" || !unicode.Is(unicode.Han, r) || m.w.Table.StartsWith("no_attribute", "zh", string(r)) {
		return true
	}
	for _, verb := range m.verbs[r] {
		if strings.HasSuffix(before, verb) {
			return true
		}
	}
	for _, a := range m.w.Understood.Actors {
		if name := a.Name; name != "" && strings.HasSuffix(before, name) {
			return true
		}
	}
	return false
}

// verbBefore says that a verb of a list stands before a noun, with a number and
// a counting word between at most: "提交一份".
func (m *chineseMiner) verbBefore(before, list string) bool {
	before = strings.TrimRight(before, "一两几个张份条件项的每新 0123456789")
	return reading.HasSuffixOf(before, m.w.Table.Words[list].In("zh")...)
}

// fold gives what is called by its last word alone to the only thing that ends
// in it: 申请 is 用血申请 where no other 申请 is named.
func (m *chineseMiner) fold() {
	for _, bare := range reading.SortedKeys(m.known) {
		t, only := m.known[bare], ""
		for _, name := range reading.SortedKeys(m.known) {
			if name != bare && strings.HasSuffix(name, bare) {
				if only != "" {
					only = ""
					break
				}
				only = name
			}
		}
		if only == "" {
			continue
		}
		whole := m.known[only]
		if m.isCompound(bare) {
			continue // 跨市献血记录 is one kind of 献血记录, which is kept for itself
		}
		if t.units > whole.units { // one kind of many: 纸质合同
			t.units, t.at = t.units+whole.units, min(t.at, whole.at)
			t.done, t.made = t.done || whole.done, t.made || whole.made
			t.called = append(t.called, only)
			delete(m.known, only)
			continue
		}
		whole.units += t.units
		whole.at, whole.done, whole.made = min(whole.at, t.at), whole.done || t.done, whole.made || t.made
		whole.called = append(whole.called, bare)
		delete(m.known, bare)
	}
}

// isCompound says that a name has more than the noun that ends it: 献血记录.
func (m *chineseMiner) isCompound(name string) bool {
	for _, list := range []string{"record_nouns", "short_records"} {
		if slices.Contains(m.w.Table.Words[list].In("zh"), name) {
			return false
		}
	}
	return utf8.RuneCountInString(name) > 2
}
