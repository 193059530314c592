package understanding

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// Whom something goes to is a person without the word for the way: 走法务审核.
func TestWhomSomethingGoesToIsThePerson(t *testing.T) {
	t.Parallel()
	u := understood(t, "# 消息中台\n\n## 功能\n\n1. 模板管理：运营在后台创建模板，走法务审核，审核通过才能用\n")
	var got []string
	for i := range u.Actors {
		got = append(got, u.Actors[i].Name)
	}
	require.Contains(t, got, "法务")
	require.NotContains(t, got, "走法务")
}
