package understanding

import (
	"strings"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// ideaTitle makes a title of the sentence that states an idea.
func (l *Lexicons) ideaTitle(text string) string {
	if what := l.summaryOf(text); what != "" {
		text = what
	}
	text = TrimArticle(text, l.IdeaTitleOpeners)
	return l.Headline(text)
}

// summaryOf is for whom or what something is wanted, of a sentence that only
// says that it follows: "Quick summary of what I want us to build for the
// allotment association (212 plots)".
func (l *Lexicons) summaryOf(text string) string {
	low := reading.Lower(text)
	if !reading.ContainsAny(low[:min(len(low), 40)], l.SummaryOf...) {
		return ""
	}
	for _, lead := range l.BuildFor {
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
func (x *understander) calledName() naming {
	for i := range x.r.Units[:min(len(x.r.Units), 60)] {
		u := &x.r.Units[i]
		for i, sen := range u.Sentences {
			text := sen.Text
			if i == 0 && u.Label != "" {
				text = LabelText(u.Label, text)
			}
			if name := x.lex.namedIn(text); name != "" {
				return naming{name, sen.From, sen.To}
			}
		}
	}
	return naming{}
}

// workingTitle is the name that the text says what it is about has for now: "a new desk,
// working title Spoke".
func (x *understander) workingTitle() string {
	for i := range x.r.Units[:min(len(x.r.Units), 60)] {
		for _, sen := range x.r.Units[i].Sentences {
			if name := x.lex.titleInWork(sen.Text); name != "" {
				return name
			}
		}
	}
	return ""
}

// titleInWork is the name behind "working title" and the like, empty without one.
func (l *Lexicons) titleInWork(text string) string {
	low := reading.Lower(text)
	for _, called := range l.WorkingTitles {
		if i := strings.Index(low, called); i >= 0 {
			if name := properName(text[i+len(called):]); name != "" {
				return name
			}
		}
	}
	return ""
}

// namedIn reads the quoted or capitalised name behind a word for a product.
func (l *Lexicons) namedIn(text string) string {
	if name := l.titleInWork(text); name != "" {
		return name
	}
	low := reading.Lower(text)
	for _, noun := range l.NamedProducts {
		for at := 0; ; {
			i := strings.Index(low[at:], noun)
			if i < 0 {
				break
			}
			at += i + len(noun)
			before := low[max(0, at-len(noun)-24) : at-len(noun)]
			if !reading.ContainsAny(before, l.ArticlesBeforeName...) && !reading.HasHan(noun) || strings.Contains(before, "existing") || strings.Contains(before, "old ") || strings.Contains(before, "现有") || reading.HasSuffixOf(before, l.ChineseOfOldSystem...) {
				continue
			}
			if name := l.nameBehind(text[at:]); name != "" {
				return name
			}
		}
	}
	return ""
}

// nameBehind reads a name in quotes, alone or behind "called".
func (l *Lexicons) nameBehind(rest string) string {
	rest = strings.TrimLeft(rest, " ,")
	for _, called := range l.NamedBehind {
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
