package understanding

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
`, []feature{{"Borrow a tool with the badge", "must", 2}, {"Block a tool", "should", 1}, {"Print labels", "could", 0}}},
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
			u := Understand(loadLexicons(t).Read(analysis.Source{Name: "x.md", Text: c.text}), loadLexicons(t))
			var got []feature
			for i := range u.Features {
				f := &u.Features[i]
				got = append(got, feature{f.Name, f.Priority, len(f.Criteria) + len(f.Details)})
			}
			require.Equal(t, c.want, got)
		})
	}
}

// What stands where in papers of every day: versions of the paper, states with
// what they mean, a life in arrows or in words, fields below a heading, releases
// with a number, what is not offered and what is promised.
func TestFactsOfEverydayLayouts(t *testing.T) {
	t.Parallel()
	for name, c := range map[string]struct {
		text string
		want map[string]string // phrase to kind
		not  map[string]string
	}{
		"versions of the paper": {
			"# Gate log\n\n| Version | Date | Author | Change |\n|---|---|---|---|\n| 0.9 | 3 May | Ida | first draft |\n| 1.0 | 9 May | Ida | after review |\n\n## Features\n\n- A guard can open the gate.\n",
			map[string]string{"open the gate": "feature"},
			map[string]string{"first draft": "milestone", "after review": "milestone"},
		},
		"states with what they mean": {
			"# Hire desk\n\n## Features\n\n- A clerk can hire a mixer out.\n\n## States of a hire\n\n| State | Meaning | Next |\n|---|---|---|\n| Reserved | a deposit is paid | Out, Dropped |\n| Out | the customer has it | Back |\n| Back | it stands in the yard | – |\n",
			map[string]string{"Reserved": "state", "Dropped": "state", "Back": "state"},
			map[string]string{"Out": "constraint"},
		},
		"a life in arrows": {
			"# Parcel API\n\n## Resources\n\n### Parcel\n\n| Field | Type |\n|---|---|\n| `id` | string |\n\nLife cycle of a parcel: `filed` → `sent` → `received`. A `sent` parcel can come back within 14 days.\n",
			map[string]string{"filed": "state", "sent": "state", "received": "state"},
			nil,
		},
		"a life in words": {
			"# Moorings\n\n## Features\n\n- A skipper can ask for a mooring.\n\n## Data\n\nA stay is *asked for*, then *granted*, then *begun* and finally *over*; it can also be *refused* or *dropped*.\n",
			map[string]string{"asked for": "state", "over": "state", "refused": "state", "dropped": "state"},
			nil,
		},
		"fields below a heading": {
			"# Parcel API\n\n## Resources\n\n### Visit\n\n- `driver` – display name, no number\n- `began_at`, `ended_at` – timestamps\n",
			map[string]string{"Visit": "entity", "driver": "field", "ended_at": "field"},
			map[string]string{"driver": "entity"},
		},
		"releases with a number": {
			"# tally\n\n## Roadmap\n\n- **0.1** – `count` for text files\n- **1.0** – stable output\n",
			map[string]string{"stable output": "milestone"},
			map[string]string{"stable output": "feature"},
		},
		"not offered and promised": {
			"# Parcel API\n\n## Promises\n\n- A crash never leaves half a parcel.\n- An answer comes within 150 ms.\n\n## Not offered\n\n- tracking of the driver\n",
			map[string]string{"tracking of the driver": "non_goal", "An answer comes within 150 ms": "quality"},
			map[string]string{"tracking of the driver": "feature"},
		},
		"today": {
			"# Slipbook\n\n## Overview\n\nSlipbook is a web application for yards. Today the office keeps a ledger. Fees are collected in cash the next morning, and some boats leave before.\n",
			map[string]string{"Fees are collected in cash": "problem"},
			map[string]string{"Fees are collected in cash": "feature"},
		},
		"how things commonly are": {
			"# Cellar – spare rooms for tenants\n\n## Overview\n\nCellar is a web application for landlords. Tenants are often away for weeks; their cellar may be let meanwhile.\n\n## Goals\n\n- Cut unpaid stays to below 0.5 % of all nights.\n",
			map[string]string{"Tenants are often away": "note", "spare rooms for tenants": "product", "unpaid stays: below": "metric"},
			map[string]string{"Tenants are often away": "feature", "spare rooms for tenants": "vision"},
		},
		"a measure in a column of its own": {
			"# Locker\n\n## Features\n\n- A guest can open a locker.\n\n## Quality requirements\n\n| ID | Attribute | Requirement | Measure |\n|---|---|---|---|\n| N-1 | Performance | The search answers quickly at noon | p95 below 700 ms with 40 requests per second |\n| N-2 | Availability | The lockers open in the season | 99.7 % from 06:00 to 22:00 |\n",
			map[string]string{"p95 below 700 ms with 40 requests per second": "quality", "99.7 % from 06:00 to 22:00": "quality"},
			nil,
		},
		"a byline": {
			"# Loan desk – backlog\n\nMuseum of Applied Arts, registrar's office.\nThe loan desk replaces the threads with which we lend objects.\n\n## Stories\n\nAs a registrar I want to lend objects.\n",
			map[string]string{"The loan desk replaces": "product"},
			map[string]string{"Museum of Applied Arts": "product"},
		},
		"what it is, among what hurts": {
			"# 修得快：报修系统需求文档\n\n## 一、背景\n\n租客靠电话报修。\n修得快是一套面向租客和师傅的报修系统。\n\n## 二、功能需求\n\n- 租客可以提交报修。\n",
			map[string]string{"修得快是一套": "product", "靠电话报修": "problem"},
			map[string]string{"修得快是一套": "problem"},
		},
		"一张状态表": {
			"# 报修系统\n\n## 功能需求\n\n- 租客可以提交报修。\n\n## 报修单状态\n\n| 状态 | 含义 | 下一状态 |\n| --- | --- | --- |\n| 待派单 | 租客已提交 | 待接单、已取消 |\n| 待接单 | 已派给师傅 | 已完工 |\n| 已完工 | 等待评价 | 无 |\n",
			map[string]string{"待派单": "state", "已取消": "state", "已完工": "state"},
			map[string]string{"无": "state"},
		},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			facts := factsOf(t, c.text)
			for phrase, kind := range c.want {
				require.Contains(t, kindsOf(facts, phrase), kind, "%s\n%v", phrase, facts)
			}
			for phrase, kind := range c.not {
				require.NotContains(t, kindsOf(facts, phrase), kind, "%s\n%v", phrase, facts)
			}
		})
	}
}

// A user story is one however its lines are laid out, its heading is its name,
// and the legend of the text says what its rank means.
func TestStoriesOfEveryLayout(t *testing.T) {
	t.Parallel()
	for name, text := range map[string]string{
		"lines in bold":     "**As a** registrar\n**I want** to print labels\n**so that** boxes are found",
		"a list":            "- **As a** registrar\n- **I want** to print labels\n- **So that** boxes are found",
		"paragraphs":        "As a registrar\n\nI want to print labels\n\nSo that boxes are found",
		"lines with commas": "As a registrar,\nI want to print labels,\nso that boxes are found.",
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			u := Understand(loadLexicons(t).Read(analysis.Source{Name: "x.md", Text: "# Loan desk\n\nPriority: P1 = must, P2 = should.\n\n## Stories\n\n### LD-2 Labels (P1)\n\n" + text + "\n\n- **Given** a box **When** I print **Then** a label comes out.\n"}), loadLexicons(t))
			require.Len(t, u.Features, 1)
			f := &u.Features[0]
			require.Equal(t, []string{"LD-2", "Labels", "Registrar", "print labels", "boxes are found", "must"}, []string{f.Ref, f.Name, f.Actor, f.Want, f.Benefit, f.Priority})
			require.Len(t, f.Criteria, 1)
			require.Equal(t, "Given a box, when I print, then a label comes out.", f.Criteria[0].Text)
		})
	}
	u := Understand(loadLexicons(t).Read(analysis.Source{Name: "x.md", Text: "# 报修系统\n\n## 用户故事\n\n### 提交报修（P0）\n\n**作为**租客\n**我希望**在线提交报修\n**以便**不用打电话\n"}), loadLexicons(t))
	require.Len(t, u.Features, 1)
	require.Equal(t, []string{"提交报修", "租客", "在线提交报修", "不用打电话"}, []string{u.Features[0].Name, u.Features[0].Actor, u.Features[0].Want, u.Features[0].Benefit})
}
