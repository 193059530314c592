package specifying

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// TestStatementsAreTestedByTheirWholeForm: what goes in and what is seen stands in the
// criterion, and not the statement again.
func TestStatementsAreTestedByTheirWholeForm(t *testing.T) {
	t.Parallel()
	for _, c := range []struct{ text, want, never string }{
		{"The kiosk must not discharge a patient on its own.", "In 20 test cases in which nobody acts for a day on a test clock, the kiosk does not once discharge a patient.", "must not"},
		{"Ward gateway never stores card numbers.", "After 20 test cases with known card numbers, a search of databases, files, logs and backups finds none of them.", "never stores"},
		{"Redirects are not followed.", "In a test with 20 redirects, 0 are followed.", "Redirects are not"},
		{"Badge numbers must not appear in the logs.", "After 20 test cases with known badge numbers, a search of the logs finds none of them.", ""},
		{"An upgrade does not interrupt running alarms.", "With 20 running alarms at that moment, all 20 end with the same result as without an upgrade.", ""},
		{"Nobody can open the drug cabinet before a pharmacist has signed the order.", "Before a pharmacist has signed the order, anyone who tries to open the drug cabinet is refused with the reason; afterwards the same succeeds.", ""},
		{"Names, birth dates and room numbers are removed before a chart is sent to the registry.", "A test case contains one each of names, birth dates and room numbers; when a chart is sent to the registry, none of them is left in it and the rest is unchanged.", "one of which qualifies"},
		{"Every look at a chart is logged with the person and the time.", "After 3 test looks at a chart, the log has exactly 3 more entries, each with the person and the time.", "after a reload"},
		{"A sample without a label is photographed, weighed and put on the search list.", "After one test case of a sample without a label, its record shows each of these with its time: photographed, weighed and put on the search list.", ""},
		{"Dates are printed as \"12 Mar 2026\".", "Each of 3 prepared dates is printed in exactly this form: \"12 Mar 2026\".", ""},
		{"Doses are rounded up to the next half tablet.", "Of 3 prepared doses, one exactly on a step, one just above and one just below it, each is rounded up to the next half tablet, as worked out by hand.", ""},
		{"The kiosk has to cope with 500 visitors at once.", "With 500 visitors acting at the same moment, each gets the expected answer from the kiosk, with 0 errors.", ""},
		{"Phone numbers may only be seen by the nurses.", "With the rights of the nurses, phone numbers can be seen; 20 attempts with every other role show none of it.", ""},
		{"A repeated alarm changes nothing.", "The same alarm sent twice leaves exactly the same data as sent once.", ""},
		{"A sample gets one of three categories.", "Each of the three categories can be given once; a sample with none of them, or with any other value, is refused with the reason.", ""},
		{"Certificates of nurses have an expiry date.", "Each of 20 prepared certificates of nurses has an expiry date, with the value expected in its case.", ""},
		{"All patient data stays in the UK.", "Every place where patient data is stored or processed is listed (databases, backups, logs, exports, third-party services), and 0 of them are outside the UK.", "All patient data stays"},
		{"The kiosk moves from Firebase to Postgres.", "After the move, the number of entries of each kind in Postgres equals that in Firebase, and 20 entries compared field by field are equal.", ""},
		{"A nurse must not enter medication.", "A nurse who tries to enter medication is refused with the reason, and nothing changes.", "20 test cases"},
		{"Photos are deleted 90 days after the discharge.", "On a test clock, photos can still be found one day short of 90 days after the discharge", "one of which qualifies"},
	} {
		all := strings.Join(criteriaOf(t, "en", "Ward gateway", c.text, understanding.ActorFact{Name: "nurse"}, understanding.ActorFact{Name: "pharmacist"}), "\n")
		require.Contains(t, all, c.want, c.text)
		if c.never != "" {
			require.NotContains(t, all, c.never, c.text)
		}
	}
}

// TestAConditionIsTestedOnBothSides: what follows from it is seen with it and not without
// it, a message by who gets it, and what goes on by two runs that end alike.
func TestAConditionIsTestedOnBothSides(t *testing.T) {
	t.Parallel()
	for _, c := range []struct{ text, want string }{
		{"When a gateway starts for the first time, it registers itself and waits for a nurse.", "In a test case in which a gateway starts for the first time, "},
		{"If the server dies, the ward still gets its lists.", "Two test runs, in one of which the server dies, end with the same result: the ward still gets its lists."},
		{"When a bed becomes free, the gateway alerts the porter.", "Given that a bed becomes free, exactly one message reaches the porter, and nobody else gets one."},
		{"As soon as the chart is signed, all reminders are cancelled.", "Checked just before and just after the chart is signed, this has happened only after: all reminders are cancelled."},
		{"If a bed comes back broken, the nurse notes what is wrong.", "Given a nurse in a case in which a bed comes back broken, when they note what is wrong, then"},
	} {
		all := strings.Join(criteriaOf(t, "en", "Ward gateway", c.text, understanding.ActorFact{Name: "nurse"}, understanding.ActorFact{Name: "porter"}), "\n")
		require.Contains(t, all, c.want, c.text)
	}
}

// TestWhatIsTestedIsNotSaidAgain: beside a test of the same with the same numbers the
// statement is no criterion.
func TestWhatIsTestedIsNotSaidAgain(t *testing.T) {
	t.Parallel()
	for text, never := range map[string]string{
		"Charts are kept for 10 years.":              "Charts are kept for 10 years.",
		"The gateway answers a nurse within 500 ms.": "\nThe gateway answers a nurse within 500 ms.",
	} {
		got := criteriaOf(t, "en", "Ward gateway", text, understanding.ActorFact{Name: "nurse"})
		require.NotEmpty(t, got)
		require.NotContains(t, strings.Join(got, "\n"), never, text)
	}
}

// TestWhatIsSoOfAKindIsLeftOutWhereItIsNarrowed: a restore of one table has not all rows of
// the source, and signed bundles are no value that somebody enters.
func TestWhatIsSoOfAKindIsLeftOutWhereItIsNarrowed(t *testing.T) {
	t.Parallel()
	for text, never := range map[string]string{
		"The kiosk restores only the tables that are named.": "same row counts",
		"Remote configuration with signed bundles.":          "A value that is not allowed",
	} {
		require.NotContains(t, strings.Join(criteriaOf(t, "en", "Ward gateway", text), "\n"), never, text)
	}
}
