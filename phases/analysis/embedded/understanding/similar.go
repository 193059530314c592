package understanding

import (
	"strings"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// similarEnough is how many features a text is compared with: far more than
// anybody states.
const similarEnough = 400

// featureIndex finds features by the words of their texts.
type featureIndex struct {
	texts []string           // as they were read, by feature
	using map[string][]int32 // the features that use a word, as often as words tells it
}

// similarFeature finds the feature that shares most words with a text, the
// first one when none shares any.
func (x *understander) similarFeature(text string) int {
	x.words.read(x.u.Features, longWords)
	shared := make([]int, len(x.words.texts))
	seen := map[string]bool{}
	for _, w := range longWords(text) {
		if seen[w] {
			continue
		}
		seen[w] = true
		for _, i := range x.words.using[w] {
			shared[i]++
		}
	}
	best := 0
	for i, n := range shared {
		if n > shared[best] {
			best = i
		}
	}
	return best
}

// longWords are the words of a text that tell what it is of, as they are spelled.
func longWords(text string) []string {
	var out []string
	for w := range strings.FieldsSeq(reading.Lower(text)) {
		if w = strings.Trim(w, ".,;:()`\"'"); len(w) > 3 {
			out = append(out, w)
		}
	}
	return out
}

// read takes in the features that are new, with what words tells of their texts;
// when one that it knows has changed, it begins again.
func (s *featureIndex) read(features []FeatureFact, words func(text string) []string) {
	features = features[:min(len(features), similarEnough)]
	for i, text := range s.texts {
		if i >= len(features) || toldOf(&features[i]) != text {
			s.texts, s.using = nil, nil
			break
		}
	}
	if s.using == nil {
		s.using = map[string][]int32{}
	}
	for i := len(s.texts); i < len(features); i++ {
		text := toldOf(&features[i])
		s.texts = append(s.texts, text)
		for _, w := range words(text) {
			s.using[w] = append(s.using[w], int32(i))
		}
	}
}

// toldOf is what a feature is found by: its statement, and where its paragraph goes on its
// name and what stands behind the first sentence.
func toldOf(f *FeatureFact) string {
	if len(f.Sequels) == 0 {
		return f.Text
	}
	told := []string{f.Name, f.Text}
	for _, it := range f.Sequels {
		told = append(told, it.Text)
	}
	return strings.Join(told, " ")
}
