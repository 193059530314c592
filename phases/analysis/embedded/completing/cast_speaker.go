package completing

import (
	"strings"

	"github.com/overtone-cli/overtone/specs"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// Bounds of who speaks in the notes of an interview.
const (
	maxRosterLine    = 30 // how far down a paper says whom it heard
	maxSpeakerLetter = 24 // bytes of a name before its colon
)

// speaker is who says a feature in the notes of an interview, where its head says what they
// are: "收购组 老覃" among those who were heard, and "老覃：过磅的数要直接从地磅读". -1 for a line
// that nobody with a role says.
func (c *Cast) speaker(f *understanding.FeatureFact) int {
	if f.Actor != "" || f.Source.Kind != specs.Stated || len(f.Source.Lines) == 0 {
		return -1
	}
	lines := c.w.SourceLines()
	at := f.Source.Lines[0].From
	if at < 1 || at > len(lines) {
		return -1
	}
	name := speakerOf(lines[at-1])
	if name == "" {
		return -1
	}
	if who, ok := c.speakers[name]; ok {
		return who
	}
	return -1
}

// cutLabel parts a Chinese line at its first colon of either width, without marks of bold text.
func cutLabel(line string) (label, rest string, ok bool) {
	return strings.Cut(strings.ReplaceAll(strings.ReplaceAll(line, "*", ""), ":", "："), "：")
}

// speakerOf is the name before the colon with which a line begins.
func speakerOf(line string) string {
	name, _, ok := cutLabel(strings.TrimLeft(line, "* -\t【"))
	if name = strings.TrimRight(name, " 】"); !ok || len(name) > maxSpeakerLetter {
		return ""
	}
	return name
}

// roster are those at work by the names that the head of the paper gives to them: each role
// of the line on who was heard, with the name behind it.
func (c *Cast) roster(lines []string) map[string]int {
	out := map[string]int{}
	for _, line := range phrasing.FirstN(lines, maxRosterLine) {
		label, list, ok := cutLabel(line)
		if label = strings.Trim(label, " \t-"); !ok || !c.w.Understood.Lex.ChineseInterviewed[label] && !c.w.Understood.Lex.ChinesePresent[label] {
			continue
		}
		for part := range strings.FieldsFuncSeq(list, func(r rune) bool { return strings.ContainsRune("、，,；;。", r) }) {
			fields := strings.Fields(strings.NewReplacer("（", " ", "）", " ").Replace(part))
			if len(fields) == 1 {
				for who := range c.people { // 蒋社长 is a 社长
					if role := strings.TrimSpace(c.people[who].name); role != fields[0] && strings.HasSuffix(fields[0], role) {
						out[fields[0]] = who
					}
				}
			}
			for i := 0; len(fields) == 2 && i < 2; i++ {
				if who, known := c.index[phrasing.CaseKey(c.w.FullRole(c.w.ActorName(fields[i])))]; known {
					out[fields[1-i]] = who
				}
			}
		}
	}
	return out
}
