package reading

import (
	"regexp"
	"slices"
	"strings"
	"sync"

	"github.com/overtone-cli/overtone/specs/markdown"
	"github.com/overtone-cli/overtone/specs/wording"
)

// casePart is what a labelled part of a use case tells.
type casePart uint8

const (
	caseRest  casePart = iota // what has no label that is known
	caseActor                 // who takes the steps
	caseBefore
	caseAfter
	caseMain
	caseOther
)

// caseLine is a line of a use case with the lines that carry it on.
type caseLine struct {
	text     string
	from, to int
}

// useCase is a use case taken apart.
type useCase struct {
	head  block
	parts map[casePart][]caseLine
	rest  []block
}

// caseNumber is what counts a use case in front of its title: "UC-01: ", "UC2.1 – ".
var caseNumber = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`^((?:[A-Z]{1,5}[-_ ]?)?[0-9]+(?:\.[0-9]+)*)\s*[:：.–—、-]\s*|^([A-Z]{1,5}[-_ ]?[0-9]+(?:\.[0-9]+)*)\s+`)
})

// caseBranch is the number of a step from which another flow goes off: "2a. ", "E1: ".
var caseBranch = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`^[A-Z]{0,3}[0-9]+[a-z]?(?:\.[0-9]+)*\s*[.):：、]\s*`)
})

// useCases turns the use cases of a paper, told in labelled parts below a heading, into
// what is told by a story and its examples: who wants what, and what the product does
// behind each step that a person takes. Of the steps alone nobody could say what is asked
// for.
func (l *Lexicon) useCases(blocks []block) []block {
	out := make([]block, 0, len(blocks))
	for i := 0; i < len(blocks); {
		uc, next := l.useCaseAt(blocks, i)
		if next == i {
			out = append(out, blocks[i])
			i++
			continue
		}
		out = append(out, l.toldAsStory(uc)...)
		i = next
	}
	return out
}

// useCaseAt takes the use case apart that a heading opens. next is i where none does.
func (l *Lexicon) useCaseAt(blocks []block, i int) (uc useCase, next int) {
	if blocks[i].kind != markdown.Heading || blocks[i].quoted {
		return uc, i
	}
	uc = useCase{head: blocks[i], parts: map[casePart][]caseLine{}}
	part := caseRest
	for next = i + 1; next < len(blocks); next++ {
		n := blocks[next]
		if n.kind == markdown.Heading {
			kind, body := l.casePartOf(n.raw)
			if kind == caseRest || body != "" {
				break
			}
			part = kind
			continue
		}
		if n.kind == markdown.Row && l.caseRow(&uc, n) {
			continue
		}
		if n.kind != markdown.Paragraph && n.kind != markdown.Item {
			part = caseRest
			uc.rest = append(uc.rest, n)
			continue
		}
		part = l.caseLines(&uc, n, part)
	}
	if len(uc.parts[caseMain]) < 2 {
		return uc, i
	}
	return uc, next
}

// caseRow files a row of two cells under the part that its first one names. The rows
// around it that name none, the header among them, say nothing without it.
func (l *Lexicon) caseRow(uc *useCase, n block) bool {
	if len(n.cells) != 2 {
		return false
	}
	kind, _ := l.casePartOf(n.cells[0])
	if kind == caseRest {
		return n.header
	}
	for text := range strings.SplitSeq(strings.NewReplacer("<br/>", "<br>", "<br />", "<br>").Replace(n.cells[1]), "<br>") {
		if text = caseBranch().ReplaceAllString(strings.TrimSpace(text), ""); text != "" {
			uc.parts[kind] = append(uc.parts[kind], caseLine{text: text, from: n.from, to: n.to})
		}
	}
	return true
}

// caseLines files the lines of a block under the part that they belong to.
func (l *Lexicon) caseLines(uc *useCase, n block, part casePart) casePart {
	for k, row := range strings.Split(n.raw, "\n") {
		text, line := strings.TrimSpace(row), min(n.from+k, n.to)
		kind, body := l.casePartOf(text)
		switch {
		case kind != caseRest:
			if part = kind; body != "" {
				uc.parts[kind] = append(uc.parts[kind], caseLine{text: body, from: line, to: line})
			}
		case part == caseRest:
			if k == 0 {
				uc.rest = append(uc.rest, n)
			}
			if last := &uc.rest[len(uc.rest)-1]; k > 0 && last.from == n.from {
				last.to = line
			} else if k > 0 {
				uc.rest = append(uc.rest, block{kind: markdown.Paragraph, raw: text, from: line, to: line})
			}
		case k > 0 && len(uc.parts[part]) > 0 && !caseBranch().MatchString(text):
			last := &uc.parts[part][len(uc.parts[part])-1]
			last.text, last.to = last.text+" "+text, line
		default:
			uc.parts[part] = append(uc.parts[part], caseLine{text: caseBranch().ReplaceAllString(text, ""), from: line, to: line})
		}
	}
	return part
}

// longestCaseLabel is how many bytes a label may take with its marks and what it says in
// brackets.
const longestCaseLabel = 160

// casePartOf is the part of a use case that a line opens by its label, and what stands
// behind the label in the same line.
func (l *Lexicon) casePartOf(line string) (part casePart, body string) {
	if head := strings.IndexAny(line, ":："); head > longestCaseLabel || head < 0 && len(line) > longestCaseLabel {
		return caseRest, "" // most lines are no label, and need not be made plain to see it
	}
	text := strings.TrimSpace(strings.ReplaceAll(Flatten(Inline(line)), "**", ""))
	label, body := text, ""
	if at := strings.IndexAny(text, ":："); at >= 0 {
		label, body = text[:at], strings.TrimLeft(text[at:], ":： ")
	}
	label = strings.TrimSpace(label)
	if cut := strings.IndexAny(label, "(（"); cut > 0 {
		label = strings.TrimSpace(label[:cut])
	}
	label = Lower(label)
	for kind, labels := range map[casePart][]string{
		caseActor: l.CaseActors, caseBefore: l.CaseBefore, caseAfter: l.CaseAfter, caseMain: l.CaseMain, caseOther: l.CaseOther,
	} {
		if slices.Contains(labels, label) {
			return kind, body
		}
	}
	return caseRest, ""
}

// toldAsStory is a use case as a story with its examples.
func (l *Lexicon) toldAsStory(uc useCase) []block {
	chinese := HasHan(uc.head.raw)
	var title string
	title, uc.head.raw = l.caseTitle(uc.head.raw)
	actor := l.caseActor(uc, chinese)
	if !chinese {
		l.withArticles(uc, actor)
	}
	out := []block{uc.head}
	if wish := l.caseWish(uc, title, actor, chinese); wish.raw != "" {
		out = append(out, wish)
	}
	out = append(out, uc.rest...)
	main := uc.parts[caseMain]
	head := block{kind: markdown.Heading, level: 6, as: asRunIn, raw: "Acceptance criteria", from: main[0].from, to: main[0].from}
	if chinese {
		head.raw = "验收标准"
	}
	out = append(out, head)
	for _, c := range l.caseCriteria(uc, chinese) {
		out = append(out, block{kind: markdown.Item, level: 1, raw: c.text, from: c.from, to: c.to})
	}
	return out
}

// caseTitle is what a use case is called, and its heading with the number as the papers of
// requirements write it: "Use Case 1: Book a course" as "UC-1: Book a course".
func (l *Lexicon) caseTitle(raw string) (title, heading string) {
	title = strings.TrimSpace(Flatten(Inline(raw)))
	heading = raw
	for _, head := range l.CaseHeads {
		if strings.HasPrefix(Lower(title), head) {
			title = strings.TrimSpace(title[len(head):])
			title = "UC-" + title
		}
	}
	number := caseNumber().FindStringSubmatch(title)
	if number == nil {
		return title, heading
	}
	title = strings.TrimSpace(title[len(number[0]):])
	return title, number[1] + number[2] + ": " + title
}

// caseActor is who takes the steps of a use case: the one that it names, else whoever
// takes the first step.
func (l *Lexicon) caseActor(uc useCase, chinese bool) string {
	if actors := uc.parts[caseActor]; len(actors) > 0 {
		names := strings.FieldsFunc(actors[0].text, func(r rune) bool { return strings.ContainsRune(",，、/;；(（和", r) })
		if len(names) > 0 && !l.productActs(names[0]) {
			return strings.TrimRight(strings.TrimSpace(names[0]), ".。")
		}
		return ""
	}
	first := uc.parts[caseMain][0].text
	if chinese || l.productActs(first) {
		return ""
	}
	words := strings.Fields(strings.TrimPrefix(wording.LowerFirst(first), "the "))
	for i, word := range words[:min(len(words), 4)] {
		if i > 0 && InThirdPerson(word) {
			return strings.Join(words[:i], " ")
		}
	}
	return ""
}

// caseWish says who wants what: the actor the title of the use case.
func (l *Lexicon) caseWish(uc useCase, title, actor string, chinese bool) block {
	n := block{kind: markdown.Paragraph, from: uc.head.from, to: uc.head.to}
	if actors := uc.parts[caseActor]; len(actors) > 0 {
		n.from, n.to = actors[0].from, actors[0].to
	}
	switch {
	case actor == "" || title == "":
	case chinese:
		n.raw = "作为" + actor + "，我想" + title + "。"
	default:
		actor = wording.LowerFirst(actor)
		n.raw = "As " + wording.Article(actor) + " " + actor + ", I want to " + wording.LowerFirst(title) + "."
	}
	return n
}

// withArticles gives the persons and systems that begin a step the article that the short
// style of use cases leaves out: "Falconer scans the ring" as "the falconer scans the ring".
func (l *Lexicon) withArticles(uc useCase, actor string) {
	bare := []string{wording.LowerFirst(actor) + " ", "system ", "user ", "app "}
	named := func(text string) string {
		low := wording.LowerFirst(text)
		for _, name := range bare {
			if len(name) > 1 && strings.HasPrefix(low, name) {
				return "the " + low
			}
		}
		return text
	}
	for part, lines := range uc.parts {
		for i := range lines {
			if part == caseActor {
				continue
			}
			on, then, cut := strings.Cut(lines[i].text, ": ")
			if lines[i].text = UpperFirst(named(on)); cut {
				lines[i].text += ": " + named(then)
			}
		}
	}
}

// caseCriteria are the steps and branches of a use case, as what can be tried out: what a
// person does is when, what the product does is then.
func (l *Lexicon) caseCriteria(uc useCase, chinese bool) []caseLine {
	var out, done []caseLine
	for _, s := range uc.parts[caseMain] {
		s.text = strings.TrimRight(s.text, ".。;； ")
		switch {
		case !l.productActs(s.text):
			done = append(done, s)
		case len(done) > 0:
			out = append(out, joinedSteps(done, s, chinese))
			done = nil
		case len(out) > 0 && !strings.ContainsAny(out[len(out)-1].text[len(out[len(out)-1].text)-1:], ".。"):
			last := &out[len(out)-1]
			last.text, last.to = last.text+map[bool]string{true: "，", false: ", and "}[chinese]+wording.LowerFirst(s.text), s.to
		default:
			out = append(out, s)
		}
	}
	out = l.afterwards(append(out, done...), uc.parts[caseAfter], chinese)
	for _, s := range uc.parts[caseOther] {
		out = append(out, l.branched(s, chinese))
	}
	for i := range out {
		if last := out[i].text; !strings.HasSuffix(last, ".") && !strings.HasSuffix(last, "。") {
			out[i].text += map[bool]string{true: "。", false: "."}[chinese]
		}
	}
	return out
}

// afterwards puts what holds in the end behind the last step.
func (l *Lexicon) afterwards(steps, after []caseLine, chinese bool) []caseLine {
	for _, s := range after {
		last := &steps[len(steps)-1]
		last.text += map[bool]string{true: "；完成后，", false: "; afterwards "}[chinese] + strings.TrimRight(wording.LowerFirst(s.text), ".。")
		last.from, last.to = min(last.from, s.from), max(last.to, s.to)
	}
	return steps
}

// productActs says that a step is one of the product.
func (l *Lexicon) productActs(step string) bool {
	low := Lower(step) + " "
	for _, subject := range l.CaseSystems {
		if strings.HasPrefix(low, subject) {
			return true
		}
	}
	return false
}

// joinedSteps is what the product does behind the steps of a person.
func joinedSteps(done []caseLine, then caseLine, chinese bool) caseLine {
	var steps []string
	for _, s := range done {
		steps = append(steps, wording.LowerFirst(s.text))
	}
	out := caseLine{from: done[0].from, to: then.to}
	if chinese {
		out.text = "当" + strings.Join(steps, "，") + "时，" + then.text
		return out
	}
	for i := 1; i < len(steps); i++ {
		steps[i] = "and " + steps[i]
	}
	out.text = "When " + strings.Join(steps, " ") + ", " + wording.LowerFirst(then.text)
	return out
}

// branched is a branch of a use case as a condition and what follows: "No network: the
// observation is queued" holds when there is no network.
func (l *Lexicon) branched(s caseLine, chinese bool) caseLine {
	on, then, cut := strings.Cut(strings.Replace(s.text, "：", ": ", 1), ": ")
	if !cut || on == "" {
		return s
	}
	then = strings.TrimSpace(then)
	if chinese {
		s.text = strings.TrimSuffix(on, "时") + "时，" + then
		return s
	}
	s.text = l.caseCondition(wording.LowerFirst(on)) + ", " + wording.LowerFirst(then)
	return s
}

// caseCondition is what a branch is named by, as a condition.
func (l *Lexicon) caseCondition(on string) string {
	words := strings.Fields(on)
	switch {
	case words[0] == "if" || words[0] == "when":
		return UpperFirst(on)
	case HasFiniteVerb(on) || len(words) > 1 && slices.ContainsFunc(words[1:], func(w string) bool { return slices.Contains(l.CaseVerbs, w) }):
		return "When " + on
	case words[0] == "no":
		return "When there is " + on
	case words[0] == "the" && len(words) > 4:
		return "When " + on
	}
	return "In the case “" + on + "”"
}
