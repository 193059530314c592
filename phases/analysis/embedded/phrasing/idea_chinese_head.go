package phrasing

import (
	"regexp"
	"slices"
	"strings"
	"sync"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// chineseHead reads what stands before a colon, "一个帮助家长管理孩子课外班的小程序":
// it is the name of the product when it ends in its kind.
func (r *ideaReader) chineseHead(head string) bool {
	head = r.w.withoutWish(head)
	kind := r.endsInKind(head)
	if head == kind {
		return false
	}
	if kind == "" {
		if who, _ := r.chinesePerson(head); who != "" || !r.namesThing(head) {
			return false
		}
		r.head, r.u.Product = head, ""
		return true
	}
	r.kind, r.head = kind, head
	r.u.Product = kind
	if who := r.usedBy(strings.TrimSuffix(head, kind)); who != "" {
		r.served, r.byUsers = who, true
		r.addActor(who)
	}
	return true
}

// namesThing says that a few characters are a name, 社区图书角, and no deed: 支持以下功能.
func (r *ideaReader) namesThing(head string) bool {
	const shortest, longest = 3, 10 // runes
	n := utf8.RuneCountInString(head)
	return n >= shortest && n <= longest && !r.w.Table.StartsWith("verbs", "zh", head) && !reading.ContainsAny(head, "，", "的", "要", "能", "可", "如", "功能", "需求", "目标", "背景", "问题")
}

// chineseMeans cuts "用 Rust 写一个" off: with what something is made says
// nothing of what it does.
func (r *ideaReader) chineseMeans(text string) string {
	rest, ok := strings.CutPrefix(text, "用")
	if !ok {
		return text
	}
	const longest = 16 // runes of the means
	for _, making := range []string{"写一个", "写一款", "写个", "实现一个", "开发一个", "开发一款", "做一个", "做个", "搭建一个", "写一套"} {
		if means, what, found := strings.Cut(rest, making); found && utf8.RuneCountInString(means) <= longest {
			return what
		}
	}
	return text
}

// chineseNamed reads a sentence that begins with the name of the product,
// "企业内部的会议室预订系统，支持审批": what stands before the kind is what it is
// for, and the rest says what it does.
func (r *ideaReader) chineseNamed(text string) string {
	name, rest, ok := strings.Cut(text, "，")
	kind := r.endsInKind(name)
	if what := strings.TrimSpace(strings.TrimSuffix(name, kind)); !ok && kind != "" && utf8.RuneCountInString(what) >= 3 && !strings.HasSuffix(what, "的") && !reading.ContainsAny(what, "，", "；", "：") {
		r.kind, r.head = kind, name // the name is all that is said: "小区快递柜管理后台"
		if whom, deed, used := strings.Cut(what, "用的"); used && strings.HasPrefix(whom, "给") && deed != "" {
			r.served, what = strings.TrimPrefix(whom, "给"), deed
		}
		r.add(understanding.FeatureFact{Text: Finished(what), Name: what})
		return ""
	}
	if !ok || kind == "" || rest == "" || name == kind {
		return text
	}
	r.kind, r.head = kind, name
	what := strings.TrimSuffix(name, kind)
	if who := r.clientOf(what); who != "" {
		r.served = who
		r.addActor(who)
		return rest
	}
	if r.namesMatter(what) || r.addNamedDeed(what) {
		return rest // the deeds behind the comma tell what it does
	}
	if i := strings.LastIndex(what, "的"); i >= 0 && strings.HasSuffix(what, "的") {
		what = ""
	} else if i >= 0 {
		what = what[i+len("的"):]
	}
	if what = strings.TrimSpace(what); utf8.RuneCountInString(what) >= 2 && !r.isKind(what) && !r.w.Table.IsWord("runs_on", "zh", what) && !slices.Contains(r.w.Table.Words["plain_words"].In("zh"), what) {
		what = r.managed(what)
		r.add(understanding.FeatureFact{Text: Finished(what), Name: what})
	}
	return rest
}

// namesMatter says that what stands in front of the kind of product only tells what it is about or
// stands behind, 销售数据 of 销售数据平台 and 充电桩的 of 充电桩的后端 API: nothing that it does.
func (r *ideaReader) namesMatter(what string) bool {
	return r.w.Table.IsWord("unseen_kinds", "zh", r.kind) || reading.HasSuffixOf(strings.TrimSpace(what), r.w.Table.Words["matter_ends"].In("zh")...)
}

// managed is what a 管理系统 of a thing does: 管理药店库存.
func (r *ideaReader) managed(thing string) string {
	if strings.HasPrefix(r.kind, "管理") && !r.w.Table.StartsWith("verbs", "zh", thing) {
		return "管理" + thing
	}
	return thing
}

// endsInKind is the longest kind of product that a text ends in, empty without
// one.
func (r *ideaReader) endsInKind(text string) string {
	best := ""
	low := strings.ToLower(strings.TrimSpace(text))
	for _, kind := range r.w.Table.Words["kinds"].In("zh") {
		if strings.HasSuffix(low, strings.ToLower(kind)) && len(kind) > len(best) {
			best = kind
		}
	}
	return best
}

// chinesePerson cuts the person off the beginning of a clause: "家长录入课程".
func (r *ideaReader) chinesePerson(clause string) (who, act string) {
	if r.u.People == nil {
		return "", ""
	}
	for h := range r.u.People.All(clause) {
		rest := clause[h.End:]
		next, _ := utf8.DecodeRuneInString(rest)
		end := h.End
		if strings.HasPrefix(rest, "长") && reading.HasSuffixOf(clause[:end], "组", "班", "队", "店", "站", "科") { // 班组长 leads the 班组
			end, rest = end+len("长"), rest[len("长"):]
			next, _ = utf8.DecodeRuneInString(rest)
		}
		if more := reading.LongestPrefix(rest, r.w.Table.Words["person_goes_on"].In("zh")...); more != "" && h.Start == 0 { // 运营 of 运营人员
			end, rest = end+len(more), rest[len(more):]
			next, _ = utf8.DecodeRuneInString(rest)
		}
		if h.Start == 0 && clause[:end] != r.served && utf8.RuneCountInString(rest) >= 2 && !strings.ContainsRune("的之和与及、或们端版", next) && !r.w.compoundOfPerson(rest) {
			return clause[:end], strings.TrimSpace(rest)
		}
	}
	return "", ""
}

// compoundOfPerson says that what stands behind a person makes a thing of their name: 票 of
// 学生票, 卡 of 会员卡. Whoever 票选 somebody acts.
func (w *Work) compoundOfPerson(rest string) bool {
	if w.Table.IsWord("named_work", "zh", rest) {
		return true // 物业管理: the name of a kind of work
	}
	if thing, _, ok := strings.Cut(rest, "由"); ok && thing != "" && utf8.RuneCountInString(thing) <= 8 && !w.actsOwed(thing) && !reading.ContainsAny(thing, "，、可应须需必要能不只自本") {
		return true // 访客|车辆|由部门减免: what others do with it
	}
	if dataOfPerson().MatchString(rest) || paperOfPerson().MatchString(rest) {
		return true // 老人|健康数据加密存储, 运营|日报每天推送
	}
	if w.relativeDeed(rest) {
		return true // 读者上传的|头像: what is theirs, and nothing that they do
	}
	return reading.HasPrefixOf(rest, w.Table.Words["person_compounds"].In("zh")...) && !reading.HasPrefixOf(rest, w.Table.Words["no_person_compounds"].In("zh")...)
}

// dataOfPerson reads what is on record of somebody, and becomes of it: 健康数据加密存储.
var dataOfPerson = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`^\p{Han}{0,4}?(?:数据|信息|资料|档案|照片|隐私|病历|证件)(?:必须|须|应|要)?(?:加密|脱敏|打码|保存|保留|存储|不得|不能|不出|仅|只|在本地)`)
})

// paperOfPerson reads what is written of somebody's work or certifies them, and what becomes of it: 日报每天推送,
// 上岗资格证到期.
var paperOfPerson = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`^(?:` + reportOrCertificate + `|\p{Han}{2,4}(?:报告|日报|周报|月报|简报|台账)(?:每|在|于|应|须|必须|到期|由|自动))`)
})

// relativeDeed says that what stands behind a person begins with a deed that only tells which thing is
// meant: 上传的头像, 提交过的申请.
func (w *Work) relativeDeed(rest string) bool {
	verb := reading.LongestPrefix(rest, w.Table.Words["verbs"].In("zh")...)
	if owed := reading.LongestPrefix(rest, w.Table.Words["owed_acts"].In("zh")...); len(owed) > len(verb) {
		verb = owed
	}
	if utf8.RuneCountInString(verb) < 2 {
		return false
	}
	thing := rest[len(verb):]
	for _, mark := range []string{"过的", "好的", "完的", "的"} {
		if name, ok := strings.CutPrefix(thing, mark); ok {
			return utf8.RuneCountInString(name) > 2 && !reading.HasPrefixOf(name, "，", "。", "；", "是", "时候", "话")
		}
	}
	return false
}

// withoutHeadTail is what stands before a colon without the words that only say that points
// follow: "洗衣店取送系统 要点".
func (w *Work) withoutHeadTail(head string) string {
	for _, tail := range w.Table.Words["head_tails"].In("zh") {
		if rest, ok := strings.CutSuffix(strings.TrimSpace(head), tail); ok && utf8.RuneCountInString(rest) >= 3 {
			return strings.TrimRight(rest, " ，,的")
		}
	}
	return head
}

// chineseAddition reads "给我们的 ERP 加一个供应商门户" before a colon: what is added is the product,
// and to what is a limit of it.
func (r *ideaReader) chineseAddition(head string) bool {
	rest, ok := "", false
	for _, lead := range []string{"给", "在", "为", "往"} {
		if rest, ok = strings.CutPrefix(head, lead); ok {
			break
		}
	}
	if !ok || strings.ContainsAny(head, "，、") {
		return false
	}
	for _, adding := range r.w.Table.Words["idea_adds"].In("zh") {
		to, what, cut := strings.Cut(rest, adding)
		if utf8.RuneCountInString(adding) < 3 && !reading.ContainsAny(to, r.w.Table.Words["there_already"].In("zh")...) {
			continue // 给社区加装电梯的…: a bare 加 adds only to what is there
		}
		if n := utf8.RuneCountInString(what); cut && utf8.RuneCountInString(to) >= 2 && n >= 2 && n <= maxAdded {
			r.head, r.u.Product, r.kind = what, "", OrElse(r.endsInKind(what), r.kind)
			r.u.Constraints = appendItem(r.u.Constraints, Finished(head), r.src)
			return true
		}
	}
	return false
}

// maxAdded is how many runes the name of what is added has at most.
const maxAdded = 12

// asPart says a bare clause on what goes in, comes out or is held as what the product does: 输入是
// nginx 日志 is 读取 nginx 日志, 要素：告别厅、时段 is 要素包括 ….
func (w *Work) asPart(clause string) string {
	for _, lead := range []string{"输入是", "输入为", "输入："} {
		if what, ok := strings.CutPrefix(clause, lead); ok && what != "" {
			return "读取" + what
		}
	}
	for _, lead := range []string{"输出是", "输出为", "输出："} {
		if what, ok := strings.CutPrefix(clause, lead); ok && what != "" {
			return "输出" + what
		}
	}
	label, list, ok := strings.Cut(clause, "：")
	if ok && strings.Contains(list, "、") && w.Table.IsWord("part_labels", "zh", label) {
		return label + "包括" + list
	}
	return clause
}
