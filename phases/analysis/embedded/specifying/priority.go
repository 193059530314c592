package specifying

import (
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/completing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// setPriorities gives every draft a priority: the stated one; else by the
// binding word of the statement, where the source uses such words to rank; else Must
// for what the source asks for and does not set apart from what may wait; Should for
// what stands unmarked beside marked Musts, and Could under words such as "later". When nothing is a Must, the
// first feature is.
func (w *Specifier) setPriorities(drafts []Draft) {
	core := wording.Keywords(w.Understood.Title + " " + completing.JoinItems(w.Understood.Pitch, 3) + " " + completing.JoinItems(w.Understood.Vision, 2))
	ranked, waits, chosen := !w.Unranked(), w.ranksWhatWaits(), w.choosesModals()
	open := waits && w.unmarkedIsOpen()
	stated := map[int]specs.Priority{} // by the line that a ranked feature begins in
	for i := range drafts {
		if p := drafts[i].Requirement.Priority; p != "" && drafts[i].Pack == nil {
			stated[understanding.FirstLine(drafts[i].Requirement.Source)] = p
		}
	}
	coded := w.rankedCodes(stated)
	for i := range drafts {
		d := &drafts[i]
		if p, ok := stated[w.lineAbove(understanding.FirstLine(d.Requirement.Source))]; ok && d.Requirement.Priority == "" {
			d.Requirement.Priority, d.prio = p, "parent"
		}
		if p := w.rankOfReferred(d, coded); p != "" && d.Requirement.Priority == "" {
			d.Requirement.Priority, d.prio = p, "parent"
		}
		switch {
		case d.Requirement.Priority != "" && d.Pack != nil:
			d.prio = "pack"
			if d.Requirement.Priority == specs.Must && w.UnknownDomain() {
				d.Requirement.Priority = specs.Should
			}
		case d.Requirement.Priority != "":
			if d.Fact != nil && d.Fact.Planned && d.prio == "" {
				d.prio = "planned"
			}
		default:
			d.Requirement.Priority, d.prio = w.inferPriority(d, core, ranked, chosen)
			switch {
			case d.prio != "plain" || d.Fact == nil:
			case w.InOrder(d.Fact):
				d.Requirement.Priority, d.prio = specs.Must, "order"
			case w.IsNorm():
				d.Requirement.Priority, d.prio = specs.Must, "rule"
			case open:
				d.Requirement.Priority, d.prio = specs.Should, "open"
			case waits:
				d.Requirement.Priority, d.prio = specs.Must, "contrast"
			case !ranked:
				d.Requirement.Priority = specs.Must // nobody asks for what may be left out without saying so
			}
		}
	}
	if !ranked {
		w.rankByPlan(drafts)
	}
	if len(drafts) > 0 && !slices.ContainsFunc(drafts, func(d Draft) bool { return d.Requirement.Priority == specs.Must }) {
		drafts[0].Requirement.Priority, drafts[0].prio = specs.Must, "core"
	}
}

// maxRows is how many rows or points a line that ends with a colon introduces at
// most.
const maxRows = 12

// lineAbove is the line that introduces a row of a table or a point of a list:
// "a defect gets one of three categories:". 0 where there is none.
func (w *Specifier) lineAbove(line int) int {
	lines := w.SourceLines()
	if line < 2 || line > len(lines) || !isRow(lines[line-1]) {
		return 0
	}
	for at := line - 1; at >= max(1, line-maxRows); at-- {
		text := strings.TrimSpace(lines[at-1])
		switch {
		case text == "" || isRow(lines[at-1]):
		case strings.HasSuffix(text, ":") || strings.HasSuffix(text, "："):
			return at
		default:
			return 0
		}
	}
	return 0
}

// isRow tells a row of a table or a point of a list.
func isRow(line string) bool {
	text := strings.TrimSpace(line)
	return strings.HasPrefix(text, "|") || strings.HasPrefix(text, "- ") || strings.HasPrefix(text, "* ") && !strings.HasPrefix(text, "**") || strings.HasPrefix(text, "+ ")
}

// unmarkedIsOpen says that the source tells what it means when a feature has no mark, and
// that it is not a Must: "Not marked = not discussed".
func (w *Specifier) unmarkedIsOpen() bool {
	if w.Language != "en" {
		return false
	}
	for _, line := range w.SourceLines() {
		low := strings.ToLower(line)
		for _, lead := range w.Table.Words["unmarked"].In("en") {
			_, means, ok := strings.Cut(low, lead)
			means = strings.TrimLeft(means, " ")
			if !ok || !strings.HasPrefix(means, "=") && !strings.HasPrefix(means, ":") && !strings.HasPrefix(means, "means ") {
				continue
			}
			return !strings.Contains(means, "must") && !strings.Contains(means, "mandatory")
		}
	}
	return false
}

// ranksWhatWaits says that a source marks some of its features as less than needed:
// "nice to have" behind one heading says of what it leaves unmarked that it is not.
func (w *Specifier) ranksWhatWaits() bool {
	return slices.ContainsFunc(w.Understood.Features, func(f understanding.FeatureFact) bool {
		return f.Priority == "should" || f.Priority == "could"
	})
}

// minModals is how many statements bind with "must" in a source that chooses its
// words.
const minModals = 3

// choosesModals says that a source uses "must" and "should" to rank: it writes them
// in capitals, or binds mostly with "must". Whoever writes a letter in which "members
// should be able to search" ranks nothing.
func (w *Specifier) choosesModals() bool {
	if w.Language == "zh" {
		return true
	}
	musts, shoulds := 0, 0
	for i := range w.Understood.Features {
		text := phrasing.WithoutCode(w.Understood.Features[i].Text)
		word, strength := wording.HasRFC2119(text)
		switch strength {
		case wording.Must, wording.MustNot:
			musts++
		case wording.Should, wording.ShouldNot:
			shoulds++
			if word == strings.ToUpper(word) {
				return true
			}
		}
	}
	return musts >= minModals && shoulds < musts
}

// left says that a paper that binds with its modals leaves it to the product whether
// it does something: "The system may offer text messages". What a person may do is a
// permission.
func (w *Specifier) left(text string) bool {
	c, ok := w.ParseClause(text)
	if !ok || c.Form != phrasing.ModalVerb || c.Verb != "may" || c.Not {
		return false
	}
	last := strings.ToLower(reading.LastWord(c.Subject))
	return w.Table.IsWord("programs", "en", last) || w.Table.IsWord("kinds", "en", last) || strings.EqualFold(c.Subject, w.Product)
}

func (w *Specifier) inferPriority(d *Draft, core []string, ranked, chosen bool) (specs.Priority, string) {
	text := d.Feature.Name + ". " + d.Feature.Description
	if d.Rule {
		if strength := w.Binds(d.Fact.Text); chosen && (strength == wording.Should || strength == wording.ShouldNot) {
			return specs.Should, "wording"
		}
		return specs.Must, "rule"
	}
	if d.lists() && (d.Fact.List == understanding.ListLimit || d.Fact.List == understanding.ListGrade || d.Fact.List == understanding.ListKind || d.Fact.List == understanding.ListRights || d.Fact.List == understanding.ListMoves) { // a rule in as many rows
		return specs.Must, "rule"
	}
	if w.postponed(phrasing.WithoutCode(text)) {
		return specs.Could, "wording"
	}
	if d.Fact != nil {
		if chosen && w.left(d.Fact.Text) {
			return specs.Could, "wording"
		}
		switch w.Binds(d.Fact.Text) {
		case wording.Must, wording.MustNot:
			return specs.Must, "wording"
		case wording.Should, wording.ShouldNot:
			if chosen {
				return specs.Should, "wording"
			}
		}
	}
	if d.Fact != nil && w.Absolute(d.Fact.Text) {
		return specs.Must, "wording"
	}
	if d.Fact != nil && w.onlyWished(d.Fact.Text) {
		return specs.Should, "wording"
	}
	words := wording.Keywords(d.Feature.Name)
	if !ranked && len(words) > 0 && wording.Overlap(words, core) >= 0.5 {
		return specs.Must, "core"
	}
	return specs.Should, "plain"
}

// onlyWished says that a text speaks of a wish and demands nothing: "最好能听语音",
// "ideally it reads the label aloud". Such words stay as weak as they were said.
func (w *Specifier) onlyWished(text string) bool {
	if w.Language == "zh" && reading.ContainsAny(text, "要", "得能", "不能", "不许", "只能") {
		return false
	}
	return phrasing.NewWordIndex(phrasing.WithoutCode(text)).HasAny(w.Table.Words["soft_wishes"])
}

// postponed says that a text puts off what it asks for. In Chinese 以后 does so only
// where it opens a clause: "报修以后能看到进度" and "2023 年以后的数据" tell a moment.
func (w *Specifier) postponed(text string) bool {
	if phrasing.NewWordIndex(strings.ReplaceAll(text, "some days", "days")).HasAny(w.Table.Words["later"]) { // "for some days" puts nothing off
		return true
	}
	return slices.ContainsFunc(strings.FieldsFunc(text, func(r rune) bool { return strings.ContainsRune("，。；：、（(. ", r) }), func(clause string) bool {
		return w.Table.StartsWith("later_opens", "zh", clause)
	})
}

// rationale says for each priority why requirements have it.
func (w *Specifier) rationale(drafts []Draft) []specs.Item {
	type reason struct {
		rule     string
		priority specs.Priority
		pack     string
	}
	var order []reason
	ids := map[reason][]string{}
	for i := range drafts {
		d := &drafts[i]
		r := reason{rule: phrasing.OrElse(d.prio, "stated"), priority: d.Requirement.Priority}
		if r.rule == "stated" {
			r.priority = ""
		}
		if p := d.DomainPack(); p != nil && r.rule == "pack" {
			r.pack = p.Name.In(w.Language)
		}
		if _, ok := ids[r]; !ok {
			order = append(order, r)
		}
		ids[r] = append(ids[r], d.Requirement.ID)
	}
	var out []specs.Item
	for _, r := range order {
		src := phrasing.Rule("priority-" + r.rule)
		out = append(out, specs.Item{
			Text:   w.Say("prio_"+r.rule, "priority", string(r.priority), "domain", r.pack, "list", w.Listed(ids[r], 0)),
			Source: src,
		})
	}
	return out
}
