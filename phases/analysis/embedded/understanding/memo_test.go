package understanding

import (
	"testing"

	"github.com/stretchr/testify/assert" //nolint:depguard // all misses are shown at once

	"github.com/overtone-cli/overtone/phases/analysis"
)

// A memo mixes what is wanted with what those who write tried, felt and agreed on: only the first is
// a statement, and what is decided is told without saying so.
func TestAMemoTellsOfItsWritersToo(t *testing.T) {
	t.Parallel()
	const text = `From: Runa
To: all
Subject: Where we are going with the parcel desk

Hi all,

We are building a parcel desk. One place where every parcel lands, and where a clerk sees what is missing. The working title is Kite.

What it has to do on day one

The desk reads the label. We tried a scanner in May on 300 labels and it got only 64 % right, so nobody should believe in magic.

After 3 days without an answer we remind them once. After 20 days the parcel is sold and the owner gets a letter. (Hugo wanted 30 days. We can talk about it after six months.)

I spoke to Hugo on Monday and it's decided: parcels up to £20 of known owners, weighed and paid, are handed out without a signature. A random 5 % of these are checked afterwards by a clerk.

Clerks work from a list. They can:
- open a parcel with two people present
- pass it to the customs office

Labels go out through Postbote, twice a day, at 10:00 and at 15:00.

Things we said we would not do

- We're not touching prices or stamps; that stays in Tarif.
- No robots. Hugo feels strongly about this and so do I.

What I would love but won't fight for

It would be lovely if owners could see their parcel on a map.

How we'll know

By the end of June I want the average at 4 days, the cost per parcel under £2.50 and the calls down by half. Our score is 31 at the moment; 45 would make me very happy. If complaints go above 1.2 % of parcels we stop and look, whatever the other numbers say.

Plan, roughly: Beta with one desk from 9 February.

That's it. Shout if I got something wrong.

Runa
`
	u := Understand(loadLexicons(t).Read(analysis.Source{Text: text, Plain: true}), loadLexicons(t))
	facts := u.Facts()
	assert.Equal(t, "Kite", u.Product)
	for phrase, want := range map[string]string{
		"One place where every parcel lands": "product",
		"we tried a scanner":                 "note",
		"we remind them once":                "feature",
		"After 20 days the parcel is sold":   "feature",
		"We can talk about it":               "note",
		"Parcels up to £20 of known owners":  "feature",
		"checked afterwards by a clerk":      "feature",
		"Clerks can open a parcel":           "feature",
		"Labels go out through Postbote":     "feature",
		"Prices or stamps":                   "non_goal",
		"see their parcel on a map":          "feature",
		"The calls down by half":             "goal",
		"If complaints go above":             "constraint",
		"Beta with one desk":                 "milestone",
		"That's it":                          "note",
		"Shout if I got something":           "note",
	} {
		assert.Equal(t, []string{want}, kindsOf(facts, phrase), phrase)
	}
	for _, g := range u.Goals {
		if g.Baseline != "" {
			assert.Equal(t, []string{"31", "45"}, []string{g.Baseline, g.Target})
		}
	}
}

// A table of systems says which way things go and how often; the same system may stand in two rows,
// and its short name elsewhere is the same system.
func TestRowsOfSystemsAreReadAndWritten(t *testing.T) {
	t.Parallel()
	u := understood(t, `# Kite

## Requirements

- Purchase orders for spare parts are created in SAP.
- The manager sees, per month and site: parcels lost, parcels found.

## Integrations

| System | Direction | What | How often |
|---|---|---|---|
| SAP S/4HANA | read | stock levels, cost centres | hourly |
| SAP S/4HANA | write | purchase orders | on event |
| Kronos | read | badge numbers, names | nightly at 02:00 |
| Exchange | write | mails to office staff | on event |
`)
	var texts, names []string
	for i := range u.Features {
		texts = append(texts, u.Features[i].Text)
	}
	for _, s := range u.Integrations {
		names = append(names, s.Name)
	}
	assert.Equal(t, []string{"SAP S/4HANA", "Kronos", "Exchange"}, names)
	assert.Equal(t, "both", u.Integrations[0].Direction)
	assert.Contains(t, texts, "Receive stock levels, cost centres from SAP S/4HANA hourly.")
	assert.Contains(t, texts, "Receive badge numbers, names from Kronos nightly at 02:00.")
	assert.Contains(t, texts, "Send mails to office staff through Exchange.")
	assert.Contains(t, texts, "The manager sees per month and site: parcels lost, parcels found.")
	assert.NotContains(t, texts, "Send purchase orders to SAP S/4HANA.")
	assert.Empty(t, u.Integrations[1].Protocol)
}

// What several clauses promise, each with its own bound, is several promises; wrong tries that lock
// something are a rule and no speed.
func TestPromisesInARow(t *testing.T) {
	t.Parallel()
	lex := loadLexicons(t)
	assert.Equal(t, []string{"The list opens in under two seconds.", "The reading of a page takes no longer than 30 seconds.", "The whole thing has to survive 1,900 calls an hour"},
		lex.bothPromises("The list opens in under two seconds, the reading of a page takes no longer than 30 seconds, and the whole thing has to survive 1,900 calls an hour."))
	assert.Len(t, lex.bothPromises("The list opens in under two seconds, with photos, notes and a map."), 1)
	assert.True(t, locksAfter().MatchString("Five wrong PINs lock the badge for 10 minutes."))
	assert.False(t, locksAfter().MatchString("Five clerks lock the doors within 10 minutes."))
}

// What somebody wants of those who write has to be, what they then have to do is a demand of its own,
// and what is done if there is time could be.
func TestDemandsToldInPassing(t *testing.T) {
	t.Parallel()
	u := Understand(loadLexicons(t).Read(analysis.Source{Plain: true, Text: `From: Runa
To: all
Subject: Parcel desk

Hi all,

What it has to do on day one

Clerks open a parcel with two people present.

If there's time, a dashboard for leads: open parcels per clerk, oldest parcel.

The boring but important bits

Weight is no secret, but the names of owners are personal data, so: everything encrypted at rest, hosted in Norway. A person who asks for their data gets it within 30 days. Whoever opens a parcel leaves a trace. The Customs Board wants us to answer every letter within 5 business days. The ledger answers only 20 calls a second, so we'll have to keep a copy and refresh it every night. The old form stays until Christmas; then it goes.

Runa
`}), loadLexicons(t))
	facts := u.Facts()
	for phrase, want := range map[string][]string{
		"A dashboard for leads":              {"feature"},
		"Everything encrypted at rest":       {"quality"},
		"A person who asks for their data":   {"feature"},
		"Whoever opens a parcel":             {"feature"},
		"We must answer every letter":        {"quality"},
		"This is what the Customs Board":     {"note"},
		"We have to keep a copy":             {"feature"},
		"The old form stays until Christmas": {"constraint"},
	} {
		assert.Equal(t, want, kindsOf(facts, phrase), phrase)
	}
	for i := range u.Features {
		if u.Features[i].Text == "A dashboard for leads: open parcels per clerk, oldest parcel." {
			assert.Equal(t, "could", u.Features[i].Priority)
		}
	}
}
