package guidelines

import (
	"crypto/sha256"
	"encoding/hex"
	"strings"
	"unicode"

	"github.com/overtone-cli/overtone/specs/markdown"
)

// normal is what two rules with the same words have in common: the plain text in
// lower case, with whitespace folded, without the final stop. What a rule
// forbids stays apart from what it asks for, because whole texts are compared.
func normal(text string) string {
	plain := strings.ToLower(fold(markdown.Plain(text)))
	plain = strings.Map(func(r rune) rune {
		switch r {
		case '‘', '’':
			return '\''
		case '“', '”':
			return '"'
		}
		return r
	}, plain)
	return strings.TrimRightFunc(plain, func(r rune) bool {
		return unicode.IsSpace(r) || strings.ContainsRune(".;!。；！", r)
	})
}

// hashed is the id of a rule that has no mark: it follows the words, not the
// place.
func hashed(text string) string {
	sum := sha256.Sum256([]byte(normal(text)))
	return "H-" + hex.EncodeToString(sum[:4])
}

// covers says whether a rule that is there already holds wherever one of this
// dimension and scope would.
func (r Rule) covers(dimension Dimension, scope string) bool {
	return r.Dimension == dimension && (r.Scope == scope || r.Scope == ScopeGlobal)
}
