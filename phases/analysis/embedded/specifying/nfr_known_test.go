package specifying

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/specs"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// What papers state in the same few words everywhere is a sentence that binds, and judged by
// quantities.
func TestUsualQualities(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		text, class, want string
		rows              []string // metric and target
	}{
		{"99.9 % uptime per month, excluding announced maintenance windows.", "A", "Uptime MUST be at least 99.9 % per month, excluding announced maintenance windows.", []string{"Uptime, excluding announced maintenance windows", "at least 99.9 % per month"}},
		{"During the five days it has to be up, 99.9 %.", "A", "Ferry MUST be up at least 99.9 % of the time during the five days.", []string{"Availability during the five days", "at least 99.9 %"}},
		{"All data is stored in the UK and encrypted at rest.", "S", "All data MUST be stored in the UK and encrypted at rest.", []string{"Storage, backup and mail locations of all data outside the UK", "0", "Test entries readable without the key (encrypted at rest)", "0 of 20"}},
		{"Patient data hosted in Germany; deletion 10 years after last treatment.", "S", "Patient data MUST be hosted in Germany. Deletion MUST take place 10 years after last treatment.", []string{"Storage, backup and mail locations of patient data outside Germany", "0", "Entries still found more than 10 years after last treatment", "0"}},
		{"Boarding: 3 seconds a person.", "P", "Boarding MUST take at most 3 seconds for each person.", []string{"Time for boarding for each person", "at most 3 seconds"}},
		{"RPO of 15 minutes and RTO of 4 hours.", "R", "RPO MUST be at most 15 minutes and RTO at most 4 hours.", []string{"Age of the newest data after a restore (RPO)", "at most 15 minutes", "Time until the restored product answers (RTO)", "at most 4 hours"}},
		{"Recovery: at most 15 minutes of data lost, back in operation within 4 hours.", "R", "After a failure, at most 15 minutes of data MUST be lost, and Ferry MUST be back in operation within 4 hours.", []string{"Age of the newest data after a restore (RPO)", "at most 15 minutes", "Time until the restored product answers (RTO)", "at most 4 hours"}},
		{"Hosting: in the EU or UK only.", "C", "Ferry MUST be hosted in the EU or UK only.", []string{"Servers, back-ups and logs with data of Ferry outside the EU or UK", "0"}},
		{"Hosting: in the EU or UK only. Customer contracts demand this.", "C", "Ferry MUST be hosted in the EU or UK only. Customer contracts demand this.", nil},
		{"The grower pages meet WCAG 2.1 AA.", "U", "The grower pages MUST meet WCAG 2.1 AA.", nil},
		{"The driver app must survive a full night (8 hours) on one battery charge.", "R", "The driver app MUST run for 8 hours on one charge.", []string{"Time for which the driver app runs on one charge", "at least 8 hours"}},
		{"Open the fault map of a borough: 3 s.", "P", "Opening the fault map of a borough MUST take at most 3 s.", nil},
		{"The harvest peak is 9,500 tickets a day.", "SC", "Ferry MUST serve the harvest peak of 9,500 tickets a day.", []string{"Tickets served a day in the harvest peak", "at least 9,500"}},
		{"The data on a lost tablet must be wiped remotely and is encrypted.", "S", "The data on a lost tablet MUST be encrypted and MUST be wiped remotely on demand.", []string{"Test devices on which data can still be read after a remote wipe was ordered and the device was online", "0 of 5", "Test devices from whose storage data can be read without signing in", "0 of 5"}},
		{"Portal and tag page meet WCAG 2.1 AA.", "U", "The portal and tag page MUST meet WCAG 2.1 AA.", []string{"Violations of WCAG 2.1 AA found on the portal and tag page", "0 at each release"}},
		{"p95 for ticket reads under 250 ms.", "P", "p95 for ticket reads MUST be under 250 ms.", nil},
		{"Mean time to recovery below 1 hour.", "M", "Mean time to recovery MUST be below 1 hour.", []string{"Mean time to recovery", "below 1 hour"}},
		{"Session timeout after 15 minutes of inactivity.", "S", "A session MUST end after 15 minutes of inactivity.", []string{"Idle time until a session ends", "15 minutes"}},
		{"All data encrypted in transit (TLS 1.2+) and at rest (AES-256).", "S", "All data MUST be encrypted in transit (TLS 1.2+) and at rest (AES-256).", []string{"Connections accepted without TLS 1.2+", "0 of 20 attempts", "Known values readable in plain text in a copy of the storage or of a backup", "0 of 20"}},
		{"Security: penetration test once a year.", "S", "A penetration test MUST take place once a year.", nil},
		{"All data in transit is encrypted with TLS 1.2 or higher; passwords are stored as bcrypt hashes.", "S", "All data in transit MUST be encrypted with TLS 1.2 or higher. Passwords MUST be stored as bcrypt hashes.", []string{"Connections accepted without TLS 1.2 or higher", "0 of 20 attempts", "Passwords in a dump of the test database not stored as bcrypt hashes", "0"}},
		{"Every change of an invoice is logged with user, time and old value, and kept for 10 years.", "O", "Every change of an invoice MUST be logged with user, time and old value, and kept for 10 years.", []string{"Test cases that leave no entry with user, time and old value in the log", "0 of 10", "Time for which log entries can be read", "10 years"}},
		{"Annual external penetration test.", "S", "An annual external penetration test MUST take place.", nil},
		{"OWASP Top 10 vulnerabilities must be addressed before launch.", "S", "OWASP Top 10 vulnerabilities MUST be fixed before launch.", []string{"Open OWASP Top 10 findings", "0 before launch"}},
		{"Audit log of every change to a claim, kept for 7 years.", "S", "An audit log of every change to a claim MUST be kept for 7 years.", []string{"Time for which audit log entries can be read", "7 years"}},
		{"Support 300 insurers and 25,000 concurrent users by end of year two.", "SC", "Ferry MUST support 300 insurers and 25,000 concurrent users by end of year two.", []string{"Insurers served by end of year two", "300", "Concurrent users served by end of year two", "25,000"}},
		{"The system must handle 50 submissions per second at peak.", "SC", "Ferry MUST handle 50 submissions per second at peak.", []string{"Submissions per second at peak", "50"}},
		{"Search results within 1 second for 1 million claims.", "P", "Search results MUST be available within 1 second for 1 million claims.", []string{"Time until search results can be seen", "within 1 second for 1 million claims"}},
		{"The board loads in under 2 seconds with 500 open cases (p95).", "P", "The board MUST load in under 2 seconds with 500 open cases (p95).", nil},
		{"Tap targets at least 48 dp.", "U", "Tap targets MUST be at least 48 dp.", []string{"Size of the smallest tap target", "at least 48 dp"}},
		{"Code coverage of at least 80 %.", "M", "Code coverage MUST be at least 80 %.", []string{"Code coverage", "at least 80 %"}},
		{"Zero-downtime deployments.", "M", "Deployments MUST cause no downtime.", []string{"Requests that fail while a new version is rolled out", "0"}},
		{"Infrastructure as code with Terraform.", "M", "The whole infrastructure of Ferry MUST be described as code with Terraform.", []string{"Parts of the infrastructure not described as code", "0"}},
		{"A broken file must never crash it: it reports what it could read and goes on with the next file.", "R", "A broken file MUST NOT crash Ferry: it reports what it could read and goes on with the next file.", []string{"Test runs with a broken file that end before their time", "0 of 20", "Prepared cases of a broken file in which this does not hold: Ferry reports what it could read and goes on with the next file", "0 of 20"}},
		{"A missing font must never end the run – it warns and goes on.", "R", "A missing font MUST NOT end the run – it warns and goes on.", []string{"Cases in which a missing font ends the run before its time", "0 of 20", "Prepared cases of a missing font in which this does not hold: Ferry warns and goes on", "0 of 20"}},
		{"Files come in UTF-8, but older ones are Windows-1252; both have to work, and the encoding is detected.", "R", "Ferry MUST support both of these: files come in UTF-8, but older ones are Windows-1252, and the encoding is detected.", []string{"Prepared cases of each of these that fail: files come in UTF-8, but older ones are Windows-1252", "0 of 10"}},
		{"No telemetry and no network access of any kind; update checks neither.", "S", "Ferry MUST make sure that there is no telemetry and no network access of any kind and no update checks.", []string{"Connections to other machines opened while all tests run", "0"}},
		{"No cloud, no account, no telemetry.", "S", "Ferry MUST make sure that there is no cloud, no account, no telemetry.", []string{"Connections to other machines opened while all tests run", "0"}},
		{"Windows and macOS binaries have to be signed.", "PO", "Windows and macOS binaries MUST be signed.", []string{"Released files of these without a valid signature: Windows and macOS binaries", "0"}},
		{"Structured logs with correlation IDs.", "O", "Ferry MUST write structured logs with correlation IDs.", []string{"Log lines of a test run without correlation IDs", "0"}},
		{"WCAG 2.1 AA compliance.", "U", "Ferry MUST meet WCAG 2.1 AA.", nil},
		{"HIPAA compliant.", "C", "Ferry MUST comply with HIPAA.", []string{"Requirements of HIPAA without evidence", "0 at the first release"}},
		{"SOC 2 Type II certification within 12 months of launch.", "C", "SOC 2 Type II certification MUST be obtained within 12 months of launch.", []string{"Date on which the SOC 2 Type II certification is obtained", "within 12 months of launch"}},
		{"GDPR: right to erasure within 30 days.", "C", "A request under the right to erasure MUST be fulfilled within 30 days.", []string{"Time until a request under the right to erasure is fulfilled", "within 30 days"}},
		{"Localization: English, Spanish and French Canadian at launch.", "U", "Ferry MUST be available in English, Spanish and French Canadian at launch.", nil},
		{"Compliance with GDPR and CCPA.", "C", "Ferry MUST comply with GDPR and CCPA.", []string{"Requirements of GDPR and CCPA without evidence", "0 at the first release"}},
		{"Auth: mTLS between services, scopes `points:read`.", "S", "Each call MUST be authenticated by mTLS between services, scopes `points:read`.", []string{"Calls answered without valid credentials or without the right to them", "0 of 20 attempts"}},
		{"Errors as RFC 9457 problem+json.", "O", "Error responses MUST follow RFC 9457 problem+json.", []string{"Error responses in the tests that do not follow RFC 9457 problem+json", "0"}},
		{"Feature flags for every new feature.", "O", "Ferry MUST have a feature flag for every new feature.", []string{"Functions of a release without a feature flag", "0"}},
		{"Blue/green deployments.", "M", "New versions MUST be rolled out by blue/green deployment.", []string{"Requests that fail while a new version is rolled out", "0"}},
		{"Rate limiting: 100 requests per minute per API key.", "S", "At most 100 requests per minute per API key MUST be accepted.", []string{"Requests accepted per minute per API key", "at most 100"}},
		{"Third-party dependencies are scanned for vulnerabilities weekly.", "S", "Third-party dependencies MUST be scanned for vulnerabilities weekly.", []string{"Known high-severity vulnerabilities still open in third-party dependencies", "0 at each release"}},
		{"p99 latency below 150 ms for reads and writes at 300 requests per second.", "P", "p99 latency MUST be below 150 ms for reads and writes at 300 requests per second.", nil},
		{"Android 10 or later.", "PO", "Ferry MUST run on Android 10 or later.", nil},
		{"No increase of failed sign-ins above 2 %.", "R", "Increase of failed sign-ins MUST be at most 2 %.", []string{"Increase of failed sign-ins", "at most 2 %"}},
		{"At most 5 wrong codes per 15 minutes, then the account is locked for 30 minutes.", "S", "After 5 wrong codes within 15 minutes, the account MUST be locked for 30 minutes.", []string{"Wrong codes accepted within 15 minutes", "at most 5", "Time for which the account stays locked", "30 minutes"}},
		{"Daily backups retained for 30 days.", "R", "Daily backups MUST be kept for 30 days.", []string{"Age of the oldest backup that can be restored", "30 days", "Daily backups that are missing", "0"}},
		{"Every request can be traced by its id; alerts on the error rate above 0.5 % for 10 minutes.", "O", "Ferry MUST allow every request to be traced by its id. An alert MUST be raised when the error rate is above 0.5 % for 10 minutes.", []string{"prepared cases that are missing from the log afterwards", "0 of 20", "Test cases in which the error rate is above 0.5 % for 10 minutes and no alert is raised", "0 of 5"}},
		{"An alert is raised if the queue exceeds 500 entries.", "O", "An alert MUST be raised when the queue exceeds 500 entries.", []string{"Test cases in which the queue exceeds 500 entries and no alert is raised", "0 of 5"}},
		{"Each insurer has a key of its own for stored claims.", "S", "Each insurer MUST have a key of its own for stored claims.", []string{"Cases in which one insurer shares its key for stored claims with another", "0"}},
		{"Everything a driver does on the road must be possible with one hand.", "U", "Everything a driver does on the road MUST be possible with one hand.", []string{"Tasks of a driver on the road that cannot be finished with one hand", "0"}},
		{"The portal complies with ISO 27001 and with the GDPR.", "C", "The portal MUST comply with ISO 27001 and with the GDPR.", []string{"Requirements of ISO 27001 without evidence", "0 at the first release", "Requirements of GDPR without evidence", "0 at the first release"}},
		{"Every error says how to mend it; we read them aloud to two people.", "U", "Every error MUST say how to mend it. The team reads them aloud to two people.", []string{"Errors whose message does not say how to mend it", "0"}},
		{"Runbooks for: full disk, lost certificate.", "O", "Ferry MUST provide runbooks for: full disk, lost certificate.", []string{"Named situations without a runbook that was tested in a drill", "0"}},
		{"A new clerk files a claim within the first day.", "U", "A new clerk MUST file a claim within the first day.", []string{"Time until a new clerk files a claim", "within the first day"}},
		{"Secrets must never be written in the settings: the vault or an environment variable.", "S", "Secrets MUST NOT appear in the settings. They MUST come from one of these places: the vault or an environment variable.", []string{"Secrets found in the settings", "0", "Named places from which a test value is not read", "0"}},
		{"Card numbers never touch our servers.", "S", "Card numbers MUST NOT touch the servers.", []string{"Known test card numbers found in storage, logs and traffic of Ferry", "0 of 20"}},
		{"Loss of one region: sign-in continues; nothing older than 10 minutes is lost (RPO), full service within 2 hours (RTO).", "R", "After the loss of one region, sign-in MUST continue. Ferry MUST make sure that nothing older than 10 minutes is lost (RPO), full service within 2 hours (RTO).", []string{"age of what is lost (RPO)", "at most 10 minutes", "full service (RTO)", "within 2 hours", "Probes of sign-in, one a second, that fail during and after the loss of one region", "0"}},
		{"After the loss of one site, the portal is back within 20 minutes and has lost no confirmed claims.", "R", "After the loss of one site, the portal MUST be back within 20 minutes and have lost no confirmed claims.", []string{"Time until the portal is back after the loss of one site", "within 20 minutes", "Confirmed claims lost after the loss of one site", "0"}},
		{"HTTPS only, TLS 1.2+.", "S", "Ferry MUST use HTTPS only, TLS 1.2+.", []string{"Calls over plain HTTP that are answered", "0 of 20", "Connections below TLS 1.2 that are accepted", "0 of 20"}},
		{"Adding a fifth currency later is configuration, not a release.", "M", "Adding a fifth currency later MUST be configuration, not a release.", []string{"Releases needed for this: adding a fifth currency later", "0"}},
		{"Gate codes are stored encrypted and are valid only for the nights paid.", "S", "Gate codes MUST be stored encrypted and be valid only for the nights paid.", []string{"Gate codes that can be read in a dump of the database", "0 of 20", "Gate codes accepted outside the nights paid", "0 of 20"}},
		{"The model provider processes in the EU.", "C", "The model provider MUST process in the EU.", []string{"Endpoints of the model provider in the configuration that are outside the EU", "0"}},
		{"Threads: none of its own.", "O", "Ferry MUST have no threads of its own.", []string{"Threads of its own", "0"}},
	} {
		w := handMade(t, &understanding.Understanding{Lang: specs.English, Title: "Ferry", Product: "Ferry"}, "standard")
		n := w.statedNFR(&understanding.QualityFact{Class: c.class, Text: c.text, Priority: "must", Source: specs.FromLines(3, 3)})
		require.Equal(t, c.want, n.Statement[0].Text, c.text)
		var rows []string
		for _, target := range n.Targets {
			rows = append(rows, target.Metric, target.Target)
		}
		if c.rows != nil {
			require.Equal(t, c.rows, rows, c.text)
		}
	}
}
