package guidelines

import (
	"bytes"
	"encoding/json"
	"fmt"
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/specs/problem"
)

// Old is what an old project-guidelines.json holds.
type Old struct {
	Rules []OldRule
	Left  []OldPart // what cannot be taken
}

// OldRule is one rule of an old file and what it becomes.
type OldRule struct {
	From     string // its place, such as conventions.naming_patterns[0]
	Addition Addition
}

// OldPart is a part of an old file that cannot be taken, and why.
type OldPart struct{ From, Why string }

// ParseOld reads a project-guidelines.json: groups of texts under conventions
// and constraints, quality_rules as {rule, scope, enforced_by}, learnings as
// {date, insight, category}. Entries may be texts or objects everywhere. Shown
// is the name of the file for errors: input.not_guidelines, with the line when
// it is no JSON.
func ParseOld(shown string, data []byte) (*Old, error) {
	data = bytes.TrimPrefix(data, []byte("\uFEFF"))
	fields, err := orderedFields(data)
	if err != nil {
		line := 1
		if at := errorOffset(err); at > 0 {
			line += bytes.Count(data[:min(int(at), len(data))], []byte("\n"))
		}
		return nil, problem.Wrap(err, "input.not_guidelines", "this is no JSON object").At(shown, line).
			Mend("give a project-guidelines.json with conventions, constraints, quality_rules or learnings")
	}
	old := &Old{}
	known := false
	for _, f := range fields {
		read, ok := map[string]func(string, json.RawMessage){
			"conventions": old.groups(Convention), "constraints": old.groups(Constraint),
			"quality_rules": old.quality, "learnings": old.learnings,
		}[f.key]
		switch {
		case ok:
			known = true
			read(f.key, f.value)
		case f.key != "_metadata" && f.key != "version" && f.key != "last_updated" && f.key != "$schema":
			old.left(f.key, "nothing is known of this part")
		}
	}
	if !known {
		return nil, problem.New("input.not_guidelines", "it has none of conventions, constraints, quality_rules and learnings").At(shown, 1).
			Mend("give a project-guidelines.json")
	}
	return old, nil
}

func (o *Old) left(from, why string) { o.Left = append(o.Left, OldPart{From: from, Why: why}) }

// groups reads {"naming_patterns": ["…"], …}, or a bare list.
func (o *Old) groups(kind Kind) func(string, json.RawMessage) {
	return func(from string, raw json.RawMessage) {
		fields, err := orderedFields(raw)
		if err != nil {
			o.list(from, raw, kind, "")
			return
		}
		for _, f := range fields {
			o.list(from+"."+f.key, f.value, kind, f.key)
		}
	}
}

// oldEntry is one rule as an object, with the names that were in use.
type oldEntry struct {
	Rule       string `json:"rule"`
	Text       string `json:"text"`
	Insight    string `json:"insight"`
	Content    string `json:"content"`
	Descr      string `json:"description"`
	Scope      string `json:"scope"`
	EnforcedBy string `json:"enforced_by"`
	Category   string `json:"category"`
	Date       string `json:"date"`
}

func (e oldEntry) words() string {
	for _, text := range []string{e.Rule, e.Insight, e.Text, e.Content, e.Descr} {
		if strings.TrimSpace(text) != "" {
			return text
		}
	}
	return ""
}

// each reads the entries of a list, as texts or objects.
func (o *Old) each(from string, raw json.RawMessage, take func(from string, e oldEntry)) {
	var list []json.RawMessage
	if err := json.Unmarshal(raw, &list); err != nil {
		var text string
		if json.Unmarshal(raw, &text) != nil {
			o.left(from, "it is no list of rules")
			return
		}
		list = []json.RawMessage{raw}
	}
	for i, one := range list {
		at := fmt.Sprintf("%s[%d]", from, i)
		var e oldEntry
		if json.Unmarshal(one, &e.Rule) != nil {
			if err := json.Unmarshal(one, &e); err != nil {
				o.left(at, "it is neither a text nor an object with a rule")
				continue
			}
		}
		if strings.TrimSpace(e.words()) == "" {
			o.left(at, "it has no words")
			continue
		}
		take(at, e)
	}
}

func (o *Old) list(from string, raw json.RawMessage, kind Kind, group string) {
	o.each(from, raw, func(at string, e oldEntry) {
		o.take(at, Addition{Kind: kind, Topic: topicOf(group, e.Category), Text: e.words()})
	})
}

func (o *Old) quality(from string, raw json.RawMessage) {
	o.each(from, raw, func(at string, e oldEntry) {
		quality := Quality{Rule: e.words(), Scope: e.Scope, EnforcedBy: e.EnforcedBy}
		o.take(at, Addition{Kind: Constraint, Topic: topicOf(e.Category, "quality"), Text: quality.Text(), File: QualityFile})
	})
}

func (o *Old) learnings(from string, raw json.RawMessage) {
	o.each(from, raw, func(at string, e oldEntry) {
		date := e.Date
		if len(date) > 10 {
			date = date[:10]
		}
		if !isDate(date) {
			date = ""
		}
		o.take(at, Addition{Kind: Learning, Topic: topicOf(e.Category, "other"), Text: e.words(), Date: date})
	})
}

// take keeps a rule that can be written, and says why another cannot.
func (o *Old) take(from string, a Addition) {
	if err := (Places{}).complete(&a); err != nil {
		o.left(from, problem.From(err).Message)
		return
	}
	o.Rules = append(o.Rules, OldRule{From: from, Addition: a})
}

// topicOf is the first of some words that can be a topic.
func topicOf(words ...string) string {
	for _, word := range words {
		word = strings.ToLower(strings.Join(strings.Fields(fold(word)), "_"))
		if isTopic(word) && len([]rune(word)) <= maxTopic && word != string(Learning) {
			return word
		}
	}
	return ""
}

type jsonField struct {
	key   string
	value json.RawMessage
}

// orderedFields reads the fields of an object in their order.
func orderedFields(data []byte) ([]jsonField, error) {
	var whole map[string]json.RawMessage
	if err := json.Unmarshal(data, &whole); err != nil {
		return nil, err
	}
	if whole == nil {
		return nil, fmt.Errorf("null")
	}
	decoder := json.NewDecoder(bytes.NewReader(data))
	if _, err := decoder.Token(); err != nil {
		return nil, err
	}
	var out []jsonField
	for decoder.More() {
		key, err := decoder.Token()
		if err != nil {
			return nil, err
		}
		var value json.RawMessage
		if err := decoder.Decode(&value); err != nil {
			return nil, err
		}
		name, _ := key.(string) // a key is a string
		if i := slices.IndexFunc(out, func(f jsonField) bool { return f.key == name }); i >= 0 {
			out[i].value = value // the last one counts
			continue
		}
		out = append(out, jsonField{name, value})
	}
	return out, nil
}

func errorOffset(err error) int64 {
	switch e := err.(type) { //nolint:errorlint // the JSON package gives them bare
	case *json.SyntaxError:
		return e.Offset
	case *json.UnmarshalTypeError:
		return e.Offset
	}
	return 0
}
