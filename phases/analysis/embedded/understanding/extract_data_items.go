package understanding

import (
	"strings"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// fieldItem reads an item of a list of fields below the heading of what they
// belong to: "### Visit", "- `parts` – list of part numbers, at most 50".
func (x *understander) fieldItem(u *reading.Unit, c context) bool {
	sec := &x.r.Sections[u.Section]
	if u.Kind != reading.Bullet || u.Depth > 1 || c.outer != "data" && c.outer != "api" || len(strings.Fields(sec.Title)) > 3 || !x.listsFields(u.Section) {
		return false
	}
	names, rest, _ := cutItem(u.Text)
	e := x.addEntity(sec.Title, sec.From, sec.To)
	for _, name := range reading.SplitList(names) {
		x.addField(e, name, "", strings.TrimSpace(rest), u.From, u.To)
		x.fieldStates(e, strings.Trim(name, "`"), rest, u.From, u.To)
	}
	return true
}

// listsFields tells whether every item right below a heading begins with
// identifiers in code.
func (x *understander) listsFields(section int) bool {
	n := 0
	for _, i := range x.units[section] {
		u := &x.r.Units[i]
		if u.Kind != reading.Bullet || u.Depth > 1 {
			continue
		}
		names, _, ok := cutItem(u.Text)
		if !ok {
			return false
		}
		for _, name := range reading.SplitList(names) {
			if inner := strings.Trim(name, "`"); len(inner) == len(name) || !isIdentifier(inner) {
				return false
			}
		}
		n++
	}
	return n > 1
}

// cutItem cuts an item behind the code it begins with: "`id` – prefix", "`id`:
// prefix", "`id` (string)".
func cutItem(text string) (names, rest string, ok bool) {
	end := 0
	for strings.HasPrefix(text[end:], "`") {
		n := strings.IndexByte(text[end+1:], '`')
		if n < 1 {
			return "", "", false
		}
		end += n + 2
		if more := strings.TrimLeft(text[end:], ", "); strings.HasPrefix(more, "`") {
			end = len(text) - len(more)
		}
	}
	return strings.TrimSpace(text[:end]), strings.Trim(text[end:], " –—-:："), end > 0
}
