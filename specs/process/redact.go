package process

import (
	"slices"
	"strings"
)

// minSecret is the length from which a value of the environment is taken for a
// secret, in bytes: shorter ones are words that texts hold for other reasons.
const minSecret = 8

// Redactor takes the secrets of the environment out of what a program prints:
// it sees them, and its output goes into documents, stores and messages.
type Redactor struct{ replacer *strings.Replacer }

// NewRedactor reads the environment of the program, "NAME=value".
func NewRedactor(env []string) *Redactor {
	var values []string
	for _, entry := range env {
		name, value, _ := strings.Cut(entry, "=")
		if len(value) >= minSecret && secretName(name) {
			values = append(values, value)
		}
	}
	slices.SortFunc(values, func(a, b string) int { return len(b) - len(a) }) // a secret may begin with another one
	pairs := make([]string, 0, 2*len(values))
	for _, v := range values {
		pairs = append(pairs, v, "********")
	}
	return &Redactor{strings.NewReplacer(pairs...)}
}

func secretName(name string) bool {
	name = strings.ToUpper(name)
	return slices.ContainsFunc([]string{"KEY", "TOKEN", "SECRET", "PASS", "CREDENTIAL", "AUTH", "COOKIE"}, func(word string) bool {
		return strings.Contains(name, word)
	})
}

// Text is data with stars in the places of secrets.
func (r *Redactor) Text(data []byte) []byte { return []byte(r.replacer.Replace(string(data))) }
