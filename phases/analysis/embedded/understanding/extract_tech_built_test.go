package understanding

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// TestWhatIsBuiltWithIsNoOutsideSystem: below a heading of interfaces too, the database and the
// cloud that stand beside a language are those of the product.
func TestWhatIsBuiltWithIsNoOutsideSystem(t *testing.T) {
	t.Parallel()
	for text, outside := range map[string][]string{
		"# Linen\n\n## Features\n\n- A driver counts a trolley.\n\n## Integrations\n\n- **Stripe**: payments of hotels.\n\nThe backend will be .NET 8 with PostgreSQL 16; this is what our two developers know.\n": {"Stripe"},
		"# 学车\n\n## 功能\n\n- 学员可以约课。\n\n## 对接\n\n微信支付走官方接口。学时自动同步到学员名下。后端用 Java 17 + Spring Boot，数据库 MySQL 8.0，部署在学校自己的阿里云账号上。\n":                                                                                   {"微信支付"},
	} {
		u := understood(t, text)
		var names []string
		for i := range u.Integrations {
			names = append(names, u.Integrations[i].Name)
		}
		require.Equal(t, outside, names, text)
	}
}
