package understanding

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// TestWhatTheProductDoesIsToldByItsForm: what is set, shown, turned into an error, kept or moved by the
// product itself is a rule that is built, from what only tells of the world, the project or its means.
func TestWhatTheProductDoesIsToldByItsForm(t *testing.T) {
	t.Parallel()
	for text, want := range map[string]bool{
		"Thresholds can be set globally and overridden per station.":                                                  true,
		"A vehicle without a reading may be listed but not booked.":                                                   true,
		"Reminders can be switched off per member.":                                                                   true,
		"The number of retries must be configurable per channel.":                                                     true,
		"Same input, same settings: the output has to be byte-identical.":                                             true,
		"Flags on the command line override the file.":                                                                true,
		"Environment variables take precedence over the settings file.":                                               true,
		"An unknown key is an error, not a warning.":                                                                  true,
		"A missing column is a warning.":                                                                              true,
		"Positions are only visible to the customer between departure and delivery.":                                  true,
		"A recipe is read-only for guests.":                                                                           true,
		"The same data are available over HTTP on port 8094.":                                                         true,
		"Deleted drafts stay in a bin for 30 days.":                                                                   true,
		"Rejected claims go back to the clerk.":                                                                       true,
		"For `diff`, level changes smaller than 2 % are left out by default, because the console rounds when saving.": true,
		"Jobs from 2019 onwards are migrated, older ones go to a read-only archive.":                                  true,
		"Photos are shrunk to 1600 px on the phone before upload.":                                                    true,
		"The driver has 5 minutes to accept; without an answer the dispatcher is alerted.":                            true,
		"Staff sign in with their mail account; donors use a link sent by e-mail, no password.":                       true,
		"The JSON output carries a `version` field, and fields are only ever added within one major version.":         true,
		"Above 10.0 °C the API refuses it with 422, because that milk must not be pumped at all.":                     true,
		"Findings go to stdout, progress and diagnostics to stderr.":                                                  true,
		"The gateways are bought already.":                                                                            false,
		"The portal runs in the existing subscription in Sweden.":                                                     false,
		"Documentation is CC BY 4.0.":                                                                                 false,
		"There is no wifi in most pits.":                                                                              false,
		"The motors, hammers and relays stay as they are.":                                                            false,
		"Tanker units spend half the night without coverage.":                                                         false,
		"Payments themselves stay with the bank.":                                                                     false,
		"Bad-weather allowances are still calculated by the old program.":                                             false,
		"Postings older than 3 years may be in cheaper storage.":                                                      false,
		"They cannot be replaced before 2027.":                                                                        false,
		"The budget is limited to EUR 6,000.":                                                                         false,
		"Two engineers are available until the end of the year.":                                                      false,
		"Source code is deposited with an escrow agent.":                                                              false,
		"The web application uses the same API as everybody else.":                                                    false,
		"Licence: we would like to publish it under EUPL.":                                                            false,
		"The service desk answers Monday to Saturday from 06:00 to 18:00.":                                            false,
		"The screen in the bakery is an old 10-inch tablet covered in flour.":                                         false,
		"Everything else may be down; this may not.":                                                                  false,
		"Nurses can be reached by phone.":                                                                             false,
		"The depot can be reached by lorry only.":                                                                     false,
		"Spare handles can be bought in any shop.":                                                                    false,
		"The team has two weeks to test it.":                                                                          false,
		"We have 10 minutes to react.":                                                                                false,
		"Certificates come from Let's Encrypt; mind their limit of 50 certificates per registered domain per week.":   false,
		"A chain hoist has been locked away by the night shift, so he marks it as not presented and picks a reason.":  false,
		"Adding a field is not a breaking change; removing or renaming one is.":                                       false,
	} {
		x := &understander{lex: loadLexicons(t), u: &Understanding{}, r: &reading.Reading{}}
		require.Equal(t, want, x.surelyDone(text) != "", text)
	}
}
