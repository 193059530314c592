package understanding

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// Systems outside are told by what they do for the product; a person, a thing of the
// product and what runs it are none.
func TestSystemsAreFoundByWhatTheyDo(t *testing.T) {
	t.Parallel()
	for text, want := range map[string][]string{
		"Weights come from the truck scale at the gate.":           {"truck scale"},
		"Weights come from the driver at the gate.":                nil,
		"The editor can publish the timetable on our Joomla site.": {"Joomla site"},
		"The editor can publish the timetable on our new site.":    nil,
		"RabbitMQ is there and run by another team.":               {"RabbitMQ"},
		"Visitors sign in with Apple / Google.":                    {"Sign in with Apple", "Sign in with Google"},
		"Visitors sign in with name and password.":                 nil,
		"语音和短信走腾讯云。":                                               {"腾讯云语音和短信"},
		"短信/语音电话用腾讯云。":                                             {"腾讯云短信和语音电话"},
		"系统走腾讯云。":                                                  nil,
	} {
		x := &understander{lex: loadLexicons(t), u: &Understanding{}, r: &reading.Reading{}, outer: map[string]bool{}}
		x.feeds(text, 1, 1)
		var got []string
		for _, s := range x.u.Integrations {
			got = append(got, s.Name)
		}
		require.Equal(t, want, got, text)
	}
}

func TestAServiceBearsTheNameOfWhatItServes(t *testing.T) {
	t.Parallel()
	require.Equal(t, "总部电子签章服务", servedThing("总部统一的服务", "前提：电子签章由总部统一的服务提供。"))
	require.Equal(t, "总部的服务器", servedThing("总部的服务器", "由总部的服务器提供"))
	require.Equal(t, "总部的系统", servedThing("总部的系统", "每晚从总部的系统同步"))
}

// A service that is only called whose it is goes by what it does, and each of two services in
// a sentence has a purpose of its own.
func TestServicesAreNamedByWhatGoesThroughThem(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		text string
		want map[string]string
	}{
		{"前提：身份核验由市里统一的服务提供。", map[string]string{"市里身份核验服务": "身份核验由市里身份核验服务提供。"}},
		{"短信和电话走阿里云，地图用高德地图。", map[string]string{"阿里云短信和电话": "短信和电话走阿里云。", "高德地图": "地图用高德地图。"}},
		{"邮件走腾讯云，每天不超过 500 封。", map[string]string{"腾讯云邮件": "邮件走腾讯云。"}},
		{"请假走审批流程，罚款走微信支付。", map[string]string{"微信支付": "请假走审批流程，罚款走微信支付。"}},
	} {
		got := map[string]string{}
		u := understood(t, "# 图书馆系统\n\n## 一、功能\n\n- 读者可以预约图书。\n\n## 五、技术上已经定的\n\n- "+c.text+"\n")
		for _, s := range u.Integrations {
			got[s.Name] = s.Purpose
		}
		require.Equal(t, c.want, got, c.text)
	}
}
