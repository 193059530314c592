package specifying

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/phases/analysis"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/completing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
)

// workOn reads a text and makes the work on it, without packs.
func workOn(t *testing.T, text string) *Specifier {
	t.Helper()
	rules, err := shippedRules()
	require.NoError(t, err)
	u := understood(t, text)
	return New(completing.New(phrasing.NewWork(analysis.Common{Source: analysis.Source{Text: text}, Lang: u.Lang, Depth: "standard"}, u, nil, rules, phrasing.NewWordIndex(text))))
}

func TestProductsAreNamedByHeadingsSubjectsAndTheText(t *testing.T) {
	t.Parallel()
	const rest = "\n\n## Features\n\n- A keeper sees the feeding plan of the day.\n- The plan shows who feeds which animal.\n- A vet adds a note to an animal.\n"
	for _, c := range []struct{ title, text, product, h1 string }{
		{"# [Feature request] Feeding plans that repeat #412", "", "Feeding plans that repeat", "Feeding plans that repeat"},
		{"# Design: zoo-plan (feeding and care)", "", "zoo-plan", "Zoo-plan (feeding and care)"},
		{"# RFP 12/2026 Animal care register", "", "the animal care register", "Animal care register"},
		{"# Move the feeding plan off paper", "", "the feeding plan", "Move the feeding plan off paper"},
		{"# Helper for the night keepers (Lemur)", "Lemur reads the plan. A keeper asks Lemur what to do.", "Lemur", "Helper for the night keepers (Lemur)"},
		{"# Feeding board instead of the paper on the fridge door", "", "the feeding board", "Feeding board instead of the paper on the fridge door"},
		{"# Research read-out: night feeding in small zoos", "", "Night feeding in small zoos", "Night feeding in small zoos"},
		{"# What I would want from a feeding system", "", "the feeding system", "Feeding system"},
		{"# A new system for feeding plans", "A feeding desk, working title Trough, is needed.", "Trough", "New system for feeding plans"},
		{"# Replacing the binder before it replaces us", "A new plan system, working title FeedLine, is needed.", "FeedLine", "FeedLine"},
		{"# Feeding desk for a small zoo", "", "Feeding desk", "Feeding desk for a small zoo"},
		{"# Feeding planner for the night keepers", "", "the feeding planner", "Feeding planner for the night keepers"},
		{"# Rate limiter for Go", "", "Rate limiter for Go", "Rate limiter for Go"},
		{"# A read-only mirror of the feeding plan", "", "Read-only mirror of the feeding plan", "Read-only mirror of the feeding plan"},
		{"# Keeper Board v2", "", "Keeper Board v2", "Keeper Board v2"},
	} {
		w := workOn(t, c.title+"\n\n"+c.text+rest)
		require.Equal(t, c.h1, w.Title(), c.title)
		require.Equal(t, c.product, w.Product, c.title)
	}
}

func TestChineseProductsAreNamedByHeadings(t *testing.T) {
	t.Parallel()
	const rest = "\n\n## 功能\n\n- 饲养员可以查看当天的喂食计划。\n- 系统提醒未完成的喂食。\n- 兽医可以给动物添加备注。\n"
	for _, c := range []struct{ title, h1 string }{
		{"# 「喂食小工具」群聊整理（3.1~3.4）", "喂食小工具"},
		{"# 动物园喂食管理 —— 用户故事（第一轮梳理版）", "动物园喂食管理"},
		{"# 喂食中台（Feed Hub）技术方案 v0.3", "喂食中台（Feed Hub）"},
		{"# 动物园喂食系统 V2.0", "动物园喂食系统 V2.0"},
		{"# 【需求】喂食提醒平台", "喂食提醒平台"},
		{"# 跟园长聊完了，她想要一个“帮喂”小程序", "帮喂小程序"},
	} {
		require.Equal(t, c.h1, workOn(t, c.title+rest).Title(), c.title)
	}
}
