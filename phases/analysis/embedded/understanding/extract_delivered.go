package understanding

import (
	"strconv"
	"strings"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// delivered tells an item of a plan that is there already: its box is ticked, its end or
// the heading above says so, or it names a release before one that is there. A box that is
// not ticked says of its own item that it is not.
func (x *understander) delivered(u *reading.Unit) bool {
	title := x.r.Sections[u.Section].Title
	if u.Boxed {
		return u.Done && (!x.lex.planTitle(title) || !x.lex.Calendar(u.Text)) // "survey – Jan" is a step of those who build
	}
	if x.lex.saidDelivered(u.Text) || x.lex.saidDelivered(title) {
		return true
	}
	release := releaseOf(u.Text)
	return release != nil && x.releasedBy(u.Section, release)
}

// saidDelivered tells a text whose end says that it is there already: "0.7 (released)".
func (l *Lexicons) saidDelivered(text string) bool {
	_, marked := l.withoutDelivered(text)
	return marked
}

// withoutDelivered is a text without the mark at its end that says that it is there.
func (l *Lexicons) withoutDelivered(text string) (bare string, marked bool) {
	text = strings.TrimRight(text, ".。 ")
	low := reading.Lower(text)
	for _, end := range l.DeliveredEnds {
		if len(low) == len(text) && len(end) < len(low) && strings.HasSuffix(low, end) {
			return strings.TrimRight(text[:len(text)-len(end)], " –—-:："), true
		}
	}
	return text, false
}

// addDelivered files what a plan says is there already, each part of it as an item: nobody
// has to build it any more. A part whose own box is not ticked is still to come.
func (x *understander) addDelivered(u *reading.Unit, nested []int, c context) {
	text, _ := x.lex.withoutDelivered(u.Text)
	x.addItem(&x.u.Delivered, "feature", text, u.From, u.To)
	x.mentionOnly(u.Text, u.From, u.To)
	for _, i := range nested {
		switch n := &x.r.Units[i]; {
		case n.Boxed && !n.Done:
			x.roadmapItem(n, nil, c)
		default:
			text, _ := x.lex.withoutDelivered(n.Text)
			x.addItem(&x.u.Delivered, "feature", text, n.From, n.To)
		}
	}
}

// releaseOf are the numbers of the release that an item names in front or behind: "0.7: S3
// output", "S3 output – 0.7", "S3 output (0.7)"; nil without one.
func releaseOf(text string) []int {
	first := strings.TrimRight(reading.FirstWord(text), ":：,")
	last := strings.Trim(reading.LastWord(strings.TrimRight(text, ".。 ")), "()（）")
	for _, name := range []string{first, last} {
		if IsReleaseName(name) {
			return releaseNumbers(name)
		}
	}
	return nil
}

// releaseNumbers are the parts of the number of a release: 0 and 7 of "v0.7".
func releaseNumbers(name string) []int {
	var out []int
	for part := range strings.SplitSeq(strings.TrimLeft(reading.Lower(name), "version 版本"), ".") {
		n, err := strconv.Atoi(part)
		if err != nil {
			break
		}
		out = append(out, n)
	}
	return out
}

// releasedBy says that a list holds a release at least as late that is there already.
func (x *understander) releasedBy(section int, release []int) bool {
	for _, i := range x.units[section] {
		u := &x.r.Units[i]
		if u.Kind != reading.Bullet || !u.Done && !x.lex.saidDelivered(u.Text) {
			continue
		}
		if there := releaseOf(u.Text); there != nil && !laterNumbers(release, there) {
			return true
		}
	}
	return false
}

// laterNumbers says that the number of one release is above that of another one.
func laterNumbers(a, b []int) bool {
	for i := range max(len(a), len(b)) {
		var x, y int
		if i < len(a) {
			x = a[i]
		}
		if i < len(b) {
			y = b[i]
		}
		if x != y {
			return x > y
		}
	}
	return false
}

// inUse tells a sentence of the state of a product that says who uses it already: "Status:
// used in production on 40 hosts".
func (x *understander) inUse(u *reading.Unit, n int) bool {
	if u.Label == "" || n > 0 {
		return false
	}
	low := " " + reading.Lower(u.Sentences[n].Text)
	return !strings.Contains(low, " not ") && !strings.Contains(low, "未") && reading.ContainsAny(low, x.lex.InUse...)
}
