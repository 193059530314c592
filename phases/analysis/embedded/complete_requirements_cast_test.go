package embedded

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

// rolesOf are the roles of the stories of a source by their titles.
func rolesOf(t *testing.T, text string) map[string]string {
	t.Helper()
	r := complete(t, fresh(), common("source.md", text, "standard"), true)
	out := map[string]string{}
	for i := range r.Reqs.Requirements {
		q := &r.Reqs.Requirements[i]
		out[strings.ToLower(q.Title)] = q.Story.Role
	}
	return out
}

// roleOf is the role of the story whose title holds a word.
func roleOf(t *testing.T, roles map[string]string, word string) string {
	t.Helper()
	found := map[string]string{}
	for title, role := range roles {
		if strings.Contains(title, word) {
			found[role] = title
		}
	}
	require.Len(t, found, 1, "titles that hold %q: %v", word, roles)
	for role := range found {
		return role
	}
	return ""
}

// TestAStoryIsToldByWhomItConcerns casts the stories of a kennel by what its
// text says of the people; that one word is shared with one of them says nothing.
func TestAStoryIsToldByWhomItConcerns(t *testing.T) {
	t.Parallel()
	roles := rolesOf(t, `# Pawlodge

Pawlodge keeps the guest book of a boarding kennel with 60 boxes.

## Who works with it

- Kennel hand: feeds and walks the dogs, cleans the boxes.
- Vet: treats sick animals, keeps the vaccination passes.
- Pet owner: brings the dog and wants to know how it is.
- Bookkeeper (Ines): writes the bills and chases late payers.

## What it does

- Feeding plan for the day, sorted by box.
- Every bill lists the nights and the extras.
- Ines can cancel a bill that nobody has paid.
- When a dog stops eating, Pawlodge alerts the vet.
- Vaccination passes that end within 14 days stand on a list.
- Photos of the dog are sent to the pet owner each evening.
- The board in the hall shows the weather.
- Discounts per pet owner are kept for two years.
`)
	for word, role := range map[string]string{
		"for the day": "kennel hand", "bill lists": "user of Pawlodge", "cancel": "bookkeeper", "alert": "vet", "passes": "vet",
		"photos": "pet owner", "weather": "user of Pawlodge", "discounts": "operator of Pawlodge",
	} {
		require.Equal(t, role, roleOf(t, roles, word), word)
	}
}

// TestAChineseStoryIsToldByWhomItConcerns does the same for a theatre.
func TestAChineseStoryIsToldByWhomItConcerns(t *testing.T) {
	t.Parallel()
	roles := rolesOf(t, `# 星河剧场票务与演出管理系统

## 用户角色

- 观众：在线选座购票，入场验票。
- 舞台监督：安排装台和彩排，掌握道具清单。
- 检票员：在入口核验票码，处理重复入场。
- 剧场财务：与出品方结算票款，开具发票。

## 功能需求

- 装台时间表按天展示，冲突时标红。
- 演出结束后三天内生成票款结算单。
- 入口断网时可以照常核验票码。
- 演出取消时自动通知观众退票。
- 大厅的屏幕显示天气。
`)
	for word, role := range map[string]string{
		"安排装台": "舞台监督", "装台时间表": "用户", "退票": "观众", "结算": "剧场财务", "票码": "检票员", "天气": "用户",
	} {
		require.Equal(t, role, roleOf(t, roles, word), word)
	}
}

// TestTheOnlyKindOfUserTellsTheStories needs no evidence where there is one.
func TestTheOnlyKindOfUserTellsTheStories(t *testing.T) {
	t.Parallel()
	roles := rolesOf(t, "# Tideline\n\n## Users\n\n- Diver: plans dives.\n\n## Features\n\n- Tide table for the week.\n- Export as CSV.\n- Dark mode at night.\n")
	for title, role := range roles {
		require.Equal(t, "diver", role, title)
	}
}

// TestOneSharedWordMakesNoPerson keeps a neutral person where a feature shares
// but the name of a thing, or the heading, with somebody who does not do it.
func TestOneSharedWordMakesNoPerson(t *testing.T) {
	t.Parallel()
	roles := rolesOf(t, `# 学习平台

## 用户角色

- 学员：看课、做练习、参加考试。
- 讲师：上传视频，维护题库。

## 考试

- 讲师能建题库，题型有单选和多选。
- 不及格可以补考两次，两次都不过须重学。
- 交卷后两分钟内出成绩。
`)
	require.Equal(t, "讲师", roleOf(t, roles, "题库"))
	require.Equal(t, "学员", roleOf(t, roles, "补考")) // who sits an exam
	roles = rolesOf(t, `# Toolbarn

## Users

- Volunteer: hands out the tools at the counter.
- The board: decides on new members.
- Treasurer: collects the fees.

## Features

- The volunteer scans the card of the member.
- A report of late tools goes out every Monday.
- The board sees the list of members.
`)
	require.Equal(t, "user of Toolbarn", roleOf(t, roles, "report"))
	require.Equal(t, "member of the board", roleOf(t, roles, "list of members"))
}
