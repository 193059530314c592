package reading

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/specs/markdown"
)

// A use case is read as a story whose examples are the steps and branches.
func TestAUseCaseIsToldAsAStory(t *testing.T) {
	t.Parallel()
	l := loadLexicon(t)
	for _, c := range []struct {
		name string
		raw  []string // headings begin with #, items with -
		want []string
	}{
		{"labelled lines", []string{
			"# UC-01: Record snow", "**Actor:** Patroller\n**Precondition:** Signed in\n**Main flow:**", "- The patroller taps “New”.", "- The app fills in the time.", "- The app shows the map.",
			"**Alternative flows:**", "- 2a. No network: the observation is queued.", "- 2b. The clock is wrong: the app asks for the time.", "**Postcondition:** The observation is visible.",
		}, []string{
			"# UC-01: Record snow", "As a patroller, I want to record snow.", "# Acceptance criteria",
			"- When the patroller taps “New”, the app fills in the time, and the app shows the map; afterwards the observation is visible.",
			"- When there is no network, the observation is queued.", "- When the clock is wrong, the app asks for the time.",
		}},
		{"headings, no articles and no actor", []string{
			"# Use Case 2: Book a course", "# Basic Flow", "- Visitor selects a course.", "- System shows the free places.", "# Alternative Flow", "- Course is full: System offers the waiting list.",
		}, []string{
			"# UC-2: Book a course", "As a visitor, I want to book a course.", "# Acceptance criteria",
			"- When the visitor selects a course, the system shows the free places.", "- When course is full, the system offers the waiting list.",
		}},
		{"Chinese", []string{
			"# UC-01：登记巡查", "**参与者：** 蜂农\n**基本流程：**", "- 蜂农扫描二维码。", "- 系统显示记录。", "**异常流程：**", "- 2a. 无网络：记录暂存本机。",
		}, []string{
			"# UC-01: 登记巡查", "作为蜂农，我想登记巡查。", "# 验收标准", "- 当蜂农扫描二维码时，系统显示记录。", "- 无网络时，记录暂存本机。",
		}},
		{"no use case", []string{"# Steps", "- Open the box.", "- The system starts."}, []string{"# Steps", "- Open the box.", "- The system starts."}},
	} {
		t.Run(c.name, func(t *testing.T) {
			t.Parallel()
			require.Equal(t, c.want, rawsOf(l.useCases(blocksOf(c.raw))))
		})
	}
}

// blocksOf makes blocks of lines: headings begin with #, items with -.
func blocksOf(raw []string) []block {
	out := make([]block, 0, len(raw))
	for i, text := range raw {
		n := block{kind: markdown.Paragraph, raw: text, from: i + 1, to: i + 1}
		if head, ok := strings.CutPrefix(text, "# "); ok {
			n.kind, n.level, n.raw = markdown.Heading, 3, head
		}
		if item, ok := strings.CutPrefix(text, "- "); ok {
			n.kind, n.level, n.raw = markdown.Item, 1, item
		}
		out = append(out, n)
	}
	return out
}

// rawsOf is what blocksOf makes blocks of.
func rawsOf(blocks []block) []string {
	out := make([]string, 0, len(blocks))
	for _, n := range blocks {
		mark := map[markdown.Kind]string{markdown.Heading: "# ", markdown.Item: "- "}[n.kind]
		out = append(out, mark+n.raw)
	}
	return out
}
