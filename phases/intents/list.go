package intents

import (
	"path/filepath"
	"strings"

	"github.com/overtone-cli/overtone/specs/disk"
	"github.com/overtone-cli/overtone/specs/jsontree"
	"github.com/overtone-cli/overtone/specs/problem"
)

// Bounds on a file of intents.
const (
	mostList    = 4 << 20
	mostIntents = 1000
)

// ReadList reads a file of intents: a list of texts or objects, or an object that
// has one as intents or intent_coverage. Where it has both, the latter holds what
// is claimed of the former. Intents without a number are counted. Errors, with
// file and line: input.bad_json, input.bad_intents, input.too_large; storage.….
func ReadList(d *disk.Disk, file string, shown func(string) string) (*List, error) {
	data, err := d.ReadFile(file, mostList)
	if err != nil {
		return nil, err
	}
	root, err := jsontree.Parse(file, data)
	if err != nil {
		return nil, err
	}
	l := &List{File: shown(file), folder: filepath.Dir(file)}
	nodes, claims := root, (*jsontree.Node)(nil)
	if root.Is(jsontree.Object) {
		nodes, claims = root.Get("intents"), root.Get("intent_coverage")
		if nodes == nil {
			nodes, claims = claims, nil
		}
	}
	if !nodes.Is(jsontree.List) || len(nodes.Items) == 0 {
		return nil, bad(file, nodes.LineOr(root.Line), "there is no list of intents, or it is empty: nothing would be covered")
	}
	if n := max(len(nodes.Items), len(claims.Each())); n > mostIntents {
		return nil, problem.New("input.too_large", "there are %d intents, more than %d", n, mostIntents).At(file, 0).Mend("keep what was asked for, and no more")
	}
	taken := map[int]bool{}
	for i, node := range nodes.Items {
		one, err := intent(file, node, i+1)
		if err != nil {
			return nil, err
		}
		if taken[one.Number] {
			return nil, bad(file, node.Line, "the number %d is there twice", one.Number)
		}
		taken[one.Number] = true
		l.Intents = append(l.Intents, one)
	}
	return l, l.claim(file, claims)
}

func bad(file string, line int, format string, args ...any) error {
	return problem.New("input.bad_intents", format, args...).At(file, line).Mend("correct the file at this line; docs/checks.md shows the form")
}

// intent reads one intent.
func intent(file string, node *jsontree.Node, number int) (Intent, error) {
	one := Intent{Number: number, Line: node.Line}
	if node.Is(jsontree.Text) {
		one.Text = node.Plain()
	} else {
		one.Text = node.Get("intent", "text", "description").Plain()
		if n := node.Get("number", "id", "index", "#"); n != nil {
			var ok bool
			if one.Number, ok = n.Whole(); !ok || one.Number < 0 || one.Number > 1e6 {
				return one, bad(file, n.Line, "the number of an intent is no whole number")
			}
		}
		if err := one.take(file, node); err != nil {
			return one, err
		}
	}
	if one.Text == "" {
		return one, bad(file, node.Line, "intent %d has no text", one.Number)
	}
	return one, nil
}

// take reads what is claimed of an intent.
func (i *Intent) take(file string, node *jsontree.Node) error {
	if s := node.Get("status"); s != nil {
		var ok bool
		if i.Claim, ok = parseStatus(s.Plain()); !ok {
			return bad(file, s.Line, "the status %q is none of Addressed, Transformed, Absorbed, Missed", s.Plain())
		}
		i.claimLine = s.Line
	}
	if where := node.Get("where_addressed"); where != nil {
		i.whereLine, i.Where = where.Line, nil
		for _, one := range where.Each() {
			if one.Plain() != "" {
				i.Where = append(i.Where, one.Plain())
			}
		}
	}
	if notes := node.Get("notes", "chain").Plain(); notes != "" {
		i.Notes = notes
	}
	if put := node.Get("deferred", "deferral", "deferred_reason"); put != nil && put.Plain() != "false" {
		i.deferral, i.deferredLine = true, put.Line
		if i.Deferred = put.Get("reason").Plain(); put.Is(jsontree.Text) {
			i.Deferred = put.Plain()
		}
		if put.Is(jsontree.Bool) {
			i.Deferred = node.Get("reason", "deferred_reason").Plain()
		}
	}
	return nil
}

// claim takes what a list of its own says of the intents, by number or text.
func (l *List) claim(file string, claims *jsontree.Node) error {
	for i, node := range claims.Each() {
		if !node.Is(jsontree.Object) {
			return bad(file, node.Line, "intent_coverage[%d] is %s and no object", i, node.Kind)
		}
		found := false
		number, numbered := node.Get("number", "id", "index", "#").Whole()
		for j := range l.Intents {
			one := &l.Intents[j]
			if numbered && one.Number == number || !numbered && strings.EqualFold(one.Text, node.Get("intent").Plain()) {
				found = true
				if err := one.take(file, node); err != nil {
					return err
				}
			}
		}
		if !found {
			return bad(file, node.Line, "intent_coverage[%d] is about none of the intents", i)
		}
	}
	return nil
}
