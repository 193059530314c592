package understanding

import (
	"testing"

	"github.com/stretchr/testify/require"
)

const cratesAPI = "# Crate API\n\nCrate API is an HTTP interface for fruit packers.\n\n## Endpoints\n\n"

// A heading in words over one operation names an endpoint; what stands below tells what it
// does and how it answers.
func TestEndpointsBelowHeadingsInWords(t *testing.T) {
	t.Parallel()
	u := understood(t, cratesAPI+"### Book a crate\n\n`POST /crates`\n\nBooks a crate for one day. A crate holds 20 kg.\n\nResponse:\n\n```json\n{\"id\": 1}\n```\n\nThe answer carries the number of the crate.\n\n"+
		"### List crates\n\nEndpoint: `GET /crates?day=2026-01-01`\n\nCrates can be filtered by day.\n\n### Empty a crate\n\n```http\nDELETE /crates/{id}\n```\n")
	require.Len(t, u.Endpoints, 3)
	require.Equal(t, "/crates", u.Endpoints[1].Path)
	require.Equal(t, "List crates.", u.Endpoints[1].Purpose)
	require.Equal(t, "Books a crate for one day.", u.Features[0].Text)
	require.Equal(t, "POST /crates", u.Features[0].Group)
	require.Len(t, append(u.Features[0].Criteria, u.Features[0].Details...), 2)
	require.Equal(t, "List crates.", u.Features[1].Text)
	require.Equal(t, "Empty a crate.", u.Features[3].Text)
}

// An operation that begins a sentence, and several below one heading, name no endpoint of
// their own.
func TestOperationsThatAreNoHeading(t *testing.T) {
	t.Parallel()
	for _, text := range []string{
		"### Idempotency\n\n`POST /crates` requires `Idempotency-Key`.\n",
		"### Crates\n\n`GET /crates`\n\nLists crates.\n\n`POST /crates`\n\nBooks a crate.\n",
	} {
		u := understood(t, cratesAPI+text)
		for _, f := range u.Features {
			require.NotEqual(t, "Idempotency.", f.Text)
			require.NotEqual(t, "Crates.", f.Text)
		}
	}
}

// A Chinese heading over one operation names its endpoint as well.
func TestChineseEndpointsBelowHeadings(t *testing.T) {
	t.Parallel()
	u := understood(t, "# 果箱接口\n\n## 接口\n\n### 预订果箱\n\n`POST /crates`\n\n每个果箱最多装 20 公斤。\n")
	require.Equal(t, "`POST /crates` 预订果箱。", u.Features[0].Text)
	require.Equal(t, "预订果箱。", u.Endpoints[0].Purpose)
}

// Events that an interface sends are one promise with the events as its rows.
func TestEventsThatAreSent(t *testing.T) {
	t.Parallel()
	for _, text := range []string{
		cratesAPI + "`POST /crates` books a crate.\n\n## Webhooks\n\n| Event | Sent when |\n|---|---|\n| `crate.full` | The crate holds 20 kg |\n| `crate.gone` | A driver has taken it |\n",
		cratesAPI + "`POST /crates` books a crate.\n\n## Webhooks\n\n- `crate.full`: the crate holds 20 kg.\n- `crate.gone`: a driver has taken it.\n",
		"# 果箱接口\n\n## 回调通知\n\n| 事件 | 说明 |\n|---|---|\n| `crate.full` | 果箱装满 |\n| `crate.gone` | 司机取走果箱 |\n",
	} {
		u := understood(t, text)
		f := u.Features[len(u.Features)-1]
		require.Equal(t, ListHook, f.List, text)
		require.Len(t, f.Rows, 2)
	}
}

// How an interface behaves is something that is built, whatever heading it stands under.
func TestHowAnInterfaceBehaves(t *testing.T) {
	t.Parallel()
	const rest = "`POST /crates` books a crate.\n\n## Pagination\n\n"
	runGoals(t, []goalCase{
		{"what an answer holds", cratesAPI + rest + "The response contains `next`, which is `null` on the last page.\n", []string{"feature: The response contains `next`"}},
		{"several of them", cratesAPI + "`POST /crates` books a crate.\n\n## Rate limits\n\nResponses include `X-Left`.\n", []string{"feature: Responses include `X-Left`"}},
		{"a standard binds", cratesAPI + "Errors follow RFC 9457.\n", []string{"constraint: Errors follow RFC 9457"}},
		{"what it keeps doing in a case", cratesAPI + rest + "## Service levels\n\nWhen the scale is down, the API should still accept crates and queue them for up to 6 hours.\n", []string{"feature: When the scale is down", "!quality: When the scale"}},
		{"a ban behind a quality", cratesAPI + "## Security\n\n- Each client is bound to one packer. A client must never see crates of another packer.\n", []string{"quality: A client must never see crates of another packer"}},
		{"how much comes from whom", cratesAPI + "## Consumers\n\n| Consumer | What they do | Expected volume |\n|---|---|---|\n| Scale app | Weighs crates | 900 calls/day |\n", []string{"quality: Scale app: expected volume 900 calls/day"}},
		{"what it is for", "# Crate API\n\n## Purpose\n\nPackers bring us 900 crates a day.\n\nThe Crate API lets packers book crates and follow them as soon as a driver has taken them.\n\n## Endpoints\n\n`POST /crates` books a crate.\n", []string{"product: The Crate API lets packers book crates", "!product: Packers bring us"}},
	})
}
