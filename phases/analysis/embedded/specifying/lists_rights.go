package specifying

import (
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// maxRightsWished is how many deeds a user story names that come of a list of rights.
const maxRightsWished = 4

// rightsOf are the deeds of a list of rights that are of a kind and go as far as given.
func (w *Specifier) rightsOf(d *Draft, kind, limit string) []string {
	var out []string
	for _, r := range d.Fact.Rights {
		if r.Kind == kind && (kind != understanding.RightLimited || r.Limit == limit) {
			out = append(out, w.DeedOfRight(r))
		}
	}
	return out
}

// rightsWant is what somebody wants who has a list of rights: their deeds where these are
// few and each begins with a verb, else what the list gives.
func (w *Specifier) rightsWant(d *Draft) string {
	var deeds []string
	for _, r := range d.Fact.Rights {
		deed := w.DeedOfRight(r)
		switch {
		case r.Kind == understanding.RightRefused:
			continue
		case w.Language != "zh" && !w.Table.IsWord("verbs", "en", reading.FirstWord(deed)):
			return w.Say("want_list_rights")
		case r.Kind == understanding.RightLimited:
			deed = w.Say("right_within", "deed", deed, "limit", wording.LowerFirst(r.Limit))
		}
		deeds = append(deeds, deed)
	}
	switch {
	case len(deeds) == 0:
		return w.Say("want_list_no_rights")
	case len(deeds) > maxRightsWished:
		return w.Say("want_list_rights")
	}
	return w.Say("want_list_deeds", "list", w.Join(deeds, 0))
}

// rightsChecks try what a role may do, what it may do only so far, and what it may not.
func (w *Specifier) rightsChecks(d *Draft) []check {
	var out []check
	add := func(phrase, limit string, deeds []string) {
		if len(deeds) > 0 {
			text := w.Say(phrase, "actor", d.Actor, "limit", limit, "list", strings.Join(deeds, "; "))
			if w.Language == "zh" {
				text = w.Say(phrase, "actor", d.Actor, "limit", limit, "list", strings.Join(deeds, "、"))
			}
			out = append(out, check{text: text, rule: "criterion-of-list", firm: true})
		}
	}
	add("crit_rights_given", "", w.rightsOf(d, understanding.RightGiven, ""))
	var limits []string
	for _, r := range d.Fact.Rights {
		if r.Kind == understanding.RightLimited && !slices.Contains(limits, r.Limit) {
			limits = append(limits, r.Limit)
			add("crit_rights_limited", r.Limit, w.rightsOf(d, r.Kind, r.Limit))
		}
	}
	add("crit_rights_refused", "", w.rightsOf(d, understanding.RightRefused, ""))
	return out
}
