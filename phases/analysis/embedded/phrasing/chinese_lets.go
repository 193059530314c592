package phrasing

import "strings"

// LetsPerson reads a Chinese statement in which the product lets somebody do something: 允许|家长|把租约转给其他家长,
// 支持|顾客|在线提交申请. It gives who that is and what they do.
func (w *Work) LetsPerson(text string) (name, deed string, ok bool) {
	for _, lead := range w.Table.Words["systems"].In("zh") {
		text = strings.TrimPrefix(text, lead)
	}
	text, _ = w.WithoutBond(text)
	for _, let := range w.Table.Words["lets_person"].In("zh") {
		rest, led := strings.CutPrefix(text, let)
		if !led {
			continue
		}
		name, person := w.LeadingPerson(rest)
		if !person {
			continue
		}
		deed, _ = w.WithoutBond(strings.TrimSpace(rest[len(name):]))
		first := firstClauseOf(deed)
		if !w.actsInChinese(first) && !w.Table.StartsWith("coverbs", "zh", first) && !strings.HasPrefix(first, "在") || strings.HasPrefix(first, "的") {
			return "", "", false
		}
		return name, deed, true
	}
	return "", "", false
}
