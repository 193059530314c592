package specifying

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/specs"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/completing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// A fault is tested by a case with it and one without, and a limit in its name on both sides;
// what is known of the words of that name tests nothing that the product does.
func TestFaultsAreTestedWhereTheyAreAndWhereNot(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		lang      specs.Lang
		fault, as string
		want      []string
	}{
		{"en", "overdue invoices without a number", "an error of rule `I1`", []string{
			"Of two prepared cases that differ only in this, exactly the one in which it is so is reported, once, as an error of rule `I1`: overdue invoices without a number.",
		}},
		{"en", "fades longer than 10 minutes", "a warning", []string{
			"Of two prepared cases that differ only in this, exactly the one in which it is so is reported, once, as a warning: fades longer than 10 minutes.",
			"A case of exactly 10 minutes is not reported, and one just above it is: fades longer than 10 minutes.",
		}},
		{"en", "a reading below 2 °C", "a finding", []string{
			"Of two prepared cases that differ only in this, exactly the one in which it is so is reported, once, as a finding: a reading below 2 °C.",
			"A case of exactly 2 °C is not reported, and one just below it is: a reading below 2 °C.",
		}},
		{"en", "a disk fuller than 90 %", "a finding", []string{
			"Of two prepared cases that differ only in this, exactly the one in which it is so is reported, once, as a finding: a disk fuller than 90 %.",
			"A case of exactly 90 % is not reported, and one just above it is: a disk fuller than 90 %.",
		}},
		{"en", "a queue that has not moved for 10 minutes", "a finding", []string{
			"Of two prepared cases that differ only in this, exactly the one in which it is so is reported, once, as a finding: a queue that has not moved for 10 minutes.",
			"A case of just under 10 minutes is not reported, and one of exactly 10 minutes is: a queue that has not moved for 10 minutes.",
		}},
		{"en", "two claims within 14 days", "a finding", []string{
			"Of two prepared cases that differ only in this, exactly the one in which it is so is reported, once, as a finding: two claims within 14 days.",
			"A case of exactly 14 days is reported, and one just beyond it is not: two claims within 14 days.",
		}},
		{"en", "the order of the rows", "", []string{"Of two prepared cases, one of which is wrong in this alone, exactly that one is reported, once: the order of the rows."}},
		{"zh", "付款期限超过 90 天", "规则 `C04` 的警告", []string{
			"准备两例，仅在这一点上不同：恰好有此情形的一例被报告 1 次，报告为规则 `C04` 的警告：付款期限超过 90 天。",
			"恰好 90 天的一例不报告，略高于 90 天的一例报告：付款期限超过 90 天。",
		}},
	} {
		w := handMade(t, &understanding.Understanding{Lang: c.lang, Title: "Bill check", Product: "Bill check"}, "standard")
		d := &Draft{Use: completing.Use{Origin: completing.Origin{Fact: &understanding.FeatureFact{Fault: c.fault, FaultAs: c.as}}}}
		var got []string
		for _, made := range w.faultChecks(d) {
			got = append(got, made.text)
		}
		require.Equal(t, c.want, got)
	}
}
