package completing

import (
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// maxProductRunes bounds a product that the general role names.
const maxProductRunes = 32

// GeneralRole is a user of the product, where the source knows several kinds and
// nothing tells which: the users of whom it speaks itself, the word that it has for all
// who use it, else those of the product by its name.
func (w *Completer) GeneralRole() string {
	return reading.FirstOf(w.plainUser(), w.collectiveUser(), w.ProductUser())
}

// ProductUser is a user of the product in the package's own words. Chinese says 用户
// without its name.
func (w *Completer) ProductUser() string {
	if w.Language == "zh" {
		return w.Table.Roles["default"].User.In("zh")
	}
	if name, ok := w.shortProduct(); ok {
		return w.Say("general_role", "product", name)
	}
	return w.Table.Roles["default"].User.In(w.Language)
}

// HouseRole is whoever runs the product and answers for the rules that bind it, where the
// source names nobody who does.
func (w *Completer) HouseRole() string {
	if name, ok := w.shortProduct(); ok {
		return w.Say("house_role", "product", name)
	}
	return w.Say("house_alone")
}

// shortProduct is the name of the product as a role bears it; ok is false for one that is
// too long for it, or none.
func (w *Completer) shortProduct() (name string, ok bool) {
	name, _, _ = strings.Cut(w.Product, "（")
	name = strings.TrimSpace(name)
	if name == w.Say("the_product") || utf8.RuneCountInString(name) > maxProductRunes || strings.ContainsAny(name, ",，:：(") {
		return "", false
	}
	if rest, found := strings.CutPrefix(name, "The "); found {
		name = "the " + rest
	}
	return name, true
}

// collectiveUser is the word of the source for all who use the product, such as a player,
// where it speaks of none of the people more often; empty where it has none.
func (w *Completer) collectiveUser() string {
	c := w.Casting()
	for _, name := range w.Table.Words["collective_users"].In(w.Language) {
		said := c.texts[wording.Stem(name)]
		if said == 0 || slices.ContainsFunc(c.people, func(p castMember) bool { return c.spokenOf(&p) > said }) {
			continue
		}
		if who := slices.IndexFunc(c.people, func(p castMember) bool { return reading.LastWord(p.name) == name || p.name == name }); who >= 0 {
			return c.people[who].name
		}
		return name
	}
	return ""
}

// spokenOf is in how many texts of the source the last word of somebody's name stands.
func (c *Cast) spokenOf(p *castMember) int {
	words := wording.KeywordsInOrder(p.name)
	if len(words) == 0 {
		return 0
	}
	return c.texts[words[len(words)-1]]
}

// plainUser is what a source calls everybody who uses the product; empty where
// it speaks of kinds of users only.
func (w *Completer) plainUser() string {
	for _, p := range w.Casting().people {
		if !p.idle && w.Table.IsWord("plain_users", w.Language, strings.ToLower(p.name)) {
			return p.name
		}
	}
	return ""
}
