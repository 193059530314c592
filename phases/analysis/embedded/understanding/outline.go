package understanding

import (
	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// outline is what a source lays out below headings for what the product does. It is
// drawn once: whoever asks about it asks at every item.
type outline struct {
	features  bool            // there is such a heading with something below it
	functions int             // items below one that are no endpoints
	listed    int             // items and rows below one of features or stories
	numbered  int             // texts among these that begin with a number of their own
	words     map[string]bool // of these headings and all below them; nil before they are asked for
}

// outlined is the outline of the source, drawn when it is first asked for.
func (x *understander) outlined() *outline {
	if x.drawn != nil {
		return x.drawn
	}
	o := &outline{}
	for s := range x.ctx {
		kind := x.ctx[s].kind
		if parent := x.r.Sections[s].Parent; s > 0 && (laysOut(x.ctx[parent].kind) || x.ctx[parent].kind == "scope" && len(x.units[s]) > 0) {
			o.features = true
		}
		if !laysOut(kind) || x.belowCall(s) {
			continue
		}
		for _, i := range x.units[s] {
			u := &x.r.Units[i]
			o.features = true
			if ops, _ := leadingOperations(u.Text); u.Kind == reading.Bullet && u.Parent < 0 && len(ops) == 0 {
				o.functions++
			}
			if kind == "command" {
				continue
			}
			if u.Kind == reading.Row || u.Kind == reading.Bullet && u.Depth <= 1 {
				o.listed++
			}
			if reading.RefLength(u.Text) > 0 || reading.RefLength(u.Label) > 0 {
				o.numbered++ // who numbers what is required states nothing of it in passing
			}
		}
	}
	x.drawn = o
	return o
}

// belowCall says that a heading stands below one that is an operation: what it lays out is
// how that one behaves.
func (x *understander) belowCall(s int) bool {
	for s = x.r.Sections[s].Parent; s > 0; s = x.r.Sections[s].Parent {
		if len(reading.Operations(x.r.Sections[s].Title)) > 0 {
			return true
		}
	}
	return false
}

// laysOut tells the kinds of headings below which stands what the product does.
func laysOut(kind string) bool { return kind == "feature" || kind == "story" || kind == "command" }

// listsFeatures tells a paper that has a heading for what the product does.
func (x *understander) listsFeatures() bool { return x.outlined().features }

// listsFunctions says that the text has a list of what the product does besides
// its endpoints, which then only repeat it.
func (x *understander) listsFunctions() bool {
	const list = 3
	return x.outlined().functions >= list
}

// laidOut says that the features which the source lists below headings of their own
// hold most of what a sentence tells: an introduction tells of them in short.
func (x *understander) laidOut(text string) bool {
	const items, percent = 4, 50
	o := x.outlined()
	if o.numbered >= items || o.listed < items {
		return o.numbered >= items
	}
	words, told := wording.Keywords(text), 0
	known := x.laidOutWords()
	for _, word := range words {
		if known[word] {
			told++
		}
	}
	return told*100 >= len(words)*percent
}

// laidOutWords are the words of the headings of features and stories and of all that
// stands below them.
func (x *understander) laidOutWords() map[string]bool {
	o := x.outlined()
	if o.words != nil {
		return o.words
	}
	o.words = map[string]bool{}
	take := func(text string) {
		for _, word := range wording.Keywords(text) {
			o.words[word] = true
		}
	}
	for s := range x.ctx {
		if kind := x.ctx[s].kind; kind != "feature" && kind != "story" {
			continue
		}
		take(x.r.Sections[s].Title)
		for _, i := range x.units[s] {
			take(x.r.Units[i].Text)
		}
	}
	return o.words
}
