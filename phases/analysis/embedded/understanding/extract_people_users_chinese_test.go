package understanding

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// A sentence that lists who uses the product names one person each; how many users there
// are and what they may do name nobody.
func TestAListOfUsersNamesPeople(t *testing.T) {
	t.Parallel()
	for text, want := range map[string][]string{
		"本系统的用户包括店员、采购员和店长。": {"店员", "采购员", "店长"},
		"系统用户有 300 人。":       {},
		"用户是系统的核心。":          {},
	} {
		got := append([]string{}, factTexts(t, "# 进货系统\n\n## 概述\n\n"+text+"\n\n## 功能\n\n- 登记进货单\n", "actor")...)
		require.Equal(t, want, got, text)
	}
}
