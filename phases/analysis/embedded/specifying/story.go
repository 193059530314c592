package specifying

import (
	"strings"

	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/completing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// story writes "As a role I want … so that …". Where the source gives no reason,
// the sentence ends with what is wanted.
func (w *Specifier) story(d *Draft) {
	s := &d.Requirement.Story
	s.Role = w.OneOf(d.Actor)
	switch {
	case d.Chosen.OfHouse():
		s.Role = w.HouseRole()
	case d.Chosen.OfAnybody():
		s.Role = w.GeneralRole()
	}
	s.Want = infinitiveNot(w.wanted(d))
	if d.Fact == nil || d.Fact.Actor == "" || d.Fact.Want == "" && !d.Fact.Wished || !w.Stories {
		s.Want = w.OfHouse(s.Want) // who tells a story of the source speaks for themselves
	}
	if strings.Contains(s.Role, " or ") {
		s.Want = strings.Replace(s.Want, "each other", "the other", 1) // one of the two tells it
	}
	said := w.speaker(s.Want, d.Actor)
	if short := w.shortRole(d.Actor); said == s.Want && short != d.Actor {
		said = w.speaker(s.Want, short)
	}
	s.Want = w.Own(w.ownCondition(said, d.Actor))
	s.Source = phrasing.Rule("story-from-feature")
	if d.Chosen.By == completing.ByPlace {
		s.Source = phrasing.Rule(completing.StoryFromSection)
	}
	if d.Fact != nil && !w.IsChange(d.Fact) {
		benefit := phrasing.OrElse(d.Fact.Benefit, d.Statement.Purpose)
		if strings.HasPrefix(d.Statement.Purpose, "because ") {
			benefit = "" // a reason is no aim: it stands in the notes
		}
		if benefit != "" {
			s.Benefit = w.ownBenefit(w.Phrase(benefit), d.Actor)
			if d.Fact.Actor != "" && (d.Fact.Want != "" || d.Fact.Wished) {
				s.Source = d.Requirement.Source
			}
			return
		}
	}
	if d.Pack != nil {
		s.Benefit = w.Phrase(w.Fill(d.Pack.Pack, d.Pack.Benefit))
		s.Source = d.Requirement.Source
		return
	}
	s.Benefit = w.ownBenefit(w.benefitOf(d), d.Actor)
}

// shortRole is a role by its last word, where no other person is called by that: the "GC
// superintendent" is "the superintendent" of the source. The role itself where it has one word.
func (w *Specifier) shortRole(actor string) string {
	last := reading.LastWord(actor)
	if last == actor || w.Language == "zh" {
		return actor
	}
	for i := range w.Understood.Actors {
		if name := w.Understood.Actors[i].Name; !strings.EqualFold(name, actor) && strings.EqualFold(reading.LastWord(name), last) {
			return actor
		}
	}
	return last
}

// speaker lets whoever tells a story say "me" and "I can": "the portal to remind the
// skipper" becomes "… to remind me". Where the role does something in a clause of its
// own, or is told more of, it keeps its name.
func (w *Specifier) speaker(want, actor string) string {
	if w.Language == "zh" || actor == "" || strings.HasPrefix(want, "to ") {
		return want
	}
	tokens := phrasing.ClauseTokens(want)
	words := len(strings.Fields(actor))
	for _, many := range []string{wording.Plural(actor), actor} { // "billing" is many in one word
		if told := w.tellsMe(want, many, tokens); told != "" {
			return told
		}
	}
	for i := 2; i+words < len(tokens)+1; i++ {
		from := tokens[i-1]
		if !w.Table.IsWord("articles", "en", from.Low) || i-1+words >= len(tokens) || !strings.EqualFold(want[tokens[i].From:tokens[i+words-1].To], actor) {
			continue
		}
		before, next := tokens[i-2].Low, phrasing.WordAt(tokens, i+words)
		if next == "can" || next == "may" {
			return want[:from.From] + "I" + want[tokens[i+words-1].To:]
		}
		led := w.Table.IsWord("verbs", "en", before) && i > 2 && (tokens[i-3].Low == "to" || tokens[i-3].Low == "and") || before == "to" && next == ""
		atWork := next == "on" && w.Table.IsWord("at_work", "en", phrasing.WordAt(tokens, i+words+1)) // "the crew on duty"
		ends := !atWork && (next == "" || tokens[i+words-1].Comma || w.FirmObject(next) || w.Table.IsWord("articles", "en", next) || w.Table.IsWord("prepositions", "en", next) && (next != "of" || w.Table.IsWord("telling_of", "en", before)) && next != "who" && next != "that" && next != "and" && next != "or")
		if ends && (led || before == "for" && next == "") {
			return want[:from.From] + "me" + want[tokens[i+words-1].To:]
		}
	}
	return want
}

// tellsMe lets those who are told or given something say "me": "the app to remind beekeepers
// to check hives" becomes "… to remind me to check hives", "to give traders sums per area"
// "… to give me sums per area". Empty where that is not sure.
func (w *Specifier) tellsMe(want, actors string, tokens []phrasing.Token) string {
	words := len(strings.Fields(actors))
	for i := 2; i+words < len(tokens); i++ {
		led := tokens[i-2].Low == "to" || tokens[i-2].Low == "and"
		if !led || !strings.EqualFold(want[tokens[i].From:tokens[i+words-1].To], actors) {
			continue
		}
		next := tokens[i+words].Low
		mine := strings.NewReplacer(" they ", " I ", " their ", " my ").Replace(want[tokens[i+words-1].To:])
		if w.Table.IsWord("two_object_verbs", "en", tokens[i-1].Low) && !tokens[i+words-1].Comma && w.opensGift(next) {
			return want[:tokens[i].From] + "me" + mine
		}
		if !w.Table.IsWord("telling_verbs", "en", tokens[i-1].Low) {
			continue
		}
		if next == "to" || next == "about" || w.Table.IsWord("question_words", "en", next) || w.Table.IsWord("clause_conditions", "en", next) || w.FirmObject(next) {
			return want[:tokens[i].From] + "me" + mine
		}
	}
	return ""
}

// opensGift says that a word begins what somebody is given, and goes on with nothing about
// them: "give traders |sums", but not "show drivers |on a map" or "drivers |who are late".
func (w *Specifier) opensGift(word string) bool {
	return word != "and" && word != "or" && word != "of" && word != "to" && !w.Table.IsWord("prepositions", "en", word) &&
		!w.Table.IsWord("relative_pronouns", "en", word) && !w.Table.IsWord("clause_conditions", "en", word) && !w.Table.IsWord("auxiliaries", "en", word)
}

// infinitiveNot denies the second of two deeds that are wished as a wish denies it: "the
// desk to mark it as late and not send it again".
func infinitiveNot(want string) string {
	before, after, ok := strings.Cut(want, " and do not ")
	if !ok || !strings.Contains(before, "to ") || strings.Contains(before, ":") {
		return want
	}
	return before + " and not " + after
}

// ownCondition lets whoever tells a story say what they do themselves in the condition
// at its end: "to get a number when a porter closes a trip" becomes "… when I close a
// trip".
func (w *Specifier) ownCondition(want, actor string) string {
	if w.Language == "zh" || actor == "" {
		return want
	}
	tokens := phrasing.ClauseTokens(want)
	for i := 1; i+2 < len(tokens); i++ {
		if !w.Table.IsWord("clause_conditions", "en", tokens[i].Low) || !w.Table.IsWord("articles", "en", tokens[i+1].Low) {
			continue
		}
		c, ok := w.ParseClause(reading.UpperFirst(want[tokens[i+1].From:]))
		_, who, _ := strings.Cut(c.Subject, " ")
		if !ok || !strings.EqualFold(who, actor) || c.Form == phrasing.BeVerb || c.Form == phrasing.ModalVerb || c.Form == phrasing.PastVerb {
			return want
		}
		deed := w.Base(c)
		if c.Not {
			deed = "do not " + deed
		}
		return want[:tokens[i].To] + " I " + phrasing.JoinWords(c.Adverb, deed)
	}
	return want
}

// ownBenefit lets whoever tells a story say "I can" of what they gain: "so that a fleet
// operator can change all hosts at once" in the mouth of a fleet operator.
func (w *Specifier) ownBenefit(benefit, actor string) string {
	if actor == "" || benefit == "" {
		return benefit
	}
	if w.Language == "zh" {
		if rest, ok := strings.CutPrefix(benefit, actor); ok && reading.HasPrefixOf(rest, "能", "可以", "可") {
			return rest
		}
		return benefit
	}
	if mine := w.inOwnMouth(benefit); mine != "" {
		return mine
	}
	tokens := phrasing.ClauseTokens(benefit)
	words := len(strings.Fields(actor))
	if len(tokens) < words+2 || !w.Table.IsWord("articles", "en", tokens[0].Low) || !strings.EqualFold(benefit[tokens[1].From:tokens[words].To], actor) {
		return benefit
	}
	if next := tokens[words+1].Low; next != "can" && next != "may" && next != "cannot" {
		return benefit
	}
	return "I" + benefit[tokens[words].To:]
}

// inOwnMouth is what somebody gains who was called he or she, as they would say it: "she
// always knows what is due" becomes "I always know what is due". Empty for anything else,
// and where more of it speaks of them.
func (w *Specifier) inOwnMouth(benefit string) string {
	first, rest, _ := strings.Cut(benefit, " ")
	if who := strings.ToLower(first); who != "he" && who != "she" || reading.ContainsAny(" "+rest+" ", " he ", " she ", " his ", " her ", " him ") {
		return ""
	}
	c, ok := w.ParseClause(strings.TrimRight(benefit, ". "))
	if !ok || c.Form != phrasing.ThirdVerb || c.Not || strings.HasPrefix(c.Rest, ",") {
		return ""
	}
	base, _ := w.BaseVerb(c.Verb)
	return phrasing.JoinWords("I", c.Adverb, base, c.Rest)
}

// firmGoal is the share of its words from which on a goal is taken for the
// reason of a requirement. A weaker kinship is good for a trace and no reason.
const firmGoal = 0.5

// benefitOf is why somebody wants a requirement of which the source does not
// say it beside it: the goal that speaks of the same, or the trouble of today
// that it ends. Empty where the source gives no reason: what a thing of its kind
// is mostly good for would be our guess in the user's mouth.
func (w *Specifier) benefitOf(d *Draft) string {
	if goal, clause := w.BenefitClause(d.goal); clause && !w.namesTarget(d.goal) && !d.circular && !d.goalGuess && d.goalScore >= firmGoal {
		return goal
	}
	return w.sourceReason(d)
}

// namesTarget says that a goal only tells the value that a measure is to reach, which is
// nothing that anybody wants something for: 未取货率的目标是< 5%.
func (w *Specifier) namesTarget(goal string) bool {
	rest := strings.ToLower(goal)
	for part := range strings.SplitSeq(w.Say("goal_aim", "metric", "\x00", "to", "\x00", "due", ""), "\x00") {
		_, behind, ok := strings.Cut(rest, part)
		if !ok {
			return false
		}
		rest = behind
	}
	return true
}

// wanted is what the user story asks for.
func (w *Specifier) wanted(d *Draft) string {
	if d.rest != "" {
		return w.wantOf(d, w.TakeApart(d.rest))
	}
	if d.lists() {
		return w.listWant(d)
	}
	if w.IsChange(d.Fact) {
		return w.wantedChange(d)
	}
	if d.unsure {
		return w.Say("want_hold", "text", w.LowerStart(d.Statement.Head))
	}
	if d.Fact != nil {
		if text, ok := w.codeWant(d); ok {
			return text
		}
		if d.Rule && w.Language != "zh" && !d.Statement.Whole {
			if st := w.RuleStatement(strings.TrimRight(w.FirstSentence(d.Fact.Text), ". "), d.Fact.Told); st.Whole {
				return w.wantOf(d, st)
			}
		}
		return w.wantOf(d, w.NamedIn(d.Fact, d.Statement))
	}
	switch {
	case w.Language == "zh" && d.Pack != nil:
		return d.Action
	case w.Acts(&d.Use) && w.Personal(&d.Use):
		if w.Language == "zh" {
			return d.Action
		}
		return "to " + d.Action
	case w.Acts(&d.Use):
		return w.Inner("want_product", "want", d.Action)
	default:
		return w.wantOf(d, d.Statement)
	}
}

// setting says that a draft is about a key of a configuration, and what it is for.
func (d *Draft) setting() (name, text string, ok bool) { return phrasing.SettingOf(d.Fact) }

// codeWant is the wish for a command or function.
func (w *Specifier) codeWant(d *Draft) (string, bool) {
	if name, text, ok := d.setting(); ok {
		if bare := strings.TrimSpace(reading.OutsideBrackets(text)); bare != "" {
			text = bare // brackets within brackets are read by nobody
		}
		return w.Say("want_setting", "name", name, "text", text), true
	}
	text, ok := w.codeSubject(d.Fact, w.Say("must"))
	if !ok {
		return "", false
	}
	mark := " " + w.Say("must") + " "
	if strings.HasPrefix(text, w.Say("req_code_rule", "name", d.Fact.Name, "text", "")) {
		if _, rule, ok := strings.Cut(d.Fact.Text, d.Fact.Name+": "); ok && strings.HasPrefix(rule, "`") {
			return w.Say("want_code_where", "name", d.Fact.Name, "text", strings.TrimRight(w.FirstSentence(rule), ". ")), true
		}
		return "", false
	}
	if head, rest, cut := strings.Cut(text, mark); cut && !strings.Contains(rest, w.Say("must")) && !strings.Contains(head, ":") {
		return head + " to " + w.ShortWant(rest), true
	}
	return d.Fact.Name, true
}
