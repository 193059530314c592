package exploration

import (
	"fmt"
	"slices"
	"strings"
	"unicode"

	"github.com/overtone-cli/overtone/gates"
	"github.com/overtone-cli/overtone/specs/jsontree"
	"github.com/overtone-cli/overtone/specs/wording"
)

// files are what the exploration found: at least one.
func (k *check) files(root *jsontree.Node) {
	list := root.Get("relevant_files")
	if !list.Is(jsontree.List) || len(list.Items) == 0 {
		k.fault("relevant_files", list.LineOr(root.Line), "name at least one file that bears on the task", "relevant_files is missing or names no file")
		return
	}
	seen := map[string]int{}
	for i, node := range list.Items {
		if !node.Is(jsontree.Object) {
			k.fault("relevant_files", node.Line, "give path, relevance, rationale and role", "relevant_files[%d] is %s and no object", i, node.Kind)
			continue
		}
		f := k.file(node)
		if before := seen[f.Path]; before > 0 && f.Path != "" {
			k.weak("path_twice", node.Line, "join the two", "%s stands in line %d already", f.Path, before)
		}
		seen[f.Path] = node.Line
		k.at.Files = append(k.at.Files, f)
	}
}

func (k *check) file(node *jsontree.Node) File {
	k.closed("a relevant file", node, "path", "relevance", "rationale", "role", "discovery_source", "key_symbols", "key_code", "topic_relation")
	f := File{Line: node.Line, Source: k.word(node, "discovery_source", sources())}
	var code *source
	if given := k.text(node, "path", 1, "give a path relative to the project"); given != "" {
		f.Path = cleanPath(given)
		code = k.lookUp(given, f.Path, node.Get("path").Line)
	}
	f.Relevance = k.relevance(node)
	f.Rationale = k.text(node, "rationale", leastRationale, "say why the file was chosen: what in it, for what")
	if phrase := k.genericIn(f.Rationale); phrase != "" {
		k.weak("generic_rationale", node.Get("rationale").Line, "say what in the file matters and for what: a function, a route, a line", "the rationale says “%s”, which fits every file", phrase)
	}
	if k.text(node, "role", 1, "choose one of "+strings.Join(roles(), ", ")) != "" {
		f.Role = k.word(node, "role", roles())
	}
	for _, one := range k.list(node, "key_symbols") {
		if !one.Is(jsontree.Text) || one.Plain() == "" {
			k.fault("kind", one.Line, "give names", "key_symbols holds %s and no name", one.Kind)
			continue
		}
		f.Symbols = append(f.Symbols, one.Plain())
		k.symbol(code, one.Plain(), span{}, one.Line)
	}
	for i, one := range k.list(node, "key_code") {
		if !one.Is(jsontree.Object) {
			k.fault("key_code", one.Line, "give symbol, location and description", "key_code[%d] is %s and no object", i, one.Kind)
			continue
		}
		f.KeyCode = append(f.KeyCode, k.keyCode(one, code))
	}
	if node.Get("topic_relation") != nil {
		f.TopicRelation = k.relation(node, f.Rationale)
	}
	if f.Relevance >= High {
		k.high(node, &f)
	}
	return f
}

// list takes the values of a list that may be missing.
func (k *check) list(owner *jsontree.Node, name string) []*jsontree.Node {
	node := owner.Get(name)
	if node != nil && !node.Is(jsontree.List) {
		k.fault("kind", node.Line, "give a list", "%s is %s and no list", name, node.Kind)
		return nil
	}
	return node.Each()
}

func (k *check) relevance(owner *jsontree.Node) float64 {
	node := owner.Get("relevance")
	value, ok := node.Float()
	if !ok || value < 0 || value > 1 {
		k.fault("relevance", node.LineOr(owner.Line), "give a number from 0 to 1", "relevance is missing or no number from 0 to 1")
		return 0
	}
	return value
}

// keyCode is one place worth reading.
func (k *check) keyCode(node *jsontree.Node, code *source) KeyCode {
	k.closed("key_code", node, "symbol", "location", "description")
	out := KeyCode{
		Symbol:      k.text(node, "symbol", 1, "name the function, type or constant"),
		Description: k.text(node, "description", leastDescription, "say what it does and why it matters here"),
	}
	var where span
	if location := node.Get("location"); location != nil {
		out.Location = location.Plain()
		var ok bool
		if where, ok = parseSpan(location); !ok {
			k.fault("location", location.Line, "write L45 or L45-L78", "the location is %s", quoted(out.Location))
			return out
		}
	}
	if out.Symbol != "" {
		k.symbol(code, out.Symbol, where, node.Get("symbol").Line)
	}
	return out
}

// relation says how the file relates to the angle. It names the angle and is
// something else than the rationale.
func (k *check) relation(owner *jsontree.Node, rationale string) string {
	text := k.text(owner, "topic_relation", leastRelation, "say how the file relates to the angle of the exploration")
	if text == "" {
		return ""
	}
	line := owner.Get("topic_relation").Line
	if k.at.Angle != "" && !namesAngle(text, k.at.Angle) {
		k.weak("relation_without_angle", line, "say how the file relates to "+k.at.Angle, "topic_relation does not name the angle %s", quoted(k.at.Angle))
	}
	if same(text, rationale) {
		k.weak("relation_is_rationale", line, "the rationale says why the file was chosen; say here how it relates to the angle", "topic_relation says the same as the rationale")
	}
	return text
}

// high is what a file of high relevance has on top; a strict check demands it.
func (k *check) high(node *jsontree.Node, f *File) {
	severity := gates.Warning
	if k.Strict {
		severity = gates.Error
	}
	for _, one := range []struct {
		name  string
		there bool
	}{{"key_code", len(f.KeyCode) > 0}, {"topic_relation", f.TopicRelation != ""}} {
		if !one.there {
			k.note(severity, "high_relevance_needs_key_code", node.Line, "add "+one.name+", or lower the relevance", "%s has the relevance %v and no %s", f.Path, f.Relevance, one.name)
		}
	}
}

// genericIn is the phrase of a rationale that fits every file, when nothing
// concrete stands beside it.
func (k *check) genericIn(text string) string {
	before, behind, found := k.generic.Cut(text)
	if !found || concrete(before) || concrete(behind) {
		return ""
	}
	end := len(text) - len(behind)
	if end < len(before) { // a letter whose small form is longer
		return strings.TrimSpace(text)
	}
	return text[len(before):end]
}

// concrete says whether a text names a number, a path or something from the code.
func concrete(text string) bool {
	for word := range strings.FieldsSeq(text) {
		word = strings.Trim(word, `,;:.!?"'“”‘’，。；：`)
		if word == "" {
			continue
		}
		inner := strings.ContainsFunc(word[1:], unicode.IsUpper) && strings.ToUpper(word) != word
		if inner || strings.ContainsAny(word, "/_`()0123456789") || strings.Contains(word, ".") {
			return true
		}
	}
	return false
}

// namesAngle says whether a text names an angle such as "error-handling": as it
// stands, or by the words that it is made of; of three and more, half.
func namesAngle(text, angle string) bool {
	plain := func(s string) string { return strings.Join(strings.Fields(spaced(s)), " ") }
	if strings.Contains(plain(text), plain(angle)) {
		return true
	}
	wanted := wording.Keywords(spaced(angle))
	has := wording.Keywords(spaced(text))
	n := 0
	for _, one := range wanted {
		if slices.Contains(has, one) {
			n++
		}
	}
	least := len(wanted)
	if least > 2 {
		least = (least + 1) / 2
	}
	return least > 0 && n >= least
}

func spaced(text string) string {
	return strings.NewReplacer("-", " ", "_", " ", "/", " ").Replace(strings.ToLower(text))
}

// same says whether two texts say the same in nearly the same words.
func same(a, b string) bool {
	x, y := wording.Keywords(a), wording.Keywords(b)
	if len(x) == 0 || len(y) == 0 {
		return strings.EqualFold(strings.TrimSpace(a), strings.TrimSpace(b))
	}
	const most = 0.9
	return wording.Overlap(x, y) >= most && wording.Overlap(y, x) >= most
}

// span is a range of lines, 0 to 0 for none.
type span struct{ first, last int }

// parseSpan reads L45 or L45-L78.
func parseSpan(node *jsontree.Node) (span, bool) {
	text := node.Plain()
	first, last, ranged := strings.Cut(text, "-")
	if !ranged {
		last = first
	}
	s := span{lineNumber(first), lineNumber(last)}
	return s, node.Is(jsontree.Text) && text == node.Text && s.first > 0 && s.last >= s.first
}

func lineNumber(text string) int {
	digits, is := strings.CutPrefix(text, "L")
	if !is || len(digits) > 9 || strings.Trim(digits, "0123456789") != "" {
		return 0
	}
	n := 0
	_, _ = fmt.Sscanf(digits, "%d", &n)
	return n
}
