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

// A chapter that is numbered in characters has full brackets; other brackets stay.
func TestTheNumberOfAChapterHasChineseBrackets(t *testing.T) {
	t.Parallel()
	for text, want := range map[string]string{
		"(一)借书":       "（一）借书",
		"**(十二) 还书**": "**（十二） 还书**",
		"## (二)办证":    "## （二）办证",
		"(三)":         "(三)",
		"(1)借书":       "(1)借书",
		"借书(一)分馆":     "借书(一)分馆",
		"(一般)借书":      "(一般)借书",
	} {
		require.Equal(t, want, withChineseNumber(text), text)
	}
}
