package understanding

import (
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// weaknesses takes off a unit below "Limitations" or "Known issues" the sentences that tell
// how the product falls short today. That it does so badly is a risk, and what it does not go
// beyond is none of its goals; neither is something to build.
func (x *understander) weaknesses(u *reading.Unit, c context) {
	if c.feature >= 0 || u.Kind != reading.Bullet && u.Kind != reading.Prose || u.Label != "" || !reading.ContainsAny(reading.Lower(x.r.Sections[u.Section].Title), x.lex.HeadsOfWeakness...) {
		return
	}
	kept := u.Sentences[:0:0]
	for _, sen := range u.Sentences {
		s := x.look(sen.Text)
		low := " " + reading.Lower(sen.Text)
		switch {
		case reading.HasPrefixOf(low, x.lex.EndsHere...) && !s.question:
			x.addNonGoal(x.beyond(sen.Text), "", sen.From, sen.To)
		case s.has("must", "should", "can") || s.question:
			kept = append(kept, sen)
		case reading.ContainsAny(low, x.lex.FallsShort...):
			x.addRisk(sen.Text, sen.From, sen.To)
		default:
			kept = append(kept, sen)
		}
	}
	if len(kept) != len(u.Sentences) {
		x.place(u.From, u.To)
		texts := make([]string, len(kept))
		for i := range kept {
			texts[i] = kept[i].Text
		}
		u.Sentences, u.Text = kept, strings.Join(texts, " ")
	}
}

// beyond is what a sentence leaves out by saying what alone there is: with "Only JPEG files are
// supported", anything else than that.
func (x *understander) beyond(text string) string {
	return x.lex.BeyondOnly.In(reading.HasHan(text)) + wording.LowerFirst(text)
}

// tellsReader tells a sentence of an answer that says what the reader does: "Stop the server
// and copy the folder". Nobody builds that.
func (l *Lexicons) tellsReader(text string) bool {
	if reading.HasHan(text) {
		return reading.HasPrefixOf(text, l.ChineseReaderDeeds...)
	}
	return l.ReaderDeeds[strings.TrimRight(reading.Lower(reading.FirstWord(text)), ",.:;")]
}

// runsCommand files the command that an answer tells the reader to run, with what it does:
// "or run `tool backup`, which writes one archive".
func (x *understander) runsCommand(sen reading.Sentence, c context) {
	_, rest, ok := strings.Cut(sen.Text, "run `")
	name, does, closed := strings.Cut(rest, "`, which ")
	if !ok || !closed || strings.Contains(name, "`") || !strings.Contains(name, " ") || !reading.InThirdPerson(reading.FirstWord(does)) {
		return
	}
	x.addFeature(FeatureFact{Text: "`" + name + "` " + does, Group: c.group}, sen.From, sen.To)
}

// countedRoles files the roles that a sentence counts and lists: "three roles: viewer,
// reviewer and administrator".
func (x *understander) countedRoles(u *reading.Unit) {
	for _, mark := range x.lex.RolesCounted {
		before, list, ok := strings.Cut(u.Text, mark)
		words := strings.Fields(reading.Lower(before))
		if !ok || len(words) == 0 && !reading.HasHan(mark) || len(words) > 0 && !reading.HasHan(mark) && !x.lex.counts(words[len(words)-1]) {
			continue
		}
		for _, stop := range []string{". ", "; ", "。", "；"} {
			list, _, _ = strings.Cut(list, stop)
		}
		parts := reading.SplitList(strings.TrimRight(list, ".。"))
		if len(parts) < 2 || !reading.ShortParts(parts, 3, 8) {
			continue
		}
		for _, part := range parts {
			x.addActor(ActorFact{Name: reading.UpperFirst(x.lex.actorName(part))}, u.From, u.To)
		}
	}
}

// counts tells a number, in words or in figures.
func (l *Lexicons) counts(word string) bool {
	return slices.Contains(l.NumberWords, word) || word != "" && strings.Trim(word, "0123456789") == ""
}
