package interview

import "github.com/overtone-cli/overtone/templates"

// Phrases are the texts of questions from a data file: by the name of a
// question, then by part, which is "prompt", "why", "heading" or the id of an
// option.
type Phrases map[string]map[string]templates.Words

// ReadPhrases reads a data file of texts such as rules/rule-questions.yaml, the
// project's own when it has one. Errors: input.template with file and line.
func ReadPhrases(set *templates.Set, file string) (Phrases, error) {
	var p Phrases
	return p, set.Decode(file, &p)
}

// Question makes a question of the texts with a name.
func (p Phrases) Question(id, name string, kind Kind) Question {
	return Question{ID: id, Kind: kind, Heading: p[name]["heading"], Prompt: p[name]["prompt"], Why: p[name]["why"]}
}

// Option makes an option of the texts of a question: its label, and what is said
// of it where the file says "ID_says".
func (p Phrases) Option(name, id string) Option {
	return Option{ID: id, Label: p[name][id], Description: p[name][id+"_says"]}
}
