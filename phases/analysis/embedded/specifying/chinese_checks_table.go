package specifying

import (
	"regexp"
	"strings"
	"sync"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// chineseRow is the row whose verb stands first in a text, the longer one of
// two; a verb of one character only leads. The object is what stands behind it.
func (w *Specifier) chineseRow(text string, fits func(*phrasing.CheckRule) bool, n int) (best *phrasing.CheckRule, object string) {
	clause, _, _ := strings.Cut(text, "，")
	head := phrasing.HeadOf(clause, n)
	at, size := len(head)+1, 0
	named := len(nounFirst().FindString(head))
	for i := range w.Table.Checks {
		r := &w.Table.Checks[i]
		if !fits(r) {
			continue
		}
		for _, v := range r.Verbs.In("zh") {
			k := strings.Index(head, v)
			short := utf8.RuneCountInString(v) == 1
			if k < named || inNoun(head[k+len(v):]) || !short && w.nameOfPaper(head[k+len(v):]) || w.Table.StartsWith("verb_beginnings", "zh", head[k:]) || r.Class == "compute" && w.Table.StartsWith("reckoned_nouns", "zh", head[k+len(v):]) || !short && momentOf(r, head[k+len(v):]) || k > 0 && short && !w.behindPlace(head[:k]) || w.DeniedBefore(head[:k]) || inNames(head[:k]) || w.messageMeant(v, head[:k]) {
				continue
			}
			if k < at || k == at && len(v) > size {
				best, at, size = r, k, len(v)
			}
		}
	}
	if best == nil {
		return nil, ""
	}
	object = w.chineseObject(clause[at+size:])
	if best.Class == "change" && !plainThing(object) {
		object = "" // 审核|日结无误后批量发起付款: what is changed is not certain
	}
	return best, object
}

// nounFirst reads a thing at the beginning of a clause whose name begins like a deed, in front of
// what may be done with it: 报名名单|可以导出.
var nounFirst = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`^\p{Han}{2,4}(?:名单|记录|列表|信息|明细|数据|报表|结果|档案|清单)(?:可以|可|能够|能|必须|须|应|支持)`)
})

// messageMeant says that a word which also tells that something is sent names the message
// itself: 从|告警|一键创建工单.
func (w *Specifier) messageMeant(verb, before string) bool {
	return w.Table.IsWord("message_nouns", "zh", verb) && w.Table.EndsWith("before_messages", before)
}

// momentOf says that a verb only names a moment, 预约|当天; whoever looks, looks at that day:
// 查看|当天预约. Nor is the paper on a deed the deed: 为出库|单指派车辆.
func momentOf(r *phrasing.CheckRule, after string) bool {
	return (r.Class == "stock" || r.Class == "restock") && strings.HasPrefix(after, "单") || reading.HasPrefixOf(after, "前", "期间") || r.Class != "view" && reading.HasPrefixOf(after, "当天", "当日")
}

// nameOfPaper says that what stands behind a verb makes it the name of a paper on that deed, and no deed: 确认对账|单,
// 查看派车|单. Not so 导出|单个文件 or 打印|单据.
func (w *Specifier) nameOfPaper(after string) bool {
	rest, ok := strings.CutPrefix(after, "单")
	return ok && (rest == "" || w.Table.StartsWith("behind_papers", "zh", rest))
}

// behindPlace says that words only tell where or by what something is done, so that a short
// verb behind them leads: 在手机上|看.
func (w *Specifier) behindPlace(before string) bool {
	return w.Table.StartsWith("coverbs", "zh", before) && w.Table.EndsWith("form_places", before)
}

// inNoun says that a verb in front of a text is part of a noun or of a moment:
// 管理|员, 支付|宝, 预订|后可免费取消, or only tells which thing is meant: 上传|的头像不超过 2MB.
func inNoun(after string) bool {
	if rest, ok := strings.CutPrefix(after, "的"); ok && utf8.RuneCountInString(rest) > 2 {
		return true
	}
	return reading.HasPrefixOf(after, "员", "者", "师", "宝", "仪", "器", "枪") || namesDoers(after) || reading.HasPrefixOf(after, "后", "之后", "以后", "前", "之前", "以前") && !reading.HasPrefixOf(after, "后台", "后续", "后端", "前台", "前端")
}

// namesDoers says that a verb in front of a text only tells of which people it speaks, who do or have
// to do what follows: 检查|人员会来现场. In 登记|人员信息 they are what is entered.
func namesDoers(after string) bool {
	rest, ok := strings.CutPrefix(after, "人员")
	return ok && reading.HasPrefixOf(rest, "会", "可", "能", "必须", "须", "需", "应", "要", "不", "在", "每", "通过", "只", "无", "有权", "和", "或", "、", "的")
}

// inNames says that what follows is part of a name or of a row of names: behind
// an opening quotation mark, "、" or "的", or of a state: 待|处理列表.
func inNames(before string) bool {
	for _, pair := range [][2]string{{"“", "”"}, {"「", "」"}, {"『", "』"}, {"《", "》"}, {"【", "】"}} {
		if strings.Count(before, pair[0]) > strings.Count(before, pair[1]) {
			return true
		}
	}
	return strings.HasSuffix(before, "待") || strings.HasSuffix(before, "、") || strings.HasSuffix(before, "的")
}

// chineseObject is the thing behind a verb, where it has a short name.
func (w *Specifier) chineseObject(text string) string {
	text = strings.TrimPrefix(strings.TrimSpace(text), "了")
	if rest, ok := strings.CutPrefix(text, "一个"); ok && strings.Contains(rest, "的") {
		text = rest // 一个车场的价格
	}
	if i := strings.IndexAny(text, "，；。：（("); i >= 0 {
		text = text[:i]
	}
	text = strings.TrimSpace(text)
	if at, _ := understanding.OwedAt(text); at >= 0 {
		return "" // 修改|应保留历史版本: a duty, and no thing
	}
	n := utf8.RuneCountInString(text)
	if first, _ := utf8.DecodeRuneInString(text); strings.ContainsRune("、后出来上下不的是中一按为须由", first) || strings.HasPrefix(text, "成") && !w.Table.StartsWith("nouns_not_made", "zh", text) || w.leadsThere(text) {
		return ""
	}
	if n < 2 || n > 16 || strings.ContainsAny(text, "并给“”") || tellsPlace(text) || strings.Contains(text, "后由") || strings.HasSuffix(text, "时") || strings.HasSuffix(text, "后") || strings.HasSuffix(text, "前") {
		return ""
	}
	return text
}

// leadsThere says that words tell where a deed leads, and not to what it is done: 结算|到商家微信.
func (w *Specifier) leadsThere(text string) bool {
	return strings.HasPrefix(text, "到") && !w.Table.StartsWith("nouns_not_led", "zh", text)
}

// tellsPlace says that words say where something is done, and not to what: 在屏幕上.
func tellsPlace(text string) bool {
	return strings.HasPrefix(text, "在") && reading.HasSuffixOf(text, "上", "里", "中", "内", "端", "处")
}
