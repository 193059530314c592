package analysis

import (
	"fmt"
	"reflect"
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/problem"
)

// ModelRule is the rule behind everything that a model adds.
const ModelRule = "model"

// maxFaults bounds the faults that one error names: enough to mend by.
const maxFaults = 10

// Checker judges what a schema cannot: whether an answer of an engine that may
// make things up says where its items come from, and says the truth. It is for
// engines outside this process; the embedded one keeps its own books.
type Checker struct {
	// Words gives the words of a text that carry meaning, in the form in which
	// they compare.
	Words func(text string) []string
}

// Check judges an answer, out, to a question, in; both are pointers to the
// types of one task. It refuses the answer with engine.answer, naming up to
// ten faults by their place, when
//
//   - an id is malformed, of the wrong kind, or given twice, or an id that is
//     referred to stands neither in the question nor in the answer;
//   - a review loses an item of its draft;
//   - an item is stated without lines or on lines that the source does not have;
//   - an item is answered in a round that the question does not know;
//   - a claim about a codebase names a file that the exploration did not find.
//
// It changes the answer where that alone keeps it honest, and gives the places
// as demoted: an item is turned from stated into inferred "model" when less
// than half of its words, or not all of its numbers, are on its lines. So a
// translation is inferred as well: nothing here can tell that it is faithful.
// Items that the question already holds with the same words and source are
// taken over as they are. A rule or pack that the question does not name
// becomes "model", and file names are made of titles.
func (c Checker) Check(in, out any) (demoted []string, err error) {
	k := &check{words: c.Words, asked: survey(in), given: survey(out), source: sourceOf(in)}
	k.ids()
	k.references()
	k.files(in, out)
	k.sources()
	nameFiles(reflect.ValueOf(out))
	if len(k.faults) == 0 {
		return k.demoted, nil
	}
	shown := k.faults[:min(len(k.faults), maxFaults)]
	more := ""
	if n := len(k.faults) - len(shown); n > 0 {
		more = fmt.Sprintf("; and %d more", n)
	}
	return nil, problem.New("engine.answer", "the answer contradicts the question: %s%s", strings.Join(shown, "; "), more)
}

// check is the judgement of one answer.
type check struct {
	words   func(string) []string
	asked   *inventory
	given   *inventory
	source  Source
	index   *lineIndex
	faults  []string
	demoted []string
}

func (k *check) fault(format string, args ...any) {
	k.faults = append(k.faults, fmt.Sprintf(format, args...))
}

// sourceOf finds the source of a task's input, an empty one where there is none.
func sourceOf(in any) Source {
	common := reflect.Indirect(reflect.ValueOf(in)).FieldByName("Common")
	if !common.IsValid() {
		return Source{}
	}
	c, _ := reflect.TypeAssert[Common](common)
	return c.Source
}

// ids judges the ids that the answer gives. They become file names, so nothing
// but their exact form will do.
func (k *check) ids() {
	seen := map[string]bool{}
	for _, d := range k.given.ids {
		switch {
		case !specs.IsID(d.id) || !strings.HasPrefix(d.id, d.prefix):
			k.fault("%s is %q, which is no id of the form %sNNN", d.place, d.id, d.prefix)
		case seen[d.id]:
			k.fault("%s gives the id %s a second time", d.place, d.id)
		}
		seen[d.id] = true
	}
	if !k.asked.isDraft {
		return
	}
	for _, d := range k.asked.ids {
		if d.draft && !seen[d.id] {
			k.fault("the review loses %s", d.id)
		}
	}
}

// references judges the ids that the answer refers to.
func (k *check) references() {
	known := map[string]bool{}
	for _, list := range [][]idea{k.asked.ids, k.given.ids} {
		for _, d := range list {
			known[d.id] = true
		}
	}
	for _, r := range k.given.refs {
		if !known[r.id] {
			k.fault("%s refers to %q, which does not exist", r.place, r.id)
		}
	}
}

// files judges what an answer says about a codebase.
func (k *check) files(in, out any) {
	question, ok := in.(*CodebaseInput)
	if !ok {
		return
	}
	answer, ok := out.(*CodebaseOutput)
	if !ok {
		return
	}
	known := map[string]bool{}
	for _, f := range filesOf(&question.Explored) {
		known[f] = true
	}
	for _, f := range filesOf(&answer.Codebase) {
		if !known[f] {
			k.fault("the answer names the file %q, which was not found", f)
		}
	}
}

// filesOf lists the files that an exploration names as found or as proof.
func filesOf(c *specs.CodebaseContext) []string {
	var out []string
	for _, f := range c.RelevantFiles {
		out = append(out, f.Path)
	}
	for _, p := range c.ExistingPatterns {
		out = append(out, p.Evidence...)
	}
	for _, a := range c.ArchitectureConstraints {
		out = append(out, a.Evidence)
	}
	for _, e := range c.TechStack.Evidence {
		out = append(out, e.Files...)
	}
	return out
}

// sources judges where the items of the answer come from.
func (k *check) sources() {
	lines := lineCount(k.source.Text)
	for _, r := range k.given.ranges {
		k.within(r.place, []specs.LineRange{r.lines}, lines)
	}
	for _, it := range k.given.items {
		switch it.source.Kind {
		case specs.Stated:
			k.stated(it, lines)
		case specs.Answered:
			if !k.asked.rounds[it.source.Round] {
				k.fault("%s is answered in round %d, which there was not", it.place, it.source.Round)
			}
			*it.source = specs.FromAnswer(it.source.Round, it.source.Question)
		case specs.Inferred, specs.Edited:
			rule := it.source.Rule
			if !k.asked.rules[rule] || rule == "" {
				rule = ModelRule
			}
			*it.source = specs.FromRule(rule)
		default:
			k.fault("%s does not say where it comes from", it.place)
		}
	}
}

func (k *check) stated(it item, lines int) {
	if len(it.source.Lines) == 0 {
		k.fault("%s is stated but names no lines", it.place)
		return
	}
	if !k.within(it.place, it.source.Lines, lines) {
		return
	}
	if !k.asked.holds(it) && !k.borneOut(it) {
		*it.source = specs.FromRule(ModelRule)
		k.demoted = append(k.demoted, it.place)
		return
	}
	*it.source = specs.Source{Kind: specs.Stated, Lines: specs.MergeLines(it.source.Lines)}
}

func (k *check) within(place string, ranges []specs.LineRange, lines int) bool {
	i := slices.IndexFunc(ranges, func(r specs.LineRange) bool { return r.From < 1 || r.To < r.From || r.To > lines })
	if i >= 0 {
		k.fault("%s names lines %d to %d, but the source has %d", place, ranges[i].From, ranges[i].To, lines)
	}
	return i < 0
}

// borneOut says whether the lines of an item contain it: every number, and at
// least half of the words that carry meaning.
func (k *check) borneOut(it item) bool {
	if k.index == nil {
		k.index = indexLines(k.source.Text, k.words)
	}
	words := k.words(it.text)
	numbers := numbersIn(it.text)
	if len(words)+len(numbers) == 0 {
		return false
	}
	for _, n := range numbers {
		if !k.index.on(k.index.numbers[n], it.source.Lines) {
			return false
		}
	}
	found := 0
	for _, w := range words {
		if k.index.on(k.index.words[w], it.source.Lines) {
			found++
		}
	}
	return 2*found >= len(words)
}

// nameFiles gives items the file names of their titles, as the embedded engine
// does: models answer titles, not file names.
func nameFiles(v reflect.Value) {
	switch v.Kind() {
	case reflect.Pointer:
		if !v.IsNil() {
			nameFiles(v.Elem())
		}
	case reflect.Slice:
		for i := range v.Len() {
			nameFiles(v.Index(i))
		}
	case reflect.Struct:
		slug, title := v.FieldByName("Slug"), v.FieldByName("Title")
		if slug.IsValid() && title.IsValid() {
			slug.SetString(specs.FileSlug(title.String()))
			return
		}
		for i := range v.NumField() {
			nameFiles(v.Field(i))
		}
	}
}
