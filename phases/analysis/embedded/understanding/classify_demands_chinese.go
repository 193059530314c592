package understanding

import "github.com/overtone-cli/overtone/phases/analysis/embedded/reading"

// demandsFirmly tells a Chinese sentence that demands something of the product in words that
// nobody uses of today, also in the middle of a story about it: "折扣由系统自动算", "千万别让
// 客户装软件".
func (l *Lexicons) demandsFirmly(text string) bool {
	return reading.ContainsAny(text, l.ChineseFirmDemands...) && !reading.ContainsAny(text, l.ChineseTellsToday...)
}
