package understanding

import (
	"regexp"
	"sync"
)

// makesFor reads a sentence that says what is to be made, and for whom first: 我们要为社区琴行做一个乐器租借平台. It tells what the
// product is, and is none of its functions.
var makesFor = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`^(?:我们|我司|本公司|公司|本项目|项目组|项目|本次|这次)?(?:想要|想|要|需要|希望|打算|计划|准备|拟|将|决定)?(?:为|给|替)[^，。；：]{2,18}?(?:做|开发|建设|搭建|打造|设计|建立|建|研发)(?:一个|一套|一款|个|套)[^，。；：]{2,30}?(?:平台|系统|小程序|应用|APP|App|app|工具|网站|软件|服务|后台)`)
})
