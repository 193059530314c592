package phrasing

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/wording"
	"github.com/overtone-cli/overtone/templates"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// withoutSettled leaves out the packs that have nothing to say once something
// is stated: who signs in through another system has neither password nor
// account here. The only pack stays.
func (w *Work) withoutSettled(packs []*templates.Pack) []*templates.Pack {
	var out []*templates.Pack
	for _, p := range packs {
		if w.Table.SettlesPack(p.ID, w.Words) {
			continue
		}
		out = append(out, p)
	}
	if len(out) == 0 {
		return packs
	}
	return out
}

// SettlesPack says that a pack has nothing to say to a text that settles what it is about.
func (t *RuleTable) SettlesPack(id string, text *WordIndex) bool {
	return slices.ContainsFunc(t.Settled, func(s settledRule) bool {
		return slices.Contains(s.Packs, id) && text.HasAny(s.When) && !text.HasAny(s.Unless)
	})
}

// wishedDeeds notes what stands behind "I want to": a deed, whatever its first
// word is elsewhere.
func (w *Work) wishedDeeds() {
	if w.Language == "zh" {
		return
	}
	for i := range w.Understood.Features {
		f := &w.Understood.Features[i]
		if want := strings.ToLower(strings.TrimRight(f.Want, ". ")); want != "" && strings.Contains(strings.ToLower(f.Text), "want to "+want) {
			w.verbal[want] = true
		}
	}
}

// settled is an understanding in which comments stand among the notes and not
// among the features and goals, and rows of tables read as sentences.
func (w *Work) settled(u *understanding.Understanding) *understanding.Understanding {
	v := *u
	v.Features, v.Goals = nil, nil
	notes := append([]specs.Item(nil), u.Notes...)
	for i := range u.Features {
		f := u.Features[i]
		if isRefused(&f, u.NonGoals) {
			continue
		}
		if w.isComment(&f) {
			notes = append(notes, specs.Item{Text: f.Text, Source: f.Source})
			continue
		}
		w.asNamed(&f)
		w.untable(&f)
		rankBehind(&f)
		w.ofWriter(&f, u.Writer)
		w.countedAbove(&f, v.Features, u.Endpoints)
		if what, ok := strings.CutPrefix(f.Text, "Support for "); ok { // else it is read as a verb with a stray "for"
			f.Text, f.Name = "Support "+what, strings.Replace(f.Name, "Support for ", "Support ", 1)
		}
		if w.Language != "zh" {
			f.Want, _, _ = w.beforeSpeaker(f.Want)
			w.ofWishedThing(&f)
		}
		for _, items := range [][]specs.Item{f.Details, f.Criteria} {
			for _, it := range items {
				if p := RankOf(it.Text); p != "" && f.Priority == "" {
					f.Priority = p
				}
			}
		}
		f.Details, f.Criteria = withoutRank(f.Details, f.Priority), withoutRank(f.Criteria, f.Priority)
		v.Features = append(v.Features, f)
	}
	v.NonGoals = nil
	for _, n := range u.NonGoals {
		if refused, ok := w.refusedGoal(understanding.GoalFact{Text: n.Text, Source: n.Source}); ok {
			n.Text, n.Rationale = refused.Text, OrElse(n.Rationale, refused.Rationale)
		}
		n.Text = w.refusedThing(n.Text)
		v.NonGoals = append(v.NonGoals, n)
	}
	for _, g := range u.Goals {
		if n, ok := w.refusedGoal(g); ok {
			v.NonGoals = append(v.NonGoals, n)
			continue
		}
		v.Goals = append(v.Goals, g)
	}
	v.Milestones = nil
	for _, m := range u.Milestones {
		m.Text = w.MilestoneText(m.Text)
		v.Milestones = append(v.Milestones, m)
	}
	v.Delivered = w.deliveredItems(u)
	v.Features = bySteps(v.Features, v.Milestones)
	v.Features, v.Goals, v.NonGoals = slices.Clip(v.Features), slices.Clip(v.Goals), slices.Clip(v.NonGoals)
	v.Milestones, v.Notes = slices.Clip(v.Milestones), slices.Clip(notes) // tasks that add to them share them
	return &v
}

// countedAbove puts names into a feature in the place of words that count what stands above
// it: the call of a list, the times of the statement before.
func (w *Work) countedAbove(f *understanding.FeatureFact, before []understanding.FeatureFact, calls []understanding.EndpointFact) {
	line := understanding.FirstLine(f.Source)
	named := func(text string) string { return w.datedWindows(countedCall(text, line, calls)) }
	f.Text, f.Name, f.Want = named(f.Text), named(f.Name), named(f.Want)
	if len(before) > 0 {
		if windows := w.Windows(before[len(before)-1].Text); windows != nil {
			f.Text, f.Name = w.whichWindows(f.Text, windows), w.whichWindows(f.Name, windows)
		}
	}
}

// ofWriter puts the role of whoever writes in the place of "I", where the source tells
// it: "a plan which I can change" behind "me as caretaker" is one that the caretaker can
// change. What cannot be turned with certainty stays in the writer's words.
func (w *Work) ofWriter(f *understanding.FeatureFact, by understanding.Writer) {
	if w.Language == "zh" || !by.Wrote(f.Source) {
		return
	}
	named := func(text string) string {
		if !reading.ContainsAny(" "+text, " I ", " I'", " I’", " me ", " me,", " me.", " my ") {
			return text
		}
		if told, ok := w.AsTold(text, Voices{I: "the " + by.Role, We: w.Product}); ok {
			return told
		}
		return text
	}
	f.Text, f.Name = named(f.Text), named(f.Name)
	f.Criteria = slices.Clone(f.Criteria)
	for i := range f.Criteria {
		f.Criteria[i].Text = named(f.Criteria[i].Text)
	}
	f.Details = slices.Clone(f.Details)
	for i := range f.Details {
		f.Details[i].Text = named(f.Details[i].Text)
	}
}

// isRefused says that a feature only repeats what the same line rules out.
func isRefused(f *understanding.FeatureFact, list []specs.NonGoal) bool {
	text := FoldTerm(strings.TrimRight(f.Text, ".。 "))
	for _, n := range list {
		if SameLines(n.Source, f.Source) && text != "" && strings.Contains(FoldTerm(n.Text), text) {
			return true
		}
	}
	if len(f.Source.Lines) == 0 {
		return false
	}
	rest := text
	for _, n := range list { // a list of refusals in one feature
		if SameLines(n.Source, f.Source) {
			rest = strings.Replace(rest, FoldTerm(strings.TrimRight(n.Text, ".。 ")), "", 1)
		}
	}
	return rest != text && strings.Trim(rest, "、,，;；和 ") == ""
}

// rankBehind takes a last sentence off a feature that only ranks it: "Drag and drop for lifts.
// Nice to have."
func rankBehind(f *understanding.FeatureFact) {
	i := strings.LastIndex(strings.TrimRight(f.Text, ". "), ". ")
	if i <= 0 {
		return
	}
	if p := RankOf(f.Text[i+1:]); p != "" {
		f.Text, f.Priority = f.Text[:i+1], OrElse(f.Priority, p)
	}
}

// withoutRank drops what only repeats the priority.
func withoutRank(items []specs.Item, priority string) []specs.Item {
	var out []specs.Item
	for _, it := range items {
		if p := RankOf(it.Text); p == "" || p != priority {
			out = append(out, it)
		}
	}
	return out
}

// untable takes the column heads out of a feature that was the row of a table:
// "2: What Each statement …, Prio Must".
func (w *Work) untable(f *understanding.FeatureFact) {
	number, rest, ok := strings.Cut(f.Text, ": ")
	if !ok || strings.ContainsFunc(number, func(r rune) bool { return !unicode.IsDigit(r) }) {
		return
	}
	head, text, _ := strings.Cut(rest, " ")
	if !w.isTableHead(head) || text == "" {
		return
	}
	f.Ref = OrElse(f.Ref, number)
	if i := strings.LastIndex(text, ", Prio "); i > 0 {
		text = text[:i]
	}
	f.Text = wording.Sentence(text)
	if f.Actor == "" || f.Want == "" || strings.HasPrefix(strings.ToLower(f.Actor), "what ") {
		f.Actor, f.Want = "", ""
	}
	f.Name = ""
}

// deliveredItems say what is there already: which of its parts nobody has to build any more.
func (w *Work) deliveredItems(u *understanding.Understanding) []specs.Item {
	var out []specs.Item
	for _, it := range u.Delivered {
		out = append(out, specs.Item{Text: w.Sentence("delivered", "text", strings.TrimRight(it.Text, ".。 ")), Source: it.Source})
	}
	return out
}

func (w *Work) isTableHead(word string) bool {
	return w.Table.IsWord("table_heads", "en", word) || w.Table.IsWord("table_heads", "zh", word)
}

// MilestoneText puts the date of a table's row behind its name: "M1 – Internal
// alpha: Content Links, …, 30 April" becomes "M1 – Internal alpha (30 April):
// links, …".
func (w *Work) MilestoneText(text string) string {
	colon, comma, open, shut := ": ", ", ", " (", "): "
	if w.Language == "zh" {
		colon, comma, open, shut = "：", "，", "（", "）："
	}
	name, rest, ok := strings.Cut(strings.TrimRight(text, ".。 "), colon)
	if !ok && w.Language == "zh" {
		name, rest, ok = strings.Cut(strings.TrimRight(text, ".。 "), ": ") // "M1: …", as Latin letters take it
	}
	if !ok {
		return text
	}
	head, body, ok := strings.Cut(rest, " ")
	if !ok || !w.isTableHead(head) {
		return w.dateFirst(text, name, rest, comma, open+"%s"+shut)
	}
	if i := strings.LastIndex(body, comma); i > 0 {
		date := strings.TrimSpace(body[i+len(comma):])
		if strings.ContainsFunc(date, unicode.IsDigit) && utf8.RuneCountInString(date) <= 24 {
			return wording.Sentence(name + open + date + shut + w.lowerPlain(body[:i]))
		}
	}
	return wording.Sentence(name + colon + w.lowerPlain(body))
}

// dateFirst puts the date that stands before the contents of a row behind its name:
// "试点：2025 年 6 月，内容 两个项目上线" becomes "试点（2025 年 6 月）：两个项目上线".
func (w *Work) dateFirst(text, name, rest, comma, form string) string {
	date, body, ok := strings.Cut(rest, comma)
	head, what, found := strings.Cut(body, " ")
	if !ok || !found || !w.isTableHead(head) || !strings.ContainsFunc(date, unicode.IsDigit) || utf8.RuneCountInString(date) > 24 {
		return text
	}
	return wording.Sentence(name + strings.Replace(form, "%s", date, 1) + w.lowerPlain(what))
}

// lowerPlain lowers the first letter of a phrase that has nothing to do with
// names yet.
func (w *Work) lowerPlain(text string) string {
	if w.Language == "zh" || w.namesTogether(text) {
		return text
	}
	return wording.LowerFirst(text)
}

// isComment says of a feature that it only comments on others: nothing ranks,
// numbers or details it, nobody acts in it, and its words are those of remarks.
func (w *Work) isComment(f *understanding.FeatureFact) bool {
	if f.Ref != "" || f.Actor != "" || len(f.Criteria) > 0 || len(f.Details) > 0 {
		return false
	}
	if w.isRank(f.Text) {
		return true
	}
	low := strings.ToLower(f.Text)
	for _, lead := range w.Table.Words["comments"].In(w.Language) {
		if strings.HasPrefix(low, lead) {
			return true
		}
	}
	return false
}

// refusedGoal turns "We deliberately have no goal for X. Reason." into what it
// is: a non-goal with its reason.
func (w *Work) refusedGoal(g understanding.GoalFact) (specs.NonGoal, bool) {
	for _, lead := range w.Table.Words["no_goal"].In(w.Language) {
		i := strings.Index(reading.Lower(g.Text), lead)
		if i < 0 || i > 30 {
			continue
		}
		sentences := wording.Sentences(g.Text)
		if len(sentences) == 0 || sentences[0].End < i+len(lead) {
			continue
		}
		text := strings.Trim(g.Text[i+len(lead):sentences[0].End], " .。")
		n := specs.NonGoal{Text: wording.Sentence(w.Say("no_goal_for", "text", text)), Source: g.Source}
		for _, s := range sentences[1:] {
			n.Rationale = JoinWords(n.Rationale, strings.TrimSpace(g.Text[s.Start:s.End]))
		}
		return n, true
	}
	return specs.NonGoal{}, false
}

// refusedThing names what a sentence refuses, "We do not want credit cards", as a list
// of what is left out does. A refused deed and a thing that its sentence does not name
// stay in their words.
func (w *Work) refusedThing(text string) string {
	if w.Language == "zh" {
		return text
	}
	for _, lead := range w.Table.Words["refusal_leads"].In("en") {
		rest, ok := CutFold(text, lead+" ")
		if !ok {
			continue
		}
		rest = strings.TrimRight(w.withoutRemark(strings.TrimRight(rest, ".! ")), ".! ")
		if head, tail, more := strings.Cut(rest, ", "); more && len(wording.Sentences(rest)) == 1 {
			if _, clause := w.ParseClause(tail); clause {
				rest = head // "…, the council would not have it"
			}
		}
		if first := LeadingWord(rest); first == "to" || first == "it" || w.HasWord(rest, "pointers") || len(wording.Sentences(rest)) != 1 {
			return text
		}
		return wording.Sentence(rest)
	}
	return text
}

// SameLines says that two statements begin in the same lines of the source.
func SameLines(a, b specs.Source) bool {
	return len(a.Lines) > 0 && len(b.Lines) > 0 && a.Lines[0] == b.Lines[0]
}

// SharesLine says that two statements have a line of the source in common.
func SharesLine(a, b specs.Source) bool {
	return slices.ContainsFunc(a.Lines, func(x specs.LineRange) bool {
		return slices.ContainsFunc(b.Lines, func(y specs.LineRange) bool { return x.From <= y.To && y.From <= x.To })
	})
}

// Filtered keeps what passes, in a new list.
func Filtered[T any](list []T, pass func(*T) bool) []T {
	var out []T
	for i := range list {
		if pass(&list[i]) {
			out = append(out, list[i])
		}
	}
	return out
}

// without drops the items that another list holds.
func without(items, other []specs.Item) []specs.Item {
	held := map[string]bool{}
	for _, it := range other {
		held[it.Text] = true
	}
	var out []specs.Item
	for _, it := range items {
		if !held[it.Text] {
			out = append(out, it)
		}
	}
	return out
}
