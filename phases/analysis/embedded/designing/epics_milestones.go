package designing

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/specs"
)

// ofMilestones says which epics a milestone of the source names, by its place among
// them; nothing where most of them name none: they are told by dates or by who gets it.
func (m *epicMaker) ofMilestones(milestones []specs.Item, epics []specs.Epic) []specs.Item {
	var rows []string
	for i, it := range milestones {
		var ids []string
		for k := range epics {
			later := strings.HasPrefix(epics[k].Title, m.say("all_after_first"))
			if m.plans[k].kind != "quality" && !later && milestoneNames(it.Text, epics[k].Title) {
				ids = append(ids, epics[k].ID)
			}
		}
		if len(ids) > 0 {
			rows = append(rows, m.say("milestone_of_epic", "count", itoa(i+1), "list", m.Join(ids, 0)))
		}
	}
	if len(rows) < 2 || 2*len(rows) < len(milestones) {
		return nil
	}
	return []specs.Item{m.item("version-of-milestone", "milestones_of_epics", "list", m.Join(rows, 0))}
}

// milestoneNames says that one of the things that a milestone lists begins with one of
// the themes in the title of an epic: "M1: the log and the kit register" names the epics
// "Log" and "Kit". What stands behind the first words of a thing only tells its
// circumstances.
func milestoneNames(milestone, title string) bool {
	if _, part, ok := strings.Cut(title, ": "); ok { // of a theme that was cut what makes this part of it
		title = part
	}
	themes := listedThings(title)
	return slices.ContainsFunc(listedThings(milestone), func(thing string) bool {
		return slices.ContainsFunc(themes, func(theme string) bool { return utf8.RuneCountInString(theme) > 1 && beginsWithWords(thing, theme) })
	})
}

// listedThings are the parts of a line between its commas and "and", without what leads
// to them and without articles, folded.
func listedThings(text string) []string {
	text = strings.ToLower(specs.Plain(text))
	for _, mark := range []string{" – ", " — ", ": ", "：", "、", "，", "; ", "；", " and ", "和", ". "} {
		text = strings.ReplaceAll(text, mark, ", ")
	}
	var out []string
	for part := range strings.SplitSeq(text, ", ") {
		part = strings.Trim(part, " .。`\"“”")
		for _, lead := range []string{"the ", "a ", "an ", "first the ", "then the "} {
			part = strings.TrimPrefix(part, lead)
		}
		if part != "" {
			out = append(out, part)
		}
	}
	return out
}

// beginsWithWords says that a text begins with whole words.
func beginsWithWords(text, words string) bool {
	after, ok := strings.CutPrefix(text, words)
	if !ok {
		return false
	}
	next, _ := utf8.DecodeRuneInString(after)
	return after == "" || !unicode.IsLetter(next) || unicode.Is(unicode.Han, next)
}
