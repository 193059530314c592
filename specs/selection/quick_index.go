package selection

// index reads what this package's index looks like as encoding/json writes it.
func (q *quick) index() *Index {
	index := &Index{SchemaVersion: q.small(`{"schema_version":`), Dimension: q.value(`,"dimension":`), BuiltAt: q.value(`,"built_at":`)}
	index.Entries = listOf(q, `,"entries":`, q.entry)
	q.take("}")
	q.blank()
	if q.off || q.at < len(q.text) {
		return nil
	}
	return index
}

func (q *quick) entry() Entry {
	return Entry{
		File: q.value(`{"file":`), Size: q.number(`,"size":`), ModTime: q.number(`,"mtime":`), Hash: q.value(`,"sha256":`),
		Title: q.value(`,"title":`), Dimension: q.value(`,"dimension":`), Scope: q.value(`,"scope":`), Category: q.value(`,"category":`),
		Keywords: listOf(q, `,"keywords":`, q.quoted), ReadMode: q.value(`,"readMode":`), Priority: q.value(`,"priority":`),
		Legacy: q.flag(`,"legacy":`), Refused: q.flag(`,"refused":`),
		ContentLength: q.small(`,"contentLength":`), RuleCount: q.small(`,"rule_count":`),
		Sections: listOf(q, `,"sections":`, q.section), Flaws: q.flaws(),
	}
}

func (q *quick) section() Section {
	s := Section{
		Heading: q.value(`{"heading":`), Level: q.small(`,"level":`), Start: q.small(`,"start":`), End: q.small(`,"end":`),
		Body: q.small(`,"body":`), Empty: q.flag(`,"empty":`), Rules: listOf(q, `,"rules":`, q.count),
	}
	q.take("}")
	return s
}

// flaws reads the last field of an entry.
func (q *quick) flaws() []Flaw {
	all := listOf(q, `,"flaws":`, func() Flaw {
		f := Flaw{Code: q.value(`{"code":`), Line: q.small(`,"line":`), Message: q.value(`,"message":`), Fix: q.value(`,"fix":`)}
		q.take("}")
		return f
	})
	q.take("}")
	return all
}

// Fields gives the fields of a JSON object that holds texts alone, in order, as
// encoding/json would read them, and says whether data was one. It gives up on
// everything else, also when field does; the fields given until then mean
// nothing.
func Fields(data []byte, field func(name, value string) bool) bool {
	q := &quick{text: string(data)}
	q.blank()
	q.take("{")
	for !q.off {
		q.blank()
		name := q.quoted()
		q.blank()
		q.take(":")
		q.blank()
		value := q.quoted()
		if q.off || !field(name, value) {
			return false
		}
		q.blank()
		if q.try("}") {
			break
		}
		q.take(",")
	}
	q.blank()
	return !q.off && q.at == len(q.text)
}
