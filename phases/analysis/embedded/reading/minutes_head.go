package reading

import "strings"

// How many words the topic of a meeting has that stands beside its date.
const (
	minTopicWords = 2
	maxTopicWords = 7
)

// ofMeetingOnly tells a row that is about the meeting and not about what was said in it:
// who was away, who wrote the minutes, when the next one is.
func (l *Lexicon) ofMeetingOnly(row string) bool {
	return HasPrefixOf(Lower(strings.TrimLeft(row, " \t-*•·_")), l.RowsOfMeeting...)
}

// topicBesideDate is what minutes are about where their first line names it in a part of its
// own: "choir rehearsal planning" of "Minutes 12 May, choir rehearsal planning". Empty where
// no part, or more than one, says neither when nor what kind of meeting it was.
func (l *Lexicon) topicBesideDate(line string) string {
	low := Lower(line)
	for _, key := range l.presence() {
		if i := strings.Index(low, key); i >= 0 {
			line, low = line[:i], low[:i]
		}
	}
	topic, meeting := "", false
	for part := range strings.SplitSeq(strings.NewReplacer(" – ", ", ", " — ", ", ", " - ", ", ", ": ", ", ").Replace(strings.TrimLeft(line, "# ")), ", ") {
		part = strings.Trim(part, " .*_")
		words := strings.Fields(part)
		switch {
		case l.meetingHead(part):
			meeting = true
		case len(words) == 0, strings.ContainsAny(part, "0123456789"):
		case topic != "", len(words) < minTopicWords, len(words) > maxTopicWords, l.PlacesOfMeeting[Lower(words[0])], StartsUpper(words[len(words)-1]):
			return ""
		default:
			topic = part
		}
	}
	if !meeting || topic == "" {
		return ""
	}
	return UpperFirst(topic)
}

// presentRole is somebody who was at a meeting, and the role that stands behind the name.
type presentRole struct{ name, role string }

// rolesPresent are the roles of those who were there: "Lea (librarian)".
func (l *Lexicon) rolesPresent(line string) []presentRole {
	low := Lower(line)
	var out []presentRole
	for _, key := range l.presence() {
		i := strings.Index(low, key)
		if i < 0 || HasHan(line) {
			continue
		}
		for _, part := range SplitTop(strings.ReplaceAll(line[i+len(key):], ";", ","), ",") {
			name, role, ok := strings.Cut(strings.TrimRight(strings.TrimSpace(part), ".*_ )"), " (")
			if words := len(strings.Fields(role)); ok && words > 0 && words <= 3 && Lower(role) == role && StartsUpper(name) && !strings.ContainsAny(name+role, "(,;:/") {
				out = append(out, presentRole{FirstWord(name), role})
			}
		}
		break
	}
	return out
}

// wishesByRole puts the role of somebody who was there into the place of the name where a
// later sentence of a row says what they want: "… Lea wants to know how many scores to
// bring" asks for it for the librarian.
func wishesByRole(row string, roles []presentRole) string {
	for _, p := range roles {
		for _, wants := range []string{" wants to ", " would like to ", " needs to ", " has to "} {
			row = strings.ReplaceAll(row, ". "+p.name+wants, ". The "+p.role+wants)
		}
	}
	return row
}
