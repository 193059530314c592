package understanding

import (
	"regexp"
	"strings"
	"sync"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// pointsBelow reads a sentence about the paper that only says where something stands in it:
// "The main objects are listed below", "The table below shows the permissions".
var pointsBelow = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`(?i)^(?:[\p{L}\d ,'’-]{2,60}? (?:is|are) (?:listed|described|summari[sz]ed|defined|explained|detailed|set out|outlined|given|found|shown) ` +
		`(?:below|above|in (?:the )?(?:section|chapter|appendix|annex)(?: [\dA-Z.]+)?|in the (?:following|next) (?:table|list|figure|diagram)s?|in the (?:table|list|figure|diagram)s? below|in (?:table|figure) \d+)` +
		`|the (?:(?:following|next) (?:table|list|diagram|figure|section)|(?:table|list|diagram|figure) below) (?:shows|lists|summari[sz]es|describes|gives|defines|contains) [^.;:]{2,60})$`)
})

// aboutPaper tells a sentence that only points to another place of the paper.
func aboutPaper(text string) bool {
	text = strings.TrimRight(strings.TrimSpace(text), ".: ")
	low := reading.Lower(text)
	if strings.HasSuffix(low, " shown below") || strings.HasSuffix(low, " shown above") || strings.Contains(low, " must ") || strings.Contains(low, " shall ") {
		return false // on a screen
	}
	return pointsBelow().MatchString(text)
}
