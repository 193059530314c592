package reading

import "unicode/utf8"

// Joiner is what stands between two parts of a text in the language of the first: a space in
// English, nothing in Chinese.
func Joiner(before string) string {
	if HasHan(before) {
		return ""
	}
	return " "
}

// SpacedLatin sets a space before a text that begins in Latin letters and stands behind
// Chinese: "支持 CSV、PDF", "用 PC 网页".
func SpacedLatin(text string) string {
	if first, _ := utf8.DecodeRuneInString(text); first < utf8.RuneSelf {
		return " " + text
	}
	return text
}
