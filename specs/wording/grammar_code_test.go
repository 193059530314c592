package wording

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// TestCodeNamesKeepTheirCase: a Chinese sentence may begin with the name of a program.
func TestCodeNamesKeepTheirCase(t *testing.T) {
	t.Parallel()
	for text, want := range map[string]string{
		"space-svc 挂了，权限继续有效": "space-svc 挂了，权限继续有效。",
		"door-adapter部署在本地机房": "door-adapter部署在本地机房。",
		"booking 的状态一并保存":     "booking 的状态一并保存。",
		"app 可以签到":            "App 可以签到。",
		"real-time updates":   "Real-time updates.",
	} {
		require.Equal(t, want, Sentence(text), text)
	}
}
