package understanding

import (
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// installs reads what a section on installing demands of the place where the
// product runs: its commands are boilerplate, "Needs Java 21" and "No network
// access" are not.
func (x *understander) installs(s int) {
	if title := x.look(x.r.Sections[s].Title); !title.has("install_heading") {
		return
	}
	for _, i := range x.units[s] {
		u := &x.r.Units[i]
		if u.Kind != reading.Prose && u.Kind != reading.Bullet {
			continue
		}
		if x.packages(u) {
			continue
		}
		for _, sen := range u.Sentences {
			if x.lex.listsPlatforms(sen.Text) {
				said := x.look("Runs on " + sen.Text)
				x.put("quality", &said, sen.From, sen.To, context{kind: "quality", feature: -1})
				continue
			}
			said := x.look(sen.Text)
			if x.ofProgram(&said) {
				kind := x.classify(&said, context{feature: -1}, false)
				if kind != "quality" {
					kind = "constraint"
				}
				x.put(kind, &said, sen.From, sen.To, context{kind: kind, feature: -1})
				continue
			}
			if !said.question && !said.has("unsure") && x.lex.setsUp(sen.Text) {
				x.put("feature", &said, sen.From, sen.To, context{feature: -1})
				continue
			}
			if !said.question && !said.has("unsure") && said.has("must", "should") && !reading.HasPrefixOf(reading.Lower(sen.Text), "you ", "please ", "make sure ") {
				x.put(x.classify(&said, context{feature: -1}, false), &said, sen.From, sen.To, context{feature: -1}) // it binds the product, and not the reader who installs it
				continue
			}
			if said.question || !said.has("install_need") && !x.lex.builtAs(sen.Text) || said.has("unsure") {
				continue
			}
			x.put("constraint", &said, sen.From, sen.To, context{kind: "constraint", feature: -1})
		}
	}
}

// listsPlatforms tells a sentence that is nothing but the systems that the product runs on:
// "Linux (x86-64, arm64), macOS 12 and later, Windows 10 and later."
func (l *Lexicons) listsPlatforms(text string) bool {
	if reading.HasHan(text) || reading.HasFiniteVerb(text) {
		return false
	}
	named := 0
	for _, part := range reading.SplitList(strings.TrimRight(text, ". ")) {
		word := reading.Lower(reading.FirstWord(strings.TrimSpace(part)))
		switch {
		case slices.Contains(l.PlatformNames, word):
			named++
		case word != "later" && word != "newer" && word != "up": // "macOS 12 and later"
			return false
		}
	}
	return named > 1
}

// ofProgram tells a sentence that says what the program is made with, "Written in Rust", or
// how large it is at most, from one that tells the reader what to do.
func (x *understander) ofProgram(s *signals) bool {
	if s.question || s.has("unsure") || reading.HasHan(s.text) {
		return false
	}
	if reading.HasPrefixOf(reading.Lower(s.text), x.lex.MadeWith...) {
		return len(x.lex.tech.Find(s.text)) > 0
	}
	return len(s.measures) > 0 && reading.HasPrefixOf(reading.Lower(s.text), x.lex.SizeOfProgram...)
}

// setsUp tells a sentence that says what a part of the product does when it is set up: "The
// wizard asks for the name of the library". Somebody has to build it.
func (l *Lexicons) setsUp(text string) bool {
	low := reading.Lower(text)
	for _, subject := range l.SubjectsOfSetup {
		rest, ok := strings.CutPrefix(low, subject)
		if ok && (reading.HasHan(text) || reading.InThirdPerson(reading.FirstWord(rest))) {
			return true
		}
	}
	return false
}
