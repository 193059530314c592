package phrasing

import (
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/specs/wording"
)

// Ideas that name the kind of their product and tell no deed: "turn-based mobile game about running
// a lighthouse", "an internal tool for our support team". A game is played and a tool is used; the
// words for their kind are nothing that they provide.

// playedDeed is what is done with a game, in the words of the source; empty for anything else.
func (r *ideaReader) playedDeed(text string) string {
	const farthest = 6 // words in front of the kind
	tokens := ClauseTokens(text)
	for i, t := range tokens {
		if i > farthest || r.w.Table.IsWord("name_ends", "en", t.Low) && t.Low != "for" {
			return ""
		}
		if r.w.Table.IsWord("game_kinds", "en", t.Low) && WordAt(tokens, i+1) != "is" {
			game := wording.LowerFirst(r.nameUpTo(text, tokens, i))
			return JoinWords("play", wording.Article(game), game)
		}
		if t.Comma {
			return ""
		}
	}
	return ""
}

// nameUpTo is the name of a product with what it is about, without what its sentence says before
// and behind.
func (r *ideaReader) nameUpTo(text string, tokens []Token, kind int) string {
	from, end := 0, len(tokens)
	for i, t := range tokens {
		if i < kind && (t.Low == "is" || t.Low == "a" || t.Low == "an" || t.Low == "the") {
			from = i + 1
		}
		if i >= kind && t.Comma {
			end = i + 1
			break
		}
		if i > kind && t.Low != "for" && r.w.Table.IsWord("name_ends", "en", t.Low) {
			end = i
			break
		}
	}
	return strings.TrimRight(text[tokens[from].From:tokens[end-1].To], ".,;: ")
}

// used reads an idea that names nothing but the kind of its product and for whom it is: they use it.
func (r *ideaReader) used(text string) bool {
	tokens := ClauseTokens(text)
	at := r.kindAt(tokens)
	if r.kind == "" || at < 0 || len(r.features) > 0 || slices.ContainsFunc(tokens[:at], func(t Token) bool {
		return !r.w.Table.IsWord("determiners", "en", t.Low) && !r.w.Table.IsWord("plain_words", "en", t.Low)
	}) {
		return false
	}
	if at+1 < len(tokens) && !tokens[at].Comma && tokens[at+1].Low != "for" {
		return false
	}
	r.acts("use the "+wording.LowerFirst(r.kind), "")
	return true
}
