package specifying

import (
	"testing"

	"github.com/stretchr/testify/assert" //nolint:depguard // all misses are shown at once
	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/specs"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// TestAQualityIsBoundInOneSentence reads how labels, numbers and clauses without
// a modal verb are bound.
func TestAQualityIsBoundInOneSentence(t *testing.T) {
	t.Parallel()
	cases := []struct{ lang, class, text, want string }{
		{"en", "P", "Ward list p95: day 80 ms, night 150 ms.", "Ward list p95 MUST be at most 80 ms (day) and 150 ms (night)."},
		{"en", "A", "Calls available: wards 99.9 %, labs 99 %.", "Calls availability MUST be at least 99.9 % (wards) and 99 % (labs)."},
		{"en", "SC", "Load: 900 calls a day, 120 in the worst hour.", "Ward hub MUST sustain a load of 900 calls a day, 120 in the worst hour."},
		{"en", "SC", "Throughput: 200 labels a minute.", "Ward hub MUST sustain 200 labels a minute (throughput)."},
		{"en", "O", "Cost: €0.02 per label.", "Cost MUST be at most €0.02 per label."},
		{"en", "SC", "Push: max 4 a day per nurse.", "Push MUST be at most 4 a day per nurse."},
		{"en", "P", "Rerun of one night: 20 min.", "Rerun of one night MUST take at most 20 min."},
		{"en", "R", "Restore after a fire: 4 h, no file lost.", "Restore after a fire MUST take at most 4 h, no file lost."},
		{"en", "R", "Line down for up to 5 minutes: the upload resumes by itself, does not start over.", "When the line is down for up to 5 minutes, the upload MUST resume by itself and MUST NOT start over."},
		{"en", "P", "Balance page: p95 < 400 ms.", "The balance page MUST be < 400 ms (p95)."},
		{"en", "P", "p99 latency for a file of 1 MB: 40 ms or less.", "p99 latency for a file of 1 MB MUST be 40 ms or less."},
		{"en", "P", "A search over all 8,000 patients answers in under 2 seconds.", "A search over all 8,000 patients MUST answer in under 2 seconds."},
		{"en", "P", "Portal pages load in 2 s on a phone.", "Portal pages MUST load in 2 s on a phone."},
		{"en", "R", "Loss of one site: redirects continue.", "After the loss of one site, redirects MUST continue."},
		{"en", "U", "Accessibility: BITV 2.0.", "For accessibility, Ward hub MUST meet BITV 2.0."},
		{"en", "A", "99.8 % between 06:00 and 23:00.", "Ward hub MUST be available at least 99.8 % between 06:00 and 23:00."},
		{"en", "A", "99.9 % available from 7:30 to 17:00 in the season.", "Ward hub MUST be available 99.9 % of the time from 7:30 to 17:00 in the season."},
		{"en", "PO", "Windows 10 and 11, macOS 13+, Linux x86-64 and arm64 (glibc 2.28 or newer).", "Ward hub MUST support Windows 10 and 11, macOS 13+, Linux x86-64 and arm64 (glibc 2.28 or newer)."},
		{"en", "PO", "Runs on Windows 10 and 11, macOS 13+ and Linux.", "Ward hub MUST run on Windows 10 and 11, macOS 13+ and Linux."},
		{"en", "PO", "Single binary for Linux and macOS, amd64 and arm64.", "Ward hub MUST ship as a single binary for Linux and macOS, amd64 and arm64."},
		{"en", "PO", "One static binary, no runtime.", "Ward hub MUST ship as one static binary, no runtime."},
		{"en", "A", "The hub may be down for at most 2 hours a month.", "The hub MUST NOT be down for more than 2 hours a month."},
		{"en", "P", "We size for 3,000 events/s sustained and 12,000/s for 10 minutes.", "Ward hub MUST sustain 3,000 events/s and 12,000/s for 10 minutes."},
		{"en", "U", "Everything a ward does in a day should be doable without a mouse.", "Everything a ward does in a day MUST be doable without a mouse."},
		{"en", "U", "WCAG 2.2 AA for everything the nurse sees.", "Ward hub MUST meet WCAG 2.2 AA for everything the nurse sees."},
		{"en", "P", "Booking page usable in 3 s on a 4G phone.", "The booking page MUST be usable in 3 s on a 4G phone."},
		{"en", "R", "Backups every night, kept for 35 days.", "Ward hub MUST meet this target: backups every night, kept for 35 days."},
		{"en", "S", "Nurses sign in with a badge.", "Nurses MUST sign in with a badge."},
		{"en", "S", "A ward can only see and print lists of its own.", "A ward MUST only be able to see and print lists of its own."},
		{"en", "SC", "300 calls per minute per customer, 30 for exports.", "Ward hub MUST accept at most 300 calls per minute per customer, 30 for exports."},
		{"en", "P", "Reading answers within 150 ms at the 95th percentile.", "Reading MUST answer within 150 ms at the 95th percentile."},
		{"en", "A", "No downtime longer than 5 minutes for the move.", "Downtime MUST NOT be longer than 5 minutes for the move."},
		{"en", "P", "95 % of ward calls answer within 300 ms with 1,200 beds.", "95 % of ward calls MUST answer within 300 ms with 1,200 beds."},
		{"en", "P", "The bed list shows only beds of today and loads in under 1 second.", "The bed list MUST show only beds of today and load in under 1 second."},
		{"en", "PO", "The app runs on the Android phones the nurses already have (Android 10 or newer).", "The app MUST run on the Android phones the nurses already have (Android 10 or newer)."},
		{"en", "U", "Everything a nurse must be able to do at night must be possible with one hand.", "Everything a nurse must be able to do at night MUST be possible with one hand."},
		{"en", "P", "Start-up (`hub list`, 500 beds) under 200 ms.", "Start-up (hub list, 500 beds) MUST take under 200 ms."},
		{"en", "S", "Staff sign in by SAML 2.0 against the Okta tenant of the town.", "Staff MUST sign in by SAML 2.0 against the Okta tenant of the town."},
		{"en", "S", "Foremen sign in with a PIN of six digits.", "Foremen MUST sign in with a PIN of six digits."},
		{"en", "C", "Hosted in-country where law demands it (Ethiopia, Nigeria).", "Ward hub MUST be hosted in-country where law demands it (Ethiopia, Nigeria)."},
		{"en", "C", "HIPAA: export and erasure of a chart within 30 days.", "Ward hub MUST provide export and erasure of a chart within 30 days (HIPAA)."},
		{"en", "U", "Night shift: dark pages, not only dimmed ones.", "Ward hub MUST provide dark pages, not only dimmed ones (night shift)."},
		{"en", "SC", "Merge, 64 beds, 10,000 notes: scales to at least 8 × one core.", "Ward hub MUST scale to at least 8 × one core (merge, 64 beds, 10,000 notes)."},
		{"en", "PO", "No cgo, builds on linux and darwin.", "Ward hub MUST do without cgo and build on linux and darwin."},
		{"en", "P", "Rota: 240 nurses, 900 shifts, proposal in under 5 minutes.", "With 240 nurses and 900 shifts, the proposal MUST be there in under 5 minutes."},
		{"en", "R", "Backups nightly, kept for 30 days.", "Backups MUST be made nightly and kept for 30 days."},
		{"en", "P", "Redis: one round trip a decision.", "Ward hub MUST need one round trip a decision (Redis)."},
		{"en", "P", "Loss of the network of a ward: paging goes on by the last rota for 24 h.", "Loss of the network of a ward: paging MUST go on by the last rota for 24 h."},
		{"en", "U", "All screens WCAG AA.", "All screens MUST meet WCAG AA."},
		{"en", "U", "WCAG 2.1 AA for the app and for the mails.", "Ward hub MUST meet WCAG 2.1 AA for the app and for the mails."},
		{"en", "C", "UK GDPR.", "Ward hub MUST meet UK GDPR."},
		{"en", "SC", "Up to 12 teams with 600 members on one installation.", "Ward hub MUST sustain up to 12 teams with 600 members on one installation."},
		{"en", "U", "ISO-readable export of everything.", "Ward hub MUST provide an ISO-readable export of everything."},
		{"en", "S", "Readings of a household are personal data: access by role.", "Readings of a household MUST be treated as personal data: access by role."},
		{"en", "PO", "Browser support: Firefox, Safari, last two versions.", "Browser support: Ward hub MUST support Firefox, Safari, last two versions."},
		{"en", "U", "Localization: Dutch and Welsh.", "Ward hub MUST be available in Dutch and Welsh."},
		{"en", "S", "Security: OAuth tokens, passwords hashed with bcrypt.", "Security: Ward hub MUST use OAuth tokens, passwords hashed with bcrypt."},
		{"en", "O", "Alert when the queue > 500 messages for 10 min.", "Ward hub MUST alert when the queue > 500 messages for 10 min."},
		{"en", "O", "Page the person on call if the error rate > 2 %.", "Ward hub MUST page the person on call if the error rate > 2 %."},
		{"en", "O", "Metrics: `queue_depth`, `beds_free_total`.", "Ward hub MUST provide these metrics: queue_depth, beds_free_total."},
		{"en", "R", "Backup: nightly, RPO 12 h.", "Ward hub MUST meet this target for backup: nightly, RPO 12 h."},
		{"zh", "PO", "浏览器：Safari、Edge 最近两个版本。", "浏览器：Ward hub 必须支持 Safari、Edge 最近两个版本。"},
		{"zh", "U", "多语言：中文、藏文。", "多语言：Ward hub 必须支持中文、藏文。"},
		{"zh", "P", "性能：300 ms 以内。", "性能必须在 300 ms 以内。"},
		{"zh", "R", "备份：每周一次，RPO 12 小时。", "在备份方面，Ward hub 必须达到：每周一次，RPO 12 小时。"},
		{"zh", "U", "图标不小于 32 像素，夜间也看得清。", "图标必须不小于 32 像素，夜间也看得清。"},
		{"zh", "U", "行距不小于 24 像素，标题可以放大。", "行距必须不小于 24 像素，标题可以放大。"},
		{"zh", "A", "查询功能全年可用率不低于 99.9%。", "查询功能全年可用率必须不低于 99.9%。"},
		{"zh", "P", "影像首屏 2 秒内出现。", "影像首屏必须在 2 秒内出现。"},
		{"zh", "P", "查询延迟: 3 s。", "查询延迟必须不超过 3 s。"},
		{"zh", "SC", "Ward hub 在第一分钟内为全部床位开单。", "Ward hub 必须在第一分钟内为全部床位开单。"},
		{"zh", "R", "Ward hub 不丢失任何已显示为保存的医嘱。", "Ward hub 必须不丢失任何已显示为保存的医嘱。"},
		{"zh", "SC", "写入 throughput: 500 readings/s。", "写入 throughput 必须不低于 500 readings/s。"},
	}
	for _, c := range cases {
		w := handMade(t, &understanding.Understanding{Lang: specs.Lang(c.lang), Product: "Ward hub", Technologies: standards()}, "standard")
		n := w.statedNFR(&understanding.QualityFact{Class: c.class, Text: c.text, Priority: "must", Source: specs.FromLines(3, 3)})
		assert.Equal(t, c.want, specs.Plain(n.Statement[0].Text), c.text)
	}
}

// standards are those that a source names.
func standards() []understanding.TechnologyFact {
	return []understanding.TechnologyFact{{Name: "WCAG", Layer: "standard"}, {Name: "GDPR", Layer: "standard"}, {Name: "BITV 2.0", Layer: "standard"}}
}

// TestWhatMustNotBeThereIsNotProvided binds "no …" behind the name of whoever asks
// for it.
func TestWhatMustNotBeThereIsNotProvided(t *testing.T) {
	t.Parallel()
	w := ward(t)
	for text, want := range map[string]string{
		"Works council in Graz: no statistics per nurse.": "Wardbook MUST make sure that there are no statistics per nurse (works council in Graz)",
		"Data protection: no photos of patients.":         "Wardbook MUST make sure that there are no photos of patients (data protection)",
	} {
		require.Equal(t, want+".", phrasing.Finished(w.bindingText(text, "C", specs.Must)), text)
	}
	require.Equal(t, "The pager works without Wardbook", w.OfHouse("The pager works without us"))
}
