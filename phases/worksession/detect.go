package worksession

import (
	"fmt"
	"strings"

	"github.com/overtone-cli/overtone/specs/guidelines"
)

// Detected is what a sentence was taken for, and why.
type Detected struct {
	Kind     guidelines.Kind `json:"kind" jsonschema:"convention, constraint or learning"`
	Category string          `json:"category" jsonschema:"the word in brackets before the rule"`
	Why      []string        `json:"why" jsonschema:"one sentence for each of the two"`
}

// Words are the tables by which sentences are sorted.
type Words struct{ tables wordTables }

// Words reads the tables, the project's own when it has some. Errors:
// input.template with file and line.
func (d *Desk) Words() (*Words, error) {
	w := &Words{}
	return w, d.Set.Decode(wordsFile, &w.tables)
}

// Categories lists the categories that a rule of a kind may have, the one that
// is taken without a word last.
func (w *Words) Categories(kind guidelines.Kind) []string {
	var out []string
	for _, row := range w.rows(kind) {
		out = append(out, row.ID)
	}
	return out
}

// rows are the categories of a kind: the last two of the shared table belong to
// one kind each.
func (w *Words) rows(kind guidelines.Kind) []wordRow {
	if kind == guidelines.Convention {
		return w.tables.Conventions
	}
	var out []wordRow
	for _, row := range w.tables.Categories {
		other := map[guidelines.Kind]string{guidelines.Constraint: "other", guidelines.Learning: "tech_stack"}[kind]
		if row.ID != other {
			out = append(out, row)
		}
	}
	return out
}

// Kinds lists the kinds of rules.
func Kinds() []guidelines.Kind {
	return []guidelines.Kind{guidelines.Convention, guidelines.Constraint, guidelines.Learning}
}

// Detect tells kind and category of a rule from its words; what is given is
// taken as it is.
func (w *Words) Detect(text string, kind guidelines.Kind, category string) Detected {
	out := Detected{Kind: kind, Category: category}
	if kind == "" {
		id, word := pick(w.tables.Types, text, exact)
		out.Kind = guidelines.Kind(id)
		out.Why = append(out.Why, because("type", id, word))
	} else {
		out.Why = append(out.Why, fmt.Sprintf("type %s: given", kind))
	}
	if category == "" {
		id, word := pick(w.rows(out.Kind), text, bent)
		out.Category = id
		out.Why = append(out.Why, because("category", id, word))
	} else {
		out.Why = append(out.Why, fmt.Sprintf("category %s: given", category))
	}
	return out
}

func because(what, id, word string) string {
	if word == "" {
		return fmt.Sprintf("%s %s: no word of another one stands in it", what, id)
	}
	return fmt.Sprintf("%s %s: it says %q", what, id, word)
}

// pick is the first row with a word in the text, or the row without words.
func pick(rows []wordRow, text string, how reading) (id, word string) {
	for _, row := range rows {
		list := row.words()
		if len(list.EN)+len(list.ZH) == 0 {
			return row.ID, ""
		}
		if found, at := list.find(text, how); at >= 0 {
			return row.ID, found
		}
	}
	return "", ""
}

// Works lists what a piece of work may have been.
func (w *Words) Works() []string {
	var out []string
	for _, row := range w.tables.Work {
		out = append(out, row.ID)
	}
	return out
}

// Work tells what a piece of work was: by the word before the colon of a commit
// subject, else by its words.
func (w *Words) Work(text string) (id, why string) {
	if word, _, ok := commitKind(text); ok {
		if id, known := w.tables.Commits[word]; known {
			return id, because("category", id, word+":")
		}
	}
	_, made := w.tables.Making.find(text, bent)
	for _, row := range w.tables.Work {
		list := row.words()
		if len(list.EN)+len(list.ZH) == 0 {
			return row.ID, because("category", row.ID, "")
		}
		if found, at := list.find(text, bent); at >= 0 {
			return row.ID, because("category", row.ID, found)
		}
		if found, at := row.softly().find(text, bent); at >= 0 && (made < 0 || at < made) {
			return row.ID, because("category", row.ID, found)
		}
	}
	return "enhancement", because("category", "enhancement", "")
}

// plainSubject is the subject of a commit without the word that says its kind;
// other words before a colon stay.
func (w *Words) plainSubject(subject string) string {
	if kind, rest, ok := commitKind(subject); ok && w.tables.Commits[kind] != "" {
		return rest
	}
	return subject
}

// commitKind takes "feat" and the rest from "feat(auth)!: the rest".
func commitKind(subject string) (kind, rest string, ok bool) {
	head, rest, ok := strings.Cut(subject, ":")
	if !ok || rest == "" || rest[0] != ' ' {
		return "", subject, false
	}
	head = strings.TrimSuffix(head, "!")
	if i := strings.IndexByte(head, '('); i > 0 && strings.HasSuffix(head, ")") {
		head = head[:i]
	}
	if head == "" || strings.Trim(strings.ToLower(head), "abcdefghijklmnopqrstuvwxyz") != "" {
		return "", subject, false
	}
	return strings.ToLower(head), strings.TrimSpace(rest), true
}
