package specs

import (
	"encoding/json"
	"path"
	"reflect"
	"slices"
	"strconv"
	"strings"

	"github.com/overtone-cli/overtone/specs/frontmatter"
	"github.com/overtone-cli/overtone/specs/problem"
)

// frontField is one canonical key of a document with the value behind it.
type frontField struct {
	key   string
	value reflect.Value
}

// frontFields lists the keys of a document in canonical order: the common ones
// first, then its own. A key of its own stands in for a common one.
func (c *Codec) frontFields(doc Document) []frontField {
	own := reflect.ValueOf(doc).Elem()
	ownPlan := c.plan(own.Type())
	meta := reflect.ValueOf(doc.Header()).Elem()
	common := c.plan(meta.Type()).front
	out := make([]frontField, 0, len(common)+len(ownPlan.front))
	for _, b := range common {
		if !slices.ContainsFunc(ownPlan.front, func(own binding) bool { return own.path == b.path }) {
			out = append(out, frontField{b.path, meta.Field(b.index)})
		}
	}
	for _, b := range ownPlan.front {
		out = append(out, frontField{b.path, own.Field(b.index)})
	}
	return out
}

// front prints the frontmatter: the keys in the order of the file it was read
// from, else the canonical one, and what somebody else added.
func (r *renderer) front() string {
	meta := r.doc.Header()
	lines := map[string]string{}
	var order []string
	for _, f := range r.codec.frontFields(r.doc) {
		lines[f.key] = f.key + ": " + frontValue(f.value)
		order = append(order, f.key)
	}
	for _, u := range meta.Unknown {
		lines[u.Key] = u.Key + ":" + valueGap(u.Raw) + u.Raw
		order = append(order, u.Key)
	}
	if len(meta.Order) > 0 {
		order = completeOrder(meta.Order, order)
	}
	var b strings.Builder
	b.WriteString("---\n")
	for _, key := range order {
		if line, ok := lines[key]; ok {
			b.WriteString(strings.TrimRight(line, "\n") + "\n")
		}
	}
	b.WriteString("---\n\n")
	return b.String()
}

// valueGap is what stands between a key and its value as it was written: only
// a value on lines of its own begins with a blank or a dash.
func valueGap(raw string) string {
	switch {
	case raw == "":
		return ""
	case strings.HasPrefix(raw, " "), strings.HasPrefix(raw, "\t"), strings.HasPrefix(raw, "- "):
		return "\n"
	default:
		return " "
	}
}

// completeOrder keeps the order of the file and adds keys that it lacks.
func completeOrder(file, all []string) []string {
	out := slices.Clone(file)
	for _, key := range all {
		if !slices.Contains(out, key) {
			out = append(out, key)
		}
	}
	return out
}

func frontValue(v reflect.Value) string {
	switch value := v.Interface().(type) {
	case Source:
		if mark := value.Mark(); mark != "" {
			return quoted(mark)
		}
		return string(Edited)
	case []string:
		parts := make([]string, len(value))
		for i, s := range value {
			parts[i] = flowScalar(s)
		}
		return "[" + strings.Join(parts, ", ") + "]"
	case int:
		return strconv.Itoa(value)
	case bool:
		return strconv.FormatBool(value)
	default:
		return frontmatter.Scalar(v.String())
	}
}

// flowScalar prints a string inside [a, b], where more characters have a meaning.
func flowScalar(s string) string {
	const safe = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_/."
	plain := s != "" && strings.Trim(s, safe) == ""
	if plain && frontmatter.Scalar(s) == s {
		return s
	}
	return quoted(s)
}

// quoted prints a double-quoted YAML scalar; JSON's form is one.
func quoted(s string) string {
	var b strings.Builder
	enc := json.NewEncoder(&b)
	enc.SetEscapeHTML(false)
	if err := enc.Encode(s); err != nil {
		return strconv.Quote(s)
	}
	return strings.TrimRight(b.String(), "\n")
}

// readFront fills the document from its frontmatter and remembers the keys it
// does not know and an order that is not the canonical one.
func (c *Codec) readFront(doc Document, front *frontmatter.Front, file string) error {
	meta := doc.Header()
	known := c.frontFields(doc)
	found := front.Fields()
	last, canonical := -1, true
	for _, f := range found {
		at := slices.IndexFunc(known, func(k frontField) bool { return k.key == f.Key })
		if at < 0 {
			meta.Unknown = append(meta.Unknown, UnknownKey{Key: f.Key, Raw: f.Raw})
			last = len(known)
			continue
		}
		canonical = canonical && at > last
		last = max(last, at)
		if err := decodeFront(front, f.Key, known[at].value); err != nil {
			return problem.Wrap(err, "input.frontmatter", "the value of %q cannot be read", f.Key).
				At(file, f.Line).Mend("write it in the form that a newly generated document has")
		}
	}
	if !canonical {
		for _, f := range found {
			meta.Order = append(meta.Order, f.Key)
		}
	}
	return nil
}

func decodeFront(front *frontmatter.Front, key string, v reflect.Value) error {
	switch target := v.Addr().Interface().(type) {
	case *Source:
		var mark string
		if err := front.Decode(key, &mark); err != nil {
			return err
		}
		s, ok := ParseMark(mark)
		if !ok {
			s = Source{Kind: Edited}
		}
		*target = s
		return nil
	case *[]string:
		var list []string
		if err := front.Decode(key, &list); err != nil {
			return err
		}
		if len(list) > 0 {
			*target = list
		}
		return nil
	default:
		return front.Decode(key, target)
	}
}

// kindOf tells a document's kind from its frontmatter, else from its place.
func kindOf(front *frontmatter.Front, file string) Kind {
	var kind string
	if front != nil && front.Has("document_type") && front.Decode("document_type", &kind) == nil && New(Kind(kind)) != nil {
		return Kind(kind)
	}
	if path.Base(file) == RoadmapFile {
		return KindRoadmap // of a folder of its own; it has no place in a package
	}
	return KindAt(file)
}

// KindAt tells which kind of document belongs at a slash-separated path inside
// a package, empty for none.
func KindAt(file string) Kind {
	dir, name := path.Split(file)
	switch dir {
	case "":
		switch name {
		case BriefFile:
			return KindBrief
		case ReadinessFile:
			return KindReadiness
		case SummaryFile:
			return KindSummary
		case ExportFile:
			return KindExport
		}
	case RequirementsDir + "/":
		return kindIn(name, KindRequirements, map[string]Kind{"REQ-": KindRequirement, "NFR-": KindNFR})
	case ArchitectureDir + "/":
		return kindIn(name, KindArchitecture, map[string]Kind{"ADR-": KindADR})
	case EpicsDir + "/":
		return kindIn(name, KindEpics, map[string]Kind{"EPIC-": KindEpic})
	}
	return ""
}

func kindIn(name string, index Kind, prefixes map[string]Kind) Kind {
	if name == IndexFile {
		return index
	}
	if !strings.HasSuffix(name, ".md") || len(name) < 4 {
		return ""
	}
	prefix, _, found := strings.Cut(name, "-")
	if !found {
		return ""
	}
	return prefixes[prefix+"-"]
}
