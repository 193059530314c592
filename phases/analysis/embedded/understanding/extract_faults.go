package understanding

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// A list of what a program looks for names faults, "two rows with the same number (error, L01)":
// each of them is something that the program reports, and nothing that it does or provides.

// faultList is what the words above such a list say of it.
type faultList struct {
	faults  bool   // whatever is named there is a fault, and not only something that is looked at
	marked  bool   // only what items say of themselves shows that they are faults
	checks  bool   // a verb says that what is named is checked
	level   string // how bad all of them are
	program string // the command that looks for them, in its marks
}

// fault is an item of such a list, without what it says of its code and of how bad it is.
type fault struct {
	code, level, what string
	remarks           []string
}

// faultItems reads the items of such a list and gives the index behind them; at where it is none.
func (x *understander) faultItems(units []int, at int, c context) int {
	u := &x.r.Units[units[at]]
	if u.Kind != reading.Bullet || u.Reply || u.As != "" || c.feature >= 0 && !x.commandAbove(c) || c.feature < 0 && !faultsBelow(c.kind) {
		return at
	}
	end := at
	for end < len(units) && x.r.Units[units[end]].Kind == reading.Bullet && x.r.Units[units[end]].Parent == u.Parent && x.r.Units[units[end]].LeadUnit == u.LeadUnit {
		end++
	}
	if end-at < minListed || end < len(units) && x.below(units[end], units[end-1]) {
		return at
	}
	list := make([]fault, 0, end-at)
	for _, i := range units[at:end] {
		list = append(list, x.lex.faultOf(&x.r.Units[i]))
	}
	over, told := x.faultsAbove(u)
	if c.feature >= 0 && over.program == "" {
		over.program = "`" + strings.Trim(x.u.Features[c.feature].Name, "`") + "`"
	}
	file := x.addFault
	switch {
	case x.lex.namesFaults(list, over, told):
	case told && over.checks && c.feature < 0 && !slices.ContainsFunc(list, func(f fault) bool { return f.what == "" || f.level != "" || x.lex.sentenceOrLimit(f.what) }):
		file = x.addChecked
	default:
		return at
	}
	for i, f := range list {
		file(f, over, &x.r.Units[units[at+i]], c)
	}
	return end
}

// commandAbove says that a list stands below a command, which reports what it finds.
func (x *understander) commandAbove(c context) bool {
	f := &x.u.Features[c.feature]
	return strings.HasPrefix(f.Name, "`") && strings.Count(f.Name, "`") == 2 && strings.HasSuffix(f.Name, "`")
}

// faultsBelow says that such a list may stand in a section of a kind.
func faultsBelow(kind string) bool {
	switch kind {
	case "", "feature", "story", "command", "top", "overview", "constraint", "error", "quality", "edge", "criterion":
		return true
	}
	return false
}

// namesFaults says that the items of a list name faults: by the words above it, by what the items
// say of how bad they are, or by their form where the words above only tell of checks.
func (l *Lexicons) namesFaults(list []fault, over faultList, told bool) bool {
	marked, coded, bad := 0, 0, 0
	for _, f := range list {
		if f.what == "" || strings.HasSuffix(f.what, "?") || f.code == "" && deedWithoutSubject(reading.UpperFirst(f.what)) {
			return false
		}
		if f.level != "" {
			marked++
		}
		if f.code != "" {
			coded++
		}
		if l.faulty(f.what) {
			bad++
		}
	}
	switch {
	case marked*2 > len(list) && (told || coded*2 > len(list)):
		return true
	case !told || over.marked || slices.ContainsFunc(list, func(f fault) bool { return l.sentenceOrLimit(f.what) && (!over.faults || !l.faulty(f.what)) }):
		return false
	}
	return over.faults || bad*2 >= len(list)
}

// sentenceOrLimit tells a sentence, or a limit that binds, from the name of a thing.
func (l *Lexicons) sentenceOrLimit(what string) bool {
	low := reading.Lower(what) + " "
	return tellsClause(what) || deedWithoutSubject(reading.UpperFirst(what)) || reading.HasPrefixOf(low, l.LimitsFirst...) || reading.ContainsAny(low, l.TiesOfClause...)
}

// faulty tells the name of something that is wrong by its form: something is missing or there
// twice, or is not as it should be.
func (l *Lexicons) faulty(what string) bool {
	low := " " + reading.Lower(what) + " "
	if reading.HasHan(what) {
		return reading.ContainsAny(low, l.FaultSigns...)
	}
	return l.FaultAdjectives[reading.FirstWord(strings.TrimSpace(TrimArticle(strings.TrimSpace(low), l.articles)))] || reading.ContainsAny(low, l.FaultSigns...)
}

// faultsAbove is what the lead of a list, or else a heading above it, says of its items.
func (x *understander) faultsAbove(u *reading.Unit) (over faultList, told bool) {
	if u.LeadUnit >= 0 {
		if over, told = x.faultsIn(u.Lead); told {
			return over, true
		}
		if reading.HasFiniteVerb(u.Lead) || strings.Contains(u.Lead, " ") && !x.lex.isLevel(u.Lead) {
			return faultList{}, false // it says something else of them
		}
	}
	level := x.lex.levelNamed(u.Lead)
	for s := u.Section; s > 0; s = x.r.Sections[s].Parent {
		title := x.r.Sections[s].Title
		if over, told = x.faultsIn(title); told {
			over.level = reading.FirstOf(over.level, level)
			over.faults = over.faults || level != ""
			return over, true
		}
		if level != "" || !x.lex.isLevel(title) {
			return faultList{}, false
		}
		level = x.lex.levelNamed(title)
	}
	return faultList{}, false
}

// faultsIn reads a lead or a heading: "What `check` looks for", "It flags the following",
// "The following are errors", "Plausibility checks".
func (x *understander) faultsIn(text string) (over faultList, told bool) {
	text = strings.TrimRight(strings.TrimSpace(text), " :：.")
	low := reading.Lower(text)
	if reading.HasHan(text) {
		switch {
		case reading.HasSuffixOf(low, x.lex.HeadsOfFaults...):
			return faultList{faults: true}, true
		case reading.HasSuffixOf(low, x.lex.HeadsOfChecks...):
			return faultList{}, true
		case reading.HasSuffixOf(low, x.lex.HeadsOfRules...):
			return faultList{marked: true}, true
		}
		return faultList{}, false
	}
	if rest, ok := cutPrefixOf(low, "the following ", "these ", "all of these ", "each of these "); ok {
		for _, tie := range x.lex.CountsAsFault {
			if _, level, is := strings.Cut(" "+rest+" ", tie); is {
				level = x.lex.levelNamed(level)
				return faultList{faults: true, level: level}, level != ""
			}
		}
	}
	for _, tail := range []string{" the following cases", " the following things", " the following", " these cases", " these things", " these", " at least", " among others"} {
		low = strings.TrimSuffix(low, tail)
	}
	for i, verbs := range [][]string{x.lex.LooksForFaults, x.lex.LooksAtThings} {
		verb := slices.IndexFunc(verbs, func(v string) bool { return strings.HasSuffix(low, " "+v) })
		if verb < 0 {
			continue
		}
		who := strings.TrimSpace(text[:len(low)-len(verbs[verb])])
		who = strings.TrimSpace(strings.TrimPrefix(strings.TrimPrefix(who, "What "), "what "))
		if !x.programLooks(who) {
			return faultList{}, false
		}
		over.faults, over.checks = i == 0, strings.Contains(verbs[verb], "check") || strings.Contains(verbs[verb], "verif") || strings.Contains(verbs[verb], "inspect")
		if strings.HasPrefix(who, "`") && strings.HasSuffix(who, "`") && strings.Count(who, "`") == 2 {
			over.program = who
		}
		return over, true
	}
	switch {
	case reading.HasSuffixOf(low, x.lex.HeadsOfFaults...):
		return faultList{faults: true}, true
	case reading.HasSuffixOf(low, x.lex.HeadsOfChecks...):
		return faultList{}, true
	case reading.HasSuffixOf(low, x.lex.HeadsOfRules...):
		return faultList{marked: true}, true
	}
	return faultList{}, false
}

// programLooks says that whoever looks for something is a program: no person, and nobody of the
// house.
func (x *understander) programLooks(who string) bool {
	low := reading.Lower(who)
	if who == "" || len(strings.Fields(who)) > 6 || strings.Contains(low, ", ") {
		return false
	}
	if slices.ContainsFunc(strings.Fields(low), func(w string) bool { return x.lex.LookingPeople[w] }) {
		return false
	}
	name, _ := x.leadingActor(who)
	return name == "" && !x.isPerson(who)
}

// cutPrefixOf cuts the first of some beginnings off a text that has one.
func cutPrefixOf(text string, leads ...string) (rest string, ok bool) {
	for _, lead := range leads {
		if rest, ok = strings.CutPrefix(text, lead); ok {
			return rest, true
		}
	}
	return text, false
}

// isLevel says that a lead or a heading consists of how bad something is: "Warnings".
func (l *Lexicons) isLevel(text string) bool { return l.levelNamed(text) != "" }

// levelNamed is the level that a text consists of, as lists of levels have it, in the singular:
// "error" of "Errors". Empty for any other text.
func (l *Lexicons) levelNamed(text string) string {
	said := strings.Trim(columnHead(text), " .,;()（）[]")
	for _, lead := range []string{"an ", "a ", "severity ", "level ", "severity: ", "level: ", "only "} {
		said = strings.TrimPrefix(said, lead)
	}
	for _, form := range []string{said, wording.Singular(said)} {
		if l.findingLevel(form) != "" || l.offLevel(form) {
			return form
		}
	}
	return ""
}

// faultOf takes an item of a list of faults apart.
func (l *Lexicons) faultOf(u *reading.Unit) fault {
	f, text := fault{}, strings.TrimSpace(u.Text)
	if level, code, ok := l.markOf(strings.Trim(u.Label, "*` ")); u.Label != "" && ok {
		f.level, f.code, text = level, code, stripLabel(u)
	} else if code := strings.Trim(leadingCode(u), "`"); code != "" && ruleName("`"+code+"`") && !strings.HasPrefix(code, "-") {
		f.code, text = code, strings.TrimLeft(strings.TrimPrefix(text, leadingCode(u)), " :：–—-")
	}
	for _, group := range bracketGroups(text) {
		level, code, ok := l.markOf(group.inside)
		if !ok || level == "" && (group.to < len(strings.TrimRight(text, " .。")) || f.code != "") {
			continue
		}
		f.level, f.code = reading.FirstOf(f.level, level), reading.FirstOf(f.code, code)
		text = strings.TrimSpace(strings.TrimRight(text[:group.from], " ") + text[group.to:])
		break
	}
	text = strings.TrimLeft(text, " :：–—-")
	list := reading.Sentences(strings.TrimSpace(text), u.From)
	if len(list) == 0 {
		return f
	}
	f.what = strings.TrimRight(list[0].Text, " .。;；,，")
	for _, sep := range []string{"; ", " – ", " — ", "；"} {
		if what, remark, ok := strings.Cut(f.what, sep); ok && strings.Contains(remark, " ") == !reading.HasHan(remark) {
			f.what, f.remarks = strings.TrimSpace(what), append(f.remarks, strings.TrimSpace(remark))
			break
		}
	}
	for _, sen := range list[1:] {
		f.remarks = append(f.remarks, sen.Text)
	}
	return f
}

// bracketGroup is a group in brackets: where it begins and ends, and what stands in it.
type bracketGroup struct {
	from, to int
	inside   string
}

// bracketGroups are the groups in brackets of a text.
func bracketGroups(text string) (groups []bracketGroup) {
	open, inside := -1, 0
	for i, r := range text {
		switch r {
		case '(', '[', '（', '【':
			open, inside = i, i+utf8.RuneLen(r)
		case ')', ']', '）', '】':
			if open >= 0 {
				groups = append(groups, bracketGroup{from: open, to: i + utf8.RuneLen(r), inside: text[inside:i]})
			}
			open = -1
		}
	}
	return groups
}

// markOf reads what an item says of how bad a fault is, and of its code, in any order: "error,
// CL001", "W12 · warning", "severity: high". It fails where anything else is said.
func (l *Lexicons) markOf(text string) (level, code string, ok bool) {
	for _, part := range strings.FieldsFunc(text, func(r rune) bool { return strings.ContainsRune(",;/|·，；、()（）", r) }) {
		part = strings.Trim(part, " `*:：")
		if part == "" {
			continue
		}
		if found := l.levelNamed(part); found != "" && level == "" {
			level = found
			continue
		}
		for word := range strings.FieldsSeq(part) {
			word = strings.Trim(word, "`*:：-")
			switch found := l.levelNamed(word); {
			case found != "" && level == "":
				level = found
			case code == "" && faultCode(word):
				code = word
			case word == "" || l.MarkWords[reading.Lower(word)]:
			default:
				return "", "", false
			}
		}
	}
	return level, code, level != "" || code != ""
}

// faultCode tells the code of a fault, "CL001", "W-12", "no-sum": capital letters with a number,
// or small words joined.
func faultCode(word string) bool {
	if !reading.IsASCII(word) || word == "" || !unicode.IsLetter(rune(word[0])) {
		return false
	}
	if word == strings.ToUpper(word) {
		return strings.ContainsFunc(word, unicode.IsDigit)
	}
	return word == reading.Lower(word) && strings.ContainsAny(word, "-_") && !strings.HasSuffix(word, "-")
}

// addFault files one of the faults as something that the product reports, with what is said of it
// beside.
func (x *understander) addFault(f fault, over faultList, u *reading.Unit, c context) {
	level, han := reading.FirstOf(f.level, over.level), reading.HasHan(f.what)
	reported := reading.FirstOf(x.lex.findingLevel(level), x.lex.FindingReported.In(han))
	what := strings.TrimRight(f.what, ".。")
	if !codeWord(reading.FirstWord(what)) {
		what = wording.LowerFirst(what)
	}
	lead := over.program
	if f.code != "" {
		lead = x.lex.CheckNamed.In(han) + "`" + f.code + "`"
	}
	text := reading.UpperFirst(strings.TrimSpace(lead + " " + x.lex.ReportsFault.In(han)))
	switch {
	case han:
		text += reported + "：" + what
	case tellsClause(what):
		text += " " + reported + " when " + what
	default:
		text += " " + reported + " for " + what
	}
	at := x.addFeature(FeatureFact{Text: text, Group: c.group, Priority: c.priority}, u.From, u.To)
	x.u.Features[at].Actor, x.u.Features[at].Want = "", ""
	x.tellFault(at, f.code, reported, what)
	for _, remark := range f.remarks {
		if reading.ContainsAny(" "+reading.Lower(remark)+" ", x.lex.FaultAsides...) {
			x.note(reading.UpperFirst(remark), u.From, u.To)
			continue
		}
		x.addCriterion(at, reading.UpperFirst(remark), u.From, u.To)
	}
	if level != "" && x.lex.offLevel(level) {
		x.addCriterion(at, x.lex.OffUnlessAsked.In(han), u.From, u.To)
	}
}

// addChecked files what is only named as being checked, "spelling of the headings", as something
// that the product checks.
func (x *understander) addChecked(f fault, over faultList, u *reading.Unit, c context) {
	what := f.what
	if !codeWord(reading.FirstWord(what)) {
		what = wording.LowerFirst(what)
	}
	if TrimArticle(what, x.lex.articles) == what && !reading.HasHan(what) {
		what = "the " + what
	}
	text := reading.UpperFirst(strings.TrimSpace(over.program + " " + x.lex.ChecksThing.In(reading.HasHan(what)) + what))
	at := x.addFeature(FeatureFact{Text: text, Group: c.group, Priority: c.priority}, u.From, u.To)
	x.u.Features[at].Fault = what
	for _, remark := range f.remarks {
		x.addCriterion(at, reading.UpperFirst(remark), u.From, u.To)
	}
}

// tellFault notes of a feature which fault it reports, and as what.
func (x *understander) tellFault(at int, code, reported, what string) {
	f, han := &x.u.Features[at], reading.HasHan(what)
	f.Fault, f.FaultAs = strings.TrimRight(what, " .。"), reported
	switch {
	case code != "" && han:
		f.FaultAs = x.lex.CheckNamed.In(han) + "`" + code + "` 的" + reported
	case code != "":
		f.FaultAs = reported + " of " + reading.Lower(x.lex.CheckNamed.In(han)) + "`" + code + "`"
	}
}

// codeWord tells a word that keeps its capital, "API", "SQL", "W12".
func codeWord(word string) bool { return len(word) > 1 && word == strings.ToUpper(word) }
