package specifying

import (
	"strings"

	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
)

// maxKeyWords is how many words the name of a value has at most by which one thing
// is found.
const maxKeyWords = 4

// foundBy tests that one thing is found by the values that it is known by: "finds
// the order by order number and e-mail address". With the values of two things
// mixed, neither is shown. Empty where the values are not named.
func (w *Specifier) foundBy(actor, want, object string) (main, also string) {
	thing := strings.TrimSpace(strings.TrimPrefix(definite(w, object), "the "))
	_, rest, ok := strings.Cut(want, object+" by ")
	if !ok || thing == "" || strings.Contains(thing, "'s") {
		return "", ""
	}
	rest, _, _ = strings.Cut(strings.TrimRight(rest, ". "), ", without ")
	keys := w.enumerated(rest)
	if len(keys) == 0 && !strings.ContainsAny(rest, ",;:") {
		keys = []string{rest}
	}
	for i, k := range keys {
		first := strings.ToLower(phrasing.LeadingWord(k))
		if w.Table.IsWord("articles", "en", first) || first == "its" || first == "their" {
			_, keys[i], _ = strings.Cut(k, " ")
		}
		if n := len(strings.Fields(k)); n == 0 || n > maxKeyWords || strings.HasSuffix(first, "ing") || strings.Contains(" "+k+" ", " or ") {
			return "", "" // "by scanning its code" tells how, and no value
		}
	}
	slots := []string{"actor", actor, "thing", thing, "keys", w.Join(keys, 0)}
	switch len(keys) {
	case 0:
		return "", ""
	case 1:
		return w.Say("check_found_by", slots...), w.Say("check_found_by_key", slots...)
	}
	return w.Say("check_found_by", slots...), w.Say("check_found_by_keys", slots...)
}

// listedChoice tests the values of which a person gives one: "grades each article as
// A, B or C", `asks for "shorter" or "friendlier"`. Empty where none are listed.
func (w *Specifier) listedChoice(actor, want string) string {
	key := "check_choices"
	list, last := w.quotedRow(want)
	if last != "or" {
		list = nil // all of them together
	}
	if at := strings.LastIndex(want, " as "); len(list) == 0 && at > 0 && !w.InBrackets(want, at) {
		tail := want[at+len(" as "):]
		if or := strings.LastIndex(tail, " or "); or > 0 && !strings.Contains(tail, " and ") {
			key = "check_graded" // what is said of a thing stays with it
			list = w.listedParts(strings.TrimSuffix(tail[:or], ",") + ", " + tail[or+len(" or "):])
		}
	}
	if len(list) < 2 {
		return ""
	}
	return w.Say(key, "actor", actor, "list", strings.Join(list, ", "))
}

// quotedRow are the texts of a row between quotation marks, and what joins the last of them.
// Empty for fewer than two.
func (w *Specifier) quotedRow(text string) (list []string, last string) {
	plain := strings.NewReplacer("“", "\"", "”", "\"").Replace(text)
	parts := strings.Split(plain, "\"")
	if len(parts) < 5 || len(parts)%2 == 0 {
		return nil, ""
	}
	for i := 1; i < len(parts); i += 2 {
		list = append(list, "\""+parts[i]+"\"")
		if i+2 == len(parts) {
			break
		}
		last = strings.TrimSpace(strings.Trim(parts[i+1], ", "))
		if last != "" && (last != "or" && last != "and" || i+4 < len(parts)) || !strings.ContainsAny(parts[i+1], ",oa") {
			return nil, ""
		}
	}
	return list, last
}

// formsOf tests that a thing comes in each of the forms that a statement lists: "a
// label as PDF and as QR code". Empty where it lists none.
func (w *Specifier) formsOf(object, text string) string {
	at := strings.Index(text, " as ")
	if object == "" || at < 0 || w.InBrackets(text, at) {
		return ""
	}
	tail := strings.TrimRight(text[at+len(" as "):], ". ")
	if !strings.Contains(tail, " and as ") {
		return "" // "as a draft and a note" may be one thing
	}
	forms := w.listedParts(strings.ReplaceAll(strings.ReplaceAll(tail, ", as ", ", "), " and as ", ", "))
	if len(forms) < 2 {
		return ""
	}
	return w.Say("check_forms", "object", definite(w, object), "list", w.Join(forms, 0))
}

// occasionOf is what happens when a message is sent, where a statement says that it
// is sent of each: "about each change of status" is one change of status.
func (w *Specifier) occasionOf(text string) string {
	for _, lead := range []string{" about each ", " about every ", " of each ", " of every ", " on each ", " on every ", " at each ", " at every ", " after each ", " after every "} {
		_, thing, ok := strings.Cut(text, lead)
		if !ok {
			continue
		}
		thing, _, _ = strings.Cut(strings.TrimRight(thing, ". "), ", ")
		if n := len(strings.Fields(thing)); n == 0 || n > maxKeyWords+1 || strings.ContainsAny(thing, "(:;") || strings.Contains(thing, " and ") {
			return ""
		}
		return "one " + wording.LowerFirst(thing)
	}
	return ""
}
