package understanding

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/specs"
)

// texts are the statements of a list.
func textsOf(items []specs.Item) []string {
	var out []string
	for _, it := range items {
		out = append(out, it.Text)
	}
	return out
}

// What a design tells in plain sentences is built: what a program does, what a clock starts,
// how people sign in, what happens after a time and what must not come of it.
func TestADesignTellsWhatIsBuilt(t *testing.T) {
	t.Parallel()
	for _, c := range []struct{ said, feature string }{
		{"At five past each hour, the aggregator adds up the counts and writes one row.", "At five past each hour, the aggregator adds up the counts and writes one row."},
		{"The ingest worker verifies the checksum and stores the file.", "The ingest worker verifies the checksum and stores the file."},
		{"A worker that dies leaves its file on the queue, and another takes it up after 5 minutes.", "A worker that dies leaves its file on the queue, and another takes it up after 5 minutes."},
		{"Clinics authenticate with OAuth 2 client credentials; tokens live for one hour.", "Clinics authenticate with OAuth 2 client credentials; tokens live for one hour."},
		{"A broken file goes to quarantine and the owner is notified; it must not stop the other files.", "A broken file goes to quarantine and the owner is notified; it must not stop the other files."},
		{"The feed can be switched off for each station with a flag, without a restart.", "The feed can be switched off for each station with a flag, without a restart."},
		{"A play is the same if station and start time agree.", "A play counts as the same if station and start time agree."},
	} {
		u := understood(t, "# Counts\n\nCounts is a service that counts pollen.\n\n## Proposed design\n\n### Run\n\n"+c.said+"\n")
		require.Len(t, u.Features, 1, c.said)
		require.Equal(t, c.feature, u.Features[0].Text)
		require.Empty(t, u.Qualities, c.said)
	}
}

// What somebody may do without asking, and what nobody wants, is no function of the product.
func TestWhatPeopleMayDoAloneIsNotBuilt(t *testing.T) {
	t.Parallel()
	u := understood(t, "# Plays\n\n## Desired change\n\n- Plays are listed.\n\n## Rollback\n\nDermot or the on-call engineer may roll back without asking; Agnieszka is told within an hour.\n\n## Constraints\n\nPlays is a Java application; a second technology is not wanted. Names of presenters are personal data under the works agreement and must not appear in logs.\n")
	require.Len(t, u.Features, 1)
	require.Contains(t, textsOf(u.Constraints), "Dermot or the on-call engineer may roll back without asking; Agnieszka is told within an hour.")
	require.Len(t, u.Rules, 1)
	for _, rule := range u.Rules {
		require.Equal(t, "Names of presenters must not appear in logs.", rule)
	}
}

// Alarms and the signals to watch are no goals, and when there is no alarm is told with it.
func TestAlarmsAreNoGoals(t *testing.T) {
	t.Parallel()
	u := understood(t, "# Counts\n\nCounts is a service that counts pollen.\n\n## Design\n\n- The service stores counts.\n\n## Operational targets\n\n| Measure | Target |\n|---|---|\n| Raw images kept | 5 years |\n\nMetrics: queue length, age of the oldest file. The on-call engineer is paged when a station is silent for 3 hours, or when the oldest file is more than 30 minutes old. No paging outside the season.\n")
	require.Empty(t, u.Goals)
	require.Empty(t, u.NonGoals)
	last := u.Features[len(u.Features)-1]
	require.Contains(t, last.Text, "is paged when a station is silent")
	require.Equal(t, []string{"No paging outside the season."}, textsOf(last.Criteria))
	require.Equal(t, "O", u.Qualities[0].Class)
}

// Both cases of a condition say that they are one.
func TestTheSecondOfTwoCasesIsOneToo(t *testing.T) {
	t.Parallel()
	for text, want := range map[string]string{
		"The value is `suspect` when the flow deviates by more than 10 % from nominal, or the share of `unknown` is above 40 %.": "The value is `suspect` when the flow deviates by more than 10 % from nominal, or when the share of `unknown` is above 40 %.",
		"A mail is sent when a job fails, or when it hangs.":                                                                     "A mail is sent when a job fails, or when it hangs.",
		"A member can pay by card, or the desk takes cash.":                                                                      "A member can pay by card, or the desk takes cash.",
		"Members see when a boat is free, or the office tells them.":                                                             "Members see when a boat is free, or the office tells them.",
	} {
		require.Equal(t, want, secondCase(text))
	}
}

// A file or format that is called after a quality is no quality, and what is asked of those
// who contribute is no requirement; a limit of the output is one.
func TestHeadingsOfAReadme(t *testing.T) {
	t.Parallel()
	u := understood(t, "# tidy\n\n`tidy` cleans up tracks.\n\n## Commands\n\n| Command | What it does |\n|---|---|\n| `tidy clean` | removes spikes |\n| `tidy stat` | prints the length |\n\n## Privacy file\n\nOne place per line. Lines that begin with `#` are ignored.\n\n## Planned\n\n- [ ] shell completion for fish\n- [x] `--json` for `stat`\n\n## Contributing\n\nRun `make check` before you push. Every bug fix needs a track that shows the bug. Output must be the same on all platforms.\n")
	require.Empty(t, u.Qualities)
	require.Equal(t, []string{"`--json` for `stat`."}, textsOf(u.Delivered))
	require.Equal(t, []string{"Output must be the same on all platforms."}, textsOf(u.Constraints))
	for _, f := range u.Features {
		require.NotContains(t, f.Text, "bug fix")
		if f.Text == "Shell completion for fish." {
			require.Equal(t, "could", f.Priority)
		}
	}
}

// What stays as it is by its own verb is bound to it.
func TestWhatKeepsItselfIsBound(t *testing.T) {
	t.Parallel()
	require.Equal(t, "We stay on Oracle 12c until 2027.", loadLexicons(t).lockedThing("What must not change", "We stay on Oracle 12c until 2027."))
	for said, want := range map[string]string{
		"The columns of `plays` that exist today keep their names and types.": "The columns of `plays` that exist today must keep their names and types.",
		"The receipt stays on one page.":                                      "The receipt must stay on one page.",
		"The export may keep its old name.":                                   "The export may keep its old name.",
	} {
		require.Equal(t, want, loadLexicons(t).lockedThing("What must not change", said)+map[bool]string{true: "."}[want != said])
	}
}
