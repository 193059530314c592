package phrasing

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/specs"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// chinese reads one Chinese sentence of an idea: the wish and the kind of
// product are dropped, every clause behind them is something it does.
func (r *ideaReader) chinese(text string) {
	w := r.w
	text = r.chineseWished(fullWidth(text))
	if r.chineseComplaint(text) {
		return
	}
	for _, cue := range w.Table.Words["troubles"].In("zh") {
		if strings.Contains(text, cue) && !w.Table.HasWord("acts_itself", "zh", text) {
			r.u.Problem = appendItem(r.u.Problem, Finished(text), r.src)
			return
		}
	}
	if head, rest, ok := strings.Cut(text, "："); ok && rest != "" && (r.chineseAddition(head) || r.chineseHead(w.withoutHeadTail(head))) {
		text = rest
	}
	text = chineseLetting(r.chineseContext(text))
	text = r.chineseAudience(text)
	text = r.takenOnline(r.chineseMeans(text))
	text = w.thingThat(w.withoutWish(text))
	if named := r.chineseNamed(text); named != text {
		text = named
	} else {
		text = r.chineseKind(text)
	}
	if rest, duty := w.WithoutBond(text); r.kind != "" && w.Table.IsWord("firm_duties", "zh", duty) { // "系统必须保存笔记"
		text = rest
	}
	named := len(r.features)
	for _, clause := range r.withCases(strings.FieldsFunc(r.denialsApart(text), func(c rune) bool { return c == '，' || c == ',' || c == '；' || c == ';' })) {
		if strings.Contains(clause, "，") {
			r.add(understanding.FeatureFact{Text: Finished(clause), Name: clause})
			continue
		}
		r.chineseClause(strings.TrimSpace(clause))
	}
	told := 0
	for i := named; i < len(r.features); i++ {
		if r.features[i].Actor != "" {
			told++
		}
	}
	if named == 1 && told > 1 && (len(r.features) > minTold || r.toldAgain(r.features[0].Name)) { // what several people do tells what the name only sums up
		r.features = r.features[1:]
	}
}

// denialsApart puts a comma in front of what must not be, where it is told behind a demand without
// one: 失败要能重跑|而且不能重复入库.
func (r *ideaReader) denialsApart(text string) string {
	for _, joined := range r.w.Table.Words["joined_denials"].In("zh") {
		before, after, ok := strings.Cut(text, joined)
		if strings.HasPrefix(joined, "也") && !r.demandsLast(before) {
			continue // 日志超过 5 GB 也不能占满内存: the case in spite of which it must not be
		}
		if ok && before != "" && !reading.HasSuffixOf(before, "，", "；", "、", "但") {
			if i := strings.Index(joined, "不"); i > 0 && (r.w.actsInChinese(after) || reading.HasPrefixOf(after, "重复")) {
				return before + "，" + joined[i:] + after
			}
		}
	}
	return text
}

// demandsLast says that the last clause of a text asks for something or forbids it.
func (r *ideaReader) demandsLast(text string) bool {
	clauses := splitClauses(text)
	return len(clauses) > 0 && (strings.Contains(clauses[len(clauses)-1], "要") || reading.ContainsAny(clauses[len(clauses)-1], r.w.Table.Words["subject_bonds"].In("zh")...))
}

// fullWidth puts the marks of Chinese in the place of those of English, which many type,
// except between digits: 1,000 and 9:00 stay.
func fullWidth(text string) string {
	runes := []rune(text)
	marks := map[rune]rune{',': '，', ';': '；', ':': '：'}
	for i, c := range runes {
		full, ok := marks[c]
		if !ok || i > 0 && i+1 < len(runes) && (unicode.IsDigit(runes[i-1]) && unicode.IsDigit(runes[i+1]) || runes[i+1] == '/') {
			continue
		}
		runes[i] = full
	}
	return string(runes)
}

// toldAgain says that a deed of somebody is what the name of the product tells.
func (r *ideaReader) toldAgain(name string) bool {
	return slices.ContainsFunc(r.features, func(f understanding.FeatureFact) bool { return f.Actor != "" && f.Name == name })
}

// launchBy says that a clause only tells by when the product has to be there: 月底前上线.
func launchBy(clause string) bool {
	when, ok := "", false
	for _, launch := range []string{"正式上线", "发布上线", "完成上线", "上线", "完成", "做完", "交付", "投入使用"} {
		if when, ok = strings.CutSuffix(clause, launch); ok {
			break
		}
	}
	for _, lead := range []string{"必须", "要", "需要", "须", "务必"} {
		when = strings.TrimPrefix(when, lead)
	}
	when = strings.TrimSuffix(strings.TrimSuffix(when, "必须"), "要")
	return ok && reading.HasSuffixOf(when, "前", "内", "之前", "以前") && utf8.RuneCountInString(when) <= 12
}

// withObjectBefore gives "自己选" the object of the deed before it: 自己选班次 behind 发布班次.
func (r *ideaReader) withObjectBefore(act string) string {
	if n := utf8.RuneCountInString(act); n != 3 || !strings.HasPrefix(act, "自己") || len(r.features) == 0 {
		return act
	}
	before, object := r.features[len(r.features)-1].Name, ""
	for _, verb := range r.w.Table.Words["verbs"].In("zh") {
		if rest, ok := strings.CutPrefix(before, verb); ok && (object == "" || len(rest) < len(object)) {
			object = rest
		}
	}
	if n := utf8.RuneCountInString(object); n < 2 || n > 6 {
		return act
	}
	return act + object
}

// How many features tell a first release, and how many of them tell enough that
// the name of the product adds none.
const (
	minTold      = 3
	minToldAlone = 2
)

// chineseAfter reads "处理完业主打分": what is done first, who acts then, and what
// they do.
func (r *ideaReader) chineseAfter(clause string) bool {
	first, rest, ok := strings.Cut(clause, "完")
	rest = strings.TrimLeft(strings.TrimPrefix(rest, "后"), "，, ")
	if n := utf8.RuneCountInString(first); !ok || n < 2 || n > 6 {
		return false
	}
	who, act := r.chinesePerson(rest)
	if who == "" {
		return false
	}
	act = "在" + first + "完后" + act
	r.addActor(who)
	r.add(understanding.FeatureFact{Text: Finished(who + act), Name: act, Actor: who, Want: act})
	return true
}

// chineseAudience reads "给小区做一个快递代收的小程序": whom it is for qualifies
// what it does, and the making of it is no part of either.
func (r *ideaReader) chineseAudience(text string) string {
	rest, ok := "", false
	wish := reading.LongestPrefix(text, "我们想", "我们要", "我想", "想要", "想", "打算", "准备")
	for _, lead := range []string{"给", "帮", "为", "替"} {
		if rest, ok = strings.CutPrefix(text[len(wish):], lead); ok {
			break
		}
	}
	if !ok || strings.HasPrefix(rest, "我") || strings.HasPrefix(rest, "忙") {
		return text
	}
	const longest = 14 // runes; more is a clause of its own
	for _, making := range r.w.Table.Words["wishes"].In("zh") {
		who, what, made := strings.Cut(rest, making)
		if n := utf8.RuneCountInString(who); made && n > 0 && n <= longest && !strings.ContainsAny(who, "，、；：") && utf8.RuneCountInString(making) > 1 && what != "" {
			first, rest, _ := strings.Cut(what, "，")
			if rest != "" && r.isKind(first) { // the deeds follow
				r.kind, r.what = first, who+first
				r.u.Title, r.u.Product = r.what, r.what
				return rest
			}
			r.served = who
			if r.w.Table.IsWord("served_bodies", "zh", who) {
				return what
			}
			return who + what
		}
	}
	return text
}

// isKind says that a text is nothing but a kind of product.
func (r *ideaReader) isKind(text string) bool {
	for _, kind := range r.w.Table.Words["kinds"].In("zh") {
		if strings.EqualFold(strings.TrimSpace(text), kind) {
			return true
		}
	}
	return false
}

// chineseKind cuts the kind of product off the beginning ("小程序，让…") or the
// end ("背单词的 App") of a sentence.
func (r *ideaReader) chineseKind(text string) string {
	best := ""
	for _, kind := range r.w.Table.Words["kinds"].In("zh") {
		i := strings.Index(reading.Lower(text), strings.ToLower(kind))
		if i < 0 || len(kind) <= len(best) || r.served != "" && i < len(r.served) && strings.HasPrefix(text, r.served) { // whom it is for says not what it is
			continue
		}
		before, after := text[:i], text[i+len(kind):]
		switch {
		case after == "" && strings.HasSuffix(strings.TrimSpace(before), "的"):
			r.kind = text[i:]
			return strings.TrimSuffix(strings.TrimSpace(before), "的")
		case reading.HasPrefixOf(after, "的", "里"):
			// where it is, and not what: 电商后台的优惠券
		case utf8.RuneCountInString(kind) == 1 && after != "" && !strings.ContainsAny(after[:1], ", :") && !strings.HasPrefix(after, "，") && !strings.HasPrefix(after, "："):
			// part of another word: 仓库
		case utf8.RuneCountInString(before) <= 4 && !strings.ContainsAny(before, "，。；："):
			best = kind
			r.kind = kind
		}
	}
	if best == "" {
		return text
	}
	i := strings.Index(reading.Lower(text), strings.ToLower(best))
	if more := reading.LongestPrefix(text[i+len(best):], r.w.Table.Words["kinds"].In("zh")...); more != "" { // 接口 of 接口网关
		best = text[i : i+len(best)+len(more)]
		r.kind = best
	}
	return strings.TrimLeft(text[i+len(best):], "，：:, 来")
}

func (r *ideaReader) chineseClause(clause string) {
	w := r.w
	clause = r.ofSubject(w.asPart(clause))
	clause = clause[len(reading.LongestPrefix(clause, w.Table.Words["helping"].In("zh")...)):]
	clause = clause[len(reading.LongestPrefix(clause, w.Table.Words["also_able"].In("zh")...)):]
	clause = r.pickedOut(clause)
	if r.reckonedWith(clause) || r.actsForOther(clause) || r.lentChinese(clause) || r.onceEnough(clause) || r.toKnow(clause) || r.winsChinese(clause) {
		return
	}
	for _, join := range []string{"并且", "并在", "并可", "并能", "然后", "而且"} {
		if strings.HasPrefix(clause, join) {
			clause = strings.TrimPrefix(strings.TrimPrefix(strings.TrimPrefix(clause, "并且"), "然后"), "而且")
			clause = strings.TrimPrefix(clause, "并")
			break
		}
	}
	if at, length := spokenDuty(clause); at == 0 {
		clause = strings.TrimPrefix(clause[length:], "能") // "要能扫 ISBN": nobody is called 要
	}
	if wish := reading.LongestPrefix(clause, "希望能够", "希望可以", "希望能", "希望"); wish != "" {
		clause = clause[len(wish):]
	}
	if utf8.RuneCountInString(clause) < 3 || r.chineseAside(clause) || r.responseTime(clause) || r.chineseAfter(clause) || r.chineseLoad(clause) || r.chineseBut(clause) {
		return
	}
	clause = r.whenFound(w.Understood.Lex.WithoutBut(clause))
	if r.chineseBrings(clause) {
		return
	}
	for _, no := range []string{"不做", "不要", "不需要", "暂不", "先不做", "不包含", "不包括", "不考虑"} {
		now := reading.LongestPrefix(clause, r.w.Table.Words["first_releases"].In("zh")...) // 一期不做, 首版暂不做
		if rest, ok := strings.CutPrefix(clause[len(now):], no); ok && utf8.RuneCountInString(rest) >= 2 {
			r.leaveOut(clause)
			return
		}
	}
	for _, able := range w.Table.Words["able_words"].In("zh") {
		rest, ok := strings.CutPrefix(clause, able)
		if ok && r.laterDeed(rest) && r.chineseRow("", rest) {
			return
		}
		if ok && utf8.RuneCountInString(rest) >= 2 && (w.actsInChinese(rest) || r.tellsDeed(rest)) {
			clause = rest // 可以加入生词本: whose it is nobody says
			break
		}
	}
	if r.chineseBound(clause) {
		return
	}
	for _, lead := range w.Table.Words["limit_leads"].In("zh") {
		if strings.HasPrefix(clause, lead) && !strings.HasPrefix(clause, "不收集") { // 不收 is for money
			r.u.Constraints = appendItem(r.u.Constraints, Finished(clause), r.src)
			return
		}
	}
	if launchBy(clause) {
		r.u.Constraints = appendItem(r.u.Constraints, Finished(clause), r.src)
		return
	}
	if strings.Contains(clause, "比") && strings.ContainsAny(clause, "%％倍") { // "压缩率比 gzip 高 20%"
		r.u.Constraints = appendItem(r.u.Constraints, Finished(clause), r.src)
		return
	}
	had := false
	for _, lead := range w.Table.Words["enablers"].In("zh") {
		if rest, ok := strings.CutPrefix(clause, lead); ok && (utf8.RuneCountInString(lead) > 1 || !r.beginsPerson(clause)) { // 供 of 供应商

			if r.chineseRow(lead, rest) {
				return
			}
			if first, _ := utf8.DecodeRuneInString(rest); lead == "支持" && !reading.IsHan(first) {
				break // 支持 WebP
			}
			clause, had = rest, lead == "支持" // 支持会员积分 names a thing
			break
		}
	}
	if r.chineseSubjects(clause) {
		return
	}
	for _, able := range []string{"可以", "能够", "能"} {
		who, act, ok := strings.Cut(clause, able)
		if !ok || who == "" || act == "" {
			continue
		}
		name, owed := r.withoutOwed(who)
		if owed && !r.endsInPerson(name) {
			break // "断网时也要能记录", "失败要能重试": a case or a thing, of whom nothing is wished
		}
		who = name
		for _, time := range []string{"每次", "每天", "每周", "每月", "每年", "在", "随时"} { // "指挥每次排练前能看到 …"
			if name, when, found := strings.Cut(who, time); found && name != "" {
				who, act = name, time+when+act
				break
			}
		}
		if r.onlyWhenMet(clause, who) {
			return
		}
		if who, act = r.afterMoment(who, act); r.namesNobody(who) {
			continue
		}
		if reading.HasSuffixOf(who, "不", "只") {
			break // "出错的文件不能影响其他文件": what may not be is nobody's wish
		}
		if namesPaper(who) || utf8.RuneCountInString(who) > 8 || strings.HasSuffix(who, "也") || strings.HasSuffix(who, "就") || strings.HasPrefix(who, "没") || strings.HasPrefix(who, "无") {
			continue // "没有网络也能用" names nobody
		}
		if r.namesThings(who) || reading.HasSuffixOf(who, "内", "后", "前", "时") {
			continue // "桌子和投影仪可以另外租", "断线后30秒内可以重连"
		}
		r.addActor(who)
		if r.deedsOf(who, act) {
			return
		}
		act, refused := cutRefusal(act)
		r.add(understanding.FeatureFact{Text: Finished(strings.TrimSuffix(clause, refused)), Name: act, Actor: who, Want: act})
		r.refuse(who, refused)
		return
	}
	if r.chineseDeeds(clause) || r.owedToOthers(clause) {
		return
	}
	who, act := r.chinesePerson(r.withoutQuarter(clause))
	if who == "" {
		who, act = r.thoseWho(clause)
	}
	if who == "" {
		who, act = r.workerActs(clause)
	}
	if who != "" && reading.HasSuffixOf(act, r.w.Table.Words["has_for_them"].In("zh")...) {
		r.addActor(who)
		r.add(understanding.FeatureFact{Text: Finished(clause), Name: clause})
		return
	}
	if deed, ok := r.allowedBriefly(act); ok {
		r.addActor(who)
		r.add(understanding.FeatureFact{Text: Finished(clause), Name: deed, Actor: who, Want: deed})
		return
	}
	if refusedThen(act) || who != "" && StaysOut(act) {
		r.addActor(who)
		r.add(understanding.FeatureFact{Text: Finished(clause), Name: clause})
		return
	}
	if bare := r.withoutInnerAble(act); who != "" && bare != act {
		r.addActor(who)
		r.add(understanding.FeatureFact{Text: Finished(who + bare), Name: bare, Actor: who, Want: bare})
		return
	}
	if who != "" && !inCase(act) && (!had || utf8.RuneCountInString(act) > 2) && strings.Index(act, "自动") <= 0 { // "客户邮件自动归档" is done by nobody
		if whole := r.withObjectBefore(act); whole != act {
			clause, act = who+whole, whole
		}
		r.addActor(who)
		r.add(understanding.FeatureFact{Text: Finished(clause), Name: act, Actor: who, Want: act})
		return
	}
	r.chineseApprover(clause)
	if r.ownDeed(clause) || r.bareRow(clause) {
		return
	}
	r.add(understanding.FeatureFact{Text: Finished(clause), Name: clause})
}

// chineseBound reads a clause that bounds what is done: what is done beyond a number of
// the clause before it, 超过返回 429, stands with that number; what a deed must not do,
// 不能重复预约同一针, is told of it.
func (r *ideaReader) chineseBound(clause string) bool {
	w := r.w
	if n := len(r.features); n > 0 {
		last := &r.features[n-1]
		beyond := reading.LongestPrefix(clause, "超过后", "超过", "超出后", "超出", "超限后", "超限", "否则")
		rest, _ := utf8.DecodeRuneInString(strings.TrimSpace(clause[len(beyond):]))
		short := reading.HasPrefixOf(clause, "不") && utf8.RuneCountInString(clause) <= 4
		if beyond == "" && reading.HasPrefixOf(clause, r.w.Table.Words["amounts_beyond"].In("zh")...) {
			beyond = "以上" // 500元以下店员直接退款，以上须店长审批
		}
		if (beyond != "" && !unicode.IsDigit(rest) || short) && strings.ContainsAny(last.Name, "0123456789") {
			if last.Actor == "" {
				last.Name += "，" + clause
				last.Text = Finished(last.Name)
				return true
			}
		}
	}
	lead := reading.LongestPrefix(clause, "不能", "不得", "不许", "不可", "禁止")
	if lead == "" || len(r.features) == 0 || !w.Table.StartsWith("verbs", "zh", clause[len(lead):]) && !reading.HasPrefixOf(clause[len(lead):], "重复", "影响", "同时", "看到", "看见", "查到", "跨") {
		return false
	}
	if who := r.features[len(r.features)-1].Actor; reading.HasPrefixOf(clause[len(lead):], "看到", "看见", "查到") {
		r.u.Constraints = withoutText(r.u.Constraints, clause)
		clause = who + clause // what may not be seen is told of whoever sees the rest
	}
	r.u.Constraints = withoutText(r.u.Constraints, clause)
	r.add(understanding.FeatureFact{Text: Finished(clause), Name: clause})
	return true
}

// withoutText are items without those that say nothing but a clause.
func withoutText(items []specs.Item, clause string) []specs.Item {
	return Filtered(items, func(it *specs.Item) bool {
		return FoldTerm(strings.TrimRight(it.Text, "。 ")) != FoldTerm(clause)
	})
}

// chineseApprover notes who has to agree in a clause about a case: 总经理 of
// 超过5000元需要总经理审批.
func (r *ideaReader) chineseApprover(clause string) {
	for _, owed := range []string{"需要由", "须由", "需由", "要由", "需要", "须经", "须", "需"} {
		_, rest, ok := strings.Cut(clause, owed)
		if !ok {
			continue
		}
		if who, act := r.chinesePerson(rest); who != "" && reading.HasPrefixOf(act, "审批", "审核", "批准", "确认", "签字", "复核", "同意") {
			r.addActor(who)
		}
		return
	}
}
