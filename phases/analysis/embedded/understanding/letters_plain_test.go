package understanding

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// What a letter says by the way is told plainly.
func TestLettersAreToldPlainly(t *testing.T) {
	t.Parallel()
	u := understood(t, "Hi Ben,\n\nWe are four people: me, my brother Neil who does the frames, and two upholsterers, Agnes and Dev.\n\nyou said to just write it down as it comes, so here goes.\n\n"+
		"What I'd like is something simple on the tablet. When a piece comes in, I take a few photos, write down whose it is, and print a label that we staple to the underside. Agnes scans the label.\n\n"+
		"Neil must be able to report a fault, and then I ring the customer. Work mustn't go on until she's said yes. I'd like her yes written down somewhere. I need to know which roll belongs to which job.\n\n"+
		"Quotes: I do them in Word and that's fine, leave that alone. Same for the books, Pauline does those in Xero. But when a job is done I'd love for the customer to get a text that it's ready. "+
		"After 30 days we charge £5 a week storage, it says so on the ticket, but I never remember to do it so a reminder would be good. Don't charge it automatically! I want to decide.\n\n"+
		"Things I don't want: a website shop, online booking, anything where the customers log in. We can spend £40 a month.\n\n"+
		"The wifi in the back room is rubbish so it has to cope with that.\n\n"+
		"One thing I don't know: Dev says we should track hours. Agnes thinks that's spying. What do other people do?\n")
	got := itemTexts(u.Constraints)
	for i := range u.Features {
		got = append(got, u.Features[i].Text)
	}
	for i := range u.Qualities {
		got = append(got, u.Qualities[i].Text)
	}
	for _, want := range []string{
		"Neil can report a fault.",
		"Work must not go on until the customer has said yes.",
		"The system must record the yes of the customer.",
		"When a job is done, the customer must get a text that it's ready.",
		"The system must remind a user that after 30 days we charge £5 a week storage.",
		"The system must not charge £5 a week storage automatically and must leave the decision to a user.",
		"The system must keep working when the wifi in the back room is rubbish.",
	} {
		require.Contains(t, got, want)
	}
	var out []string
	for _, n := range u.NonGoals {
		out = append(out, n.Text)
	}
	require.ElementsMatch(t, []string{"Quotes.", "The books.", "A website shop.", "Online booking.", "Anything where the customers log in."}, out)
	var people []string
	for _, a := range u.Actors {
		people = append(people, a.Name)
	}
	require.Subset(t, people, []string{"Neil", "Upholsterer"})
	require.Len(t, u.Questions, 1)
	require.Equal(t, "Dev says we should track hours. Agnes thinks that's spying. What do other people do?", u.Questions[0].Text)
}

// TestACourseOfMineIsWhatIWant: behind a wish, how whoever writes wants to work is what they
// can do with the product.
func TestACourseOfMineIsWhatIWant(t *testing.T) {
	t.Parallel()
	for text, want := range map[string]string{
		"When a piece comes in, I take a photo and print a label.": "When a piece comes in, a user can take a photo and print a label.",
		"When a piece comes in, I never know whose it is.":         "When a piece comes in, I never know whose it is.",
		"When a piece came in, I called them.":                     "When a piece came in, I called them.",
	} {
		require.Equal(t, want, wishedCourse(text), text)
	}
}
