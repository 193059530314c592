package requirements

import (
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/phases/analysis"
	"github.com/overtone-cli/overtone/phases/session"
	"github.com/overtone-cli/overtone/specs"
)

// move is one way in which priorities changed, with the requirements that went it.
type move struct {
	from, to specs.Priority
	ids      []string
}

// withMusts makes the named requirements the Musts: those that were and are not
// named become Should, all others keep their priority. What said why a
// requirement had its priority says it no longer, and the rationale tells who
// decided instead. The source of a requirement stays: who says how much it
// matters does not say it anew.
func withMusts(in analysis.RequirementsOutput, musts []string, p session.Phrases) analysis.RequirementsOutput {
	out := in
	out.Requirements = slices.Clone(in.Requirements)
	var moves []move
	for i := range out.Requirements {
		r := &out.Requirements[i]
		before, after := r.Priority, r.Priority
		switch named := slices.Contains(musts, r.ID); {
		case named:
			after = specs.Must
		case before == specs.Must:
			after = specs.Should
		}
		if after == before {
			continue
		}
		r.Priority = after
		r.Description = bound(r.Description, before, after, p)
		at := slices.IndexFunc(moves, func(m move) bool { return m.from == before && m.to == after })
		if at < 0 {
			at = len(moves)
			moves = append(moves, move{from: before, to: after})
		}
		moves[at].ids = append(moves[at].ids, r.ID)
	}
	if len(moves) > 0 {
		explain(&out.Index, in.Index, moves, p)
	}
	return out
}

// bound gives the first statement of a requirement the word that its new
// priority calls for, in place of the word for the one before.
func bound(in []specs.Item, before, after specs.Priority, p session.Phrases) []specs.Item {
	if len(in) == 0 {
		return in
	}
	from, to := bindings(before, p), bindings(after, p)
	text := in[0].Text
	for i, word := range from {
		at := wordAt(text, word)
		if word == "" || at < 0 || i >= len(to) || to[i] == "" {
			continue
		}
		rest := text[at+len(word):]
		if before == specs.Could && !startsWithAny(rest, p.Words("able_already")) {
			rest = p.Say("able") + rest
		}
		out := slices.Clone(in)
		out[0].Text = text[:at] + to[i] + rest
		return out
	}
	return in
}

func startsWithAny(text string, words []string) bool {
	return slices.ContainsFunc(words, func(word string) bool { return strings.HasPrefix(text, word) })
}

func bindings(priority specs.Priority, p session.Phrases) []string {
	switch priority {
	case specs.Must:
		return p.Words("words_must")
	case specs.Should:
		return p.Words("words_should")
	case specs.Could:
		return p.Words("words_could")
	case specs.Wont:
	}
	return nil
}

// wordAt is where a word stands in a text, outside of code and of other words;
// -1 when it does not.
func wordAt(text, word string) int {
	for from := 0; word != ""; {
		i := strings.Index(text[from:], word)
		if i < 0 {
			return -1
		}
		at := from + i
		end := at + len(word)
		inWord := word[0] < 0x80 && (at > 0 && isLetter(text[at-1]) || end < len(text) && isLetter(text[end]))
		if !inWord && strings.Count(text[:at], "`")%2 == 0 {
			return at
		}
		from = end
	}
	return -1
}

func isLetter(b byte) bool { return b >= 'A' && b <= 'Z' || b >= 'a' && b <= 'z' || b == '_' }

// explain brings the rationale and the open questions in line with priorities
// that were decided.
func explain(x *specs.RequirementsIndex, before specs.RequirementsIndex, moves []move, p session.Phrases) {
	var decided []string
	for _, m := range moves {
		decided = append(decided, m.ids...)
	}
	x.Rationale = nil
	for _, it := range before.Rationale {
		// That the source states another priority stays true, and worth knowing.
		if text, left := without(it.Text, decided, p); left && it.Source.Rule != "rule:priority-stated" {
			it.Text = text
		} else if !left {
			continue
		}
		x.Rationale = append(x.Rationale, it)
	}
	for _, m := range moves {
		x.Rationale = append(x.Rationale, specs.Item{
			Text:   p.Say("priority_decided", "priority", string(m.to), "before", string(m.from), "list", p.List(m.ids)),
			Source: specs.Source{Kind: specs.Edited},
		})
	}
	x.OpenQuestions = nil
	for _, q := range before.OpenQuestions {
		if strings.Contains(strings.ToLower(q.Text), p.Say("priority_word")) {
			text, left := without(q.Text, decided, p)
			if !left {
				continue
			}
			q.Text = text
		}
		x.OpenQuestions = append(x.OpenQuestions, q)
	}
}
