package understanding

import (
	"strings"
	"unicode"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// hopedGoal reads a goal that somebody only hopes for, with how it is now where that stands in
// front: "退课率大概三成，老板希望国庆前退课率能控制在 15% 以内", "上座率现在也就 55%，希望明年春节前能到
// 75%". ok is false for any other text.
func (l *Lexicons) hopedGoal(text string) (g GoalFact, ok bool) {
	text = strings.TrimRight(text, "。！ ")
	if !l.figureWished(text) {
		return g, false
	}
	h, ok := l.hopeFor(text, true)
	if !ok {
		return g, false
	}
	g.Due, g.Metric = l.dueBefore(h.name)
	g.Metric = l.measuredOnly(g.Metric)
	figure, _, _ := strings.Cut(h.figure, "，")
	g.Target = strings.TrimSpace(figure)
	l.figureNow(&g, h.before)
	g.Text = sentence(h.rest)
	if !strings.Contains(h.rest, g.Metric) {
		g.Text = sentence(g.Metric + h.rest)
	}
	return g, g.Metric != ""
}

// hopedFigure is a figure that somebody hopes for: what stands before the hope, all behind it,
// and of that what is measured and the figure.
type hopedFigure struct{ before, rest, name, figure string }

// hopeFor finds the figure that a text hopes for; alone, where nothing but its name stands
// between the hope and its verb.
func (l *Lexicons) hopeFor(text string, alone bool) (h hopedFigure, ok bool) {
	for _, hope := range l.ChineseHopes {
		before, rest, found := strings.Cut(text, hope)
		if !found {
			continue
		}
		for _, verb := range l.ChineseReaches {
			name, figure, found := strings.Cut(rest, verb)
			if found && figureSoon(figure) && (!alone || !strings.Contains(name, "，")) {
				return hopedFigure{before, rest, name, figure}, true
			}
		}
	}
	return h, false
}

// dueBefore parts by when from what is measured: 年底前|爽约率能, 明年春节前|能, 明年|能.
func (l *Lexicons) dueBefore(name string) (due, rest string) {
	if at := strings.Index(name, "前"); at > 0 && dueOfHope(name[:at]) {
		at += len("前")
		return name[:at], name[at:]
	}
	if found := dueOfAims().FindString(name); found != "" && strings.HasPrefix(name, found) {
		return found, name[len(found):]
	}
	for _, year := range l.ChineseYears {
		if rest, ok := strings.CutPrefix(name, year); ok {
			return year, rest
		}
	}
	return "", name
}

// dueOfHope tells few enough signs to be the name of a day: 年底, 明年春节, 9 月.
func dueOfHope(day string) bool { return len([]rune(day)) <= 8 && !strings.Contains(day, "率") }

// measuredOnly takes off a name what belongs to the verb of the figure: 把|退课率|能.
func (l *Lexicons) measuredOnly(name string) string {
	for _, open := range l.ChineseOpenersOfMove {
		name = strings.TrimPrefix(name, open)
	}
	return strings.TrimRight(name, "能可以要也都就会再至少，的 ")
}

// figureNow finds in what stands in front of the hope how it is now, and what is measured where
// the hope does not say it.
func (l *Lexicons) figureNow(g *GoalFact, before string) {
	for _, clause := range reading.SplitTop(before, "，") {
		at := strings.IndexFunc(clause, func(r rune) bool {
			return unicode.IsDigit(r) || strings.ContainsRune("一二两三四五六七八九半", r)
		})
		if at <= 0 {
			continue
		}
		name := clause[:at]
		for _, word := range l.ChineseAsOfNow {
			name, _, _ = strings.Cut(name, word)
		}
		name = strings.TrimSpace(name)
		if g.Metric == "" {
			g.Metric = name
		}
		if name != "" && strings.Contains(g.Metric, name) && g.Baseline == "" {
			g.Baseline = strings.TrimSpace(clause[at:])
		}
	}
}
