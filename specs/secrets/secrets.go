// Package secrets knows what credentials look like and puts stars in their
// place, for every text that is kept: sources, transcripts, commit messages and
// rules.
package secrets

import (
	"regexp"
	"strings"
	"unicode"
)

// mask stands in for a credential.
const mask = "********"

// secret is one form of credential. A line is searched only when it holds one
// of the hints, so that ordinary texts cost next to nothing.
type secret struct {
	hints   []string
	pattern string            // group 1, or the whole, is masked
	real    func(string) bool // nil: the pattern alone is proof enough
	form    *regexp.Regexp    // the pattern, once a text holds a hint
}

// known are forms of credentials that are safe to recognise by their look.
// What only might be one, such as "password: at least 8 characters", is left:
// a requirement must not lose its words.
func known() []secret {
	return []secret{
		{hints: []string{"akia", "asia"}, pattern: `\b(?:AKIA|ASIA)[0-9A-Z]{16}\b`},
		{hints: []string{"ghp_", "gho_", "ghu_", "ghs_", "ghr_"}, pattern: `\bgh[pousr]_[A-Za-z0-9]{30,}`},
		{hints: []string{"github_pat_", "glpat-", "npm_", "aiza"}, pattern: `\b(?:github_pat_[A-Za-z0-9_]{22,}|glpat-[A-Za-z0-9_-]{20,}|npm_[A-Za-z0-9]{36}|AIza[A-Za-z0-9_-]{35})`},
		{hints: []string{"hf_", "pypi-", "dop_v1_", "sg."}, pattern: `\b(?:hf_[A-Za-z0-9]{30,}|pypi-[A-Za-z0-9_-]{40,}|dop_v1_[a-f0-9]{40,}|SG\.[A-Za-z0-9_-]{16,}\.[A-Za-z0-9_-]{16,})`},
		{hints: []string{"xox"}, pattern: `\bxox[abprs]-[A-Za-z0-9-]{10,}`, real: hasDigit},
		{hints: []string{"sk-", "sk_", "rk-", "rk_"}, pattern: `\b(?:sk|rk)[-_](?:live|test|ant|proj)[-_][A-Za-z0-9_-]{10,}`, real: hasDigit},
		{hints: []string{"sk-"}, pattern: `\bsk-[A-Za-z0-9]{32,}`},
		{hints: []string{"eyj"}, pattern: `\beyJ[A-Za-z0-9_-]{10,}\.[A-Za-z0-9_-]{10,}\.[A-Za-z0-9_-]{10,}`},
		{hints: []string{"bearer"}, pattern: `(?i)\bbearer\s+([A-Za-z0-9._~+/=-]{20,})`, real: random},
		{hints: []string{"basic"}, pattern: `(?i)\bbasic\s+([A-Za-z0-9+/]{12,}={0,2})`, real: mixed},
		{hints: []string{"passw", "secret", "key", "token"}, pattern: `(?i)(?:password|passwd|secret|api[_-]?key|access[_-]?key|access[_-]?token)["']?\s*[:=]\s*["']([^\s"']{6,})["']`, real: quotedSecret},
		{hints: []string{"passw", "secret", "key", "token"}, pattern: `\b(?:[A-Z][A-Z0-9_]*)?(?:PASSWORD|PASSWD|SECRET|TOKEN|API_KEY|ACCESS_KEY|SECRET_KEY|PRIVATE_KEY)=([^\s"'<>{}$*]{8,})`, real: hasLetterAndDigit},
		{hints: []string{"passw", "secret", "key", "token"}, pattern: `(?i)(?:password|passwd|secret|api[_-]?key|access[_-]?key|access[_-]?token|auth[_-]?token|token)\s*[:=]\s*([A-Za-z0-9+/=_.-]{16,})`, real: random},
		{hints: []string{"://"}, pattern: `(?i)\b[a-z][a-z0-9+.-]*://[^\s/:@]+:([^\s/:@]+)@`},
		{hints: []string{"://"}, pattern: `(?i)\b[a-z][a-z0-9+.-]*://([^\s/:@]{20,})@`, real: hasLetterAndDigit},
	}
}

// Mask replaces what looks like a credential by asterisks. The number of lines
// stays, and masking a masked text changes nothing. Linear in the text.
func Mask(text string) string {
	lower := strings.ToLower(text)
	forms := held(known(), lower)
	for i := range forms {
		forms[i].form = regexp.MustCompile(forms[i].pattern)
	}
	keys := strings.Contains(lower, "private key-----")
	if len(forms) == 0 && !keys {
		return text
	}
	var b strings.Builder
	b.Grow(len(text))
	at := outside
	for line := range strings.Lines(text) {
		if keys {
			line, at = maskKey(line, at)
		}
		b.WriteString(maskLine(line, forms))
	}
	return b.String()
}

// held are the forms of which a hint occurs in a lower-case text.
func held(all []secret, lower string) []secret {
	var out []secret
	for _, s := range all {
		for _, hint := range s.hints {
			if strings.Contains(lower, hint) {
				out = append(out, s)
				break
			}
		}
	}
	return out
}

func maskLine(line string, forms []secret) string {
	if len(forms) == 0 {
		return line
	}
	for _, s := range held(forms, strings.ToLower(line)) {
		line = s.hide(line)
	}
	return line
}

// hide masks every occurrence of the form in a line.
func (s secret) hide(line string) string {
	var b strings.Builder
	last := 0
	for _, m := range s.form.FindAllStringSubmatchIndex(line, -1) {
		from, to := m[0], m[1]
		if len(m) > 2 && m[2] >= 0 {
			from, to = m[2], m[3]
		}
		if s.real != nil && !s.real(line[from:to]) {
			continue
		}
		b.WriteString(line[last:from])
		b.WriteString(mask)
		last = to
	}
	if last == 0 {
		return line
	}
	b.WriteString(line[last:])
	return b.String()
}

// keyPart says where in a private key a line stands.
type keyPart int

const (
	outside keyPart = iota
	opened          // behind the begin mark
	body            // behind a line that was masked
)

// maskKey hides the body of a private key, which runs over lines, and says
// where the next line stands. A body ends at its end mark or at the first line
// that cannot be part of one, so that a mark that is only mentioned takes no
// text with it.
func maskKey(line string, at keyPart) (string, keyPart) {
	if at == outside {
		return openKey(line)
	}
	text := strings.TrimRight(line, "\n")
	trimmed := strings.Trim(text, " \t>")
	switch {
	case strings.Contains(text, "-----END "):
		return line, outside
	case trimmed == "" || strings.HasPrefix(trimmed, "Proc-Type:") || strings.HasPrefix(trimmed, "DEK-Info:"):
		return line, at
	case !keyText(trimmed) || at == opened && len(trimmed) < 32 && trimmed != mask:
		return line, outside
	}
	indent := text[:len(text)-len(strings.TrimLeft(text, " \t>"))]
	return indent + mask + line[len(text):], body
}

// openKey looks for the begin of a private key; one whose line ends are
// written as \n lies on a single line.
func openKey(line string) (string, keyPart) {
	const private = "PRIVATE KEY-----"
	begin := strings.Index(line, "-----BEGIN ")
	if begin < 0 {
		return line, outside
	}
	head := strings.Index(line[begin:], private)
	if head < 0 {
		return line, outside
	}
	from := begin + head + len(private)
	end := strings.Index(line[from:], "-----END ")
	switch {
	case end < 0:
		return line, opened
	case keyText(strings.ReplaceAll(line[from:from+end], `\n`, "")):
		return line[:from] + mask + line[from+end:], outside
	}
	return line, outside
}

// keyText says whether a text may be a piece of a key: base64 without blanks.
func keyText(text string) bool {
	return text != "" && strings.Trim(text, "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/=*") == ""
}

func hasDigit(s string) bool { return strings.ContainsFunc(s, unicode.IsDigit) }

func hasLetterAndDigit(s string) bool {
	return hasDigit(s) && strings.ContainsFunc(s, unicode.IsLetter)
}

// mixed wants digits, capitals and small letters: random texts have them, words
// and names of algorithms do not.
func mixed(s string) bool {
	return hasDigit(s) && strings.ContainsFunc(s, unicode.IsUpper) && strings.ContainsFunc(s, unicode.IsLower)
}

// random takes mixed texts, and long ones of letters and digits alone, such as
// keys in hexadecimal.
func random(s string) bool {
	return mixed(s) || len(s) >= 24 && hasLetterAndDigit(s) && !strings.ContainsAny(s, "-_.")
}

// quotedSecret leaves the values that examples and schemas put in place of one.
func quotedSecret(s string) bool {
	if strings.ContainsAny(s, "<>{}$*") {
		return false
	}
	switch strings.ToLower(s) {
	case "string", "required", "optional", "password", "secret", "hidden", "masked", "redacted", "encrypted", "hashed", "example", "placeholder", "changeme", "nullable", "boolean", "integer", "number":
		return false
	}
	return true
}
