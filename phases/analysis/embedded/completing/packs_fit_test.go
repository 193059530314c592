package completing

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/phases/analysis"
	"github.com/overtone-cli/overtone/templates"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// A domain that a source touches in passing is none of its own: a calendar that
// it reads, a login that is there, a text message that is not wanted.
func TestPacksFitWhatIsToBeDone(t *testing.T) {
	t.Parallel()
	set := templates.New(nil, "")
	heads, err := set.PackHeads()
	require.NoError(t, err)
	for name, c := range map[string]struct {
		text string
		want []string
	}{
		"a book that stays elsewhere": {`# Wall screen for the surgery

- The receptionist checks a patient in and hands over a slip with a number.
- The screen shows the number being called and the room.
- A doctor calls the next number with one press.
- Reception can pause a doctor who is called away.

The appointment book stays where it is; we get an export every morning.
`, nil},
		"a login that is there": {`# Log book for the rowing boats

- A rower writes down the boat, the time and the way.
- The boat warden locks a damaged boat.
- The log book lists the kilometres of each rower.
- A boat that is not back at dusk is shown in red.

Login is the one of the club's web site.
`, nil},
		"bookings are what it is for": {`# Court plan

- A member books a court for an hour.
- A member can cancel the booking until the evening before.
- The warden blocks a court for a tournament.
- A court that is freed goes to the first on the waiting list.
`, []string{"scheduling"}},
		"a tool by its form": {`# sieve

A command-line tool that reads stdin.

- Rows that match are printed to standard output.
- A broken row is counted.
- The exit code is 1 when nothing matched.
- Columns are chosen by name.
`, []string{"cli"}},
		"a tool by the flags that it describes": {`# ` + "`ledgerctl close`" + `: two more switches

## Wanted

- ` + "`--until <day>`" + `: leave out entries behind that day.
- ` + "`--quiet`" + `: say nothing unless something is wrong.
- ` + "`--until`" + ` without ` + "`--book`" + ` must be refused.
`, []string{"cli"}},
		"a library by the functions that it describes": {`# tinytz

Time zones without a database.

## API

### ` + "`zone(name: string): Zone`" + `
Finds a zone. Throws ` + "`UnknownZone`" + ` for a name that is not there.

### ` + "`Zone#offset(at: Date): number`" + `
Gives minutes east of Greenwich.

### ` + "`convert(at: Date, to: Zone): Date`" + `
Moves a time into another zone.
`, []string{"library"}},
		"a stream job by its technology": {`# RFC 7: count rides twice

1. The Flink job reads rides from a Kafka topic.
2. Late events older than 6 hours go to a dead-letter topic.
3. Each ride is counted once per hour.
`, []string{"pipeline"}},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			u := understanding.Understand(loadLexicons(t).Read(analysis.Source{Name: "x.md", Text: c.text}), loadLexicons(t))
			var got []string
			for _, s := range DeedsOf(u).fitting(scorePacks(phrasing.NewWordIndex(phrasing.WantedText(c.text, u)), shownForms(u), heads), heads) {
				got = append(got, s.id)
			}
			require.Equal(t, c.want, got)
		})
	}
}

// What a source leaves out is no domain of its own, even where no other one is
// left; a shop that leaves out one way to pay stays a shop.
func TestPacksLeaveOutWhatTheSourceExcludes(t *testing.T) {
	t.Parallel()
	set := templates.New(nil, "")
	heads, err := set.PackHeads()
	require.NoError(t, err)
	for name, c := range map[string]struct {
		text string
		want []string
	}{
		"somebody else is paid": {`# Crate book

- A shop orders crates until noon.
- The depot sees every order of the day.
- A discount of a shop stands beside its orders.
- An invoice is printed at the end of the month.

## Not in scope

- Payment: the bank does that.
- A web shop.
`, nil},
		"one way to pay": {`# Candle shop

- A shopper puts candles into the shopping cart.
- A shopper pays at checkout by credit card.
- A shopper asks for a refund within 14 days.
- The shop owner prints the invoice of an order.

## Not in scope

- Payment in instalments.
`, []string{"payments"}},
		"a part of the only domain": {`# Honey shop

- A customer adds jars to a shopping cart.
- A customer pays by credit card at checkout.

## Not in scope

- Refunds and invoices.
- Discount codes.
`, []string{"payments"}},
		"收款不做": {`# 订货本

- 门店中午前下订单。
- 仓库查看当天全部订单。
- 每家门店的折扣显示在订单旁。
- 月底打印发票。

## 不做

- 不做支付，收款由银行完成。
- 不做商城。
`, nil},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			u := understanding.Understand(loadLexicons(t).Read(analysis.Source{Name: "x.md", Text: c.text}), loadLexicons(t))
			var got []string
			text := phrasing.NewWordIndex(phrasing.WantedText(c.text, u))
			for _, s := range withoutExcluded(scorePacks(text, nil, heads), text, ExcludedOf(u), heads) {
				got = append(got, s.id)
			}
			require.Equal(t, c.want, got)
		})
	}
}
