package reading

import (
	"cmp"

	"github.com/overtone-cli/overtone/templates"
)

// Lexicon are the words by which this room tells one kind of text from another. It is
// read only once made and may be shared by goroutines. Rules that need some of its
// lists are its methods; a list is a field here and a key in lexicons/reading.
type Lexicon struct {
	*talkWords
	*paperWords
}

// LoadLexicon reads the words of a set. It fails with input.template when a file, the
// project's own or a built-in one, is not valid.
func LoadLexicon(set *templates.Set) (*Lexicon, error) {
	l := &Lexicon{}
	return l, cmp.Or(
		loadLists(set, "talk", &l.talkWords),
		loadLists(set, "papers", &l.paperWords),
	)
}

func loadLists[T any](set *templates.Set, name string, to **T) (err error) {
	*to, err = templates.Lists[T](set, "lexicons/reading/"+name+".yaml")
	return err
}
