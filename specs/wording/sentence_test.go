package wording

import (
	"fmt"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

func TestSentences(t *testing.T) {
	t.Parallel()
	for _, c := range []struct{ text, want string }{ // want: sentences with | between
		{"", ""},
		{"   \n\t", ""},
		{"One. Two.", "One.|Two."},
		{"No stop at the end", "No stop at the end"},
		{"Really? Yes! Good.", "Really?|Yes!|Good."},
		{"Use tools, e.g. Docker. Then go.", "Use tools, e.g. Docker.|Then go."},
		{"Use tools, e.g., Docker. Go.", "Use tools, e.g., Docker.|Go."},
		{"The owner, i.e. The Boss, signs. Done.", "The owner, i.e. The Boss, signs.|Done."},
		{"Logs, metrics, etc. are kept. End.", "Logs, metrics, etc. are kept.|End."},
		{"Logs, metrics, etc. Traces too.", "Logs, metrics, etc.|Traces too."},
		{"Speed vs. Cost is open. Next.", "Speed vs. Cost is open.|Next."},
		{"See No. 5 for it. Next.", "See No. 5 for it.|Next."},
		{"They are loaded as schedule no. 1 for each crop. Next.", "They are loaded as schedule no. 1 for each crop.|Next."},
		{"Open faults (c. 3,400) are moved. Next.", "Open faults (c. 3,400) are moved.|Next."},
		{"He said no. 5 people left.", "He said no.|5 people left."},
		{"He said no. She agreed.", "He said no.|She agreed."},
		{"Runs v1.2 now. Later v1.3.", "Runs v1.2 now.|Later v1.3."},
		{"It takes 3.5 s. That is fine.", "It takes 3.5 s.|That is fine."},
		{"It answers in 5 ms. Managers see it.", "It answers in 5 ms.|Managers see it."},
		{"It ends after 10 min. Then it starts. A 10 min. break helps.", "It ends after 10 min.|Then it starts.|A 10 min. break helps."},
		{"It is kept at −36 °C. Today nobody looks. Above 4°C. Then ring.", "It is kept at −36 °C.|Today nobody looks.|Above 4°C.|Then ring."},
		{"Ask Ms. Hale. She knows min. Ten is enough.", "Ask Ms. Hale.|She knows min. Ten is enough."},
		{"See https://a.b/c.d?e=f. Then stop.", "See https://a.b/c.d?e=f.|Then stop."},
		{"Read main.go and go.mod. Build it.", "Read main.go and go.mod.|Build it."},
		{"Built with Node.js. Fast.", "Built with Node.js.|Fast."},
		{"Wait... and go. Done.", "Wait... and go.|Done."},
		{"Wait... Then go.", "Wait...|Then go."},
		{"Erasure (Art. 17): drop it. Done.", "Erasure (Art. 17): drop it.|Done."},
		{"We lose ca. 6 %. Fine.", "We lose ca. 6 %.|Fine."},
		{"They sell art. Nobody came.", "They sell art.|Nobody came."},
		{"Well… maybe. Yes.", "Well… maybe.|Yes."},
		{"He said \"Stop.\" Then left.", "He said \"Stop.\"|Then left."},
		{"\"Really?\" she asked. He nodded.", "\"Really?\" she asked.|He nodded."},
		{"(See below.) Next one.", "(See below.)|Next one."},
		{"**Done.** Next.", "**Done.**|Next."},
		{"Call `a.b. C` now. Next.", "Call `a.b. C` now.|Next."},
		{"First line\ncontinues here. Second.", "First line\ncontinues here.|Second."},
		{"Title\n\nBody text", "Title|Body text"},
		{"- one\n- two\n- three", "one|two|three"},
		{"* one item\n  goes on\n* two", "one item\n  goes on|two"},
		{"1. First\n2. Second", "First|Second"},
		{"1) First\n2) Second", "First|Second"},
		{"- [ ] box\n- [x] done", "box|done"},
		{"Intro:\n- a b\n- c d", "Intro:|a b|c d"},
		{"Mr. Smith met Dr. Jones. They spoke.", "Mr. Smith met Dr. Jones.|They spoke."},
		{"J. Smith wrote it. Good.", "J. Smith wrote it.|Good."},
		{"We take plan B. It works.", "We take plan B.|It works."},
		{"No signal down at Gate C. You'll wait. Ask Mary J. Hale.", "No signal down at Gate C.|You'll wait.|Ask Mary J. Hale."},
		{"Open at 9 a.m. daily. Closed Sunday.", "Open at 9 a.m. daily.|Closed Sunday."},
		{"We answer 7 a.m. to 6 p.m. Central on business days. Later calls wait.", "We answer 7 a.m. to 6 p.m. Central on business days.|Later calls wait."},
		{"Open until 9 p.m. Friday and Saturday. Closed Sunday.", "Open until 9 p.m. Friday and Saturday.|Closed Sunday."},
		{"The gate closes at 9 p.m. Guests leave by then.", "The gate closes at 9 p.m.|Guests leave by then."},
		{"Made by Acme Inc. in May. Good.", "Made by Acme Inc. in May.|Good."},
		{"sloppy text. no capitals. at all", "sloppy text.|no capitals.|at all"},
		{"Supports iOS. macOS too.", "Supports iOS.|macOS too."},
		{"What?! No way.", "What?!|No way."},
		{"Costs $5.00. Cheap.", "Costs $5.00.|Cheap."},
		{"The U.S. market is big. Yes.", "The U.S. market is big.|Yes."},
		{"Version 2.0. Released.", "Version 2.0.|Released."},
		{"Emoji 🚀. Next 👍!", "Emoji 🚀.|Next 👍!"},
		{"a;b; c. d", "a;b; c.|d"},
		{"One.\r\nTwo.\r\n", "One.|Two."},
		{"approx. Ten users. Ok.", "approx. Ten users.|Ok."},
		{"用户登录。系统校验。", "用户登录。|系统校验。"},
		{"真的吗？是的！好。", "真的吗？|是的！|好。"},
		{"支持导出；支持导入；支持打印", "支持导出；|支持导入；|支持打印"},
		{"他说：“停。”然后离开。", "他说：“停。”|然后离开。"},
		{"（见下文。）下一句。", "（见下文。）|下一句。"},
		{"版本 1.2 已发布。下一版 1.3。", "版本 1.2 已发布。|下一版 1.3。"},
		{"访问 https://a.b/c。然后登录。", "访问 https://a.b/c。|然后登录。"},
		{"使用 main.go 构建。完成。", "使用 main.go 构建。|完成。"},
		{"等等……然后继续。完成。", "等等……然后继续。|完成。"},
		{"第一行\n第二行。第三行。", "第一行\n第二行。|第三行。"},
		{"- 用户登录\n- 用户注册", "用户登录|用户注册"},
		{"1、登录\n2、注册", "登录|注册"},
		{"（一）登录\n（二）注册", "登录|注册"},
		{"支持 A.B 格式。Use it. 好的。", "支持 A.B 格式。|Use it.|好的。"},
		{"太好了！！！下一句", "太好了！！！|下一句"},
		{"响应时间 < 200 ms。超时重试。", "响应时间 < 200 ms。|超时重试。"},
		{"这是中文. 半角句号. 结束", "这是中文.|半角句号.|结束"},
		{"•要点一\n•要点二", "要点一|要点二"},
	} {
		t.Run(c.text, func(t *testing.T) {
			t.Parallel()
			var got []string
			for _, s := range Sentences(c.text) {
				got = append(got, c.text[s.Start:s.End])
			}
			require.Equal(t, c.want, strings.Join(got, "|"))
		})
	}
}

func FuzzSentences(f *testing.F) {
	for _, s := range []string{"A. B", "e.g. x", "中。文", "- a\n- b", "`a. b`", "1. x\n\ny…", "\"a?\" b"} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, text string) {
		at := 0
		for _, s := range Sentences(text) {
			require.GreaterOrEqual(t, s.Start, at)
			require.Greater(t, s.End, s.Start)
			require.LessOrEqual(t, s.End, len(text))
			at = s.End
		}
	})
}

// long are texts of some megabytes that would hang a quadratic reader.
func long(n int) map[string]string {
	return map[string]string{
		"one line":   strings.Repeat("some words without any stop ", n/28),
		"sentences":  strings.Repeat("The page loads in 200 ms. 系统应在 3 秒内响应。", n/60),
		"stops":      strings.Repeat(".", n),
		"letters":    strings.Repeat("a", n),
		"backticks":  strings.Repeat("`", n),
		"open ticks": strings.Repeat("`a ", n/3),
		"digits":     strings.Repeat("1", n),
		"numbers":    strings.Repeat("1,", n/2),
		"dates":      strings.Repeat("1-", n/2),
		"addresses":  strings.Repeat("http://", n/7),
		"feeds":      strings.Repeat("\n ", n/2),
		"bullets":    strings.Repeat("- ", n/2),
		"brackets":   strings.Repeat("(1", n/2),
		"quotes":     strings.Repeat(".\"", n/2),
		"han":        strings.Repeat("一", n/3),
		"versions":   strings.Repeat("v1.", n/3),
	}
}

// TestLong ends at all only if nothing is quadratic.
func TestLong(t *testing.T) {
	t.Parallel()
	lexicon := NewLexicon(English, []Entry{{Term: "a lot of"}, {Term: "http"}, {Term: "一"}, {Term: "some words without"}})
	for name, text := range long(1 << 20) {
		t.Run(name, func(t *testing.T) {
			Sentences(text)
			Measures(text)
			Keywords(text)
			lexicon.Find(text)
			Clean(text)
			HasRFC2119(text)
			require.NotEmpty(t, Detect(text))
			Sentence(text)
		})
	}
}

func BenchmarkText(b *testing.B) {
	for _, mb := range []int{1, 4, 16} {
		text := long(mb << 20)["sentences"]
		for _, c := range []struct {
			name string
			run  func()
		}{
			{"sentences", func() { Sentences(text) }},
			{"measures", func() { Measures(text) }},
			{"tokens", func() { Tokens(text) }},
		} {
			b.Run(fmt.Sprintf("%s/%dMB", c.name, mb), func(b *testing.B) {
				b.SetBytes(int64(len(text)))
				for b.Loop() {
					c.run()
				}
			})
		}
	}
}
