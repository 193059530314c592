package guidelines

import (
	"strings"

	"github.com/overtone-cli/overtone/specs/problem"
	"github.com/overtone-cli/overtone/templates"
)

// ruleFiles is the table of the rule files that overtone makes.
type ruleFiles struct {
	Files   []ruleFile      `yaml:"files"`
	General templates.Words `yaml:"general"`
}

// ruleFile is one line of the table.
type ruleFile struct {
	Name      string          `yaml:"name"`
	Dimension Dimension       `yaml:"dimension"`
	Seed      bool            `yaml:"seed"`
	Title     templates.Words `yaml:"title"`
	Category  string          `yaml:"category"`
	Required  bool            `yaml:"required"`
	Priority  string          `yaml:"priority"`
	Keywords  []string        `yaml:"keywords"`
	Sections  []ruleSection   `yaml:"sections"`
}

// ruleSection is a heading and the topics of the rules under it.
type ruleSection struct {
	Heading templates.Words `yaml:"heading"`
	Topics  []string        `yaml:"topics"`
}

func readRuleFiles() (*ruleFiles, error) {
	var table ruleFiles
	if err := templates.New(nil, "").Decode("rules/rule-files.yaml", &table); err != nil {
		return nil, problem.Wrap(err, "internal.rule_files", "the table of rule files is broken")
	}
	return &table, nil
}

// find gives the line for a file, or one for a file that has none: its title
// is made of its name.
func (t *ruleFiles) find(dimension Dimension, name string) ruleFile {
	for _, one := range t.Files {
		if one.Dimension == dimension && strings.EqualFold(one.Name, name) {
			return one
		}
	}
	title := strings.NewReplacer("-", " ", "_", " ").Replace(strings.TrimSuffix(name, ".md"))
	return ruleFile{
		Name: name, Dimension: dimension, Title: templates.Words{En: title}, Category: "general",
		Required: dimension == Specs, Priority: "medium", Keywords: strings.Fields(title),
	}
}

// text is a new file of this kind, with its headings when they are asked for.
func (r ruleFile) text(scope, lang string, headings bool) string {
	file := File{
		Title: r.Title.In(lang), Dimension: r.Dimension, Scope: scope, Category: r.Category,
		Keywords: r.Keywords, Required: r.Required, Priority: r.Priority,
	}
	var b strings.Builder
	b.WriteString(file.frontText() + "\n# " + file.Title + "\n")
	if headings {
		for _, s := range r.Sections {
			b.WriteString("\n## " + s.Heading.In(lang) + "\n")
		}
	}
	return b.String()
}

// headings lists the headings that a rule of a topic may stand under, in every
// language; none when the topic has no place of its own.
func (r ruleFile) headings(topic string, kind Kind) (all []string, own ruleSection) {
	for _, s := range r.Sections {
		for _, one := range s.Topics {
			if kind == Learning && one == string(Learning) || kind != Learning && strings.EqualFold(one, topic) {
				for _, lang := range []string{"en", "zh"} {
					all = append(all, s.Heading.In(lang))
				}
				return all, s
			}
		}
	}
	return nil, ruleSection{}
}
