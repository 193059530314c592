package understanding

import (
	"strings"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// chatTurns writes what people type in a Chinese chat as they would write it in a list: what one
// asks with 吧 and the next one affirms is said, "不然老师白跑" only says why, and "我这边希望" and
// "还要能" only lead to what is wanted.
func (x *understander) chatTurns() {
	for i := range x.r.Units {
		u := &x.r.Units[i]
		if u.Kind == reading.Row || u.Kind == reading.Code || !reading.HasHan(u.Text) {
			continue
		}
		if i+1 < len(x.r.Units) && x.lex.affirms(&x.r.Units[i+1]) {
			x.lex.affirmed(u)
		}
		if i+1 < len(x.r.Units) && x.lex.takenBack(u, &x.r.Units[i+1]) {
			continue
		}
		var kept []reading.Sentence
		for _, sen := range u.Sentences {
			said := x.lex.plainTurn(sen.Text)
			if len(kept) > 0 && reading.HasPrefixOf(said, x.lex.ChineseElse...) || x.lex.onlySteers(said) {
				x.place(sen.From, sen.To)
				u.Text = strings.TrimSpace(strings.Replace(u.Text, sen.Text, "", 1))
				continue
			}
			u.Text = strings.Replace(u.Text, sen.Text, said, 1)
			sen.Text = said
			kept = append(kept, sen)
		}
		u.Sentences = kept
	}
}

// takenBack moves what one wishes for to the one behind who leaves it out: "学生练琴的
// 视频能传上来我点评就好了" before "视频先不做，后面再说". A wish for several things stays.
func (l *Lexicons) takenBack(wish, reply *reading.Unit) bool {
	const longest = 12 // runes
	if len(wish.Sentences) != 1 || len(reply.Sentences) == 0 || wish.Label != "" || strings.ContainsAny(wish.Text, "，、；：？和及或") || !reading.HasSuffixOf(strings.TrimRight(wish.Text, "。！ "), l.ChineseBeWelcome...) {
		return false
	}
	said := &reply.Sentences[0]
	what, _, ok := l.chineseLeftOut(said.Text)
	at := strings.Index(wish.Text, what)
	if !ok || what == "" || at <= 0 || !strings.HasPrefix(said.Text, what) || utf8.RuneCountInString(wish.Text[:at]+what) > longest {
		return false
	}
	whole := wish.Text[:at] + said.Text
	reply.Text = strings.Replace(reply.Text, said.Text, whole, 1)
	said.Text, said.From, reply.From = whole, wish.From, wish.From
	wish.Text, wish.Sentences = "", nil
	return true
}

// plainTurn is a sentence without what only leads to a wish, and without its shout.
func (l *Lexicons) plainTurn(text string) string {
	said := text[len(reading.LongestPrefix(text, l.ChineseWishAside...)):]
	if rest, ok := strings.CutPrefix(said, "还要"); ok && reading.HasPrefixOf(rest, "能", "可以", "看", "有") {
		said = "要" + rest
	}
	if at := strings.Index(said, "得"); at > 0 && reading.HasPrefixOf(said[at+len("得"):], l.ChineseBehindSpokenMust...) {
		said = said[:at] + "必须" + said[at+len("得"):] // 取消课得提前24小时
	}
	for _, welcome := range l.ChineseBeWelcome {
		if bare, ok := strings.CutSuffix(strings.TrimRight(said, "。！ "), welcome); ok && strings.Contains(bare, "能") {
			said = bare + "。" // 视频能传上来我点评就好了
		}
	}
	if bare, ok := strings.CutSuffix(said, "！"); ok && utf8.RuneCountInString(bare) >= minShout {
		said = bare + "。"
	}
	if utf8.RuneCountInString(said) < minShout {
		return text
	}
	return said
}

// onlySteers tells a few words that only ask others to go on: "先说要啥".
func (l *Lexicons) onlySteers(text string) bool {
	const longest = 8 // runes
	bare := strings.TrimRight(text, "。！？? ")
	return utf8.RuneCountInString(bare) <= longest && reading.HasPrefixOf(bare, l.ChineseSteers...) && reading.HasSuffixOf(bare, l.ChineseAsksEnd...)
}

// minShout is how long a sentence is at least that says something, in runes.
const minShout = 5

// affirms says that somebody begins with their assent: "对，不到24小时取消的照扣课时".
func (l *Lexicons) affirms(u *reading.Unit) bool {
	if len(u.Sentences) == 0 {
		return false
	}
	first := u.Sentences[0].Text
	word := reading.LongestPrefix(first, l.ChineseAffirms...)
	rest := first[len(word):]
	return word != "" && (rest == "" || reading.HasPrefixOf(rest, "，", ",", "。", "！", " "))
}

// affirmed turns the questions of a unit that only ask for assent into what they say:
// "取消课得提前24小时吧？".
func (l *Lexicons) affirmed(u *reading.Unit) {
	for i := range u.Sentences {
		asked := u.Sentences[i].Text
		said, ok := strings.CutSuffix(strings.TrimRight(asked, "？? "), "吧")
		if !ok || said == "" || said == asked || !strings.ContainsAny(asked, "？?") {
			continue
		}
		u.Sentences[i].Text = said + "。"
		u.Text = strings.Replace(u.Text, asked, said+"。", 1)
	}
}
