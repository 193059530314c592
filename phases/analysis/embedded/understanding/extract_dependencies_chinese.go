package understanding

import (
	"regexp"
	"strings"
	"sync"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// reliesOn reads the system of somebody else that a dependency says something goes over:
// 短信通道|使用|区政务短信平台.
var reliesOn = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`^[^，。；：]{2,10}?(?:使用|通过|采用|调用|依赖|依托|走|接入|由)(\p{Han}[^，。；：、的]{1,13}?(?:平台|系统|接口|网关|中台))(?:，|。|；|$|提供|发送|推送)`)
})

// dependsOnSystem files the outside system that a line of dependencies names: by its label,
// "公安户籍接口：用于核对户籍", or by what something goes over.
func (x *understander) dependsOnSystem(text string, from, to int) {
	if !reading.HasHan(text) {
		return
	}
	name, body, _ := reading.CutLabel(text, false)
	if n := utf8.RuneCountInString(name); n > 2 && n <= 14 && reading.HasSuffixOf(name, x.lex.ChineseReachedEnds...) && !strings.ContainsAny(name, "、，和与及") {
		x.mergeIntegration(IntegrationFact{Name: name, Purpose: sentence(body), Source: x.source(from, to)})
		return
	}
	if m := reliesOn().FindStringSubmatch(text); m != nil && name == "" && !x.isPerson(m[1]) {
		x.mergeIntegration(IntegrationFact{Name: m[1], Purpose: sentence(text), Source: x.source(from, to)})
	}
}
