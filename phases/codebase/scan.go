package codebase

// scanner reads imports and declarations; it keeps room for the pieces that it
// cuts a file into from one file to the next.
type scanner struct {
	pieces []piece
	lines  []pyLine
}

// scan takes imports, declarations and the first comment from a source file,
// given as text and as bytes.
func (s *scanner) scan(f *file, text string, src []byte) {
	switch f.lang.Name {
	case "Go":
		scanGo(f, src)
	case "TypeScript", "JavaScript", "Vue", "Svelte":
		s.script(f, text)
	case "Python":
		s.python(f, text)
	default:
		scanOther(f, text)
		scanImports(f, text)
	}
	if f.doc == "" && f.pkg == "" {
		f.doc = leadingComment(src)
	}
}

// ownText copies what is kept of a file out of its text, which would otherwise
// be kept as a whole.
func (f *file) ownText() {
	size := 0
	f.eachText(func(s *string) { size += len(*s) })
	all := make([]byte, 0, size)
	f.eachText(func(s *string) { all = append(all, *s...) })
	text := string(all)
	f.eachText(func(s *string) { *s, text = text[:len(*s)], text[len(*s):] })
}

// eachText visits every text that was found in the file.
func (f *file) eachText(visit func(*string)) {
	for _, s := range []*string{&f.pkg, &f.space, &f.crate, &f.calls, &f.doc} {
		visit(s)
	}
	for _, list := range [][]string{f.imports, f.takes, f.fulfils} {
		for i := range list {
			visit(&list[i])
		}
	}
	for i := range f.symbols {
		visit(&f.symbols[i].name)
		visit(&f.symbols[i].doc)
	}
}
