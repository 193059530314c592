package understanding

import (
	"strings"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// coverPage tells a first chapter by habit that holds nothing but the data of the
// paper, as tenders have it: "第四章 技术需求书" over "项目名称：…", "采购人：…".
func (x *understander) coverPage() bool {
	s := &x.r.Sections[1]
	if !s.Pseudo || len(x.units[0]) > 0 || len(x.units[1]) == 0 {
		return false
	}
	for _, i := range x.units[1] {
		if u := &x.r.Units[i]; u.Kind != reading.Prose || u.Label == "" {
			return false
		}
	}
	return true
}

// projectName is what a line of the first page calls the project: "项目名称：东港
// 区排水泵站监控系统采购项目", "Tool name: Lockbox", without what is only said of the
// purchase or in brackets.
func (x *understander) projectName() naming {
	for i := range x.r.Units[:min(len(x.r.Units), 8)] {
		u := &x.r.Units[i]
		switch word := strings.Trim(u.Label, " *"); {
		case x.lex.ProjectNameKeys[reading.Lower(word)]:
		case word == "项目" || word == "产品" || word == "系统":
			if !reading.ContainsAny(u.Text, x.lex.ChineseProductNouns...) {
				continue
			}
		default:
			continue
		}
		name := strings.TrimSpace(strings.TrimLeft(strings.TrimPrefix(u.Text, u.Label), " ：:"))
		if strings.ContainsAny(name, "，；, ") {
			name = withoutBrackets(name) // 发票查重小工具（2021 年由信息部写的，Python）
		}
		for _, tail := range x.lex.ChineseProjectKinds {
			if short := strings.TrimSuffix(name, tail); len([]rune(short)) >= 4 {
				name = short
			}
		}
		if n := len([]rune(name)); n >= 3 && n <= 40 && !strings.ContainsAny(name, "，。；") {
			return naming{name, u.From, u.From}
		}
	}
	return naming{}
}
