package understanding

import (
	"cmp"

	"github.com/overtone-cli/overtone/templates"
)

// phrases are the lists of words and phrases by which the rules of this room tell what
// a sentence says, each kind in a file of its own in lexicons/understanding. A list is a
// field here and a key there. Rules that need some are methods of Lexicons.
type phrases struct {
	*demandWords
	*spokenWords
	*remarkWords
	*chineseWords
	*goalWords
	*personWords
	*outsideWords
	*thingWords
	*nameWords
	*formWords
	*saidWords
}

func (l *Lexicons) loadPhrases(set *templates.Set) error {
	return cmp.Or(
		loadLists(set, "demands", &l.demandWords),
		loadLists(set, "spoken", &l.spokenWords),
		loadLists(set, "remarks", &l.remarkWords),
		loadLists(set, "chinese", &l.chineseWords),
		loadLists(set, "goals", &l.goalWords),
		loadLists(set, "persons", &l.personWords),
		loadLists(set, "outside", &l.outsideWords),
		loadLists(set, "things", &l.thingWords),
		loadLists(set, "names", &l.nameWords),
		loadLists(set, "forms", &l.formWords),
		loadLists(set, "said", &l.saidWords),
	)
}

func loadLists[T any](set *templates.Set, name string, to **T) (err error) {
	*to, err = templates.Lists[T](set, "lexicons/understanding/"+name+".yaml")
	return err
}
