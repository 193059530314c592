package meaning

import (
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/specs/problem"
	"github.com/overtone-cli/overtone/templates"
)

const (
	rulesFile = "lexicons/rules.yaml"
	techFile  = "lexicons/technologies.yaml"
)

// words are phrases by language.
type words struct {
	En []string `yaml:"en"`
	Zh []string `yaml:"zh"`
}

func (w words) all() []string { return slices.Concat(w.En, w.Zh) }

// named is something that has phrases in both languages.
type named struct {
	ID string   `yaml:"id"`
	En []string `yaml:"en"`
	Zh []string `yaml:"zh"`
}

func (n named) all() []string { return slices.Concat(n.En, n.Zh) }

// technologyKind is a set of technologies that can stand for each other.
type technologyKind struct {
	ID      string   `yaml:"id"`
	Words   words    `yaml:"words"`
	Members []string `yaml:"members"`
	Single  bool     `yaml:"single"`
	Choice  bool     `yaml:"choice"`
	Group   bool     `yaml:"group"`
	Ban     bool     `yaml:"ban"`

	names []string // canonical names of the members
}

// wordFile is lexicons/rules.yaml.
type wordFile struct {
	Kinds     []*technologyKind `yaml:"kinds"`
	Labels    words             `yaml:"labels"`
	Limits    words             `yaml:"limits"`
	Styles    []named           `yaml:"styles"`
	Things    []named           `yaml:"things"`
	FileKinds []named           `yaml:"file_kinds"`
	Scopes    []named           `yaml:"scopes"`
	Runners   []string          `yaml:"runners"`
	Tools     map[string]struct {
		Kinds []string `yaml:"kinds"`
		Also  []string `yaml:"also"`
	} `yaml:"tools"`
	Calls      []string          `yaml:"calls"`
	PlainCalls []string          `yaml:"plain_calls"`
	Parts      words             `yaml:"parts"`
	NotParts   words             `yaml:"not_parts"`
	Macros     map[string]string `yaml:"macros"`
	Prefixes   words             `yaml:"prefixes"`
	Statements []struct {
		Make string   `yaml:"make"`
		En   []string `yaml:"en"`
		Zh   []string `yaml:"zh"`
	} `yaml:"statements"`
}

// technologyFile is the part of lexicons/technologies.yaml that is read here.
type technologyFile struct {
	Technologies []struct {
		Layer string   `yaml:"layer"`
		Weak  bool     `yaml:"weak"`
		Names []string `yaml:"names"`
	} `yaml:"technologies"`
}

// Reader reads rules. It is safe for concurrent use.
type Reader struct {
	file       wordFile
	kinds      map[string][]*technologyKind // by the canonical name of a member
	byWord     map[string][]*technologyKind // by a word for the kind
	tech       *terms
	layers     map[string]string // of a stack, by the names of technologies in lower case
	kindWords  *terms
	styles     *terms
	things     *terms
	fileKinds  *terms
	scopes     *terms
	labels     *terms
	limits     *terms
	parts      map[string]bool
	notParts   map[string]bool
	runners    map[string]bool
	tools      map[string]*terms // by the slot that holds them
	statements []pattern
	prefixes   []node
}

// New prepares a reader from the word lists of a set. It fails with
// input.template when a file, the project's own or a built-in one, is not valid.
func New(set *templates.Set) (*Reader, error) {
	r := &Reader{kinds: map[string][]*technologyKind{}}
	if err := set.Decode(rulesFile, &r.file); err != nil {
		return nil, err
	}
	var known technologyFile
	if err := set.Decode(techFile, &known); err != nil {
		return nil, err
	}
	r.loadTechnologies(known)
	r.loadWords()
	r.loadTools()
	if err := r.loadPatterns(); err != nil {
		return nil, problem.Wrap(err, "input.template", "a wording of the rules is not valid").At(rulesFile, 0).
			Mend("correct the wording named, or move the file away to use the built-in one")
	}
	return r, nil
}

// loadTechnologies knows every name once: those of the kinds first, then those
// that only the general list has.
func (r *Reader) loadTechnologies(known technologyFile) {
	r.tech, r.layers = newTerms(), map[string]string{}
	for _, k := range r.file.Kinds {
		for _, member := range k.Members {
			name := r.addTechnology(member)
			k.names = append(k.names, name)
			r.kinds[name] = append(r.kinds[name], k)
		}
	}
	for _, group := range known.Technologies {
		for _, names := range group.Names {
			for name := range strings.SplitSeq(strings.TrimPrefix(names, "!"), "|") {
				r.layers[strings.ToLower(name)] = group.Layer
			}
		}
		if group.Weak || group.Layer == "standard" {
			continue
		}
		for _, names := range group.Names {
			r.addTechnology(names)
		}
	}
	r.kindWords = newTerms()
	r.byWord = map[string][]*technologyKind{}
	for _, k := range r.file.Kinds {
		for _, w := range k.Words.all() {
			r.kindWords.add(w, w, false)
			r.byWord[w] = append(r.byWord[w], k)
		}
	}
}

// addTechnology files the names of one technology and answers the canonical
// one, which is that of the first list that knows one of them.
func (r *Reader) addTechnology(names string) string {
	list := strings.Split(names, "|")
	canonical := strings.TrimPrefix(list[0], "!")
	for _, n := range list {
		if id := r.tech.id(strings.TrimPrefix(n, "!")); id != "" {
			canonical = id
			break
		}
	}
	exact := strings.HasPrefix(list[0], "!")
	for _, n := range list {
		r.tech.add(strings.TrimPrefix(n, "!"), canonical, exact || strings.HasPrefix(n, "!"))
	}
	return canonical
}

// loadTools files the tools of every slot. Where only a tool can stand, letter
// case says nothing.
func (r *Reader) loadTools() {
	r.tools = map[string]*terms{}
	for slot, tool := range r.file.Tools {
		t := newTerms()
		for _, k := range r.file.Kinds {
			if !slices.Contains(tool.Kinds, k.ID) {
				continue
			}
			for i, member := range k.Members {
				for n := range strings.SplitSeq(member, "|") {
					t.add(strings.TrimPrefix(n, "!"), k.names[i], false)
				}
			}
		}
		for _, name := range tool.Also {
			id := r.tech.id(name)
			if id == "" {
				id = name
			}
			t.add(name, id, false)
		}
		r.tools[slot] = t
	}
}

func (r *Reader) loadWords() {
	list := func(items []named) *terms {
		t := newTerms()
		for _, n := range items {
			for _, w := range n.all() {
				t.add(w, n.ID, false)
			}
		}
		return t
	}
	flat := func(w words) *terms {
		t := newTerms()
		for _, s := range w.all() {
			t.add(s, s, false)
		}
		return t
	}
	set := func(list []string) map[string]bool {
		m := map[string]bool{}
		for _, s := range list {
			m[s] = true
		}
		return m
	}
	r.styles, r.things, r.fileKinds = list(r.file.Styles), list(r.file.Things), list(r.file.FileKinds)
	r.scopes = list(r.file.Scopes)
	r.labels, r.limits = flat(r.file.Labels), flat(r.file.Limits)
	r.parts, r.notParts = set(r.file.Parts.all()), set(r.file.NotParts.all())
	r.runners = set(r.file.Runners)
}
