package understanding

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/phases/analysis"
)

// Below a heading on installing, the systems it runs on, what it is made with and how large
// it is bind the product; what the reader has to do there does not.
func TestWhatASectionOnInstallingSaysOfTheProgram(t *testing.T) {
	t.Parallel()
	lex := loadLexicons(t)
	const text = "# hedgehog\n\nhedgehog counts visits at feeding stations.\n\n## Install\n\nLinux (x86-64, arm64), macOS 12 and later, Windows 10 and later.\n\n```\nbrew install hedgehog\n```\n\nWritten in Rust; the parser is a PEG (pest). The binary is under 6 MB. Then open the folder of 3 GB and start it.\n\n## Features\n\n- Counts the visits in a video.\n"
	u := Understand(lex.Read(analysis.Source{Text: text}), lex)
	var qualities, tech []string
	for _, q := range u.Qualities {
		qualities = append(qualities, q.Class+" "+q.Text)
	}
	for _, known := range u.Technologies {
		tech = append(tech, known.Name)
	}
	require.Equal(t, []string{"PO Runs on Linux (x86-64, arm64), macOS 12 and later, Windows 10 and later.", "P The binary is under 6 MB."}, qualities)
	require.Contains(t, tech, "Rust")
	for _, c := range u.Constraints {
		require.NotContains(t, c.Text, "open the folder")
	}
}
