package understanding

import (
	"testing"

	"github.com/stretchr/testify/require"
)

func TestCoordinatedDemands(t *testing.T) {
	x := &understander{lex: loadLexicons(t)}
	for text, tail := range map[string]string{
		"Addresses may only be seen by the board, and a person's data must be gone 60 days after they leave.":          "A person's data must be gone 60 days after they leave.",
		"The member gets a reminder two days before, and after two weeks the board gets a list with phone numbers.":    "After two weeks the board gets a list with phone numbers.",
		"The treasurer needs an export for the bank, a SEPA file, and wants to see who has not paid.":                  "The treasurer wants to see who has not paid.",
		"Members can borrow a tool on Saturdays, and the repair crew can block a tool that is broken.":                 "The repair crew can block a tool that is broken.",
		"Coaches need to enter for races, members want to see who rows where.":                                         "Members want to see who rows where.",
		"超过保养周期的模具，系统禁止开工单，设备科可以临时放行，最长 48 小时，必须填写原因。":                                                                 "设备科可以临时放行，最长 48 小时，必须填写原因。",
		"逾期的读者不能借书，还书后可以继续借。":                                                                                          "",
		"读者可以续借，馆员可以改期。":                                                                                               "",
		"A coach can warn a member, block them for a week or remove them for good.":                                    "",
		"If a member cancels late, the coach can call the next one, members can see the list.":                         "",
		"The volunteer scans the card and the sticker, and the loan is done.":                                          "",
		"Members can search the catalogue and see at once whether a tool is in, and when it is due back if it is not.": "",
		"The app must show the name, the address, and the phone number of the member.":                                 "",
		"The user picks a date, and it must be in the future.":                                                         "",
	} {
		parts := x.coordinated(text)
		if tail == "" {
			require.Nil(t, parts, text)
			continue
		}
		require.Len(t, parts, 2, text)
		require.Equal(t, tail, parts[1])
	}
}

// What the writer wishes besides is a demand of its own, also behind a condition.
func TestAWishBehindADemand(t *testing.T) {
	t.Parallel()
	l := loadLexicons(t)
	for text, want := range map[string][2]string{
		"If a test fails the bike goes back, with a reason, and I want to see the share of failed tests.": {"If a test fails the bike goes back, with a reason", "I want to see the share of failed tests."},
		"The till closes at six, and we'd like to print the sum of the day.":                              {"The till closes at six", "We'd like to print the sum of the day."},
		"It is late, and I want to go home.":                                                              {},
		"The till closes at six, and I want to go.":                                                       {},
		"The till closes, and I know what I want to see of it.":                                           {},
	} {
		head, wish := l.wishBehind(text)
		require.Equal(t, want, [2]string{head, wish}, text)
	}
}
