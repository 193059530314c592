package designing

import (
	"regexp"
	"strings"
	"sync"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
)

// accountless says that an idea wants its product to be used without an account, and speaks of
// nobody who signs in all the same: no part of it asks who somebody is.
func (g *Designer) accountless() bool {
	return g.profile == "service" && phrasing.IsIdea(strings.TrimSpace(g.Source.Text), g.Language) &&
		g.Words.HasAny(g.d.Words["accountless"]) && !phrasing.NewWordIndex(deniedAccess().ReplaceAllString(g.Source.Text, "")).HasAny(g.d.Words["signed_in"])
}

// deniedAccess finds what an idea wants nobody to need: "without accounts or passwords".
var deniedAccess = sync.OnceValue(func() *regexp.Regexp {
	const means = `(?:an? |any )?(?:user )?(?:accounts?|log-?ins?|passwords?|sign-?ins?|sign-?ups?|registrations?)`
	return regexp.MustCompile(`(?i)\b(?:without|no) ` + means + `(?:(?:, and |, or |, | and | or | nor )(?:no |without )?` + means + `)*`)
})

// controlClass is the class of the controls that a product of this kind has always.
func (g *Designer) controlClass() string {
	if g.accountless() {
		return "accountless"
	}
	return g.profile
}
