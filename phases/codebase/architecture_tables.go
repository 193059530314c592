package codebase

import (
	"slices"
	"strings"
)

// architectureTables is architecture.yaml.
type architectureTables struct {
	Layers   []namedRole                  `yaml:"layers"`
	Rings    []namedRole                  `yaml:"rings"`
	Uses     []use                        `yaml:"uses"`
	Starts   []rule                       `yaml:"starts"`
	Aside    []string                     `yaml:"aside"`
	Declares []rule                       `yaml:"declares"`
	Packages []string                     `yaml:"packages"`
	Patterns []rule                       `yaml:"patterns"`
	Says     map[string]map[string]string `yaml:"says"`
	Logging  []use                        `yaml:"logging"`
	Settings []setting                    `yaml:"settings"`
}

// namedRole is what a layer is for, with the names of its folders and files.
type namedRole struct {
	Role     string   `yaml:"role"`
	Names    []string `yaml:"names"`
	Suffixes []string `yaml:"suffixes"` // of file names
}

// use is something files do, told by their imports or by words in them.
type use struct {
	ID      string              `yaml:"id"`
	Name    string              `yaml:"name"`    // of a library
	Imports map[string][]string `yaml:"imports"` // by kin of languages
	Text    map[string][]string `yaml:"text"`
	Needs   map[string][]string `yaml:"needs"` // imports without which the words say nothing
}

// setting is a formatter or linter, known by the file that sets it up.
type setting struct {
	Name      string   `yaml:"name"`
	Part      string   `yaml:"part"` // formatter or linter
	Languages []string `yaml:"languages"`
	Path      []string `yaml:"path"`
	Text      []string `yaml:"text"`
}

// kin is the key under which the tables speak about a language.
func kin(lang string) string {
	switch lang {
	case "TypeScript", "JavaScript", "Vue", "Svelte":
		return "Script"
	case "Java", "Kotlin", "Scala", "Groovy":
		return "Java"
	case "C", "C++", "Objective-C":
		return "C"
	}
	return lang
}

// using lists the files of the survey that do something, by import or word.
func (s *survey) using(id string) []*file {
	at := slices.IndexFunc(s.e.tables.Architecture.Uses, func(u use) bool { return u.ID == id })
	u := s.e.tables.Architecture.Uses[at]
	var list []*file
	for _, f := range s.files {
		marked := f.marked("uses." + id)
		if needs := u.Needs[kin(f.lang.Name)]; len(needs) > 0 {
			marked = marked && importsOne(f, needs)
		}
		if marked || importsOne(f, u.Imports[kin(f.lang.Name)]) {
			list = append(list, f)
		}
	}
	return list
}

// importsOne says whether a file imports one of the packages or a part of it.
func importsOne(f *file, packages []string) bool {
	for _, name := range f.imports {
		for _, p := range packages {
			rest, found := strings.CutPrefix(strings.Trim(name, "<>"), p)
			if found && (rest == "" || strings.ContainsRune(`/.:\`, rune(rest[0]))) {
				return true
			}
		}
	}
	return false
}

// tell is a sentence about the architecture with its slots filled.
func (e *explorer) tell(key string, pairs ...string) string {
	says, ok := e.tables.Architecture.Says[string(e.opts.Lang)]
	if !ok {
		says = e.tables.Architecture.Says["en"]
	}
	return fill(says[key], pairs...)
}
