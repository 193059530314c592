package specifying

import (
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// ofAnswer is the rule of a test of the status that a source ties to an endpoint.
const ofAnswer = "criterion-of-answer"

// endpointCourse tests an operation of an interface by its answer and by what a
// later read shows: there is no page on which anybody could see it. What a
// statement says of a thing behind the endpoint is tested in its own words.
func (w *Specifier) endpointCourse(d *Draft) course {
	endpoint := endpointOf(d)
	if endpoint == "" || d.Statement.Trigger != "" || d.Statement.Label != "" || d.Statement.Whole && w.forbids(d) {
		return course{}
	}
	key, thing, done := w.endpointKey(endpoint, len(w.verbsOf(d)) > 0), "", ""
	if key == "crit_endpoint_done" {
		if key, thing, done = w.pathDeed(endpoint); key == "crit_endpoint_is" && !w.saysDeedOfPath(d, endpoint) {
			key, thing, done = "crit_endpoint_done", "", "" // "/loads/{id}/water" records water, and waters nothing
		}
	}
	main := w.Say(key, "endpoint", endpoint, "actor", d.Actor, "thing", thing, "done", done, "status", w.successOf(endpoint))
	out := course{Main: main, also: w.endpointFails(d, endpoint), alsoRule: onFailure, rank: actCourse}
	if text := strings.TrimRight(d.fact0().Text, ". "); strings.Contains(text, ", ") && w.HasWord(text[strings.Index(text, ", "):], "check_confines") {
		out.also, out.alsoRule = w.Say("check_within", "text", w.LowerStart(text)), "criterion-of-condition"
	}
	if filters := w.filtersIn(d); filters != "" {
		out.also, out.alsoRule = w.Say("crit_endpoint_filter", "endpoint", endpoint, "list", filters), ofParts
	}
	if d.Statement.Whole && !w.ownAct(d) && !strings.HasPrefix(d.Statement.Clause.Subject, "`") {
		if fact := w.testedFact(d); fact != "" {
			out.Main, out.also, out.alsoRule = w.plainly(fact), main, FromStatement
		}
	}
	return out
}

// successOf is the status by which an operation says that it succeeded, as its row states it,
// or the class of all of them.
func (w *Specifier) successOf(endpoint string) string {
	method, path, _ := strings.Cut(endpoint, " ")
	bare, _, _ := strings.Cut(path, "?")
	for _, e := range w.Understood.Endpoints {
		if e.Answer != "" && e.Method == method && (e.Path == path || e.Path == bare) {
			return e.Answer
		}
	}
	return "2xx"
}

// endpointOf is the operation of an interface below which a statement stands.
func endpointOf(d *Draft) string {
	if d.fact0().Called {
		return "" // several call it, or a system does: its sentence and who is answered are the tests
	}
	return phrasing.EndpointGroup(d.fact0().Group)
}

// endpointKey is the phrase for the test of an operation by its method. A path
// that ends in what is done sends no values.
func (w *Specifier) endpointKey(endpoint string, deeds bool) string {
	method, path, _ := strings.Cut(endpoint, " ")
	last := path[strings.LastIndex(path, "/")+1:]
	switch {
	case method == "DELETE":
		return "crit_endpoint_gone"
	case method == "POST" && strings.Contains(path, "}/") && !phrasing.IsPluralNoun(last), method == "PUT" && !deeds:
		return "crit_endpoint_done" // "/deliveries/{id}/retry": what is done, and no values that are sent
	case method == "POST" || method == "PUT" || method == "PATCH":
		return "crit_endpoint_sent"
	}
	if w.openToAll(endpoint) {
		return "crit_endpoint_open"
	}
	return "crit_endpoint"
}

// openToAll says that the source lets everybody call an operation.
func (w *Specifier) openToAll(endpoint string) bool {
	method, path, _ := strings.Cut(endpoint, " ")
	return slices.ContainsFunc(w.Understood.Endpoints, func(e understanding.EndpointFact) bool {
		return e.Open && e.Method == method && e.Path == path
	})
}

// pathDeed is the phrase for the test of an operation whose path ends in what is done,
// with the thing and what it is afterwards: the fault is assigned behind
// "/faults/{id}/assign". What is done again is counted.
func (w *Specifier) pathDeed(endpoint string) (key, thing, done string) {
	_, path, _ := strings.Cut(endpoint, " ")
	path, _, _ = strings.Cut(path, "?")
	parts := strings.Split(path, "/") // …/faults/{id}/assign
	last := parts[len(parts)-1]
	if w.Language == "zh" || len(parts) < 3 {
		return "crit_endpoint_done", "", ""
	}
	if w.Table.IsWord("check_again", "en", last) {
		return "crit_endpoint_again", "", ""
	}
	things := strings.ReplaceAll(parts[len(parts)-3], "_", " ")
	done = last
	if _, past := w.Participle(last); !past {
		if !w.Table.IsWord("verbs", "en", last) {
			return "crit_endpoint_done", "", ""
		}
		done = w.DoneForm(last)
	}
	if thing = wording.Singular(things); thing == "" || thing == things {
		return "crit_endpoint_done", "", ""
	}
	return "crit_endpoint_is", thing, done
}

// saysDeedOfPath says that what the source says of an operation begins with the deed in which its path
// ends, or says nothing of its own: "assign a fault" behind "/faults/{id}/assign".
func (w *Specifier) saysDeedOfPath(d *Draft, endpoint string) bool {
	path, _, _ := strings.Cut(endpoint, "?")
	first := strings.ToLower(strings.Trim(phrasing.LeadingWord(d.fact0().Text), ".,;:"))
	return strings.HasPrefix(d.fact0().Text, "`") || wording.Stem(first) == wording.Stem(path[strings.LastIndexByte(path, '/')+1:])
}

// endpointFails is how an endpoint answers a request that it cannot serve: for a
// thing that is not there, or without a value that it needs. A read changes nothing
// anyway, and fails by its values only where it takes some; where a value may be left
// out, only a wrong one is refused.
func (w *Specifier) endpointFails(d *Draft, endpoint string) string {
	method, path, _ := strings.Cut(endpoint, " ")
	switch {
	case strings.Contains(path, "{") && (method == "GET" || method == "DELETE" || method == "POST" && strings.Contains(path, "}/")):
		return w.Say("crit_unknown_endpoint", "endpoint", endpoint)
	case method == "GET" && !strings.Contains(path, "?"):
		return ""
	case method == "GET":
		return w.Say("crit_wrong_endpoint", "endpoint", endpoint, "unchanged", "")
	case method == "PATCH" || w.mayLeaveOut(d):
		return w.Say("crit_wrong_endpoint", "endpoint", endpoint, "unchanged", w.Say("crit_unchanged"))
	}
	return w.Say("crit_failure_endpoint", "endpoint", endpoint)
}

// mayLeaveOut says that a statement, or what is said further of it, tells of a value
// that a request need not have: "optional `currency`; without it, EUR".
func (w *Specifier) mayLeaveOut(d *Draft) bool {
	f := d.fact0()
	text := strings.Join([]string{f.Text, phrasing.ItemsText(f.Details), phrasing.ItemsText(f.Criteria)}, " . ")
	if w.Language == "zh" {
		return reading.ContainsAny(text, w.Table.Words["endpoint_optional"].In("zh")...)
	}
	return w.HasWord(text, "endpoint_optional")
}

// filtersIn are the values by which an operation picks what it answers with:
// "`in_service`, `town`" of "list lifts, filter by `in_service` and `town`".
func (w *Specifier) filtersIn(d *Draft) string {
	_, list, ok := strings.Cut(d.fact0().Text, "filter by ")
	if !ok {
		return w.queryFilters(endpointOf(d))
	}
	list, _, _ = strings.Cut(strings.TrimRight(list, ". "), "; ")
	if !strings.Contains(list, "(") {
		list, _, _ = strings.Cut(list, ")") // the list stands in brackets behind the operation
	}
	var names []string
	for _, part := range reading.SplitTop(strings.NewReplacer(" and ", ", ", " or ", ", ").Replace(list), ",") {
		part = strings.TrimSpace(part)
		if part == "" || len(strings.Fields(part)) > 3 {
			return ""
		}
		names = append(names, part)
	}
	return strings.Join(names, w.Say("list_sep"))
}

// queryFilters are the names in the query of an operation by which its answer is made
// smaller: "?tenant=&since=". How much of it comes at once is none of them.
func (w *Specifier) queryFilters(endpoint string) string {
	_, query, _ := strings.Cut(endpoint, "?")
	var names []string
	for part := range strings.SplitSeq(query, "&") {
		if name, _, _ := strings.Cut(part, "="); name != "" && !w.Table.IsWord("paging_parameters", "en", strings.ToLower(name)) {
			names = append(names, "`"+name+"`")
		}
	}
	return strings.Join(names, w.Say("list_sep"))
}

// answersOf tests the status that the source ties to an endpoint: what it says of
// its answers below it ("201, or 409 if one exists"), and the rows of the error
// codes that tell a case of its deed.
func (w *Specifier) answersOf(d *Draft) {
	endpoint := endpointOf(d)
	if endpoint == "" || d.rest != "" || d.Requirement.Priority == specs.Wont {
		return
	}
	kept := d.Requirement.Notes[:0:0]
	for _, n := range d.Requirement.Notes {
		if !statusIn(n.Text) || n.Source.Kind != specs.Stated || !roomFor(d) {
			kept = append(kept, n)
			continue
		}
		text := w.Sentence("crit_endpoint_answer", "endpoint", endpoint, "text", strings.TrimPrefix(w.LowerStart(strings.TrimRight(n.Text, ".。 ")), "always "))
		d.Requirement.Criteria = append(d.Requirement.Criteria, specs.Criterion{Text: text, Source: n.Source})
		w.beforeUsual(d)
	}
	d.Requirement.Notes = kept
	for i := range w.Understood.Features {
		f := &w.Understood.Features[i]
		if f.List != understanding.ListError {
			continue
		}
		for _, row := range f.Rows {
			of, told := w.endpointOfError(row.Text)
			if of != d.Fact || !roomFor(d) {
				continue
			}
			code, _, _ := strings.Cut(strings.Replace(row.Text, "：", ": ", 1), ": ")
			text := w.Sentence("crit_endpoint_error", "endpoint", endpoint, "code", code, "text", told)
			w.addCriterion(d, text, phrasing.Rule(ofAnswer))
			w.beforeUsual(d)
		}
	}
}

// statusIn says that a text names a status of HTTP at its beginning or behind a
// word: "always 204", "201, or 409 if an active one exists".
func statusIn(text string) bool {
	words := strings.FieldsFunc(text, func(r rune) bool { return r == ' ' || r == ',' || r == ';' || r == '.' || r == '，' || r == '；' })
	for i, word := range words {
		if i < 2 && len(word) == 3 && word[0] >= '2' && word[0] <= '5' && strings.Trim(word, "0123456789") == "" {
			return true
		}
	}
	return false
}

// saysSameDeed is the share of the words of an error that an endpoint has to have
// for the error to be its own.
const saysSameDeed = 0.7

// endpointOfError is the feature of the one endpoint of whose deed an error tells a
// case: "a visit is recorded for a closed fault" belongs to "POST
// /faults/{id}/visits". None where several do the same.
func (w *Specifier) endpointOfError(row string) (best *understanding.FeatureFact, text string) {
	_, told, _ := strings.Cut(strings.Replace(row, "：", ": ", 1), ": ")
	most, several := 0.0, false
	for part := range strings.SplitSeq(strings.TrimRight(told, ".。 "), ", ") {
		keys := wording.Keywords(specs.Plain(part))
		if len(keys) < 2 {
			continue
		}
		for i := range w.Understood.Features {
			f := &w.Understood.Features[i]
			if group := phrasing.EndpointGroup(f.Group); group == "" || f.Called || onlyReads(group) && ofChange(row) {
				continue
			}
			share := wording.Overlap(keys, wording.Keywords(strings.NewReplacer("/", " ", "{", " ", "}", " ", "-", " ").Replace(specs.Plain(f.Text+" "+f.Group))))
			switch {
			case share < saysSameDeed || share < most || share*float64(len(keys)) < 2:
			case share == most && best != nil && best.Group != f.Group:
				several = true
			default:
				best, text, most, several = f, part, share, false
			}
		}
	}
	if several {
		return nil, ""
	}
	return best, text
}

// onlyReads says that an operation changes nothing, so that nothing can stand in its
// way but that it is asked wrongly.
func onlyReads(endpoint string) bool {
	return strings.HasPrefix(endpoint, "GET ") || strings.HasPrefix(endpoint, "HEAD ")
}

// ofChange says that the status of a row answers what somebody wants to change: a
// state that stands against it, or values that cannot be taken. "422: no free
// compartment" is said to who books, never to who looks what is free.
func ofChange(row string) bool {
	code, _, _ := strings.Cut(strings.TrimLeft(row, "`* "), " ")
	return slices.Contains([]string{"409", "412", "422", "423"}, strings.Trim(code, "`:："))
}
