package specifying

import (
	"regexp"
	"strings"
	"sync"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
)

// allowedUpTo finds how long or how much something may be at most: "the service may be down for
// at most 2 hours a month".
var allowedUpTo = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`^([^,;:]+?) (?:may|can) (be (?:down|unavailable|offline|out of service|interrupted)|take|last|cost|use|need|grow) ((?:for |to )?)(?:at most|up to|no more than|not more than|a maximum of|no longer than) (\S.*)$`)
})

// limitAllowed binds what may be so up to a number as what must not be more: a permission is
// nothing that a test can fail. Empty for any other text.
func (w *Specifier) limitAllowed(text, must string) string {
	if w.Language == "zh" {
		return ""
	}
	m := allowedUpTo().FindStringSubmatch(strings.TrimRight(text, ". "))
	if m == nil {
		return ""
	}
	return phrasing.Capital(phrasing.JoinWords(m[1], w.notOf(must), m[2], strings.TrimSpace(m[3]), "more than", m[4]))
}

// sizedForLoad finds the load that writers size a product for: "we size for 3,000 events/s".
var sizedForLoad = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`(?i)^(?:we |it is |the system is |everything is )?(?:are )?(?:size|sized|plan|planned|design|designed|dimension|dimensioned|build|built)(?: it| this| everything)? for ((?:up to |about |around )?[\d~].*)$`)
})

// sizedFor binds such a load: what its writers do is theirs, and the product has to sustain it.
// Empty for any other text.
func (w *Specifier) sizedFor(text, must string) string {
	m := sizedForLoad().FindStringSubmatch(strings.TrimRight(text, ". "))
	if m == nil || w.Language == "zh" {
		return ""
	}
	return w.Say("nfr_sustain", "must", must, "text", strings.Replace(m[1], " sustained", "", 1))
}

// namesByDeed says that a text begins with a thing that is called by a deed or with several of
// one: "Booking page usable in 3 s", "Backups every night". Its first word asks for nothing.
func (w *Specifier) namesByDeed(text string) bool {
	words := strings.Fields(strings.ToLower(text))
	if len(words) < 3 {
		return false
	}
	first, second := words[0], strings.Trim(words[1], ",.;:")
	if first == "backups" || first == "back-ups" {
		return true
	}
	return strings.HasSuffix(first, "ing") && w.Table.IsWord("called_by_deed", "en", second)
}
