package specifying

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert" //nolint:depguard // all misses are shown at once

	"github.com/overtone-cli/overtone/specs"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// TestEachNumberIsTested: every number of a statement stands in a criterion, with
// the second as with the first, and names, years and quotations are no numbers.
func TestEachNumberIsTested(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		lang           specs.Lang
		text           string
		wanted, absent []string
	}{
		{"en", "A nurse can admit a patient in under 30 seconds.", []string{"In each of 20 consecutive runs, a nurse can admit a patient in under 30 seconds"}, nil},
		{"en", "A bed becomes idle after 20 quiet hours, blocked when nobody used it for 5 days.", []string{"20 quiet hours", "5 days"}, nil},
		{"en", "Notes of a shift are kept for 30 days, those of an accident for 13 months.", []string{"13 months"}, []string{"end of 13 months, notes of a shift"}},
		{"en", "The desk prints a list of beds every Monday at 7:15.", []string{"7:15"}, nil},
		{"en", "Currency codes follow ISO 4217.", nil, []string{"4217 shows"}},
		{"zh", "跟催：超期第 1 天提醒船员，第 3 天抄送队长，第 7 天停航。", []string{"第 1 天", "第 3 天", "第 7 天"}, nil},
		{"zh", "订阅：船名最多 5 个，每天最多推 3 条。", []string{"当天已推 3 条时，第 4 条不再推"}, nil},
		{"zh", "酒测：仪器是现成的安泰 AT-300，结果自动上传。", nil, []string{"恰好 300", "301"}},
	} {
		product := map[specs.Lang]string{"en": "Ward desk", "zh": "港口调度系统"}[c.lang]
		all := strings.Join(criteriaOf(t, c.lang, product, c.text, understanding.ActorFact{Name: map[specs.Lang]string{"en": "nurse", "zh": "船员"}[c.lang]}), "\n")
		for _, want := range c.wanted {
			assert.Contains(t, all, want, c.text)
		}
		for _, not := range c.absent {
			assert.NotContains(t, all, not, c.text)
		}
	}
}
