package specifying

import (
	"testing"

	"github.com/stretchr/testify/assert" //nolint:depguard // all misses are shown at once
	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/specs"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// TestATargetIsWhatThePromiseIsJudgedBy reads the rows that qualities have: none
// for the load, for today or for a version, and each by a name that stands
// alone.
func TestATargetIsWhatThePromiseIsJudgedBy(t *testing.T) {
	t.Parallel()
	cases := []struct {
		lang, class, text string
		rows              []string
	}{
		{"en", "P", "One ward must not hold up another: with one ward at five times its beds, answers to the others may slow by 8 percent at most.", []string{"answers to the others slow with one ward at five times its beds: 8 percent at most"}},
		{"en", "A", "During the three days it is up, 99.8 %.", []string{"availability during the three days it is up: 99.8 %"}},
		{"en", "A", "For the four nights it has to be open, 99.7 %.", []string{"availability for the four nights it is open: 99.7 %"}},
		{"en", "P", "Plan: 300 nurses, 900 shifts, proposal in under 4 minutes.", []string{"proposal: under 4 minutes"}},
		{"en", "P", "The monthly closing ends before 6:30; today it takes 3 hours.", []string{"Time of day at which the monthly closing ends: before 6:30"}},
		{"en", "P", "It may become at most 5 % slower.", []string{"performance: at most 5 % slower"}},
		{"en", "P", "Answer after the call, p95: wards 1 s, labs 3 s, guests 20 s.", []string{"answer after the call, p95: wards: 1 s", "Answer after the call, p95: labs: 3 s", "Answer after the call, p95: guests: 20 s"}},
		{"en", "SC", "The ward hub must sustain 900 calls per second.", []string{"calls: 900 calls per second"}},
		{"en", "SC", "500 orders per minute and token.", []string{"orders: at most 500 orders per minute and token"}},
		{"en", "SC", "300 calls per minute per ward, 30 for exports.", []string{"calls: 300 calls per minute per ward", "calls for exports: 30 calls per minute per ward"}},
		{"en", "SC", "300 calls per minute per customer, 30 for exports.", []string{"calls: at most 300 calls per minute per customer", "calls for exports: at most 30 calls per minute per customer"}},
		{"en", "SC", "At most 8 open jobs per printer, 60 per ward.", []string{"open jobs: at most 8 open jobs per printer", "open jobs: at most 60 open jobs per ward"}},
		{"en", "SC", "Load: 700 calls a day, 90 in the worst hour.", []string{"Load: 700 calls a day", "Load: 90 calls in the worst hour"}},
		{"en", "SC", "40 MB/s per core with tracing off, 15 MB/s with the usual filters.", []string{"load: 40 MB/s per core with tracing off", "load: 15 MB/s per core with the usual filters"}},
		{"en", "SC", "~300 people in the first hour, so 5 sign-ups a minute without an error.", []string{"sign-ups: 5 sign-ups a minute without an error"}},
		{"en", "S", "TLS 1.3 to every printer; the agent does not run as root after start.", []string{"connections made or records stored without this protection: 0 of 20 attempts", "processes running as root after startup: 0"}},
		{"en", "R", "After a power cut nothing acknowledged is lost, at most one page per job is printed twice.", []string{"acknowledged entries lost after a forced restart: 0 in 100 restarts", "pages per job printed twice: at most 1"}},
		{"en", "S", "Calls are authenticated with an API key.", []string{"calls that require a sign-in or token but are served without a valid one: 0 of 20 attempts"}},
		{"en", "R", "No signed report is lost.", []string{"confirmed changes lost after a forced restart: 0 in 100 restarts"}},
		{"en", "C", "Scans are deleted after 12 months. Photos of badges must not be stored at all.", []string{"Time until scans are deleted: 12 months", "photos of badges stored: 0"}},
		{"en", "SC", "A slow printer must not hold up the others: at most 8 open jobs per printer.", []string{"open jobs: at most 8 open jobs per printer"}},
		{"en", "A", "The ward list is available 99.7 % per calendar month.", []string{"Availability of the ward list: 99.7 % per calendar month"}},
		{"en", "O", "Alerts on an error rate above 0.2 % for 10 minutes.", []string{"Test cases in which an error rate is above 0.2 % for 10 minutes and no alert is raised: 0 of 5"}},
		{"en", "SC", "900 calls per second sustained, 4,000 for 10 minutes (flu week).", []string{"calls sustained: 900 calls per second", "calls per second: 4,000 for 10 minutes (flu week)"}},
		{"en", "O", "Runbooks for: printer not renewed, call store behind by more than 20 minutes.", []string{"Named situations without a runbook that was tested in a drill: 0"}},
		{"en", "S", "Badges come from CardHouse; mind their limit of 40 badges per week.", []string{"violations found: 0"}},
		{"en", "R", "A pager loses at most 4 % battery in 24 h.", []string{"A pager loses: at most 4 % battery in 24 h"}},
		{"en", "SC", "The hub shall accept at least 400 readings per second and shall show a reading within 2 seconds of its arrival.", []string{"readings: at least 400 readings per second", "Time to show a reading: within 2 seconds of its arrival"}},
		{"en", "SC", "The hub shall support 12 panels and 30 office users simultaneously.", []string{"panels: 12 panels", "office users simultaneously: 30 office users"}},
		{"en", "SC", "40 clerks and 6 managers can work at the same time.", []string{"clerks at the same time: 40 clerks", "managers at the same time: 6 managers"}},
		{"en", "O", "Storage must not exceed 12 TB.", []string{"Storage: at most 12 TB"}},
		{"en", "S", "Patient files must be deleted 24 months after discharge.", []string{"Time until patient files are deleted: 24 months after discharge"}},
		{"en", "PO", "Semantic versioning for the ward API.", []string{"breaking changes found within one major version: 0"}},
		{"en", "PO", "The weekly CSV export doesn't change.", []string{"weekly CSV exports that change: 0"}},
		{"en", "PO", "The ward file keeps its columns.", []string{"violations found: 0"}},
		{"en", "PO", "The lab ledger itself isn't touched.", []string{"lab ledgers touched: 0"}},
		{"en", "PO", "Works on all browsers of the ward.", []string{"named environments in which all tests pass: 100 %"}},
		{"en", "PO", "Runs with Redis 7.", []string{"named environments in which all tests pass: 100 %"}},
		{"en", "PO", "App for Android 9+.", []string{"named environments in which all tests pass: 100 %"}},
		{"en", "S", "Links are encrypted, only last 4 digits are shown.", []string{"connections made or records stored without this protection: 0 of 20 attempts"}},
		{"en", "P", "The sign-in time must not grow by more than 300 ms.", []string{"The sign-in time grows: at most 300 ms"}},
		{"en", "P", "Opening a file never takes longer than 2 seconds.", []string{"Opening a file: at most 2 seconds"}},
		{"en", "P", "The alarm sounds after more than 5 seconds without pulse.", []string{"The alarm sounds: more than 5 seconds without pulse"}},
		{"en", "A", "Calls available: wards 99.9 %, labs 99 %.", []string{"Calls availability: wards: 99.9 %", "Calls availability: labs: 99 %"}},
		{"en", "R", "Loss of one site: redirects continue; nothing older than 5 minutes is lost (RPO), full service within 1 hour (RTO).", []string{"age of what is lost (RPO): at most 5 minutes", "full service (RTO): within 1 hour", "Probes of redirects, one a second, that fail during and after the loss of one site: 0"}},
		{"en", "S", "Tokens stored only as hashes; secrets rotated every 90 days.", []string{"secrets rotated: every 90 days", "stored values of this kind that are readable in plain text: 0"}},
		{"en", "A", "99.9 % of planned rounds started in a calendar month.", []string{"planned rounds started in a calendar month: 99.9 %"}},
		{"en", "SC", "20,000 pagers, 500 alarms in the same hour.", []string{"pagers: 20,000 pagers", "alarms in the same hour: 500 alarms"}},
		{"en", "U", "The ward list meets WCAG 2.2 AA.", []string{"violations of WCAG 2.2 AA found: 0 at each release"}},
		{"en", "U", "Public pages shall meet WCAG 2.1 level AA.", []string{"violations of WCAG 2.1 level AA found: 0 at each release"}},
		{"en", "U", "Works for screen readers.", []string{"barriers found: 0 at each release"}},
		{"en", "C", "Doses comply with German radiation law.", []string{"Requirements of German radiation law without evidence: 0 at the first release"}},
		{"en", "U", "German and English user interface.", []string{"interface texts that are missing in one of the languages: 0 at each release"}},
		{"en", "P", "The bed plan opens in 2 s (p95) on the ward tablets, also at night.", []string{"Time until the bed plan opens: 2 s (p95) on the ward tablets"}},
		{"en", "P", "p99 latency of the bed search below 300 ms at 150 requests per second.", []string{"p99 latency of the bed search: below 300 ms at 150 requests per second"}},
		{"zh", "P", "病历首页打开时间不会超过 3 秒。", []string{"病历首页打开时间: 不会超过 3 秒"}},
		{"zh", "P", "病历接口 95% 的请求在 300 毫秒内返回。", []string{"病历接口响应时间: 95% 的请求在 300 毫秒内"}},
		{"zh", "PO", "支持 Chrome 100 以上版本。", []string{"所列环境中测试全部通过的比例: 100 %"}},
		{"zh", "P", "影像首屏 2 秒内出现（病房 Wi-Fi，4 Mbps）。", []string{"影像首屏出现所需时间: 2 秒内"}},
	}
	for _, c := range cases {
		heading := map[string]string{"en": "Quality requirements", "zh": "质量要求"}[c.lang]
		u := understood(t, "# Ward hub\n\n## "+heading+"\n\n- "+c.text+"\n")
		require.NotEmpty(t, u.Qualities, c.text)
		w := handMade(t, &understanding.Understanding{Lang: specs.Lang(c.lang), Product: "Ward hub", Technologies: u.Technologies}, "standard")
		q := u.Qualities[0]
		q.Class = c.class
		n := w.statedNFR(&q)
		var rows []string
		for _, row := range n.Targets {
			rows = append(rows, row.Metric+": "+row.Target)
		}
		assert.Equal(t, c.rows, rows, c.text)
	}
}
