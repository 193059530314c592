package specifying

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// TestAQualityBindsOnce: a clause that says 必须 itself, behind its case, is bound.
func TestAQualityBindsOnce(t *testing.T) {
	t.Parallel()
	for text, want := range map[string]bool{
		"网络中断时，该院区的叫号必须能继续工作至少 2 小时": true,
		"叫号必须能继续工作至少 2 小时":           true,
		"叫号能继续工作至少 2 小时":             false,
		"系统支持离线叫号，恢复后必须同步":           false,
		"必须能继续工作":                    false,
	} {
		require.Equal(t, want, bindsAlready(text, "必须"), text)
	}
}
