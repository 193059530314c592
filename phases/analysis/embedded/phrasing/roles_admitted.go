package phrasing

import (
	"regexp"
	"slices"
	"strconv"
	"strings"
	"sync"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// OfAge is the rule of the two cases that try an age.
const OfAge = "criterion-of-age"

// agesOfRoles adds the ages by which the source admits people and that it says nowhere but
// in the line on a role or in what it leaves out: "献血者：年满 18 周岁的市民", "不对 60 岁以下居民
// 开放". Somebody younger is refused, and that has to be built.
func (w *Work) agesOfRoles() {
	var added []understanding.FeatureFact
	told := func(age string) bool {
		return slices.ContainsFunc(w.Understood.Features, func(f understanding.FeatureFact) bool {
			return ageIn(f.Text+" "+texts(f.Details)+" "+texts(f.Criteria), age)
		})
	}
	for i := range w.Understood.Actors {
		a := &w.Understood.Actors[i]
		if a.System || a.Source.Kind != specs.Stated {
			continue
		}
		if age := leastAge(a.Role); age > 0 && !told(strconv.Itoa(age)) {
			who := w.FullRole(w.ActorName(a.Name))
			if w.Language != "zh" {
				who = wording.Plural(wording.LowerFirst(who))
			}
			added = append(added, w.ageFact([]string{"age_least", "age_least_refused", "age_least_admitted"}, age, "role", who, a.Source))
		}
	}
	for i := range w.Understood.NonGoals {
		n := &w.Understood.NonGoals[i]
		if m := ageShut().FindStringSubmatch(n.Text); m != nil && n.Source.Kind == specs.Stated {
			number, who := m[1], m[2]
			if number == "" {
				number = m[3]
			}
			if age, err := strconv.Atoi(number); err == nil && age > 1 && !told(number) {
				added = append(added, w.ageFact([]string{"age_shut", "age_shut_refused", "age_shut_admitted"}, age, "who", OrElse(who, w.Say("age_people")), n.Source))
			}
		}
	}
	if len(added) == 0 || len(w.Understood.Features) == 0 {
		return
	}
	u := *w.Understood // the facts of the source stay as they are
	u.Features = append(slices.Clone(u.Features), added...)
	w.Understood = &u
}

// ageFact is what the product does about an age, with the two cases that test it, by the
// phrases for these three.
func (w *Work) ageFact(phrases []string, age int, key, who string, src specs.Source) understanding.FeatureFact {
	number := strconv.Itoa(age)
	text := Capital(w.Say(phrases[0], "product", w.Product, "age", number, key, who))
	fact := understanding.FeatureFact{Name: strings.TrimRight(text, ".。"), Text: Finished(text), Beside: true, Source: src}
	for _, side := range phrases[1:] {
		fact.Criteria = append(fact.Criteria, Item(w.Sentence(side, "age", number, "below", strconv.Itoa(age-1), "above", strconv.Itoa(age+1)), Rule(OfAge)))
	}
	return fact
}

// Ages in the line on a role, and in what is left out.
var (
	ageLeast = sync.OnceValue(func() *regexp.Regexp {
		return regexp.MustCompile(`(?:年满|必须满|须满) ?(\d{1,2}) ?(?:周岁|岁)|(?i)\b(?:aged (?:at least )?|at least |must be )(\d{1,2})(?: years old| years of age| (?:or|and) (?:over|older|above)|\b[,.]?$)|(?i)\b(\d{1,2}) (?:or|and) (?:over|older)\b`)
	})
	ageShut = sync.OnceValue(func() *regexp.Regexp {
		return regexp.MustCompile(`不(?:对|向) ?(\d{1,2}) ?(?:周岁|岁)以下的?(\p{Han}{0,6}?)开放|(?i)\bnot (?:open to|for) (?:anyone |people |children |anybody )?under[- ](\d{1,2})s?\b`)
	})
)

// leastAge is the age that the line on a role asks for, 0 for none.
func leastAge(role string) int {
	m := ageLeast().FindStringSubmatch(role)
	if m == nil {
		return 0
	}
	age, _ := strconv.Atoi(m[1] + m[2] + m[3])
	return age
}

// ageIn says that a text tells of an age.
func ageIn(text, age string) bool {
	for _, m := range wording.Measures(text) {
		if strings.Contains(m.Text, age) && (strings.Contains(m.Text, "岁") || strings.Contains(m.Text, "year")) {
			return true
		}
	}
	return strings.Contains(text, age+" 岁") || strings.Contains(text, age+" 周岁") || strings.Contains(text, age+"岁") || strings.Contains(text, "under "+age) || strings.Contains(text, "aged "+age)
}
