package understanding

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// TestALicenceIsNamedAsOne: the bare name of a licence under its heading says what it is.
func TestALicenceIsNamedAsOne(t *testing.T) {
	t.Parallel()
	for _, c := range []struct{ text, want string }{
		{"# Tidewise\n\nA library for tide tables.\n\n## Licence\n\nMIT. The logo was drawn by Ada.\n", "Licence: MIT."},
		{"# 潮汐库\n\n计算潮汐的库。\n\n## 许可证\n\nMIT。\n", "许可证：MIT"},
	} {
		u := understood(t, c.text)
		require.NotEmpty(t, u.Constraints, c.text)
		require.Contains(t, u.Constraints[0].Text, c.want)
	}
}
