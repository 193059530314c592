package embedded

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/phases/analysis"
)

// What papers of every day look like: a heading, a number or a bold label names
// a feature, a sentence says what it is, and a list says on which terms.
func TestFeaturesOfEverydayLayouts(t *testing.T) {
	t.Parallel()
	type feature struct {
		name, priority string
		criteria       int // with details
	}
	for name, c := range map[string]struct {
		text string
		want []feature
	}{
		"heading, sentence, list": {`# Table book

## 3. Functional requirements

### 3.1 Booking (P0)

A guest can book a table for a day and a time.

- At most 8 seats are booked at once.
- The table is held for 15 minutes.
- Bookings for the same evening are confirmed by SMS.

### 3.2 Waiting list (P1)

A guest can join the waiting list of a full evening.

- The first guest on the list is told by e-mail.
- Entries older than a day are removed.

### 3.3 Evening plan (P2)

The head waiter sees all bookings of the evening on one page.
`, []feature{{"Booking", "must", 3}, {"Waiting list", "should", 2}, {"Evening plan", "could", 0}}},
		"heading, list of deeds": {`# Table book

## Functional requirements

### Guests

Guests book tables by themselves.

- A guest can book a table for a day and a time.
- A guest can cancel a booking until noon.
- A guest can join the waiting list.
`, []feature{{"Guests book tables by themselves", "", 0}, {"Book a table for a day and a time", "", 0}, {"Cancel a booking until noon", "", 0}, {"Join the waiting list", "", 0}}},
		"number, list": {`# Tool crib

## 4. Functional requirements

**FR-1 [M]** A fitter can borrow a tool with the badge.

- Only tools that were checked within 12 months are offered.
- The due date is the end of the shift.

**FR-2 [S]** The storeman can block a tool.

- A blocked tool is shown in grey.

**FR-3 [C]** The storeman can print labels.
`, []feature{{"Borrow a tool with the badge", "must", 2}, {"The storeman can block a tool", "should", 1}, {"The storeman can print labels", "could", 0}}},
		"heading without a rank, sentence, list": {`# Table book

## Functional requirements

### Booking

A guest can book a table for a day and a time.

- At most 8 seats are booked at once.
- The table is held for 15 minutes.

### Waiting list

A guest can join the waiting list of a full evening.

- The first guest on the list is told by e-mail.
`, []feature{{"Booking", "", 2}, {"Waiting list", "", 1}}},
		"one heading of many": {`# Table book

## Functional requirements

### Booking

| ID | Requirement |
|---|---|
| B-1 | A guest can book a table |
| B-2 | A guest can cancel a booking |

### Abuse

Anyone can report a guest.

- Each new guest is checked against the list of the police.
- A guest who did not come three times is blocked.
`, []feature{{"Book a table", "", 0}, {"Cancel a booking", "", 0}, {"Anyone can report a guest", "", 0}, {"Each new guest is checked against the list of the police", "", 0}, {"A guest who did not come three times is blocked", "", 0}}},
		"标题、一句话、列表": {`# 门禁系统

## 五、功能需求

### 5.1 访客预约（P0）

员工可以为访客预约到访时间并填写来访事由。
- 一次最多预约 5 名访客。
- 预约成功后访客收到短信。
- 当天的预约自动通知前台。

### 5.2 到访登记（P1）

前台扫描访客的二维码完成登记。
- 超过预约时间 2 小时的二维码失效。

### 5.3 出入统计（P2）

行政主管可以查看每月的访客数量。
`, []feature{{"访客预约", "must", 3}, {"到访登记", "should", 1}, {"出入统计", "could", 0}}},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			u := Understand(Read(analysis.Source{Name: "x.md", Text: c.text}), loadLexicons(t))
			var got []feature
			for i := range u.Features {
				f := &u.Features[i]
				got = append(got, feature{f.Name, f.Priority, len(f.Criteria) + len(f.Details)})
			}
			require.Equal(t, c.want, got)
		})
	}
}
