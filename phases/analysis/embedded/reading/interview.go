package reading

import (
	"strings"

	"github.com/overtone-cli/overtone/specs"
)

// interview reads questions and answers that are marked as such: "Q: How do you
// plan today?" above "A: On paper." A question of the interviewer is no open
// question; it says what its answer is about, as a heading does. The marks are
// taken off.
func (r *reader) interview() {
	rows := strings.Split(string(r.body), "\n")
	asked, answered := map[int]string{}, map[int]string{}
	for i, row := range rows {
		line := strings.TrimLeft(row, " \t*_>-")
		if text := spokenBy(line, r.lex.interviewers()); text != "" {
			asked[i] = text
		} else if text := spokenBy(line, r.lex.interviewed()); text != "" {
			answered[i] = text
		}
	}
	if len(asked) < 2 || len(answered) < 2 {
		if r.out.Lang == specs.Chinese && r.questioned(rows) {
			r.body = []byte(strings.Join(rows, "\n"))
		}
		return
	}
	r.asked = map[int]bool{}
	for i := range rows {
		switch {
		case asked[i] != "":
			rows[i] = "###### " + asked[i]
			r.asked[r.line+i] = true
		case answered[i] != "":
			rows[i] = UpperFirst(answered[i])
		}
	}
	r.body = []byte(strings.Join(rows, "\n"))
}

// interviewers and interviewed are the marks of who speaks.
func (l *Lexicon) interviewers() []string {
	return l.Interviewers
}

func (l *Lexicon) interviewed() []string {
	return l.Interviewed
}

// spokenBy is what stands behind one of the marks, with or without a number:
// "Q3: …", "**A:** …". Empty for any other line.
func spokenBy(line string, marks []string) string {
	low := Lower(line[:min(len(line), 24)])
	for _, mark := range marks {
		rest, ok := strings.CutPrefix(low, mark)
		if !ok {
			continue
		}
		digits := strings.TrimLeft(rest, "0123456789")
		bare := strings.TrimLeft(digits, "*_")
		for _, colon := range []string{":", "："} {
			if strings.HasPrefix(bare, colon) {
				at := len(low) - len(bare) + len(colon)
				return strings.TrimSpace(strings.TrimLeft(line[at:], "*_ "))
			}
		}
	}
	return ""
}

// AskedKind is what the answer to an interviewer's question is about, empty when
// its own words have to tell.
func (l *Lexicon) AskedKind(question string) string {
	low := " " + strings.Trim(Lower(question), "?？ ") + " "
	for _, topic := range []struct {
		kind  string
		words []string
	}{
		{"risk", l.AskedForRisks},
		{"non_goal", l.AskedForNonGoals},
		{"constraint", l.AskedForLimits},
		{"milestone", l.AskedForDates},
		{"actor", l.AskedForPeople},
		{"goal", l.AskedForSuccess},
		{"problem", l.AskedForToday},
	} {
		if ContainsAny(low, topic.words...) {
			if HasHan(low) && (topic.kind == "problem" || topic.kind == "constraint") {
				return "" // the answer tells at once how it is, how it ought to be, and what must not be
			}
			return topic.kind
		}
	}
	return ""
}
