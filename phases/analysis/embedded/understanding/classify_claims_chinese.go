package understanding

import (
	"strings"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// Who talks joins clause to clause with commas: how it is, what must not be,
// by when, for how much, and what nobody has thought of. Each clause is known by
// the few words that carry its claim, so that a run of them can be parted.

// claim is what one Chinese clause claims by words that leave no doubt; empty
// when it could be anything.
func (x *understander) claim(clause string) string {
	clause = strings.Trim(clause, " 。！!；;—")
	s := x.look(clause)
	switch {
	case !reading.HasHan(clause) || utf8.RuneCountInString(clause) < 4:
		return ""
	case s.question || leftOpen(clause):
		return "question"
	case turnedDown(clause), leftToOthers(clause):
		return "non_goal"
	case usableBy(clause) || dayOf(clause) || doneBy(clause):
		return "milestone"
	case tryOut(clause), notBought(clause):
		return "constraint"
	case figureHoped(clause):
		return "goal"
	case moneyLimit(&s):
		return "constraint"
	case s.has("risk"):
		return "risk"
	case opensCondition(clause):
		return ""
	case wishedInChat(clause) != "":
		return "product"
	case asksFor(clause), x.doesItself(clause):
		return "feature"
	case forbidden(clause), bansPlainly(clause):
		return "constraint"
	case experienced(&s):
		return "quality"
	case hurts(clause) && !wishesFor(clause):
		return "problem"
	case bygone(clause):
		return ""
	case thenDone(clause), demanded(clause), wantedOf(clause):
		return "feature"
	case rationed(&s), strings.HasPrefix(clause, "只能"), strings.HasPrefix(clause, "必须"):
		return "constraint"
	}
	return ""
}

// leftOpen tells what somebody has not made up his mind about.
func leftOpen(clause string) bool {
	return reading.ContainsAny(clause, "没想好", "没想清楚", "没定", "没有定", "没商量", "没谈", "没说死", "待定", "再商量", "拿不准", "说不好", "不好说", "没个准", "要问问", "回头问", "需再问", "再问问", "再确认", "定不下来", "说法不一", "意见不一")
}

// turnedDown tells what is not to be made, in a clause of its own.
func turnedDown(clause string) bool {
	if _, _, ok := chineseLeftOut(clause); ok {
		return true
	}
	if thing, ok := strings.CutPrefix(clause, "不要"); ok && utf8.RuneCountInString(thing) <= 5 && !strings.ContainsAny(thing, "显超存给让把发用在有太再老乱随直和跟被收看出影弹放公泄删改动存记算管问催打拖漏忘自") {
		return true // "不要押金": nothing is done with it
	}
	for _, word := range []string{"不归这个系统", "不归系统", "不归我们", "不归你们", "你们别碰", "你们别动", "别去动", "不在这次", "不在本次", "不在这一期", "不在第一期", "不在系统里", "不在本系统", "先不管", "先不考虑", "暂不考虑", "不用管", "不用你们", "不用系统", "以后再说", "以后再考虑", "下期再", "二期再", "放到第二期", "放到二期", "放到下一期", "放到后面", "放第二期", "放二期", "这些都不要", "都不要做", "不在本次", "不在此次", "后面再说", "不涉及", "不打算做", "不准备做", "就不做了", "不用做"} {
		if strings.Contains(clause, word) {
			return true
		}
	}
	return false
}

// dayOf tells a clause that names the day on which something has to be usable:
// "9 月 1 日开学就要用", "4 月 23 号要能用".
func dayOf(clause string) bool {
	if !Calendar(clause) && !reading.ContainsAny(clause, "国庆", "元旦", "五一", "端午", "中秋", "七夕", "清明", "重阳", "元宵", "圣诞", "情人节", "母亲节", "教师节", "店庆", "双十一", "年前", "年内", "入冬", "入夏", "雨季", "汛期") || reading.ContainsAny(clause, "每月", "每周", "每天", "当月", "次月", "每年", "个月", "上个月", "去年", "前年") {
		return false
	}
	return reading.ContainsAny(clause, "就要用", "要用上", "要能用", "得能用", "必须能用", "要上线", "得上线", "必须上线", "正式上线", "要试用", "试跑", "试运行", "试点上线", "跑通", "用起来", "先跑起来", "要交付", "要验收")
}

// figureHoped tells a figure that is to be reached: "从 20 小时降到 3 小时", "投诉减半".
func figureHoped(clause string) bool {
	if reading.ContainsAny(clause, "减半", "翻一番", "翻倍") {
		return !reading.ContainsAny(clause, "时提醒", "提醒", "就")
	}
	return strings.Contains(clause, "从") && reading.ContainsAny(clause, "降到", "降低到", "降至", "减到", "减少到", "缩短到", "缩到", "提高到", "提升到", "升到", "压到", "压缩到")
}

// moneyLimit tells what may be spent.
func moneyLimit(s *signals) bool {
	if reading.ContainsAny(s.text, "预算", "经费", "费用控制", "总价") && (len(s.measures) > 0 || strings.ContainsAny(s.text, "0123456789一二三四五六七八九十几")) {
		return true
	}
	return reading.ContainsAny(s.text, "最多再出", "最多出", "不要超过", "不能超过", "别超过", "不超过") && reading.ContainsAny(s.text, "万", "块钱", " 元", "费")
}

// opensCondition tells a clause that only sets the condition of the next one.
func opensCondition(clause string) bool {
	for _, open := range []string{"如果", "要是", "一旦", "万一", "假如", "只要", "除非", "当"} {
		if strings.HasPrefix(clause, open) {
			return !reading.ContainsAny(clause, "就", "则", "要提醒", "自动", "提醒")
		}
	}
	for _, end := range []string{"的话", "时", "的时候", "之后", "以后", "后"} {
		if strings.HasSuffix(clause, end) && !strings.HasSuffix(clause, "小时") && !strings.HasSuffix(clause, "最后") {
			return true
		}
	}
	return false
}

// forbidden tells what must never be: "取件码在接单前绝对不能露出来", "打药没过间隔期的
// 绝对不能收".
func forbidden(clause string) bool {
	for _, ban := range []string{"绝对不能", "绝不能", "坚决不能", "千万不能", "一定不能", "不能露", "不能让", "不能给", "不能看", "不能改", "不能删", "不能重", "不能少", "不能错", "不能丢", "不能外", "不能超", "不能随", "不能再", "不得", "不准", "不许", "不允许", "禁止", "严禁", "不给看", "看不到", "不让", "不要显示", "不要超过", "的不接", "的不收", "的不算", "的不退", "的不给"} {
		if strings.Contains(clause, ban) {
			return !reading.ContainsAny(clause, "就提醒", "自动", "提示")
		}
	}
	return false
}

// experienced tells how well something is to be done for who uses it: "页面最好 1 秒
// 多能打开", "字要大", "老人也要会用".
func experienced(s *signals) bool {
	if reading.ContainsAny(s.text, "字大", "字要大", "字体要大", "字号要大", "按钮要大", "按钮不要多", "要会用", "也会用", "看得清", "一学就会", "不用培训", "越简单越好") {
		return true
	}
	if len(s.measures) == 0 || !s.timed() {
		return false
	}
	return reading.ContainsAny(s.text, "打开", "加载", "响应", "查询结果", "刷出来", "出结果", "并发", "同时在线")
}

// wishesFor tells the verb of a wish near the beginning of a clause.
func wishesFor(clause string) bool {
	for _, open := range []string{"想要", "我想", "希望", "最好", "要能", "得能"} {
		if i := strings.Index(clause, open); i >= 0 && utf8.RuneCountInString(clause[:i]) <= 10 {
			return true
		}
	}
	return false
}

// wantedOf tells what somebody wishes for.
func wantedOf(clause string) bool {
	for _, end := range []string{"就行", "就好", "就可以", "就可以了", "就行了", "就好了"} {
		if body, ok := strings.CutSuffix(clause, end); ok && reading.ContainsAny(body, "把", "点", "扫", "走", "写", "提醒", "通知", "发", "导", "填", "选", "看", "传", "打") {
			return true
		}
	}
	for _, open := range []string{"想要", "我想", "希望", "最好能", "最好是", "最好", "要能", "得能", "可以让", "能不能让", "能自动", "能直接", "要可以", "自动", "实时", "随时", "扫一下", "扫个码", "一键", "也能", "都能", "就能", "能看", "能查", "能在", "能给", "能按", "可以在", "可以看", "可以直接", "可以自己"} {
		if i := strings.Index(clause, open); i >= 0 && utf8.RuneCountInString(clause[:i]) <= 14 && !reading.ContainsAny(clause, "不希望", "没想", "不能自动", "没自动") {
			return true
		}
	}
	return owed(clause)
}

// hurts tells how it goes wrong today.
func hurts(clause string) bool {
	clause = withoutPurpose(clause)
	return reading.ContainsAny(clause, "老是", "老有", "总是", "总有", "经常", "时不时", "三天两头", "动不动", "全靠", "只能靠", "靠人", "靠喊", "靠吼", "靠口头", "靠脑子", "手写", "手抄", "手工", "人工", "来不及", "对不上", "找不到", "搞不清", "说不清", "没人知道", "都不知道", "没人管", "没人答", "乱成", "吵架", "吵得", "扯皮", "投诉", "抱怨", "漏掉", "漏了", "弄丢", "丢了", "算错", "送错", "录错", "搞错", "重复录", "排队排到", "要等", "跑一趟", "跑好几趟", "打电话问", "加班", "效率低", "慢得", "太慢", "太乱", "太麻烦") ||
		strings.HasPrefix(clause, "现在") || strings.HasPrefix(clause, "目前")
}

// withoutPurpose drops the clauses that say what a rule is to spare people: "扣之前要输
// 验证码，免得扯皮".
func withoutPurpose(text string) string {
	for _, spares := range []string{"，免得", "，省得", "，以免", "，以防", "，避免", "，防止"} {
		text, _, _ = strings.Cut(text, spares)
	}
	return text
}

// rationed tells how many there may be: "一个人手上最多同时 5 单", "一户最多绑三个".
func rationed(s *signals) bool {
	if reading.ContainsAny(s.text, "最多", "至多", "不超过", "不少于", "不低于", "不多于", "上限", "至少") {
		return len(s.measures) > 0 || strings.ContainsAny(s.text, "0123456789一二两三四五六七八九十半几")
	}
	return keepsFor(s.text)
}

// strong tells the kinds that a claim settles whatever else a sentence hints at.
func strong(kind string) bool {
	return kind == "question" || kind == "non_goal" || kind == "milestone" || kind == "goal"
}

// oneClaim is what a sentence claims: all its clauses, or the first one where the
// others only say why.
func (x *understander) oneClaim(text string) string {
	if kind := x.claim(text); kind != "" {
		return kind
	}
	clauses := reading.SplitTop(strings.TrimRight(text, "。；; "), "，")
	if len(clauses) < 2 || x.claim(clauses[0]) != "non_goal" {
		return ""
	}
	for _, clause := range clauses[1:] {
		if kind := x.claim(clause); kind != "" && kind != "non_goal" {
			return ""
		}
	}
	return "non_goal"
}

// settledClaim is the kind of a sentence of one clause whose claim leaves no doubt;
// empty where other rules have to tell.
func (x *understander) settledClaim(s *signals, c context) string {
	if c.kind != "" && c.kind != "top" && c.kind != "overview" || !reading.HasHan(s.text) {
		return ""
	}
	kind := x.oneClaim(s.text)
	if strong(kind) || (kind == "constraint" || kind == "quality") && !strings.Contains(s.text, "，") && s.trigger == "" {
		return kind
	}
	return ""
}
