package understanding

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/phases/analysis"
)

// TestARowKeepsTheAreaOfABareValue has rows of a table of qualities: what only says how
// much or which says nothing without the area beside it, a sentence of its own does.
func TestARowKeepsTheAreaOfABareValue(t *testing.T) {
	t.Parallel()
	lex := loadLexicons(t)
	for _, c := range []struct{ head, area, cell, want string }{
		{"Non-functional requirements", "Availability", "99.9% monthly, excluding holidays", "Availability: 99.9% monthly, excluding holidays."},
		{"Non-functional requirements", "Localization", "Dutch and Welsh", "Localization: Dutch and Welsh."},
		{"Non-functional requirements", "Browser support", "Firefox, Safari, last two versions", "Browser support: Firefox, Safari, last two versions."},
		{"Non-functional requirements", "Backup", "daily, RPO 12 h", "Backup: daily, RPO 12 h."},
		{"Non-functional requirements", "Performance", "95% of searches answered within 1 s", "95% of searches answered within 1 s."},
		{"Non-functional requirements", "Load", "300 concurrent nurses", "300 concurrent nurses."},
		{"Non-functional requirements", "Security", "Nurses sign in with a badge", "Nurses sign in with a badge."},
		{"非功能需求", "可用性", "99.9%", "可用性: 99.9%。"},
		{"非功能需求", "多语言", "中文、藏文", "多语言：中文、藏文。"},
		{"非功能需求", "备份", "每周一次，RPO 12 小时", "备份：每周一次，RPO 12 小时。"},
		{"非功能需求", "可用性", "每月可用率不低于 99.9%", "每月可用率不低于 99.9%。"},
		{"非功能需求", "安全", "密码加密存储", "密码加密存储。"},
	} {
		columns := "| Area | Requirement |"
		if c.head == "非功能需求" {
			columns = "| 类别 | 要求 |"
		}
		text := "# Wards\n\n## " + c.head + "\n\n" + columns + "\n|---|---|\n| " + c.area + " | " + c.cell + " |\n"
		u := Understand(lex.Read(analysis.Source{Text: text}), lex)
		require.Len(t, u.Qualities, 1, c.cell)
		require.Equal(t, c.want, u.Qualities[0].Text)
	}
}
