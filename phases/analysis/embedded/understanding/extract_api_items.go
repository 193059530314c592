package understanding

import (
	"strings"

	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// calledItem files an item that begins with one or several operations and makes a
// feature of each: "`GET /berths` returns all berths. Answers 404 if …". What
// follows the first sentence belongs to it.
func (x *understander) calledItem(u *reading.Unit, nested []int, c context) bool {
	switch c.kind {
	case "", "top", "overview", "api", "feature", "story", "command", "integration":
	default:
		return false
	}
	sens := u.Sentences
	if u.Kind != reading.Bullet || c.feature >= 0 || len(sens) == 0 {
		return false
	}
	text := sens[0].Text
	if u.Label != "" {
		text = LabelText(u.Label, text)
	}
	ops, first := leadingOperations(text)
	if len(ops) == 0 || reading.HasHan(first) || x.listsFunctions() {
		return false
	}
	at := -1
	for _, op := range ops {
		name := op.Method + " " + op.Path
		bare := op
		bare.Path, _, _ = strings.Cut(bare.Path, "?")
		f := FeatureFact{Text: "`" + name + "`", Group: bare.Method + " " + bare.Path, Priority: reading.FirstOf(x.tags(u.Text).priority, c.priority)}
		purpose := ""
		switch {
		case len(ops) > 1:
			if inBrackets(first) && op == ops[len(ops)-1] { // who may call one of them stands behind it
				f.Text += " " + first
			}
		case reading.InThirdPerson(reading.FirstWord(reading.Lower(first))):
			f.Name = f.Text
			f.Text += " " + namedOne(wording.LowerFirst(first), bare.Path)
			purpose = namedOne(first, bare.Path)
		case first != "" && inBrackets(first):
			f.Text += " " + first
		case first != "":
			f.Text, purpose = first, first
		}
		x.addEndpoint(bare, sentence(purpose), u.From, u.To)
		at = x.addFeature(f, u.From, u.To)
	}
	x.more(at, u, sens[1:], c)
	x.nest(at, nested, c)
	return true
}

// leadingOperations are the operations that a text begins with, "`GET /a`, `POST
// /a` (admins)", and what it says about them.
func leadingOperations(text string) ([]reading.Operation, string) {
	var ops []reading.Operation
	for {
		rest := strings.TrimLeft(text, "`*_ ")
		method, after, ok := strings.Cut(rest, " ")
		if !ok || !reading.IsMethod(method) || strings.ToUpper(method) != method {
			break
		}
		path, about, _ := strings.Cut(strings.TrimLeft(after, "` "), " ")
		found := reading.Operations(method + " " + path)
		if len(found) != 1 {
			break
		}
		ops = append(ops, found[0])
		mark := path[len(strings.TrimRight(path, ",;:")):]
		text = strings.TrimSpace(about)
		for _, link := range []string{"and ", "or ", "/ ", "· ", "| ", ", "} {
			if next, cut := strings.CutPrefix(text, link); cut && reading.IsMethod(strings.TrimLeft(reading.FirstWord(next), "`")) {
				text, mark = next, ","
			}
		}
		if !strings.Contains(mark, ",") || !reading.IsMethod(strings.TrimLeft(reading.FirstWord(text), "`*")) {
			break
		}
	}
	return ops, strings.TrimSpace(strings.TrimLeft(text, " :–—-→=>"))
}

// namedOne says which thing "one" is by the path: "sets one" of
// "/preferences/{topic}" sets a preference.
func namedOne(text, path string) string {
	head, ok := strings.CutSuffix(strings.TrimRight(text, ". "), " one")
	thing := ""
	for part := range strings.SplitSeq(path, "/") {
		if part != "" && !strings.ContainsAny(part, "{:<") {
			thing = wording.Singular(strings.ReplaceAll(part, "-", " "))
		}
	}
	if !ok || thing == "" {
		return text
	}
	return head + " " + wording.Article(thing) + " " + thing
}
