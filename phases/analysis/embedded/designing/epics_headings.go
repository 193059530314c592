package designing

import (
	"cmp"
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// telling says that the name of a part names a piece of the product: a heading
// or a resource, and not a question or a word that its titles share.
func (m *epicMaker) telling(part epicPart) bool {
	if part.how != "heading" && part.how != "resource" {
		return false
	}
	name := specs.Plain(part.name)
	if strings.ContainsAny(name, "?？!！`→") || strings.HasSuffix(name, "呢") || len([]rune(name)) > m.nameLimit()+12 {
		return false
	}
	for _, start := range m.d.Words["question_starts"].In(m.Language) {
		if m.Language == "zh" && strings.HasPrefix(name, start) || strings.HasPrefix(strings.ToLower(name)+" ", start+" ") {
			return false
		}
	}
	if last := reading.LastWord(name); last != name && strings.Trim(last, "0123456789.") == "" {
		return false // "Finding 2": a place in the text
	}
	if m.rhetorical(name) {
		return false // how it is told, and not what
	}
	if slices.Contains(m.d.Words["side_headings"].In(m.Language), strings.ToLower(name)) {
		return false // who uses it, or by what it is made
	}
	if len([]rune(name)) < 2 || m.Table.IsWord("vague_headings", m.Language, strings.ToLower(name)) {
		return false
	}
	if m.Language != "zh" && (m.Table.IsWord("prepositions", "en", strings.ToLower(phrasing.LeadingWord(name))) || m.Table.IsWord("auxiliaries", "en", strings.ToLower(phrasing.LeadingWord(name)))) {
		return false // "In the bakery": a place, not a piece of the product
	}
	for word := range strings.FieldsSeq(strings.ToLower(name)) { // a remark, not a name
		if m.Table.IsWord("subordinators", "en", word) || m.Table.IsWord("first_persons", "en", word) && word != "that" {
			return false
		}
	}
	return phrasing.FoldTerm(name) != phrasing.FoldTerm(m.Product)
}

// maxHeadings is how many headings make one name: more tell a heap and no capability.
const maxHeadings = 2

// headingName joins the headings of the two largest themes, when they are short enough,
// in the order of the source, so that nobody looks for a stray in vain. The largest names
// the epic alone when it holds most of it beside several, or beside one without a short
// name.
func (m *epicMaker) headingName(all []epicPart) string {
	var parts []epicPart
	whole := 0
	for _, part := range all {
		whole += len(part.members)
		if m.telling(part) {
			parts = append(parts, part)
		}
	}
	slices.SortStableFunc(parts, func(a, b epicPart) int {
		return cmp.Or(cmp.Compare(rankBool(a.rest), rankBool(b.rest)), cmp.Compare(len(b.members), len(a.members)))
	})
	if len(parts) > 1 && 3*len(parts[0].members) >= 2*whole && (len(parts) > maxHeadings || !m.namesShortly(parts[1].name)) {
		parts = parts[:1]
	}
	var names []string
	var at []int
	for _, part := range parts {
		name := m.shortHeading(part.name, len(all) > 1)
		if !m.telling(epicPart{name: name, how: part.how}) {
			continue
		}
		known := slices.ContainsFunc(names, func(n string) bool { return len(sharedWords(m.tellingWords(n), m.tellingWords(name))) > 0 })
		if known || len(names) > 0 && len([]rune(m.joinNames(append(slices.Clone(names), name)))) > m.nameLimit() {
			continue
		}
		if len(names) < maxHeadings && (len(names) == 0 || !part.rest) {
			names, at = append(names, name), append(at, part.members[0])
		}
	}
	order := make([]int, len(names))
	for i := range order {
		order[i] = i
	}
	slices.SortStableFunc(order, func(a, b int) int { return cmp.Compare(at[a], at[b]) })
	sorted := make([]string, len(names))
	for to, from := range order {
		sorted[to] = names[from]
	}
	return m.joinNames(sorted)
}

// tellingWords are the keywords of a name but those that stand in any: 申购管理 and
// 废弃物管理 are two matters.
func (m *epicMaker) tellingWords(name string) []string {
	return slices.DeleteFunc(slices.Clone(m.wordsOf(name)), func(word string) bool {
		return slices.Contains(m.d.Words["words_of_any_name"].In(m.Language), word)
	})
}

// namesShortly says that a heading is a name of few words, which all tell something.
func (m *epicMaker) namesShortly(heading string) bool {
	words := strings.Fields(m.shortHeading(heading, true))
	return !m.genericHeading(heading) && len(words) <= maxThingWords+1 && (m.Language == "zh" || len(words) > 1 || wording.Singular(heading) != heading)
}

// afterFirst calls what may follow the first release by all the themes that it extends,
// where these are few, else by those that hold most of it: a list of its first stories
// would hide the others. Empty where this is not the only epic that follows.
func (m *epicMaker) afterFirst(parts []epicPart) string {
	parts = slices.Clone(parts)
	slices.SortStableFunc(parts, func(a, b epicPart) int { return cmp.Compare(len(b.members), len(a.members)) })
	whole := 0
	for i := range parts {
		parts[i].name = m.shortHeading(parts[i].name, len(parts) > 1)
		whole += len(parts[i].members)
	}
	for _, share := range []int{3, 2} { // of three
		if name := m.afterThemes(parts, share, whole); name != "" {
			return name
		}
	}
	later := 0
	for i := range m.plans {
		if m.plans[i].kind == "later" {
			later++
		}
	}
	if later > 1 {
		return "" // each of them follows the first release
	}
	return m.say("all_after_first")
}

// afterThemes names the themes, the largest first, that hold share thirds of whole;
// empty where these do not fit into a name.
func (m *epicMaker) afterThemes(parts []epicPart, share, whole int) string {
	held := 0
	var named []epicPart
	for _, part := range parts {
		if 3*held < share*whole && m.telling(part) {
			named, held = append(named, part), held+len(part.members)
		}
	}
	slices.SortStableFunc(named, func(a, b epicPart) int { return cmp.Compare(a.members[0], b.members[0]) })
	names := make([]string, len(named))
	for i := range named {
		names[i] = named[i].name
	}
	name := m.say("after_first", "name", m.LowerStart(m.joinNames(names)))
	if 3*held >= share*whole && len(names) <= maxHeadings && len([]rune(name)) <= maxEpicName {
		return name
	}
	return ""
}

// shortHeading is a heading without remarks: what stands in brackets or behind
// a dash, and of two halves around a colon the one that tells more.
func (g *Designer) shortHeading(name string, short bool) string {
	name = withoutArguments(withoutEpicMark(specs.Plain(name)), g.Product)
	for _, cut := range []string{" (", "（", " – ", " — ", "——"} {
		if i := strings.Index(name, cut); i > 0 {
			name = name[:i]
		}
	}
	for _, colon := range []string{": ", "："} {
		if head, tail, ok := strings.Cut(name, colon); ok {
			name = head
			if place := reading.LastWord(head); place != head && strings.Trim(place, "0123456789.") == "" {
				name = tail // "Finding 2: things get lost"
			} else if len([]rune(tail)) > len([]rune(head)) && len([]rune(tail)) <= g.nameLimit() && !short {
				name = tail
			}
		}
	}
	return strings.TrimRight(strings.TrimSpace(name), " –—-")
}

// withoutEpicMark drops the word and letter by which a backlog numbers its epics:
// "Epic B Cases and rates".
func withoutEpicMark(name string) string {
	words := strings.Fields(name)
	if len(words) < 3 || !strings.EqualFold(words[0], "epic") || len([]rune(strings.TrimRight(words[1], ".:：-–"))) > 2 && !countsPart(words[1]) {
		return name
	}
	return strings.TrimLeft(strings.Join(words[2:], " "), "-–—:： ")
}

// withoutArguments leaves the command of a heading that shows how it is called:
// "tool restore ID --into URL", "tool check PATH...".
func withoutArguments(name, product string) string {
	head, _, options := strings.Cut(name, " --")
	words := strings.Fields(head)
	if !options && (len(words) < 3 || !strings.EqualFold(words[0], product)) {
		return name
	}
	for len(words) > 1 && words[len(words)-1] == strings.ToUpper(words[len(words)-1]) {
		words = words[:len(words)-1]
	}
	return strings.Join(words, " ")
}

// joinNames makes one name of several; names that are lists themselves are
// taken apart first, so that "and" stands once.
func (m *epicMaker) joinNames(names []string) string {
	if len(names) < 2 {
		return strings.Join(names, "")
	}
	var flat []string
	for n, name := range names {
		if n > 0 {
			name = m.phrase(name)
		}
		if m.Language == "zh" {
			flat = append(flat, listParts(name, "、", "与", "和", "及")...)
			continue
		}
		flat = append(flat, listParts(name, ", ", " and ", " & ")...)
	}
	return m.Join(flat, 0)
}

func listParts(name string, seps ...string) []string {
	for _, sep := range seps[1:] {
		name = strings.ReplaceAll(name, sep, seps[0])
	}
	var out []string
	for part := range strings.SplitSeq(name, seps[0]) {
		if part = strings.TrimSpace(part); part != "" {
			out = append(out, part)
		}
	}
	return out
}
