package understanding

import (
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// rations tells how much of something each of several gets, for ever or in a time: "A
// client is limited to 60 calls a minute". The product has to count and to refuse; it is
// neither the load that it bears nor a limit of those who build it.
func (l *Lexicons) rations(s *signals, c context) bool {
	if s.question || s.trigger != "" || c.kind == "quality" || reading.HasHan(s.text) {
		return false
	}
	who, limit, ok := strings.Cut(reading.Lower(strings.TrimRight(s.text, ".! ")), " limited to ")
	words := strings.Fields(who)
	if !ok || len(words) < 3 || len(words) > 7 || !l.OneOfMany[words[0]] || !slices.Contains([]string{"is", "be"}, words[len(words)-1]) {
		return false
	}
	return len(s.measures) > 0 && !strings.ContainsAny(limit, ",;:%€$£") && !slices.ContainsFunc(s.measures, func(m wording.Measure) bool { return m.Class == wording.ClassMoney })
}
