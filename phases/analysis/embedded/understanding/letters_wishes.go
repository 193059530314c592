package understanding

import (
	"regexp"
	"strings"
	"sync"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
	"github.com/overtone-cli/overtone/specs/wording"
)

// Wishes that running text tells by their effect, in the order of speech or of somebody else,
// are written as what is wanted.

// softWish is one form of such a wish and how it is written plainly.
type softWish struct {
	form  *regexp.Regexp
	plain func(m []string) string
}

// softWishes are these forms.
var softWishes = sync.OnceValue(func() []softWish {
	return []softWish{
		// "It would also be nice if the vendors could …" wishes no other way than without "also".
		{regexp.MustCompile(`(?i)^it(?:['’]d| would) (?:also|really|actually) (be (?:nice|good|great|helpful|useful|lovely|handy) (?:if|to) .+)$`), func(m []string) string { return "It would " + m[1] }},
		// "If the new system could take the cycle data by itself we'd save an hour a day."
		{regexp.MustCompile(`(?i)^if (the (?:new )?(?:system|app|tool|program|programme|software|page|site|website|platform)) could (.+?),? ((?:we|i|it|that|this|they|he|she)(?:['’]d| would) .+)$`), func(m []string) string {
			return reading.UpperFirst(m[1]) + " should " + m[2] + ", because " + m[3]
		}},
		// "A list of what expires in the next 14 days would spare us the walk."
		{regexp.MustCompile(`(?i)^(an? [^,;:]{5,90}?) would ((?:spare|save) (?:us|me|them|him|her|everybody|people|the \S+) .+|help (?:us|me|them|him|her|everybody|people|a lot|the \S+).*|make (?:it|this|our|my|their|life) .+)$`), func(m []string) string {
			return "We need " + wording.LowerFirst(m[1]) + ", because it would " + m[2]
		}},
		// "Statistics I don't need."
		{regexp.MustCompile(`^((?:[^\s,;:]+ ){1,5}?)(?:I|we) (?:really )?(don['’]t|do not) (need|want)(?: at all| either| any more)?((?:;|, because|, since| because| since) .+)?$`), func(m []string) string {
			return "We do not " + m[3] + " " + strings.TrimSpace(wording.LowerFirst(m[1])) + m[4]
		}},
		// "What must not change is the tray numbers." With a colon it is a label.
		{regexp.MustCompile(`(?i)^what ((?:must|should|may) (?:not|never) (?:change|be touched|be changed|be lost|break|happen)|cannot change|must (?:stay|remain)(?: as it is)?)(?: is| –| -) (.+)$`), func(m []string) string {
			return reading.UpperFirst(m[2]) + " " + reading.Lower(m[1])
		}},
		// "I'd expect around 45 people to use it, never more than 15 at a time."
		{regexp.MustCompile(`(?i)^(?:I|we)(?:['’]d| would)? expect ((?:about |around |roughly |some |up to |at most )?\d[\d,.]* [^,;:]{3,30}?) to use it(,? .*)?$`), func(m []string) string {
			return "The system must serve " + m[1] + m[2]
		}},
		// "It would be nice if vendors could announce a set, but that may wait until spring."
		{regexp.MustCompile(`^(.*\b(?:nice|good|great|lovely|helpful|handy)\b.*?),? (?:but|though|and) (?:that|this|it) (?:can|could|may|might) (?:easily |well )?(?:wait|come later)\b[^,;:]*$`), func(m []string) string {
			return m[1]
		}},
		// "Also the hatch must work when the network is down."
		{regexp.MustCompile(`^Also,? ((?:the|an?|every|each|all|it|there|no|nobody|if|when|once) .*\b(?:must|should|shall|has to|have to|needs to|need to|may|can|could)\b.+)$`), func(m []string) string { return reading.UpperFirst(m[1]) }},
		// "I should like a copy of everything, once a month."
		{regexp.MustCompile(`^(I|We) should (?:very much )?(like|love|prefer) (.+)$`), func(m []string) string { return m[1] + " would " + m[2] + " " + m[3] }},
		// "Customers do not get a log-in, ever."
		{regexp.MustCompile(`^(.+\b(?:not|never|no|nobody)\b.+), ever$`), func(m []string) string { return m[1] }},
		// "It would be good to know which farms wait longest."
		{regexp.MustCompile(`^It would (?:also |really )?be (?:good|nice|great|helpful|useful|lovely|handy|a help) to (?:know|see|find out|be told) ((?:which|who|where|when|how|what|whether|if) .+)$`), func(m []string) string { return "We want to see " + m[1] }},
		// "What we need first is the stop list on the driver's phone."
		{regexp.MustCompile(`(?i)^what (?:we|i) (?:need|want|would like) (?:first|most|above all|most of all|first of all) is ((?:the|an?|one|some) [^,;:]+)$`), func(m []string) string { return "We need " + m[1] }},
		// "I would not want the phone to show where a driver is."
		{regexp.MustCompile(`^(?:I|We) (?:would not|wouldn['’]t) want ((?:the|an?|any|our|anybody|anyone|everybody|other|it) ?[^,;:]{0,40}?) to ([a-z]\S* .+)$`), func(m []string) string {
			return reading.UpperFirst(m[1]) + " must not " + m[2]
		}},
		// "So the first thing I want is simple: nobody should be able to print a label."
		{regexp.MustCompile(`^(?:So )?(?:[Tt]he )?(?:first|second|third|next|last|main|one|only|most important) thing (?:that )?(?:I|we) (?:want|need|would like) is (?:simple|this|clear|easy|easily said): (.+)$`), func(m []string) string { return reading.UpperFirst(m[1]) }},
		// "Then I need to find out within the hour which batches came from that bed."
		{regexp.MustCompile(`^(?:Then |So |And )?(I|[Ww]e) (?:need|have) to (?:find out|know|see) ((?:within|in) [^,;:]{3,20}?) ((?:which|who|where|whose) .+)$`), func(m []string) string {
			return "We need to see " + m[2] + " " + m[3]
		}},
		// "I don't want anything that needs a server in the office; the last one drowned."
		{regexp.MustCompile(`^(?:I|We) (?:don['’]t|do not) want anything that (need|require|store|send|cost|slow|force|expect|depend|rel|lock)(?:s|ies) (.+)$`), func(m []string) string {
			verb := m[1]
			if verb == "rel" {
				verb = "rely"
			}
			return "The system must not " + verb + " " + m[2]
		}},
		// "The clock starts again, and that is the part everybody forgets."
		{regexp.MustCompile(`^(.{20,}?), and that is (?:the (?:part|thing|bit|point)|what|where) [^,;:]+$`), func(m []string) string { return m[1] }},
		// "If the temperature goes above 16 degrees, I'd like a text message to my phone."
		{regexp.MustCompile(`^((?:If|When|Whenever|Once|As soon as) [^;:]{5,110}?), (?:I|we)(?:['’]d| would) (?:like|love) (an? [^;:]+)$`), func(m []string) string {
			return m[1] + ", we need " + m[2]
		}},
		// "If the pump stops for more than 30 minutes the clock has to start again": a comma is missing.
		{regexp.MustCompile(`^((?:If|When|Once) [^,;:]{8,70}? (?:minutes?|hours?|days?|seconds?|weeks?|months?|times|degrees|percent|%)) ((?:the|it|an?|nobody|they|we|he|she) [^,;:]*? ?(?:must|has to|have to|should|shall|may|can) .+)$`), func(m []string) string {
			return m[1] + ", " + m[2]
		}},
		// "It was agreed that everything which is done daily has to work with three taps."
		{regexp.MustCompile(`^It (?:was|has been|is) (?:agreed|decided|settled|resolved)(?: by all| unanimously)? that ((?:the|an?|every|each|all|everything|no|nobody|only|it|there) .+)$`), func(m []string) string { return reading.UpperFirst(m[1]) }},
		// "Dr. Mottet said that from February they can also be fetched as CSV."
		{regexp.MustCompile(`^(?:(?:Dr|Mr|Mrs|Ms|Prof)\.? )?\p{Lu}\p{Ll}+ (?:said|says|added|adds|explained|explains|mentioned|recalled|reported|noted|insisted|insists|stressed|stresses|pointed out|points out) that (.+)$`), func(m []string) string { return reading.UpperFirst(m[1]) }},
		// "At the piano I want to open the card."
		{regexp.MustCompile(`^((?:At|In|On|From) (?:the|my|our|an?) [^,;:.]{3,30}?),? (I|we) (want|need|would like|wish) to (.+)$`), func(m []string) string {
			if timePhrase().MatchString(m[1]) {
				return m[0] // by when, and not where
			}
			return reading.UpperFirst(m[2]) + " " + m[3] + " to " + m[4] + " " + wording.LowerFirst(m[1])
		}},
		// "I do not want to touch the evacuation procedure."
		{regexp.MustCompile(`^(?:I|We) (?:do not|don['’]t) (?:want|intend|plan|mean) to (touch|change|replace|rebuild|rewrite) (.+)$`), func(m []string) string {
			return "We do not " + m[1] + " " + m[2]
		}},
		// "Should it be late, everything moves": a condition.
		{shouldFirst(), func(m []string) string {
			if plain := shouldPlain(m[1]); plain != "" {
				return "If " + plain + ", " + m[2]
			}
			return m[0]
		}},
		// "Amir asked for a weight curve next to the leftovers."
		{regexp.MustCompile(`^((?:[A-Z]\p{Ll}+|The \p{Ll}+(?: \p{Ll}+)?)(?: and [A-Z]\p{Ll}+)?) (?:has |have |had )?(?:also )?asked for (an? .+)$`), func(m []string) string {
			return m[1] + " wants " + m[2]
		}},
		// "He'd like a reminder the day before a set is due."
		{regexp.MustCompile(`^(He|She|They|(?:Mr|Mrs|Ms|Dr)\.? [A-Z]\p{Ll}+)(?:['’]d| would) (?:also |really )?(?:like|love) ((?:an?|to|one|two|some) [^:]+)$`), func(m []string) string {
			want := " wants "
			if m[1] == "They" {
				want = " want "
			}
			return m[1] + want + m[2]
		}},
		// "For the toxic list it was decided that the system refuses the ingredient."
		{regexp.MustCompile(`^((?:For|In|On|With|As to|About) .{3,80}?),? (?:it was|we) (?:decided|agreed|settled) that (.+)$`), func(m []string) string {
			return m[1] + ", " + m[2]
		}},
	}
})

// timePhrase tells a phrase in front of a sentence that says when, and not where.
var timePhrase = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`(?i)\b(?:years?|months?|weeks?|days?|quarters?|seasons?|spring|summer|autumn|winter|future|run|end|beginning|start|moment|time|phase|step|version|release|morning|evening|afternoon|night|first|next|last|case|event|hour|meantime|interim|whole)\b`)
})

// softly writes a sentence with such a wish plainly. A question and what is told of a case stay.
func softly(text string) string {
	if strings.HasSuffix(strings.TrimSpace(text), "?") {
		return text
	}
	for _, wish := range softWishes() {
		if m := wish.form.FindStringSubmatch(strings.TrimRight(text, ".! ")); m != nil {
			text = wish.plain(m) + "."
		}
	}
	return text
}
