package completing

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/specs"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// What is left out may bear its reason in brackets, or tell who takes care of it.
func TestWhatIsLeftOutBearsItsReason(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		lang            specs.Lang
		text, what, why string
	}{
		{specs.English, "Scheduler (cron and systemd timers exist).", "Scheduler.", "Cron and systemd timers exist."},
		{specs.English, "Fridge control (the team only measures).", "Fridge control.", "The team only measures."},
		{specs.English, "Hosting of packages (the registry keeps doing that).", "Hosting of packages.", "The registry keeps doing that."},
		{specs.English, "Receiving events (inbound).", "", ""},
		{specs.English, "The public (later, maybe).", "", ""},
		{specs.English, "Historical statements (PDF archive) stay where they are.", "", ""},
		{specs.Chinese, "营销活动编排，由增长团队负责。", "营销活动编排。", "由增长团队负责。"},
		{specs.Chinese, "门店自评，放 V2.1。", "", ""},
	} {
		w := handMade(t, &understanding.Understanding{Lang: c.lang}, "standard")
		what, why := w.reasonBehind(c.text)
		require.Equal(t, []string{c.what, c.why}, []string{what, why}, c.text)
	}
}
