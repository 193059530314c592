package specifying

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/specs"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// A statement that lists fields beside those which the source lists elsewhere adds to them;
// one that shares hardly any of them is about something else.
func TestAListBesideKnownFieldsAddsToThem(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		lang specs.Lang
		name string
		text string
		want []string
	}{
		{specs.Chinese, "闲置", "卖家可以发布闲置：标题、描述、1–9 张图片、价格。", []string{"标题", "价格", "描述", "图片"}},
		{specs.Chinese, "闲置", "卖家可以发布闲置：自行车、电脑、教材。", []string{"标题", "价格"}},
		{specs.English, "Offer", "The seller registers an offer with title, price and photo.", []string{"title", "price", "photo"}},
		{specs.English, "Offer", "The seller registers an offer with name, street and town.", []string{"title", "price"}},
	} {
		fields := map[specs.Lang][]specs.Field{specs.Chinese: {{Name: "标题"}, {Name: "价格"}}, specs.English: {{Name: "title"}, {Name: "price"}}}[c.lang]
		u := &understanding.Understanding{Lang: c.lang, Features: []understanding.FeatureFact{{Text: c.text, Source: specs.FromLines(3, 3)}}}
		w := handMade(t, u, "standard")
		m := newDataModel()
		m.entities = []specs.Entity{{Name: c.name, Fields: fields, Source: specs.FromLines(9, 9)}}
		if c.lang == specs.Chinese {
			w.fillListed(m)
		} else {
			w.tellRecords(m)
		}
		var got []string
		for _, f := range m.entities[0].Fields {
			got = append(got, f.Name)
		}
		require.Equal(t, c.want, got, c.text)
	}
}
