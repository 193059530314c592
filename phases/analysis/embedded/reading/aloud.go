package reading

import (
	"slices"
	"strings"
)

// A text that was dictated has few stops: "so you open it on your phone and you
// see the harbour and the ones that are free are green". Its sentences are told
// apart where the next clause brings a subject of its own, and the words that only
// fill a pause are dropped.

// spokenAloud tells a text that somebody has spoken: it says so in its head, or it
// is full of words that fill pauses.
func (l *Lexicon) spokenAloud(r *Reading) bool {
	pauses := 0
	bare := strings.NewReplacer(",", " ", ".", " ")
	for _, line := range r.Lines {
		low := " " + bare.Replace(Lower(line)) + " "
		if HasHan(low) {
			return false
		}
		for _, word := range l.SpokenFillers {
			pauses += strings.Count(low, word)
		}
		if low := strings.TrimSpace(low); strings.HasPrefix(low, "[") && len(low) < 400 && ContainsAny(low, l.RecordingWords...) {
			return true
		}
	}
	return pauses >= 4
}

// TellApart cuts the sentences of a spoken text into its clauses. It tells whether
// the text is one.
func (l *Lexicon) TellApart(r *Reading) bool {
	if !l.spokenAloud(r) {
		return false
	}
	for i := range r.Units {
		u := &r.Units[i]
		if u.Kind == Code || u.Kind == Row {
			continue
		}
		var out []Sentence
		for _, sen := range u.Sentences {
			for _, part := range l.runOn(l.withoutPauses(sen.Text)) {
				out = append(out, Sentence{part, sen.From, sen.To})
			}
		}
		u.Sentences = out
	}
	return true
}

// withoutPauses drops the words that only fill a pause.
func (l *Lexicon) withoutPauses(text string) string {
	words := withoutHello(strings.Fields(text))
	out := words[:0:0]
	for i, w := range words {
		bare := strings.Trim(Lower(w), ",.")
		switch {
		case strings.Contains(" um uh erm er uhm hm hmm ", " "+bare+" ") && bare != "":
			if n := len(out); strings.HasSuffix(w, ".") && n > 0 {
				out[n-1] = strings.TrimRight(out[n-1], ",") + "."
			}
		case bare == "right" && i+1 < len(words) && strings.Trim(Lower(words[i+1]), ",") == "so", bare == "basically", bare == "obviously" && i+1 < len(words), bare == "actually" && i+1 < len(words):
		case (bare == "yeah" || bare == "right" || bare == "well" || bare == "okay" || bare == "ok" || bare == "oh" || bare == "so") && len(out) == 0 && i+2 < len(words) && Lower(words[i+1]) != "now" && Lower(words[i+1]) != "away":
			// what somebody begins to speak with
		default:
			out = append(out, w)
		}
	}
	if len(out) == 0 {
		return text
	}
	said := strings.Join(out, " ")
	for _, phrase := range l.FillersInCommas {
		said = strings.ReplaceAll(said, phrase, "")
	}
	return UpperFirst(said)
}

// withoutHello drops how somebody begins a message: "hi it's Derek so", "what
// else".
func withoutHello(words []string) []string {
	for len(words) > 4 && Lower(words[1]) != "now" && strings.Contains(" yeah uh um right okay ok well so oh ", " "+strings.Trim(Lower(words[0]), ",.")+" ") {
		words = words[1:]
	}
	switch first, second := strings.Trim(Lower(words[0]), ","), strings.ReplaceAll(Lower(words[min(1, len(words)-1)]), "’", "'"); {
	case len(words) > 6 && (first == "hi" || first == "hello" || first == "hey") && (second == "it's" || second == "this"):
		return words[3:]
	case len(words) > 5 && first == "what" && strings.HasPrefix(second, "else"):
		return words[2:]
	}
	return words
}

// runOn cuts a long sentence where a clause with a subject of its own begins.
func (l *Lexicon) runOn(text string) []string {
	words := strings.Fields(text)
	if len(words) < 16 {
		return []string{text}
	}
	var out []string
	start := 0
	for i := 1; i+3 < len(words); i++ {
		if i-start < 5 || len(words)-i < 5 {
			continue
		}
		skip := clauseJoint(words, i)
		switch {
		case l.asksAhead(words[i:]), skip < 0 && !l.conditionOpen(words[start:i]) && l.hasDeed(words[start:i]) && l.unjoinedClause(words, i):
			skip = 0
		case skip < 0 || l.conditionOpen(words[start:i]) || !l.subjectAhead(words[i+skip:]) || l.sameSubject(words[start:i], words[i+skip]):
			continue
		}
		out = append(out, l.clauseText(words[start:i]))
		start = i + skip
	}
	return append(out, l.clauseText(words[start:]))
}

// clauseJoint is the number of words with which a clause is joined to the one before, -1
// where none begins.
func clauseJoint(words []string, i int) int {
	switch Lower(strings.Trim(words[i], ",")) {
	case "and", "but", "so":
		if next := Lower(words[i+1]); next == "then" || next == "also" {
			return 2
		}
		return 1
	case "then", "also", "oh", "well":
		if Lower(words[i+1]) == "and" {
			return 2
		}
		return 1
	}
	return -1
}

// asksAhead tells that a question begins, which a transcript sets no mark behind.
func (l *Lexicon) asksAhead(words []string) bool {
	return slices.Contains(l.AskedAhead, Lower(words[0])+" "+Lower(words[1]))
}

// unjoinedClause tells that a clause begins which nothing joins to the one before:
// "… one metre twenty there's a website", "… and Tuesdays she needs to see it".
func (l *Lexicon) unjoinedClause(words []string, i int) bool {
	before := strings.Trim(Lower(words[i-1]), ",")
	if slices.Contains(l.ClauseJoiners, before) {
		return false
	}
	word := strings.ReplaceAll(Lower(words[i]), "’", "'")
	if word == "there's" || word == "there" && Lower(words[i+1]) == "is" {
		return true
	}
	if !slices.Contains(l.SubjectPronouns, word) || i < 2 || RoleArticle(words[i-2]) || slices.Contains(l.ThingsBeforeSubject, before) {
		return false
	}
	verb := Lower(words[i+1])
	return slices.Contains([]string{"should", "must"}, verb) || slices.Contains(l.VerbsOfNeed, verb) && slices.Contains([]string{"to", "a"}, Lower(words[i+2]))
}

// hasDeed tells that words hold a verb, so that what follows may be a clause of its
// own: "the harbour office they want a list" is one.
func (l *Lexicon) hasDeed(words []string) bool {
	return slices.ContainsFunc(words, func(w string) bool {
		w = strings.ReplaceAll(Lower(w), "’", "'")
		return strings.Contains(w, "'") || slices.Contains(l.VerbsOfDeed, w)
	})
}

// sameSubject tells that a clause goes on with the subject of the one before: "you
// open it and you see the harbour".
func (l *Lexicon) sameSubject(before []string, next string) bool {
	next = Lower(next)
	return len(before) < 18 && slices.Contains(l.SameSubjects, next) && slices.ContainsFunc(before[:min(len(before), 6)], func(w string) bool { return Lower(w) == next })
}

// conditionOpen tells a clause that only says when something holds: the main one
// is still to come.
func (l *Lexicon) conditionOpen(words []string) bool {
	if l.OpenConditions[Lower(words[0])] {
		said := " " + Lower(strings.Join(words, " ")) + " "
		return !strings.Contains(said, ", ") && !strings.Contains(said, " then ") && len(words) < 16
	}
	return false
}

// subjectAhead tells that words begin with a subject and its verb.
func (l *Lexicon) subjectAhead(words []string) bool {
	first, _, apostrophe := strings.Cut(strings.ReplaceAll(Lower(strings.Trim(words[0], ",")), "’", "'"), "'")
	switch {
	case l.SubjectsAhead[first]:
		return true
	case first == "that":
		return apostrophe
	case first == "no":
		return true
	case first == "after" || first == "later" || first == "next":
		for i, w := range words[1:min(len(words)-1, 7)] {
			if slices.Contains(l.PronounsAhead, strings.Trim(Lower(w), ",")) && i > 0 {
				return true
			}
		}
	case l.DeterminersAhead[first]:
		for _, w := range words[1:min(len(words), 7)] {
			if slices.Contains(l.VerbsAhead, strings.Trim(w, ",")) || strings.HasSuffix(w, "'s") && !apostrophe {
				return true
			}
		}
	}
	return false
}

// clauseText writes the words of a clause as a sentence.
func (l *Lexicon) clauseText(words []string) string {
	text := strings.TrimRight(strings.Join(words, " "), " ,;")
	if text = strings.TrimSuffix(text, " right"); !strings.ContainsAny(text[len(text)-1:], ".!?") {
		if len(words) > 2 && l.asksAhead(words) {
			return UpperFirst(text) + "?"
		}
		text += "."
	}
	return UpperFirst(text)
}
