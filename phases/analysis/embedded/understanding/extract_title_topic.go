package understanding

import (
	"strings"
	"unicode/utf8"
)

// How far down a paper says what a meeting was about, and how long such a name is.
const (
	maxTopicLines = 12
	minTopicName  = 4
	maxTopicName  = 20
)

// topicOfMeeting is what minutes say that the meeting was about, "会议主题：食堂订餐系统改造
// 沟通会", as the name of what is built: 食堂订餐系统. Empty where they do not.
func (x *understander) topicOfMeeting() naming {
	if len(x.present()) == 0 {
		return naming{} // a mail has a subject too, and it is no name
	}
	for i, line := range x.r.Lines[:min(len(x.r.Lines), maxTopicLines)] {
		label, topic, ok := strings.Cut(strings.NewReplacer("*", "", ":", "：").Replace(line), "：")
		if !ok || !x.lex.ChineseTopicLabels[strings.Trim(label, " \t-#")] {
			continue
		}
		if name := x.lex.nameOfTopic(topic); name != "" {
			return naming{name, i + 1, i + 1}
		}
	}
	return naming{}
}

// nameOfTopic takes off what a meeting is about the kind of the meeting and of the work: "关于
// 驾校约课改造的讨论会" is 驾校约课.
func (l *Lexicons) nameOfTopic(topic string) string {
	if i := strings.IndexAny(topic, "（("); i > 0 {
		topic = topic[:i]
	}
	name := strings.Trim(strings.TrimPrefix(strings.TrimSpace(topic), "关于"), "“”《》。 ")
	for again := true; again; {
		again = false
		for _, tail := range l.ChineseTopicTails {
			if short, ok := strings.CutSuffix(name, tail); ok && utf8.RuneCountInString(short) >= minTopicName {
				name, again = strings.TrimSuffix(short, "的"), true
			}
		}
	}
	if n := utf8.RuneCountInString(name); n < minTopicName || n > maxTopicName || strings.ContainsAny(name, "，、；：？我你") {
		return ""
	}
	return name
}
