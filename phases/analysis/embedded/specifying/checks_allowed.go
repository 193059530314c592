package specifying

import (
	"regexp"
	"strings"
	"sync"

	"github.com/overtone-cli/overtone/specs"
)

// mayLack is what a stated criterion lets be missing: "Serial number may be missing on older gear".
var mayLack = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`^(?:(?:The|A|An) )?(\p{L}[\p{L} -]{2,40}?) (?:(?:may|can) be (?:missing|empty|left out|omitted|blank|absent)|(?:is|are) optional)\b`)
})

// sentAgain is a stated criterion that tells of a further message: "A second one goes out 7 days before".
var sentAgain = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`^(?:A|The|One) (?:second|third|further|more|next) (?:one|mail|e-mail|message|reminder|letter|text|notice|warning)?\b`)
})

// asAllowed takes out of criteria that rules made what a stated criterion of the same requirement
// allows to be otherwise: a value that may be missing is in no list of what each has, and where a
// second message follows, the first is not the only one.
func (w *Specifier) asAllowed(d *Draft) {
	if w.Language == "zh" {
		return
	}
	var lacking []string
	again := false
	for _, c := range d.Requirement.Criteria {
		if c.Source.Kind != specs.Stated {
			continue
		}
		if m := mayLack().FindStringSubmatch(c.Text); m != nil {
			lacking = append(lacking, strings.ToLower(m[1]))
		}
		again = again || sentAgain().MatchString(c.Text)
	}
	for i := range d.Requirement.Criteria {
		c := &d.Requirement.Criteria[i]
		if c.Source.Kind == specs.Stated {
			continue
		}
		for _, thing := range lacking {
			c.Text = strings.Replace(c.Text, ", "+thing, "", 1)
		}
		if again {
			c.Text = strings.Replace(c.Text, "exactly one message reaches", "a message reaches", 1)
		}
	}
}
