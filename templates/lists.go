package templates

import (
	"fmt"
	"reflect"
	"strings"
	"unicode"

	"github.com/overtone-cli/overtone/specs/problem"
)

// list is a list of words or phrases by language, as the files have it.
type list struct {
	En []string `yaml:"en"`
	Zh []string `yaml:"zh"`
}

// Said is a word or phrase that rules write themselves, once in each language.
type Said struct{ En, Zh string }

// In is the word in Chinese or in English.
func (s Said) In(chinese bool) string {
	if chinese {
		return s.Zh
	}
	return s.En
}

// Lists reads a file of word lists into a struct with one field for each of them:
// []string for phrases, which keep their order, map[string]bool for whole words, or Said
// for the one word of each language.
// The key of a list is the name of its field in small letters, FewWords as few_words;
// its English words stand in front of its Chinese ones. A key that no field has, a
// field without a key and a list without a word are input.template problems.
func Lists[T any](s *Set, name string) (*T, error) {
	text, shown, err := s.text(name)
	if err != nil {
		return nil, err
	}
	var file map[string]list
	if err := s.decode(text, name, shown, &file); err != nil {
		return nil, err
	}
	out := new(T)
	to := reflect.ValueOf(out).Elem()
	left := len(file)
	for i := range to.NumField() {
		key := listKey(to.Type().Field(i).Name)
		words, ok := file[key]
		if !ok {
			return nil, problem.New("input.template", "the list %q is missing", key).
				At(shown, 0).Mend("add it, as the built-in file of this name has it")
		}
		left--
		all := append(append(make([]string, 0, len(words.En)+len(words.Zh)), words.En...), words.Zh...)
		if len(all) == 0 {
			return nil, problem.New("input.template", "the list %q has no words", key).
				At(shown, lineOfKey(text, key)).Mend("write its words as %s: {en: [word, word], zh: [词, 词]}", key)
		}
		if said, one := reflect.TypeAssert[*Said](to.Field(i).Addr()); one {
			if len(words.En) != 1 || len(words.Zh) != 1 {
				return nil, problem.New("input.template", "the list %q has not one word in each language", key).
					At(shown, lineOfKey(text, key)).Mend("write it as %s: {en: [word], zh: [词]}", key)
			}
			*said = Said{words.En[0], words.Zh[0]}
			continue
		}
		if err := fillList(to.Field(i), all); err != nil {
			return nil, err
		}
	}
	if left > 0 {
		return nil, unknownList(text, shown, to.Type())
	}
	return out, nil
}

// fillList gives a field its words.
func fillList(field reflect.Value, words []string) error {
	switch to := field.Addr().Interface().(type) {
	case *[]string:
		*to = words
	case *map[string]bool:
		*to = make(map[string]bool, len(words))
		for _, w := range words {
			(*to)[w] = true
		}
	default:
		return problem.New("internal.template", "no list goes into a %s", fmt.Sprint(field.Type()))
	}
	return nil
}

// unknownList names the first key of a file that no field of a struct has.
func unknownList(file, shown string, of reflect.Type) error {
	known := map[string]bool{}
	for i := range of.NumField() {
		known[listKey(of.Field(i).Name)] = true
	}
	line := 0
	for text := range strings.Lines(file) {
		line++
		if key, _, ok := strings.Cut(text, ":"); ok && !strings.HasPrefix(key, "#") && !strings.HasPrefix(key, " ") && !known[strings.Trim(key, `"'`)] {
			return problem.New("input.template", "no rule reads the list %q", key).
				At(shown, line).Mend("take it out, or write it as the built-in file of this name has it")
		}
	}
	return problem.New("input.template", "a list is not read by any rule").At(shown, 0).Mend("write the keys at the beginning of lines")
}

// listKey is the key under which a file has the list of a field.
func listKey(field string) string {
	var key strings.Builder
	for i, r := range field {
		if i > 0 && unicode.IsUpper(r) {
			key.WriteByte('_')
		}
		key.WriteRune(unicode.ToLower(r))
	}
	return key.String()
}

// lineOfKey is the line in which a file has a key, 0 without one.
func lineOfKey(file, key string) int {
	line := 0
	for text := range strings.Lines(file) {
		line++
		if strings.HasPrefix(text, key+":") {
			return line
		}
	}
	return 0
}
