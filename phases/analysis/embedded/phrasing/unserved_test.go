package phrasing

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// TestUnserved reads what papers say of a server: one that wants none has no service, and one
// that speaks of a server of its own somewhere else has one all the same.
func TestUnserved(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		lang, text string
		unserved   bool
	}{
		{"en", "A small app for Android phones. No account, no login, no server. The notes leave the phone as a file.", true},
		{"en", "The app works offline only; the tablet keeps everything.", true},
		{"en", "The app works offline and sends its changes later.", false},
		{"en", "The phones need no server in the shop; the server in the office answers them.", false},
		{"en", "There is no server in the cellar.", false},
		{"zh", "手机应用完全离线，不需要服务器。", true},
		{"zh", "手机应用离线时先存本地，联网后上传服务器。", false},
	} {
		w := handMade(t, &understanding.Understanding{Lang: "en"}, "standard")
		if c.lang == "zh" {
			w = handMade(t, &understanding.Understanding{Lang: "zh"}, "standard")
		}
		w.Words = NewWordIndex(c.text).Deny(w.Table.Words["denials_before"], w.Table.Words["denial_ends"])
		require.Equal(t, c.unserved, w.Unserved(), c.text)
	}
}
