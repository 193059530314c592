package embedded

import (
	"strings"
	"unicode/utf8"
)

// Chinese that people speak or type in a hurry has few of the words that papers
// have: 要 without 需, 别 for 不要, 就 for 则, a deed without a subject.

// owed tells what a clause demands with a bare 要, 得 or 应: "打扫完要拍照", "得每 10
// 分钟拉一次". 要 in another word (需要 aside) demands nothing.
func owed(clause string) bool {
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
			case word == "要" && (strings.ContainsRune("重主首不想必紧还只概摘简纪索将快就若", before) || strings.ContainsRune("求是么不点素好命闻塞价人事闭", after)):
			case word == "得" && (i > 0 && !strings.ContainsRune("，还也都就才", before) || strings.ContainsRune("到知出分了以意", after)):
			case word == "应" && (strings.ContainsRune("响对供适效反相感", before) || strings.ContainsRune("用急付收答届", after)):
			case word == "须" && after == '知':
			case after != utf8.RuneError:
				return true
			}
		}
	}
	return false
}

// thenDone tells what a Chinese sentence says is done under a condition: "20分钟
// 没人验收就算通过", "差额超过 5% 提醒我". What went wrong under it is no such deed.
func thenDone(text string) bool {
	for _, marker := range []string{"没人", "没有人", "未", "不合格", "不通过", "超过", "低于", "少于", "达到", "满", "超时", "逾期", "到期", "一旦", "如果", "的话", "以后", "之后", "不到", "不足", "缺"} {
		_, rest, ok := strings.Cut(text, marker)
		if !ok {
			continue
		}
		for _, then := range []string{"就算", "就视为", "就自动", "就提醒", "就通知", "就转", "就报", "就打", "就发", "就派", "就退", "就关", "就锁", "就停", "就暂停", "就重", "就要", "就给", "就由", "就按", "则", "视为", "自动", "提醒", "通知", "打回", "退回", "重做", "补发", "补录", "补差", "告警", "报警", "不让", "不准", "不许"} {
			if strings.Contains(rest, then) {
				return !containsAny(rest, "才发现", "才知道", "却", "总是", "经常", "老是")
			}
		}
	}
	return false
}

// remedied tells a sentence that names what goes wrong only to say what is done
// then: "20 分钟没人验收就算通过".
func remedied(text string) bool { return hasHan(text) && thenDone(text) && !bygone(text) }

// spokenDeed tells a Chinese sentence of somebody who says what the product
// does or what people do with it, from one that tells how things are.
func spokenDeed(s *signals) bool {
	if s.question || s.has("non_goal", "question", "risk", "assumption") || bygone(s.text) {
		return false
	}
	if thenDone(s.text) {
		return true
	}
	if s.has("problem") {
		return false
	}
	for _, clause := range splitTop(strings.TrimRight(s.text, "。！! "), "，") {
		if forbidsPlainly(clause) {
			continue
		}
		if owed(clause) && !s.bounded() || strings.Contains(clause, "自动") && !containsAny(clause, "没", "不", "无法") {
			return true
		}
	}
	return false
}

// bygone tells a Chinese sentence about what happened: "上周漏打扫 2 间".
func bygone(text string) bool {
	return containsAny(text, "上周", "上个月", "上月", "去年", "昨天", "前天", "前阵子", "之前", "以前", "曾经", "那次", "上次", "前几天", "至今", "一直") || strings.HasSuffix(strings.TrimRight(text, "。！…~～ "), "了")
}

// forbidsPlainly tells a ban in plain words: "照片不要存太久", "别发群里".
func forbidsPlainly(text string) bool {
	return containsAny(text, "不要", "别超", "别把", "别让", "别发", "别再", "不许", "不准", "不让", "千万别")
}

// spokenRule tells a limit in plain words: "一个月别超过 300 块", "照片留一个月就
// 行", "打回两次的当单不算钱".
func (s *signals) spokenRule() bool {
	if s.question || !hasHan(s.text) || bygone(s.text) {
		return false
	}
	if len(s.measures) > 0 && containsAny(s.text, "别超过", "不要超过", "不超过", "别高于", "以内就", "以内吧", "就够", "控制在") {
		return true
	}
	for _, clause := range splitTop(strings.TrimRight(s.text, "。！! "), "，") {
		if suffices(clause) && len(s.measures) > 0 || keepsFor(clause) {
			return true
		}
	}
	return containsAny(s.text, "不算", "算作", "不计入", "只给", "只能", "只有", "只接", "只认", "不让", "不准", "不许", "不要超", "一律")
}

// keepsFor tells how long something is kept, in plain words: "照片留一个月".
func keepsFor(clause string) bool {
	for _, verb := range []string{"留存", "保留", "保存", "存放", "留", "存"} {
		_, rest, ok := strings.Cut(clause, verb)
		if !ok {
			continue
		}
		for _, unit := range []string{"天", "个月", "年", "周", "星期", "小时"} {
			if i := strings.Index(rest, unit); i > 0 && utf8.RuneCountInString(rest[:i]) <= 6 && strings.ContainsAny(rest[:i], "0123456789一二三四五六七八九十两半") {
				return true
			}
		}
	}
	return false
}

// saidOff splits what somebody turns down in plain words: "客人端就别做了", "也不要搞
// 什么积分".
func saidOff(head string) string {
	if head = strings.TrimRight(head, "。！! "); containsAny(head, "：", ":") {
		return ""
	}
	for _, tail := range []string{"吧", "了", "哈", "啊"} {
		head = strings.TrimSuffix(head, tail)
	}
	verbs := []string{"做", "搞", "弄", "上", "接", "要", "管", "考虑", "碰"}
	for _, no := range []string{"先不", "暂不", "暂时不", "不用", "不要", "不必", "别", "甭", "没必要"} {
		for _, verb := range verbs {
			if body, ok := strings.CutSuffix(head, no+verb); ok && body != "" {
				return strings.TrimRight(body, "也就都先暂时可以还这块")
			}
		}
	}
	open := head
	for _, word := range []string{"另外", "还有", "然后", "不过", "也", "就", "都", "先"} {
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
func plainly(s *signals) string {
	switch {
	case s.spokenRule():
		return "constraint"
	case spokenDeed(s):
		return "feature"
	}
	return ""
}

// chosenMeans tells a clause of a Chinese paper about what the product is built
// with or must comply with, from one about what it does.
func chosenMeans(text string) bool {
	return hasHan(text) && containsAny(text, "采用", "部署", "符合", "遵循", "等级保护", "等保", "协议", "数据库", "操作系统", "服务器", "架构", "国产", "信创", "浏览器", "对接", "接口", "网闸", "测评", "认证", "标准", "倾向", "选用", "框架", "存储用", "语言")
}
