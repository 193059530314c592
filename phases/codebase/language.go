package codebase

import (
	"bytes"
	"path"
	"strings"
)

// languageOf judges by name; nil when the name says nothing.
func (t *tables) languageOf(base string) *language {
	if l := t.byFile[base]; l != nil {
		return l
	}
	for rest := strings.ToLower(base); ; { // the longest ending first: "gradle.kts" before "kts"
		_, ending, found := strings.Cut(rest, ".")
		if !found {
			return nil
		}
		if l := t.byExt[ending]; l != nil {
			return l
		}
		rest = ending
	}
}

// languageIn judges by name and content, for endings that several languages
// share and for programs without an ending. nil: not a language we know.
func (t *tables) languageIn(base string, src []byte) *language {
	head := src[:min(len(src), 4096)]
	has := func(words ...string) bool {
		for _, w := range words {
			if bytes.Contains(head, []byte(w)) {
				return true
			}
		}
		return false
	}
	named := func(name string) *language { return t.byName[name] }
	switch strings.ToLower(path.Ext(base)) {
	case ".h":
		switch {
		case has("@interface", "@protocol", "#import "):
			return named("Objective-C")
		case has("namespace ", "template<", "template <", "class ", "std::", "public:", "private:"):
			return named("C++")
		}
		return named("C")
	case ".m":
		if has("@interface", "@implementation", "#import ", "#include ") {
			return named("Objective-C")
		}
		return named("MATLAB")
	case ".pl":
		if has(":- ") && !has("use strict", "#!") {
			return named("Prolog")
		}
		return named("Perl")
	case ".ts":
		if has("<!DOCTYPE TS>", "<TS ") {
			return named("XML") // translations of a desktop toolkit
		}
	}
	if l := t.languageOf(base); l != nil {
		return l
	}
	return t.byProg[interpreter(head)]
}

// interpreter is the program that a "#!" line names, without its version.
func interpreter(head []byte) string {
	line, _, _ := bytes.Cut(head, []byte{'\n'})
	if !bytes.HasPrefix(line, []byte("#!")) {
		return ""
	}
	words := strings.Fields(string(line[2:]))
	for i, w := range words {
		name := path.Base(w)
		if i == 0 && name == "env" || strings.HasPrefix(w, "-") || strings.Contains(w, "=") {
			continue
		}
		return strings.TrimRight(name, "0123456789.")
	}
	return ""
}

// isBinary says whether src is no text: it holds a zero byte near its start.
func isBinary(src []byte) bool { return bytes.IndexByte(src[:min(len(src), 8000)], 0) >= 0 }

// wantsContent says whether a file's content is needed to know its language.
func wantsContent(base string) bool {
	switch strings.ToLower(path.Ext(base)) {
	case ".h", ".m", ".pl", "":
		return true
	}
	return false
}
