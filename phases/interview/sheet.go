package interview

import (
	"cmp"
	"slices"
	"strings"

	"gopkg.in/yaml.v3"

	"github.com/overtone-cli/overtone/specs/frontmatter"
)

// Sheet is answers.yaml: every answer of a session by question id, in the
// order in which they were asked, and the hash of the source they belong to.
type Sheet struct {
	SourceSHA256 string
	File         string // for messages
	Command      string // that replays it; empty: `overtone spec new`
	entries      []Entry
}

// Entry is one answer with its line in the file, 0 when it was not read.
type Entry struct {
	ID     string
	Answer Answer
	Line   int
}

// Get finds an answer by question id. There are dozens of them, not thousands.
func (s *Sheet) Get(id string) (Entry, bool) {
	for _, e := range s.entries {
		if e.ID == id {
			return e, true
		}
	}
	return Entry{}, false
}

// Set records an answer, in place of an earlier one to the same question.
func (s *Sheet) Set(id string, a Answer) {
	for i := range s.entries {
		if s.entries[i].ID == id {
			s.entries[i].Answer = a
			return
		}
	}
	s.entries = append(s.entries, Entry{ID: id, Answer: a})
}

// Drop forgets the answer to a question, if there is one.
func (s *Sheet) Drop(id string) {
	s.entries = slices.DeleteFunc(s.entries, func(e Entry) bool { return e.ID == id })
}

// Arrange keeps the answers that are wanted and sorts them by their ids; what is
// equal stays as it is.
func (s *Sheet) Arrange(wanted func(id string) bool, order func(a, b string) int) {
	s.entries = slices.DeleteFunc(s.entries, func(e Entry) bool { return !wanted(e.ID) })
	slices.SortStableFunc(s.entries, func(a, b Entry) int { return order(a.ID, b.ID) })
}

// Entries gives all answers in order.
func (s *Sheet) Entries() []Entry { return slices.Clone(s.entries) }

// Interactive says whether a person gave any of the answers.
func (s *Sheet) Interactive() bool {
	return slices.ContainsFunc(s.entries, func(e Entry) bool { return e.Answer.How == Answered })
}

// Bytes writes the sheet; ParseSheet reads it back.
func (s *Sheet) Bytes() []byte {
	var b strings.Builder
	b.WriteString("# What was decided, by question. `how: default` marks what nobody was asked.\n")
	b.WriteString("# Change a value and run `" + cmp.Or(s.Command, "overtone spec new") + " --answers THIS_FILE` to replay.\n")
	b.WriteString("source_sha256: " + frontmatter.Scalar(s.SourceSHA256) + "\nanswers:")
	if len(s.entries) == 0 {
		b.WriteString(" {}")
	}
	b.WriteString("\n")
	for _, e := range s.entries {
		b.WriteString("  " + frontmatter.Scalar(e.ID) + ":\n")
		switch len(e.Answer.Values) {
		case 0:
			b.WriteString("    value: []\n")
		case 1:
			b.WriteString("    value: " + block(e.Answer.Values[0]) + "\n")
		default:
			b.WriteString("    value:\n")
			for _, v := range e.Answer.Values {
				b.WriteString("      - " + block(v) + "\n")
			}
		}
		b.WriteString("    how: " + string(e.Answer.How) + "\n")
	}
	return []byte(b.String())
}

// block prints a value; one of several lines becomes a quoted scalar, so that
// no line of it can be taken for YAML.
func block(v string) string {
	if !strings.ContainsAny(v, "\n\r\t") {
		return frontmatter.Scalar(v)
	}
	out, err := yaml.Marshal(&yaml.Node{Kind: yaml.ScalarNode, Style: yaml.DoubleQuotedStyle, Value: v})
	if err != nil {
		return frontmatter.Scalar(strings.Join(strings.Fields(v), " "))
	}
	return strings.TrimSpace(string(out))
}
