package phrasing

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

func TestKnownFeatureIsFoundByItsNameAlone(t *testing.T) {
	t.Parallel()
	rules, err := shippedRules()
	require.NoError(t, err)
	for _, one := range []struct{ text, lang, want string }{
		{"Dark mode", "en", "dark mode"},
		{"Dark mode.", "en", "dark mode"},
		{"a dark mode", "en", "dark mode"},
		{"Comments on photos", "en", "comments"},
		{"Photo comments", "en", "comments"},
		{"Two-factor authentication for admins", "en", "two-factor authentication"},
		{"Weekly image gallery", "en", "image gallery"},
		{"Coupon", "en", "discount codes"},
		{"Dark mode, on by default at night", "en", ""},
		{"Access points", "en", ""},
		{"The archive of the town shows old maps", "en", ""},
		{"Blue tags", "en", ""},
		{"Order history with reorder", "en", ""},
		{"Comments by guests need approval", "en", ""},
		{"Keyboard shortcuts for the three most common actions", "en", "keyboard shortcuts"},
		{"购物车", "zh", "shopping cart"},
		{"支持购物车功能", "zh", "shopping cart"},
		{"深色模式。", "zh", "dark mode"},
		{"购物车满 100 元免运费", "zh", ""},
	} {
		f := rules.KnownFeature(one.text, one.lang)
		if one.want == "" {
			require.Nil(t, f, one.text)
			continue
		}
		require.NotNil(t, f, one.text)
		require.Equal(t, one.want, f.Names.In("en")[0], one.text)
	}
}

// What is known of a feature has to pass the gates that judge every criterion.
func TestTestsOfKnownFeaturesCanBeObserved(t *testing.T) {
	t.Parallel()
	rules, err := shippedRules()
	require.NoError(t, err)
	for i := range rules.KnownFeatures {
		f := &rules.KnownFeatures[i]
		for _, lang := range Languages() {
			for _, text := range []string{f.Check.In(lang), f.Also.In(lang)} {
				require.NotEmpty(t, text, f.Names.In("en")[0])
				said := Finished(FillSlots(text, lang, map[string]string{"actor": map[string]string{"en": "member", "zh": "会员"}[lang]}))
				require.NotContains(t, said, "{", said)
				require.True(t, rules.Weak.Observable(said), said)
				require.False(t, rules.Weak.Untestable(said), said)
			}
			for _, name := range f.Names.In(lang) {
				require.NotEmpty(t, strings.TrimSpace(name))
				require.Same(t, f, rules.KnownFeature(name, lang), "%q is claimed twice or not found", name)
			}
		}
	}
}
