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
func spokenAloud(r *Reading) bool {
	pauses := 0
	for _, line := range r.Lines {
		low := " " + strings.NewReplacer(",", " ", ".", " ").Replace(Lower(line)) + " "
		if HasHan(low) {
			return false
		}
		for _, word := range []string{" um ", " uh ", " erm ", " uhm ", " you know ", " i mean ", " oh and ", " right so ", " basically ", " sort of ", " kind of ", " or whatever ", " i suppose "} {
			pauses += strings.Count(low, word)
		}
		if low := strings.TrimSpace(low); strings.HasPrefix(low, "[") && len(low) < 400 && ContainsAny(low, "transcri", "voice memo", "voice message", "voice note", "recorded", "recording") {
			return true
		}
	}
	return pauses >= 4
}

// TellApart cuts the sentences of a spoken text into its clauses. It tells whether
// the text is one.
func TellApart(r *Reading) bool {
	if !spokenAloud(r) {
		return false
	}
	for i := range r.Units {
		u := &r.Units[i]
		if u.Kind == Code || u.Kind == Row {
			continue
		}
		var out []Sentence
		for _, sen := range u.Sentences {
			for _, part := range runOn(withoutPauses(sen.Text)) {
				out = append(out, Sentence{part, sen.From, sen.To})
			}
		}
		u.Sentences = out
	}
	return true
}

// withoutPauses drops the words that only fill a pause.
func withoutPauses(text string) string {
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
	for _, phrase := range []string{", you know,", " you know,", ", I mean,", ", I suppose,", ", sort of,", ", kind of,", " or whatever"} {
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
func runOn(text string) []string {
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
		case asksAhead(words[i:]), skip < 0 && !conditionOpen(words[start:i]) && hasDeed(words[start:i]) && unjoinedClause(words, i):
			skip = 0
		case skip < 0 || conditionOpen(words[start:i]) || !subjectAhead(words[i+skip:]) || sameSubject(words[start:i], words[i+skip]):
			continue
		}
		out = append(out, clauseText(words[start:i]))
		start = i + skip
	}
	return append(out, clauseText(words[start:]))
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
func asksAhead(words []string) bool {
	return slices.Contains([]string{"what do", "what does", "what happens", "how do", "how does", "who pays", "do we", "can we", "are we", "who does"}, Lower(words[0])+" "+Lower(words[1]))
}

// unjoinedClause tells that a clause begins which nothing joins to the one before:
// "… one metre twenty there's a website", "… and Tuesdays she needs to see it".
func unjoinedClause(words []string, i int) bool {
	before := strings.Trim(Lower(words[i-1]), ",")
	if slices.Contains([]string{"and", "but", "so", "if", "that", "when", "because", "where", "which", "who", "whether", "as", "since", "think", "know", "say", "says", "suppose", "guess", "until", "before", "after", "like", "what", "then", "how", "hope", "sure"}, before) {
		return false
	}
	word := strings.ReplaceAll(Lower(words[i]), "’", "'")
	if word == "there's" || word == "there" && Lower(words[i+1]) == "is" {
		return true
	}
	if !slices.Contains([]string{"she", "he", "they", "it", "we", "i"}, word) || i < 2 || RoleArticle(words[i-2]) || slices.Contains([]string{"everything", "anything", "thing", "things", "all", "way", "time"}, before) {
		return false
	}
	verb := Lower(words[i+1])
	return slices.Contains([]string{"should", "must"}, verb) || slices.Contains([]string{"needs", "need", "wants", "want", "has", "have"}, verb) && slices.Contains([]string{"to", "a"}, Lower(words[i+2]))
}

// hasDeed tells that words hold a verb, so that what follows may be a clause of its
// own: "the harbour office they want a list" is one.
func hasDeed(words []string) bool {
	return slices.ContainsFunc(words, func(w string) bool {
		w = strings.ReplaceAll(Lower(w), "’", "'")
		return strings.Contains(w, "'") || slices.Contains([]string{"is", "are", "was", "were", "has", "have", "had", "can", "must", "should", "could", "would", "will", "do", "does", "did", "get", "go", "said"}, w)
	})
}

// sameSubject tells that a clause goes on with the subject of the one before: "you
// open it and you see the harbour".
func sameSubject(before []string, next string) bool {
	next = Lower(next)
	return len(before) < 18 && slices.Contains([]string{"you", "it", "he", "she", "they"}, next) && slices.ContainsFunc(before[:min(len(before), 6)], func(w string) bool { return Lower(w) == next })
}

// conditionOpen tells a clause that only says when something holds: the main one
// is still to come.
func conditionOpen(words []string) bool {
	switch Lower(words[0]) {
	case "if", "when", "once", "because", "as", "whenever", "unless":
		said := " " + Lower(strings.Join(words, " ")) + " "
		return !strings.Contains(said, ", ") && !strings.Contains(said, " then ") && len(words) < 16
	}
	return false
}

// subjectAhead tells that words begin with a subject and its verb.
func subjectAhead(words []string) bool {
	first, _, apostrophe := strings.Cut(strings.ReplaceAll(Lower(strings.Trim(words[0], ",")), "’", "'"), "'")
	switch first {
	case "i", "we", "you", "he", "she", "it", "they", "there", "nobody", "somebody", "everybody", "people", "what", "please":
		return true
	case "that":
		return apostrophe
	case "no":
		return true
	case "after", "later", "next":
		for i, w := range words[1:min(len(words)-1, 7)] {
			if slices.Contains([]string{"we", "it", "i", "you", "they"}, strings.Trim(Lower(w), ",")) && i > 0 {
				return true
			}
		}
	case "the", "a", "an", "my", "our", "his", "her", "their", "every", "each", "all", "half", "customers", "visitors", "members", "guests", "this", "these":
		for _, w := range words[1:min(len(words), 7)] {
			if slices.Contains([]string{"is", "are", "was", "has", "have", "can", "must", "should", "could", "would", "will", "needs", "wants", "gets", "goes", "comes", "need", "want", "get", "go", "said", "says"}, strings.Trim(w, ",")) || strings.HasSuffix(w, "'s") && !apostrophe {
				return true
			}
		}
	}
	return false
}

// clauseText writes the words of a clause as a sentence.
func clauseText(words []string) string {
	text := strings.TrimRight(strings.Join(words, " "), " ,;")
	if text = strings.TrimSuffix(text, " right"); !strings.ContainsAny(text[len(text)-1:], ".!?") {
		if len(words) > 2 && asksAhead(words) {
			return UpperFirst(text) + "?"
		}
		text += "."
	}
	return UpperFirst(text)
}
