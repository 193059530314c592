package understanding

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// Below a heading that consists of a role stands what they do; one such heading
// alone may as well describe them.
func TestHeadingsOfRoles(t *testing.T) {
	t.Parallel()
	for name, one := range map[string]struct {
		text   string
		actors []string
		told   []string
		not    []string
	}{
		"Chinese": {
			"# 同城鲜花\n\n## 顾客\n- 可以匿名送\n- 看到骑手位置\n\n## 花艺师\n- 做好拍照上传\n\n## 骑手端\n- 抢单：只看 5 公里以内的\n- 缺货时联系店里\n\n## 店长\n- 改价、上下架\n\n## 其他\n- 每天看报表\n",
			[]string{"顾客", "花艺师", "骑手", "店长"},
			[]string{"顾客可以匿名送。", "顾客看到骑手位置。", "花艺师做好拍照上传。", "抢单：只看 5 公里以内的。", "店长改价、上下架。"},
			[]string{"其他"},
		},
		"English": {
			"# Flowers\n\n## Customer\n- See where the courier is\n- Gift cards\n\n## Florist\n- Mark an order as ready\n\n## Courier app\n- Accept an order\n",
			[]string{"Customer", "Florist", "Courier"},
			[]string{"A customer can see where the courier is.", "Gift cards.", "A florist can mark an order as ready.", "A courier can accept an order."},
			nil,
		},
		"one of them": {"# Shop\n\n## Florist\n- Track the parcel\n\n## Prices\n- Change prices\n", nil, []string{"Track the parcel.", "Change prices."}, []string{"Florist", "Prices"}},
	} {
		u := understood(t, one.text)
		var actors, told []string
		for _, a := range u.Actors {
			actors = append(actors, a.Name)
		}
		for _, f := range u.Features {
			told = append(told, f.Text)
		}
		require.Subset(t, actors, one.actors, name)
		require.Subset(t, told, one.told, name)
		for _, who := range one.not {
			require.NotContains(t, actors, who, name)
		}
	}
}
