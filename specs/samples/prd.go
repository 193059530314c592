package samples

import (
	"fmt"
	"strings"

	"github.com/overtone-cli/overtone/specs"
)

// PRD writes a requirements document of at least size bytes and at most about
// two kilobytes more. It ends with a complete block.
func PRD(lang specs.Lang, size int) []byte {
	w := newWriter(lang, 1)
	w.size = size
	w.head()
	for !w.full() && w.features < MaxFeatures {
		w.chapter()
	}
	if !w.full() {
		w.block("## " + w.headings.appendix)
	}
	for n := 1; !w.full(); n++ {
		w.block(fmt.Sprintf("### %s %d", w.headings.interview, n))
		for i := 0; i < 6 && !w.full(); i++ {
			w.block(w.paragraph(4))
		}
	}
	return []byte(w.out.String())
}

func (w *writer) full() bool { return w.out.Len() >= w.size }

// block writes one block and the blank line behind it.
func (w *writer) block(text string) { w.out.WriteString(text + "\n\n") }

// list writes one block of lines.
func (w *writer) list(lines []string) { w.block(strings.Join(lines, "\n")) }

// table writes rows under a ready header line.
func (w *writer) table(header string, rows []string) {
	bar := strings.Repeat("|---", strings.Count(header, "|")-1) + "|"
	w.block(header + "\n" + bar + "\n" + strings.Join(rows, "\n"))
}

func (w *writer) paragraph(sentences int) string {
	parts := make([]string, sentences)
	for i := range parts {
		parts[i] = w.say(w.pick(w.narrative))
	}
	return strings.Join(parts, w.blank)
}

// head writes what stands before the features; a small document has less of it.
func (w *writer) head() {
	h := w.headings
	w.block("# " + h.title)
	w.block("## " + h.summary)
	w.block(w.paragraph(2))
	if w.size < 4<<10 {
		return
	}
	w.block("## " + h.background)
	w.block(w.paragraph(5))
	w.block("## " + h.users)
	var users, goals, terms []string
	for _, actor := range w.actors {
		users = append(users, "- **"+actor+"**: "+w.say(w.pick(w.narrative)))
	}
	w.list(users)
	for i, q := range w.qualities {
		goals = append(goals, fmt.Sprintf("| G%d | %s | %s | %s |", i+1, w.say(q[0]), w.say(q[1]), w.say(q[2])))
	}
	w.block("## " + h.goals)
	w.table(h.goalTable, goals)
	for _, object := range w.objects[:6] {
		terms = append(terms, "| "+object+" | "+w.say(w.pick(w.narrative))+" |")
	}
	w.block("## " + h.terms)
	w.table(h.termTable, terms)
}

// chapter writes one area with its features in the forms that people use, and
// what holds for the area. It stops behind the block that fills the document.
func (w *writer) chapter() {
	area := w.areas[w.chapters%len(w.areas)]
	if round := w.chapters / len(w.areas); round > 0 {
		area = fmt.Sprintf("%s (%s %d)", area, w.headings.area, round+1)
	}
	w.chapters++
	w.block("## " + area)
	for _, part := range []func(){
		w.headed, w.headed, w.headed, w.featureTable, w.headed, w.headed, w.storyList,
		w.dataTable, w.qualityTable, w.rules, func() { w.block(w.paragraph(3)) },
	} {
		if w.full() {
			return
		}
		part()
	}
}

// next takes the next feature.
func (w *writer) next() idea {
	w.features++
	return w.idea(w.features - 1)
}

// headed writes a feature under a heading of its own, with criteria.
func (w *writer) headed() {
	it := w.next()
	w.block("### " + w.about(it, w.titles[w.features%len(w.titles)]))
	w.block(w.about(it, w.sentence()) + w.blank + w.say(w.pick(w.narrative)))
	var boxes []string
	for i := range 3 {
		boxes = append(boxes, "- "+w.about(it, w.criteria[(w.features+i)%len(w.criteria)]))
	}
	w.block("#### " + w.headings.criteria)
	w.list(boxes)
}

// sentence is the pattern of a sentence for the feature at hand.
func (w *writer) sentence() string { return w.sentences[w.features%len(w.sentences)] }

// featureTable writes four features as rows with priorities.
func (w *writer) featureTable() {
	var rows []string
	for i := range 4 {
		it := w.next()
		rows = append(rows, fmt.Sprintf("| F-%04d | %s | P%d |", w.features, w.about(it, w.sentence()), i%3))
	}
	w.table(w.headings.featureTable, rows)
}

// storyList writes two user stories.
func (w *writer) storyList() {
	w.block("### " + w.headings.storyList)
	var rows []string
	for range 2 {
		rows = append(rows, "- "+w.about(w.next(), w.stories[0]))
	}
	w.list(rows)
}

func (w *writer) dataTable() {
	object := w.objects[(w.chapters*13)%len(w.objects)]
	w.block("### " + w.headings.data + " – " + object)
	var rows []string
	for i, field := range w.fields[w.chapters%4:][:5] {
		rows = append(rows, fmt.Sprintf("| %s | %s | %d–%d |", field, []string{"string", "integer", "timestamp"}[i%3], 1+i, 40+w.rand.IntN(60)))
	}
	w.table(w.headings.dataTable, rows)
}

func (w *writer) qualityTable() {
	w.block("### " + w.headings.qualities)
	var rows []string
	for i := range 2 {
		q := w.qualities[(w.chapters+i)%len(w.qualities)]
		rows = append(rows, "| "+w.say(q[0])+" | "+w.say(q[1])+" | "+w.say(q[2])+" |")
	}
	w.table(w.headings.qualityTable, rows)
}

// rules writes one constraint, non-goal, assumption and question of the area.
func (w *writer) rules() {
	h := w.headings
	for _, part := range []struct {
		heading  string
		patterns []string
	}{{h.rules, w.constraints}, {h.out, w.nonGoals}, {h.assumptions, w.assumed}, {h.open, w.questions}} {
		w.block("### " + part.heading)
		w.block("- " + w.say(part.patterns[w.chapters%len(part.patterns)]))
	}
}
