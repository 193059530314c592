package embedded

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

// What an idea is asked comes from its own words: what could be asked of anything is asked
// only where there is room left.
func TestIdeasAreAskedForTheirOwnWords(t *testing.T) {
	t.Parallel()
	e := fresh()
	for text, want := range map[string][]string{
		"A browser extension that hides spoilers for the series I'm currently watching until I've marked the episode as seen.":                                                              {"recognised which spoilers", "on which pages does the browser extension work", "Can “seen” be taken back"},
		"Let our beekeepers' club record hive inspections by voice in the apiary, with gloves on and usually without reception.":                                                            {"working “without reception”", "In which languages", "each entry (hive inspections)"},
		"A small service that watches our suppliers' price lists (PDF, sent by mail every month) and tells purchasing which articles went up by more than 5 %. Purchasing is three people.": {"Against what are the 5 % counted", "How many layouts", "reach purchasing"},
		"Split the heating bill of a shared house fairly by the radiators' readings instead of by heads.":                                                                                   {"How is it split (the heating bill)", "“fairly”", "(readings)"},
		"A command line tool that deletes old branches, but only those that are merged and that nobody has touched for 90 days.":                                                            {"which old branches would go", "count as “old”"},
		"An app where parents of our school can offer and find seats for the morning run, so fewer cars stop at the gate; children under 10 only ride with people the school knows.":        {"data about children", "belongs to “people the school knows”", "become one of the parents", "(seats)"},
		"Replace our paper logbook for sailing boats: skipper enters departure, crew, fuel and damages; the club sees all boats currently out.":                                             {"what is there today (the paper logbook)"},
		"我们瑜伽馆现在靠微信接龙约课，经常超员，希望做一个约课小程序，每节课最多15人，提前24小时取消退全款。":                                                                                                                              {"达到15人之后"},
		"小区投票系统，居委会发布议题，到期自动公布结果":                                                                                                                                                           {"能否看出是谁投的"},
	} {
		r := complete(t, e, common("idea.txt", text, "standard"), true)
		var asked []string
		for _, a := range r.Gap.Areas {
			asked = append(asked, a.Questions...)
		}
		all := strings.Join(asked, "\n")
		for _, w := range want {
			require.Contains(t, all, w, text)
		}
		require.NotContains(t, all, "from start to finish", text)
		for _, q := range r.Brief.OpenQuestions {
			require.NotContains(t, q.Text, "does not ask for", text)
			require.NotContains(t, q.Text, "{", text)
		}
	}
}
