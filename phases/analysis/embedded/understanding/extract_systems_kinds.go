package understanding

import (
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// behindKind reads "Telematics: Geotab and Samsara for odometer and fault codes" and "ERP: SAP
// Business One" below a heading of outside systems: the label says what kind of system it is,
// and the names behind it are the systems.
func (x *understander) behindKind(label, body string, from, to int) bool {
	if reading.HasHan(body) || !slices.ContainsFunc(x.lex.KindsOfSystem, func(kind string) bool {
		return strings.EqualFold(label, kind) || strings.HasSuffix(reading.Lower(label), " "+kind)
	}) {
		return false
	}
	names, rest := x.namesAhead(body)
	if len(names) == 0 {
		return false
	}
	tail := strings.TrimSpace(strings.TrimLeft(strings.TrimSpace(rest), "–—-,:( "))
	if strings.HasPrefix(strings.TrimSpace(rest), "(") {
		tail = strings.TrimSuffix(strings.TrimRight(tail, ". "), ")")
	}
	tail = strings.TrimPrefix(tail, "for ")
	for _, name := range names {
		purpose := label
		switch {
		case len(names) > 1 && strings.TrimSpace(rest) != "":
			purpose = LabelText(label, body) // which of them it is for is not certain
		case tail != "":
			purpose = label + ": " + tail
		}
		x.mergeIntegration(IntegrationFact{Name: name, Purpose: sentence(purpose), Source: x.source(from, to)})
		x.outer[fold(name)] = true
	}
	if tail != "" {
		x.mention(LabelText(label, body), from, to, true)
	}
	return true
}

// namesAhead are the names of systems that a text begins with, and what stands behind them:
// "Geotab and Samsara | for odometer". None where a sentence begins there.
func (x *understander) namesAhead(text string) (names []string, rest string) {
	rest = strings.TrimSpace(text)
	if x.lex.OpensClause[reading.Lower(reading.FirstWord(rest))] {
		return nil, "" // "If LabCore is unreachable" names no system called so
	}
	for {
		name := capitalsAhead(rest)
		if name == "" {
			return nil, ""
		}
		names = append(names, name)
		rest = rest[len(name):]
		next, joined := rest, false
		for _, join := range []string{", and ", " and ", " or ", ", ", " / ", "/", " & ", " + "} {
			if after, ok := strings.CutPrefix(rest, join); ok && capitalsAhead(after) != "" {
				next, joined = after, true
				break
			}
		}
		if !joined {
			break
		}
		rest = next
	}
	switch first := reading.FirstWord(strings.TrimSpace(rest)); {
	case strings.Trim(rest, ". ") == "", strings.HasPrefix(strings.TrimSpace(rest), "("), strings.HasPrefix(rest, " –"), strings.HasPrefix(rest, " —"), strings.HasPrefix(rest, " - "), strings.HasPrefix(rest, ", "), strings.HasPrefix(rest, ". "):
		return names, strings.TrimSuffix(rest, ".")
	case slices.Contains(x.lex.BehindSystemName, first):
		return names, strings.TrimSuffix(rest, ".")
	}
	return nil, ""
}

// capitalsAhead is the name in capitals at the beginning of a text, of up to four words:
// "SAP Business One". Letters alone that stand for a kind of thing, "API", are none.
func capitalsAhead(text string) string {
	const longest = 4
	end, words := 0, 0
	for end < len(text) && words < longest {
		word := reading.FirstWord(text[end:])
		bare := strings.TrimRight(word, ".,;:)/")
		if bare == "" || !reading.StartsUpper(bare) && (words == 0 || bare[0] < '0' || bare[0] > '9') || strings.Contains(bare, "/") && words > 0 {
			break
		}
		if i := strings.IndexByte(bare, '/'); i > 0 {
			bare = bare[:i]
		}
		end += len(bare)
		words++
		if bare != word || end >= len(text) || text[end] != ' ' {
			break
		}
		end++
	}
	name := strings.TrimRight(text[:min(end, len(text))], " ")
	if len(name) < 2 || reading.IsCapitals(name) && slices.Contains([]string{"API", "REST", "SMS", "CSV", "PDF", "SSO", "SFTP", "FTP", "HTTP", "HTTPS", "SOAP", "SMTP", "LDAP", "SAML", "OIDC", "OAuth", "MQTT", "EDI", "XML", "JSON"}, name) {
		return ""
	}
	return name
}
