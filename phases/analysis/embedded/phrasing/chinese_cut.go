package phrasing

import (
	"regexp"
	"strings"
	"sync"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// CutsWord says that the word that binds was put into the middle of something: behind a word that
// needs what follows it, 复核员对|每一剂药拍照, or in front of the name of a thing, 运营|日报每天推送.
// Such a statement is better said as it stands.
func CutsWord(head, text, must string) bool {
	before, after, ok := strings.Cut(text, must)
	if ok && reading.HasPrefixOf(after, "小程序", "公众号", "短信平台") {
		return true // 系统必须小程序推送: two who do it
	}
	if !ok || before == "" || !strings.HasPrefix(head, before) || len(head) == len(before) {
		return false
	}
	last, _ := utf8.DecodeLastRuneInString(before)
	if strings.ContainsRune("对把向给将与和及、", last) {
		return true
	}
	return strings.HasPrefix(after, head[len(before):]) && // nothing was taken out for it
		(reading.HasPrefixOf(after, "小程序") || paperName().MatchString(after))
}

// reportOrCertificate reads what is written of somebody's work or certifies them: 日报, 上岗资格证.
const reportOrCertificate = `[日周月季年]报|\p{Han}{0,2}(?:资格|健康|上岗|操作|执业)证`

// paperName reads the name of a paper or a certificate at the beginning of a text, 日报, 资格证, 送货单: in
// front of it stands no word that binds.
var paperName = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`^(?:` + reportOrCertificate + `|[料货订账清菜]单)`)
})
