package understanding

import (
	"testing"

	"github.com/stretchr/testify/require"
)

func TestAColumnSaysHowRecordsBelongTogether(t *testing.T) {
	t.Parallel()
	for _, text := range []string{
		"# Kilnline\n\n## Data model\n\n| Object | Key fields | Relations |\n|---|---|---|\n| Plant | name, city | has many Kilns and Halls |\n| Kiln | number, status | belongs to one Plant and at most one Family |\n| Family | name, curve | 1:n Kiln |\n| Firing | start, end | belongs to one Kiln |\n",
		"# 窑控\n\n## 数据模型\n\n| 实体 | 字段 | 关系 |\n|---|---|---|\n| Plant | name, city | 有多个 Kiln、Hall |\n| Kiln | number, status | 属于一个 Plant 和一个 Family |\n| Family | name, curve | 一对多：Kiln |\n| Firing | start, end | 属于 Kiln |\n",
	} {
		u := Understand(readText(text, false), loadLexicons(t))
		got := map[string][]string{}
		for _, e := range u.Entities {
			for _, r := range e.Relations {
				got[e.Name] = append(got[e.Name], r.Kind+" "+r.To)
			}
		}
		require.Equal(t, map[string][]string{
			"Plant": {"one-to-many Kiln"}, "Kiln": {"many-to-one Plant", "many-to-one Family"},
			"Family": {"one-to-many Kiln"}, "Firing": {"many-to-one Kiln"},
		}, got)
		require.Len(t, u.Constraints, 1, "a hall is no record of the table")
	}
}
