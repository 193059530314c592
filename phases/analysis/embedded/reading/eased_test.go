package reading

import (
	"testing"

	"github.com/stretchr/testify/require"
)

func TestEasedSentences(t *testing.T) {
	t.Parallel()
	for text, want := range map[string]string{
		"If a truck is more than 45 minutes late its slot is released.":            "If a truck is more than 45 minutes late, its slot is released.",
		"If the shelf is full the member is told.":                                 "If the shelf is full, the member is told.",
		"If a truck is late, its slot is released.":                                "If a truck is late, its slot is released.",
		"When the door is open for long it rings.":                                 "When the door is open for long it rings.",
		"The plate is read by the camera we already have (Hikvision).":             "The plate is read by the existing camera (Hikvision).",
		"We already have a camera.":                                                "We already have a camera.",
		"Hanna insisted that it works in Croatian and English.":                    "It works in Croatian and English.",
		"The council, tired of waiting, insisted that the old system be replaced.": "The council, tired of waiting, insisted that the old system be replaced.",
		"Members of all four clubs insisted that nobody is left out.":              "Members of all four clubs insisted that nobody is left out.",
	} {
		require.Equal(t, want, loadLexicon(t).Existing(eased(text)))
		require.Equal(t, want, loadLexicon(t).Existing(eased(want)), "twice")
	}
}
