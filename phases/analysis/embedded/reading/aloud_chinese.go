package reading

import (
	"strings"
	"unicode/utf8"
)

// A voice memo in Chinese comes from the transcript without any mark: it is parted
// where words begin that only open a clause, and behind the particles that end one.

// Bounds of a text without marks, in runes.
const (
	// minUnmarked is how long a sentence is at least that is looked at.
	minUnmarked = 80
	// maxUnmarkedRun is how far its marks lie apart at least on the average.
	maxUnmarkedRun = 40
	// minSpokenClause is how long what stands before or behind a cut is at least.
	minSpokenClause = 5
)

// clausesWithoutMarks parts sentences that were dictated without marks.
func (l *Lexicon) clausesWithoutMarks(sentences []Sentence) []Sentence {
	out := sentences[:0:0]
	for _, sen := range sentences {
		if !unmarked(sen.Text) {
			out = append(out, sen)
			continue
		}
		for _, clause := range l.spokenClauses(sen.Text) {
			out = append(out, Sentence{clause, sen.From, sen.To})
		}
	}
	return out
}

// unmarked tells a long Chinese sentence with hardly any mark in it.
func unmarked(text string) bool {
	n := utf8.RuneCountInString(text)
	if n < minUnmarked || !HasHan(text) {
		return false
	}
	marks, han := 0, 0
	for _, r := range text {
		switch {
		case strings.ContainsRune("，。；：！？、,;:!?|（）()“”", r):
			marks++
		case r >= 0x4e00 && r <= 0x9fff:
			han++
		}
	}
	return han*10 > n*8 && n > marks*maxUnmarkedRun
}

// spokenClauses cuts a text without marks.
func (l *Lexicon) spokenClauses(text string) []string {
	var out []string
	rest, at := text, 0 // at counts the runes since the last cut
	take := func(end int) {
		if clause := l.withoutSpokenFrame(rest[:end]); clause != "" {
			out = append(out, clause+"。")
		}
		rest, at = rest[end:], 0
	}
	for i := 0; i < len(rest); {
		r, size := utf8.DecodeRuneInString(rest[i:])
		switch {
		case at >= minSpokenClause && utf8.RuneCountInString(rest[i:min(len(rest), i+3*minSpokenClause)]) >= minSpokenClause && l.opensClause(rest[:i], rest[i:]):
			take(i)
			i = 0
			continue
		case at+1 >= minSpokenClause && strings.ContainsRune(l.spokenEnds(), r) && i+size < len(rest):
			take(i + size)
			i = 0
			continue
		}
		i += size
		at++
	}
	take(len(rest))
	return out
}

// opensClause tells a word that begins a clause of its own, unless what stands before
// it needs it: 不超过, 或者低于.
func (l *Lexicon) opensClause(before, text string) bool {
	return HasPrefixOf(text, l.ChineseRunOpeners...) && !HasSuffixOf(before, l.ChineseRunHolds...)
}

// spokenEnds are the particles that end a clause.
func (l *Lexicon) spokenEnds() string { return strings.Join(l.ChineseRunEnds, "") }

// withoutSpokenFrame drops the words with which somebody goes on, and the particle at
// the end.
func (l *Lexicon) withoutSpokenFrame(clause string) string {
	for again := true; again; {
		again = false
		for _, word := range l.ChineseRunFillers {
			if rest, ok := strings.CutPrefix(clause, word); ok && utf8.RuneCountInString(rest) >= minSpokenClause {
				clause, again = rest, true
			}
		}
	}
	bare := strings.TrimRight(strings.TrimSpace(clause), "。"+l.spokenEnds())
	if bare != clause {
		bare = strings.TrimSuffix(bare, "的") // "至少存两天的哦"
	}
	if HasSuffixOf(bare, l.ChineseRunRemarks...) {
		return "" // "我先说一下" speaks of the memo
	}
	return bare
}
