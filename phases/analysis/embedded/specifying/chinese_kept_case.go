package specifying

import (
	"regexp"
	"slices"
	"strings"
	"sync"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/specs"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
)

// Shares of the pairs of signs of a clause that a criterion has which tests it, and which
// names the case of it.
const (
	clauseHeld = 0.6
	caseHeld   = 0.4
)

// keptCases gives back to each derived criterion the case without which its clause does not hold: 首车出站
// 以后只允许追加，|不允许减少 refuses nothing before that. A criterion that has lost it is the sentence itself.
func (w *Specifier) keptCases(d *Draft) {
	if w.Language != "zh" || d.Fact == nil || d.lists() || d.Requirement.Priority == specs.Wont || w.IsChange(d.Fact) {
		return
	}
	said := d.sentencesSaid()
	list := slices.Clone(d.Requirement.Criteria)
	for i, k := range list {
		if k.Source.Kind == specs.Stated || isUsual(k) {
			if whole := w.leanHalf(k.Text, said); whole != "" {
				list[i].Text = phrasing.Finished(whole) // 同时生成记录 goes on with what stands before it
			}
			continue
		}
		for _, s := range said {
			whole := w.halfOf(k.Text, s)
			if m := ruleAsCase().FindStringSubmatch(k.Text); m != nil && strings.HasPrefix(s, m[1]) {
				whole = s
			}
			if whole == "" && w.unframed(k.Text) == k.Text {
				whole = w.caseLost(k.Text, s)
			}
			if whole != "" {
				list[i] = specs.Criterion{Text: phrasing.Finished(w.plainly(whole)), Source: phrasing.Rule(FromStatement)}
				break
			}
		}
	}
	d.Requirement.Criteria = list[:0]
	for _, k := range list {
		if !slices.ContainsFunc(d.Requirement.Criteria, func(o specs.Criterion) bool { return o.Text == k.Text }) {
			d.Requirement.Criteria = append(d.Requirement.Criteria, k)
		}
	}
}

// sentencesSaid are the sentences of the source that a requirement is made of.
func (d *Draft) sentencesSaid() []string {
	said := []string{strings.TrimRight(d.Fact.Text, "。； ")}
	for _, list := range [][]specs.Item{d.Fact.Sequels, d.Requirement.Description} {
		for _, it := range list {
			said = append(said, strings.TrimRight(it.Text, "。； "))
		}
	}
	return said
}

// caseLost is a sentence of which a criterion tests a later clause without the case in front of it; empty for any
// other.
func (w *Specifier) caseLost(test, sentence string) string {
	clauses := slices.Collect(chineseClauses(sentence))
	if len(clauses) < 2 || len(clauses) > maxKeptClauses || strings.ContainsAny(sentence, "：") {
		return ""
	}
	given := w.caseInFront(clauses[0])
	if given == "" || pairsHeld(given, test) >= caseHeld {
		return ""
	}
	for _, clause := range clauses[1:] {
		if leansOnCase().MatchString(clause) && pairsHeld(bareDeed(clause), test) >= clauseHeld {
			return sentence
		}
	}
	return ""
}

// ruleAsCase reads a test that takes a rule for the case of another one: 1 个属于“换货只能换同价的商品”.
var ruleAsCase = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`属于“([^”]*(?:只能|只允许|不得|必须)[^”]*)”`)
})

// leanHalf is the sentence of which a criterion is only the end, which leans on what stands before it. Empty for any
// other.
func (w *Specifier) leanHalf(text string, said []string) string {
	bare := strings.TrimRight(text, "。； ")
	if !strings.HasPrefix(bare, "同时") && !strings.HasPrefix(bare, "并") && !strings.HasPrefix(bare, "且") {
		return ""
	}
	for _, s := range said {
		if strings.HasSuffix(s, "，"+bare) {
			return s
		}
	}
	return ""
}

// halfOf is a sentence of which a criterion says no more than the beginning, and that beginning is only the
// case or the way of what follows: 根据产能和路况 of 根据产能和路况，每天生成一次方案. Empty for any other.
func (w *Specifier) halfOf(test, sentence string) string {
	bare, whole := w.bareEcho(test), w.bareEcho(sentence)
	if bare == whole || !strings.Contains(whole, bare) {
		return ""
	}
	said := strings.TrimRight(w.unframed(test), "。； ")
	for open, shut := range map[string]string{"（": "）", "「": "」", "“": "”"} {
		if strings.Count(said, open) != strings.Count(said, shut) {
			return sentence
		}
	}
	if !strings.HasPrefix(whole, bare) || strings.ContainsAny(said, "，；") {
		return ""
	}
	if w.namesCase(said) || halfSaid().MatchString(said) {
		return sentence
	}
	return ""
}

// halfSaid reads a clause that tells nothing without what follows: only when, from what, or in which case.
var halfSaid = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`^(?:系统|平台)?(?:根据|依据|按照|按|当|如果|若|一旦|由于|因为|除|未|没有|没|无|缺)\p{Han}[^，]*$|(?:小时|分钟|天|个月|周|工作日|[0-9] ?[天日年月])(?:内|后|前|以内|之内)?$|而[^，]{0,8}(?:不|未|没)[^，]*$|(?:[二三四五多]选一)$`)
})

// maxKeptClauses bounds the clauses of a sentence that is quoted with its case.
const maxKeptClauses = 3

// leansOnCase reads a clause without a subject of its own, which holds in the case that stands before it.
var leansOnCase = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`^(?:则|就|但|也|并|且|并且)?(?:系统|平台)?(?:自动|立即)?(?:不|禁止|严禁|只|仅|转|升级|锁定|暂停|停止|视为|退回)`)
})

// innerCase reads the case that stands inside a clause, in front of what is only allowed then: 首车出站以后|只允许追加.
var innerCase = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`^(\p{Han}[^，]{2,18}?(?:以后|之后|以前|之前|期间|后|时))(?:只|仅|不|可|必须|须|才)`)
})

// boundedThing reads the thing of which a bound is told, in front of what alone may be done with it: 超过 30 天的退货|只能报废.
var boundedThing = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`^(?:[A-Z]+-?[0-9]+[:：] ?)?([^，]{0,10}?(?:超过|不足|未满|不满|满|低于|高于|达到|大于|小于) ?[0-9][^，]{0,8}的\p{Han}{1,8}?)(?:只|不|必须|须|一律)`)
})

// caseInFront is the case that the first clause of a sentence names; empty where it names none.
func (w *Specifier) caseInFront(first string) string {
	if n := utf8.RuneCountInString(first); n > 3 && n <= 2*maxClauseCase && w.namesCase(first) {
		return first
	}
	if m := boundedThing().FindStringSubmatch(first); m != nil {
		return m[1]
	}
	if m := innerCase().FindStringSubmatch(first); m != nil && !w.Table.EndsWith("no_moments", m[1]) {
		return m[1]
	}
	return ""
}

// bareDeed is a clause without the words that forbid or bind.
func bareDeed(clause string) string {
	return deniedLead().ReplaceAllString(clause, "")
}

var deniedLead = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`^(?:则|就|但|也|并|且|并且)?(?:系统|平台)?(?:不允许|不得|不能|不可以|不可|禁止|严禁|只允许|只能|自动|立即)*`)
})

// pairsHeld is the share of the pairs of neighbouring signs of a text that another one has.
func pairsHeld(text, in string) float64 {
	runes := []rune(strings.Map(func(r rune) rune {
		if strings.ContainsRune("，。；、 “”", r) {
			return -1
		}
		return r
	}, text))
	in = strings.ReplaceAll(in, " ", "")
	held, all := 0, 0
	for i := 1; i < len(runes); i++ {
		all++
		if strings.Contains(in, string(runes[i-1:i+1])) {
			held++
		}
	}
	if all == 0 {
		return 0
	}
	return float64(held) / float64(all)
}
