package understanding

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// Those who call an interface stand in the first column of their table, and come by themselves.
func TestTablesNameThoseWhoCall(t *testing.T) {
	t.Parallel()
	for _, c := range []struct{ text, name, purpose string }{
		{
			"# Label API\n\nLabel API is a REST API that prints labels.\n\n## Consumers and roles\n\n| Consumer | Uses the service to | OAuth scope |\n|---|---|---|\n| Checkout | print labels | `labels:write` |\n| Depot gateway | read labels | `labels:read` |\n\n### Rate limits\n\n| Client | Limit |\n|---|---|\n| Checkout | 300 requests per second |\n| Depot gateway | 20 requests per second |\n",
			"Checkout", "Uses the service to print labels. OAuth scope: `labels:write`. At most 300 requests per second.",
		},
		{
			"# Label API\n\nLabel API is a REST API that prints labels.\n\n## API clients\n\n| Client | Purpose | Rate limit | Scopes |\n|---|---|---|---|\n| Web shop | Print labels at checkout | 50 requests/s | label.print |\n",
			"Web shop", "Print labels at checkout. At most 50 requests/s. Scopes: label.print.",
		},
		{
			"# 面单服务\n\n面单服务是一个打印面单的接口服务。\n\n## 调用方\n\n| 调用方 | 用途 | 权限范围 |\n|---|---|---|\n| 商城 | 下单时打印面单 | `label:print` |\n\n## 限流\n\n| 调用方 | 上限 |\n|---|---|\n| 商城 | 300 次/秒 |\n",
			"商城", "下单时打印面单。权限范围：`label:print`。最多 300 次/秒。",
		},
	} {
		u := understood(t, c.text)
		require.NotEmpty(t, u.Integrations, c.text)
		require.True(t, u.Integrations[0].Calls, c.text)
		require.Equal(t, []string{c.name, c.purpose}, []string{u.Integrations[0].Name, u.Integrations[0].Purpose}, c.text)
		for i := range u.Actors {
			require.True(t, u.Actors[i].System, u.Actors[i].Name)
		}
	}
	u := understood(t, "# Practice\n\nPractice keeps the files of a law firm.\n\n## Clients\n\n| Client | Industry | Limit |\n|---|---|---|\n| Brandt | steel | 20,000 EUR |\n")
	for i := range u.Integrations {
		require.False(t, u.Integrations[i].Calls)
	}
}

// The right that a call needs stands in its row; what callers have to be ready for binds nobody else.
func TestRowsOfOperationsKeepTheirScopes(t *testing.T) {
	t.Parallel()
	u := understood(t, "# Label API\n\nLabel API is a REST API. It has pages.\n\n## API\n\n| Method | Path | Description | Scope |\n|---|---|---|---|\n| POST | /labels | Print a label | labels:write |\n| GET | /labels/{id} | Read a label | `labels:read`, `admin:read` |\n\n### Webhooks\n\nConsumers must expect that an event arrives more than once.\n")
	require.Len(t, u.Endpoints, 2)
	require.Equal(t, "scope `labels:write`", u.Endpoints[0].Scope)
	require.Equal(t, "scope `labels:read`, `admin:read`", u.Endpoints[1].Scope)
	require.Empty(t, u.Rules)
	u = understood(t, "# 面单服务\n\n面单服务是一个接口服务。本服务没有自己的界面。\n\n## 接口\n\n| 方法 | 路径 | 说明 | 权限 |\n|---|---|---|---|\n| POST | /labels | 打印面单 | label:print |\n")
	require.Equal(t, "权限：`label:print`", u.Endpoints[0].Scope)
	require.True(t, u.NoScreen)
}

// That a product has no pages is left out of it, wherever it stands.
func TestNoScreenIsLeftOut(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		said string
		want string
	}{
		{"The service has no user interface of its own.", "User interface of its own."},
		{"The service does not have a UI.", "UI."},
		{"The old page has no user interface tests.", ""},
		{"The service has no user interface and is called by three programs.", ""},
	} {
		u := understood(t, "# Label Service\n\n## Background\n\nLabels are printed by hand. "+c.said+"\n\n## Features\n\n- The service prints labels.\n")
		var got string
		for _, n := range u.NonGoals {
			got = n.Text
		}
		require.Equal(t, c.want, got, c.said)
	}
}
