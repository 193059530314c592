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

// minPersonTail is how long the end of a name is at least, in runes, by which a Chinese source
// calls somebody again: 志愿者 of 楼栋志愿者.
const minPersonTail = 3

// maxClauseNeed is how long a deed is at most that is told as a need, in runes.
const maxClauseNeed = 24

// maxClausePeople is of how many people at most the clauses of all features are asked for deeds:
// no source that people wrote has more, and each is held against every clause.
const maxClausePeople = 60

// clauseDeeds are what a Chinese source tells that somebody does in a later clause of what
// others wish: 读者把书交给楼栋志愿者：|志愿者扫码登记入库. Without them the brief would say that
// the source does not tell what they do.
func (w *Completer) clauseDeeds(name string) []specs.Item {
	const most = 3
	if w.Language != "zh" || len(w.Understood.Actors) > maxClausePeople {
		return nil
	}
	var out []specs.Item
	for i := range phrasing.FirstN(w.Understood.Features, maxNeedFeatures) {
		f := &w.Understood.Features[i]
		if f.Priority == "wont" {
			continue
		}
		for clause := range strings.FieldsFuncSeq(f.Text, func(r rune) bool { return strings.ContainsRune("，；：。", r) }) {
			if deed := w.clauseDeed(name, strings.TrimSpace(clause)); deed != "" && len(out) < most {
				out = append(out, phrasing.Item(phrasing.Finished(deed), f.Source))
			}
		}
	}
	return out
}

// clauseDeed is what somebody does by a clause that begins with their name, or with its end where
// nobody else is called so; empty for any other.
func (w *Completer) clauseDeed(name, clause string) string {
	for i := range name {
		tail := name[i:]
		if i > 0 && utf8.RuneCountInString(tail) < minPersonTail {
			return ""
		}
		if deed, ok := strings.CutPrefix(clause, tail); ok {
			if i > 0 && w.sharedTail(name, tail) {
				return ""
			}
			deed, _ = w.WithoutBond(strings.TrimSpace(deed))
			if n := utf8.RuneCountInString(deed); strings.Count(deed, "（") == strings.Count(deed, "）") && !strings.Contains(deed, "后") && n >= 2 && n <= maxClauseNeed && w.Table.StartsWith("verbs", "zh", deed) && !w.Denies(deed) {
				return deed
			}
			return ""
		}
	}
	return ""
}

// sharedTail says that the name of somebody else ends as well as one does.
func (w *Completer) sharedTail(name, tail string) bool {
	for i := range w.Understood.Actors {
		if a := &w.Understood.Actors[i]; a.Name != name && strings.HasSuffix(a.Name, tail) {
			return true
		}
	}
	return false
}

// ownNeed is a Chinese need below the name of whose it is: without that name and the word that
// binds, and of a wish what is wished. 师傅|在手机上接单; 老人不太会打字，希望可以|直接说话.
func (w *Completer) ownNeed(name, text string) string {
	if w.Language != "zh" {
		return phrasing.OrElse(w.wishedBy(name, text), text)
	}
	rest, ok := strings.CutPrefix(text, name)
	if !ok || reading.HasPrefixOf(rest, "的", "端", "侧", "、", "和", "或", "与", "及") {
		return text
	}
	for _, wish := range w.Table.Words["wishes_said"].In("zh") {
		if _, wished, found := strings.Cut(rest, wish); found && utf8.RuneCountInString(wished) >= minWished {
			return wished
		}
	}
	rest, _ = w.WithoutBond(strings.TrimSpace(rest))
	if utf8.RuneCountInString(rest) < minWished || reading.HasPrefixOf(rest, "不", "没", "未", "也", "都") || !w.Table.StartsWith("verbs", "zh", rest) && !w.Table.StartsWith("coverbs", "zh", rest) && !reading.HasPrefixOf(rest, "每", "看到", "收到") {
		return text
	}
	return rest
}

// wishedBy is what an English sentence says that somebody wishes for, without the one below
// whose name it stands: "The crew would like a list of repairs" and "Want a list of repairs"
// are a list of repairs. Empty where a text wishes for nothing, or for more than a thing.
func (w *Completer) wishedBy(name, text string) string {
	said := strings.TrimRight(text, ". ")
	if c, ok := w.ParseClause(said); ok {
		if who, person := w.PersonIn(c.Subject); !person || !strings.EqualFold(who, name) && !strings.EqualFold(w.ActorName(who), w.ActorName(name)) || c.Not {
			return ""
		}
		said = w.Base(c)
	}
	for _, wish := range w.Table.Words["wishes_for"].In("en") {
		thing, ok := phrasing.CutFold(said, wish+" ")
		if first := strings.ToLower(phrasing.LeadingWord(thing)); ok && (w.Table.IsWord("articles", "en", first) || first == "one") {
			return wording.Sentence(thing)
		}
	}
	return ""
}

// minWished is how long what somebody wishes is at least, in runes, with its mark.
const minWished = 4

// withRoleDeeds puts what the Chinese line on a role says that it does before the one need, if any, that
// the functions tell of it: 运营：在控制台建模板、提交审核、看发送报表.
func (w *Completer) withRoleDeeds(needs []specs.Item, a *understanding.ActorFact) []specs.Item {
	const few, same = 2, 0.5
	if len(needs) >= few {
		return needs
	}
	deeds := slices.DeleteFunc(w.RoleDeeds(a), func(d specs.Item) bool {
		return slices.ContainsFunc(needs, func(n specs.Item) bool { return strings.Contains(n.Text, strings.TrimRight(d.Text, "。")) })
	})
	for _, n := range needs {
		if !slices.ContainsFunc(deeds, func(d specs.Item) bool { return w.Overlap(d.Text, n.Text) >= same }) {
			deeds = append(deeds, n)
		}
	}
	return deeds
}

// withoutOthers cuts a Chinese need before the clause in which somebody else may do something: 查看所辖门店的
// 库存，|采购专员可以查看全部门店.
func (w *Completer) withoutOthers(name, text string) string {
	if w.Language != "zh" {
		return text
	}
	for i := range phrasing.FirstN(w.Understood.Actors, maxClausePeople) {
		other := w.Understood.Actors[i].Name
		if other == name || strings.Contains(name, other) {
			continue
		}
		before, rest, ok := strings.Cut(text, "，"+other)
		if ok && utf8.RuneCountInString(before) >= minWished && reading.HasPrefixOf(rest, "可", "能") {
			text = phrasing.Finished(before)
		}
	}
	return text
}
