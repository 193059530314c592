package understanding

import (
	"strings"
	"unicode"

	"github.com/overtone-cli/overtone/specs"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// synopsis keeps the commands that a block of code shows with what they take:
// "snapdiff take [--exclude GLOB]... -o FILE DIR". Every line is a call of the
// product by its name, and one shows what stands in the place of an argument; a
// block of examples only uses the product.
func (x *understander) synopsis(u *reading.Unit) {
	own := strings.ToLower(reading.FirstWord(specs.Plain(x.u.Product)))
	if own == "" {
		return
	}
	var forms []specs.Signature
	shown := false
	from := x.codeFrom(u)
	for i, line := range strings.Split(u.Code, "\n") {
		form := strings.TrimSpace(strings.TrimPrefix(strings.TrimSpace(line), "$ "))
		if form == "" {
			continue
		}
		words := strings.Fields(form)
		if strings.ToLower(words[0]) != own {
			return
		}
		name := words[0]
		if len(words) > 1 && isSubcommand(words[1]) {
			name += " " + words[1]
		}
		for _, w := range words[1:] {
			shown = shown || isPlaceholder(w)
		}
		forms = append(forms, specs.Signature{Name: name, Form: form, Source: reading.Lines(from+i, from+i)})
	}
	if shown {
		x.usage = append(x.usage, forms...)
	}
}

// commandsOfUsage files the commands of the synopses where the source describes
// none otherwise.
func (x *understander) commandsOfUsage() {
	if len(x.u.Signatures) > 0 {
		return
	}
	known := map[string]bool{}
	for _, s := range x.usage {
		if !known[s.Name] {
			known[s.Name] = true
			x.u.Signatures = append(x.u.Signatures, s)
		}
	}
}

// isSubcommand tells a word in lower case, as commands are called.
func isSubcommand(word string) bool {
	return !strings.ContainsFunc(word, func(r rune) bool { return !unicode.IsLower(r) && r != '-' }) && word[0] != '-'
}

// isPlaceholder tells what stands for an argument: [OPTIONS], <file>, DIR.
func isPlaceholder(word string) bool {
	if strings.ContainsAny(word[:1], "[<") {
		return true
	}
	letters := strings.TrimFunc(word, func(r rune) bool { return !unicode.IsLetter(r) })
	return len(letters) > 1 && !strings.ContainsFunc(letters, func(r rune) bool { return !unicode.IsUpper(r) && r != '_' && r != '-' })
}
