package specifying

import (
	"strings"

	"github.com/overtone-cli/overtone/specs"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// toldFailure is what a Chinese source says is done while the exchange with a system
// fails: in what it says of the system, "失败时人工补推", else in a statement on what is
// exchanged, "同步失败不自动重试" where only one system is synchronised with.
func (w *Specifier) toldFailure(s *understanding.IntegrationFact) string {
	if w.Language != "zh" {
		return ""
	}
	if deed := failedIn(s.Purpose); deed != "" {
		return deed
	}
	if deed := w.toldSilence(s.Name); deed != "" {
		return deed
	}
	items := w.thingItems()
	for _, act := range w.Table.Words["exchange_acts"].In("zh") {
		if !strings.Contains(s.Purpose, act) || !w.onlyOne(act) {
			continue
		}
		for i := range items {
			if text := items[i].Text; strings.HasPrefix(text, act+"失败") || strings.Contains(text, "，"+act+"失败") {
				return failedIn(items[i].Text)
			}
		}
	}
	return ""
}

// toldSilence is what a statement says is done while a system gives no answer, with what it says
// behind: "银行超时未响应时，系统先查询原流水的状态，不得直接重发。查询 3 次仍无结果的，转人工处理".
func (w *Specifier) toldSilence(name string) string {
	for i := range w.Understood.Features {
		f := &w.Understood.Features[i]
		first, deed, ok := strings.Cut(strings.TrimRight(specs.Plain(f.Text), "。；"), "，")
		if !ok || !strings.HasPrefix(first, name) || !reading.ContainsAny(first, w.Table.Words["silent_sides"].In("zh")...) {
			continue
		}
		for _, it := range f.Criteria {
			deed += "；" + strings.TrimRight(specs.Plain(it.Text), "。；")
		}
		return deed
	}
	return ""
}

// onlyOne says that exactly one system has an act in what is said of it.
func (w *Specifier) onlyOne(act string) bool {
	n := 0
	for i := range w.Understood.Integrations {
		if strings.Contains(w.Understood.Integrations[i].Purpose, act) {
			n++
		}
	}
	return n == 1
}

// failedIn is what a text says is done after a failure.
func failedIn(text string) string {
	_, deed, ok := strings.Cut(specs.Plain(text), "失败")
	if !ok {
		return ""
	}
	deed = strings.TrimLeft(deed, "时后则的，, ")
	if i := strings.IndexAny(deed, "。；"); i >= 0 {
		deed = deed[:i]
	}
	if len([]rune(deed)) < 4 || reading.HasPrefixOf(deed, "率", "次数", "原因", "数", "订单", "记录") || reading.ContainsAny(deed, "？", "吗") {
		return ""
	}
	return deed
}
