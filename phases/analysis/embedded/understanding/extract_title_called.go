package understanding

import (
	"strings"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// ideaTitle makes a title of the sentence that states an idea.
func ideaTitle(text string) string {
	if what := summaryOf(text); what != "" {
		text = what
	}
	text = TrimArticle(text, []string{"a", "an", "the", "build", "create", "make", "develop", "we want", "we need", "i want", "i need", "small", "simple", "little", "tiny", "new", "做一个", "开发一个", "一个", "构建一个", "我想做一个", "帮我做一个"})
	return Headline(text)
}

// summaryOf is for whom or what something is wanted, of a sentence that only
// says that it follows: "Quick summary of what I want us to build for the
// allotment association (212 plots)".
func summaryOf(text string) string {
	low := reading.Lower(text)
	if !reading.ContainsAny(low[:min(len(low), 40)], "summary of ", "overview of ", "description of ", "outline of ", "thoughts on ", "notes on ", "list of what ", "here is what ", "here's what ", "below is what ") {
		return ""
	}
	for _, lead := range []string{" build for ", " make for ", " have for ", " need for ", " want for ", " need at ", " want at ", " for "} {
		if i := strings.LastIndex(low, lead); i > 0 {
			what := strings.Trim(text[i+len(lead):], " .")
			if end := strings.IndexAny(what, "(,;:"); end > 0 {
				what = strings.TrimSpace(what[:end])
			}
			if n := len(strings.Fields(what)); n > 0 && n <= 6 {
				return what
			}
		}
	}
	return ""
}

// calledName is the name that a text without a title gives what it is about: a
// new tool "Boomerang", "the app is called Boomerang", 新系统叫“回程”.
func (x *understander) calledName() (name string, from, to int) {
	for i := range x.r.Units[:min(len(x.r.Units), 60)] {
		u := &x.r.Units[i]
		for i, sen := range u.Sentences {
			text := sen.Text
			if i == 0 && u.Label != "" {
				text = LabelText(u.Label, text)
			}
			if name = namedIn(text); name != "" {
				return name, sen.From, sen.To
			}
		}
	}
	return "", 0, 0
}

// namedIn reads the quoted or capitalised name behind a word for a product.
func namedIn(text string) string {
	low := reading.Lower(text)
	for _, called := range []string{"working title ", "working name ", "code name ", "code-named ", "codenamed ", "code-name "} {
		if i := strings.Index(low, called); i >= 0 {
			if name := properName(text[i+len(called):]); name != "" {
				return name
			}
		}
	}
	for _, noun := range []string{"tool", "app", "application", "product", "system", "service", "platform", "project", "portal", "website", "library", "工具", "系统", "平台", "小程序", "产品", "项目", "应用"} {
		for at := 0; ; {
			i := strings.Index(low[at:], noun)
			if i < 0 {
				break
			}
			at += i + len(noun)
			before := low[max(0, at-len(noun)-24) : at-len(noun)]
			if !reading.ContainsAny(before, "new ", "our ", "the ", "a ", "新", "本", "这个", "一个", "该") && !reading.HasHan(noun) || strings.Contains(before, "existing") || strings.Contains(before, "old ") || strings.Contains(before, "现有") {
				continue
			}
			if name := nameBehind(text[at:]); name != "" {
				return name
			}
		}
	}
	return ""
}

// nameBehind reads a name in quotes, alone or behind "called".
func nameBehind(rest string) string {
	rest = strings.TrimLeft(rest, " ,")
	for _, called := range []string{"is called ", "will be called ", "called ", "named ", "is named ", "working title ", "codename ", "名为", "名叫", "叫做", "叫", "名称为", "暂定名"} {
		if strings.HasPrefix(reading.Lower(rest), called) {
			rest = strings.TrimLeft(rest[len(called):], " :：")
			break
		}
	}
	for _, pair := range [][2]string{{`"`, `"`}, {"“", "”"}, {"'", "'"}, {"‘", "’"}, {"「", "」"}, {"《", "》"}, {"**", "**"}} {
		body, ok := strings.CutPrefix(rest, pair[0])
		if !ok {
			continue
		}
		name, _, ok := strings.Cut(body, pair[1])
		if n := utf8.RuneCountInString(name); !ok || n < 2 || n > 32 || len(strings.Fields(name)) > 4 || !reading.HasHan(name) && !reading.StartsUpper(name) {
			return ""
		}
		return strings.TrimSpace(name)
	}
	return ""
}
