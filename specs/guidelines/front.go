package guidelines

import (
	"bytes"
	"fmt"
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/specs/frontmatter"
	"github.com/overtone-cli/overtone/specs/problem"
	"github.com/overtone-cli/overtone/specs/selection"
)

// Categories lists the stages of work that a rule file can be for, in order.
func Categories() []string { return selection.Categories() }

// Priorities lists the priorities of rule files, the highest first.
func Priorities() []string { return []string{"critical", "high", "medium", "low"} }

// ReadModes lists whether a rule file is always read.
func ReadModes() []string { return []string{"required", "optional"} }

// front reads the frontmatter of a rule file into it. Values that cannot be
// used leave the default and are named with their line.
type front struct {
	file  *File
	front *frontmatter.Front
	found []Warning
}

// readFront fills file from the frontmatter of src and gives the body with the
// 1-based line and the byte that it begins at.
func readFront(file *File, src []byte) (body []byte, line, at int, found []Warning) {
	file.Category, file.Priority = "general", "medium"
	body, line = split(src)
	at = len(src) - len(body)
	f := front{file: file}
	parsed, err := frontmatter.Parse(src)
	switch {
	case err != nil:
		f.broken(err)
	case line == 1 && at <= 3: // nothing but a byte order mark before the body
		f.warn(1, problem.New("guidelines.no_frontmatter", "there is no frontmatter, so it is read only when a question meets its title or headings").
			Mend("begin the file with ---, a line such as readMode: required, and ---"))
	case line > 1 && len(parsed.Fields()) == 0 && !closed(src):
		f.warn(1, problem.New("guidelines.broken_frontmatter", "the frontmatter is not closed by a line ---").Mend("add the line --- behind the last field"))
	default:
		f.front = parsed
		f.fields()
	}
	return body, line, at, f.found
}

func closed(src []byte) bool {
	_, _, _, ok := frontmatter.Split(src)
	return ok
}

// split cuts the frontmatter off. One that is never closed ends at the first
// line that cannot belong to it.
func split(src []byte) (body []byte, line int) {
	_, body, line, ok := frontmatter.Split(src)
	if ok || !bytes.HasPrefix(body, []byte("---\n")) && !bytes.HasPrefix(body, []byte("---\r\n")) {
		return body, line
	}
	for first := true; len(body) > 0; first = false {
		text, rest, _ := bytes.Cut(body, []byte("\n"))
		if bare := strings.TrimSpace(string(text)); !first && (bare == "" || bare[0] == '#') {
			break
		}
		body, line = rest, line+1
	}
	return body, line
}

// warn notes what is wrong on a line of the file.
func (f *front) warn(line int, p *problem.Problem) {
	f.found = append(f.found, p.At(f.file.Path, line))
}

// broken says where frontmatter is no YAML. The rules of the file are read all
// the same: a slip in a field must not switch them off unnoticed.
func (f *front) broken(err error) {
	p := problem.From(err)
	f.warn(p.Line, problem.New("guidelines.broken_frontmatter", "%s; defaults are used for every field of this file", p.Message).Mend("%s", p.Fix))
}

func (f *front) fields() {
	known := []string{"title", "dimension", "category", "keywords", "readMode", "priority", "scope"}
	for _, field := range f.front.Fields() {
		if !slices.Contains(known, field.Key) {
			for _, name := range known {
				if misspelt(strings.ToLower(strings.NewReplacer("_", "", "-", "").Replace(field.Key)), strings.ToLower(name)) {
					f.warn(field.Line, problem.New("guidelines.unknown_field", "%q is not read", field.Key).Mend("write %s", name))
				}
			}
		}
	}
	f.file.Title = fold(f.text("title"))
	mode := "optional"
	f.enum("category", &f.file.Category, Categories())
	f.enum("priority", &f.file.Priority, Priorities())
	f.enum("readMode", &mode, ReadModes())
	f.file.Required = mode == "required"
	f.keywords()
	f.agrees("dimension", string(f.file.Dimension), []string{string(Specs), string(Personal)})
	f.agrees("scope", f.file.Scope, []string{ScopeProject, ScopeGlobal})
}

// misspelt says whether a word is meant to be another one: but for one letter that
// is missing, too many, wrong, or in the place of its neighbour.
func misspelt(word, meant string) bool {
	for len(word) > 0 && len(meant) > 0 && word[0] == meant[0] {
		word, meant = word[1:], meant[1:]
	}
	for len(word) > 0 && len(meant) > 0 && word[len(word)-1] == meant[len(meant)-1] {
		word, meant = word[:len(word)-1], meant[:len(meant)-1]
	}
	swapped := len(word) == 2 && len(meant) == 2 && word[0] == meant[1] && word[1] == meant[0]
	return len(word) <= 1 && len(meant) <= 1 || swapped
}

// text is the value of a field that is one text.
func (f *front) text(key string) string {
	var value string
	if err := f.front.Decode(key, &value); err != nil {
		f.warn(f.front.Line(key), problem.New("guidelines.bad_value", "%s", problem.From(err).Message).Mend("write one text behind %s:", key))
	}
	return value
}

func (f *front) enum(key string, target *string, allowed []string) {
	value := f.text(key)
	if value == "" {
		return
	}
	if !slices.Contains(allowed, value) {
		f.warn(f.front.Line(key), problem.New("guidelines.bad_value", "%s %q is none of %s; %s is used", key, value, strings.Join(allowed, ", "), *target).
			Mend("write one of %s", strings.Join(allowed, ", ")))
		return
	}
	*target = value
}

// agrees checks a field whose value the folder decides.
func (f *front) agrees(key, folder string, allowed []string) {
	value := f.text(key)
	switch {
	case value == "" || value == folder:
	case !slices.Contains(allowed, value):
		f.warn(f.front.Line(key), problem.New("guidelines.bad_value", "%s %q is none of %s; the folder makes it %s", key, value, strings.Join(allowed, ", "), folder).
			Mend("write %s", folder))
	default:
		f.warn(f.front.Line(key), problem.New("guidelines.wrong_folder", "it says %s %s, but its folder makes it %s", key, value, folder).
			Mend("write %s, or move the file to the folder of %s rules", folder, value))
	}
}

func (f *front) keywords() {
	var list []string
	if err := f.front.Decode("keywords", &list); err != nil {
		var text string
		if again := f.front.Decode("keywords", &text); again != nil {
			f.warn(f.front.Line("keywords"), problem.New("guidelines.bad_value", "%s", problem.From(err).Message).
				Mend("write keywords: [one, two]"))
			return
		}
		list = strings.FieldsFunc(text, func(r rune) bool { return r == ',' || r == '，' })
	}
	for _, word := range list {
		if word = fold(word); word != "" {
			f.file.Keywords = append(f.file.Keywords, word)
		}
	}
}

// frontText writes the frontmatter of a new file.
func (f *File) frontText() string {
	mode := "optional"
	if f.Required {
		mode = "required"
	}
	words := make([]string, len(f.Keywords))
	for i, word := range f.Keywords {
		words[i] = frontmatter.Scalar(word)
	}
	return fmt.Sprintf("---\ntitle: %s\ndimension: %s\ncategory: %s\nkeywords: [%s]\nreadMode: %s\npriority: %s\nscope: %s\n---\n",
		frontmatter.Scalar(f.Title), f.Dimension, f.Category, strings.Join(words, ", "), mode, f.Priority, f.Scope)
}
