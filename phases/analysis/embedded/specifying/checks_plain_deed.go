package specifying

import (
	"strings"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
)

// maxPlainDeed is how many words an object has at most of which a test of its verb is sure to
// fit, and maxPlainDeedBytes how long the fact is in which it stands.
const (
	maxPlainDeed      = 6
	maxPlainDeedBytes = 110
)

// plainDeed says that a fact is nothing but one deed that the product itself does to one thing:
// what is known of the verb is then a test of the fact. Whatever a thing undergoes, a list, a
// second deed, a case or a relative clause may mean something else with the same verb, and the
// sentence itself is the test.
func (w *Specifier) plainDeed(d *Draft, object, fact string) bool {
	c := d.Statement.Clause
	passive := d.Statement.Phrase == "" && (c.Form == phrasing.BeVerb || c.Form == phrasing.ModalVerb && strings.HasPrefix(c.Rest, "be "))
	words := strings.Fields(strings.ToLower(object))
	if passive || len(words) == 0 || len(words) > maxPlainDeed || len(fact) > maxPlainDeedBytes || strings.ContainsAny(fact, ",;:(") {
		return false
	}
	if w.Table.IsWord("pronouns_object", "en", words[0]) || w.Table.IsWord("check_vague_objects", "en", words[0]) {
		return false
	}
	for word := range strings.FieldsSeq(strings.ToLower(fact)) {
		if w.Table.IsWord("check_second_deed", "en", word) {
			return false
		}
	}
	return true
}
