package designing

import (
	"strings"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
)

// qualityWants are the wishes that qualities state, in their own words: "the order page to
// open in 2 seconds". Many that make no plain sentence together, as they only share a story
// for want of room, are wished to be met: the criteria tell each with its number.
func (m *epicMaker) qualityWants(list []int) string {
	var wants, targets, ids []string
	for _, i := range list {
		ids = append(ids, m.req.NFRs[i].ID)
		if want, target := m.qualityWant(&m.req.NFRs[i], len(list) == 1); target != "" {
			targets = append(targets, target)
		} else {
			wants = append(wants, want)
		}
	}
	switch {
	case len(targets) == 1:
		wants = append(wants, m.say("want_target", "text", targets[0]))
	case len(targets) > 1:
		wants = append(wants, m.say("want_targets", "list", strings.Join(targets, m.say("semicolon"))))
	}
	text := m.Series(wants, 0)
	if m.Language != "zh" && len(list) > 1 && strings.Contains(text, "; ") && (len(list) > 2 || len(strings.Fields(text)) > maxWishes) {
		return m.say("want_group", "list", m.Join(ids, 0))
	}
	if rest, ok := strings.CutPrefix(text, "The "); ok {
		return "the " + rest
	}
	return m.LowerStart(text)
}

// maxWishes is how many words two wishes have at most that semicolons part.
const maxWishes = 30

// qualityWant is the wish that one quality states, or the target where it only names one. What
// its statement goes on with has room where the wish stands alone.
func (m *epicMaker) qualityWant(q *specs.NFR, alone bool) (want, target string) {
	text, rest := "", ""
	if len(q.Statement) > 0 {
		whole := specs.Plain(q.Statement[0].Text)
		text = m.FirstSentence(whole)
		rest = strings.TrimSpace(strings.TrimPrefix(whole, text))
	}
	if target = m.targetIn(q, text); target != "" {
		return "", m.phrase(target) + m.restOfWish(target, rest)
	}
	if m.Language == "zh" {
		return m.phrase(chineseWant(text, specs.Plain(q.Title))), ""
	}
	want = m.phrase(m.englishWant(text))
	if alone {
		want += m.restOfWish(want, rest)
	}
	return want, ""
}

// maxWhole is how many words the wish for a quality has at most with what its statement goes
// on with.
const maxWhole = 40

// restOfWish is what the further sentences of a quality demand, as a wish behind the first one:
// what is bound by a word of its own, and a number that stands alone. What only tells why is
// left to the requirement.
func (m *epicMaker) restOfWish(first, rest string) string {
	if m.Language == "zh" || rest == "" {
		return ""
	}
	var more strings.Builder
	for _, s := range wording.Sentences(rest) {
		said := strings.TrimRight(strings.TrimSpace(rest[s.Start:s.End]), ". ")
		switch {
		case strings.Contains(said, " MUST ") || strings.Contains(said, " SHOULD "):
			more.WriteString(", and " + m.LowerStart(m.phrase(m.englishWant(said))))
		case m.Table.IsWord("number_leads", "en", strings.ToLower(phrasing.LeadingWord(said))) && strings.ContainsAny(said, "0123456789") && !strings.ContainsAny(said, ":("):
			more.WriteString(", " + m.LowerStart(said))
		}
	}
	if len(strings.Fields(first+more.String())) > maxWhole {
		return ""
	}
	return more.String()
}

// targetIn is the target that a quality only names: what stands behind the mark of such
// a statement, and the name with its number where a quality has no statement.
func (m *epicMaker) targetIn(q *specs.NFR, text string) string {
	if text == "" {
		if q.Source.Kind == specs.Inferred && len(q.Targets) > 0 {
			return m.say("want_measured", "name", m.phrase(specs.Plain(q.Title)), "target", m.TargetOf(q))
		}
		return specs.Plain(q.Title)
	}
	_, target, _ := strings.Cut(text, m.say("target_mark"))
	return target
}

// englishWant turns the first modal verb of a statement into an infinitive, as it
// stands behind "I want". One that begins with a circumstance stays a sentence.
func (m *epicMaker) englishWant(text string) string {
	first := strings.ToLower(phrasing.LeadingWord(text))
	if m.Table.IsWord("prepositions", "en", first) || m.Table.IsWord("subordinators", "en", first) && first != "that" {
		if late := circumstanceLast(text); late != "" {
			return m.englishWant(late)
		}
		return m.say("want_holds", "text", lowerModals(m.phrase(text)))
	}
	words := strings.Fields(text)
	for i, word := range words {
		if i == 0 || word != "MUST" && word != "SHOULD" && word != "MAY" {
			continue
		}
		head, rest := strings.Join(words[:i], " "), words[i+1:]
		if strings.Contains(head, ": ") || strings.HasSuffix(head, " to") {
			return m.say("want_holds", "text", lowerModals(m.phrase(text))) // "a power cut: nothing to be lost"
		}
		lead := "to"
		if len(rest) > 0 && (rest[0] == "NOT" || rest[0] == "never") {
			lead, rest = strings.ToLower(rest[0])+" to", rest[1:]
		}
		return head + " " + lead + " " + lowerModals(furtherWants(strings.Join(rest, " ")))
	}
	return text
}

// maxCircumstance is how many words a circumstance has at most that moves to the end.
const maxCircumstance = 14

// circumstanceLast is a statement that begins with a circumstance with it at its end, where
// a wish can have it: "After a power cut, the pump MUST run on" becomes "the pump MUST run
// on after a power cut". Empty where more stands behind the deed that it would hang on.
func circumstanceLast(text string) string {
	text = strings.TrimRight(text, ". ")
	modal := strings.Index(text, " MUST ")
	if modal < 0 {
		modal = strings.Index(text, " SHOULD ")
	}
	if modal < 0 {
		return ""
	}
	comma := strings.LastIndex(text[:modal], ", ")
	if comma < 0 || strings.ContainsAny(text, ":;()") || strings.Contains(text[:comma], ", ") || len(strings.Fields(text[:comma])) > maxCircumstance {
		return ""
	}
	deed := text[comma+2:]
	if strings.Contains(deed, ", ") || strings.Contains(deed, " when ") || strings.Contains(deed, " if ") {
		return ""
	}
	return deed + " " + strings.ToLower(text[:1]) + text[1:comma]
}

// furtherWants turns what else the same subject has to do into infinitives: "accept
// readings and MUST show them" is to accept and to show them.
func furtherWants(rest string) string {
	for _, word := range []string{"MUST", "SHOULD", "MAY"} {
		rest = strings.ReplaceAll(rest, " and "+word+" NOT ", " and not to ")
		rest = strings.ReplaceAll(rest, " and "+word+" ", " and to ")
	}
	return rest
}

// lowerModals writes the words of RFC 2119 small, as a sentence does that binds nobody.
func lowerModals(text string) string {
	for _, word := range []string{"MUST NOT", "SHOULD NOT", "MUST", "SHOULD", "MAY"} {
		text = strings.ReplaceAll(text, " "+word+" ", " "+strings.ToLower(word)+" ")
	}
	return text
}

// chineseWant leaves the modal word of a statement out: 我希望 says as much. Where the
// name of the quality is the clause behind it, the clause is the wish.
func chineseWant(text, title string) string {
	for _, modal := range []string{"必须保证：", "应当保证：", "必须能够", "应当能够", "必须支持", "应当支持", "必须", "应当"} {
		head, rest, ok := strings.Cut(text, modal)
		switch {
		case !ok:
		case strings.ContainsAny(head, "，；"): // a case, and what has to be in it
			return head + strings.TrimPrefix(strings.TrimPrefix(modal, "必须"), "应当") + rest
		case strings.HasSuffix(modal, "能够") && !strings.Contains(title, "…"):
			return title
		case strings.HasSuffix(modal, "："):
			return rest
		case title != "" && !strings.ContainsAny(title[:1], "0123456789") && strings.HasPrefix(rest, title):
			return rest
		default:
			return head + strings.TrimPrefix(strings.TrimPrefix(modal, "必须"), "应当") + rest
		}
	}
	return text
}
