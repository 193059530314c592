package understanding

import (
	"regexp"
	"strings"
	"sync"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
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
	return x.titleOfMinutes()
}

// titleOfMinutes is the product that the first line of minutes names: 注塑二车间「换模」系统 of
// “会议纪要　注塑二车间「换模」上系统 第 3 次碰头会”. Empty where that line is no title of minutes.
func (x *understander) titleOfMinutes() naming {
	for i, line := range x.r.Lines {
		title := strings.Trim(line, " \t\u3000#*")
		if title == "" {
			continue
		}
		kind := reading.LongestPrefix(title, x.lex.ChineseMinutesTitles...)
		if kind == "" {
			return naming{}
		}
		title = strings.TrimLeft(title[len(kind):], " \t\u3000:：-—|")
		if count := meetingCount().FindStringIndex(title); count != nil && reading.HasSuffixOf(title, x.lex.ChineseEndsOfMeeting...) {
			title = title[:count[0]]
		}
		title = strings.TrimSpace(title)
		for _, in := range x.lex.ChinesePutIn {
			if what, ok := strings.CutSuffix(title, in); ok {
				title = what + "系统"
				break
			}
		}
		return naming{x.lex.nameOfTopic(title), i + 1, i + 1}
	}
	return naming{}
}

// meetingCount reads which meeting on a topic it was: 第 3 次.
var meetingCount = sync.OnceValue(func() *regexp.Regexp { return regexp.MustCompile(`第 ?[0-9一二三四五六七八九十]+ ?次`) })

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
