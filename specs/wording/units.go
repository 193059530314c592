package wording

import (
	"slices"
	"strings"
	"sync"
)

// The classes of a Measure.
const (
	ClassTime    = "time"
	ClassSize    = "size"
	ClassRate    = "rate"
	ClassShare   = "share"
	ClassCount   = "count"
	ClassMoney   = "money"
	ClassVersion = "version"
	ClassFactor  = "factor"
	ClassLength  = "length"
	ClassPower   = "power" // current, voltage, power and energy
)

// unit is a canonical unit with its class.
type unit struct{ name, class string }

// unitTable lists canonical units with the ways to write them. Forms are in
// lower case unless they hold a capital, which then must be written so.
const unitTable = `
time ns: ns nanosecond nanoseconds 纳秒
time µs: µs μs us microsecond microseconds 微秒
time ms: ms msec msecs millisecond milliseconds 毫秒
time s: s sec secs second seconds 秒钟 秒
time min: min mins minute minutes m 分钟
time h: h hr hrs hour hours 个小时 小时
time d: d day days 天 日
time workday: workday workdays 个工作日 工作日
time week: w wk week weeks 个星期 星期 周
time month: month months mo 个月
time quarter: quarter quarters 个季度 季度
time year: y yr yrs year years 年
size bit: bit bits
size B: b B byte bytes 字节
size KB: kb KB kib KiB kilobyte kilobytes
size MB: mb MB mib MiB megabyte megabytes 兆字节 兆
size GB: gb GB gib GiB gigabyte gigabytes
size TB: tb TB tib TiB terabyte terabytes
size PB: pb PB petabyte petabytes
rate kbit/s: kbps Kbps
rate Mbit/s: mbps Mbps
rate Gbit/s: gbps Gbps
rate req/s: rps qps RPS QPS
rate tx/s: tps TPS
rate frames/s: fps FPS 帧/秒
rate Hz: hz Hz
rate kHz: khz kHz
rate MHz: mhz MHz
rate GHz: ghz GHz
share %: % ％ percent pct
money USD: usd USD dollar dollars 美元 美金
money EUR: eur EUR euro euros 欧元
money GBP: gbp GBP pounds 英镑
money CNY: cny CNY rmb RMB yuan 元人民币 元 块钱
money JPY: jpy JPY yen 日元
money HKD: hkd HKD 港元 港币
money cent: cent cents
factor x: x × 倍
power uA: uA µA μA
power mA: mA
power mAh: mAh
power mV: mV
power V: V volt volts 伏
power kV: kV
power mW: mW
power kW: kW 千瓦
power kWh: kWh 千瓦时
power dB: dB
power dBm: dBm
length px: px pixel pixels 像素
length pt: pt
length mm: mm 毫米
length cm: cm 厘米
length km: km kilometre kilometres kilometer kilometers 公里 千米
length m: metre metres meter meters 米
length dpi: dpi
count req: req reqs request requests 个请求 请求
count times: times time 次
count users: users user people persons 个并发用户 并发用户 个用户 名用户 位用户 用户 个人 人 名 位
count orders: orders 个订单 笔订单 订单 单
count messages: msg msgs 条消息
count files: files 个文件 份文件 文件
count chars: chars characters character 个字符 字符 个汉字 个字
count lines: lines 行
count rows: rows records 条记录 条数据
count items: items entries 个 条 项 件 份 张 笔 种 类 款
count devices: devices 台设备 台
count connections: connections 个连接 并发连接 连接
count concurrent: 个并发 并发
count versions: 个版本
count steps: steps 步
count pages: pages 页
`

// unitForms are the ways to write each unit.
var unitForms = sync.OnceValue(func() map[string]unit {
	out := map[string]unit{}
	for line := range strings.Lines(unitTable) {
		head, forms, ok := strings.Cut(strings.TrimSpace(line), ": ")
		if !ok {
			continue
		}
		class, name, _ := strings.Cut(head, " ")
		for form := range strings.FieldsSeq(forms) {
			out[form] = unit{name, class}
		}
	}
	return out
})

// measuredForms are the forms of units in which something is measured, in lower case.
var measuredForms = sync.OnceValue(func() map[string]bool {
	out := map[string]bool{}
	for form, u := range unitForms() {
		if u.class != ClassCount && u.class != ClassVersion && u.class != ClassFactor {
			out[strings.ToLower(form)] = true
		}
	}
	return out
})

// IsUnit says that a word, in any letter case, is a unit in which something is measured:
// kWh, metres. What is only counted, as users, is none.
func IsUnit(word string) bool { return measuredForms()[strings.ToLower(word)] }

// wideForms are the unit forms of Chinese, longest first.
var wideForms = sync.OnceValue(func() []string {
	var out []string
	for form := range unitForms() {
		if form[0] >= 0x80 && form != "×" && form[0] != "µ"[0] && form != "％" {
			out = append(out, form)
		}
	}
	slices.SortFunc(out, func(a, b string) int {
		if len(a) != len(b) {
			return len(b) - len(a)
		}
		return strings.Compare(a, b)
	})
	return out
})

// perForms say per what a rate is, English and Chinese, longest first.
var perForms = sync.OnceValue(func() [][2]string {
	return [][2]string{
		{"per second", "s"},
		{"per minute", "min"},
		{"per hour", "h"},
		{"per week", "week"},
		{"per month", "month"},
		{"per year", "year"},
		{"per day", "d"},
		{"per user", "user"},
		{"per request", "req"},
		{"per sec", "s"},
		{"per min", "min"},
		{"a second", "s"},
		{"a minute", "min"},
		{"an hour", "h"},
		{"a month", "month"},
		{"a week", "week"},
		{"a year", "year"},
		{"a day", "d"},
		{"each day", "d"},
		{"each month", "month"},
		{"every second", "s"},
		{"every minute", "min"},
		{"every hour", "h"},
		{"every day", "d"},
		{"daily", "d"},
		{"monthly", "month"},
		{"/second", "s"},
		{"/minute", "min"},
		{"/month", "month"},
		{"/hour", "h"},
		{"/week", "week"},
		{"/year", "year"},
		{"/user", "user"},
		{"/day", "d"},
		{"/sec", "s"},
		{"/min", "min"},
		{"/mo", "month"},
		{"/yr", "year"},
		{"/s", "s"},
		{"/m", "min"},
		{"/h", "h"},
		{"/d", "d"},
		{"/分钟", "min"},
		{"/小时", "h"},
		{"/秒", "s"},
		{"/天", "d"},
		{"/日", "d"},
		{"/月", "month"},
		{"/年", "year"},
		{"每秒", "s"},
		{"每分钟", "min"},
		{"每小时", "h"},
		{"每天", "d"},
		{"每日", "d"},
		{"每月", "month"},
		{"每年", "year"},
	}
})

// beforeForms are the words before a number of Chinese that make it a rate.
var beforeForms = sync.OnceValue(func() [][2]string {
	return [][2]string{
		{"每秒钟", "s"},
		{"每秒", "s"},
		{"每分钟", "min"},
		{"每小时", "h"},
		{"每天", "d"},
		{"每日", "d"},
		{"每周", "week"},
		{"每个月", "month"},
		{"每月", "month"},
		{"每年", "year"},
		{"日均", "d"},
		{"月均", "month"},
	}
})
