package understanding

import (
	"regexp"
	"sync"
)

// doneByProduct reads a Chinese rule that tells what the product does: what it makes or refuses by name, what becomes
// of a call that fails, and which of two values counts: 审核通过后，系统生成唯一的编码; 调用失败时按 1、5 分钟重试; 相差超过 2% 时，以
// 盘点为准，同时生成差异记录.
var doneByProduct = sync.OnceValue(func() *regexp.Regexp {
	const made = `(?:生成|记录|打印|推送|通知|提醒|拒绝|锁定|冻结|拦截|写入|创建|分配|释放|关闭|标红)`
	return regexp.MustCompile(`(?:^|[，后时])(?:系统|平台|小程序)(?:自动|立即|会|将|应|须|必须|应当)*` + made +
		`|(?:调用|请求|推送|发送|上传|同步|上报|接口|支付|打印|下发)[^，。；]{0,8}(?:失败|超时|中断|不可用)(?:时|后|的)?，?[^。；]{0,24}(?:重试|重发|补发|补传|写入|重新(?:发送|上传|推送))` +
		`|(?:时|的|后)，以[^，。；]{1,10}为准，(?:同时|并|并且|系统)?(?:自动)?` + made)
})
