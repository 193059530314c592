package understanding

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// TestAllowedValuesAreNoStates: what a field may hold is a rule for the field, and what stands
// in code under a heading such as "Life cycle" is no state for that alone.
func TestAllowedValuesAreNoStates(t *testing.T) {
	t.Parallel()
	for _, text := range []string{
		"# Kiosk API\n\n## POST /v1/orders\n\nCreates an order.\n\n- `cup` is one of `small`, `medium`, `large`.\n- `sugar` defaults to 1.\n",
		"# Fault desk\n\n## Features\n\n- A guest can report a fault.\n\nThe severity is one of low, medium or high.\n",
		"# Stacks\n\n## Proposal\n\n### Lifecycle\n\nA bot listens for `push` events and creates a `Stack` resource. The worker puts it into a folder named `st-<name>`. Closing the branch deletes the folder within 10 minutes.\n",
		"# 消息平台\n\n## 接口定义\n\n### 4.2 查询状态\n\n`GET /v1/messages/{msg_id}`，返回消息的内容。状态保留 90 天。\n",
	} {
		u := understood(t, text)
		for i := range u.Entities {
			require.Empty(t, u.Entities[i].States, text)
		}
	}
	u := understood(t, "# Fault desk\n\n## Features\n\n- A guest can report a fault.\n\nA fault is open, taken or closed.\n")
	require.Equal(t, []string{"open", "taken", "closed"}, u.Entities[len(u.Entities)-1].States)
}

// TestALifeToldInSentencesIsBuilt: the sentences under "Life cycle" that draw no states tell
// what the product does.
func TestALifeToldInSentencesIsBuilt(t *testing.T) {
	t.Parallel()
	u := understood(t, "# Stacks\n\n## Proposal\n\n### Lifecycle\n\nA bot listens for `push` events and creates a `Stack` resource. The worker puts it into a folder named `st-<name>`.\n")
	require.Len(t, u.Features, 2)
}
