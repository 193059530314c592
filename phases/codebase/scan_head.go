package codebase

import (
	"bytes"
	"strings"
)

// leadingComment is the first sentence of the comment that a file begins with,
// when it speaks about the file: licences and directives do not.
func leadingComment(src []byte) string {
	var text []string
	block := false
	for raw := range bytes.Lines(src[:min(len(src), 4096)]) {
		line := strings.TrimSpace(string(raw))
		content, comment := headComment(line)
		switch {
		case block:
			content, comment = strings.TrimSpace(strings.TrimLeft(line, "*")), true
		case strings.HasPrefix(line, "#!"), strings.HasPrefix(line, "<?php"), strings.HasPrefix(line, "<script"):
			continue
		}
		if strings.HasPrefix(line, "/*") {
			block = true
		}
		if block && strings.Contains(line, "*/") {
			block = false
			content = strings.TrimSpace(strings.TrimSuffix(content, "*/"))
		}
		switch {
		case comment && content != "":
			text = append(text, content)
		case len(text) > 0 && saysNothing(text): // a licence; what follows may say more
			text = text[:0]
		case len(text) > 0:
			return firstSentence(strings.Join(text, " "))
		case !comment && line != "" && !strings.HasPrefix(line, "#pragma") && !strings.HasPrefix(line, "#ifndef") &&
			!strings.HasPrefix(line, "declare(") && !strings.HasPrefix(line, `"use `) && !strings.HasPrefix(line, "'use "):
			return "" // code begins
		}
	}
	return ""
}

// headComment is what stands on a line that is a comment.
func headComment(line string) (string, bool) {
	for _, sign := range []string{"//!", "///", "//", "/**", "/*", "--", "#"} {
		rest, found := strings.CutPrefix(line, sign)
		if !found || sign == "#" && strings.HasPrefix(rest, "include") || sign == "#" && strings.HasPrefix(rest, "pragma") ||
			sign == "#" && strings.HasPrefix(rest, "if") || sign == "#" && strings.HasPrefix(rest, "define") || sign == "#" && strings.HasPrefix(rest, "[") {
			continue
		}
		return strings.TrimSpace(strings.TrimPrefix(rest, "!")), true
	}
	return "", false
}

// saysNothing says whether a comment is a licence, a directive for a tool or
// too short to describe anything.
func saysNothing(lines []string) bool {
	text := strings.ToLower(strings.Join(lines, " "))
	for _, sign := range []string{
		"copyright", "licen", "spdx", "all rights reserved", "eslint", "prettier", "jshint", "@ts-", "frozen_string_literal",
		"-*-", "vim:", "coding:", "rubocop", "<reference", "@flow", "noinspection", "tslint", "istanbul", "c8 ignore", "clang-format",
	} {
		if strings.Contains(text, sign) {
			return true
		}
	}
	return len(text) < 10 || !strings.Contains(text, " ") || strings.Trim(text, "-=*# ") == ""
}

// crateName is the name under [package] in a Cargo manifest.
func crateName(src []byte) string {
	in := false
	for raw := range bytes.Lines(src) {
		line := strings.TrimSpace(string(raw))
		if strings.HasPrefix(line, "[") {
			in = line == "[package]"
		}
		if key, value, found := strings.Cut(line, "="); in && found && strings.TrimSpace(key) == "name" {
			return quoted(value)
		}
	}
	return ""
}
