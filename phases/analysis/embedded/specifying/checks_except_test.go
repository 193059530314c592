package specifying

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert" //nolint:depguard // all misses are shown at once
	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// TestExceptionsAreTried: what a statement leaves out of itself, holds all the same
// or says of any other case has a test of its own, beside the test of the rest; and a
// test that names nothing of its statement says for what it is.
func TestExceptionsAreTried(t *testing.T) {
	t.Parallel()
	for text, wanted := range map[string][]string{
		"The pager must sound even when the ward is on silent.": {"The pager sounds, even in a test case in which the ward is on silent"},
		"A nurse can block a bed, even when it is taken.":       {"A nurse can block a bed, even in a test case in which it is taken", "when they block a bed, then the change to the bed"},
		"Relatives see a report only when all doctors have signed it, except lab sheets, which they see at once.": {
			"one of lab sheets and one not, this holds only for the second: relatives see a report only when",
			"otherwise relatives do not see a report",
		},
		"The ward desk copies the entries of the last shift, except for names, doses and photos.": {"one of names, doses and photos and one not"},
		"If the card is known, the door opens, otherwise the porter is called.":                   {"Given that the card is known, the door opens.\nOtherwise the porter is called"},
		"A booking disappears after 21 days unless renewed.":                                      {"If it is renewed, a booking does not disappear after 21 days"},
		"The ward desk must refuse a prescription without a name, a dose or a date.":              {"a prescription without a name; a prescription without a dose; a prescription without a date"},
		"All porters who are not marked away are alerted by text message.":                        {"one message to each of the porters who are not marked away"},
		"A nurse can move a visit, but not beyond the day of discharge.":                          {"A nurse who tries to move a visit beyond the day of discharge is refused"},
		"A nurse can change a note but not delete it.":                                            {"A nurse who tries to delete the note is refused", "when they change a note, then"},
		"A porter may swap a shift, but only before noon.":                                        {"A porter can swap a shift only before noon; any other attempt is refused"},
		"A porter may swap shifts, but not more than twice a week.":                               {"A porter who tries to swap shifts more than twice a week is refused"},
		"A defect marked as severe blocks the lift immediately and warns the porter.":             {"A defect marked as severe blocks the lift and warns the porter"},
		"Leave can be spread over several shifts until it is used up.":                            {"over two shifts"},
		"The address is checked against the register before the first delivery.":                  {"The address is checked against the register before the first delivery."},
	} {
		all := strings.Join(criteriaOf(t, "en", "Ward desk", text, understanding.ActorFact{Name: "nurse"}, understanding.ActorFact{Name: "porter"}, understanding.ActorFact{Name: "relative"}), "\n")
		for _, want := range wanted {
			assert.Contains(t, all, want, text)
		}
		assert.NotContains(t, all, "whoever is concerned", text)
		assert.NotContains(t, all, "nothing else has changed", text)
		assert.NotContains(t, all, "the reason is shown", text)
	}
	all := strings.Join(criteriaOf(t, "zh", "港口调度系统", "所有操作日志不可修改、不可删除。"), "\n")
	assert.NotContains(t, all, "显示新的内容")
}

// TestLimitsInASubjectComeToAnEnd: the words that open an exception or a limit may stand in
// the subject, before the deed and twice. Each of them once sent the search for the rest
// of the statement round in a circle.
func TestLimitsInASubjectComeToAnEnd(t *testing.T) {
	t.Parallel()
	table := handMade(t, &understanding.Understanding{Lang: "en"}, "standard").Table
	for _, list := range []string{"check_exceptions", "check_even_if", "check_limits_behind", "check_limits"} {
		for _, lead := range table.Words[list].In("en") {
			for _, text := range []string{
				"Nobody " + lead + " the librarian may delete a loan.",
				"A member can renew a loan " + lead + " it is reserved " + lead + " on Sundays.",
				"Every loan " + lead + " those of a school is deleted after 3 years, " + lead + " the open ones.",
			} {
				require.NotEmpty(t, requirementOf(t, said{Lang: "en", Priority: "must", Text: text}).Criteria, text)
			}
		}
	}
	got := requirementOf(t, said{Lang: "en", Priority: "must", Text: "Nobody except the librarian may delete a loan."})
	require.Equal(t, []string{"Only the librarian MUST be able to delete a loan."}, got.Description)
	require.Contains(t, got.Criteria, "Only the librarian deletes a loan; anybody else is refused with the reason, and nothing changes.")
}
