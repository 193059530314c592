package phrasing

import (
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/specs"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// Who acts in a clause of a Chinese idea: what stands before 可以 or 能 may be somebody, a case,
// a thing, or a condition.

// onlyWhenMet adds a clause that says under which condition alone, or who alone can do something:
// "家长授权的人才能接走孩子", "只有质检员能上传报告". It binds by its own words.
func (r *ideaReader) onlyWhenMet(clause, who string) bool {
	only := reading.LongestPrefix(who, r.w.Table.Words["only_who"].In("zh")...)
	if only == "" && !strings.HasSuffix(who, "才") && !r.onlyOneself(who) {
		return false
	}
	if name := strings.TrimSuffix(who[len(only):], "才"); r.namesPerson(name) {
		r.addActor(name)
	}
	r.add(understanding.FeatureFact{Text: Finished(clause), Name: clause})
	return true
}

// withoutOwed takes the word that demands off what stands before 能: 店长|也要|能导出. It is no part
// of who somebody is.
func (r *ideaReader) withoutOwed(who string) (name string, owed bool) {
	mark := longestSuffix(who, r.w.Table.Words["owed_before_able"].In("zh"))
	return strings.TrimSuffix(who, mark), mark != ""
}

// afterMoment takes the moment off who acts, "押金退还前机主", and puts it before what they do.
func (r *ideaReader) afterMoment(who, act string) (actor, deed string) {
	for _, mark := range []string{"之前", "以前", "前", "之后", "以后", "后", "期间", "时"} {
		i := strings.LastIndex(who, mark)
		if i <= 0 || utf8.RuneCountInString(who[:i]) < 2 {
			continue
		}
		if name := who[i+len(mark):]; r.endsInPerson(name) {
			return name, "在" + who[:i+len(mark)] + act
		}
	}
	return who, act
}

// namesNobody tells what can do nothing: a deed, "看中别人的书", or a thing by what is said of
// it, "识别错的地方".
func (r *ideaReader) namesNobody(who string) bool {
	if r.namesPlace(who) || r.endsInDeed(who) {
		return true
	}
	if r.endsInPerson(who) {
		return false
	}
	return strings.Contains(who, "的") || r.w.Table.StartsWith("verbs", "zh", who) || r.w.Table.StartsWith("seen_first", "zh", who)
}

// namesPlace says that what stands before 能 is where something is done, 手机上, and nobody who
// does it.
func (r *ideaReader) namesPlace(who string) bool {
	return reading.HasSuffixOf(who, r.w.Table.Words["deed_places"].In("zh")...)
}

// endsInDeed says that what stands before 能 is how something is come by, 每批茶扫码, and nobody
// who does it.
func (r *ideaReader) endsInDeed(who string) bool {
	return reading.HasSuffixOf(who, r.w.Table.Words["means_ends"].In("zh")...)
}

// onlyOneself says that a clause names a thing that nobody but who owns it can do something with:
// 钓点默认只有自己能看到. What stands there is no name of somebody.
func (r *ideaReader) onlyOneself(who string) bool {
	return reading.HasSuffixOf(who, r.w.Table.Words["only_oneself"].In("zh")...)
}

// endsInPerson says that words end in who somebody is, whatever describes them before it.
func (r *ideaReader) endsInPerson(who string) bool {
	if reading.HasSuffixOf(who, r.w.Table.Words["person_ends"].In("zh")...) {
		return true
	}
	if r.u.People == nil {
		return false
	}
	for h := range r.u.People.All(who) {
		if h.End == len(who) {
			return true
		}
	}
	return false
}

// refusedThen tells a deed behind which something is refused: "点链接确认后不能再改". It is no wish
// of who does it.
func refusedThen(act string) bool {
	for _, no := range []string{"不能", "不得", "不许", "不可以", "不允许", "无法", "看不到"} {
		if i := strings.Index(act, no); i > 0 && !reading.HasSuffixOf(act[:i], "，", "但", "但是", "、", "能", "的") {
			return true
		}
	}
	return false
}

// StaysOut tells what does not happen to somebody, 不受影响, from what they may not or need not do.
func StaysOut(act string) bool {
	return reading.HasPrefixOf(act, "不受", "不参与", "不参加", "不计入", "不占", "不算")
}

// allowedBriefly cuts the 可 off a deed, "可提前 7 天订", where it allows one.
func (r *ideaReader) allowedBriefly(act string) (deed string, ok bool) {
	deed, ok = strings.CutPrefix(act, "可")
	return deed, ok && utf8.RuneCountInString(deed) >= 2 && !reading.HasPrefixOf(deed, r.u.Lex.ChineseNotMay...)
}

// thoseWho cuts people off a clause who are told by what describes them: 小区里的人|拼车.
func (r *ideaReader) thoseWho(clause string) (who, act string) {
	const longest = 8 // runes of what describes them
	before, act, ok := strings.Cut(clause, "的人")
	if n := utf8.RuneCountInString(before); !ok || n < 2 || n > longest || utf8.RuneCountInString(act) < 2 || strings.ContainsAny(before, "，、的") || r.w.Table.StartsWith("verbs", "zh", before) {
		return "", ""
	}
	first, _ := utf8.DecodeRuneInString(act)
	if strings.ContainsRune("才都就也的和与、数物员群生事工不没未无", first) || strings.Contains(act, "不到") { // 的人数, 的人员, 被拉黑的人看不到
		return "", ""
	}
	return before + "的人", act
}

// workerActs cuts somebody off a clause whose name no list knows and whose last character says
// that it is what they do: 检测师, 巡库员. So does the house for which the product is made:
// 食堂 of 社区食堂.
func (r *ideaReader) workerActs(clause string) (who, act string) {
	runes := []rune(clause)
	for n := 3; n <= 4 && n+2 <= len(runes); n++ {
		who, act = string(runes[:n]), string(runes[n:])
		if reading.HasSuffixOf(who, r.w.Table.Words["worker_ends"].In("zh")...) && !r.w.Table.StartsWith("worker_not", "zh", string(runes[n-1:])) && !r.w.Table.StartsWith("verbs", "zh", who) && r.beginsDeed(act) {
			return who, act
		}
	}
	return r.chineseHouse(clause)
}

// chineseHouse reads a clause that begins with the house that the product is made for, or one that
// works with what is ordered: 食堂按单备餐.
func (r *ideaReader) chineseHouse(clause string) (who, act string) {
	if len(r.features) == 0 && r.served != "" && strings.HasPrefix(clause, r.served) {
		return "", "" // 给社区图书馆做一个借书还书的小程序: what it is for is done by others there
	}
	for _, house := range r.w.Table.Words["acting_houses"].In("zh") {
		if rest, ok := strings.CutPrefix(clause, house); ok && r.beginsDeed(rest) {
			return house, rest
		}
	}
	served := []rune(r.served)
	if r.namesPerson(r.served) {
		return "", "" // 给老人开发一款提醒吃药的 App reminds the old
	}
	for n := len(served); n >= 2; n-- {
		house := string(served[len(served)-n:])
		if rest, ok := strings.CutPrefix(clause, house); ok && r.beginsDeed(rest) {
			return house, rest
		}
	}
	return "", ""
}

// beginsDeed says that words begin with a deed of somebody, or with when, where or how one is done.
func (r *ideaReader) beginsDeed(act string) bool {
	return utf8.RuneCountInString(act) >= 2 && (r.w.actsInChinese(act) || r.w.Table.StartsWith("idea_deeds", "zh", act) || r.w.Table.StartsWith("deed_openers", "zh", act))
}

// withoutInnerAble takes 能 or 可以 out of what somebody does, where it stands between two deeds of
// theirs: 扫罐子上的码|能|看到产地.
func (r *ideaReader) withoutInnerAble(act string) string {
	for _, able := range []string{"就可以", "就能", "可以", "能够", "能"} {
		i := strings.Index(act, able)
		if i <= 0 || strings.ContainsAny(act[:i], "，、但不只才") || strings.HasSuffix(act[:i], "功") || strings.HasSuffix(act[:i], "智") || strings.HasSuffix(act[:i], "节") {
			continue
		}
		first, second := act[:i], act[i+len(able):]
		if utf8.RuneCountInString(first) >= 2 && r.beginsDeed(first) && r.beginsDeed(second) {
			return first + second
		}
	}
	return act
}

// deedOfNobody drops somebody whom only the words behind 能 make one: "接走孩子" of 才能接走孩子.
func (r *ideaReader) deedOfNobody(name string) bool {
	return reading.ContainsAny(r.w.Source.Text, "才能"+name, "可以"+name, "才可以"+name)
}

// withoutShorter drops the names of persons that are the beginning of the name of a worker of
// the same idea: 质检 beside 质检员.
func withoutShorter(actors []understanding.ActorFact) []understanding.ActorFact {
	return Filtered(actors, func(a *understanding.ActorFact) bool {
		for i := range actors {
			if rest, ok := strings.CutPrefix(actors[i].Name, a.Name); ok && (rest == "员" || rest == "人员" || rest == "师") {
				return false
			}
		}
		return true
	})
}

// ofSubject gives a clause that goes on about whom the one before names that name: "被拉黑的人看不到
// 我的帖子，也不能给我发私信".
func (r *ideaReader) ofSubject(clause string) string {
	rest := clause[len(reading.LongestPrefix(clause, "而且也", "并且也", "同时也", "也", "还", "同时")):]
	bond := reading.LongestPrefix(rest, r.w.Table.Words["subject_bonds"].In("zh")...)
	if rest != clause && bond != "" && r.subject != "" {
		return r.subject + rest
	}
	r.subject = ""
	at := -1
	for _, bond := range r.w.Table.Words["subject_bonds"].In("zh") {
		if i := strings.Index(clause, bond); i > 0 && (at < 0 || i < at) {
			at = i
		}
	}
	const longest = 10 // runes of a subject
	if at <= 0 {
		return clause
	}
	_, who, labelled := strings.Cut(clause[:at], "：")
	if !labelled {
		who = clause[:at]
	}
	if utf8.RuneCountInString(who) <= longest && r.endsInPerson(who) {
		r.subject = who
	}
	return clause
}

// beginsPerson says that a clause begins with the name of somebody.
func (r *ideaReader) beginsPerson(clause string) bool {
	who, _ := r.chinesePerson(clause)
	return who != ""
}

// untoldYet are the limits of a Chinese idea without those of which each clause is told as
// something that the product does.
func (r *ideaReader) untoldYet(limits []specs.Item) []specs.Item {
	if r.w.Language != "zh" {
		return limits
	}
	told := make([]string, len(r.features))
	for i := range r.features {
		told[i] = FoldTerm(strings.TrimRight(r.features[i].Text, "。 "))
	}
	return Filtered(limits, func(it *specs.Item) bool {
		clauses := splitClauses(it.Text)
		if len(clauses) < 2 {
			return true
		}
		for _, clause := range clauses {
			if !slices.ContainsFunc(told, func(t string) bool { return strings.Contains(t, FoldTerm(clause)) }) {
				return true
			}
		}
		return false
	})
}

// platformsOnly says that a clause only tells on which systems the product runs: iOS和安卓都要.
func (r *ideaReader) platformsOnly(clause string) bool {
	rest, found := clause, 0
	for _, name := range r.w.Table.Words["runs_on"].In("zh") {
		if i := strings.Index(strings.ToLower(rest), strings.ToLower(name)); i >= 0 {
			rest, found = rest[:i]+rest[i+len(name):], found+1
		}
	}
	for _, word := range r.w.Table.Words["platform_words"].In("zh") {
		rest = strings.ReplaceAll(rest, word, "")
	}
	return found > 0 && strings.Trim(rest, " 、/0-9.+") == ""
}
