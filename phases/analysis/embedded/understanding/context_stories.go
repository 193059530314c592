package understanding

import "github.com/overtone-cli/overtone/phases/analysis/embedded/reading"

// storyBelow tells a heading that is the name of a story, told in one sentence and by the list
// behind it, from one over several wishes: "### 2.3 Share the list", "As a member, I want …",
// "- The link opens in the browser". Where the stories of a paper stand under headings of their
// own, a heading beside them is a story too, whatever stands behind its sentence, and though
// nobody says "As a …" below it.
func (x *understander) storyBelow(s int) bool {
	sec := &x.r.Sections[s]
	if sec.Pseudo || len(x.units[s]) == 0 || x.holdsNumbered(s) || !x.leadsListsOnly(s) {
		return false
	}
	cue, known := x.headingCue(sec.Title)
	switch {
	case known && (cue.Kind == "non_goal" || cue.Kind == "feature" && x.wholeCue(sec.Title, cue)): // "Features" names none
		return false
	case x.tellsOneStory(s):
		return x.storiesApart(s)
	case known && x.wholeCue(sec.Title, cue):
		return false
	}
	stories, all := x.toldBelow(sec.Parent)
	return stories > 1 && stories*2 > all && (!known || sec.Number != "") && x.listFrom(s, 0)
}

// storiesApart says that a heading is one of those by which a paper tells its stories apart:
// where headings of its level stand, most are names of stories, and there are two of them at
// least.
func (x *understander) storiesApart(s int) bool {
	level := x.r.Sections[s].Level
	apart, counted := x.apartAt[level]
	if counted {
		return apart
	}
	stories, all := 0, 0
	for i := range x.r.Sections {
		if x.r.Sections[i].Level+1 != level && i != x.r.Sections[s].Parent {
			continue
		}
		if told, beside := x.toldBelow(i); told > 0 {
			stories, all = stories+told, all+beside
		}
	}
	if x.apartAt == nil {
		x.apartAt = map[int]bool{}
	}
	x.apartAt[level] = stories > 1 && stories*2 > all
	return x.apartAt[level]
}

// toldBelow counts the headings right below a heading, and those of them that are names of
// stories.
func (x *understander) toldBelow(s int) (stories, all int) {
	if n, counted := x.toldAt[s]; counted {
		return n[0], n[1]
	}
	for _, child := range x.children(s) {
		if x.r.Sections[child].Pseudo || len(x.units[child]) == 0 {
			continue
		}
		if all++; x.tellsOneStory(child) {
			stories++
		}
	}
	if x.toldAt == nil {
		x.toldAt = map[int][2]int{}
	}
	x.toldAt[s] = [2]int{stories, all}
	return stories, all
}

// leadsListsOnly says that no heading proper stands below a heading, only lines that lead lists.
func (x *understander) leadsListsOnly(s int) bool {
	for _, child := range x.children(s) {
		if !x.r.Sections[child].Pseudo {
			return false
		}
	}
	return true
}

// listFrom says that all right below a heading, from the k-th unit on, is one list.
func (x *understander) listFrom(s, k int) bool {
	for _, i := range x.units[s][k:] {
		if x.r.Units[i].Kind != reading.Bullet {
			return false
		}
	}
	return true
}
