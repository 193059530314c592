package understanding

import (
	"regexp"
	"sync"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// asideBehindVerb takes the comma away that parts a verb from how its object is grouped: "The manager
// sees, per month and site: trips, costs". Behind it the verb would be read as part of the name.
func asideBehindVerb(text string) string {
	found := asideForm().FindStringSubmatchIndex(text)
	if found == nil || !reading.InThirdPerson(text[found[4]:found[5]]) {
		return text
	}
	return text[:found[5]] + text[found[5]+1:]
}

// asideForm is somebody with a verb, a comma, how it is grouped, and a colon.
var asideForm = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`^(?:[A-Z]{1,6}-?\d+[.:] )?((?:The |An? |Each |Every )?[A-Za-z][a-z-]*(?: [a-z-]+){0,3}) ([a-z]{3,12}s), (?:per|for each|for every|by) [^,:;.]{3,50}: `)
})
