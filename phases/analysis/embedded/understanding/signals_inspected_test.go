package understanding

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// What something is inspected for is no quality of the product, and no name is one.
func TestWhatIsInspectedIsNoQuality(t *testing.T) {
	t.Parallel()
	x := &understander{lex: loadLexicons(t), u: &Understanding{}}
	for text, want := range map[string]string{
		"移交前须做真实性、完整性、可用性检测。":                   "",
		"系统可用性不低于 99.9%。":                       "A",
		"Certificates come from Let's Encrypt.": "",
		"Letters are encrypted.":                "S",
	} {
		class, _ := x.classOf(text)
		require.Equal(t, want, class, text)
	}
}
