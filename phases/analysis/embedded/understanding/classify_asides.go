package understanding

import (
	"strings"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// putOff tells a sentence that does no more than put off what the one before it
// asks for: "Vaccination booklets would be great one day. Not now."
func putOff(text string) bool {
	switch strings.Trim(reading.Lower(text), " .!。！") {
	case "not now", "not yet", "not this year", "not this time", "not for now", "but not now", "but not yet", "not in the first version", "not in version one", "some other time", "以后再说", "先不做", "现在不做", "这期不做", "下一期再说", "先放一放":
		return true
	}
	return false
}

// wishedAside tells a remark that only says that something would be welcome:
// "Would be nice, she says it saves her a visit".
func wishedAside(text string) bool {
	low := reading.Lower(text)
	for _, open := range []string{"would be nice", "would be great", "would be good", "that would be nice", "that would be great", "that would help"} {
		if rest, ok := strings.CutPrefix(low, open); ok {
			return rest == "" || strings.ContainsAny(rest[:1], ",.!;:")
		}
	}
	return false
}

// chineseLeftOut splits "缴费先不做，还是走银行转账" into what is left out and what
// is said about it.
func chineseLeftOut(text string) (what, rest string, ok bool) {
	if !reading.HasHan(text) {
		return "", "", false
	}
	head, rest, _ := strings.Cut(strings.TrimRight(text, "。；; "), "，")
	for _, tail := range []string{"暂时先不做", "暂时不做", "暂时不要", "先不要做", "也先不做", "也不要做", "也不要接", "也不要上", "先不做了", "就不做了", "先不做", "先不搞", "先不上", "先不接", "不要接", "不要做", "不用做", "以后再说", "下一期再说", "下期再说", "下次再说", "回头再说", "后面再说", "以后再弄", "以后再做", "以后再加", "有空再弄", "先放一放", "先放着", "不走这个系统", "不走本系统", "不走系统", "不走线上", "不在系统里走", "这些都不要", "这些都不做", "这些不要", "可以放到第二期", "放到第二期", "放到二期", "放到下一期", "放到后面"} {
		if body, found := strings.CutSuffix(head, tail); found {
			body = thingOnly(strings.TrimRight(body, "也就都先暂时可以还 "))
			for _, open := range []string{"另外", "还有", "然后", "不过", "至于"} {
				body = strings.TrimPrefix(body, open)
			}
			n := utf8.RuneCountInString(body)
			return body, rest, n >= 2 && n <= 14
		}
	}
	if body := saidOff(head); body != "" {
		n := utf8.RuneCountInString(body)
		return body, rest, n >= 2 && n <= 14
	}
	return "", "", false
}

// chineseFrame splits a sentence in which several clauses set the frame of the
// work: "用微信小程序做就行，服务器放腾讯云，预算八万以内，九月一号前要能用". nil for any
// other sentence.
func (x *understander) chineseFrame(text string) []string {
	if !reading.HasHan(text) || strings.Count(text, "，") < 2 || utf8.RuneCountInString(text) > 120 {
		return nil
	}
	parts := reading.SplitTop(strings.TrimRight(text, "。"), "，")
	frames := 0
	for _, p := range parts {
		s := x.look(p)
		switch {
		case s.question || s.trigger != "":
			return nil
		case notBought(p), meansClause(p) && len(x.lex.tech.Find(p)) > 0:
			frames++
		case s.has("money") || strings.HasPrefix(p, "预算"), hosts(&s), deadline(p), suffices(p) && len(x.lex.tech.Find(p)) > 0:
			frames++
		}
	}
	if frames*2 <= len(parts) || frames < 2 {
		return nil
	}
	return parts
}

// needsHeading tells a heading that asks what somebody needs: "What visitors
// need", "前台需要什么".
func needsHeading(title string) bool {
	low := strings.TrimRight(reading.Lower(title), " ?？:：")
	if reading.HasHan(low) {
		return strings.HasSuffix(low, "需要什么") || strings.HasSuffix(low, "想要什么") || strings.HasSuffix(low, "要什么")
	}
	if len(strings.Fields(low)) > 7 || !strings.HasPrefix(low, "what ") {
		return false
	}
	for _, tail := range []string{" need", " needs", " want", " wants", " asked for", " ask for", " can do", " must be able to do", " should be able to do", " expect", " expects"} {
		if strings.HasSuffix(low, tail) {
			return !strings.HasPrefix(low, "what we don't") && !strings.HasPrefix(low, "what we do not") && !strings.HasPrefix(low, "what nobody")
		}
	}
	return false
}

// putOffs files what a unit asks for and puts off in the sentence behind, and
// takes both sentences off it.
func (x *understander) putOffs(u *reading.Unit) bool {
	var rest []reading.Sentence
	for i := 0; i < len(u.Sentences); i++ {
		sen := u.Sentences[i]
		if i+1 == len(u.Sentences) || !putOff(u.Sentences[i+1].Text) {
			rest = append(rest, sen)
			continue
		}
		text := sen.Text
		if i == 0 && u.Label != "" {
			text = LabelText(u.Label, text)
		}
		text = strings.TrimRight(text, ".。 ")
		for _, wish := range []string{" one day", " some day", " someday", " eventually", " would be great", " would be nice", " would be good", " would be lovely", " would be helpful", " would help"} {
			if head, ok := strings.CutSuffix(text, wish); ok && strings.Contains(head, " ") {
				text = head
			}
		}
		x.addNonGoal(text, "", sen.From, u.Sentences[i+1].To)
		i++
	}
	if len(rest) == len(u.Sentences) {
		return false
	}
	if u.Label != "" && len(u.Sentences) > 0 && (len(rest) == 0 || rest[0] != u.Sentences[0]) {
		u.Label = ""
	}
	u.Sentences = rest
	return true
}

// builtOn tells a choice of means told in the first person: "I would build it on
// Django".
func builtOn(text string) bool {
	low := reading.Lower(text)
	for _, who := range []string{"i would ", "i'd ", "we would ", "we'd ", "let's ", "i will ", "we will "} {
		for _, verb := range []string{"build it on ", "build it in ", "build it with ", "build this on ", "build this in ", "build this with ", "write it in ", "do it in ", "do it with ", "use "} {
			if strings.HasPrefix(low, who+verb) {
				return true
			}
		}
	}
	return false
}
