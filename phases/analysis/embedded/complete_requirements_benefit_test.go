package embedded

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/specs"
)

// benefitsOf are the benefits of the stated requirements of a source, with the
// goals they are traced to, by their titles in lower case.
func benefitsOf(t *testing.T, text string) (benefits map[string]string, traces map[string][]string) {
	t.Helper()
	r := complete(t, fresh(), common("source.md", text, "standard"), true)
	benefits, traces = map[string]string{}, map[string][]string{}
	for i := range r.Reqs.Requirements {
		q := &r.Reqs.Requirements[i]
		if q.Source.Kind == specs.Stated {
			benefits[strings.ToLower(q.Title)] = q.Story.Benefit
			traces[strings.ToLower(q.Title)] = q.TracesTo
		}
	}
	return benefits, traces
}

const observatory = `# Skywatch

Skywatch books the telescopes of an observatory.

## Problem

Observers copy exposure lists from paper into the mount controller.

## Users

- Observer: plans the night.
- Guide: shows visitors around.

## Goals

- Lost nights fall from 40 to 10 a year.
- Visitors rate the guided tour with 4.5 of 5.

## What it does

- Exposure lists are read by the mount controller.
- If the wind rises above 15 m/s, the dome closes.
- At the end of the night Skywatch moves the mount to its park position.
- Dark frame library.
- Spare part list per instrument.
- An observer can rename a target.
- The tour desk prints a badge for visitors of the guided tour.
`

// TestABenefitIsThatOfTheSource takes the trouble of today that a requirement
// ends, and a goal only where rare words connect it. Nothing else is a reason:
// the story then ends with what is wanted.
func TestABenefitIsThatOfTheSource(t *testing.T) {
	t.Parallel()
	benefits, traces := benefitsOf(t, observatory)
	for word, benefit := range map[string]string{
		"exposure": "it no longer happens that observers copy exposure lists from paper into the mount controller",
		"dome":     "",
		"park":     "",
		"library":  "",
		"spare":    "",
		"rename":   "",
	} {
		require.Equal(t, benefit, roleOf(t, benefits, word), word)
	}
	for title, ids := range traces {
		if strings.Contains(title, "dome") || strings.Contains(title, "rename") {
			require.Equal(t, []string{"G-003"}, ids, title) // no goal of the source speaks of it
		}
		if strings.Contains(title, "tour") {
			require.Contains(t, ids, "G-002", title)
		}
	}
}

// TestAChineseBenefitIsThatOfTheSource does the same for a zoo.
func TestAChineseBenefitIsThatOfTheSource(t *testing.T) {
	t.Parallel()
	benefits, _ := benefitsOf(t, `# 青山动物园饲养管理系统

## 现状与问题

- 游客查不到动物的投喂时刻，每天要打几十个电话。

## 功能需求

- 动物投喂时刻查询：游客扫码即可看到。
- 笼舍温度低于 5 ℃ 时，系统打开暖风。
- 系统自动生成饲料采购清单。
`)
	require.Equal(t, "解决“游客查不到动物的投喂时刻，每天要打几十个电话”的问题", roleOf(t, benefits, "投喂"))
	require.Empty(t, roleOf(t, benefits, "暖风"))
	require.Empty(t, roleOf(t, benefits, "饲料"))
}
