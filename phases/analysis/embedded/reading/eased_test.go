package reading

import (
	"testing"

	"github.com/stretchr/testify/require"
)

func TestEasedSentences(t *testing.T) {
	t.Parallel()
	for text, want := range map[string]string{
		"If a truck is more than 45 minutes late its slot is released.":                         "If a truck is more than 45 minutes late, its slot is released.",
		"Once the pilot has closed the job on the tablet, the charge is calculated.":            "Once the pilot has closed the job on the tablet, the charge is calculated.",
		"It must be impossible for a clerk to book twice.":                                      "A clerk must not book twice.",
		"It must not be possible to lose a note.":                                               "Nobody may lose a note.",
		"If the shelf is full the member is told.":                                              "If the shelf is full, the member is told.",
		"When a bed comes free the nurse calls the first on the list, who has an hour to come.": "When a bed comes free, the nurse calls the first on the list, who has an hour to come.",
		"When the nurse has a free the day is hers.":                                            "When the nurse has a free the day is hers.",
		"If the invoice is more than 5% over the offer I want to see it first.":                 "If the invoice is more than 5% over the offer, I want to see it first.",
		"If the boat we want to hire is out we call.":                                           "If the boat we want to hire is out, we call.",
		"If the offer I want to see is missing, we should say so.":                              "If the offer I want to see is missing, we should say so.",
		"If he picks a van which is out at that time it should not let him.":                    "If he picks a van which is out at that time, it should not let him.",
		"If the form is one that they must sign it says so.":                                    "If the form is one that they must sign it says so.",
		"If it is the one that we want to see it opens.":                                        "If it is the one that we want to see it opens.",
		"If a truck is late, its slot is released.":                                             "If a truck is late, its slot is released.",
		"When the door is open for long it rings.":                                              "When the door is open for long it rings.",
		"The plate is read by the camera we already have (Hikvision).":                          "The plate is read by the existing camera (Hikvision).",
		"We already have a camera.":                                                             "We already have a camera.",
		"Never more than 20 queries per second against one server.":                             "No more than 20 queries per second against one server.",
		"Hanna insisted that it works in Croatian and English.":                                 "It works in Croatian and English.",
		"The council, tired of waiting, insisted that the old system be replaced.":              "The council, tired of waiting, insisted that the old system be replaced.",
		"30 days and 7 days before the end a reminder is sent by email.":                        "A reminder is sent 30 days and 7 days before the end by email.",
		"Two hours after the start of the shift the list is closed.":                            "The list is closed two hours after the start of the shift.",
		"14 days before the end is early enough.":                                               "14 days before the end is early enough.",
		"Scans are deleted 90 days after the decision; check logs after 28 days.":               "Scans are deleted 90 days after the decision; check logs are deleted after 28 days.",
		"Scans are kept for a year; the log for two years.":                                     "Scans are kept for a year; the log is kept for two years.",
		"Scans are kept for a year; the log is read for a day.":                                 "Scans are kept for a year; the log is read for a day.",
		"Members of all four clubs insisted that nobody is left out.":                           "Members of all four clubs insisted that nobody is left out.",
	} {
		require.Equal(t, want, loadLexicon(t).Existing(eased(text)))
		require.Equal(t, want, loadLexicon(t).Existing(eased(want)), "twice")
	}
}
