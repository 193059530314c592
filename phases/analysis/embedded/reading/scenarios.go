package reading

import (
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/specs/markdown"
)

// AsScenario marks a unit that is one example of how the product behaves, told
// in steps: "Given …, when …, then …".
const AsScenario = "scenario"

// stepKind is what a line of an example is.
type stepKind uint8

const (
	noStep    stepKind = iota
	stepTitle          // "Scenario: a refund in time"
	stepGiven
	stepWhen
	stepThen
	stepMore // "And …", "But …"
)

// step is a line of an example, taken apart.
type step struct {
	kind stepKind
	word string // the keyword as it is written
	text string // what stands behind it
}

// stepOf reads a line of an example; its kind is noStep for any other line.
func (l *Lexicon) stepOf(line string) step {
	text := strings.TrimLeft(Flatten(Inline(strings.TrimSpace(line))), "*_ ")
	for _, w := range l.ScenarioTitles {
		if rest, ok := cutKeyword(text, w); ok {
			if name, titled := scenarioName(rest); titled {
				return step{kind: stepTitle, word: text[:len(w)], text: name}
			}
		}
	}
	for _, k := range []struct {
		kind  stepKind
		words []string
	}{{stepGiven, l.StepGiven}, {stepWhen, l.StepWhen}, {stepThen, l.StepThen}, {stepMore, l.StepMore}} {
		for _, w := range k.words {
			if rest, ok := cutKeyword(text, w); ok && strings.ContainsFunc(rest, IsMeaning) {
				return step{kind: k.kind, word: text[:len(w)], text: strings.TrimLeft(rest, " *_:：,，")}
			}
		}
	}
	return step{}
}

// cutKeyword takes a keyword off the beginning of a line.
func cutKeyword(text, word string) (rest string, ok bool) {
	if len(text) < len(word) || !strings.EqualFold(text[:len(word)], word) {
		return "", false
	}
	rest = text[len(word):]
	return rest, !IsASCII(word) || rest == "" || strings.ContainsAny(rest[:1], " :,*_")
}

// scenarioName is the name behind the keyword of an example, without its number:
// ": a refund in time", " 2 – a refund in time", " 3". ok is false where the
// words go on as a sentence.
func scenarioName(rest string) (name string, ok bool) {
	rest = strings.TrimLeft(rest, " *_")
	bare := strings.TrimLeft(rest, "0123456789.#一二三四五六七八九十")
	name = strings.TrimLeft(bare, " *_:：.)）–—-")
	if name == "" {
		return "", true
	}
	return strings.TrimRight(name, " *_:："), rest != bare || strings.ContainsAny(bare[:1], ":-") || strings.HasPrefix(bare, "：") || strings.HasPrefix(bare, "–") || strings.HasPrefix(bare, "—")
}

// wholeScenario tells a line that has all steps of an example in it: "Given a
// box, when I print, then a label comes out".
func (l *Lexicon) wholeScenario(s step) bool {
	if s.kind != stepGiven {
		return false
	}
	rest := " " + Lower(s.text)
	for _, words := range [][]string{l.StepWhen, l.StepThen} {
		at := -1
		for _, w := range words {
			if IsASCII(w) {
				w = " " + w + " "
			}
			if i := strings.Index(rest, w); i > 0 && (at < 0 || i < at) {
				at = i
			}
		}
		if at < 0 {
			return false
		}
		rest = rest[at:]
	}
	return true
}

// joinScenarios makes one item of each example that is told in steps, whatever
// its steps are written as: lines of a paragraph, paragraphs, items of a list, or
// a fence of Gherkin. An example is one statement, and no step of it says anything
// alone.
func (l *Lexicon) joinScenarios(blocks []block) []block {
	blocks = l.stepLines(blocks)
	out := blocks[:0:0]
	for i := 0; i < len(blocks); {
		n, next := l.scenarioAt(blocks, i)
		if next == i {
			out = append(out, blocks[i])
			i++
			continue
		}
		for k := range min(2, len(out)) { // what is told of a feature may stand between its name and the first example
			if at := len(out) - 1 - k; k == 0 || out[at+1].kind == markdown.Paragraph {
				out = slices.Concat(out[:at], l.ofFeature(out[at]), out[at+1:])
			}
		}
		out = append(out, n...)
		i = next
	}
	return out
}

// ofFeature makes a heading of "Feature: …" in front of examples.
func (l *Lexicon) ofFeature(n block) []block {
	if n.kind != markdown.Heading && n.kind != markdown.Paragraph {
		return []block{n}
	}
	first, rest, more := strings.Cut(n.raw, "\n")
	name := l.featureName(Flatten(Inline(first)))
	if name == "" {
		return []block{n}
	}
	if n.kind == markdown.Heading {
		n.raw = name
		return []block{n}
	}
	head := n
	head.kind, head.level, head.as, head.raw, head.to = markdown.Heading, 6, asRunIn, name, n.from
	if !more {
		return []block{head}
	}
	n.raw, n.from = rest, n.from+1
	return []block{head, n}
}

// featureName is what stands behind "Feature:", empty for any other text.
func (l *Lexicon) featureName(text string) string {
	for _, w := range l.ScenarioGroups {
		if rest, ok := cutKeyword(text, w); ok && (strings.HasPrefix(rest, ":") || strings.HasPrefix(rest, "：")) {
			return strings.TrimLeft(rest, " :：")
		}
	}
	return ""
}

// asStep marks a line of a block that was taken apart into steps.
const asStep = "step"

// stepLines takes the paragraphs and items apart that hold the steps of an example
// line by line, and the fences of Gherkin.
func (l *Lexicon) stepLines(blocks []block) []block {
	out := make([]block, 0, len(blocks))
	for _, n := range blocks {
		switch n.kind {
		case markdown.Fence:
			out = append(out, l.gherkin(n)...)
		case markdown.Item, markdown.Paragraph:
			out = append(out, l.cutSteps(n)...)
		default:
			out = append(out, n)
		}
	}
	return out
}

// cutSteps takes a block apart where its lines are steps. Lines in front of the
// first step stay what they are; those behind a step carry it on.
func (l *Lexicon) cutSteps(n block) []block {
	rows := strings.Split(n.raw, "\n")
	first, steps, ends := -1, 0, false
	var opens step
	for i, row := range rows {
		s := l.stepOf(row)
		if s.kind == noStep || wrapped(opens, s) || first < 0 && s.kind != stepGiven && s.kind != stepTitle && !capitalStep(s) {
			continue
		}
		if first < 0 {
			first, opens = i, s
		}
		steps++
		ends = ends || s.kind == stepThen || l.wholeScenario(s)
	}
	if first < 0 || first == 0 && len(rows) == 1 || steps < 2 || !ends && first > 0 {
		return []block{n}
	}
	var out []block
	add := func(from, to int, as string) {
		part := n
		part.raw, part.from, part.to, part.as = strings.Join(rows[from:to], "\n"), n.from+from, n.from+to-1, as
		out = append(out, part)
	}
	if first > 0 {
		add(0, first, n.as)
	}
	at := first
	for i := first + 1; i <= len(rows); i++ {
		if i < len(rows) && l.stepOf(rows[i]).kind == noStep {
			continue
		}
		as := asStep
		if at == first {
			as = n.as
		}
		add(at, i, as)
		at = i
	}
	out[len(out)-1].to = n.to
	return out
}

// wrapped tells the word that goes on with a condition where its sentence was
// wrapped: "When the payment fails,", "then the berth stays free".
func wrapped(opens, s step) bool {
	return opens.kind == stepWhen && s.kind == stepThen && IsASCII(s.word) && !StartsUpper(s.word)
}

// capitalStep tells a "When" that begins its line as a keyword does, and not as
// a word in the middle of a sentence that was wrapped.
func capitalStep(s step) bool {
	return s.kind == stepWhen && StartsUpper(s.word)
}

// scenarioAt reads the example that begins with a block and returns what is behind
// it; next is i where none begins.
func (l *Lexicon) scenarioAt(blocks []block, i int) (out []block, next int) {
	title := step{}
	at := i
	if s := l.blockStep(blocks[i]); s.kind == stepTitle {
		title, at = s, i+1
	} else if blocks[i].kind == markdown.Heading {
		return nil, i
	}
	var steps []step
	given, then := false, false
	j := at
	for j < len(blocks) {
		n := blocks[j]
		if n.kind != markdown.Item && n.kind != markdown.Paragraph {
			break
		}
		s := l.blockStep(n)
		if s.kind == noStep && len(steps) > 0 && n.kind == markdown.Item && n.depth > blocks[j-1].depth && strings.HasSuffix(strings.TrimRight(steps[len(steps)-1].text, " "), ":") {
			j = carryOn(blocks, j, &steps[len(steps)-1]) // the list that a step announces
			continue
		}
		if s.kind == noStep || s.kind == stepTitle || len(steps) == 0 && s.kind != stepGiven && !capitalStep(s) {
			break
		}
		if s.kind == stepGiven && len(steps) > 0 && (then || slices.ContainsFunc(steps, func(s step) bool { return s.kind == stepWhen })) || s.kind == stepWhen && then && n.as != asStep {
			break // the next example
		}
		if len(steps) > 0 && wrapped(steps[0], s) {
			break
		}
		steps = append(steps, s)
		given = given || s.kind == stepGiven
		then = then || s.kind == stepThen
		j++
		if l.wholeScenario(s) && len(steps) == 1 {
			then = true
		}
	}
	if !then || len(steps) == 1 && !l.wholeScenario(steps[0]) {
		return nil, i
	}
	n := blocks[at]
	n.kind, n.as, n.depth, n.raw = markdown.Item, AsScenario, max(1, n.depth), scenarioText(title.text, steps)
	if first := blocks[i]; at > i {
		n.from, n.depth = first.from, max(1, first.depth)
		if first.kind == markdown.Heading {
			n.closes = first.level
		}
	}
	n.level, n.to = n.depth, blocks[j-1].to
	return []block{n}, j
}

// blockStep is the step that a block consists of.
func (l *Lexicon) blockStep(n block) step {
	switch n.kind {
	case markdown.Heading:
		if s := l.stepOf(n.raw); s.kind == stepTitle {
			return s
		}
	case markdown.Item, markdown.Paragraph:
		return l.stepOf(n.raw)
	}
	return step{}
}

// carryOn adds the items that a step announces to it and returns where they end.
func carryOn(blocks []block, j int, s *step) int {
	depth := blocks[j].depth
	var parts []string
	for ; j < len(blocks) && blocks[j].kind == markdown.Item && blocks[j].depth >= depth; j++ {
		parts = append(parts, strings.TrimRight(Flatten(Inline(blocks[j].raw)), " .,;。，；"))
	}
	s.text = strings.TrimRight(s.text, " ") + " " + strings.Join(parts, "; ")
	return j
}

// scenarioText is an example in one sentence.
func scenarioText(title string, steps []step) string {
	var b strings.Builder
	if title != "" {
		b.WriteString(title)
		if HasHan(title) {
			b.WriteString("：")
		} else {
			b.WriteString(": ")
		}
	}
	for i, s := range steps {
		text, word := strings.TrimRight(s.text, " .,;。，；"), s.word
		han := !IsASCII(word)
		switch {
		case i == 0 && title == "":
			word = UpperFirst(Lower(word))
		case i == 0:
			word = Lower(word)
		case han:
			b.WriteString("，")
		case s.kind == stepMore && !strings.EqualFold(word, "but"), s.kind == stepGiven:
			word = " and"
		default:
			b.WriteString(", ")
			word = Lower(word)
		}
		b.WriteString(word)
		if !han {
			b.WriteByte(' ')
		}
		b.WriteString(text)
	}
	last := steps[len(steps)-1]
	if IsASCII(last.word) {
		return b.String() + "."
	}
	return b.String() + "。"
}
