package understanding

import (
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// Records told in sentences below a heading of the data model: "A fare belongs to a route and has
// a price, a currency and the dates between which it applies", "A port has a code of three letters
// and a name", "We store the time and the device for each scan".

// maxRecordWords bounds, in words, the name of a record in a sentence.
const maxRecordWords = 3

// recordTold is what a clause tells of a record.
type recordTold struct {
	record string
	owner  string   // which it belongs to
	parts  []string // records of which it has several
	fields []string
}

// recordsTold files the records that the clauses of a sentence tell of. What the other clauses say
// is classified as any sentence of the data model is.
func (x *understander) recordsTold(sen reading.Sentence, c context) bool {
	if reading.HasHan(sen.Text) {
		return x.recordsToldChinese(sen)
	}
	if x.columnsAdded(sen.Text, sen.From, sen.To) {
		return true
	}
	clauses := reading.SplitTop(strings.TrimRight(sen.Text, ". "), "; ")
	read := make([]recordTold, len(clauses))
	for i, clause := range clauses {
		read[i] = x.recordClause(clause)
	}
	if !slices.ContainsFunc(read, func(r recordTold) bool { return r.record != "" }) {
		return false
	}
	for _, r := range read { // all names first: a clause may refer to the record of a later one
		if r.record != "" {
			x.addEntity(reading.UpperFirst(r.record), sen.From, sen.To)
		}
	}
	for i, r := range read {
		clause := reading.UpperFirst(clauses[i])
		switch {
		case r.record != "":
			x.fileRecord(r, sen.From, sen.To)
		case !x.relations(clause, sen.From, sen.To):
			s := x.look(sentence(clause))
			x.put(reading.FirstOf(x.classify(&s, context{kind: "constraint", feature: -1}, false), "constraint"), &s, sen.From, sen.To, c)
		}
	}
	return true
}

// fileRecord files a record with its fields and its parts, and what it belongs to.
func (x *understander) fileRecord(r recordTold, from, to int) {
	e := x.addEntity(reading.UpperFirst(r.record), from, to)
	for _, part := range r.parts {
		p := x.u.Entities[x.addEntity(reading.UpperFirst(part), from, to)].Name
		if !slices.ContainsFunc(x.u.Entities[e].Relations, func(known specs.Relation) bool { return known.To == p }) {
			x.u.Entities[e].Relations = append(x.u.Entities[e].Relations, specs.Relation{To: p, Kind: "one-to-many", Source: x.source(from, to)})
		}
	}
	if r.owner != "" && !x.relations(r.record+" belongs to "+r.owner, from, to) {
		x.addField(e, TrimArticle(r.owner, x.lex.articles), "", "belongs to "+r.owner, from, to)
	}
	x.addFields(e, r.fields, from, to)
}

// recordClause reads one clause; the record is empty where it tells of none.
func (x *understander) recordClause(clause string) recordTold {
	low := reading.Lower(clause)
	for _, open := range x.lex.WeStore {
		if rest, ok := strings.CutPrefix(low, open); ok {
			for _, per := range x.lex.PerRecord {
				if i := strings.LastIndex(rest, per); i > 0 {
					at := len(open) + i
					return x.toldRecord(clause[at+len(per):], [][2]string{{" keeps ", clause[len(open):at]}})
				}
			}
			return recordTold{}
		}
	}
	if name, list, ok := strings.Cut(clause, " = "); ok {
		return x.toldRecord(name, [][2]string{{" has ", list}})
	}
	clause = withoutInsert(clause)
	if head, list, ok := strings.Cut(clause, ": "); ok {
		if name := x.lex.eachOf(head); name != head {
			return x.toldRecord(name, [][2]string{{" has ", list}})
		}
		return recordTold{}
	}
	if entity, list := x.lex.entityPhrase(clause); entity != "" && reading.HasPrefixOf(low, x.lex.ForEachOpeners...) {
		return x.toldRecord(entity, [][2]string{{" has ", list}})
	}
	return x.toldRecord(x.lex.predicates(clause))
}

// predicates are the subject of a clause about a record and what it says of it, each with its verb:
// " belongs to " with "a route", " has " with "a price and a currency".
func (l *Lexicons) predicates(clause string) (subject string, said [][2]string) {
	at := len(clause)
	for _, verb := range l.RecordHas {
		if i := strings.Index(clause, verb); i > 0 && i < at {
			at = i
		}
	}
	subject, clause = clause[:at], clause[at:]
	for _, verb := range l.RecordHas {
		clause = strings.ReplaceAll(strings.ReplaceAll(clause, ", and"+verb, "\x00"+verb), " and"+verb, "\x00"+verb)
	}
	for piece := range strings.SplitSeq(clause, "\x00") {
		for _, verb := range l.RecordHas {
			if list, ok := strings.CutPrefix(piece, verb); ok {
				said = append(said, [2]string{verb, list})
				break
			}
		}
	}
	return subject, said
}

// eachOf is the record of "For each delivery", "Per spray"; any other text stays.
func (l *Lexicons) eachOf(head string) string {
	low := reading.Lower(head)
	for _, open := range l.ForEachOpeners {
		if strings.HasPrefix(low, open) && len(strings.Fields(head[len(open):])) <= maxRecordWords {
			return reading.UpperFirst(head[len(open):])
		}
	}
	return head
}

// withoutInsert takes a condition between commas out of a list: "a name and, if they agree, a photo".
func withoutInsert(clause string) string {
	for _, open := range []string{", if ", " (if ", ", when "} {
		before, after, ok := strings.Cut(clause, open)
		if _, rest, closed := strings.Cut(after, ", "); ok && closed && strings.HasSuffix(before, " and") {
			return before + " optionally " + rest
		}
	}
	return clause
}

// toldRecord checks that a clause names a record, and gives what it says of it.
func (x *understander) toldRecord(record string, said [][2]string) recordTold {
	record = TrimArticle(strings.Trim(record, " ,.`"), x.lex.articles)
	words := strings.Fields(reading.Lower(record))
	if n := len(words); n == 0 || n > maxRecordWords || len(said) == 0 || !x.lex.plainName(record) || x.lex.NoEndOfName[words[n-1]] || x.lex.NoRecordTold[words[n-1]] || strings.EqualFold(record, x.u.Product) {
		return recordTold{}
	}
	r := recordTold{record: x.lex.actorName(record)}
	for _, each := range said {
		if each[0] == " belongs to " || each[0] == " belong to " {
			r.owner = TrimArticle(strings.TrimPrefix(strings.TrimPrefix(strings.TrimRight(each[1], ". "), "exactly "), "one "), x.lex.articles)
			if len(strings.Fields(r.owner)) > maxRecordWords || !x.lex.plainName(r.owner) {
				return recordTold{}
			}
			continue
		}
		fields, parts, ok := x.lex.fieldsToldIn(each[1], each[0] == " keeps ")
		if !ok {
			return recordTold{}
		}
		r.fields, r.parts = append(r.fields, fields...), append(r.parts, parts...)
	}
	return r
}

// fieldsToldIn are the fields in a list of what a record has, and the records of which it has
// several. Nothing is read where one of them is counted with a number, or is no name of a thing. A
// single field stands behind its article, or behind "the" where we keep it.
func (l *Lexicons) fieldsToldIn(list string, kept bool) (fields, parts []string, ok bool) {
	const longest = 8
	all := reading.SplitList(list)
	if !reading.ShortParts(all, longest, 0) {
		return nil, nil, false
	}
	for _, p := range all {
		low := reading.Lower(p)
		if several := reading.LongestPrefix(low, l.SeveralAhead...); several != "" {
			part := strings.TrimRight(p[len(several):], ". ")
			if len(strings.Fields(part)) > maxRecordWords || !l.plainName(part) {
				return nil, nil, false
			}
			parts = append(parts, wording.Singular(part))
			continue
		}
		if reading.HasPrefixOf(low, l.CountedAhead...) || low[0] >= '0' && low[0] <= '9' || reading.HasPrefixOf(low, "to ", "been ", "not ", "no ", "only ") {
			return nil, nil, false
		}
		if reading.HasFiniteVerb(l.askedField(p)) && !reading.ContainsAny(low, " that ", " which ") {
			return nil, nil, false
		}
		fields = append(fields, p)
	}
	if len(all) == 1 && len(fields) == 1 {
		first := reading.Lower(reading.FirstWord(fields[0]))
		return fields, parts, first == "a" || first == "an" || first == "its" || kept && first == "the"
	}
	return fields, parts, true
}

// addFields files the fields of a list. Two that are called by the same noun keep what tells them
// apart: "a capacity for people and a capacity for cars".
func (x *understander) addFields(e int, parts []string, from, to int) {
	names := make([]string, len(parts))
	count := map[string]int{}
	for i, p := range parts {
		names[i] = x.lex.shortField(x.lex.askedField(p), x.lex.articles)
		count[fold(names[i])]++
	}
	for i, p := range parts {
		rule := fieldRule(p)
		if count[fold(names[i])] > 1 {
			names[i], _, _ = strings.Cut(TrimArticle(strings.TrimRight(p, ". "), slices.Concat(x.lex.Possessives, x.lex.articles)), " (")
			rule = ""
		}
		if x.lex.optional(p) != "" && !strings.Contains(rule, "optional") {
			rule = strings.Trim("optional, "+rule, ", ")
		}
		if name, size, ok := strings.Cut(names[i], " of "); ok && reading.HasPrefixOf(reading.Lower(size), x.lex.CountedAhead...) {
			names[i], rule = name, reading.FirstOf(rule, size)
		}
		x.addField(e, names[i], "", rule, from, to)
	}
}

// optional is how a list says in front of a field that it may be missing: "optionally ".
func (l *Lexicons) optional(part string) string {
	low := " " + reading.Lower(part)
	for _, word := range l.OptionalAhead {
		if strings.HasPrefix(low, word) {
			return part[:len(word)-1]
		}
	}
	return ""
}

// askedField is the name of a field that a list tells as a question: "approved by" of "who approved
// it", "sent at" of "when it was sent", "number of legs" of "how many legs". Others stay, without a
// word that says that it may be missing.
func (l *Lexicons) askedField(part string) string {
	part = strings.TrimPrefix(strings.TrimRight(part, ". "), l.optional(part))
	words := strings.Fields(part)
	wasIt := len(words) >= 4 && words[1] == "it" && (words[2] == "was" || words[2] == "is")
	switch n := len(words); {
	case n == 3 && strings.EqualFold(words[0], "who") && strings.HasSuffix(words[1], "ed") && words[2] == "it":
		return words[1] + " by"
	case n == 4 && wasIt && strings.EqualFold(words[0], "when"):
		return words[3] + " at"
	case n >= 3 && strings.EqualFold(words[0], "how") && words[1] == "many":
		return "number of " + words[2]
	case wasIt && strings.EqualFold(words[0], "whether"):
		return strings.Join(words[3:], " ")
	}
	return part
}

// columnsAdded reads columns that a change adds to a table: "Changed table: `picker` gets the column
// `left_on`", "`orders` gains `paid_at` and `paid_by`".
func (x *understander) columnsAdded(text string, from, to int) bool {
	if head, body, ok := strings.Cut(text, ": "); ok && reading.ContainsAny(" "+reading.Lower(head)+" ", x.lex.TableHeads...) {
		text = body
	}
	rest, ok := strings.CutPrefix(strings.TrimPrefix(strings.TrimPrefix(text, "The table "), "Table "), "`")
	name, rest, closed := strings.Cut(rest, "`")
	verb := reading.FirstWord(strings.TrimSpace(rest))
	if !ok || !closed || !isIdentifier(name) || !slices.Contains(x.lex.GetsColumn, verb) {
		return false
	}
	pieces := strings.Split(rest, "`")
	const inner = 2 // every second piece stands in code
	if len(pieces) <= inner {
		return false
	}
	e := x.addEntity(name, from, to)
	for i := 1; i < len(pieces); i += inner {
		if isIdentifier(pieces[i]) {
			x.addField(e, pieces[i], "", "", from, to)
		}
	}
	return true
}
