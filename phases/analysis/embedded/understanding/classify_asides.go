package understanding

import (
	"regexp"
	"slices"
	"strings"
	"sync"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// putOff tells a sentence that does no more than put off what the one before it
// asks for: "Vaccination booklets would be great one day. Not now."
func (l *Lexicons) putOff(text string) bool {
	return l.PutOffWhole[strings.Trim(reading.Lower(text), " .!。！")]
}

// wishedAside tells a remark that only says that something would be welcome:
// "Would be nice, she says it saves her a visit".
func (l *Lexicons) wishedAside(text string) bool {
	low := reading.Lower(text)
	for _, open := range l.WouldBeNice {
		if rest, ok := strings.CutPrefix(low, open); ok {
			return rest == "" || strings.ContainsAny(rest[:1], ",.!;:")
		}
	}
	return false
}

// chineseLeftOut splits "缴费先不做，还是走银行转账" into what is left out and what
// is said about it.
func (l *Lexicons) chineseLeftOut(text string) (what, rest string, ok bool) {
	if !reading.HasHan(text) {
		return "", "", false
	}
	head, rest, _ := strings.Cut(strings.TrimRight(text, "。；; "), "，")
	for _, tail := range l.ChineseLeftOut {
		if body, found := strings.CutSuffix(head, tail); found {
			body = l.thingOnly(strings.TrimRight(body, "也就都先暂时可以还 "))
			for _, open := range l.ChineseOpenersOfAside {
				body = strings.TrimPrefix(body, open)
			}
			n := utf8.RuneCountInString(body)
			return body, rest, n >= 2 && n <= 14
		}
	}
	if body := l.saidOff(head); body != "" {
		n := utf8.RuneCountInString(body)
		return body, rest, n >= 2 && n <= 14
	}
	return "", "", false
}

// refusedBehind tells a sentence whose last clause only refuses what stands before it:
// "刷脸取货，大家认为现阶段不做".
func (l *Lexicons) refusedBehind(text string) bool {
	text = strings.TrimRight(text, "。；;！ ")
	i := strings.LastIndex(text, "，")
	if i < 0 || utf8.RuneCountInString(text[:i]) > 40 || reading.HasSuffixOf(text[:i], "的", "时", "后", "的话") || strings.Contains(text[:i], "必须") {
		return false
	}
	bare := text[i+len("，"):]
	for {
		if slices.Contains(l.ChineseRefusals, strings.TrimSuffix(bare, "了")) {
			return true
		}
		frame := slices.IndexFunc(l.ChineseRefusalFrames, func(frame string) bool { return strings.HasPrefix(bare, frame) })
		if frame < 0 {
			return false
		}
		bare = bare[len(l.ChineseRefusalFrames[frame]):]
	}
}

// leftForLater tells a few nouns that are only put off: "Custom sizes later."
func (l *Lexicons) leftForLater(text string) bool {
	low := strings.TrimRight(reading.Lower(text), ".! ")
	for _, later := range l.PutOffBehind {
		if head, ok := strings.CutSuffix(low, later); ok {
			words := strings.Fields(head)
			return len(words) > 0 && !l.DeedsForLater[words[0]] && len(words) <= 5 && !reading.HasFiniteVerb(head) && !strings.ContainsAny(head, ",;:") && !strings.ContainsAny(head, "0123456789")
		}
	}
	return false
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
		case x.lex.notBought(p), x.lex.meansClause(p) && len(x.lex.tech.Find(p)) > 0:
			frames++
		case s.has("money") || strings.HasPrefix(p, "预算"), x.lex.hosts(&s), x.lex.deadline(p), x.lex.suffices(p) && len(x.lex.tech.Find(p)) > 0:
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
func (l *Lexicons) needsHeading(title string) bool {
	low := strings.TrimRight(reading.Lower(title), " ?？:：")
	if reading.HasHan(low) {
		return strings.HasSuffix(low, "需要什么") || strings.HasSuffix(low, "想要什么") || strings.HasSuffix(low, "要什么")
	}
	if len(strings.Fields(low)) > 7 || !strings.HasPrefix(low, "what ") {
		return false
	}
	for _, tail := range l.NeedsBehindRole {
		if strings.HasSuffix(low, tail) {
			return !strings.HasPrefix(low, "what we don't") && !strings.HasPrefix(low, "what we do not") && !strings.HasPrefix(low, "what nobody")
		}
	}
	return false
}

// laterRelease is what a sentence says comes in a release behind the first: "French follows in
// release 2".
var laterRelease = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`^(\p{Lu}[^,;:.]{1,48}?) ((?:follows?|comes?|will follow|will come) (?:later|(?:in|with) (?:(?:a|the) (?:later|next|second|third) (?:release|version|phase|step)|(?:release|version|phase|step) [2-9](?:\.\d+)?)))$`)
})

// followsLater parts it into the thing and when it comes, both empty for any other sentence.
func followsLater(text string) (thing, when string) {
	m := laterRelease().FindStringSubmatch(strings.TrimRight(text, ". "))
	if m == nil || len(strings.Fields(m[1])) > maxDoneThing || reading.HasFiniteVerb(m[1]) {
		return "", ""
	}
	when = m[2]
	for _, many := range [][2]string{{"follow ", "follows "}, {"come ", "comes "}} {
		if strings.HasPrefix(when, many[0]) {
			when = many[1] + when[len(many[0]):]
		}
	}
	return m[1], when
}

// putOffs files what a unit asks for and puts off in the sentence behind, and
// takes both sentences off it.
func (x *understander) putOffs(u *reading.Unit) bool {
	var rest []reading.Sentence
	for i := 0; i < len(u.Sentences); i++ {
		sen := u.Sentences[i]
		if thing, when := followsLater(sen.Text); thing != "" && (i > 0 || u.Kind == reading.Bullet) {
			x.addNonGoal(thing, "It "+when, sen.From, sen.To)
			continue
		}
		if i+1 == len(u.Sentences) || !x.lex.putOff(u.Sentences[i+1].Text) {
			rest = append(rest, sen)
			continue
		}
		text := sen.Text
		if i == 0 && u.Label != "" {
			text = LabelText(u.Label, text)
		}
		text = strings.TrimRight(text, ".。 ")
		for _, wish := range x.lex.SomeDayPhrases {
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
func (l *Lexicons) builtOn(text string) bool {
	low := reading.Lower(text)
	for _, who := range l.WeWouldOpeners {
		for _, verb := range l.BuildItOn {
			if strings.HasPrefix(low, who+verb) {
				return true
			}
		}
	}
	return false
}

// longestAside is how many words a remark has at most that stands behind a demand.
const longestAside = 8

// asideBehind parts a demand from the remark on it behind its last comma: "keep everything 10
// years, that's the law".
func (l *Lexicons) asideBehind(text string) (demand, aside string) {
	if reading.HasHan(text) {
		return l.chineseAside(text)
	}
	at := strings.LastIndex(text, ", ")
	if at <= 0 {
		return text, ""
	}
	tail := strings.TrimRight(text[at+len(", "):], ".! ")
	words := strings.Fields(tail)
	if len(words) < 3 || len(words) > longestAside || strings.ContainsAny(tail, "0123456789(\"`") || !reading.HasPrefixOf(reading.Lower(tail), l.AsidesBehind...) || len(strings.Fields(text[:at])) < 3 {
		return text, ""
	}
	return text[:at], reading.UpperFirst(tail) + "."
}

// thingWished is the wish that Chinese notes put in front of what the thing does.
var thingWished = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`^(?:我们|我)?(?:想要|想|打算|准备|要)(?:做|搞|弄|建|开发)(?:一个|个|一套|套)[^，。：]{0,14}(?:系统|小程序|平台|软件|工具|网站|App|APP|app)：`)
})

// withoutThingWished is what a thing does, without the wish to have it: 顾客在小程序下单 of
// "想做个洗衣订单系统：顾客在小程序下单".
func withoutThingWished(text string) string { return thingWished().ReplaceAllString(text, "") }

// chineseAside parts a Chinese demand from how the world goes, which nobody can be asked for:
// from what people else do, "30 分钟内只发一次，不然司机会把通知关掉", and from the change with which it
// deals, "标准每年会变，街道自己能改" is 街道自己能改标准.
func (l *Lexicons) chineseAside(text string) (demand, aside string) {
	before, clause, ok := strings.Cut(strings.TrimRight(text, "。"), "，")
	if by := l.changeableBy(text); ok && by != "" && strings.HasPrefix(by, clause) && by != clause {
		return by, before + "。"
	}
	at := strings.LastIndex(text, "，")
	if at <= 0 {
		return text, ""
	}
	tail := strings.TrimRight(text[at+len("，"):], "。！ ")
	for _, lead := range l.AsidesBehind {
		if rest, ok := strings.CutPrefix(tail, lead); ok && reading.HasHan(lead) && strings.Contains(rest, "会") && !reading.HasPrefixOf(rest, "系统", "平台", "自动", "不") && utf8.RuneCountInString(text[:at]) >= 6 {
			return text[:at], tail + "。"
		}
	}
	return text, ""
}

// exclaimed tells a few words without a verb that somebody only cries out: "Carbon copies!",
// "Eleven nights!". Nobody asks for them.
func exclaimed(s *signals) bool {
	const most = 3
	text, cried := strings.CutSuffix(strings.TrimSpace(s.text), "!")
	words := strings.Fields(text)
	return cried && !reading.HasHan(text) && len(words) > 0 && len(words) <= most && !s.has("must", "should", "can", "need") && !reading.ContainsAny(" "+reading.Lower(text)+" ", " no ", " not ", " never ", " always ", " only ") && !reading.HasFiniteVerb(text)
}
