package understanding

import (
	"strings"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// similarEnough is how many features a text is compared with: far more than
// anybody states.
const similarEnough = 400

// featureWords finds features by the words of their texts.
type featureWords struct {
	texts []string           // as they were read, by feature
	using map[string][]int32 // the features that use a word, as often as they do

	stems   map[string][]int32 // the features that use a word in any of its forms, once each
	stemmed int                // how many features these are of
}

// similarFeature finds the feature that shares most words with a text, the
// first one when none shares any.
func (x *understander) similarFeature(text string) int {
	x.words.read(x.u.Features[:min(len(x.u.Features), similarEnough)])
	shared := make([]int, len(x.words.texts))
	seen := map[string]bool{}
	for w := range strings.FieldsSeq(reading.Lower(text)) {
		if w = strings.Trim(w, ".,;:()`\"'"); len(w) <= 3 || seen[w] {
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

// read takes in the features that are new; when one that it knows has changed,
// it begins again.
func (s *featureWords) read(features []FeatureFact) {
	for i, text := range s.texts {
		if i >= len(features) || features[i].Text != text {
			s.texts, s.using = nil, nil
			break
		}
	}
	if s.using == nil {
		s.using = map[string][]int32{}
	}
	for i := len(s.texts); i < len(features); i++ {
		s.texts = append(s.texts, features[i].Text)
		for w := range strings.FieldsSeq(reading.Lower(features[i].Text)) {
			if w = strings.Trim(w, ".,;:()`\"'"); len(w) > 3 {
				s.using[w] = append(s.using[w], int32(i))
			}
		}
	}
}
