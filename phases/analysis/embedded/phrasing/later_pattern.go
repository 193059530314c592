package phrasing

import (
	"regexp"
	"regexp/syntax"
	"strings"
	"sync/atomic"
)

// laterPattern is a regular expression of a data file that is made when it is first asked for.
// The built-in files have only valid ones; those of a project are checked when they are loaded.
type laterPattern struct {
	source func() string
	needed atomic.Pointer[neededWords]
	kept   atomic.Pointer[regexp.Regexp]
}

// check says what is wrong with a pattern.
func (p *laterPattern) check() error {
	_, err := syntax.Parse(p.source(), syntax.Perl)
	return err
}

// words are those without which a text cannot fit.
func (p *laterPattern) words() neededWords {
	if needed := p.needed.Load(); needed != nil {
		return *needed
	}
	var needed neededWords
	// Letters of all scripts are a class of hundreds of ranges, which tells no word: here a
	// small class does.
	if read, err := syntax.Parse(strings.ReplaceAll(p.source(), `\p{L}`, `\w`), syntax.Perl); err == nil {
		needed = wordsNeeded(read)
	}
	p.needed.Store(&needed)
	return needed
}

// get gives the compiled pattern. Two who ask at once may both make it, as they may the words:
// that is harmless.
func (p *laterPattern) get() *regexp.Regexp {
	if kept := p.kept.Load(); kept != nil {
		return kept
	}
	made := regexp.MustCompile(p.source())
	p.kept.Store(made)
	return made
}

// forget lets go of the compiled pattern and of its words.
func (p *laterPattern) forget() {
	p.kept.Store(nil)
	p.needed.Store(nil)
}
