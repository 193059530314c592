package understanding

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/phases/analysis"
)

// TestWhoAProductIsForUsesIt has what a product is at its beginning, and nobody introduced
// behind it.
func TestWhoAProductIsForUsesIt(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		text string
		want []string
	}{
		{"# PantryPal\n\nPantryPal is an app for home cooks who want to waste less food.\n\n## Features\n\n- Find recipes by ingredients.\n", []string{"Home cook"}},
		{"# TrailMate\nA mobile app for hikers and divers.\n\n## Features\n- Record a track\n", []string{"Hiker", "Diver"}},
		{"# PantryPal\n\nPantryPal helps home cooks waste less food.\n\n## Features\n- Find recipes\n", []string{"Home cook"}},
		{"# Slotter\n\nSlotter is a tool for booking rooms.\n\n## Features\n- Find a room\n", nil},
		{"# Pantry\n\nPantry is an app for home cooks.\n\n## Users\n\n- Parent: plans the week\n\n## Features\n- Find recipes\n", []string{"Parent"}},
		{"# 食光\n\n食光是一款面向家庭主厨的菜谱 App。\n\n## 功能\n- 按食材搜索菜谱\n", []string{"家庭主厨"}},
		{"面向餐厅的扫码点餐系统，支持会员积分", nil},
	} {
		u := Understand(loadLexicons(t).Read(analysis.Source{Name: "input.md", Text: c.text}), loadLexicons(t))
		var names []string
		for i := range u.Actors {
			names = append(names, u.Actors[i].Name)
		}
		require.Equal(t, c.want, names, c.text)
	}
}
