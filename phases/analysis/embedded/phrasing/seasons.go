package phrasing

import (
	"fmt"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"sync"
	"time"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// OfSeason is the rule of the two cases that try the days at which a season begins and ends.
const OfSeason = "criterion-of-season"

// Seasons of each year, 每年 5 月 20 日至 7 月 10 日开启, "is open from 1 April to 30 September
// each year".
var (
	seasonChinese = sync.OnceValue(func() *regexp.Regexp {
		return regexp.MustCompile(`^([^，。；]{2,16}?)[：，]? ?每年 ?(\d{1,2}) ?月 ?(\d{1,2}) ?日(?:至|到|-|–|—) ?(\d{1,2}) ?月 ?(\d{1,2}) ?日(?:开启|开放|开通|可用)。?$`)
	})
	seasonEnglish = sync.OnceValue(func() *regexp.Regexp {
		return regexp.MustCompile(`^([A-Z][^,;:.]{2,40}?) (?:is|are) (?:open|available) (?:(?:every|each) year )?from (\d{1,2}) ([A-Z][a-z]+) (?:to|until) (\d{1,2}) ([A-Z][a-z]+)(?: (?:every|each) year)?\.?$`)
	})
)

// seasons makes requirements of the constraints that say on which days of a year a part of
// the product is open: outside of them it is shut, and that has to be built.
func (w *Work) seasons() {
	var added []understanding.FeatureFact
	var rest []specs.Item
	for _, it := range w.Understood.Constraints {
		thing, from, to, ok := w.seasonIn(it.Text)
		if !ok || it.Source.Kind != specs.Stated {
			rest = append(rest, it)
			continue
		}
		fact := understanding.FeatureFact{Text: Finished(strings.Replace(it.Text, thing+"：", thing, 1)), Source: it.Source}
		fact.Name = strings.TrimRight(fact.Text, ".。")
		on := []string{"thing", wording.LowerFirst(thing), "first", w.dayOf(from), "last", w.dayOf(to), "before", w.dayOf(from.AddDate(0, 0, -1)), "after", w.dayOf(to.AddDate(0, 0, 1))}
		for _, side := range []string{"season_shut", "season_open"} {
			fact.Criteria = append(fact.Criteria, Item(w.Sentence(side, on...), Rule(OfSeason)))
		}
		added = append(added, fact)
	}
	if len(added) == 0 || len(w.Understood.Features) == 0 {
		return
	}
	u := *w.Understood // the facts of the source stay as they are
	u.Constraints, u.Features = rest, slices.Clone(u.Features)
	for i := range added {
		at := slices.IndexFunc(u.Features, func(f understanding.FeatureFact) bool {
			return understanding.FirstLine(f.Source) >= understanding.FirstLine(added[i].Source)
		})
		if at < 0 {
			at = len(u.Features)
		} else {
			next := &u.Features[at] // what is open then is ranked there
			added[i].Group, added[i].Priority, added[i].Planned = next.Group, next.Priority, next.Planned
		}
		u.Features = slices.Insert(u.Features, at, added[i])
	}
	w.Understood = &u
}

// seasonYear is the year in which the days are reckoned; it has no 29 February.
const seasonYear = 2025

// seasonIn is what is open in a season, with the first and the last day of it.
func (w *Work) seasonIn(text string) (thing string, from, to time.Time, ok bool) {
	if m := seasonChinese().FindStringSubmatch(strings.TrimSpace(text)); m != nil && w.Language == "zh" {
		number := func(s string) int { n, _ := strconv.Atoi(s); return n }
		return strings.TrimSpace(m[1]), time.Date(seasonYear, time.Month(number(m[2])), number(m[3]), 0, 0, 0, 0, time.UTC), time.Date(seasonYear, time.Month(number(m[4])), number(m[5]), 0, 0, 0, 0, time.UTC), true
	}
	m := seasonEnglish().FindStringSubmatch(strings.TrimSpace(text))
	if m == nil || w.Language == "zh" {
		return "", from, to, false
	}
	from, err := time.Parse("2 January 2006", fmt.Sprintf("%s %s %d", m[2], m[3], seasonYear))
	if err != nil {
		return "", from, to, false
	}
	to, err = time.Parse("2 January 2006", fmt.Sprintf("%s %s %d", m[4], m[5], seasonYear))
	return m[1], from, to, err == nil
}

// dayOf is a day of the year as a sentence says it.
func (w *Work) dayOf(day time.Time) string {
	if w.Language == "zh" {
		return fmt.Sprintf("%d 月 %d 日", int(day.Month()), day.Day())
	}
	return day.Format("2 January")
}
