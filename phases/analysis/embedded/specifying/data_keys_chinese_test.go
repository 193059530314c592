package specifying

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/specs"
)

func TestChineseForeignKeysNameTheirEntity(t *testing.T) {
	for _, c := range []struct{ name, constraint, want string }{
		{"学号", "外键，关联学生", "学生"},
		{"洗衣机", "外键 → 洗衣机表", "洗衣机"},
		{"鸽主编号", "外键", "鸽主"},
		{"电子环号", "必填", "电子环"},
		{"备注", "选填", "备注"},
	} {
		require.Equal(t, c.want, refersTo(&specs.Field{Name: c.name, Constraint: c.constraint, Source: specs.FromLines(1, 1)}), c.name)
	}
}
