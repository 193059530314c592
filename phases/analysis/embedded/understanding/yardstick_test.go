package understanding

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"testing"

	"github.com/stretchr/testify/assert" //nolint:depguard // all misses are shown at once
	"github.com/stretchr/testify/require"
	"gopkg.in/yaml.v3"

	"github.com/overtone-cli/overtone/phases/analysis"
	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/templates"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// label is one fact noted by hand; see testdata/inputs/LABELS.
type label struct {
	Kind  string `yaml:"kind"`
	Lines [2]int `yaml:"lines"`
	Text  string `yaml:"text"`
	Class string `yaml:"class"`
	Prio  string `yaml:"priority"`
}

type labelFile struct {
	Source      string   `yaml:"source"`
	Facts       []label  `yaml:"facts"`
	Boilerplate [][2]int `yaml:"boilerplate"`
}

// tolerated says which kinds of the engine answer a label of a kind besides
// its own. A goal and its metric are one statement. An exact rule may stand as
// a criterion of the feature it belongs to or as a constraint of the whole. A
// limit is a rule and a promise at once. A tagline or a pitch names the
// product and says where it leads. A limit written into the sentence of a feature
// stays there. A public function is an endpoint of a
// library. A named outside product is a technology or an integration,
// depending on who runs it, which texts often leave open. What an existing
// product lacks is a problem of today.
func tolerated(kind string) []string {
	return map[string][]string{
		"goal": {"metric"}, "metric": {"goal"},
		"criterion": {"constraint", "quality"}, "constraint": {"criterion", "quality", "decision"}, "quality": {"constraint", "criterion"},
		"product": {"vision"}, "vision": {"product", "goal"}, "endpoint": {"signature"},
		"technology": {"integration"}, "integration": {"technology"}, "problem": {"alternative"},
	}[kind]
}

func loadLabels(t testing.TB, path string) (labelFile, analysis.Source) {
	t.Helper()
	data, err := os.ReadFile(path)
	require.NoError(t, err)
	var file labelFile
	require.NoError(t, yaml.Unmarshal(data, &file))
	text, err := os.ReadFile(filepath.Join(filepath.Dir(path), file.Source))
	require.NoError(t, err)
	return file, analysis.Source{Name: file.Source, Text: string(text), Plain: strings.HasSuffix(file.Source, ".txt")}
}

func labelPaths(t testing.TB) []string {
	t.Helper()
	var out []string
	for _, pattern := range []string{"*.labels.yaml", "holdout/*.labels.yaml"} {
		found, err := filepath.Glob(filepath.Join("../../../../testdata/inputs", pattern))
		require.NoError(t, err)
		out = append(out, found...)
	}
	slices.Sort(out)
	return out
}

// builtIn are the lexicons without a project, read once for all tests.
var builtIn = sync.OnceValues(func() (*Lexicons, error) { return LoadLexicons(templates.New(nil, "")) })

func loadLexicons(t testing.TB) *Lexicons {
	t.Helper()
	lex, err := builtIn()
	require.NoError(t, err)
	return lex
}

// covers tells whether a fact and a label share a line.
func covers(f analysis.Fact, l label) bool {
	return slices.ContainsFunc(f.Source.Lines, func(r specs.LineRange) bool { return r.From <= l.Lines[1] && r.To >= l.Lines[0] })
}

// says tells whether a fact states what a label quotes: the quote is in it, or
// most of its words are.
func says(f analysis.Fact, l label) bool {
	if f.Kind == "actor" && l.Kind == "actor" && oneOf(f.Text) == oneOf(l.Text) {
		return true
	}
	a, b := fold(f.Text), fold(l.Text)
	if name, value, ok := strings.Cut(strings.Replace(f.Text, "：", ": ", 1), ": "); ok && f.Kind == "metric" && strings.Contains(b, fold(name)) && strings.Contains(b, fold(value)) {
		return true // "sum: 50" of "the sum falls to 50"
	}
	if strings.Contains(a, b) || len([]rune(a)) >= 3 && strings.Contains(b, a) {
		return true
	}
	words := strings.Fields(strings.ToLower(l.Text))
	if len(words) < 4 {
		return false
	}
	n := 0
	for _, w := range words {
		if strings.Contains(a, fold(w)) {
			n++
		}
	}
	return n*10 >= len(words)*8
}

// oneOf is the name of an actor in the singular, without what is told of it: a
// label quotes "volunteers", the engine calls the role "volunteer".
func oneOf(text string) string {
	lex, err := builtIn()
	if err != nil {
		panic(err)
	}
	name, _, _ := strings.Cut(text, ": ")
	return fold(lex.actorName(name))
}

func fits(f analysis.Fact, l label, labels []label) bool {
	if !covers(f, l) || !says(f, l) {
		return false
	}
	if f.Kind == "feature" && slices.Contains([]string{"criterion", "constraint", "quality", "state"}, l.Kind) {
		return slices.ContainsFunc(labels, func(o label) bool { return o.Kind == "feature" && covers(f, o) && says(f, o) })
	}
	return f.Kind == l.Kind || slices.Contains(tolerated(l.Kind), f.Kind)
}

// right tells whether a fact of the engine is among the labels. A criterion or
// an example may also lie inside the lines of a feature, and a fact may say
// more than one label.
func right(f analysis.Fact, labels []label) bool {
	return slices.ContainsFunc(labels, func(l label) bool {
		if fits(f, l, labels) {
			return true
		}
		return f.Kind == "criterion" && l.Kind == "feature" && covers(f, l)
	})
}

// tally counts labels found and facts that are right, by kind.
type tally struct{ labels, found, facts, right int }

// scored are the kinds that the labels know.
func scored() []string {
	return []string{
		"product", "problem", "vision", "goal", "metric", "actor", "feature", "criterion", "quality", "constraint", "technology",
		"integration", "entity", "field", "endpoint", "state", "term", "non_goal", "assumption", "question", "risk", "milestone",
	}
}

// kindOf is the kind under which a fact of the engine is counted.
func kindOf(kind string) string {
	switch kind {
	case "signature":
		return "endpoint"
	case "decision":
		return "constraint"
	case "alternative":
		return "problem"
	}
	return kind
}

func score(file labelFile, facts []analysis.Fact, sum map[string]*tally, miss func(string)) {
	at := func(kind string) *tally {
		if sum[kind] == nil {
			sum[kind] = &tally{}
		}
		return sum[kind]
	}
	for _, l := range file.Facts {
		n := at(l.Kind)
		n.labels++
		if slices.ContainsFunc(facts, func(f analysis.Fact) bool { return fits(f, l, file.Facts) }) {
			n.found++
			continue
		}
		got := ""
		for _, f := range facts {
			if covers(f, l) && says(f, l) {
				got += " " + f.Kind
			}
		}
		miss(fmt.Sprintf("%s:%d missed %s %q (got:%s)", file.Source, l.Lines[0], l.Kind, l.Text, got))
	}
	for _, f := range facts {
		if !slices.Contains(scored(), kindOf(f.Kind)) {
			continue
		}
		n := at(kindOf(f.Kind))
		n.facts++
		if right(f, file.Facts) {
			n.right++
			continue
		}
		miss(fmt.Sprintf("%s:%d extra %s %q", file.Source, f.Source.Lines[0].From, f.Kind, f.Text))
	}
}

func percent(a, b int) float64 {
	if b == 0 {
		return 100
	}
	return 100 * float64(a) / float64(b)
}

func report(sum map[string]*tally) string {
	var b strings.Builder
	fmt.Fprintf(&b, "%-12s %7s %7s %8s\n", "kind", "labels", "recall", "precision")
	for _, k := range scored() {
		if n := sum[k]; n != nil {
			fmt.Fprintf(&b, "%-12s %7d %6.1f%% %7.1f%% (%d)\n", k, n.labels, percent(n.found, n.labels), percent(n.right, n.facts), n.facts)
		}
	}
	all := total(sum)
	fmt.Fprintf(&b, "%-12s %7d %6.1f%% %7.1f%% (%d)\n", "all", all.labels, percent(all.found, all.labels), percent(all.right, all.facts), all.facts)
	return b.String()
}

// TestYardstick measures what the engine finds of the facts labelled by hand,
// over all inputs, those held out included, and prints the table with -v. The
// misses are printed for the inputs that rules may be derived from.
func TestYardstick(t *testing.T) {
	t.Parallel()
	lex := loadLexicons(t)
	sum := map[string]*tally{}
	for _, path := range labelPaths(t) {
		file, src := loadLabels(t, path)
		own := map[string]*tally{}
		facts := Understand(lex.Read(src), lex).Facts()
		score(file, facts, sum, func(m string) {
			if !strings.Contains(path, "holdout") {
				t.Log(m)
			}
		})
		score(file, facts, own, func(string) {})
		all := total(own)
		t.Logf("%s: recall %.1f, precision %.1f", file.Source, percent(all.found, all.labels), percent(all.right, all.facts))
	}
	t.Log("\n" + report(sum))
	for _, kind := range scored() {
		n := sum[kind]
		if n == nil || n.labels < 5 {
			continue
		}
		assert.GreaterOrEqual(t, percent(n.found, n.labels), 95.0, "recall of %s", kind)
		assert.GreaterOrEqual(t, percent(n.right, n.facts), 90.0, "precision of %s", kind)
	}
}

// unseenBatch is one lot of inputs that were written and labelled before anybody
// saw what the engine makes of them, with the least that is asked of it: recall
// and precision over all kinds, then of features. Floors only rise.
type unseenBatch struct {
	inputs                                             []string
	recall, precision, featureRecall, featurePrecision float64
}

// unseenBatches lists the lots. The first run found 67 % of the facts of the
// first one, 69 % of what it said was right, and 60 % of the features; of the
// second lot, after the first had been mended, it found 69 % at first contact,
// 80 % of what it said was right, and 71 % of the features; of the Chinese lot
// 12, 71, 68, 78 and 52 % in the order below. The examined lot was made by
// somebody who knew neither the engine nor its rules: 73 % of its facts were
// found, 79 % of what was said was right, and 78 % of the features. The spoken
// lot, most of it transcripts, chats and threads, was made the same way: 62 %,
// 70 % and 47 %. The everyday lot, papers as most teams lay them out, was made so
// too: 71 %, 75 % and 76 %, with only 40 % of the features right, because lists of
// terms below a heading were taken for features of their own.
func unseenBatches() map[string]unseenBatch {
	return map[string]unseenBatch{
		"first": {
			[]string{"gym-backlog", "ledger-migration", "mirror-rfc", "museum-minutes", "vet-thread", "waste-tender", "zh-chat-daycare", "zh-parking-prd"},
			89, 88, 87, 90,
		},
		"english": {
			[]string{"carehome-interviews", "coldchain-hw", "heatpump-mail", "payouts-prd", "plantclub-notion"},
			87, 89, 84, 91,
		},
		"chinese": {
			[]string{"zh-homestay-groupchat", "zh-lawfirm-stories", "zh-notify-hub-rfc", "zh-pump-station-tender", "zh-store-inspection-prd"},
			92, 89, 95, 84,
		},
		"examined": {
			[]string{"consent-service-design", "dental-lab-rewrite", "gallery-share-issue", "lifting-gear-prd", "lost-property-rfp", "zh-group-parcel", "zh-orchard-interview", "zh-seal-prd"},
			85, 85, 83, 77,
		},
		"everyday": {
			[]string{"lift-fault-api", "marina-berths-prd", "museum-loans-stories", "payment-reminders-page", "subtitle-lint-readme", "timesheet-change", "zh-contract-seal-mail", "zh-flat-repairs-prd"},
			0, 0, 0, 0,
		},
		"spoken": {
			[]string{"choir-library-memo", "job-scheduler-rfc", "makerspace-print-queue-issue", "mountain-rescue-prd", "tree-surgeon-voice-memo", "zh-bus-roster-minutes", "zh-fishpond-chat", "zh-lab-chemicals-prd"},
			80, 82, 70, 69,
		},
	}
}

// TestYardstickUnseen measures the same on inputs that no rule was derived from
// when they were written.
func TestYardstickUnseen(t *testing.T) {
	t.Parallel()
	lex := loadLexicons(t)
	known := 0
	batches := unseenBatches()
	for _, name := range reading.SortedKeys(batches) {
		batch := batches[name]
		known += len(batch.inputs)
		sum := map[string]*tally{}
		for _, input := range batch.inputs {
			file, src := loadLabels(t, filepath.Join("../../../../testdata/inputs/unseen", input+".labels.yaml"))
			own := map[string]*tally{}
			facts := Understand(lex.Read(src), lex).Facts()
			score(file, facts, sum, func(m string) { t.Log(m) })
			score(file, facts, own, func(string) {})
			all := total(own)
			t.Logf("%s: recall %.1f, precision %.1f", file.Source, percent(all.found, all.labels), percent(all.right, all.facts))
		}
		t.Log(name + "\n" + report(sum))
		all, features := total(sum), sum["feature"]
		assert.GreaterOrEqual(t, percent(all.found, all.labels), batch.recall, "recall, %s", name)
		assert.GreaterOrEqual(t, percent(all.right, all.facts), batch.precision, "precision, %s", name)
		assert.GreaterOrEqual(t, percent(features.found, features.labels), batch.featureRecall, "recall of features, %s", name)
		assert.GreaterOrEqual(t, percent(features.right, features.facts), batch.featurePrecision, "precision of features, %s", name)
	}
	paths, err := filepath.Glob("../../../../testdata/inputs/unseen/*.labels.yaml")
	require.NoError(t, err)
	assert.Len(t, paths, known, "every input belongs to a lot")
}

func total(sum map[string]*tally) tally {
	var all tally
	for _, n := range sum {
		all.labels += n.labels
		all.found += n.found
		all.facts += n.facts
		all.right += n.right
	}
	return all
}
