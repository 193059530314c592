package understanding

import (
	"regexp"
	"strings"
	"sync"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// reckonsFigure reads a Chinese sentence that only says how a figure is reckoned, with the figure where it
// names one: 差错率|的分母是出库的袋数.
var reckonsFigure = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`^([^，。；]{2,10}?)的?(?:分母|分子|统计口径|计算口径|口径|计算公式|计算方式|计算方法|统计周期|数据来源)(?:是|为|按|以|取|：|=|来自)`)
})

// reckonedSo files with its goal a sentence below goals that says how the figure is reckoned, 差错率的分母是
// 出库的袋数; how all of them are is a note. Neither is a goal of its own.
func (x *understander) reckonedSo(text string, from, to int) bool {
	if !reading.HasHan(text) {
		return false
	}
	if m := reckonsFigure().FindStringSubmatch(text); m != nil {
		for i := range x.u.Goals {
			g := &x.u.Goals[i]
			if !strings.Contains(g.Metric+g.Text, m[1]) {
				continue
			}
			said := strings.TrimRight(text, "。； ")
			if g.Counted != "" {
				said = g.Counted + "；" + said
			}
			g.Counted, g.Source = said, g.Source.Join(x.source(from, to))
			return true
		}
		x.note(text, from, to)
		return true
	}
	if !reading.ContainsAny(text, x.lex.ChineseReckoning...) || reading.ContainsAny(text, x.lex.ChineseMovesTo...) {
		return false
	}
	x.note(text, from, to)
	return true
}
