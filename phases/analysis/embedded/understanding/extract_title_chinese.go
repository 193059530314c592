package understanding

import (
	"strings"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// spokenIdea is what an idea of a sentence or two wants made, in Chinese: "帮琴行
// 做个约课小程序" is 琴行约课小程序, "我想做一个服药提醒设备，到点语音提醒" 服药提醒设备.
// Empty for longer texts.
func (x *understander) spokenIdea(text string) string {
	if !reading.HasHan(text) || len(x.r.Units) > 2 || utf8.RuneCountInString(x.r.Source.Text) > 240 {
		return ""
	}
	first := text
	if i := strings.IndexAny(text, "，。：；,;:"); i > 0 {
		first = text[:i]
	}
	who := ""
	for _, lead := range []string{"我们", "我", "想要", "想", "打算", "准备", "希望", "需要", "请", "麻烦"} {
		first = strings.TrimPrefix(first, lead)
	}
	for _, makes := range []string{"做", "开发", "写", "搞", "弄", "整", "设计", "搭建", "搭"} {
		for _, one := range []string{"一个", "一款", "一套", "一份", "个", "套", "款"} {
			head, what, ok := strings.Cut(first, makes+one)
			if !ok || utf8.RuneCountInString(head) > 10 {
				continue
			}
			for _, to := range []string{"帮我们", "帮我", "帮", "给", "为"} {
				if served, found := strings.CutPrefix(head, to); found {
					head = served
					break
				}
			}
			who = head
			first = what
			if strings.HasPrefix(first, "的") || first == "" {
				return ""
			}
			if strings.Contains(first, "的") {
				who = ""
			}
			return fitting(who + first)
		}
	}
	return fitting(first)
}

// fitting is a name that is neither a greeting nor a sentence.
func fitting(name string) string {
	name = strings.TrimSpace(strings.TrimPrefix(name, "一个"))
	switch name {
	case "命令行工具", "微信小程序", "管理系统", "管理平台", "内部系统", "语音助手", "后台系统", "手机应用", "浏览器插件", "聊天机器人":
		return "" // a kind of product, not its name
	}
	for _, kind := range []string{"小程序", "系统", "平台", "工具", "网站"} {
		if i := strings.Index(name, kind); i >= 0 && utf8.RuneCountInString(name[i+len(kind):]) >= 2 {
			return "" // goes on with what it does
		}
	}
	if n := utf8.RuneCountInString(name); n < 5 || n > 24 || strings.HasSuffix(name, "了") || reading.ContainsAny(name, "你好", "大家", "我们", "昨天") {
		return ""
	}
	return name
}
