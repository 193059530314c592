package specifying

import (
	"slices"
	"strconv"
	"strings"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// lists says that a requirement is a list of the source: its codes, settings or limits.
func (d *Draft) lists() bool { return d.Fact != nil && d.Fact.List != "" }

// listPhrases are the phrases for a kind of list: what binds, what is wanted of
// it, and how it is tested.
func listPhrases(kind string) (must, want, test string) {
	switch kind {
	case understanding.ListExit:
		return "req_list_exit", "want_list_exit", "crit_list_exit"
	case understanding.ListError:
		return "req_list_error", "want_list_error", "crit_list_error"
	case understanding.ListFinding:
		return "req_list_finding", "want_list_finding", "crit_list_finding"
	case understanding.ListLimit:
		return "req_list_limit", "want_list_limit", "crit_list_limit"
	case understanding.ListSteps:
		return "req_list_steps", "want_list_steps", "crit_list_steps"
	case understanding.ListNotice:
		return "req_list_notice", "want_list_notice", "crit_list_notice"
	case understanding.ListScreen:
		return "req_list_screen", "want_list_screen", "crit_list_screen"
	case understanding.ListEvent:
		return "req_list_event", "want_list_event", "crit_list_event"
	case understanding.ListHook:
		return "req_list_hook", "want_list_hook", "crit_list_hook"
	case understanding.ListPlan:
		return "req_list_plan", "want_list_plan", "crit_list_plan"
	case understanding.ListParam:
		return "req_list_param", "want_list_param", "crit_list_param"
	case understanding.ListGrade:
		return "req_list_grade", "want_list_grade", "crit_list_grade"
	case understanding.ListKind:
		return "req_list_kind", "want_list_kind", "crit_list_grade"
	case understanding.ListFlow:
		return "req_list_flow", "want_list_flow", "crit_list_flow"
	case understanding.ListMoves:
		return "req_list_moves", "want_list_moves", "crit_list_moves"
	case understanding.ListRights:
		return "req_list_rights", "want_list_rights", "crit_rights_given"
	}
	return "req_list_setting", "want_list_setting", "crit_list_setting"
}

// listSay is one of those phrases for a requirement that is a list.
func (w *Specifier) listSay(phrase string, d *Draft) string {
	return w.Say(phrase, "must", w.Modal(d.Requirement.Priority), "name", w.listNoun(d), "actor", d.Actor)
}

// listMust says what a list binds to, and listWant what is wanted of it.
func (w *Specifier) listMust(d *Draft) string {
	must, _, _ := listPhrases(d.Fact.List)
	return w.listSay(must, d)
}

func (w *Specifier) listWant(d *Draft) string {
	if d.Fact.List == understanding.ListRights {
		return w.rightsWant(d)
	}
	_, want, _ := listPhrases(d.Fact.List)
	return w.listSay(want, d)
}

// listNoun is what a list calls its rows, in the middle of a sentence.
func (w *Specifier) listNoun(d *Draft) string {
	name := d.Fact.Name
	if w.Language != "zh" && !reading.IsCapitals(reading.FirstWord(name)) {
		name = wording.LowerFirst(name)
	}
	return name
}

// listChecks test a list by its rows.
func (w *Specifier) listChecks(d *Draft) []check {
	if d.Fact.List == understanding.ListRights {
		return w.rightsChecks(d)
	}
	_, _, test := listPhrases(d.Fact.List)
	text := w.listSay(test, d)
	if d.Fact.List == understanding.ListSetting {
		switch needed, given := w.listsRequired(d.Fact), w.listsDefaults(d.Fact); {
		case needed && given:
			text = w.Say("crit_list_required", "name", w.listNoun(d))
		case needed:
			text = w.Say("crit_list_all_required", "name", w.listNoun(d))
		case !given:
			text = w.Say("crit_list_bare", "name", w.listNoun(d))
		}
	}
	if d.Fact.List == understanding.ListParam && w.listsRequired(d.Fact) {
		text = w.Say("crit_list_param_required", "name", w.listNoun(d))
	}
	if each := w.eachLimit(d); d.Fact.List == understanding.ListLimit && each != "" {
		text = each
	}
	if times := w.gradeTimes(d.Fact); d.Fact.List == understanding.ListGrade && times != "" {
		text = w.Say("crit_list_grade_times", "list", times)
	}
	checks := []check{{text: text, rule: "criterion-of-list", firm: d.Fact.List == understanding.ListFlow}}
	if d.Fact.List == understanding.ListMoves {
		checks = append(checks, check{text: w.listSay("crit_list_no_moves", d), rule: "criterion-of-list", firm: true})
	}
	return checks
}

// maxLimits is how many limits a criterion tries one by one.
const maxLimits = 5

// eachLimit tries each limit of a list on both of its sides: "photos per article 6
// and 7". Empty where a row says more than one number.
func (w *Specifier) eachLimit(d *Draft) string {
	var list []string
	for _, r := range d.Fact.Rows {
		name, value, ok := strings.Cut(strings.Replace(strings.TrimRight(specs.Plain(r.Text), "。."), "：", ": ", 1), ": ")
		count, unit, _ := strings.Cut(strings.TrimSpace(value), " ")
		n, err := strconv.Atoi(strings.ReplaceAll(count, ",", ""))
		switch {
		case !ok || err != nil || len(d.Fact.Rows) > maxLimits:
			return ""
		case unit == "" || w.Table.IsWord("counted_units", w.Language, strings.ToLower(unit)):
			list = append(list, w.Say("limit_tried", "name", w.LowerStart(name), "at", value, "over", phrasing.JoinWords(strconv.Itoa(n+1), unit)))
		default:
			list = append(list, w.Say("limit_tried_more", "name", w.LowerStart(name), "at", value))
		}
	}
	if len(list) == 0 {
		return ""
	}
	return w.Say("crit_each_limit", "list", strings.Join(list, w.Say("series_sep")))
}

// gradeTimes are the names of what the rows of a list of grades give a time for: "响应时间、
// 修复时间" of "P1：响应时间：15 分钟；修复时间：4 小时". That a time is shown does not mean that it is
// kept. Empty where the rows promise no time of service.
func (w *Specifier) gradeTimes(f *understanding.FeatureFact) string {
	var names []string
	for _, r := range f.Rows {
		text := strings.NewReplacer("；", "; ", "：", ": ").Replace(strings.TrimRight(r.Text, ".。"))
		for part := range strings.SplitSeq(text, "; ") {
			at := strings.LastIndex(part, ": ")
			if at < 0 {
				continue
			}
			name := strings.TrimSpace(part[:at])
			name = strings.TrimSpace(name[strings.LastIndex(name, ": ")+1:])
			ms := phrasing.Measures(part[at+2:])
			if len(ms) == 1 && ms[0].Class == wording.ClassTime && reading.ContainsAny(reading.Lower(name), w.Understood.Lex.ServiceTimeColumns...) && !slices.Contains(names, name) {
				names = append(names, name)
			}
		}
	}
	return strings.Join(names, w.Say("list_sep"))
}

// listsDefaults says that a row of a list gives a default.
func (w *Specifier) listsDefaults(f *understanding.FeatureFact) bool {
	for _, r := range f.Rows {
		if strings.Contains(r.Text, "(default ") || strings.Contains(r.Text, "（默认 ") {
			return true
		}
	}
	return false
}

// listsRequired says that a row of a list has no default and has to be set.
func (w *Specifier) listsRequired(f *understanding.FeatureFact) bool {
	for _, r := range f.Rows {
		text := strings.TrimRight(r.Text, ".。")
		for _, word := range w.Understood.Lex.RequiredDefaults {
			if strings.HasSuffix(text, "("+word+")") || strings.HasSuffix(text, "（"+word+"）") {
				return true
			}
		}
	}
	return false
}

// listRows are the rows of a list as lines of its description. What their writers cannot do
// there the product cannot: "we could not store the event".
func (w *Specifier) listRows(d *Draft) []specs.Item {
	var out []specs.Item
	who := phrasing.Voices{I: w.Say("the_user"), We: w.Product}
	for _, r := range d.Fact.Rows {
		if told, ok := w.AsTold(r.Text, who); ok {
			r.Text = told
		}
		out = append(out, specs.Item{Text: phrasing.Finished(r.Text), Source: r.Source})
	}
	return out
}
