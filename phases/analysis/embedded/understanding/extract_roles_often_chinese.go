package understanding

import (
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// leastAtWork is in how many sentences a role is shown at work at the least that a full list of users leaves
// out, so that it is one of them all the same: 站长 of 由站长作废, 须站长审批 and 站长维护档案.
const leastAtWork = 2

// oftenAtWork adds to a full list of users the roles that Chinese features show at work again and again.
func (x *understander) oftenAtWork(listed int) {
	var order []role
	count := map[string]int{}
	for i := range x.r.Units {
		u := &x.r.Units[i]
		kind := x.ctx[u.Section].kind
		if u.Kind == reading.Code || kind != "feature" && kind != "story" || x.metadata(u, x.ctx[u.Section]) {
			continue
		}
		for _, sen := range u.Sentences {
			for _, name := range x.atWorkChinese(sen.Text) {
				if count[name]++; count[name] == 1 {
					order = append(order, role{name, sen.From})
				}
			}
		}
	}
	for _, r := range order {
		if count[r.name] >= leastAtWork {
			x.addRole(r, listed)
		}
	}
}

// atWorkChinese are the roles by whose name alone a clause of a Chinese sentence begins, or who has to do
// something in it, each once: 须|站长|审批.
func (x *understander) atWorkChinese(text string) []string {
	if !reading.HasHan(text) {
		return nil
	}
	var out []string
	for _, h := range x.lex.people.Find(text) {
		name, before, after := text[h.Start:h.End], text[:h.Start], text[h.End:]
		begins := before == "" || reading.HasSuffixOf(before, "，", "；", "。", "后，", "由", "须", "经")
		if begins && (x.lex.actsNow(after) || reading.HasPrefixOf(after, x.lex.ChineseAgentDeeds...)) && !slices.Contains(out, name) && !strings.HasPrefix(after, "的") {
			out = append(out, name)
		}
	}
	return out
}
