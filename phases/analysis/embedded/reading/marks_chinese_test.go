package reading

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// Marks of an English keyboard between Chinese characters are read as Chinese ones; in
// code, numbers and Latin words they are what they are.
func TestMarksBetweenChineseCharactersAreChinese(t *testing.T) {
	t.Parallel()
	for text, want := range map[string]string{
		"做个工具,把录音转成文字;老师可查:按词":  "做个工具，把录音转成文字；老师可查：按词",
		"约 1,000 人,每天 8:00 开门":  "约 1,000 人，每天 8:00 开门",
		"字段`姓名,电话`必填,可改":        "字段`姓名,电话`必填,可改",
		"```\n姓名,电话\n```\n好,可以": "```\n姓名,电话\n```\n好，可以",
		"plain, English: text":  "plain, English: text",
	} {
		require.Equal(t, want, WithChineseMarks(text), text)
	}
}
