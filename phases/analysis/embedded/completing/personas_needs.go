package completing

import (
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// maxNeedFeatures is how many features are asked whether their clause, or what
// they speak of, is a need of somebody.
const maxNeedFeatures = 500

// needIndex finds what the features let people do by the names of the people.
type needIndex struct {
	acting  map[string][]int        // features by the caseKey of their actor
	short   map[string][]string     // names that features use for a person, by its own
	clauses map[string][]specs.Item // what somebody does by the clause of a feature without an actor, by caseKey
	spoken  []*phrasing.WordIndex   // what a feature speaks of
}

// needs is the index of the features as the work knows them now. Several tasks
// may ask at once.
func (w *Completer) needs() *needIndex {
	return w.recalled.needs.Of(w.Understood, func(*understanding.Understanding) *needIndex { return w.newNeedIndex() })
}

func (w *Completer) newNeedIndex() *needIndex {
	x := &needIndex{acting: map[string][]int{}, short: map[string][]string{}, clauses: map[string][]specs.Item{}}
	seen := map[string]bool{}
	for i := range w.Understood.Features {
		f := &w.Understood.Features[i]
		key := phrasing.CaseKey(f.Actor)
		x.acting[key] = append(x.acting[key], i)
		if f.Actor != "" && !seen[f.Actor] {
			seen[f.Actor] = true
			if name := w.OnlyPersonOf(f.Actor); name != "" {
				x.short[name] = append(x.short[name], f.Actor)
			}
		}
		if i >= maxNeedFeatures {
			continue
		}
		x.spoken = append(x.spoken, phrasing.NewWordIndex(f.Text+" . "+f.Group))
		if f.Actor != "" {
			continue
		}
		if who, need := w.clauseNeed(f); need != "" {
			x.clauses[phrasing.CaseKey(who)] = append(x.clauses[phrasing.CaseKey(who)], phrasing.Item(need, f.Source))
		}
	}
	return x
}

// clauseNeed is who leads the clause of a feature, and what they do by it:
// "Moving guests: the clerk moves a booking …".
func (w *Completer) clauseNeed(f *understanding.FeatureFact) (who, need string) {
	if f.Priority == "wont" || w.Language == "zh" {
		return "", ""
	}
	st := w.TakeApart(phrasing.OrElse(f.Text, f.Name))
	if !st.Whole || st.Clause.Not {
		return "", ""
	}
	who, ok := w.PersonIn(st.Clause.Subject)
	if !ok {
		return "", ""
	}
	base := w.Base(st.Clause)
	if cut, found := w.FirstConjunct(base); found {
		base = cut
	}
	need = w.Impersonal(w.ShortWant(base))
	if when := w.LowerStart(strings.TrimRight(st.Trigger, ", ")); when != "" && w.Table.IsWord("need_passive", "en", phrasing.LeadingWord(need)) && len(strings.Fields(need+" "+when)) <= maxNeedWords {
		if w.SwallowsRate(need, when) {
			return who, w.RateBehindVerb(need, when)
		}
		need += " " + when // "be told by e-mail" of what?
	}
	return who, need
}

// maxNeedWords is how many words a need has at most with the case in which it comes up.
const maxNeedWords = 20

// needsOf are what the features let a person of some names do, else what it does
// by their clauses.
func (w *Completer) needsOf(names []string) []specs.Item {
	const most = 4
	var out []specs.Item
	x := w.needs()
	var acting []int
	for _, name := range names {
		acting = append(acting, x.acting[phrasing.CaseKey(name)]...)
	}
	slices.Sort(acting)
	for _, i := range slices.Compact(acting) {
		if len(out) == most {
			break
		}
		f := &w.Understood.Features[i]
		if others := w.wantedOfOthers(f); others != "" {
			out = append(out, phrasing.Item(others, f.Source))
		} else if need, ok := w.NeedOf(f); ok && !w.restricts(w.TakeApart(phrasing.OrElse(f.Text, f.Name)), f) {
			out = append(out, phrasing.Item(need, f.Source))
		} else if _, need := w.clauseNeed(f); need != "" { // "Shared bins: the owner invites others"
			out = append(out, phrasing.Item(need, f.Source))
		}
	}
	out = append(out, phrasing.FirstN(x.clauses[phrasing.CaseKey(w.ActorName(names[0]))], most-len(out))...)
	if len(out) == 0 {
		return w.clauseDeeds(names[0])
	}
	return out
}

// wantedOfOthers is what somebody wants others to do, as a whole: of the clerk who wants "owners
// to upload their proof" it is no deed. Empty for any other feature.
func (w *Completer) wantedOfOthers(f *understanding.FeatureFact) string {
	if !f.Wished || f.Want != "" || w.Language == "zh" {
		return ""
	}
	st := w.TakeApart(f.Text)
	who, person := w.PersonIn(st.Clause.Subject)
	if !st.Whole || !person || phrasing.CaseKey(who) == phrasing.CaseKey(w.ActorName(f.Actor)) {
		return ""
	}
	return f.Text
}

// mentions are the features that speak of an actor without naming anybody as their
// user: what somebody else does with them is nothing they need.
func (w *Completer) mentions(actor string) []specs.Item {
	var out []specs.Item
	name := w.ActorName(actor)
	if tail := []rune(name); w.Language == "zh" && len(tail) > 3 {
		name = string(tail[len(tail)-3:])
	}
	for i, text := range w.needs().spoken {
		if len(out) == 3 {
			break
		}
		if text.Has(name) {
			f := &w.Understood.Features[i]
			if f.Actor != "" && !strings.EqualFold(w.ActorName(f.Actor), w.ActorName(actor)) {
				continue
			}
			if deed := w.doneBy(name, f.Text); deed != "" {
				out = append(out, specs.Item{Text: phrasing.Finished(deed), Source: phrasing.Rule("need-from-mention")})
			} else if need, ok := w.NeedOf(f); ok {
				out = append(out, specs.Item{Text: phrasing.Finished(need), Source: phrasing.Rule("need-from-mention")})
			}
		}
	}
	return out
}

// doneBy is what a Chinese text says that somebody has to do with a thing, 设置每个时段的名额 of
// "每个时段的名额由护士长设置". Empty where it says nothing of the kind.
func (w *Completer) doneBy(name, text string) string {
	if w.Language != "zh" {
		return ""
	}
	for clause := range strings.FieldsFuncSeq(text, func(r rune) bool { return strings.ContainsRune("，；。：", r) }) {
		thing, behind, ok := strings.Cut(clause, "由"+name)
		deed := reading.LongestPrefix(behind, w.Understood.Lex.ChineseAgentDeeds...)
		if n := utf8.RuneCountInString(thing); ok && deed == behind && deed != "" && n > 1 && n <= maxThingDone {
			return deed + thing
		}
	}
	return ""
}

// maxThingDone is how long the name of a thing is at most that somebody does something with,
// in runes.
const maxThingDone = 12

// dutiesListed is the line on a Chinese role that only lists what they do, in the words of
// their trade: 入厂扫描、分拣、质检. Nobody can say that the source tells no need of theirs.
func (w *Completer) dutiesListed(a *understanding.ActorFact) []specs.Item {
	role := strings.TrimRight(a.Role, "。")
	parts := strings.FieldsFunc(role, func(r rune) bool { return r == '、' || r == '，' })
	if w.Language != "zh" || a.Source.Kind != specs.Stated || len(parts) < 2 || !slices.ContainsFunc(parts, w.usesVerb) {
		return nil
	}
	for _, part := range parts {
		if utf8.RuneCountInString(part) > maxDutyListed || reading.ContainsAny(part, "的", "是", "有", "不", "只", "没") {
			return nil
		}
	}
	return []specs.Item{{Text: phrasing.Finished(role), Source: a.Source}}
}

// usesVerb says that a text has a verb of the lists in it.
func (w *Completer) usesVerb(text string) bool {
	return reading.ContainsAny(text, w.Table.Words["verbs"].In("zh")...) || reading.ContainsAny(text, w.Table.Words["product_verbs"].In("zh")...)
}

// maxDutyListed is how long a duty in such a list is at most, in runes.
const maxDutyListed = 10

// idleNeeds infers needs for people for whom the source states none, from the
// features of a product.
type idleNeeds struct {
	w        *Completer
	features []specs.Feature
	using    map[string][]int // features by the words of their descriptions
	known    map[int]string   // needs by feature, empty for one that makes none
	shared   []int            // words that a feature shares with the role looked at
	asked    bool             // several people use the product: whose need is whose has to be asked
}

func (w *Completer) newIdleNeeds(features []specs.Feature) *idleNeeds {
	return &idleNeeds{w: w, features: features, known: map[int]string{}}
}

// or keeps needs, or infers them where only one kind of people uses the product:
// the features that share most words with the role, else the first ones. Of several
// kinds nobody can tell which feature is whose; the brief says that it is open.
func (n *idleNeeds) or(needs []specs.Item, role string) []specs.Item {
	if len(needs) > 0 || len(n.features) == 0 {
		return needs
	}
	if n.asked {
		return []specs.Item{{Text: n.w.Sentence("need_open"), Source: phrasing.Rule("need-not-stated")}}
	}
	first := -1
	n.ranked(role, func(i int) bool {
		if first < 0 {
			first = i
		}
		if need := n.need(i); need != "" {
			needs = append(needs, specs.Item{Text: phrasing.Finished(need), Source: phrasing.Rule("need-from-feature")})
		}
		return len(needs) < 2
	})
	if len(needs) == 0 {
		name := n.w.LowerStart(n.w.NameOf(n.features[first].Name))
		needs = append(needs, specs.Item{Text: n.w.Sentence("need_rule", "text", name), Source: phrasing.Rule("need-from-feature")})
	}
	return needs
}

// need is a feature as a need, empty when it makes none.
func (n *idleNeeds) need(i int) string {
	need, ok := n.known[i]
	if !ok {
		f := &n.features[i]
		if text, fits := n.w.NeedOf(&understanding.FeatureFact{Name: f.Name, Text: f.Description}); fits {
			need = text
		}
		n.known[i] = need
	}
	return need
}

// ranked gives the features to yield by how many words they share with a role,
// those with as many in their order, until it has enough.
func (n *idleNeeds) ranked(role string, yield func(i int) bool) {
	if n.using == nil {
		n.using, n.shared = map[string][]int{}, make([]int, len(n.features))
		for i := range n.features {
			for _, word := range wording.Keywords(n.features[i].Description) {
				n.using[word] = append(n.using[word], i)
			}
		}
	}
	clear(n.shared)
	most := 0
	for _, word := range wording.Keywords(role) {
		for _, i := range n.using[word] {
			n.shared[i]++
			most = max(most, n.shared[i])
		}
	}
	for ; most >= 0; most-- {
		for i, shared := range n.shared {
			if shared == most && !yield(i) {
				return
			}
		}
	}
}
