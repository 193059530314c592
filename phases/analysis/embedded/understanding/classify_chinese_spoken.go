package understanding

import (
	"strings"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// Chinese that people speak or type in a hurry has few of the words that papers
// have: 要 without 需, 别 for 不要, 就 for 则, a deed without a subject.

// owed tells what a clause demands with a bare 要, 得 or 应: "打扫完要拍照", "得每 10
// 分钟拉一次". 要 in another word (需要 aside) demands nothing.
func owed(clause string) bool {
	at, _ := OwedAt(clause)
	return at >= 0
}

// OwedAt is where the word stands that demands, and how long it is; -1 without
// one.
func OwedAt(clause string) (at, length int) {
	for _, word := range []string{"要", "得", "须", "应"} {
		for at := 0; ; {
			i := strings.Index(clause[at:], word)
			if i < 0 {
				break
			}
			i += at
			at = i + len(word)
			before, _ := utf8.DecodeLastRuneInString(clause[:i])
			after, _ := utf8.DecodeRuneInString(clause[at:])
			switch {
			case word == "要" && (strings.ContainsRune("需重主首不想必紧还只概摘简纪索将快就若张份条笔个批", before) || strings.ContainsRune("求是么不点素好命闻塞价人事闭紧件料货菜油煤砂沙", after)): // 单张|要货单, 门店要货: what is asked for names the paper, and binds nobody
			case word == "得" && (i > 0 && !strings.ContainsRune("，还也都就才", before) || strings.ContainsRune("到知出分了以意", after)):
			case word == "应" && (strings.ContainsRune("响对供适效反相感/／", before) || (strings.ContainsRune("用急付收答届", after) || reading.HasPrefixOf(clause[at:], "到、", "到/", "扫/", "盘/", "检/", "交/", "收/", "付/", "还/", "签/", "参/", "考/", "查/", "领/", "到和", "到人", "扣用户", "扣金额", "缴金额"))):
			case word == "须" && after == '知':
			case after != utf8.RuneError:
				return i, len(word)
			}
		}
	}
	return -1, 0
}

// thenDone tells what a Chinese sentence says is done under a condition: "20分钟
// 没人验收就算通过", "差额超过 5% 提醒我". What went wrong under it is no such deed.
func (l *Lexicons) thenDone(text string) bool {
	for _, marker := range l.ChineseCases {
		_, rest, ok := strings.Cut(text, marker)
		if !ok {
			continue
		}
		for _, then := range l.ChineseThenDone {
			if strings.Contains(rest, then) {
				return !reading.ContainsAny(rest, l.ChineseTellsTrouble...)
			}
		}
	}
	return false
}

// remedied tells a sentence that names what goes wrong only to say what is done
// then: "20 分钟没人验收就算通过".
func (l *Lexicons) remedied(text string) bool {
	return reading.HasHan(text) && l.thenDone(text) && !l.bygone(text)
}

// spokenDeed tells a Chinese sentence of somebody who says what the product
// does or what people do with it, from one that tells how things are.
func (l *Lexicons) spokenDeed(s *signals) bool {
	if s.question || s.has("non_goal", "question", "risk", "assumption") || l.bygone(s.text) {
		return false
	}
	if l.thenDone(s.text) {
		return true
	}
	if s.has("problem") {
		return false
	}
	for _, clause := range reading.SplitTop(strings.TrimRight(s.text, "。！! "), "，") {
		if l.forbidsPlainly(clause) {
			continue
		}
		if owed(clause) && !s.bounded() || strings.Contains(clause, "自动") && !reading.ContainsAny(clause, "没", "不", "无法") {
			return true
		}
	}
	return false
}

// bygone tells a Chinese sentence about what happened: "上周漏打扫 2 间".
func (l *Lexicons) bygone(text string) bool {
	return reading.ContainsAny(text, l.ChineseBygone...) || strings.HasSuffix(strings.TrimRight(text, "。！…~～ "), "了")
}

// forbidsPlainly tells a ban in plain words: "照片不要存太久", "别发群里".
func (l *Lexicons) forbidsPlainly(text string) bool {
	return reading.ContainsAny(text, l.ChineseForbidsPlainly...)
}

// spokenRule tells a limit in plain words: "一个月别超过 300 块", "照片留一个月就
// 行", "打回两次的当单不算钱".
func (s *signals) spokenRule() bool {
	if s.question || !reading.HasHan(s.text) || s.lex.bygone(s.text) {
		return false
	}
	if len(s.measures) > 0 && reading.ContainsAny(s.text, s.lex.ChineseSpokenBounds...) {
		return true
	}
	for _, clause := range reading.SplitTop(strings.TrimRight(s.text, "。！! "), "，") {
		if s.lex.suffices(clause) && len(s.measures) > 0 || s.lex.keepsFor(clause) {
			return true
		}
	}
	return reading.ContainsAny(s.text, s.lex.ChineseSpokenRules...)
}

// keepsFor tells how long something is kept, in plain words: "照片留一个月".
func (l *Lexicons) keepsFor(clause string) bool {
	for _, verb := range l.ChineseKeeps {
		_, rest, ok := strings.Cut(clause, verb)
		if !ok {
			continue
		}
		for _, unit := range l.ChineseTimeUnits {
			if i := strings.Index(rest, unit); i > 0 && utf8.RuneCountInString(rest[:i]) <= 6 && strings.ContainsAny(rest[:i], "0123456789一二三四五六七八九十两半") {
				return true
			}
		}
	}
	return false
}

// saidOff splits what somebody turns down in plain words: "客人端就别做了", "也不要搞
// 什么积分".
func (l *Lexicons) saidOff(head string) string {
	if head = strings.TrimRight(head, "。！! "); reading.ContainsAny(head, "：", ":") {
		return ""
	}
	for _, tail := range []string{"吧", "了", "哈", "啊"} {
		head = strings.TrimSuffix(head, tail)
	}
	verbs := l.ChineseDeedsSaidOff
	for _, no := range l.ChineseSaidOff {
		for _, verb := range verbs {
			if body, ok := strings.CutSuffix(head, no+verb); ok && body != "" {
				return l.thingOnly(strings.TrimRight(body, "也就都先暂时可以还这块"))
			}
		}
	}
	open := head
	for _, word := range l.ChineseOpenersOfRefusal {
		open = strings.TrimPrefix(open, word)
	}
	for _, no := range []string{"不要", "别", "不用"} {
		for _, verb := range []string{"做", "搞", "弄"} {
			if body, ok := strings.CutPrefix(open, no+verb); ok && body != "" && !strings.HasPrefix(body, "不") && !strings.HasPrefix(body, "成") {
				return strings.TrimPrefix(body, "什么")
			}
		}
	}
	return ""
}

// plainly is what a plain Chinese sentence states that no other rule knows.
func (l *Lexicons) plainly(s *signals) string {
	first, _, _ := strings.Cut(s.text, "，")
	opens := *s
	opens.text = first
	switch {
	case l.regular(s):
		return "feature"
	case l.spokenDeed(s) && (!s.spokenRule() || l.thenDone(s.text) || !opens.spokenRule() && owed(first)):
		return "feature"
	case s.spokenRule():
		return "constraint"
	case l.spokenDeed(s), l.assigned(s):
		return "feature"
	}
	return ""
}

// assigned tells by whom something is done, or that the system does it: "读数由抄表员在
// 手机上录入，系统自己算钱".
func (l *Lexicons) assigned(s *signals) bool {
	if s.question || s.has("problem", "non_goal", "question", "risk", "assumption") || l.bygone(s.text) {
		return false
	}
	for _, clause := range reading.SplitTop(strings.TrimRight(s.text, "。！! "), "，") {
		if reading.HasPrefixOf(clause, l.ChineseSystemItself...) {
			return true
		}
		_, rest, ok := strings.Cut(clause, "由")
		if !ok {
			continue
		}
		for h := range l.people.All(rest) {
			if h.Start == 0 && utf8.RuneCountInString(rest[h.End:]) > 1 {
				return true
			}
		}
	}
	return false
}

// chosenMeans tells a clause of a Chinese paper about what the product is built
// with or must comply with, from one about what it does.
func (l *Lexicons) chosenMeans(text string) bool {
	return reading.HasHan(text) && reading.ContainsAny(text, l.ChineseMeans...)
}

// regular tells what is made again and again: "每周一出上周的工钱单".
func (l *Lexicons) regular(s *signals) bool {
	if s.has("problem") || s.question || l.bygone(s.text) && !strings.HasPrefix(s.text, "每") {
		return false
	}
	for _, clause := range reading.SplitTop(strings.TrimRight(s.text, "。！! "), "，") {
		for _, when := range l.ChineseRegularTimes {
			if rest, ok := strings.CutPrefix(clause, when); ok && reading.ContainsAny(rest, l.ChineseRegularDeeds...) {
				return true
			}
		}
	}
	return false
}

// usableBy tells by when something must be usable, in plain words: "端午前必须能派单",
// "九月一号开学前要能用".
func (l *Lexicons) usableBy(text string) bool {
	if !reading.HasHan(text) || reading.ContainsAny(text, l.ChineseRepeatedTimes...) {
		return false
	}
	for _, clause := range reading.SplitTop(strings.TrimRight(text, "。！! "), "，") {
		day, rest, ok := strings.Cut(clause, "前")
		if !ok || utf8.RuneCountInString(day) > 14 || !reading.ContainsAny(day, l.ChineseDays...) {
			continue
		}
		if reading.ContainsAny(rest, l.ChineseUsableBy...) || rest == "" && reading.HasPrefixOf(day, l.ChineseFirstVersions...) {
			return true
		}
	}
	return false
}

// bansOnly tells a clause of a list that does nothing but limit: "就地状态下平台不得
// 下发任何控制指令", "同一车牌在场内只能有一条未结束的停车记录".
func (l *Lexicons) bansOnly(s *signals) bool {
	if !reading.HasHan(s.text) || s.has("can", "action") && !s.bounded() {
		return false
	}
	bans := 0
	for _, clause := range reading.SplitTop(strings.TrimRight(s.text, "。！；; "), "，") {
		switch {
		case reading.ContainsAny(clause, l.ChineseBans...):
			bans++
		case strings.HasSuffix(clause, "时"), strings.HasSuffix(clause, "的"), strings.HasPrefix(clause, "如果"), strings.HasPrefix(clause, "若"):
		default:
			return false
		}
	}
	return bans > 0 && !reading.ContainsAny(s.text, l.ChineseSystemDeeds...)
}

// feared splits what somebody fears from what is to be done against it: "我担心
// webhook 会丢，得每 10 分钟主动拉一次兜底".
func (l *Lexicons) feared(text string) []string {
	i := strings.LastIndex(text, "，")
	if i <= 0 || !reading.ContainsAny(text[:i], "担心", "就怕", "最怕", "怕的是") {
		return nil
	}
	rest := strings.TrimPrefix(text[i+len("，"):], "所以")
	for _, open := range l.ChineseDemandsBesideFear {
		if body, ok := strings.CutPrefix(rest, open); ok && utf8.RuneCountInString(body) >= 6 && !strings.HasPrefix(body, "是") {
			return []string{text[:i], rest}
		}
	}
	return nil
}

// mayDo tells a bare 可 or 能 in front of a deed: "调度员可在平台上远程启停水泵".
func (l *Lexicons) mayDo(text string) bool {
	if !reading.HasHan(text) {
		return false
	}
	for _, modal := range l.ChineseMayDo {
		if i := strings.Index(text, modal); i >= 0 && i <= 30 {
			return true
		}
	}
	return false
}

// choosesMeans tells a Chinese sentence that only chooses what runs where:
// "服务器操作系统用麒麟 V10，数据库用达梦 8".
func (x *understander) choosesMeans(text string) bool {
	clauses := reading.SplitTop(strings.TrimRight(text, "。 "), "，")
	for i, clause := range clauses {
		if i > 0 && strings.HasPrefix(clause, "由") { // who looks after it: 数据库用 OceanBase，由 DBA 组运维
			continue
		}
		if !reading.ContainsAny(clause, "用", "采用", "基于", "部署", "放在", "放到", "跑在", "运行在", "托管") || len(x.lex.tech.Find(clause)) == 0 {
			return false
		}
	}
	return len(clauses) > 0
}
