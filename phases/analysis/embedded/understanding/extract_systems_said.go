package understanding

import (
	"strings"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// saidSystems reads the outside systems that people name in passing: "我们医院用的是东软
// 的", "地磅是耀华的仪表", "登录走企业微信", "账还是记在金蝶里面", "书名从豆瓣拉".
func (x *understander) saidSystems(text string, from, to int) {
	x.usedMakes(text, from, to)
	x.knownPlaces(text, from, to)
	x.pulledFrom(text, from, to)
	x.thereAlready(text, from, to)
	for _, verb := range []string{"上报到", "报送到", "报到", "推给", "传给", "交给", "报给"} { // "报到他们的“数字农业平台”"
		_, after, ok := strings.Cut(text, verb)
		_, after, quoted := strings.Cut(after, "“")
		name, _, closed := strings.Cut(after, "”")
		if ok && quoted && closed && utf8.RuneCountInString(name) <= 12 && reading.ContainsAny(name, "平台", "系统", "网") {
			x.newSystem(name, text, from, to)
		}
	}
	if before, _, ok := strings.Cut(text, "接口"); ok && strings.Contains(before, "走") { // "走国家电网的接口"
		name := strings.TrimSuffix(before[strings.LastIndex(before, "走")+len("走"):], "的")
		x.outsideName(name, text, from, to)
	}
}

// usedMakes reads what somebody says is there by its maker.
func (x *understander) usedMakes(text string, from, to int) {
	for _, open := range []string{"用的是", "我们用的", "在用的是", "装的是", "现在用", "一直用"} {
		_, after, ok := strings.Cut(text, open)
		if !ok {
			continue
		}
		name := after
		if i := strings.IndexAny(name, "，。；、（(！ "); i >= 0 {
			name = name[:i]
		}
		for _, stop := range []string{"的", "要能", "要和", "要跟", "能", "里", "记", "做", "管"} {
			if i := strings.Index(name, stop); i > 0 {
				name = name[:i]
			}
		}
		if open == "现在用" && !strings.Contains(after[len(name):], "的") || open == "我们用的" && !reading.ContainsAny(text, "对上账", "对账", "对接", "打通", "同步", "接口") {
			continue
		}
		x.outsideName(name, text, from, to)
	}
	for _, device := range []string{"仪表", "终端", "道闸", "分选线", "一体机", "考勤机", "读卡器", "摄像头", "摄像机", "打印机", "地磅", "电子秤", "传感器", "控制器", "门锁", "设备"} {
		before, _, ok := strings.Cut(text, "的"+device)
		if !ok {
			continue
		}
		for _, open := range []string{"是", "条", "套", "台", "装了", "用"} {
			if i := strings.LastIndex(before, open); i > 0 && i >= len(before)-len(open)-12 {
				x.outsideName(before[i+len(open):], text, from, to)
				break
			}
		}
	}
}

// knownPlaces files a known service where the words around it say that something is
// done in it or goes through it.
func (x *understander) knownPlaces(text string, from, to int) {
	for _, h := range x.lex.tech.Find(text) {
		if h.Value.layer != "service" || refusedName(text, h.Start) || refusedAfter(text, h.End) {
			continue
		}
		before, after := text[:h.Start], text[h.End:]
		inside := (strings.HasSuffix(before, "在") || strings.HasSuffix(before, "从")) && reading.HasPrefixOf(after, "里", "上", "中", "导", "拉", "取", "同步", "来")
		through := (strings.HasSuffix(before, "走") || strings.HasSuffix(before, "用") || strings.HasSuffix(before, "接") || strings.HasSuffix(before, "通过")) && (after == "" || reading.HasPrefixOf(after, "登", "支付", "扫码", "。", "，", "；", "发", "推", "通知", "提醒"))
		opened := (before == "" || strings.HasSuffix(before, "，") || strings.HasSuffix(before, "；")) && (strings.HasPrefix(after, "里") || strings.HasPrefix(after, "上")) && reading.HasPrefixOf(after[len("里"):], "点开", "打开", "点", "扫", "收", "填", "登录", "发起", "审批", "提交", "看")
		if inside || through || opened || handedTo(before) {
			name := text[h.Start:h.End]
			if model := reading.FirstWord(after); strings.HasPrefix(after, " ") && model != "" && reading.IsLatin(rune(model[0])) && len(model) <= 4 {
				name += " " + strings.TrimRight(model, "。，；、") // "用友 U8"
			}
			x.addIntegration(name, text, from, to)
		}
	}
	for _, name := range []string{"微信", "LINE"} { // a part of the names of many services
		for _, open := range []string{"走", "用", "接", "绑", "通过"} {
			_, after, ok := strings.Cut(text, open+name)
			if !ok {
				_, after, ok = strings.Cut(text, open+" "+name)
			}
			if after = strings.TrimLeft(after, " "); ok && (after == "" || reading.HasPrefixOf(after, "登", "授权", "。", "，", "；", "就")) {
				x.newSystem(name, text, from, to)
			}
		}
	}
}

// pulledFrom reads what something is fetched from: "书名从豆瓣拉", "处方从 HIS 来".
func (x *understander) pulledFrom(text string, from, to int) {
	for rest := text; ; {
		_, after, ok := strings.Cut(rest, "从")
		if !ok {
			return
		}
		rest = after
		best := -1
		for _, verb := range []string{"拉", "抓", "每天同步", "每晚同步", "每日同步", "每小时同步", "定时同步", "实时同步", "同步过来", "同步", "导入", "来"} {
			if i := strings.Index(after, verb); i > 0 && (best < 0 || i < best) {
				best = i
			}
		}
		if best < 0 {
			continue
		}
		name := strings.TrimSpace(after[:best])
		for _, tail := range []string{"里面", "那边", "里", "上", "中", "每天", "每晚", "每日", "定时", "自动", "实时"} {
			name = strings.TrimSpace(strings.TrimSuffix(name, tail))
		}
		if strings.HasPrefix(after[best:], "来") && !reading.IsCapitals(name) {
			continue // "从家里来"
		}
		x.outsideName(name, text, from, to)
	}
}

// outsideName files a short name of something outside, unless it is a thing of
// every day or points at something.
func (x *understander) outsideName(name, text string, from, to int) {
	if quoted, ok := strings.CutPrefix(strings.TrimSpace(name), "“"); ok {
		name, _, _ = strings.Cut(quoted, "”")
	}
	name = strings.Trim(name, " “”\"「」的")
	n := utf8.RuneCountInString(name)
	if n < 2 || n > 10 || strings.ContainsAny(name, "，。；、：0123456789") && !reading.ContainsAny(name, "系统", "平台") || x.isPerson(name) || x.isDepartment(name) {
		return
	}
	if reading.ContainsAny(name, "纸", "本子", "表格", "表单", "手", "笔", "脑", "电脑", "老的", "这", "那", "同", "一", "什么", "自己", "我们", "本", "列表", "页面", "后台", "数据", "文件", "仓库", "家里", "群", "现场", "人工", "单机", "开始", "模板", "相册", "名单", "Excel", "excel", "之前", "以前") {
		return
	}
	x.newSystem(name, text, from, to)
}
