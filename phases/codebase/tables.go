package codebase

import (
	"bytes"
	"crypto/sha256"
	"embed"
	"fmt"
	"strings"

	"gopkg.in/yaml.v3"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/templates/plainyaml"
)

//go:embed tables/*.yaml
var tableFiles embed.FS

// tables are the embedded data of the exploration, read once per exploration.
type tables struct {
	Languages    []*language
	Technologies []technology
	Rules        rules
	Architecture architectureTables
	Phrases      map[string]phrases
	Stack        stackTable

	sum    string               // hash of the tables
	byName map[string]*language // by language name
	byExt  map[string]*language // by file ending without the dot, lower case
	byFile map[string]*language // by file name
	byProg map[string]*language // by interpreter
}

// language is one row of languages.yaml.
type language struct {
	Name         string   `yaml:"name"`
	Kind         string   `yaml:"kind"` // source, config or prose
	Ext          []string `yaml:"ext"`
	Names        []string `yaml:"names"`
	Interpreters []string `yaml:"interpreters"`
	Beside       bool     `yaml:"beside"` // stands beside programs: not the primary language while there is another
}

// stackTable is stack.yaml: what a profile knows beyond an exploration.
type stackTable struct {
	Roles        map[string][]string `yaml:"roles"` // role -> names of technologies
	Technologies []technology        `yaml:"technologies"`
	Purposes     map[string][]string `yaml:"purposes"` // purpose -> first words of names
	Unclear      []string            `yaml:"unclear"`
	Telling      []struct {
		Purpose string   `yaml:"purpose"`
		Words   []string `yaml:"words"`
	} `yaml:"telling"`
	Brought  []broughtCommand `yaml:"brought"`
	Entries  []rule           `yaml:"entries"`
	Delivery []rule           `yaml:"delivery"`

	RuleLanguages map[string][]string `yaml:"rule_languages"` // first word of a rule of Bazel -> what it builds
}

// broughtCommand is a command that comes with a technology.
type broughtCommand struct {
	Tech    string `yaml:"tech"`
	Purpose string `yaml:"purpose"`
	Command string `yaml:"command"`
	Python  bool   `yaml:"python"` // run in the environment of the project
	Eco     string `yaml:"eco"`    // only where this ecosystem names it; empty: any
}

// rules is rules.yaml.
type rules struct {
	Folders struct {
		Never   []string      `yaml:"never"`    // not entered, not listed
		Aside   []string      `yaml:"aside"`    // other people's, sample or generated code: not judged
		Side    []string      `yaml:"side"`     // examples and tools: code, but not where the product starts
		NotCode []string      `yaml:"not_code"` // top-level folders that make no codebase by themselves
		Own     []string      `yaml:"own"`      // our own output
		Built   []builtFolder `yaml:"built"`
	} `yaml:"folders"`
	Tests       []string `yaml:"tests"`
	Generated   []string `yaml:"generated"`
	BuiltNames  []string `yaml:"built_names"`
	StopWords   []string `yaml:"stop_words"`
	VagueWords  []string `yaml:"vague_words"` // no topic words unless given
	Patterns    []rule   `yaml:"patterns"`
	Points      []rule   `yaml:"points"`
	Constraints []rule   `yaml:"constraints"`
}

// builtFolder is a folder that a build writes when one of beside lies next to it.
type builtFolder struct {
	Folder string   `yaml:"folder"`
	Beside []string `yaml:"beside"`
}

// rule recognises something by path and content; see rules.yaml.
type rule struct {
	ID        string            `yaml:"id"`
	Languages []string          `yaml:"languages"`
	Path      []string          `yaml:"path"`
	Text      []string          `yaml:"text"`
	All       []string          `yaml:"all"`  // every one of these has to occur, too
	Kind      string            `yaml:"kind"` // of an entry or a delivery file
	Tests     string            `yaml:"tests"`
	Min       int               `yaml:"min"`
	Most      int               `yaml:"most"` // in more files it is a habit and no joint; 0: any number
	Code      bool              `yaml:"code"` // source files only
	Last      bool              `yaml:"last"` // only the last file in order counts
	Name      map[string]string `yaml:"name"`
	Says      map[string]string `yaml:"says"`
	Risk      map[string]string `yaml:"risk"`
}

// phrases are the sentences of one language.
type phrases map[string]string

// loadTables reads the embedded tables.
func loadTables() (*tables, error) {
	t := &tables{
		byName: map[string]*language{}, byExt: map[string]*language{},
		byFile: map[string]*language{}, byProg: map[string]*language{},
	}
	all := sha256.New()
	for _, table := range []struct {
		name string
		into any
	}{
		{"languages", &t.Languages},
		{"technologies", &t.Technologies},
		{"rules", &t.Rules},
		{"phrases", &t.Phrases},
		{"stack", &t.Stack},
		{"architecture", &t.Architecture},
	} {
		src, err := tableFiles.ReadFile("tables/" + table.name + ".yaml")
		if err != nil {
			return nil, err
		}
		_, _ = all.Write(src) // a hash never fails
		if plainyaml.Decode(string(src), table.into) {
			continue
		}
		d := yaml.NewDecoder(bytes.NewReader(src))
		d.KnownFields(true)
		if err := d.Decode(table.into); err != nil {
			return nil, fmt.Errorf("%s.yaml: %w", table.name, err)
		}
	}
	t.sum = string(all.Sum(nil))
	for _, l := range t.Languages {
		t.byName[l.Name] = l
		for _, ext := range l.Ext {
			t.byExt[ext] = l
		}
		for _, name := range l.Names {
			t.byFile[name] = l
		}
		for _, prog := range l.Interpreters {
			t.byProg[prog] = l
		}
	}
	return t, nil
}

// phrasesOf answers the sentences of a language, English where it has none.
func (t *tables) phrasesOf(lang specs.Lang) phrases {
	if p, ok := t.Phrases[string(lang)]; ok {
		return p
	}
	return t.Phrases[string(specs.English)]
}

// f is the sentence with its slots filled from name, value pairs.
func (p phrases) f(key string, pairs ...string) string { return fill(p[key], pairs...) }

// join joins words the way lists are written in the language.
func (p phrases) join(list []string) string { return strings.Join(list, p["list_separator"]) }

// pick is the text of a rule in the language of p.
func (e *explorer) pick(texts map[string]string) string {
	if s, ok := texts[string(e.opts.Lang)]; ok {
		return s
	}
	return texts[string(specs.English)]
}

func fill(s string, pairs ...string) string {
	slots := make([]string, 0, len(pairs))
	for i := 0; i+1 < len(pairs); i += 2 {
		slots = append(slots, "{"+pairs[i]+"}", pairs[i+1])
	}
	return strings.NewReplacer(slots...).Replace(s)
}
