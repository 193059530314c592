package specifying

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert" //nolint:depguard // all misses are shown at once

	"github.com/overtone-cli/overtone/specs"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// formulas say nothing of the statement they stand under.
func formulas() []string {
	return []string{
		"fresh installation", "completes one case", "the same steps", "a restart of", "made to break this rule", "is taken out", "that it is done", "new state of it",
		"全新安装", "个用例。", "同样的步骤", "状态相同", "相关数据",
	}
}

// TestAStatementWithoutAFormOfItsOwnIsTestedByItself: where no rule knows more
// than the statement, one criterion says what can be observed, and none pads it.
func TestAStatementWithoutAFormOfItsOwnIsTestedByItself(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		lang specs.Lang
		text string
		want []string
	}{
		{"en", "The kiln log stands beside the door.", []string{"A test shows this: the kiln log stands beside the door."}},
		{"en", "A parking permit carries a photo of the van.", []string{"A parking permit carries a photo of the van."}},
		{"en", "Every crate carries a seal number.", []string{"Two prepared crates each have a different seal number, and each seal number finds exactly its own crate, even after a reload."}},
		{"en", "Colour coding", []string{"In a trial, a nurse can use colour coding."}},
		{"en", "The match ends when one side has no piece left.", []string{"In a test case in which one side has no piece left, the match ends; in a second one, identical except for that, this does not happen."}},
		{"zh", "打印箱号标签：一箱打印两张，号码一致。", []string{"用 2 个不同的用例生成箱号标签，内容与各自的用例逐项一致。"}},
		{"zh", "离线装箱：码头没有信号时照常登记，恢复后自动上传。", []string{"断开网络后登记 5 次，均成功；恢复网络后这 5 条记录全部到达，不丢失、不重复。"}},
		{"zh", "窑炉日志挂在门边。", []string{"测试验证：窑炉日志挂在门边。"}},
		{"zh", "港区夜灯", []string{"试用时，船员可以使用港区夜灯。"}},
	} {
		got := criteriaOf(t, c.lang, map[specs.Lang]string{"en": "Ward desk", "zh": "港口调度系统"}[c.lang], c.text, understanding.ActorFact{Name: map[specs.Lang]string{"en": "nurse", "zh": "船员"}[c.lang]})
		for _, want := range c.want {
			assert.Contains(t, got, want, c.text)
		}
		for _, text := range got {
			for _, f := range formulas() {
				assert.NotContains(t, text, f, c.text)
			}
		}
	}
}

// TestWhatGoesOnInACaseIsNoCounterCase: a statement that something still holds in
// a case does not say that it stops outside of it.
func TestWhatGoesOnInACaseIsNoCounterCase(t *testing.T) {
	t.Parallel()
	for _, text := range []string{
		"If the card reader fails, the gate still opens for staff.",
		"When the link is down, the pump keeps running.",
		"Even if a shard is lost, queries go on.",
		"As soon as the swab is negative, the bed is released.",
	} {
		all := strings.Join(criteriaOf(t, "en", "Ward desk", text, understanding.ActorFact{Name: "nurse"}), "\n")
		assert.NotContains(t, all, "when soon", text)
		if !strings.HasPrefix(text, "As soon") {
			assert.NotContains(t, all, "none of", text)
		}
	}
	for _, text := range []string{"断电时，闸门仍能手动打开。", "网络中断时，登记照常进行。"} {
		assert.NotContains(t, strings.Join(criteriaOf(t, "zh", "港口调度系统", text, understanding.ActorFact{Name: "船员"}), "\n"), "均不出现", text)
	}
}

// TestAFormNamedBesideIsNotWhatAThingIsAbout: in which forms something is read or kept
// asks for no page to be made.
func TestAFormNamedBesideIsNotWhatAThingIsAbout(t *testing.T) {
	t.Parallel()
	for text, unwanted := range map[string]string{
		"Search in case notes with their scans (PDF, TIFF)": "next one that is made",
		"Text recognition of scanned PDFs":                  "next one that is made",
		"Fines and refunds: no draft, a note to the clerk":  "smallest unit",
	} {
		for _, got := range criteriaOf(t, "en", "Ward desk", text, understanding.ActorFact{Name: "nurse"}) {
			assert.NotContains(t, got, unwanted, text)
		}
	}
}

// TestTheObjectOfARowOfKinds is the noun that they share.
func TestTheObjectOfARowOfKinds(t *testing.T) {
	t.Parallel()
	w := ward(t)
	for want, object := range map[string]string{
		"submit building, electrical and septic permit applications online": "applications",
		"compute fares according to the zone table":                         "fares",
		"report damage, losses and thefts":                                  "damage",
		"sort the parcels based on their weight":                            "the parcels",
		"see the new plan next to the old one":                              "the new plan",
		"show the readings side by side":                                    "the readings",
	} {
		assert.Equal(t, object, w.deedObject(want), want)
	}
}
