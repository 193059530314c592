package phrasing

import (
	"strings"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// thingThat is what a wish for a thing without a name tells of it, deed by deed: “拍一张照片就能记损耗、
// 早上告诉她该少进几箱的东西”. Any other text stays.
func (w *Work) thingThat(text string) string {
	bare := strings.TrimRight(text, "。！ ")
	for _, thing := range w.Table.Words["vague_things"].In("zh") {
		told, ok := strings.CutSuffix(bare, thing)
		before, deeds, eased := strings.Cut(told, "就能")
		if ok && eased && before != "" && !strings.Contains(deeds, "，") {
			return before + "就能" + strings.Join(reading.SplitTop(deeds, "、"), "，")
		}
	}
	return text
}
