package phrasing

import (
	"strings"

	"github.com/overtone-cli/overtone/specs/wording"
)

// In "files above 1 MiB are not parsed and yield a warning" only the first verb is denied. What
// stands behind "and" is denied with it where both verbs have one object or are of one kind, "must
// not read and write the file"; a word that binds must not spread the denial over the rest.

// rowEnd is how a denied clause goes on behind an "and" with a verb of its own.
type rowEnd struct {
	at   int    // where "and" begins in the rest of the clause
	tail string // from the second verb on
	done bool   // the second verb is not denied for certain, as its form tells
}

// deniedRow finds the second verb of a clause whose first one is denied.
func (w *Work) deniedRow(c Clause) (end rowEnd, ok bool) {
	if !c.Not && c.Adverb != "never" && c.Adverb != NoLonger {
		return end, false
	}
	tokens := ClauseTokens(c.Rest)
	passive := c.Form == BeVerb || len(tokens) > 1 && tokens[0].Low == "be"
	for i := 0; i+2 < len(tokens); i++ {
		verb := tokens[i+1]
		if tokens[i].Low != "and" || tokens[i].Comma || verb.Comma || verb.Low == "" {
			continue
		}
		end = rowEnd{at: tokens[i].From, tail: c.Rest[verb.From:]}
		if lowered := w.LowerVerbs("x and " + end.tail); !strings.HasPrefix(lowered, "x and "+verb.Low+" ") {
			end.done = true
			return end, true
		}
		if _, own := w.ParseClause(end.tail); own || !w.Table.IsWord("verbs", "en", verb.Low) {
			continue // a clause with a subject of its own, or a second thing
		}
		if _, participle := w.Participle(verb.Low); participle {
			continue
		}
		next := tokens[i+2].Low
		behind := w.FirmObject(next) || IsNumeral(next) || w.Table.IsWord("prepositions", "en", next) || w.Table.IsWord("articles", "en", next) || next == "" || c.Rest[tokens[i+2].From] < 'a'
		if passive {
			end.done = behind || !w.Table.IsWord("nouns", "en", verb.Low)
			return end, end.done
		}
		if i >= 2 && behind {
			return end, true // "do not go on ladders and finish by 16:00"
		}
	}
	return end, false
}

// refusedAndDone cuts what a subject does off what it does not do: each half is a statement of
// its own, and the second binds behind the same subject.
func (w *Work) refusedAndDone(text string) (refused, done string) {
	if !strings.Contains(text, " and ") || strings.HasPrefix(text, "`") || w.Table.IsWord("conditions", "en", LeadingWord(text)) && !w.Table.IsWord("determiners", "en", LeadingWord(text)) {
		return text, ""
	}
	c, ok := w.ParseClause(text)
	if !ok || len(strings.Fields(c.Subject)) > maxSubjectRepeated || !strings.HasSuffix(text, c.Rest) {
		return text, ""
	}
	end, ok := w.deniedRow(c)
	if !ok || !end.done {
		return text, ""
	}
	tail := strings.TrimPrefix(w.LowerVerbs("x and "+end.tail), "x and ")
	return strings.TrimRight(text[:len(text)-len(c.Rest)+end.at], ", "), wording.Sentence(JoinWords(c.Subject, "must", tail))
}

// DeniedAlone is a denied clause without the second verb of which nobody can tell whether it is
// denied as well.
func (w *Work) DeniedAlone(c Clause) Clause {
	if end, ok := w.deniedRow(c); ok {
		c.Rest = strings.TrimRight(c.Rest[:end.at], ", ")
	}
	return c
}
