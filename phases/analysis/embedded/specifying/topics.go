package specifying

import (
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/specs"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// topicCriterion is what else a test has to show of a thing of this kind.
func (w *Specifier) topicCriterion(d *Draft) (text, rl string) {
	if name, text, ok := d.setting(); ok && w.mentionsDefault(text) {
		return w.Say("crit_setting_default", "name", name), "criterion-of-setting"
	}
	t := w.topicOf(d)
	if d.Fact != nil && strings.HasPrefix(d.Fact.Name, "`") && strings.HasSuffix(d.Fact.Name, ")`") {
		return "", "" // a function is tested by what it gives
	}
	if t != nil && t.ID == "notify" && w.Language == "zh" && (chineseEndpoint(d) != "" || w.onlyInCase(d, t.Match.In("zh"))) {
		return "", "" // who calls hands something over, 重复推送时 is a case: nobody is told
	}
	if t != nil && t.People && (strings.HasPrefix(d.Statement.Head, "`") || strings.HasPrefix(strings.ToLower(d.Statement.Head), "only one ")) {
		return "", "" // what a command takes or writes its own line says
	}
	if t != nil && (t.ID == "readonly" || t.ID == "roles") && readsOnly(d.Statement.Head) {
		return "", "" // "only UTF-8 is read" says what is read, and nothing of who may change it
	}
	if t == nil || w.forbids(d) || strings.HasPrefix(d.Statement.Clause.Rest, "no ") || strings.HasPrefix(d.Statement.Clause.Rest, "have no ") || strings.HasPrefix(strings.ToLower(d.Statement.Head), "no ") || w.Table.IsWord("negatives", "en", strings.ToLower(phrasing.LeadingWord(d.Requirement.Title))) || !w.doesOneOf(d, t.Tests) || !w.speaksOfOne(d, t.Where.In(w.Language)) {
		return "", ""
	}
	if w.Language == "zh" && w.isUndone(w.FirstClause(d.Statement.Head)) {
		return "", "" // 不发送短信: what a message has to show is not asked for
	}
	if w.Language == "zh" && t.ID == "payment" && reading.ContainsAny(d.Statement.Head, w.Table.Words["clause_tells"].In("zh")...) {
		return "", "" // 退款到账后通知会员: nothing is worked out
	}
	if said := w.localeCheck(d); t.ID == "locale" && said != "" {
		return said, "criterion-of-locale"
	}
	check := t.Check
	if w.Words.HasAny(t.Told) {
		check = t.Instead
	}
	return phrasing.FillSlots(check.In(w.Language), w.Language, w.Slots("product", w.ShortProduct(), "actor", d.Actor)), "criterion-of-" + t.ID
}

// onlyInCase says that a Chinese statement has words in the clauses alone that tell in which case
// something happens: 重复|推送|时，只保留一份.
func (w *Specifier) onlyInCase(d *Draft, words []string) bool {
	inCase, beside := false, false
	for clause := range chineseClauses(d.Statement.Trigger + "，" + d.Statement.Head) {
		if !reading.ContainsAny(clause, words...) {
			continue
		}
		if w.namesCase(clause) {
			inCase = true
		} else {
			beside = true
		}
	}
	return inCase && !beside
}

// readsOnly says that a statement begins with the one thing of which it speaks, so that the word
// stands in front of "read" in its title alone.
func readsOnly(head string) bool {
	low := strings.ToLower(head)
	return strings.HasPrefix(low, "only ") && !strings.Contains(low, "read-only") && !strings.Contains(low, "read only")
}

// localeCheck tries the languages that a statement names, each by its name: "the other
// language" is not to be told among three. Empty where it names none.
func (w *Specifier) localeCheck(d *Draft) string {
	var named []string
	text := d.Requirement.Title + " . " + d.Statement.Head
	for _, name := range w.Table.Words["language_names"].In(w.Language) {
		if strings.Contains(text, name) {
			named = append(named, name)
		}
	}
	slices.SortStableFunc(named, func(a, b string) int { return strings.Index(text, a) - strings.Index(text, b) })
	switch len(named) {
	case 0:
		return ""
	case 1:
		return w.Say("crit_locale_one", "name", named[0])
	default:
		return w.Say("crit_locale", "list", w.Join(named, 0))
	}
}

// speaksOfOne says that a statement has one of the words; without words it has.
func (w *Specifier) speaksOfOne(d *Draft, words []string) bool {
	if len(words) == 0 {
		return true
	}
	text := w.WithoutOpening(d.Requirement.Title) + " . " + d.Statement.Head
	if w.Language == "zh" {
		return reading.ContainsAny(text, words...)
	}
	x := phrasing.NewWordIndex(text)
	return slices.ContainsFunc(words, x.Has)
}

func (w *Specifier) mentionsDefault(text string) bool {
	x := phrasing.NewWordIndex(text)
	return x.Has("default") || x.Has("unless") || strings.Contains(text, "默认")
}

// topicOf finds the entry whose words come first in what a draft says.
func (w *Specifier) topicOf(d *Draft) *phrasing.TopicRule {
	if d.topic == nil {
		text := w.WithoutOpening(d.Requirement.Title) + " . " + phrasing.OrElse(d.Statement.Label, d.Statement.Phrase)
		x := phrasing.NewWordIndex(phrasing.WithoutCode(w.coreOf(text)))
		d.topic = &phrasing.TopicRule{}
		if w.leavesOut(d) {
			return nil
		}
		for i := range w.Table.Topics {
			t := &w.Table.Topics[i]
			if t.Shown && (w.isTool() || w.ProductType() == "library") {
				continue
			}
			if x.HasAny(t.Match) && !x.HasAny(t.Unless) && w.doesOneOf(d, t.Verbs) && !w.toldOtherwise(d, t) && (!t.Done || !w.leavesUndone(text, t)) {
				d.topic = t
				break
			}
		}
	}
	if d.topic.ID == "" || d.topic.ID == "library" && w.ProductType() != "library" {
		return nil
	}
	return d.topic
}

// maxDenialAway is how many words in front of a deed its denial stands at most.
const maxDenialAway = 5

// leavesUndone says that a text speaks of the deed of a topic only to say that it is not
// done: "hides the module and deletes nothing", "no entry is deleted", "never deletes a file".
func (w *Specifier) leavesUndone(text string, t *phrasing.TopicRule) bool {
	if w.Language == "zh" {
		return false
	}
	tokens := phrasing.ClauseTokens(text)
	denied := false
	for i, tok := range tokens {
		if tok.Low == "" || !slices.Contains(t.Match.In("en"), tok.Low) && !phrasing.NewWordIndex(tok.Low).HasAny(t.Match) {
			continue
		}
		before := i
		for before > 0 && i-before < maxDenialAway && !tokens[before-1].Comma {
			before--
		}
		nots := func(t phrasing.Token) bool {
			return w.Table.IsWord("bound_nots", "en", t.Low) || t.Low == "without" || t.Low == "nothing" || t.Low == "none"
		}
		if !slices.ContainsFunc(tokens[before:i], nots) && (i+1 >= len(tokens) || !slices.Contains([]string{"nothing", "none", "no"}, tokens[i+1].Low)) {
			return false
		}
		denied = true
	}
	return denied
}

// toldOtherwise says that what the source tells behind a statement decides against the
// usual check of its topic: where the earlier of two readings is kept as a version, sending
// one twice does not leave one result.
func (w *Specifier) toldOtherwise(d *Draft, t *phrasing.TopicRule) bool {
	if d.Fact == nil || len(t.UnlessTold.In(w.Language)) == 0 {
		return false
	}
	told := []string{d.Fact.Text}
	for _, list := range [][]specs.Item{d.Fact.Details, d.Fact.Criteria} {
		for _, it := range list {
			told = append(told, it.Text)
		}
	}
	return phrasing.NewWordIndex(strings.Join(told, " . ")).HasAny(t.UnlessTold)
}

// leavesOut says that a statement names things and then what there is not for them:
// "Complaints and threats: no answer". Nothing of their kind is done with them.
func (w *Specifier) leavesOut(d *Draft) bool {
	if w.Language == "zh" {
		return false
	}
	rest := d.Statement.Head
	if d.Statement.Label == "" { // a name with a verb in it is no label: "anything that sounds like a contract: no draft"
		_, behind, ok := strings.Cut(d.fact0().Text, ": ")
		if !ok {
			return false
		}
		rest = behind
	}
	return w.Table.IsWord("no_subjects", "en", strings.ToLower(phrasing.LeadingWord(rest)))
}

// doesOneOf says that the verb of a draft is one of a list; a thing without a
// verb, and a list without one, match.
func (w *Specifier) doesOneOf(d *Draft, verbs []string) bool {
	if len(verbs) == 0 || w.Language == "zh" {
		return true
	}
	for _, verb := range w.verbsOf(d) {
		if slices.Contains(verbs, verb) {
			return true
		}
	}
	return !d.Statement.Whole && d.Statement.Phrase == "" && (d.Fact == nil || !w.BeginsWithVerb(strings.TrimPrefix(d.Fact.Want, "to ")))
}

// verbsOf are the verbs of a draft's statement in their base form: its first
// one, and those joined to it by "and" or "or".
func (w *Specifier) verbsOf(d *Draft) []string {
	text := d.Statement.Phrase
	if d.Statement.Whole {
		text = w.Base(d.Statement.Clause)
	}
	if text == "" {
		text = d.Action
		if d.Fact != nil && d.Fact.Want != "" {
			text = strings.TrimPrefix(d.Fact.Want, "to ") // a story names the deed behind who wants it
		}
	}
	var out []string
	tokens := phrasing.ClauseTokens(text)
	if len(tokens) > 3 && tokens[1].Low == "and" && w.Table.IsWord("verbs", "en", tokens[2].Low) {
		tokens = tokens[2:] // "find and delete": the second is what it is for
	}
	for i, t := range tokens {
		if i == 0 || tokens[i-1].Low == "and" || tokens[i-1].Low == "or" || tokens[i-1].Low == "be" {
			verb := t.Low
			if base, ok := w.Participle(verb); ok {
				verb = base
			}
			out = append(out, verb)
		}
	}
	return out
}

// coreOf is a title without what it only mentions: "sums from the export" is
// about sums.
func (w *Specifier) coreOf(text string) string {
	if w.Language == "zh" {
		return text
	}
	var keep []string
	skip, open := false, 0
	for f := range strings.FieldsSeq(text) {
		aside := open > 0 || strings.HasPrefix(f, "(") // forms and examples are not what it is about: "attachments (PDF, DOCX)"
		open = max(0, open+strings.Count(f, "(")-strings.Count(f, ")"))
		if aside {
			continue
		}
		low := strings.ToLower(strings.Trim(f, ",.;:()"))
		if f == "." {
			skip = false
		}
		skip = skip || w.Table.IsWord("topic_breaks", "en", low)
		if !skip {
			keep = append(keep, f)
		}
	}
	return strings.Join(keep, " ")
}
