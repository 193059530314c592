package completing

import (
	"testing"

	"github.com/stretchr/testify/assert" //nolint:depguard // all misses are shown at once

	"github.com/overtone-cli/overtone/specs"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

func TestTitlesEndWhereAPhraseEnds(t *testing.T) {
	t.Parallel()
	w := hooks(t)
	for text, want := range map[string]string{
		"The portal reminds the skipper by SMS two hours before the expected arrival of the boat":               "The portal reminds the skipper by SMS",
		"File a request with the name, the length, the draught and the expected time of arrival of the boat":    "File a request",
		"At the end of the month Ovenbook makes the invoices and hands them to Exact Online for the accountant": "At the end of the month Ovenbook makes the invoices",
	} {
		assert.Equal(t, want, w.CutPhrase(text, 70))
	}
	assert.Equal(t, "Personal data of a skipper is deleted 12 months after the last stay",
		w.QualityTitle(&understanding.QualityFact{Class: "S", Text: "Personal data of a skipper MUST be deleted 12 months after the last stay."}))
	for text, want := range map[string]string{
		"A stored file MUST NOT change.": "A stored file does not change",
		"Concurrent requests for the same missing file MUST cause exactly one upstream request.":                         "Concurrent requests for the same missing file cause exactly one upstream request",
		"A weekly report SHOULD show, per team, the ten largest packages and the packages nobody has used for 180 days.": "A weekly report shows the ten largest packages and the packages nobody has used",
		"Printer for day passes: wristbands, Zebra ZD510.":                                                               "Printer for day passes: wristbands, Zebra ZD510",
		"Residents receive a text message the evening before and when the lorry has been.":                               "Residents receive a text message the evening before and when the lorry has been",
	} {
		assert.Equal(t, want, w.StatementTitle(&understanding.FeatureFact{Text: text, Source: specs.FromLines(3, 3)}, w.TakeApart(text)))
	}
	assert.Equal(t, "The loss of one node does not fail a build", w.QualityTitle(&understanding.QualityFact{Class: "R", Text: "The loss of one node MUST NOT fail a build."}))
	assert.False(t, w.BeginsWithVerb("Pick list per tour, sorted by stop"))
	assert.True(t, w.BeginsWithVerb("Pick the orders of a tour"))
}
