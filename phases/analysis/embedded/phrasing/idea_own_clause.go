package phrasing

import (
	"regexp"
	"slices"
	"strings"
	"sync"

	"github.com/overtone-cli/overtone/specs"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// A Chinese idea tells everything in one sentence of many clauses. What is noted beside its
// features stands in the clause that says it, and not in all of them.

// inOwnClauses leaves of what was noted from the sentences of an idea the clauses that say it:
// what a system outside is for is told where it is named, and a limit is none of what is told as a feature.
func (r *ideaReader) inOwnClauses() {
	if r.w.Language != "zh" {
		return
	}
	r.u.Integrations = slices.Clone(r.u.Integrations)
	for i := range r.u.Integrations {
		r.u.Integrations[i].Purpose = clauseNaming(r.u.Integrations[i].Purpose, r.u.Integrations[i].Name)
	}
	r.u.Technologies = slices.Clone(r.u.Technologies)
	for i := range r.u.Technologies {
		r.u.Technologies[i].Text = clauseNaming(r.u.Technologies[i].Text, r.u.Technologies[i].Name)
	}
	r.u.Constraints = r.withoutToldClauses(r.u.Constraints)
	r.qualitiesInClause()
}

// qualitiesInClause leaves of a quality that is a whole sentence the clause with its number, which is
// then told as no feature besides: 单桩启动响应要在 3 秒以内.
func (r *ideaReader) qualitiesInClause() {
	words := r.w.Table.Words
	r.u.Qualities = slices.Clone(r.u.Qualities)
	for i := range r.u.Qualities {
		q := &r.u.Qualities[i]
		clause := strings.TrimRight(clauseNaming(q.Text, q.Target), "。")
		if q.Target == "" || clause == strings.TrimRight(q.Text, "。") {
			continue
		}
		q.Metric = strings.TrimSuffix(q.Metric, longestSuffix(q.Metric, words["metric_binds"].In("zh")))
		q.Text, q.Name = Finished(clause), OrElse(q.Metric, clause)
		if reading.ContainsAny(clause, words["response_words"].In("zh")...) {
			q.Class = "P"
		}
		if rest := Filtered(r.features, func(f *understanding.FeatureFact) bool {
			return FoldTerm(strings.TrimRight(f.Text, "。 ")) != FoldTerm(clause)
		}); len(rest) > 0 {
			r.features = rest
		}
	}
}

// clauseNaming is the one clause of a sentence in which a name stands; the sentence where it stands
// in none or in several.
func clauseNaming(text, name string) string {
	clauses := splitClauses(text)
	at := slices.IndexFunc(clauses, func(c string) bool { return strings.Contains(c, name) })
	if len(clauses) < 2 || at < 0 || name == "" || slices.ContainsFunc(clauses[at+1:], func(c string) bool { return strings.Contains(c, name) }) {
		return text
	}
	return Finished(clauses[at])
}

// splitClauses are the clauses of a Chinese sentence.
func splitClauses(text string) []string {
	return strings.FieldsFunc(strings.TrimRight(text, "。 "), func(c rune) bool { return c == '，' || c == '；' })
}

// withoutToldClauses takes the clauses that are told as features, or as limits of their own, out of
// limits that are whole sentences.
func (r *ideaReader) withoutToldClauses(limits []specs.Item) []specs.Item {
	const shortest = 4 // runes of a feature that is looked for inside a clause
	told := func(clause string) bool {
		folded := FoldTerm(clause)
		for i := range r.features {
			for _, said := range []string{r.features[i].Text, r.features[i].Name} {
				said = FoldTerm(strings.TrimRight(said, "。 "))
				if strings.Contains(said, folded) || len([]rune(said)) >= shortest && strings.Contains(folded, said) {
					return true
				}
			}
		}
		return slices.ContainsFunc(limits, func(it specs.Item) bool { return FoldTerm(strings.TrimRight(it.Text, "。 ")) == folded })
	}
	var out []specs.Item
	for _, it := range limits {
		clauses := splitClauses(it.Text)
		rest := slices.DeleteFunc(slices.Clone(clauses), told)
		switch {
		case len(clauses) < 2 || len(rest) == len(clauses):
			out = append(out, it)
		case len(rest) > 0:
			it.Text = Finished(strings.Join(rest, "，"))
			out = append(out, it)
		}
	}
	return out
}

// responseTime reads a clause that only tells how fast the product answers, 接口响应要在 1 秒以内: a quality
// and no deed of it.
func (r *ideaReader) responseTime(clause string) bool {
	m := answersWithin().FindStringSubmatch(clause)
	if m == nil {
		return false
	}
	if !slices.ContainsFunc(r.u.Qualities, func(q understanding.QualityFact) bool { return strings.Contains(q.Text, clause) }) {
		r.u.Qualities = append(r.u.Qualities, understanding.QualityFact{Class: "P", Name: m[1], Text: Finished(clause), Metric: m[1], Target: strings.TrimSpace(m[2]), Source: r.src})
	}
	return true
}

// answersWithin parts what answers from within which time.
var answersWithin = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`^([^，0-9]{1,12}?(?:响应|延迟|时延|耗时|返回|加载)(?:时间)?)(?:必须|须|要|应|需)*(?:控制)?(?:在)? ?((?:不超过|不高于|低于|小于)? ?[0-9.]+ ?(?:秒|毫秒|ms|s)(?:以内|之内|内)?)$`)
})
