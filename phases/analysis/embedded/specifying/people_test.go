package specifying

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/phases/analysis"
	"github.com/overtone-cli/overtone/specs"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/completing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// storyOf is the story of one statement of a source with people of two words.
func storyOf(t *testing.T, text, actor string) specs.UserStory {
	t.Helper()
	u := &understanding.Understanding{Lang: "en", Title: "Shelf", Product: "Shelf", Actors: []understanding.ActorFact{{Name: "Platform operator"}, {Name: "Workspace admin"}}}
	u.Features = []understanding.FeatureFact{{Text: text, Name: text, Actor: actor, Priority: "must", Source: specs.FromLines(3, 3)}}
	w := handMade(t, u, "standard")
	var in analysis.RequirementsInput
	var out analysis.RequirementsOutput
	in.Refined.Features = w.StatedFeatures()
	require.NoError(t, w.Requirements(&in, &out))
	return out.Requirements[0].Story
}

func TestARoleIsWhatItsNameEndsIn(t *testing.T) {
	t.Parallel()
	for _, c := range []struct{ text, actor, role, want string }{
		{"When a reading is too high, the platform shall open one alarm.", "", "", "the platform to open one alarm when a reading is too high"},
		{"A workspace keeps its links.", "", "", "a workspace to keep its links"},
		{"An admin invites members by e-mail.", "", "workspace admin", "to invite members by e-mail"},
		{"An admin invites members by e-mail.", "Admin", "workspace admin", "to invite members by e-mail"},
		{"The operator disables an endpoint.", "", "platform operator", "to disable an endpoint"},
	} {
		got := storyOf(t, c.text, c.actor)
		require.Equal(t, c.want, got.Want, c.text)
		if c.role != "" {
			require.Equal(t, c.role, got.Role, c.text)
		}
	}
}

func TestADashboardIsForWhomItIsNamed(t *testing.T) {
	t.Parallel()
	for text, role := range map[string]string{
		"Workspace admin dashboard with seats and open invites.": "workspace admin",
		"Platform operator portal with open alarms.":             "platform operator",
	} {
		require.Equal(t, role, storyOf(t, text, "").Role, text)
	}
}

func TestTimesBehindANumberIsNoVerb(t *testing.T) {
	t.Parallel()
	w := handMade(t, &understanding.Understanding{Lang: "en", Title: "Shelf", Product: "Shelf"}, "standard")
	require.Equal(t, "With one customer at ten times its quota, response times MUST NOT grow by more than 10 percent.",
		w.bindingText("With one customer at ten times its quota, response times may grow by 10 percent at most.", "P", specs.Must))
}

func TestRetriesAreAskedForByADeed(t *testing.T) {
	t.Parallel()
	for text, retries := range map[string]bool{
		"Deleting stops deliveries at once, also those waiting for a retry.": false,
		"The service retries a failed delivery three times.":                 true,
	} {
		w := handMade(t, &understanding.Understanding{Lang: "en", Title: "Shelf", Product: "Shelf"}, "standard")
		d := &Draft{Use: completing.Use{Statement: w.TakeApart(text)}, Requirement: specs.Requirement{Title: text}}
		topic := w.topicOf(d)
		require.Equal(t, retries, topic != nil && topic.ID == "retry", text)
	}
}
