package completing

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
	"github.com/overtone-cli/overtone/specs"
)

// TestASentenceThatDefinesNothingIsQuoted: a term means what the source says that it is;
// anything else that it says of it is told as that.
func TestASentenceThatDefinesNothingIsQuoted(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		lang             specs.Lang
		term, text, want string
	}{
		{specs.English, "berth", "A berth is a numbered place.", "A berth is a numbered place."},
		{specs.English, "product", "Products have a weight and a dough.", "Products have a weight and a dough."},
		{specs.English, "game", "Game ends when the board is full.", "The source says: “Game ends when the board is full.”"},
		{specs.English, "link", "A link can carry an expiry date.", "The source says: “A link can carry an expiry date.”"},
		{specs.English, "link", "Every link has a QR code.", "The source says: “Every link has a QR code.”"},
		{specs.English, "booking", "A booking is confirmed when the fee is paid.", "The source says: “A booking is confirmed when the fee is paid.”"},
		{specs.English, "chain hoist", "A chain hoist has been locked away.", "The source says: “A chain hoist has been locked away.”"},
		{specs.English, "shift", "A shift is 4 to 8 hours.", "The source says: “A shift is 4 to 8 hours.”"},
		{specs.Chinese, "静默期", "静默期是夜里不发消息的时段。", "静默期是夜里不发消息的时段。"},
		{specs.Chinese, "耀华", "地磅接耀华的仪表。", "原文提到：“地磅接耀华的仪表。”"},
	} {
		w := handMade(t, &understanding.Understanding{Lang: c.lang, Product: "Ferry"}, "standard")
		require.Equal(t, c.want, w.asSaid(c.term, &specs.Item{Text: c.text}), c.text)
	}
}

// TestATechnologyIsDefinedByItsKind: a glossary says what kind of thing a technology is,
// and of well-known ones what they are for.
func TestATechnologyIsDefinedByItsKind(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		lang              specs.Lang
		name, layer, want string
	}{
		{specs.English, "CSV", "format", "Plain text with one record in each line and commas between its values."},
		{specs.English, "MonetDB", "database", "Database that the source names for Ferry."},
		{specs.English, "Blip", "", "Technology that the source names for Ferry."},
		{specs.Chinese, "达梦 DM8", "database", "原文提到的数据库，用于 Ferry。"},
	} {
		w := handMade(t, &understanding.Understanding{Lang: c.lang, Product: "Ferry"}, "standard")
		require.Equal(t, c.want, w.technologyTerm(&understanding.TechnologyFact{Name: c.name, Layer: c.layer}, map[string]bool{}).Definition, c.name)
	}
	w := handMade(t, &understanding.Understanding{Lang: specs.English, Product: "Ferry"}, "standard")
	require.Equal(t, "System outside Ferry; the source says: “Clerks live in Ledgerly.”", w.systemDefinition(&understanding.IntegrationFact{Name: "Ledgerly", Purpose: "Clerks live in Ledgerly"}))
}
