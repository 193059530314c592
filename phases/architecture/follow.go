package architecture

import (
	"reflect"
	"slices"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/phases/analysis"
	"github.com/overtone-cli/overtone/phases/session"
	"github.com/overtone-cli/overtone/specs"
)

func itoa(n int) string { return strconv.Itoa(n) }

// followDecision lets the rest of a design follow a decision that was made
// anew: the stack takes the new choice, what rules derived from the former one
// names the new one, and who wrote the former one elsewhere is asked.
func followDecision(out *analysis.ArchitectureOutput, d decided, req analysis.RequirementsOutput, p session.Phrases) {
	a := &out.Architecture
	a.OpenQuestions = settled(a.OpenQuestions, d.adr.ID+" "+d.title, p)
	for _, name := range d.proper {
		a.OpenQuestions = settled(a.OpenQuestions, name, p)
	}
	restack(a, d, p)
	retitle(a, d)
	unclaim(a, d)
	f := &follower{d: d, p: p}
	f.walk(reflect.ValueOf(a).Elem())
	for i := range out.Decisions {
		if other := &out.Decisions[i]; other != d.adr {
			f.walk(reflect.ValueOf(other).Elem())
		}
	}
	f.components(a)
	if where := places(out, d, req); len(where) > 0 {
		a.OpenQuestions = append(a.OpenQuestions, question(p, "choice_elsewhere",
			"id", d.adr.ID, "option", inSentence(d.option), "former", d.called, "list", p.List(where)))
	}
}

// restack exchanges the rows of the stack that stand for the former choice.
func restack(a *specs.Architecture, d decided, p session.Phrases) {
	reason := p.Say("choice_stack", "id", d.adr.ID, "former", d.called)
	done := false
	var out []specs.StackRow
	for _, r := range a.Stack {
		switch {
		case !slices.Contains(d.proper, specs.Plain(r.Technology)):
		case done:
			continue
		default:
			r = specs.StackRow{Layer: r.Layer, Technology: upperFirst(d.option), Rationale: reason, Source: specs.Source{Kind: specs.Edited}}
			done = true
		}
		out = append(out, r)
	}
	a.Stack = out
}

// retitle gives guidance on a decision its new title.
func retitle(a *specs.Architecture, d decided) {
	for i := range a.Guidance {
		if it := &a.Guidance[i]; names(it.Text, d.adr.ID) {
			it.Text = strings.Replace(it.Text, d.title, d.adr.Title, 1)
		}
	}
}

// unclaim drops what rules said of the source's choice: that it is the ground of
// the design, or that it is named for other data only. What the source says of
// it is told in the context of the decision, and no guidance any more.
func unclaim(a *specs.Architecture, d decided) {
	told := func(it specs.Item) bool {
		return slices.ContainsFunc(d.adr.Context, func(c specs.Item) bool { return c.Text == it.Text && c.Source.Kind == it.Source.Kind })
	}
	a.Guidance = slices.DeleteFunc(a.Guidance, func(it specs.Item) bool {
		return it.Source.Kind != specs.Inferred && told(it) && slices.ContainsFunc(d.proper, func(n string) bool { return names(it.Text, n) })
	})
	claims := []string{"rule:style-stack", "rule:storage-open"}
	for _, list := range []*[]specs.Item{&a.Style, &a.Storage} {
		*list = slices.DeleteFunc(*list, func(it specs.Item) bool {
			return slices.Contains(claims, it.Source.Rule) && slices.ContainsFunc(d.names, func(n string) bool { return names(it.Text, n) })
		})
	}
}

// follower puts the new choice in place of the former one wherever a rule or a
// model named it. What the source states, a person said or wrote stays.
type follower struct {
	d       decided
	p       session.Phrases
	renamed [][2]string // components
}

func (f *follower) walk(v reflect.Value) {
	switch v.Kind() {
	case reflect.Slice:
		for i := range v.Len() {
			f.walk(v.Index(i))
		}
	case reflect.Struct:
		source, has := reflect.TypeAssert[specs.Source](field(v, "Source"))
		if has && v.Type() != reflect.TypeFor[specs.ADR]() {
			if source.Kind == specs.Inferred && v.Type() != reflect.TypeFor[specs.QualityRow]() { // a tactic repeats what is measured
				f.texts(v)
			}
			return
		}
		for i := range v.NumField() {
			if v.Field(i).Kind() == reflect.Slice || v.Field(i).Kind() == reflect.Struct {
				f.walk(v.Field(i))
			}
		}
	}
}

func field(v reflect.Value, name string) reflect.Value {
	if f := v.FieldByName(name); f.IsValid() {
		return f
	}
	return reflect.ValueOf(0)
}

// texts renames in the fields of one item that hold prose.
func (f *follower) texts(v reflect.Value) {
	for i := range v.NumField() {
		text := v.Field(i)
		technology := v.Type() == reflect.TypeFor[specs.StackRow]() && v.Type().Field(i).Name == "Technology"
		if text.Kind() != reflect.String || text.Type() != reflect.TypeFor[string]() || technology {
			continue
		}
		before := text.String()
		after := renamed(before, f.d.proper, f.d, described(f.p, "choice_named", f.d), f.p)
		if after == before || names(before, f.d.adr.ID) { // who names the decision was told already
			continue
		}
		text.SetString(after)
		if v.Type() == reflect.TypeFor[specs.Component]() && v.Type().Field(i).Name == "Name" {
			f.renamed = append(f.renamed, [2]string{before, after})
		}
	}
}

// components lets everything that refers to a component by its name go on
// doing so.
func (f *follower) components(a *specs.Architecture) {
	for _, pair := range f.renamed {
		for i := range a.Components {
			uses := slices.Clone(a.Components[i].Uses)
			for k := range uses {
				if uses[k] == pair[0] {
					uses[k] = pair[1]
				}
			}
			a.Components[i].Uses = uses
		}
		for i := range a.Mappings {
			if a.Mappings[i].Component == pair[0] {
				a.Mappings[i].Component = pair[1]
			}
		}
		for i := range a.Errors {
			if a.Errors[i].Component == pair[0] {
				a.Errors[i].Component = pair[1]
			}
		}
	}
}

// renamed puts the new choice into a text in place of the former one: by its
// name when it is one, else as it is described.
func renamed(text string, from []string, d decided, described string, p session.Phrases) string {
	to := d.option
	if inSentence(to) != to || !unicode.IsUpper(firstRune(to)) {
		to = described
	}
	for _, name := range from {
		for next := 0; ; {
			at := indexOf(text, name, next)
			if at < 0 {
				break
			}
			head := p.Join(text[:at], to)
			text, next = p.Join(head, text[at+len(name):]), len(head)
		}
	}
	return text
}

// described is what a decision chooses as words of a sentence, with the article
// that a name like "Another language" has already.
func described(p session.Phrases, phrase string, d decided) string {
	option := inSentence(d.option)
	if first, _, _ := strings.Cut(option, " "); slices.Contains(p.Words("determiners"), first) {
		phrase += "_bare"
	}
	return p.Say(phrase, "option", option, "id", d.adr.ID)
}

func firstRune(s string) rune {
	r, _ := utf8.DecodeRuneInString(s)
	return r
}

// names says whether a text names something, as a word of its own.
func names(text, name string) bool { return indexOf(text, name, 0) >= 0 }

// indexOf finds a name from a place on, as a word of its own; -1 without it.
func indexOf(text, name string, from int) int {
	for name != "" && from <= len(text) {
		i := strings.Index(text[from:], name)
		if i < 0 {
			return -1
		}
		at := from + i
		before, _ := utf8.DecodeLastRuneInString(text[:at])
		after, _ := utf8.DecodeRuneInString(text[at+len(name):])
		if !joins(before, name[0]) && !joins(after, name[len(name)-1]) {
			return at
		}
		from = at + len(name)
	}
	return -1
}

// joins says whether a letter beside the end of a name makes it another word.
// Between Latin and Chinese letters there is no blank.
func joins(r rune, end byte) bool {
	return r != utf8.RuneError && r < 0x2e80 && end < utf8.RuneSelf && (unicode.IsLetter(r) || unicode.IsDigit(r))
}

// places are the items that still name the former choice: requirements and
// qualities by their ids, what they share, the design itself and its other
// decisions.
func places(out *analysis.ArchitectureOutput, d decided, req analysis.RequirementsOutput) []string {
	var where []string
	holds := func(v any) bool {
		found := false
		eachText(reflect.ValueOf(v), func(text string) {
			for _, n := range d.names {
				found = found || names(text, n) && !names(text, d.adr.ID)
			}
		})
		return found
	}
	for i := range req.Requirements {
		if holds(&req.Requirements[i]) {
			where = append(where, req.Requirements[i].ID)
		}
	}
	for i := range req.NFRs {
		if holds(&req.NFRs[i]) {
			where = append(where, req.NFRs[i].ID)
		}
	}
	if holds(&req.Index) {
		where = append(where, specs.RequirementsDir+"/"+specs.IndexFile)
	}
	if holds(&out.Architecture) {
		where = append(where, specs.ArchitectureDir+"/"+specs.IndexFile)
	}
	for i := range out.Decisions {
		if other := &out.Decisions[i]; other != d.adr && holds(other) {
			where = append(where, other.ID)
		}
	}
	return where
}

// eachText visits every text of a value but what a review wrote and the open
// questions, which speak of what is not decided.
func eachText(v reflect.Value, see func(string)) {
	switch v.Kind() {
	case reflect.Pointer:
		eachText(v.Elem(), see)
	case reflect.Slice:
		if v.Type() == reflect.TypeFor[[]specs.Question]() {
			return
		}
		for i := range v.Len() {
			eachText(v.Index(i), see)
		}
	case reflect.Struct:
		if source, has := reflect.TypeAssert[specs.Source](field(v, "Source")); has && source.Kind == specs.Edited || v.Type() == reflect.TypeFor[specs.Meta]() {
			return // what a review wrote knows of the change
		}
		for i := range v.NumField() {
			if v.Type().Field(i).Name != "Slug" {
				eachText(v.Field(i), see)
			}
		}
	case reflect.String:
		see(v.String())
	}
}

// settled takes one entry out of the lists that open questions hold; a question
// about nothing else goes.
func settled(in []specs.Question, entry string, p session.Phrases) []specs.Question {
	sep := p.Say("list_sep")
	var out []specs.Question
	for _, q := range in {
		at := strings.Index(q.Text, entry)
		if q.Source.Kind != specs.Inferred || at < 0 || indexOf(q.Text, entry, 0) < 0 {
			out = append(out, q)
			continue
		}
		at = indexOf(q.Text, entry, 0)
		before, after := q.Text[:at], q.Text[at+len(entry):]
		switch {
		case strings.HasPrefix(after, sep):
			q.Text = before + after[len(sep):]
		case strings.HasSuffix(before, sep):
			q.Text = before[:len(before)-len(sep)] + after
		case strings.TrimRight(after, "?？.。 ") == "":
			continue
		}
		out = append(out, q)
	}
	return out
}

// clone copies a design as deep as it is changed here.
func clone(in analysis.ArchitectureOutput) analysis.ArchitectureOutput {
	return deep(reflect.ValueOf(in)).Interface().(analysis.ArchitectureOutput) //nolint:forcetypeassert // it is what went in
}

func deep(v reflect.Value) reflect.Value {
	switch v.Kind() {
	case reflect.Slice:
		if v.IsNil() {
			return v
		}
		out := reflect.MakeSlice(v.Type(), v.Len(), v.Len())
		for i := range v.Len() {
			out.Index(i).Set(deep(v.Index(i)))
		}
		return out
	case reflect.Struct:
		out := reflect.New(v.Type()).Elem()
		out.Set(v)
		for i := range v.NumField() {
			if out.Field(i).CanSet() {
				out.Field(i).Set(deep(v.Field(i)))
			}
		}
		return out
	default:
		return v
	}
}
