package wording

import (
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

func TestDetect(t *testing.T) {
	t.Parallel()
	for text, want := range map[string]Lang{
		"":              English,
		"123 !?":        English,
		"Users log in.": English,
		"用户登录系统。":       Chinese,
		"系统使用 PostgreSQL 存储数据，支持 REST API。":              Chinese,
		"The name 张三 is shown to all other users of it.": English,
		"`var x = longEnglishIdentifier` 登录":             Chinese,
		"见 https://example.com/a/very/long/path":         Chinese,
	} {
		require.Equal(t, want, Detect(text), text)
	}
}

func TestStripControls(t *testing.T) {
	t.Parallel()
	for in, want := range map[string]string{
		"plain": "plain", "a\tb\nc": "a\tb\nc", "a\r\nb\rc": "a\nb\nc", "a\x00\x07b\x7f": "ab", "a\u200bb\ufeff": "ab", "\u202eevil\u202c": "evil",
		"👨\u200d👩\u200d👧": "👨\u200d👩\u200d👧", "a\u200db": "ab", "❤️\u200d🔥": "❤️\u200d🔥", "a\u00adb": "ab", "\xff": "\uFFFD", "x\u2028y": "x\ny", "用户\u200f": "用户",
		"👍🏽\u200d": "👍🏽",
	} {
		require.Equal(t, want, StripControls(in), "%q", in)
	}
	require.Equal(t, "é", NFC("e\u0301"))
	require.Equal(t, "é", Clean("e\u200b\u0301"))
}

func TestTokens(t *testing.T) {
	t.Parallel()
	var got []string
	for _, tok := range Tokens("User's sign-in, Node.js 1,000 p95 (C++) 用户A登 3.5% v1.2.") {
		got = append(got, tok.Text)
	}
	require.Equal(t, "User's sign-in , Node.js 1,000 p95 ( C++ ) 用 户 A 登 3.5 % v1.2 .", strings.Join(got, " "))
	kinds := Tokens("ab 12 中 !")
	require.Equal(t, []TokenKind{Word, Number, CJK, Punct}, []TokenKind{kinds[0].Kind, kinds[1].Kind, kinds[2].Kind, kinds[3].Kind})
}

func TestKeywords(t *testing.T) {
	t.Parallel()
	require.Equal(t, []string{"order", "password", "reset", "sign", "user"}, Keywords("The users can reset their password; sign-in for Orders"))
	require.Equal(t, []string{"户登", "用户", "登录", "管理", "系统"}, Keywords("用户登录与系统的管理"))
	require.Empty(t, Keywords("the and of 的"))
	require.Equal(t, []string{"码"}, Keywords("码 A"))
}

// TestOverlap: words that are sorted are read side by side and others looked up,
// and both count the same.
func TestOverlap(t *testing.T) {
	t.Parallel()
	require.InDelta(t, 0.5, Overlap([]string{"a", "b"}, []string{"b", "c"}), 1e-9)
	require.InDelta(t, 0.5, Overlap([]string{"b", "a"}, []string{"c", "b"}), 1e-9)
	require.InDelta(t, 2.0/3, Overlap([]string{"a", "a", "b"}, []string{"a", "c"}), 1e-9, "a word is counted as often as it stands in the first")
	require.Zero(t, Overlap(nil, []string{"a"}))
	require.InDelta(t, 1, Overlap(Keywords("managing orders"), Keywords("manage order")), 1e-9)
	texts := []string{"", "The clerk checks the invoice.", "The clerk checks the order of the clerk within 3 minutes.", "店员检查订单。", "invoice", "Zebra crossing"}
	for _, a := range texts {
		for _, b := range texts {
			x, y := Keywords(a), Keywords(b)
			turned := slices.Clone(x)
			slices.Reverse(turned)
			require.InDelta(t, Overlap(turned, append(slices.Clone(y), "")), Overlap(x, y), 0, "%q in %q", a, b)
		}
	}
}

func TestStem(t *testing.T) {
	t.Parallel()
	for _, same := range []string{
		"manage manages managed managing", "category categories", "stop stopped stopping stops", "use used uses using", "notify notifies notified notifying",
		"process processes processed processing", "plan planned planning plans", "log logged logging logs", "database databases", "control controlled controlling",
		"address addresses addressed", "search searches searched searching", "user users user's", "install installed installs", "create created creating creates",
	} {
		words := strings.Fields(same)
		for _, w := range words {
			require.Equal(t, Stem(words[0]), Stem(w), w)
		}
	}
	for _, w := range []string{"status", "string", "bring", "need", "speed", "thing", "red", "用户", "p95"} {
		require.Equal(t, w, Stem(w))
	}
}

func TestLexicon(t *testing.T) {
	t.Parallel()
	l := NewLexicon(English, []Entry{
		{Term: "fast"},
		{Term: "user-friendly"},
		{Term: "as soon as possible"},
		{Term: "as soon"},
		{Term: "TBD"},
		{Term: "???"},
		{Term: "and/or"},
		{Term: "快速"},
		{Term: "快速地"},
		{Term: ""},
		{Term: "etc."},
		{Term: "C++"},
	})
	var got []string
	for _, m := range l.Find("Fast breakfast, USER friendly; as soon\nas possible, as soon, tbd ??? and/or 快速地 快速 etc. faster fast-track c++") {
		got = append(got, m.Text+"="+m.Entry.Term)
	}
	require.Equal(t, []string{
		"Fast=fast", "USER friendly=user-friendly", "as soon\nas possible=as soon as possible", "as soon=as soon", "tbd=TBD", "???=???",
		"and/or=and/or", "快速地=快速地", "快速=快速", "etc.=etc.", "fast=fast", "c++=C++",
	}, got)
	require.Equal(t, English, l.Lang())
	require.Empty(t, NewLexicon(Chinese, nil).Find("anything"))
}

func FuzzLexicon(f *testing.F) {
	f.Add("as soon as", "As soon\n as possible")
	f.Add("快", "很快 İ")
	f.Fuzz(func(t *testing.T, term, text string) {
		at := 0
		for _, m := range NewLexicon(English, []Entry{{Term: term}, {Term: "a b"}}).Find(text) {
			require.GreaterOrEqual(t, m.Start, at)
			require.Greater(t, m.End, m.Start)
			require.Equal(t, text[m.Start:m.End], m.Text)
			at = m.End
		}
		clean := Clean(text)
		require.Equal(t, clean, Clean(clean))
		for _, tok := range Tokens(text) {
			require.Equal(t, text[tok.Start:tok.End], tok.Text)
		}
		for _, s := range []string{term, text} {
			require.Equal(t, Sentence(s), Sentence(Sentence(s)))
			_ = LowerFirst(s) + Article(s) + Plural(s) + Singular(s) + Stem(s)
		}
	})
}

func TestHasRFC2119(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		text, word string
		strength   Strength
	}{
		{"The system SHALL log in.", "SHALL", Must},
		{"It must not fail.", "must not", MustNot},
		{"It may fail but must log.", "must", Must},
		{"It should work", "should", Should},
		{"You may not do it", "may not", MustNot},
		{"It works.", "", Unbound},
		{"optional fields", "optional", May},
		{"系统必须记录日志", "必须", Must},
		{"不得泄露密码", "不得", MustNot},
		{"系统应当支持导出", "应当", Should},
		{"系统应支持导出", "应", Should},
		{"用户可以导出", "可以", May},
		{"用户可导出", "可", May},
		{"响应时间和可用性", "", Unbound},
		{"移动应用的可靠性", "", Unbound},
		{"不应显示密码", "不应", ShouldNot},
		{"3 分钟内不应答则转下一位", "", Unbound},
		{"家属可选择医院下单", "", Unbound},
	} {
		word, strength := HasRFC2119(c.text)
		require.Equal(t, c.word, word, c.text)
		require.Equal(t, c.strength, strength, c.text)
	}
}

func TestArticle(t *testing.T) {
	t.Parallel()
	for noun, want := range map[string]string{
		"user": "a", "order": "an", "hour": "an", "unique id": "a", "API": "an", "URL": "a", "HTTP call": "an", "SMS": "an", "REST API": "a", "8-hour shift": "an",
		"one-time code": "a", "European user": "a", "`id`": "an", "uninstaller": "an", "MVP": "an", "UI": "a", "11 page": "an", "18 month": "an", "80 % share": "an",
		"honest man": "an", "house": "a", "": "a", "event": "an", "NASA log": "a", "unit": "a", "update": "an", "ERROR": "an",
	} {
		require.Equal(t, want, Article(noun), noun)
	}
}

func TestSentence(t *testing.T) {
	t.Parallel()
	for in, want := range map[string]string{
		"": "", "users log in": "Users log in.", "  Users   log in. ": "Users log in.", "users log in..": "Users log in.", "users log in;": "Users log in.",
		"iOS is supported": "iOS is supported.", "kubectl works": "kubectl works.", "`code` runs": "`code` runs.", "user_id is set": "user_id is set.",
		"is it open?": "Is it open?", "用户登录": "用户登录。", "用户登录。": "用户登录。", "用户登录；": "用户登录。", "用户登录。。": "用户登录。", "支持 PDF": "支持 PDF。",
		"wait...": "Wait...", "he said \"stop.\"": "He said \"stop.\"", "(see below)": "(see below).", "as follows:": "As follows.", "Done。.": "Done。",
		"why?.": "Why?", "éclair": "Éclair.", "http://a.b is up": "http://a.b is up.", "read `main.go`": "Read `main.go`.", "等等……": "等等……", ".": ".", "p95 is low": "p95 is low.",
		"logs, etc.": "Logs, etc.", "登录（见图）": "登录（见图）。",
	} {
		require.Equal(t, want, Sentence(in), "%q", in)
	}
}

func TestLowerFirst(t *testing.T) {
	t.Parallel()
	for in, want := range map[string]string{
		"Users log in": "users log in", "API calls": "API calls", "OAuth login": "OAuth login", "iOS": "iOS", "Google login": "Google login", "A user": "a user",
		"I can": "I can", "用户": "用户", "": "", "PostgreSQL": "PostgreSQL", "B2B sales": "B2B sales", "Monday report": "Monday report", "Real-time view": "real-time view",
		"User's list": "user's list", "REQ-001 x": "REQ-001 x", "X axis": "X axis", "Search, sort": "search, sort", "A: at once": "A: at once",
	} {
		require.Equal(t, want, LowerFirst(in), in)
	}
}

func TestPluralSingular(t *testing.T) {
	t.Parallel()
	for one, many := range map[string]string{
		"user": "users", "category": "categories", "day": "days", "status": "statuses", "address": "addresses", "box": "boxes", "batch": "batches", "person": "people",
		"API": "APIs", "analysis": "analyses", "data": "data", "order item": "order items", "Child": "Children", "criterion": "criteria", "cache": "caches",
		"house": "houses", "use": "uses", "index": "indexes", "bus": "buses", "role": "roles", "file": "files", "用户": "用户", "case": "cases", "response": "responses",
		"foreman": "foremen", "German": "Germans", "human": "humans", "specimen": "specimens", "person on call": "people on call", "surgeon on call": "surgeons on call",
	} {
		if one == "用户" {
			require.Equal(t, one, Singular(one))
			continue
		}
		require.Equal(t, many, Plural(one))
		if !strings.Contains(many, " on ") {
			require.Equal(t, one, Singular(many), many)
		}
	}
	require.Equal(t, "class", Singular("class"))
	require.Equal(t, "people", Plural("people"))
	require.Empty(t, Plural(""))
}

func TestTextsWithoutKeywordsHaveNone(t *testing.T) {
	t.Parallel()
	for _, text := range []string{"", "the", "的", "，。", "42"} {
		require.Nil(t, Keywords(text), text) // and not an empty list: callers ask for nil
	}
	require.Equal(t, []string{"订单", "单价", "价格"}, KeywordsInOrder("订单价格"))
}
