package specifying

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// The word that binds stands before the verb: behind how long before something the
// system acts, in the place of the word that only wishes, and not behind a case that
// counts.
func TestTheBindingWordStandsBeforeTheVerb(t *testing.T) {
	t.Parallel()
	for _, c := range []struct{ priority, text, want string }{
		{"must", "还书日前 3 天系统发一次提醒。", "还书日前 3 天系统必须发一次提醒。"},
		{"should", "开馆前一天最好自动发短信给读者。", "开馆前一天应当自动发短信给读者。"},
		{"must", "读者代借的也算一次。", "读者代借的也必须算一次。"},
	} {
		require.Equal(t, c.want, requirementOf(t, said{Lang: "zh", Priority: c.priority, Text: c.text}).Description[0], c.text)
	}
}
