package understanding

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// TestAnItemNamesOneRole: what an item goes on to tell of somebody names nobody else.
func TestAnItemNamesOneRole(t *testing.T) {
	t.Parallel()
	u := understood(t, "# Strata\n\nStrata checks files.\n\n## Users\n\n- Site engineers, around 35 of them. Not programmers. They run it on a laptop, often with no network.\n- Drilling contractors who want to check before they send. We'll give it to them free.\n- Clerks. Team leads.\n")
	roles := map[string]string{}
	for _, a := range u.Actors {
		roles[a.Name] = a.Role
	}
	require.Contains(t, roles["Site engineer"], "Not programmers. They run it on a laptop, often with no network.")
	require.Contains(t, roles["Drilling contractor"], "We'll give it to them free.")
	require.NotContains(t, roles, "Often")
	require.Len(t, roles, 4)
}

// TestAFlagIsTold puts the mark of a label behind a flag that is not the subject of its sentence.
func TestAFlagIsTold(t *testing.T) {
	t.Parallel()
	for said, want := range map[string]string{
		"`--format text|json`; text is the default":            "`--format text|json`: text is the default.",
		"`--rules PATH` use an own rule set":                   "`--rules PATH`: use an own rule set.",
		"`-q/--quiet` no output but the exit code":             "`-q/--quiet`: no output but the exit code.",
		"`--verbose` prints each step":                         "`--verbose` prints each step.",
		"`--no-color`; colour is off as well without a screen": "`--no-color`; colour is off as well without a screen.",
		"`--until DAY`: leave out what is older":               "`--until DAY`: leave out what is older.",
	} {
		u := understood(t, "# Strata\n\nStrata checks files.\n\n## Flags\n\n- "+said+"\n")
		require.NotEmpty(t, u.Features, said)
		require.Contains(t, []string{want, want[:len(want)-1]}, u.Features[len(u.Features)-1].Text, said)
	}
}
