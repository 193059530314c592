package understanding

import (
	"strings"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// nameOnForm is the name that a text gives what it is about where its heading only
// says what form or paper it is: 【改造申请单】 over 工具名称：…, "Request for proposal"
// over a letter that asks for "a booking system for the pool".
func (x *understander) nameOnForm(title string) naming {
	title = strings.Trim(title, " 【】[]［］")
	form := reading.HasSuffixOf(reading.Lower(title), x.lex.FormEnds...)
	paper := x.onlyDocument(title)
	if !form && !paper {
		return naming{}
	}
	if n := x.projectName(); n.name != "" || !paper {
		return n
	}
	for _, find := range []func() naming{x.calledName, x.thingAskedFor} {
		if n := find(); n.name != "" {
			return n
		}
	}
	return naming{}
}

// systemNamed is the system that the first words of a subject point at: 自习室系统 of "自习室那套系统，
// 我再把想法捋一下". The subject itself where they name none.
func (l *Lexicons) systemNamed(subject string) string {
	head, _, ok := strings.Cut(subject, "，")
	if !ok {
		return subject
	}
	for _, kind := range l.ChineseSystems {
		name, found := strings.CutSuffix(head, kind)
		if !found {
			continue
		}
		for _, points := range l.ChinesePointsAtSystem {
			name = strings.TrimSuffix(name, points)
		}
		if n := utf8.RuneCountInString(name); n >= 2 && n <= maxTopicName {
			return name + kind
		}
	}
	return subject
}

// topicOfSubject is the thing that the subject of a mail is about: "Tool for quotes" of
// "our quotes mess / what we'd need", 合同用印审批系统 of 关于建设合同用印审批系统的.
func (l *Lexicons) topicOfSubject(subject string) string {
	for part := range strings.SplitSeq(subject, " / ") {
		if part = strings.TrimSpace(part); part != "" && !SaidTitle(withoutOwner(part)) {
			subject = part
			break
		}
	}
	if reading.HasHan(subject) {
		for _, about := range l.ChineseAbout {
			if what, ok := strings.CutPrefix(subject, about); ok {
				subject = strings.TrimSuffix(what, "的")
				break
			}
		}
		for _, trouble := range l.TroublesOf {
			if what, ok := strings.CutSuffix(subject, trouble); ok && what != "" && reading.HasHan(trouble) {
				return what
			}
		}
		return l.systemNamed(subject)
	}
	words := strings.Fields(withoutOwner(subject))
	last := len(words) - 1
	if last < 1 || last > 3 {
		return subject
	}
	for _, trouble := range l.TroublesOf {
		if strings.EqualFold(words[last], trouble) {
			return reading.UpperFirst(l.PlainProducts[0]) + " for " + wording.LowerFirst(strings.Join(words[:last], " "))
		}
	}
	return subject
}

// MadeUpName says that a title only says what kind of thing is made for what: "Tool for
// quotes". It is no name for the thing in a sentence.
func (l *Lexicons) MadeUpName(title string) bool {
	return strings.HasPrefix(title, reading.UpperFirst(l.PlainProducts[0])+" for ")
}

// withoutOwner drops whose a thing is: "quotes mess" of "our quotes mess".
func withoutOwner(text string) string {
	for _, whose := range []string{"our ", "my ", "the ", "Our ", "My ", "The "} {
		if rest, ok := strings.CutPrefix(text, whose); ok {
			return rest
		}
	}
	return text
}

// nameOfGroup is what the name of the group says in which a chat was written that is
// made for one thing: 老魏鱼塘系统 of 【微信群“老魏鱼塘 弄个系统”聊天记录】.
func (x *understander) nameOfGroup() naming {
	for i, line := range x.r.Lines[:min(len(x.r.Lines), 3)] {
		line = strings.TrimSpace(line)
		if line == "" {
			continue
		}
		if !strings.HasPrefix(line, "【") || !reading.ContainsAny(line, x.lex.ChinesePaperKinds...) {
			break
		}
		for _, pair := range [][2]string{{"“", "”"}, {"「", "」"}, {"《", "》"}} {
			_, rest, open := strings.Cut(line, pair[0])
			group, _, closed := strings.Cut(rest, pair[1])
			if !open || !closed {
				continue
			}
			whose, wish, _ := strings.Cut(group, " ")
			if _, what := x.lex.chineseMade(wish); what != "" {
				return naming{whose + what, i + 1, i + 1}
			}
		}
		break
	}
	return naming{}
}
