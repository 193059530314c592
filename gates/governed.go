package gates

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"
)

// governed says that what looks like a gap is what somebody wants done or a
// state on the way: "a skipper wants the berth to be confirmed by SMS", "a
// booking has to be confirmed", "待确认的订单". "The limit is to be confirmed" is
// a gap.
func governed(text string, start, end int) bool {
	if r, _ := utf8.DecodeRuneInString(text[start:]); r == '待' {
		return stateOnTheWay(text, start, end)
	}
	if !strings.HasPrefix(strings.ToLower(text[start:end]), "to be ") {
		return false
	}
	const reach = 160 // bytes; a verb further away governs something else
	before := strings.ToLower(text[max(0, start-reach):start])
	if i := strings.LastIndexAny(before, ".!?;:|"); i >= 0 {
		before = before[i+1:]
	}
	words := strings.Fields(before)
	if len(words) == 0 {
		return false
	}
	switch strings.Trim(words[len(words)-1], ",()*_") {
	case "is", "are", "was", "were", "still", "yet", "remains", "remain", "":
		return false
	}
	return slices.ContainsFunc(words, func(w string) bool {
		switch strings.Trim(w, ",()*_") {
		case "want", "wants", "need", "needs", "has", "have", "had", "let", "lets", "allow", "allows", "allowed", "require", "requires", "expect", "expects", "ask", "asks", "wait", "waits", "waiting", "ready", "able", "unable", "first", "possible", "time":
			return true
		}
		return false
	})
}

// stateOnTheWay tells the Chinese name of a state, which something stands behind
// or leads to, from a remark that something is open.
func stateOnTheWay(text string, start, end int) bool {
	if r, size := utf8.DecodeRuneInString(text[end:]); size > 0 && !unicode.IsPunct(r) && !unicode.IsSpace(r) && r != '|' {
		return true
	}
	for _, verb := range []string{"进入", "变为", "改为", "设为", "转为", "置为", "处于", "标为", "回到", "状态为", "、"} {
		if strings.HasSuffix(strings.TrimRight(text[:start], " "), verb) {
			return true
		}
	}
	return false
}
