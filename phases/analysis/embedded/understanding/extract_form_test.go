package understanding

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/phases/analysis"
)

const specKit = `# Feature Specification: Tool Loan Returns

**Feature Branch**: ` + "`007-tool-loan-returns`" + `
**Created**: 2026-09-02
**Status**: Draft
**Input**: User description: "volunteers book returned tools in with a phone"

## User Scenarios & Testing *(mandatory)*

### User Story 1 - Book a return at the counter (Priority: P1)

A volunteer scans the tag of a returned tool and the loan is closed.

**Why this priority**: today 30 returns an evening are typed in on Sunday.

**Independent Test**: lend one drill and scan it back.

**Acceptance Scenarios**:

1. **Given** a lent drill, **When** the volunteer scans its tag, **Then** the loan is closed

### User Story 2 - Print a list of overdue tools (Priority: P3)

The coordinator prints the overdue tools before the meeting.

### Edge Cases

- What happens when the tag is unreadable?
- Two volunteers scan the same tool: only one loan is closed.

## Requirements *(mandatory)*

### Functional Requirements

- **FR-001**: System MUST close the loan when its tag is scanned.
- **FR-002**: System MUST authenticate volunteers via [NEEDS CLARIFICATION: PIN or member card?]
- **FR-003**: System MUST keep closed loans for [NEEDS CLARIFICATION: how long?] in the archive.

### Key Entities *(include if feature involves data)*

- **Tool**: tag number, name, optional photo; belongs to one shelf
- **Kit**: a fixed set of tools with a name

## Success Criteria *(mandatory)*

- **SC-001**: A return takes less than 15 seconds at the counter
`

// What stands in the template of spec-kit is read as what its words call it.
func TestReadsASpecKitSpecification(t *testing.T) {
	t.Parallel()
	u := Understand(loadLexicons(t).Read(analysis.Source{Name: "spec.md", Text: specKit}), loadLexicons(t))
	require.Equal(t, "Tool Loan Returns", u.Title)
	require.Equal(t, "Volunteers book returned tools in with a phone.", u.Pitch[0].Text)
	var names, ranks []string
	for _, f := range u.Features {
		names, ranks = append(names, f.Name), append(ranks, f.Priority)
	}
	require.Equal(t, []string{"Book a return at the counter", "Print a list of overdue tools", "Close the loan when its tag is scanned", "Authenticate volunteers", "Keep closed loans for … in the archive"}, names)
	require.Equal(t, []string{"must", "could", "must", "must", "must"}, ranks)
	require.Equal(t, "Given a lent drill, when the volunteer scans its tag, then the loan is closed.", u.Features[0].Criteria[0].Text)
	require.Equal(t, "Today 30 returns an evening are typed in on Sunday.", u.Features[0].Reasons[0].Text)
	require.Len(t, u.Features[0].Edges, 1)
	var asked []string
	for _, q := range u.Questions {
		asked = append(asked, q.Text)
	}
	require.ElementsMatch(t, []string{"What happens when the tag is unreadable?", "System MUST authenticate volunteers: PIN or member card?", "System MUST keep closed loans for … in the archive: how long?"}, asked)
	require.Len(t, u.Goals, 1)
	require.Len(t, u.Entities, 2)
	require.Equal(t, "photo", u.Entities[0].Fields[2].Name)
	require.Equal(t, "belongs to one shelf", u.Entities[0].Fields[3].Constraint)
	require.Equal(t, "Kit", u.Terms[0].Term)
}

// The column of names of a requirements table is what its requirements are called.
func TestNamesInAColumnAreTitles(t *testing.T) {
	t.Parallel()
	for text, want := range map[string][2]string{
		"# 驿站系统需求规格说明书\n\n## 3 功能需求\n\n| 编号 | 名称 | 描述 | 优先级 |\n|---|---|---|---|\n| FR-1 | 快件入库 | 员工扫描运单条码，系统分配货架 | 高 |\n":                                                  {"快件入库", "must"},
		"# Post room\n\n## Requirements\n\n| ID | Title | Description | Priority |\n|---|---|---|---|\n| 1 | Parcel intake | Staff scan a parcel and get a shelf | Low |\n": {"Parcel intake", "could"},
	} {
		u := Understand(loadLexicons(t).Read(analysis.Source{Name: "srs.md", Text: text}), loadLexicons(t))
		require.Len(t, u.Features, 1, text)
		require.Equal(t, want[0], u.Features[0].Name)
		require.Equal(t, want[1], u.Features[0].Priority)
		require.True(t, strings.HasPrefix(u.Features[0].Text, want[0]), u.Features[0].Text)
		require.Empty(t, u.Features[0].Details)
	}
}

const trackerEntry = `[LIB-318] EPIC: Renewals in the reader account

Type: Epic    Status: In Progress    Priority: Major
Reporter: Hanne Friis    Assignee: Team Lending

h2. Background
Readers phone the desk; 55 calls a week.

h2. Out of scope
* Fees

h3. LIB-319 Sub-task: request a renewal
{panel:title=Acceptance criteria}
* AC1: The button is shown from 7 days before the due date
{panel}

---- Comments ----
*Hanne (desk)* 5 Nov: the 7 days is law? pls check for journals
`

// An entry copied from a tracker's wiki has its headings, its sub-tasks with their
// criteria, and its comments read as such.
func TestReadsTheWikiOfATracker(t *testing.T) {
	t.Parallel()
	for _, plain := range []bool{true, false} {
		u := Understand(loadLexicons(t).Read(analysis.Source{Name: "entry", Plain: plain, Text: trackerEntry}), loadLexicons(t))
		require.Equal(t, "Renewals in the reader account", u.Title)
		require.Len(t, u.Features, 1)
		require.Equal(t, "LIB-319", u.Features[0].Ref)
		require.Equal(t, "Request a renewal", u.Features[0].Name)
		require.Equal(t, "The button is shown from 7 days before the due date.", u.Features[0].Criteria[0].Text)
		require.Equal(t, "Fees.", u.NonGoals[0].Text)
		require.Len(t, u.Questions, 1)
		require.True(t, strings.HasPrefix(u.Questions[0].Text, "The 7 days is law?"), u.Questions[0].Text)
		require.Empty(t, u.Constraints)
		require.Empty(t, u.Notes)
	}
}

// What the head of a section says decides what its lines are: dates are milestones,
// what is not done now is left out, who is asked answers.
func TestSectionsOfAFeishuDocument(t *testing.T) {
	t.Parallel()
	u := Understand(loadLexicons(t).Read(analysis.Source{Name: "prd.md", Text: `# 团长结算 PRD

产品：@白露 ｜ 研发：@阿坤 ｜ 评审时间：12月3日 15:00

> 💡 一句话：团长每周二能看到上周挣了多少。

## 需求
**P0**
1. 自动计佣：按商品佣金率计算
2. 打款：周二 10:00 前打款

**P2（这期不做）**
- 预支佣金

## 里程碑
- 12/10 评审通过
- 2/1 全量

## 待讨论
- 税率表谁维护？@Mia 待确认
- 银行接口单笔限额是多少？阿坤去问
`}), loadLexicons(t))
	require.Equal(t, "团长每周二能看到上周挣了多少。", u.Pitch[0].Text)
	require.Len(t, u.Features, 2)
	require.Len(t, u.NonGoals, 1)
	require.Len(t, u.Milestones, 2)
	require.Len(t, u.Questions, 2)
	require.Equal(t, "Mia", u.Questions[0].Owner)
	require.Equal(t, "阿坤", u.Questions[1].Owner)
	require.Empty(t, u.Notes)
}

// Who is to answer is taken from a sentence that says nothing else, never from a rule.
func TestWhoAnswersWhatIsOpen(t *testing.T) {
	t.Parallel()
	for text, want := range map[string]string{
		"TBC by Tom.": "Tom", "@Mia 待确认": "Mia", "阿坤去问": "阿坤", "等冯雪跟分公司确认。": "冯雪",
		"遗失状态只能由安全科确认": "", "清单待保卫处确认": "", "To be confirmed by the end of May": "", "The order is confirmed by mail": "",
	} {
		require.Equal(t, want, loadLexicons(t).answeredBy(text), text)
	}
}

// A request on paper: its head is about the paper but for the name of the tool, rights
// are roles, and what those demand who approve it binds.
func TestReadsARequestForATool(t *testing.T) {
	t.Parallel()
	for _, plain := range []bool{true, false} {
		u := Understand(loadLexicons(t).Read(analysis.Source{Name: "request", Plain: plain, Text: `信息系统需求申请单

申请单号：XX-2026-109
申请部门：设备科　　申请人：罗一鸣　　联系电话：8231
系统名称：医疗设备巡检登记

一、需求描述
1. 工程师用手机扫设备二维码登记巡检结果。
2. 异常自动生成维修单，科长当天派工。

二、权限
工程师：登记；科长：派工、查看全部；审计：只读。操作记录保留 10 年。

三、风险
- 分公司还在用旧库，要不要一起迁，等罗一鸣跟分公司确认。

四、审批意见
科室负责人：同意。周海 10.12
信息科意见：工作量约 15 人天，需等 OA 升级完成后安排。 10.15
`}), loadLexicons(t))
		require.Equal(t, "医疗设备巡检登记", u.Title)
		require.Len(t, u.Features, 2)
		require.Len(t, u.Actors, 3)
		require.Equal(t, "操作记录保留 10 年。", u.Constraints[0].Text)
		require.Equal(t, "信息科意见：工作量约 15 人天，需等 OA 升级完成后安排。", u.Constraints[1].Text)
		require.Len(t, u.Constraints, 2)
		require.Equal(t, "罗一鸣", u.Questions[0].Owner)
		require.Empty(t, u.Risks)
	}
}

// A prompt with its parts in tags is Markdown; what its printed words call a deed or a
// reason is one.
func TestReadsAPromptForATaskManager(t *testing.T) {
	t.Parallel()
	u := Understand(loadLexicons(t).Read(analysis.Source{Name: "prd.txt", Plain: true, Text: `<context>
# Overview
FerryShift lets the crew planner fill the weekly duty roster of 5 boats.

# Core Features
- **Rest time check**
  - What it does: Refuses a duty that leaves less than 11 hours of rest.
  - Why it's important: The authority fined the company twice.
  - How it works: Every change is checked against the last 7 days.
</context>
<PRD>
# Development Roadmap
## Future enhancements
- Export to payroll

# Risks and Mitigations
- Push messages may be silenced at night: the app calls the phone
</PRD>
`}), loadLexicons(t))
	require.Equal(t, "FerryShift", u.Title)
	require.Len(t, u.Features, 2)
	require.Equal(t, "Rest time check", u.Features[0].Name)
	require.Equal(t, "Refuses a duty that leaves less than 11 hours of rest.", u.Features[0].Text)
	require.Equal(t, "Every change is checked against the last 7 days.", u.Features[0].Criteria[0].Text)
	require.Len(t, u.Features[0].Reasons, 1)
	require.Equal(t, "could", u.Features[1].Priority)
	require.Len(t, u.Risks, 1)
}

// A change proposal says what is added, what is taken away and what it touches.
func TestReadsAChangeProposal(t *testing.T) {
	t.Parallel()
	u := Understand(loadLexicons(t).Read(analysis.Source{Name: "proposal.md", Text: `# Change: Add key deposit

## Why
Residents lose about 60 keys a year.

## Impact
- Affected code: src/rentals, src/payments

## ADDED Requirements

### Requirement: Deposit on handing out a key
The system SHALL charge a deposit of €40 before a key is handed out.

#### Scenario: Payment refused
- **WHEN** the card is refused
- **THEN** the key stays blocked

## REMOVED Requirements

### Requirement: Free second key
**Reason**: second keys are the ones that get lost
`}), loadLexicons(t))
	require.Equal(t, "Add key deposit", u.Title)
	require.Len(t, u.Features, 1)
	require.Equal(t, "Deposit on handing out a key", u.Features[0].Name)
	require.Equal(t, "Payment refused: when the card is refused, then the key stays blocked.", u.Features[0].Criteria[0].Text)
	require.Equal(t, "Affected code: src/rentals, src/payments.", u.Dependencies[0].Text)
	require.Equal(t, "Free second key.", u.NonGoals[0].Text)
	require.Equal(t, "Second keys are the ones that get lost.", u.NonGoals[0].Rationale)
}
