package understanding

import (
	"regexp"
	"slices"
	"strings"
	"sync"

	"github.com/overtone-cli/overtone/specs"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// A limit that says, by its form alone, what the product does, lets be done or shows to whom
// has to be built, whatever heading it stands under. Each form is read for certain or not at
// all: what none of them fits stays a limit.

// deedForms are those forms, each behind a subject that is a thing.
var deedForms = sync.OnceValue(func() []*regexp.Regexp {
	const thing = `^([^,;:.]{1,80}?) `
	return []*regexp.Regexp{
		// "Thresholds can be set globally", "A draft may be checked but not sent", "N must be configurable"
		regexp.MustCompile(thing + `(?:can|cannot|may|may only|can only|may not|can not) (?:only |not |also |never )?be (?:[a-z]+(?:ed|wn|tten|ken|ven|osen|idden)|set|put|cut|sent|kept|held|read|made|found|paid|told|sold|split|left|run|shut)\b`),
		mustBe(),
		// "Flags override the file", "the flag wins"
		regexp.MustCompile(thing + `(?:overrides? the|override [a-z]|beats? the|wins? over|takes? precedence over|take precedence|has precedence|have precedence)\b`),
		regexp.MustCompile(thing + `(?:is|are) (?:an error|a warning|errors|warnings)(?:$|[,;.] ?)`),
		// "Prices are only visible to members", "The list is read-only for guests"
		regexp.MustCompile(thing + `(?:is|are) (?:only |never |not )?(?:visible|readable|read-only|writable|editable|searchable|accessible|downloadable) (?:only )?(?:to|for|by|between|within|until|after|while|when)\b`),
		regexp.MustCompile(thing + `(?:is|are) (?:also |only )?available (?:over|under|on port|through)\b`),
		// "Deleted drafts stay in a bin for 30 days"
		regexp.MustCompile(`^(?:A |An |Any |Each |Every |All )?[A-Z]?[a-z]+ed [a-z]+ (?:[a-z]+ )?(?:stays?|remains?|goes|go|moves?|returns?|disappears?) (?:back )?(?:in|to|into|from|on|visible|readable|there) `),
		// "Fields smaller than 2 mm are left out by default"
		regexp.MustCompile(thing + `(?:is|are) (?:not |only )?[a-z]+(?: [a-z]+){0,3}? by default\b`),
		// "Records from 2015 on are migrated, older ones go to the archive"
		regexp.MustCompile(thing + `(?:is|are) [a-z]+(?: [^,;]{1,40})?[,;] (?:and )?(?:older|newer|other|all other|later|earlier|larger|smaller|the other|the others|the rest|everything else)(?: ones?| [a-z]+s)? (?:is|are|go|goes|stays?|gets?|remains?|becomes?) `),
		// "Photos are shrunk on the phone before upload"
		regexp.MustCompile(thing + `(?:is|are) [a-z]+(?: [^,;]{1,60})? before (?:the |each |every )?(?:upload|sending|saving|storing|storage|printing|import|export|transfer|delivery|release|publication|use)\b`),
		// "Reopening is possible within 7 days"
		regexp.MustCompile(thing + `(?:is|are) (?:only |not )?possible (?:only )?(?:within|until|up to|for|after|before|while|as long as)\b`),
		// "The variable `NAME` points to the file if the flag is absent"
		regexp.MustCompile(`^((?:The |An? )?(?:[a-z]+ ){0,3}\x60[^\x60]+\x60) (?:only |never |always )?(?:[b-hj-tv-z][a-z]+s|ignores|adds|appears|accepts|answers|allows|opens) [a-z0-9\x60]`),
		// "All calls take a key"
		regexp.MustCompile(`^((?:All|Every|Each|Any) [^,;:.]{2,50}?) (?:takes?|carry|carries|returns?|accepts?|contains?) [a-z0-9\x60]`),
		// "The log is a text file with one line per change"
		regexp.MustCompile(`^(The [^,;:.]{2,40}?) is (?:a|an|one) [^,;:.]{3,40} with (?:a|an|one) [^,;:.]{2,30} (?:per|for each|for every) `),
		// "Findings go to the list, hints to the log"
		regexp.MustCompile(`^[A-Z][a-z]+(?: [a-z]+)?s go to [^,;:.]{2,40}, (?:and )?[^,;:.]{2,40}s to [^,;:.]{2,40}$`),
	}
})

// mustBe reads of what kind a thing has to be: "N must be configurable per link".
var mustBe = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`^([^,;:.]{1,80}?) (?:must|must not|has to|have to|needs? to) (?:always |only |never )?be [a-z-]*(?:able|ible|identical|unique|empty|idempotent|deterministic)\b`)
})

// reasonBehind is where a sentence begins to say why.
var reasonBehind = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`,? because |, since |, as (?:the|we|they|people|otherwise) |, that's |, that is |, otherwise `)
})

// timeToAct reads how long somebody has to do something before the product goes on: "The
// driver has 5 minutes to accept".
var timeToAct = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`^(?:The|A|An|Each|Every) [^,;:.]{2,50}? has (?:[0-9]+|[a-z]+) (?:seconds?|minutes?|hours?|days?|weeks?) to [a-z]+\b`)
})

// signsIn reads by what people sign in: "Staff sign in with their work account".
var signsIn = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`^[A-Z][^,;:.]{1,40}? (?:signs?|logs?) in (?:with|by|through|using|via) [a-z]`)
})

// partDoes reads what a part of the product does: "The export carries a version field", "Above
// the limit the API refuses it with 422".
var partDoes = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`^(?:(?:Above|Below|Without|Under|Over|Within|Outside|Behind|In|On|For|At|After|During) (?:[^,;:]{2,50}?),? )?[Tt]he ((?:[A-Za-z-]+ ){0,2}[A-Za-z]+) ([a-z]+s)\b ?(.*)$`)
})

// pointsAway are words by which a sentence speaks of somebody or something else than the
// product, or of how things happen to be.
var pointsAway = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`(?i)^(?:we|i|you|they|he|she|it|this|that|these|those|there|nobody|everybody|somebody|people|our|my|your|their|please|everything|anything|nothing|something)\b|\b(?:still|today|already|currently|as before|as they are|as it is|existing|we already|bought|so far|for now|old system|new system|law|legal|vendor|contract|be (?:reached|obtained|bought|hired|expected|assumed|replaced|upgraded|rented|borrowed|negotiated))\b|[“”"?!]`)
})

// surelyDone is a statement of one of these forms, without its reason. Empty for any other.
func (x *understander) surelyDone(text string) string {
	text = strings.TrimRight(text, ". ")
	if at := reasonBehind().FindStringIndex(text); at != nil {
		text = text[:at[0]] // why it is so tells nothing of what is done
	}
	if reading.HasHan(text) || len(strings.Fields(text)) < minSureWords || pointsAway().MatchString(text) || !x.deedOfForm(x.withoutActors(text)) {
		return ""
	}
	return text
}

// deedOfForm tells such a statement from one about the project, its means or the world.
func (x *understander) deedOfForm(text string) bool {
	s := x.look(text)
	if s.question || s.has("money", "of_project", "effort", "given", "given_today", "unstable", "problem", "goal", "rollout_rule", "could", "should", "asked_of_bidders", "retention") || x.lex.pastOnly(text) || x.meansNamed(text) || x.lex.planned(text) {
		return false
	}
	head, _, _ := strings.Cut(text, "; ")
	if signsIn().MatchString(head) || timeToAct().MatchString(head) {
		return !x.lex.ofTheProject(strings.Fields(head))
	}
	for _, form := range deedForms() {
		if m := form.FindStringSubmatchIndex(reading.UpperFirst(behindLeadPhrase(head))); m != nil {
			return len(m) < 4 || m[2] < 0 || !x.subjectOutside(behindLeadPhrase(head)[:m[3]])
		}
	}
	if _, rest, ok := strings.Cut(head, ": "); ok && mustBe().MatchString(reading.UpperFirst(rest)) {
		return true // "Same input, same version: the output has to be identical"
	}
	m := partDoes().FindStringSubmatch(head)
	return m != nil && (x.lex.productNoun(reading.LastWord(m[1])) || x.lex.ProductOutputs[reading.LastWord(m[1])]) && reading.InThirdPerson(m[2]) && !x.lex.NoDeedVerbs[m[2]] && len(strings.Fields(m[3])) > 0
}

// withoutActors is a text with one word in the place of the roles that it names: a contractor who uses
// the product is nobody of the project.
func (x *understander) withoutActors(text string) string {
	for i := range x.u.Actors {
		name := reading.Lower(x.u.Actors[i].Name)
		if at := strings.Index(reading.Lower(text), name); at >= 0 && len(name) > 3 && len(reading.Lower(text)) == len(text) {
			text = text[:at] + "user" + text[at+len(name):]
		}
	}
	return text
}

// rulesAmongNotes moves what the notes say that the product does to the limits, which are built: no
// reader looks for it there.
func (x *understander) rulesAmongNotes() {
	x.u.Notes = slices.DeleteFunc(x.u.Notes, func(it specs.Item) bool {
		if x.surelyDone(it.Text) == "" {
			return false
		}
		key := StatementKey(it.Text)
		if slices.ContainsFunc(x.u.Constraints, func(c specs.Item) bool { return StatementKey(c.Text) == key }) {
			return true // it is there already, and is built once
		}
		at := slices.IndexFunc(x.u.Constraints, func(c specs.Item) bool { return FirstLine(c.Source) > FirstLine(it.Source) })
		if at < 0 {
			at = len(x.u.Constraints)
		}
		x.u.Constraints = slices.Insert(x.u.Constraints, at, it)
		x.u.Sure[key] = true
		return true
	})
}

// minSureWords is how many words such a statement has at least.
const minSureWords = 5

// behindLeadPhrase is a statement without what stands in front of its subject and a comma: "For
// `diff`, small changes are left out".
func behindLeadPhrase(text string) string {
	return leadPhrase().ReplaceAllString(text, "")
}

// subjectOutside says that a subject is somebody, or a system that the product is not.
func (x *understander) subjectOutside(subject string) bool {
	if x.isPerson(subject) || len(x.lex.tech.Find(subject)) > 0 {
		return true
	}
	for i := range x.u.Integrations {
		if name := x.u.Integrations[i].Name; name != "" && strings.Contains(subject, name) {
			return true
		}
	}
	return false
}
