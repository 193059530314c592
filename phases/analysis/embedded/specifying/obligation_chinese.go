package specifying

import (
	"strings"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// boundChinese puts 必须, 应当 or 可以 into a Chinese sentence: in place of the
// word that is there, behind a person or thing that leads it, else behind the
// product's name.
func (w *Specifier) boundChinese(st phrasing.Statement, d *Draft) string {
	p := d.Requirement.Priority
	must := w.Modal(p)
	text, whole := "", st.Head
	when, then := st.Trigger, st.Head
	if first, rest, more := strings.Cut(then, "，"); when == "" && st.Label == "" && more {
		when, then = first, rest
	}
	if name, act, ok := w.dutyInCase(when, then); ok {
		return strings.TrimRight(when, "，") + "，" + name + must + act
	}
	if deed := w.ableInOwnCase(when, then); deed != "" && st.Label == "" {
		return strings.TrimRight(when, "，") + "，" + w.ableWord(p) + deed
	}
	switch {
	case w.pricedThing(st):
		text = w.Say("req_rates", "name", st.Label, "must", must, "text", st.Head) // "佣金：生鲜 8%，标品 5%"
	case st.Label != "" && strings.Contains(st.Label, "属于") && strings.Contains(st.Head, must):
		text = st.Label + "：" + st.Head // "漏水属于紧急单：必须马上打电话"
	case st.Label != "" && w.offersInLabel(st.Label, must) != "":
		text = w.offersInLabel(st.Label, must) + "：" + st.Head // "到店用餐支持三种核销方式：刷脸、社保卡"
	case st.Label != "" && !w.LeadsWithPerson(st.Label) && (w.ChineseNoun(st.Label) || !reading.HasHan(st.Label)):
		text = w.Short("req_provide", "must", must, "text", st.Label+"："+st.Head)
	case st.Label != "" && !w.LeadsWithPerson(st.Label) && !strings.ContainsFunc(st.Label, phrasing.IsASCIILetter):
		text = w.Short("req_support", "must", must, "want", strings.TrimPrefix(st.Label, "支持")+"："+st.Head)
	case st.Label != "" && phrasing.IsOffer(st.Label):
		text = w.Short("req_support", "must", must, "want", st.Label+"："+st.Head)
	case st.Label != "":
		text = w.Short("req_hold", "must", must, "text", st.Label+"："+st.Head)
		if bound, ok := w.BoundThing(st.Label, p); ok {
			text = bound + "：" + st.Head
		}
	default:
		text = w.boundOnce(st.Head, w.ChineseModal(st.Head, p, d.Pack != nil), must)
	}
	if st.Trigger != "" {
		text, whole = strings.TrimRight(st.Trigger, "，")+"，"+text, strings.TrimRight(st.Trigger, "，")+"，"+whole
	}
	if st.Label == "" && phrasing.CutsWord(whole, text, must) {
		return w.Short("req_hold", "must", must, "text", whole)
	}
	return text
}

// ableInOwnCase is what somebody may do in a case of their own that names them already: 读者忘记密码时，可|通过手机
// 验证码重置. It is no deed of the product.
func (w *Specifier) ableInOwnCase(when, then string) string {
	when = strings.TrimRight(when, "， ")
	if !w.LeadsWithPerson(when) || strings.Contains(when, "系统") || !reading.HasSuffixOf(when, "时", "后", "前", "的", "期间") {
		return ""
	}
	if deed, word := w.WithoutBond(then); word != "" && !phrasing.IsOwed(word) {
		return deed
	}
	return ""
}

// offersInLabel binds a label in which something supports what the list behind it names: 到店用餐|必须支持
// 三种核销方式. Empty for any other.
func (w *Specifier) offersInLabel(label, must string) string {
	const longest = 10 // runes of what supports it
	who, what, ok := strings.Cut(label, "支持")
	if n := utf8.RuneCountInString(who); !ok || n < 2 || n > longest || what == "" || strings.ContainsAny(who, "，、") || reading.ContainsAny(who, "应", "须", "要", "可", "能", "不") {
		return ""
	}
	return who + must + "支持" + what
}

// pricedThing says that a statement tells by its label what the rates behind it are of:
// 佣金, and not 按年龄段补贴, which is done.
func (w *Specifier) pricedThing(st phrasing.Statement) bool {
	return st.Label != "" && !w.LeadsWithPerson(st.Label) && !w.beginsAct(st.Label) && !w.Table.StartsWith("act_openers", "zh", st.Label) && tariff(strings.TrimRight(st.Head, "。；")) != nil
}
