package understanding

import (
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/specs"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// emphasis tells words that only stress what stands before: "no ads, ever".
func (l *Lexicons) emphasis(text string) bool {
	return l.EmphasisWords[strings.Trim(reading.Lower(text), " .!")]
}

// addNonGoal files one thing left out, with the reason when the text gives one.
func (x *understander) addNonGoal(text, reason string, from, to int) {
	text = x.lex.withoutTouching(x.lex.withoutPlea(x.tags(text).text))
	if x.wantedInstead(text, from, to) || x.reasonOfLast(text, from, to) {
		return
	}
	if x.lex.RefusalInWords[reading.Lower(strings.TrimRight(text, ".!? "))] { // said by the way
		x.place(from, to)
		return
	}
	if reason == "" {
		for _, cut := range x.lex.ReasonLinks {
			if i := strings.Index(text, cut); i > 8 {
				text, reason = text[:i], text[i+len(cut):]
				if cut == ": those " {
					reason = "They " + reason // "those need a ledger"
				}
				break
			}
		}
	}
	if head, why, ok := strings.Cut(text, ": "); ok && reason == "" && tellsReason(head, why) {
		text, reason = head, why
	}
	if head, why, ok := strings.Cut(text, "，"); ok && reason == "" && reading.HasPrefixOf(why, x.lex.ChineseGoesOn...) && !reading.ContainsAny(why, "可以", "必须") {
		text, reason = head, why // 在线支付，继续由财务室收费
	}
	if head, instead, ok := x.lex.handedOn(text); ok && reason == "" {
		text = head
		s := x.look(instead)
		defer x.put("feature", &s, from, to, context{kind: "feature", feature: -1})
	}
	if head, why, ok := bracketedReason(text); ok && reason == "" {
		text, reason = head, why
	}
	if head, why, ok := strings.Cut(text, ", "); ok && reason == "" && refusalAndReason(head, why) {
		text, reason = head, why
	}
	n := specs.NonGoal{Text: sentence(text), Rationale: sentence(reason)}
	if n.Text == "" {
		return
	}
	n.Source = x.source(from, to)
	if x.fresh("non_goal", n.Text) {
		x.u.NonGoals = append(x.u.NonGoals, n)
		x.insteadOf(reason, from, to)
	}
}

// withoutPlea takes off what is left out how it is asked for: "No accounts please", "please no
// chat".
func (l *Lexicons) withoutPlea(text string) string {
	bare := strings.TrimRight(text, ".!? ")
	for _, plea := range l.Pleas {
		bare = strings.TrimRight(strings.TrimSuffix(bare, " "+plea), ", ")
		rest, ok := strings.CutPrefix(reading.Lower(bare), plea+" ")
		if !ok {
			rest, ok = strings.CutPrefix(reading.Lower(bare), plea+", ")
		}
		if ok && strings.HasPrefix(rest, "no ") {
			bare = reading.UpperFirst(bare[len(bare)-len(rest):])
		}
	}
	if bare == strings.TrimRight(text, ".!? ") {
		return text
	}
	return bare
}

// withoutTouching is what nobody touches, without the words that say so: "We're not touching prices;
// that stays in the till".
func (l *Lexicons) withoutTouching(text string) string {
	for _, lead := range l.UntouchedLeads {
		if rest, ok := strings.CutPrefix(reading.Lower(text), lead); ok && rest != "" {
			return reading.UpperFirst(text[len(text)-len(rest):])
		}
	}
	return text
}

// wantedInstead files what a sentence that turns something down wants in its place, "no accounts,
// just a link per invitation": it is left in, and nothing that is left out.
func (x *understander) wantedInstead(text string, from, to int) bool {
	first, rest, _ := strings.Cut(text, " ")
	if n := len(x.u.NonGoals); !x.lex.OnlyThis[reading.Lower(first)] || rest == "" || n == 0 || x.u.NonGoals[n-1].Source.Lines[0].From != from {
		return false
	}
	x.addConstraint(text, from, to)
	return true
}

// reasonOfLast takes a clause on some of those of whom the part before it speaks for the reason
// of that: "no public ratings, one of them was in tears once".
func (x *understander) reasonOfLast(text string, from, to int) bool {
	n := len(x.u.NonGoals)
	if n == 0 || x.u.NonGoals[n-1].Rationale != "" || x.u.NonGoals[n-1].Source.Lines[0].From != from || !reading.HasPrefixOf(reading.Lower(text), x.lex.SomeTold...) {
		return false
	}
	x.u.NonGoals[n-1].Rationale = sentence(text)
	x.place(from, to)
	return true
}

// insteadOf asks for what the product must do in the place of what is left out: "A native app;
// the portal must work in the phone's browser" asks for that by its reason.
func (x *understander) insteadOf(reason string, from, to int) {
	subject, _, ok := strings.Cut(reason, " must ")
	if !ok || len(strings.Fields(subject)) > maxWishedWords || strings.ContainsAny(subject, ",;:") || reading.HasHan(reason) {
		return
	}
	noun := x.noun()
	last := reading.Lower(reading.LastWord(subject))
	if !strings.EqualFold(subject, x.u.Product) && !x.lex.productNoun(last) && (noun == "" || last != noun) {
		return // what binds others binds no product
	}
	s := x.look(reading.UpperFirst(reason))
	x.put("feature", &s, from, to, context{kind: "feature", feature: -1})
}

// bracketedReason takes the clause in brackets at the end of what is left out for the
// reason: "Repairs (the workshop has its own system)". Brackets that only say what is
// meant, "limits at the same time (how many)", give none.
func bracketedReason(text string) (head, why string, ok bool) {
	head, why, ok = strings.Cut(strings.TrimRight(text, ".!。 "), " (")
	why, closed := strings.CutSuffix(why, ")")
	first := " " + reading.Lower(reading.FirstWord(why)) + " "
	if !ok || !closed || strings.ContainsAny(why, "()") || len(strings.Fields(why)) < 3 || !reading.HasFiniteVerb(why) || strings.Contains(" how which what where who when see ", first) {
		return "", "", false
	}
	return head, why, true
}

// lastAside is what stands in brackets at the end of a refusal, without a last "no": the
// reason of "Parking: no. two racks for bicycles. (noise; neighbours; no)".
func lastAside(text string) string {
	text = strings.TrimRight(text, " .!")
	i := strings.LastIndex(text, " (")
	why, closed := strings.CutSuffix(text[max(0, i):], ")")
	if i < 0 || !closed || strings.ContainsAny(why, "0123456789)") {
		return ""
	}
	parts := strings.Split(strings.TrimPrefix(why, " ("), ";")
	if last := len(parts) - 1; last > 0 && strings.EqualFold(strings.TrimSpace(parts[last]), "no") {
		parts = parts[:last]
	}
	return strings.TrimSpace(strings.Join(parts, ";"))
}

// asideBehind is the reason in brackets at the end of the unit that a refusal stands in.
func (x *understander) asideBehind(sen reading.Sentence) string {
	for i := range x.r.Units {
		if u := &x.r.Units[i]; u.From <= sen.From && sen.To <= u.To && len(u.Sentences) > 0 && u.Sentences[0].From == sen.From {
			return lastAside(u.Text)
		}
	}
	return ""
}

// refusalAndReason says that a clause tells why the refusal before the comma stands:
// "Payments are not our business, the bank does them".
func refusalAndReason(head, why string) bool {
	first := " " + reading.Lower(reading.FirstWord(why)) + " "
	words := strings.Fields(reading.Lower(why))
	acts := reading.HasFiniteVerb(why) || len(words) > 2 && slices.ContainsFunc(words[1:min(len(words), 4)], reading.InThirdPerson)
	return strings.Contains(head, " not ") && reading.HasFiniteVerb(head) && acts && len(words) < 12 &&
		!strings.Contains(" and or nor but so if when which that who where neither not only ", first)
}

// tellsReason says that a whole sentence behind the colon tells why what is named
// before it is left out: "An app for skippers: nobody installs an app for that".
func tellsReason(head, why string) bool {
	if len(strings.Fields(head)) < 2 || len(strings.Fields(why)) < 5 || reading.HasHan(why) || reading.HasFiniteVerb(head) || strings.HasPrefix(reading.Lower(head), "what ") {
		return false
	}
	first := reading.Lower(reading.FirstWord(why))
	return reading.HasFiniteVerb(why) || strings.Contains(" the a an many most few some nobody no we they it there our people this that too ", " "+first+" ") && !reading.ShortParts(reading.SplitList(why), 3, 6)
}
