package codebase

// LineComments are the marks with which a comment begins in a language that ends
// with its line, the usual one first; none when the language has no such comment
// or is not known.
func LineComments(language string) []string {
	switch language {
	case "Go", "JavaScript", "TypeScript", "Vue", "Svelte", "Java", "Kotlin", "Scala", "Groovy", "C", "C++", "C#", "F#",
		"Objective-C", "Rust", "Swift", "Dart", "Zig", "Solidity", "Protocol Buffers":
		return []string{"//"}
	case "PHP":
		return []string{"//", "#"}
	case "Python", "Ruby", "Shell", "Perl", "R", "Julia", "Elixir", "PowerShell", "Nim", "GraphQL", "Makefile", "YAML", "TOML":
		return []string{"#"}
	case "Terraform":
		return []string{"#", "//"}
	case "SQL", "Lua", "Haskell":
		return []string{"--"}
	case "Erlang", "Prolog", "MATLAB":
		return []string{"%"}
	case "Clojure":
		return []string{";"}
	}
	return nil
}
