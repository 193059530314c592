package completing

import "strings"

// withoutLet is what stands in front of somebody's name without that the product lets them: 系统应支持|家长|提交申请 is a
// deed of theirs.
func (w *Completer) withoutLet(lead string) string {
	rest := strings.TrimSpace(lead)
	for _, name := range w.Table.Words["systems"].In("zh") {
		rest = strings.TrimPrefix(rest, name)
	}
	rest, _ = w.WithoutBond(rest)
	if w.Table.IsWord("lets_person", "zh", rest) {
		return ""
	}
	return lead
}
