package understanding

import (
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/specs/wording"
)

// listedRead is an operation that reads and stands with others in a block of code.
type listedRead struct {
	path, query string
	line        int
}

// fenceReads makes a feature of each operation that reads the things of a kind and of which
// only the block tells that lists it with others: "GET /v1/berths?free_at=…" filters
// berths by `free_at`.
func (x *understander) fenceReads() {
	for _, read := range x.reads {
		things := read.path[strings.LastIndex(read.path, "/")+1:]
		told := slices.ContainsFunc(x.u.Features, func(f FeatureFact) bool { return namesPath(f.Text, read.path) })
		plain := strings.ReplaceAll(things, "-", " ")
		if told || plain == "" || wording.Singular(plain) == plain || strings.ContainsAny(plain, "{}:_.") {
			continue
		}
		text := "`GET " + read.path + "` lists " + plain
		if by := queryKeys(read.query); by != "" {
			text = "`GET " + read.path + "` filters " + plain + " by " + by
		}
		x.addFeature(FeatureFact{Name: text, Text: text + "."}, read.line, read.line)
		x.later = true
	}
}

// namesPath says that a text names a path and not only one below it.
func namesPath(text, path string) bool {
	for {
		_, rest, ok := strings.Cut(text, path)
		if !ok {
			return false
		}
		if rest == "" || !strings.ContainsAny(rest[:1], "/-_") {
			return true
		}
		text = rest
	}
}

// queryKeys are the keys of the query of an operation as a list of code: "`tenant` and `since`".
func queryKeys(query string) string {
	var keys []string
	for part := range strings.SplitSeq(query, "&") {
		if key, _, _ := strings.Cut(part, "="); key != "" {
			keys = append(keys, "`"+key+"`")
		}
	}
	if len(keys) < 2 {
		return strings.Join(keys, "")
	}
	return strings.Join(keys[:len(keys)-1], ", ") + " and " + keys[len(keys)-1]
}
