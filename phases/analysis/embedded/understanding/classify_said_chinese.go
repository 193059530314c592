package understanding

import (
	"strings"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// namesTopic tells the few characters by which an item of Chinese minutes names
// what it is about, from a sentence: "换班。" before "司机在手机上自己找人换".
func namesTopic(text string) bool {
	topic, ok := strings.CutSuffix(strings.TrimSpace(text), "。")
	n := utf8.RuneCountInString(topic)
	if !ok || n < 2 || n > 8 || !reading.HasHan(topic) || strings.ContainsAny(topic, "，、：:；？！\n0123456789") {
		return false
	}
	if reading.HasPrefixOf(topic, "我", "你", "他", "她", "这", "那", "好", "可以", "不", "没", "对", "是", "嗯", "先", "再", "要", "必须", "需", "禁止", "支持") {
		return false
	}
	last, _ := utf8.DecodeLastRuneInString(topic)
	return !strings.ContainsRune("了吗吧呢的过着啊哈", last) && !reading.ContainsAny(topic, "必须", "不能", "可以", "需要", "应该", "不得", "自动")
}

// bySpeaker takes the name of who said it off a sentence of minutes, where it is
// a person's beyond doubt: "柏科长补充，去年…", "老许强调界面要简单", "小崔讲技术：…".
func bySpeaker(text string) string {
	for _, agreed := range []string{"大家都同意", "大家一致同意", "大家同意", "与会人员一致同意", "一致同意", "会议同意", "会议决定", "会上决定", "会上定了", "经讨论", "讨论决定", "讨论后决定", "最后定了"} {
		if said, ok := strings.CutPrefix(text, agreed); ok {
			if said = strings.TrimLeft(said, "：，: "); utf8.RuneCountInString(said) >= 6 {
				return said
			}
			return text
		}
	}
	aside := strings.TrimLeft(unjoined(text), "，")
	for _, hearsay := range []string{"我老婆说", "我老公说", "我爱人说", "我们老板说", "老板说", "领导说", "店员说", "同事说"} {
		if said, ok := strings.CutPrefix(aside, hearsay); ok && utf8.RuneCountInString(said) >= 6 {
			return strings.TrimLeft(said, "，：了 ")
		}
	}
	for _, instead := range []string{"决定改为", "决定改成", "决定改用", "决定采用"} {
		if said, ok := strings.CutPrefix(text, instead); ok && utf8.RuneCountInString(said) >= 4 {
			return "采用" + said
		}
	}
	if when, said, ok := strings.Cut(text, "后"); ok && utf8.RuneCountInString(when) <= 3 && reading.HasPrefixOf(when, "散会", "会", "最") { // "散会后龚经理又交代了一句：…"
		if out := bySpeaker(said); out != said {
			return out
		}
	}
	runes := []rune(text)
	name := 0
	for n := min(4, len(runes)-1); n >= 2 && name == 0; n-- {
		if personName(string(runes[:n])) {
			name = len(string(runes[:n]))
		}
	}
	if name == 0 {
		return text
	}
	rest := text[name:]
	if delegate, said, ok := strings.Cut(rest, "说"); ok && strings.HasPrefix(delegate, "代表") && utf8.RuneCountInString(delegate) <= 6 {
		rest = "说" + said
	}
	for _, verb := range []string{"补充", "介绍", "强调", "提醒", "反映", "提出", "指出", "认为", "建议", "要求", "交代", "表示", "觉得", "提到", "谈到", "讲", "说", "念"} {
		said, ok := strings.CutPrefix(strings.TrimPrefix(rest, "又"), verb)
		if !ok {
			continue
		}
		said = strings.TrimPrefix(strings.TrimPrefix(strings.TrimPrefix(said, "说"), "道"), "了")
		for _, mark := range []string{"：", ":", "，"} {
			about, body, cut := strings.Cut(said, mark)
			if cut && utf8.RuneCountInString(strings.TrimSuffix(strings.TrimPrefix(about, "一句"), "目前的情况")) <= 3 && utf8.RuneCountInString(body) >= 6 && !strings.ContainsAny(about, "，。：") {
				return strings.TrimSpace(body)
			}
		}
		if utf8.RuneCountInString(said) >= 8 && !reading.HasPrefixOf(said, "的", "过", "不", "是") && (verb != "要求" || utf8.RuneCountInString(text[:name]) == 2 && strings.HasPrefix(text, "小")) {
			return said
		}
	}
	return text
}

// tryOut tells where something is tried first, in plain words: "先拿 27 路和 8 路
// 试", "先在城东店试点".
func tryOut(clause string) bool {
	for _, open := range []string{"先拿", "先在", "先从", "先选", "先挑"} {
		if i := strings.Index(clause, open); i >= 0 && i <= 12 && reading.ContainsAny(clause[i:], "试", "开始", "跑", "上") {
			return !reading.ContainsAny(clause, "？", "吗")
		}
	}
	return false
}

// notBought tells what must not be paid for or brought in: "不买商业求解器".
func notBought(clause string) bool {
	return reading.HasPrefixOf(clause, "不买", "不采购", "不再采购", "不引入", "不用商业", "不租", "不花钱买", "不另购")
}

// doneBy tells by when somebody has to have something done: "6 月 20 日前小崔出原
// 型", "国庆前 31 条线全部切换", "8 月班表开始两条线实际使用".
func doneBy(clause string) bool {
	day, rest, ok := strings.Cut(clause, "前")
	if n := utf8.RuneCountInString(day); ok && n >= 2 && n <= 12 && namesDay(day) && !reading.HasPrefixOf(rest, "的", "往", "来", "去") {
		return reading.ContainsAny(rest, "出原型", "出样", "出方案", "出初稿", "切换", "换完", "切完", "启用", "投用", "投产", "验收", "试点", "铺开", "推开", "推广", "覆盖", "上完", "做完", "改完", "装完", "完成", "交货", "到货", "上线", "交付")
	}
	month, rest, ok := strings.Cut(clause, "开始")
	if n := utf8.RuneCountInString(month); !ok || n < 2 || n > 10 || !namesDay(month) {
		return false
	}
	return reading.ContainsAny(rest, "使用", "试用", "试点", "启用", "试跑", "试运行", "用起来", "切换", "推广")
}

// namesDay tells words that name a day, a month or a feast.
func namesDay(text string) bool {
	if reading.ContainsAny(text, "每", "上个", "去年", "往年", "以前", "之前", "当天", "当月", "次月", "提", "发车", "个月") {
		return false
	}
	return reading.ContainsAny(text, "月", "号", "端午", "中秋", "七夕", "清明", "重阳", "元宵", "圣诞", "情人节", "母亲节", "教师节", "店庆", "国庆", "春节", "元旦", "五一", "十一", "双11", "双十一", "双十二", "618", "开学", "暑假", "寒假", "汛期", "年底", "旺季", "开业", "过年", "季度", "Q1", "Q2", "Q3", "Q4")
}

// leftToOthers tells that the product itself does not do something, because
// somebody else does: "排班系统不算工资", "本系统不负责采购".
func leftToOthers(clause string) bool {
	for _, noun := range []string{"系统", "平台", "小程序"} {
		head, rest, ok := strings.Cut(clause, noun)
		if !ok || utf8.RuneCountInString(head) > 6 {
			continue
		}
		if reading.ContainsAny(head, "其他", "现有", "原", "旧", "老") {
			return false
		}
		rest = strings.TrimPrefix(strings.TrimPrefix(strings.TrimPrefix(rest, "本身"), "里"), "都")
		for _, verb := range []string{"不算", "不管", "不做", "不负责", "不处理", "不涉及", "不参与", "不碰", "不承担", "不提供", "不维护"} {
			if what, ok := strings.CutPrefix(rest, verb); ok {
				return utf8.RuneCountInString(strings.TrimRight(what, "。！ ")) >= 2
			}
		}
		return false
	}
	return false
}

// answersHow tells a clause that asks nothing although it has the word: "工资怎么算
// 还是人力那边算", "怎么赔由店长定".
func answersHow(text string) bool {
	for _, how := range []string{"怎么", "怎样", "如何", "谁", "哪些"} {
		_, rest, ok := strings.Cut(text, how)
		if !ok {
			continue
		}
		for _, by := range []string{"还是由", "还是归", "还是按", "仍由", "仍按", "照旧", "由", "归"} {
			if i := strings.Index(rest, by); i > 0 && utf8.RuneCountInString(rest[:i]) <= 6 && utf8.RuneCountInString(rest[i+len(by):]) >= 2 && !reading.ContainsAny(rest, "？", "谁", "吗") {
				return true
			}
		}
		if i := strings.Index(rest, "还是"); i > 0 && utf8.RuneCountInString(rest[:i]) <= 4 && reading.ContainsAny(rest[i:], "那边", "自己", "他们") && !reading.ContainsAny(rest, "？", "吗") {
			return true
		}
	}
	return false
}

// meansClause tells a clause that says what is used for what, and no deed: "数据库
// PostgreSQL", "求解用 OR-Tools".
func meansClause(clause string) bool {
	if utf8.RuneCountInString(clause) > 24 || reading.ContainsAny(clause, "自动", "登录", "查看", "显示", "提醒", "导出", "导入", "通知") {
		return false
	}
	return reading.HasPrefixOf(clause, "用", "数据库", "后端", "前端", "服务端", "缓存", "消息", "语言", "框架", "部署", "采用") || reading.ContainsAny(clause, "用")
}
