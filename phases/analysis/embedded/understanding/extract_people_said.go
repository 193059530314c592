package understanding

import (
	"strings"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// saidRoles lists the people whom a Chinese clause shows at work or being told
// something, wherever they stand in it: "不方便下楼的住户发布取件单", "跟车老师和司机的手机都
// 要响", "由监事会的人处理".
func (x *understander) saidRoles(clause string) []string {
	var out []string
	end := -1
	for _, h := range x.lex.people.Find(clause) {
		if h.Start < end {
			continue
		}
		name, told, ok := calledRole(clause[:h.Start], clause[h.Start:h.End])
		after := clause[h.End:]
		if !ok || name == "" || !told && !actsNow(after) || told && !endsRole(after) {
			continue
		}
		end = h.End
		out = append(out, name)
	}
	return out
}

// calledRole is a role with what says which one it is, 跟车 of "提醒跟车老师". told says
// that it is spoken to or called upon. ok is false where the words in front make
// something else of it.
func calledRole(before, role string) (name string, told, ok bool) {
	if i := strings.LastIndexAny(before, "的、：“”（）(): "); i >= 0 {
		_, size := utf8.DecodeRuneInString(before[i:])
		before = before[i+size:]
	}
	if i := strings.LastIndex(before, "或者"); i >= 0 {
		before = before[i+len("或者"):]
	}
	for _, word := range []string{"通知到", "打电话给", "打给", "发给", "派给", "转给", "推给", "交给", "提醒", "通知", "让", "由", "叫", "找", "请", "问", "给", "须经", "经"} {
		if i := strings.LastIndex(before, word); i >= 0 {
			before, told = before[i+len(word):], true
			break
		}
	}
	for again := true; again; {
		again = false
		for _, word := range []string{"所以", "但是", "但", "而且", "而", "然后", "另外", "还有", "如果", "要是", "一旦", "我们的", "我们", "咱们", "他们", "其他", "有些", "有的", "每个", "每位", "所有", "这些", "那个", "那些", "和", "跟", "与", "或", "同", "及", "以及", "当天", "早上", "晚上", "平时", "现在", "之后", "后", "还", "也", "就", "像", "同小区", "本"} {
			if rest, found := strings.CutPrefix(before, word); found {
				before, again = rest, true
			}
		}
	}
	if utf8.RuneCountInString(before) > 3 || strings.ContainsAny(before, "0123456789一二三四五六七八九十百千多几两名位个人是有在到没不无从对把被给去来问做干当看开我或你他她") {
		return "", false, false
	}
	return before + role, told, utf8.RuneCountInString(before+role) <= 7
}

// actsNow tells the verb of a role in what stands behind it.
func actsNow(after string) bool {
	for _, word := range []string{"们", "那边", "这边", "自己", "也", "都", "就", "再", "还", "最好", "一般", "随时", "当天", "每天", "每次", "每周", "每月", "先", "直接", "马上", "才", "只", "到场", "线上", "現場"} {
		after = strings.TrimPrefix(after, word)
	}
	for _, verb := range []string{"能", "可以", "可", "要", "得", "应", "须", "需", "想", "希望", "必须", "不能", "看不到", "收到", "看到", "看", "查", "扫", "点", "填", "录", "登记", "登录", "上传", "拍", "提交", "确认", "接", "抢", "送", "发", "打", "批", "审", "核", "领", "取", "交", "报", "改", "选", "签", "付", "买", "借", "还", "预约", "处理", "负责", "用", "拿", "把", "按", "凭", "发布", "绑", "换", "退", "申请", "打开", "输入", "导出", "复核", "提", "刷", "设置", "安排", "派", "评", "盘点", "维护", "注册", "收", "记", "办理", "检查", "缴", "在手机", "在小程序", "在线", "在旁边", "在平台"} {
		if strings.HasPrefix(after, verb) {
			return !strings.HasPrefix(after, "用户") && !strings.HasPrefix(after, "收费") && !strings.HasPrefix(after, "评价") && !strings.HasPrefix(after, "可能") && !strings.HasPrefix(after, "报表") && !strings.HasPrefix(after, "登记表") && !strings.HasPrefix(after, "登录页") && !strings.HasPrefix(after, "审核状态") && !strings.HasPrefix(after, "发票")
		}
	}
	return false
}

// endsRole tells that a role ends where its name does: "提醒保健医" and not "让用户数据…".
func endsRole(after string) bool {
	return after == "" || actsNow(after) || strings.HasPrefix(after, "。") || strings.HasPrefix(after, "去") || strings.HasPrefix(after, "来") || strings.HasPrefix(after, "和") || strings.HasPrefix(after, "、") || strings.HasPrefix(after, "核定") || strings.HasPrefix(after, "同意")
}

// interviewees files whom an interview was held with, by what they are:
// "访谈对象：蒋社长、收购组 老覃、会计 小莫", and who came to a meeting, where the
// paper says for whom: "出席：库房 老周、护士长 梁敏".
func (x *understander) interviewees(u *reading.Unit) {
	met := false
	switch strings.Trim(u.Label, " *") {
	case "访谈对象", "受访人", "受访者", "采访对象", "被访人", "被采访人":
	case "出席", "出席人员", "参会", "参会人员", "参加", "参加人员", "与会", "与会人员", "到会":
		met = true
	default:
		return
	}
	list := strings.TrimLeft(strings.TrimPrefix(u.Text, u.Label), " :：*")
	for part := range strings.FieldsFuncSeq(list, func(r rune) bool { return strings.ContainsRune("、，,；;。", r) }) {
		role, name, named := strings.Cut(strings.TrimSpace(part), " ")
		role, _, _ = strings.Cut(role, "（")
		if role = strings.TrimSuffix(role, "代表"); met && (!named || strings.TrimSpace(name) == "" || maker(role)) {
			continue // at a meeting a name alone says nothing, and who builds the product does not use it
		}
		runes := []rune(role)
		if len(runes) > 2 && personName(role[:len(string(runes[0]))]+"经理") && x.isPerson(string(runes[1:])) {
			role = string(runes[1:]) // 蒋社长
		}
		if n := utf8.RuneCountInString(role); n >= 2 && n <= 8 && !personName(role) {
			before := len(x.u.Actors)
			x.addActor(ActorFact{Name: role}, u.From, u.To)
			x.guests += len(x.u.Actors) - before
		}
	}
}

// maker tells the department or firm that builds a product from those who want it.
func maker(role string) bool {
	return reading.ContainsAny(role, "技术", "记录", "纪要", "主持", "列席", "信息部", "信息科", "信息中心", "信息化", "研发", "开发", "软件", "产品经理", "产品部", "架构", "测试", "前端", "后端", "厂商", "供应商", "乙方", "外包", "实施", "科技公司")
}
