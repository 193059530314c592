package understanding

import (
	"regexp"
	"slices"
	"strings"
	"sync"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/specs"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// What a product does at run time with its own data, also where a source tells it among its
// limits or its systems: from where data come, through what they pass, by what is paid and
// how long they are kept. Somebody has to build and to test each of these.
var dutiesOfData = sync.OnceValue(func() []*regexp.Regexp {
	return []*regexp.Regexp{
		takenFromSystem(),
		regexp.MustCompile(`^[^，。；]{2,8}?(?:都|均)?(?:必须|须|要|应)(?:先)?(?:过|经过|经)[^，]{2,14}?(?:接口|平台|系统|服务)(?:检查|审核|校验|审查)?$`),
		regexp.MustCompile(`^[^，。；]{0,6}?(?:费|款|支付|付款)(?:都|统一|可以|可)?(?:走|用)[^，]{2,16}?(?:支付|卡|支付宝|钱包)$`),
		regexp.MustCompile(`^[^，。；]{0,12}?(?:记录|数据|照片|录音|日志|档案|资料|录像|视频|台账|凭证)(?:必须|须|要|应|应当)?(?:永久|至少)?(?:保存|保留|留存)(?:不少于|至少|不低于)? ?[^，]{0,24}$`),
		regexp.MustCompile(`^[^，。；]{0,12}?(?:记录|数据|照片|录音|日志|档案|资料|录像|视频|台账|凭证)(?:必须|须|要|应|应当)?(?:至少)?留(?:存)? ?[0-9一二两三四五六七八九十半]+ ?个?(?:年|月|天|周)$`),
		regexp.MustCompile(`^退款 ?[0-9一二两三]+ ?个?(?:小时|天|工作日|分钟)(?:之|以)?内(?:必须|须|要)?[^，]{2,8}$`),
	}
})

// takenFromSystem reads what comes from where, how often and how: 读者身份|从门禁系统|取.
var takenFromSystem = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`^([^，。；]{2,14}?)(?:必须|须|要|应)?(?:通过接口|直接)?从([^，]{2,16}?)(每[日天晚周月时]|每小时|实时|定时)?(取|获取|取得|同步|读取|拉取|调取|拿)$`)
})

// keptData reads what is kept how long: 学习和考试记录|至少保存 3 年.
var keptData = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`^([^，]{2,16}?)(?:必须|须|要|应当|应)?((?:永久|至少)?(?:保存|保留|留存|留).*)$`)
})

// leaningDuty reads a clause that goes on with what the clause before tells of data.
var leaningDuty = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`^(?:不|只|并|每|失败的|逾期|期满|到期|[^，]{2,10}不保存|[^，]{2,10}(?:至少|永久)?(?:保存|留 ?[0-9]))`)
})

// apartFromData reads the beginning of a clause that is about what the product is made of.
var apartFromData = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`^(?:部署|数据库|服务器|前端|后端|后台|手机端|操作系统|系统|平台|以前|原来|现在|目前)`)
})

// exchangesChinese asks for what a Chinese source says of its data only among limits and
// outside systems, where no feature says it: a limit stays one and is a rule besides, and what
// is told of a system becomes a feature.
func (x *understander) exchangesChinese() {
	if x.r.Lang != "zh" {
		return
	}
	for _, it := range x.u.Constraints {
		key := StatementKey(it.Text)
		if _, ruled := x.u.Rules[key]; ruled || x.placedBy(FirstLine(it.Source)) {
			continue // it becomes a requirement by itself
		}
		if said := x.dutyOfData(it.Text); said != "" {
			x.u.Rules[key] = sentence(said)
		}
	}
	for _, it := range x.u.Decisions {
		if said := x.dutyOfData(it.Text); said != "" && !x.placedBy(FirstLine(it.Source)) {
			from, to := span(it.Source)
			x.addFeature(FeatureFact{Text: said, Beside: true}, from, to)
		}
	}
	x.announcedSystems()
	for i := range x.u.Integrations {
		f := x.u.Integrations[i]
		if x.placedBy(FirstLine(f.Source)) {
			continue
		}
		if said := x.dutyOfData(f.Purpose); said != "" && !takenFromSystem().MatchString(strings.TrimRight(f.Purpose, "。")) {
			from, to := span(f.Source)
			x.addFeature(FeatureFact{Text: said, Beside: true}, from, to)
		}
		x.exchangedRows(&f)
	}
}

// dutyOfData are the clauses of a text that tell what is done with data, as a statement; empty
// where none does, or a feature or a rule says it.
func (x *understander) dutyOfData(text string) string {
	clauses := reading.SplitTop(strings.TrimRight(text, "。； "), "，")
	for i, clause := range clauses {
		if apartFromData().MatchString(clause) || !slices.ContainsFunc(dutiesOfData(), func(p *regexp.Regexp) bool { return p.MatchString(clause) }) {
			continue
		}
		end := i + 1
		for end < len(clauses) && leaningDuty().MatchString(clauses[end]) {
			end++
		}
		if x.featureTells(clause) {
			return ""
		}
		first := clause
		if m := keptData().FindStringSubmatch(clause); m != nil {
			first = m[1] + "必须" + m[2]
		} else if m := takenFromSystem().FindStringSubmatch(clause); m != nil {
			first = "系统" + m[3] + "从" + m[2] + m[4] + m[1] // the product does it, and not whom the data are about
		}
		return strings.Join(append([]string{first}, clauses[i+1:end]...), "，")
	}
	return ""
}

// featureTells says that a feature has a clause in its words.
func (x *understander) featureTells(clause string) bool {
	for _, rule := range x.u.Rules {
		if strings.Contains(rule, clause) {
			return true
		}
	}
	return slices.ContainsFunc(x.u.Features, func(f FeatureFact) bool {
		return strings.Contains(f.Text, clause) || slices.ContainsFunc(f.Details, func(d specs.Item) bool { return strings.Contains(d.Text, clause) }) ||
			slices.ContainsFunc(f.Criteria, func(c specs.Item) bool { return strings.Contains(c.Text, clause) })
	})
}

// rowPeriod reads how often a row of a table of systems says that data are exchanged.
var rowPeriod = sync.OnceValue(func() *regexp.Regexp { return regexp.MustCompile(`每[^，,；; ]{1,6}次`) })

// exchangedRow makes a feature of a row of a table of outside systems that says in which
// direction what is exchanged: nobody else asks for what comes in.
func (x *understander) exchangedRow(f *IntegrationFact) {
	what := strings.TrimRight(f.Purpose, "。 ")
	if n := utf8.RuneCountInString(what); n < 2 || n > 24 || strings.ContainsAny(what, "，；") || x.featureTells(f.Name) {
		return
	}
	text := ""
	switch way := strings.TrimSpace(f.Direction); {
	case slices.Contains(x.lex.ChineseWaysBoth, way):
		text = "与" + f.Name + "交换" + what
	case slices.Contains(x.lex.ChineseWaysIn, way):
		text = "系统从" + f.Name + "接收" + what
	case slices.Contains(x.lex.ChineseWaysOut, way) && !reading.ContainsAny(f.Name, x.lex.ChineseMessageWays...): // what is sent to people, functions say
		text = "系统把" + what + "发送给" + f.Name
	default:
		return
	}
	if period := rowPeriod().FindString(f.Protocol); period != "" {
		text += "，" + period
	} else if strings.HasPrefix(f.Protocol, "每") {
		text += "，" + f.Protocol
	}
	from, to := span(f.Source)
	x.addFeature(FeatureFact{Text: text, Beside: true}, from, to)
}

// stayOut takes those off the people who use the product of whom the source says that they do
// not: what they do is kept as a note.
func (x *understander) stayOut() {
	x.u.Actors = slices.DeleteFunc(x.u.Actors, func(a ActorFact) bool {
		if !reading.ContainsAny(a.Role, x.lex.ChineseStaysOut...) || !strings.HasPrefix(a.Role, a.Name) {
			return false
		}
		from, to := span(a.Source)
		x.note(a.Role, from, to)
		return true
	})
}
