package understanding

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// What a text says no to, a word of an example and half a sentence are no system; one
// system under two names is one, and a paragraph or a table introduces several.
func TestSystemsAreThoseThatAreReached(t *testing.T) {
	t.Parallel()
	for text, want := range map[string][]string{
		"# Lockers\n\n## 6. Interfaces\n\nProScript: HL7 v2 feed of bagged items, every 60 s. Locker wall: local REST controller on port 8443, manual v3.2. SMS through GOV.UK Notify?? – no, we are private; probably Twilio.\n": {"ProScript", "Locker wall", "Twilio"},
		"# Bikes\n\n## Features\n\n1. A ranked list of moves (\"take 8 from Korenmarkt to Dampoort before 07:40\") for each van.\n":                                                                                               {},
		"# Bikes\n\n## Data\n\n| Source | What | Freshness | Owner |\n|---|---|---|---|\n| Telemetry | bikes docked | 1 min via MQTT | Hardware |\n| Weather | hourly forecast | 1 h | us |\n":                                    {"Telemetry", "Weather"},
		"# 考务系统\n\n## 运行环境\n\n系统统一使用教育局统一身份认证登录。\n\n## 外部接口\n\n- 统一身份认证平台：OAuth 2.0。\n- 学籍系统：每日凌晨同步一次考生信息。\n":                                                                                                                     {"统一身份认证平台", "学籍系统"},
		"# 查重工具\n\n## 要求\n\n1. 与费控系统对接：报销单提交时调用查重接口，1 秒内返回。\n":                                                                                                                                                                    {"费控系统"},
	} {
		u := understood(t, text)
		got := []string{}
		for _, s := range u.Integrations {
			got = append(got, s.Name)
		}
		require.Equal(t, want, got, text)
	}
	for text, want := range map[string][]string{
		"# Slice\n\n## Limits\n\n- PostgreSQL 13 to 17. MySQL: no.\n": {"PostgreSQL 13"},
		"# 考务系统\n\n## 项目背景\n\n目前报名选项用Excel汇总，成绩由记录员手抄后二次录入。\n":        {},
	} {
		u := understood(t, text)
		got := []string{}
		for _, s := range u.Technologies {
			got = append(got, s.Name)
		}
		require.Equal(t, want, got, text)
	}
}
