package reading

import (
	"strings"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/specs/markdown"
)

// tracked reads what a tracker writes behind an id: what kind of entry it is and
// how large. An epic is a heading; an entry that asks or complains says so.
func (l *Lexicon) tracked(n block, text string, length int) block {
	id, rest := text[:length], strings.TrimLeft(text[length:], " :：.、–—-")
	sort := ""
	priority := ""
	for {
		inner, after, ok := bracketed(rest)
		if !ok {
			break
		}
		kind, known := trackerKinds()[Lower(inner)]
		switch {
		case known && sort == "":
			sort = kind
		case l.storyPoints(inner):
		case priority == "" && sort != "":
			priority = rest[:len(rest)-len(after)]
		default:
			ok = false
		}
		if !ok {
			break
		}
		rest = strings.TrimLeft(after, " :：–—-")
	}
	if rest == "" {
		return n
	}
	switch sort {
	case "":
		return n
	case "epic":
		n.kind, n.level, n.depth, n.as, n.raw = markdown.Heading, 3, 0, sort, rest
	case "question", "problem":
		n.as, n.raw = sort, rest
	default:
		n.as = sort
		n.raw = id + ": " + strings.TrimSpace(priority) + " " + rest
	}
	return n
}

// trackerKinds are the sorts of entries in trackers, with what they are here.
func trackerKinds() map[string]string {
	return map[string]string{
		"epic": "epic", "史诗": "epic", "story": "story", "user story": "story", "feature": "story", "task": "story", "chore": "story", "improvement": "story", "enhancement": "story", "subtask": "story", "sub-task": "story", "tech": "story",
		"需求": "story", "任务": "story", "故事": "story", "优化": "story",
		"bug": "problem", "defect": "problem", "incident": "problem", "缺陷": "problem",
		"spike": "question", "question": "question", "research": "question", "问题": "question", "调研": "question",
	}
}

// bracketed cuts "[Story]", "(5 pts)" or "【需求】" off the beginning.
func bracketed(text string) (inner, rest string, ok bool) {
	for open, end := range map[string]string{"[": "]", "(": ")", "（": "）", "【": "】"} {
		if body, is := strings.CutPrefix(text, open); is {
			if inner, rest, ok = strings.Cut(body, end); ok && utf8.RuneCountInString(inner) <= 24 {
				return strings.TrimSpace(inner), rest, true
			}
		}
	}
	return "", text, false
}

// storyPoints tells "5 pts", "3 SP", "8 points", "13".
func (l *Lexicon) storyPoints(inner string) bool {
	number, unit, _ := strings.Cut(Lower(inner), " ")
	if strings.Trim(number, "0123456789.?½") != "" || number == "" {
		return false
	}
	return l.PointUnits[strings.TrimRight(unit, ".")]
}

// announced takes a last line off an item that announces its conditions: "AC:",
// and makes an item below it of what such a line says itself: "AC: the next in
// line moves up".
func (l *Lexicon) announced(n block) (head block, follow []block, ok bool) {
	if n.kind != markdown.Item || !strings.Contains(n.raw, "\n") {
		return n, nil, false
	}
	rows := strings.Split(n.raw, "\n")
	for i := 1; i < len(rows); i++ {
		text := strings.TrimSpace(rows[i])
		rest, is := l.conditions(text)
		if !is {
			continue
		}
		if rest != "" {
			below := n
			below.depth, below.level, below.ordered, below.as, below.serial = n.depth+1, n.level+1, false, "", false
			below.raw, below.from = strings.Join(append([]string{rest}, rows[i+1:]...), "\n"), n.from+i
			follow = append(follow, below)
		} else if i+1 < len(rows) {
			return n, nil, false
		}
		n.raw = strings.Join(rows[:i], "\n")
		if rest != "" {
			n.to = n.from + i - 1
		}
		return n, follow, true
	}
	return n, nil, false
}

// conditions tells the words that announce the criteria of an entry.
func (l *Lexicon) conditions(text string) (rest string, ok bool) {
	low := Lower(text)
	for _, lead := range l.ConditionLabels {
		if strings.HasPrefix(low, lead) {
			return strings.TrimSpace(text[len(lead):]), true
		}
	}
	return "", false
}
