package templates

import "github.com/overtone-cli/overtone/specs/problem"

// Words is a text in every language that there is. The tables have thousands of them, and a
// field for each language takes a tenth of the memory of a map.
type Words struct {
	En string `yaml:"en"`
	Zh string `yaml:"zh"`
}

// In gives the text in a language, or the English one.
func (w Words) In(lang string) string {
	if t := w.Only(lang); t != "" {
		return t
	}
	return w.En
}

// Only gives the text in a language, empty where it has none.
func (w Words) Only(lang string) string {
	switch lang {
	case "en":
		return w.En
	case "zh":
		return w.Zh
	}
	return ""
}

// None says that there is no text in any language.
func (w Words) None() bool { return w == Words{} }

// Is says whether text is this text in any language.
func (w Words) Is(text string) bool {
	return text != "" && (text == w.En || text == w.Zh)
}

// Section is one heading of a kind of document. Empty is printed in place of a
// section that has nothing to say but must be there; Derived marks content
// that is computed from the whole package.
type Section struct {
	ID       string    `yaml:"id"`
	Heading  Words     `yaml:"heading"`
	Empty    Words     `yaml:"empty"`
	Derived  bool      `yaml:"derived"`
	Sections []Section `yaml:"sections"`
}

// Shape is the ordered sections of one kind.
type Shape struct {
	Title    Words     `yaml:"title"` // pattern of the H1, with {title}; empty: the title alone
	Sections []Section `yaml:"sections"`
}

// Section finds a section of the shape by id, nil when there is none.
func (s *Shape) Section(id string) *Section {
	for i := range s.Sections {
		if s.Sections[i].ID == id {
			return &s.Sections[i]
		}
	}
	return nil
}

// ShapeTable is templates/shapes.yaml.
type ShapeTable struct {
	Kinds   map[string]*Shape           `yaml:"kinds"`
	Columns map[string]Words            `yaml:"columns"`
	Labels  map[string]Words            `yaml:"labels"`
	Enums   map[string]map[string]Words `yaml:"enums"`
	Phrases map[string]Words            `yaml:"phrases"`
}

// Shapes gives the table of headings, columns and fixed words.
func (s *Set) Shapes() (*ShapeTable, error) {
	s.shapesOnce.Do(func() {
		var t ShapeTable
		if s.shapesErr = s.Decode("shapes.yaml", &t); s.shapesErr == nil {
			s.shapes = &t
		}
	})
	return s.shapes, s.shapesErr
}

// Shape gives the sections of a kind.
func (s *Set) Shape(kind string) (*Shape, error) {
	t, err := s.Shapes()
	if err != nil {
		return nil, err
	}
	shape := t.Kinds[kind]
	if shape == nil {
		return nil, problem.New("input.template", "shapes.yaml has no kind %q", kind).
			Mend("add the kind, or move the override away to use the built-in table")
	}
	return shape, nil
}

// Phrase is a fixed text of the documents in a language, empty when unknown.
func (t *ShapeTable) Phrase(id, lang string) string { return t.Phrases[id].In(lang) }

// Enum translates the id of an enumerated value; an unknown one is its own label.
func (t *ShapeTable) Enum(table, id, lang string) string {
	if w, known := t.Enums[table][id]; known {
		return w.In(lang)
	}
	return id
}

// EnumID finds the id behind a label in any language; an unknown label is its own id.
func (t *ShapeTable) EnumID(table, label string) string {
	found := ""
	for id, w := range t.Enums[table] { // labels are unique in a table (tested)
		if w.Is(label) {
			found = id
		}
	}
	if found == "" {
		return label
	}
	return found
}
