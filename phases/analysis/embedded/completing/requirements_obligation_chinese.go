package completing

import (
	"strings"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// boundChinese puts 必须, 应当 or 可以 into a Chinese sentence: in place of the
// word that is there, behind a person or thing that leads it, else behind the
// product's name.
func (w *Work) boundChinese(st statement, d *Draft) string {
	p := d.Requirement.Priority
	must := w.modal(p)
	text := ""
	switch {
	case st.label != "" && !w.leadsWithPerson(st.label) && (w.chineseNoun(st.label) || !reading.HasHan(st.label)):
		text = w.short("req_provide", "must", must, "text", st.label+"："+st.head)
	case st.label != "" && !w.leadsWithPerson(st.label) && !strings.ContainsFunc(st.label, isASCIILetter):
		text = w.short("req_support", "must", must, "want", strings.TrimPrefix(st.label, "支持")+"："+st.head)
	case st.label != "" && isOffer(st.label):
		text = w.short("req_support", "must", must, "want", st.label+"："+st.head)
	case st.label != "":
		text = w.short("req_hold", "must", must, "text", st.label+"："+st.head)
		if bound, ok := w.boundThing(st.label, p); ok {
			text = bound + "：" + st.head
		}
	default:
		text = w.chineseModal(st.head, p, d.pack != nil)
	}
	if st.trigger != "" {
		return strings.TrimRight(st.trigger, "，") + "，" + text
	}
	return text
}
