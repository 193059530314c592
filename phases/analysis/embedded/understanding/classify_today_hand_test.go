package understanding

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// What is done by hand today, and how it was the last time, asks for nothing.
func TestWhatIsDoneByHandIsOfToday(t *testing.T) {
	t.Parallel()
	for text, want := range map[string]string{
		"We keep our graves register in a big book at the cemetery office.":          "problem",
		"We write the bookings on a whiteboard and copy them on Friday.":             "problem",
		"Nurses document at the end of the shift, from memory, 50–70 minutes a day.": "problem",
		"Volunteers note their hours on slips.":                                      "problem",
		"Last year we planned in a spreadsheet, nobody knew who had changed it.":     "problem",
		"A volunteer keeps a list of favourite shifts.":                              "feature",
		"Members track their runs in a diary.":                                       "feature",
		"We take bookings up to 3 weeks ahead.":                                      "constraint",
	} {
		got := factsByText(t, "# Club hub\n\nA hub for the club.\n\n"+text+"\n\nMembers book a court.\n")
		require.Equal(t, want, got[text], "%v", got)
	}
}

// Whoever has asked for a product tells of its use, before that of today; what they want to
// do with it is neither an aim nor what the product is.
func TestUsesAreToldBehindTheWish(t *testing.T) {
	t.Parallel()
	got := factsByText(t, "Dear Sam,\n\nmy ferry takes 12 cars. People phone me to book, I write it in a notebook. I would like a little app instead. I type in the plate and see whether the car is booked. Some boats are known under two names, so it must find both. I want to write to everybody who booked when the wind is too strong.\n\nBest,\nOle\n")
	for text, want := range map[string]string{
		"People phone me to book, I write it in a notebook.":                   "problem",
		"I would like a little app instead.":                                   "product",
		"Little app":                                                           "product",
		"I type in the plate and see whether the car is booked.":               "feature",
		"It must find both, because some boats are known under two names.":     "feature",
		"I want to write to everybody who booked when the wind is too strong.": "feature",
	} {
		require.Equal(t, want, got[text], "%s: %v", text, got)
	}
	before := factsByText(t, "# Ferry book\n\nI type in the plate and see a blank page. I would like a little app.\n")
	require.NotEqual(t, "feature", before["I type in the plate and see a blank page."], "%v", before)
}
