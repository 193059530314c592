package specs

import (
	"fmt"
	"strconv"
	"strings"
)

// Origin says where a statement comes from.
type Origin string

// The origins. Edited is what a person wrote into a document by hand.
const (
	Stated   Origin = "stated"
	Answered Origin = "answered"
	Inferred Origin = "inferred"
	Edited   Origin = "edited"
)

// LineRange is a run of 1-based lines of source/input.md, both ends included.
type LineRange struct {
	From int `json:"from"`
	To   int `json:"to"`
}

// Source is the provenance of one item.
type Source struct {
	Kind     Origin      `json:"kind"`
	Lines    []LineRange `json:"lines,omitempty"`
	Round    int         `json:"round,omitempty"`
	Question int         `json:"question,omitempty"`
	Rule     string      `json:"rule,omitempty"` // rule, pack or model that inferred it
}

// FromLines is the provenance of something that lines from–to of the source state.
func FromLines(from, to int) Source {
	return Source{Kind: Stated, Lines: []LineRange{{From: from, To: to}}}
}

// FromRule is the provenance of something that a rule, pack or model inferred.
func FromRule(rule string) Source { return Source{Kind: Inferred, Rule: rule} }

// FromAnswer is the provenance of something answered in a clarification round.
func FromAnswer(round, question int) Source {
	return Source{Kind: Answered, Round: round, Question: question}
}

// Join unites two provenances: lines are added up when both are stated, and a
// statement wins over an answer, an answer over an inference.
func (s Source) Join(t Source) Source {
	if s.Kind == Stated && t.Kind == Stated {
		s.Lines = MergeLines(append(append([]LineRange(nil), s.Lines...), t.Lines...))
		return s
	}
	if originRank(t.Kind) < originRank(s.Kind) {
		return t
	}
	return s
}

func originRank(o Origin) int {
	switch o {
	case Stated:
		return 0
	case Answered:
		return 1
	case Edited:
		return 2
	case Inferred:
		return 3
	default:
		return 4
	}
}

// MergeLines sorts ranges and unites those that touch or overlap.
func MergeLines(in []LineRange) []LineRange {
	var out []LineRange
	for _, r := range sortedRanges(in) {
		if r.To < r.From {
			r.To = r.From
		}
		if n := len(out); n > 0 && r.From <= out[n-1].To+1 {
			out[n-1].To = max(out[n-1].To, r.To)
			continue
		}
		out = append(out, r)
	}
	return out
}

// Mark is the short text that stands behind an item: "L12–14, L20", "R2.3",
// "inferred: payments", and nothing for what a person wrote.
func (s Source) Mark() string {
	switch s.Kind {
	case Stated:
		return formatLines(s.Lines)
	case Answered:
		return fmt.Sprintf("R%d.%d", s.Round, s.Question)
	case Inferred:
		return "inferred: " + s.Rule
	case Edited:
		return ""
	default:
		return ""
	}
}

func formatLines(lines []LineRange) string {
	parts := make([]string, 0, len(lines))
	for _, r := range lines {
		if r.To > r.From {
			parts = append(parts, fmt.Sprintf("L%d–%d", r.From, r.To))
		} else {
			parts = append(parts, fmt.Sprintf("L%d", r.From))
		}
	}
	return strings.Join(parts, ", ")
}

// ParseMark reads what Mark wrote; ok is false for any other text.
func ParseMark(mark string) (s Source, ok bool) {
	mark = strings.TrimSpace(mark)
	switch {
	case strings.HasPrefix(mark, "inferred: "):
		rule := strings.TrimSpace(strings.TrimPrefix(mark, "inferred: "))
		return FromRule(rule), rule != ""
	case strings.HasPrefix(mark, "R"):
		round, question, found := strings.Cut(mark[1:], ".")
		r, err1 := strconv.Atoi(round)
		q, err2 := strconv.Atoi(question)
		if !found || err1 != nil || err2 != nil || r < 0 || q < 0 {
			return Source{}, false
		}
		return FromAnswer(r, q), true
	case strings.HasPrefix(mark, "L"):
		lines, ok := parseLines(mark)
		return Source{Kind: Stated, Lines: lines}, ok
	default:
		return Source{}, false
	}
}

func parseLines(mark string) ([]LineRange, bool) {
	var out []LineRange
	for part := range strings.SplitSeq(mark, ",") {
		part = strings.TrimSpace(part)
		if !strings.HasPrefix(part, "L") {
			return nil, false
		}
		from, to, isRange := strings.Cut(part[1:], "–")
		a, err := strconv.Atoi(from)
		if err != nil || a < 1 {
			return nil, false
		}
		b := a
		if isRange {
			if b, err = strconv.Atoi(to); err != nil || b < a {
				return nil, false
			}
		}
		out = append(out, LineRange{From: a, To: b})
	}
	return out, true
}

// withMark puts the mark behind a text, as a code span.
func withMark(text string, s Source) string {
	mark := s.Mark()
	switch {
	case mark == "":
		return text
	case text == "":
		return "`" + mark + "`"
	default:
		return text + " `" + mark + "`"
	}
}

// cutMark takes a trailing mark off a text. Without one the item counts as
// written by a person.
func cutMark(text string) (string, Source) {
	text = strings.TrimSpace(text)
	if strings.HasSuffix(text, "`") && !strings.HasSuffix(text, "\\`") {
		if i := strings.LastIndexByte(text[:len(text)-1], '`'); i >= 0 {
			if s, ok := ParseMark(text[i+1 : len(text)-1]); ok && (i == 0 || text[i-1] == ' ') {
				return strings.TrimSpace(text[:i]), s
			}
		}
	}
	return text, Source{Kind: Edited}
}
