package understanding

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// Clauses in a row are told apart where the number of one would be taken for that of all.
func TestClausesInARowKeepTheirNumbers(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		text string
		want []string
	}{
		{
			"Calls must be stored as plain WAV; the log is kept on our server; a recording is there within 2 minutes after the call",
			[]string{"Calls must be stored as plain WAV", "The log is kept on our server", "A recording is there within 2 minutes after the call"},
		},
		{"Calls are stored within 2 minutes; WAV; on our server", nil},
	} {
		if c.want == nil {
			c.want = []string{c.text}
		}
		var got []string
		x := &understander{lex: loadLexicons(t), u: &Understanding{}}
		for _, s := range x.clauses(reading.Sentence{Text: c.text}) {
			got = append(got, s.Text)
		}
		require.Equal(t, c.want, got)
	}
}

// What is said of all parts of a Chinese sentence keeps them together.
func TestADemandOfAllClausesKeepsThemTogether(t *testing.T) {
	t.Parallel()
	for text, want := range map[string][]string{
		"必须部署在市政务云（OpenStack），数据库用达梦 DM8，操作系统用麒麟，这是信创要求，没有商量。": {"必须部署在市政务云（OpenStack），数据库用达梦 DM8，操作系统用麒麟，这是信创要求，没有商量。"},
		"数据库用达梦 DM8，操作系统用麒麟。": nil,
	} {
		var got []string
		for _, c := range understood(t, "# 图书馆系统\n\n## 一、功能\n\n- 读者可以预约图书。\n\n## 五、技术要求\n\n- "+text+"\n").Constraints {
			got = append(got, c.Text)
		}
		require.Equal(t, want, got, text)
	}
}
