package phrasing

import (
	"regexp"
	"slices"
	"strings"
	"sync"

	"github.com/overtone-cli/overtone/specs"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// dataOfSpan finds a Chinese statement that begins with the time of which data are, and does
// not say whose: "2023 年以后的数据要导入".
var dataOfSpan = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`^([^，。；的]{0,6}\d[^，。；的]{0,10}(?:以后|以前|之后|之前|以来|起)的)(?:数据|记录|信息|资料|内容|明细)`)
})

// ownerBefore finds what a clause is about that tells what something is for: Excel 台账 of
// "以前用过的 Excel 台账只做历史查询".
var ownerBefore = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`(?:^|[。；，、的 ])([^。；，、的]{2,12}?)(?:只做|只作|只用来|仅做|仅作|仅用于|只用于|用来|用于|作为|保留|停用)[^。；，]{2,16}$`)
})

// owedLast finds what has to be done with data, behind their name.
var owedLast = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`^([^，。；]+?(?:数据|记录|信息|资料|内容|明细))(?:都|全部)?(?:要|须|必须|需要)(导入|迁移|导出|保留)。?$`)
})

// verbOver joins a verb with what is done to it, with a blank before a number or a Latin word.
func verbOver(verb, thing string) string {
	if reading.IsLatin(rune(thing[0])) || thing[0] >= '0' && thing[0] <= '9' {
		return verb + " " + thing
	}
	return verb + thing
}

// ownersOfData gives the data of a Chinese statement their owner, where the statement was cut
// off a sentence that names it in the clause before: without it nobody knows what is
// imported.
func (w *Work) ownersOfData() {
	if w.Language != "zh" {
		return
	}
	var changed []understanding.FeatureFact
	for i := range w.Understood.Features {
		f := &w.Understood.Features[i]
		if f.Source.Kind != specs.Stated || len(f.Source.Lines) == 0 || !dataOfSpan().MatchString(f.Text) {
			continue
		}
		text := strings.TrimRight(f.Text, "。")
		line := strings.Join(w.linesFrom(f.Source), "")
		ahead, _, found := strings.Cut(line, text)
		if !found {
			continue
		}
		before := strings.TrimRight(ahead, "，")
		m := ownerBefore().FindStringSubmatch(before)
		if m == nil || before == ahead {
			continue
		}
		if changed == nil {
			changed = slices.Clone(w.Understood.Features)
		}
		g := &changed[i]
		span := dataOfSpan().FindStringSubmatch(f.Text)[1]
		owned := verbOver(span, strings.TrimSpace(m[1]))
		g.Text, g.Name = strings.Replace(f.Text, span, owned, 1), strings.Replace(f.Name, span, owned, 1)
		if m := owedLast().FindStringSubmatch(g.Text); m != nil { // 要导入 2023 年以后的 Excel 台账数据
			g.Name = verbOver(m[2], m[1])
			g.Text = "要" + g.Name + "。"
		}
	}
	if changed == nil {
		return
	}
	u := *w.Understood // the facts of the source stay as they are
	u.Features = changed
	w.Understood = &u
}

// linesFrom are the lines on which a statement stands.
func (w *Work) linesFrom(src specs.Source) []string {
	lines := w.SourceLines()
	var out []string
	for _, r := range src.Lines {
		for n := max(1, r.From); n <= min(r.To, len(lines)); n++ {
			out = append(out, lines[n-1])
		}
	}
	return out
}
