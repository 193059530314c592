package understanding

import (
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert" //nolint:depguard // all misses are shown at once

	"github.com/overtone-cli/overtone/phases/analysis"
)

// expected is a statement that a sample makes: a kind of the fact table and a
// phrase of the input. A kind that begins with "!" must not hold the phrase.
type expected struct{ kind, phrase string }

type sample struct {
	name, text string
	want       []expected
}

// TestSamples reads short texts of other trades and styles than the labelled
// inputs, so that rules stay general: a thread of e-mails, minutes of a
// meeting, a letter, a specification, rhetoric, and Chinese notes.
func TestSamples(t *testing.T) {
	t.Parallel()
	lex := loadLexicons(t)
	for _, s := range slices.Concat(mailSamples(), specSamples(), proseSamples(), chineseSamples(), tableSamples(), spokenSamples()) {
		t.Run(s.name, func(t *testing.T) {
			t.Parallel()
			facts := Understand(loadLexicons(t).Read(analysis.Source{Text: s.text, Plain: strings.HasSuffix(s.name, ".txt")}), lex).Facts()
			for _, w := range s.want {
				kind, banned := strings.CutPrefix(w.kind, "!")
				got := kindsOf(facts, w.phrase)
				if banned {
					assert.NotContains(t, got, kind, w.phrase)
					continue
				}
				assert.Contains(t, got, kind, w.phrase)
			}
		})
	}
}

func kindsOf(facts []analysis.Fact, phrase string) []string {
	var kinds []string
	for _, f := range facts {
		if strings.Contains(fold(f.Text), fold(phrase)) {
			kinds = append(kinds, f.Kind)
		}
	}
	return kinds
}

func mailSamples() []sample {
	return []sample{
		{"thread.txt", `From: Petra Lindqvist <petra@example.org>
To: web team
Subject: Re: Booking of the rehearsal rooms
Date: Tue, 4 Feb 2025 09:12:00 +0100

Hi all,

thanks for the call yesterday. As promised, a summary of what we need.

We need a small site where bands can book our six rehearsal rooms by the hour.
Today the caretaker keeps a paper calendar and double bookings happen every week.
Band leaders should be able to cancel up to 24 hours before the start.
The caretaker must see all bookings of the day on one page.
Payments go through Mollie, we already have the contract.
The door locks get their codes from Nuki.
We want to bring the double bookings down to zero by the summer.
No mobile app, please.

> Can we also sell drinks there?
Not now.

Who pays when somebody forgets to cancel?

Best,
Petra
--
Petra Lindqvist
Kulturhaus Nord
+46 8 123 456
`, []expected{
			{"feature", "bands can book our six rehearsal rooms"},
			{"problem", "paper calendar"},
			{"feature", "cancel up to 24 hours"},
			{"feature", "see all bookings of the day"},
			{"integration", "Mollie"},
			{"integration", "Nuki"},
			{"goal", "double bookings down to zero"},
			{"non_goal", "mobile app"},
			{"question", "Who pays when somebody forgets"},
			{"actor", "caretaker"},
			{"actor", "band leader"},
			{"!feature", "thanks for the call"},
			{"!constraint", "Kulturhaus Nord"},
			{"!feature", "petra@example.org"},
			{"!feature", "Re: Booking"},
			{"!product", "petra@example.org"},
		}},
		{"minutes.md", `# Minutes: parcel lockers, 12 May

Present: Aylin, Tom, Grace (minutes)

## What we discussed

- Couriers drop parcels with a scan of the label; the locker picks the smallest free door.
- Residents get a code by SMS. We use the SMS provider of the building company.
- Aylin: the lockers have no network for up to 2 hours a day, so doors must open offline too.
- Tom asked whether returns are part of it. Not in the first release.
- Grace: the data protection officer wants photos deleted after 14 days.
- Everybody agreed that colours can wait.

## Decided

- Backend in Python with PostgreSQL, hosted at OVH.
- One language per locker, set by the building manager.

## Open

- What happens to a parcel that nobody collects? (Tom)

## Next

| Step | Until | Content |
|---|---|---|
| A | 30 May | two lockers in the test house |
| B | 15 July | twenty lockers, SMS codes |
`, []expected{
			{"feature", "Couriers drop parcels"},
			{"feature", "Residents get a code by SMS"},
			{"actor", "Courier"},
			{"actor", "Resident"},
			{"technology", "Python"},
			{"technology", "PostgreSQL"},
			{"technology", "OVH"},
			{"question", "parcel that nobody collects"},
			{"milestone", "two lockers in the test house"},
			{"actor", "building manager"},
			{"integration", "SMS provider of the building company"},
			{"!product", "Aylin"},
			{"!feature", "colours can wait"},
		}},
		{"letter.md", `# School kitchen

Dear team,

our kitchen cooks for 420 children and throws away about 60 meals a day, because nobody tells us who is ill.
I would like parents to sign their child off until 8 in the morning on their phones.
The head cook sees the number of meals per class at 8:05.
Children with allergies are marked, and the mark may never be lost.
If we waste fewer than 15 meals a day by Christmas, I am happy.
The list of children comes from the school office every Sunday night; they use SchoolFox.
Our website is made with WordPress and should link to it.
We do not need payments, the city does that.
We assume that every family has a phone.
Honestly, this has been going on for far too long.
`, []expected{
			{"problem", "throws away about 60 meals"},
			{"feature", "sign their child off"},
			{"feature", "number of meals per class"},
			{"goal", "fewer than 15 meals a day"},
			{"metric", "15 meals a day"},
			{"technology", "WordPress"},
			{"integration", "SchoolFox"},
			{"non_goal", "payments"},
			{"assumption", "every family has a phone"},
			{"actor", "parent"},
			{"actor", "head cook"},
			{"!feature", "going on for far too long"},
			{"!product", "Dear team"},
		}},
	}
}

func specSamples() []sample {
	return []sample{
		{"tickets.md", `# Spotlight

Ticket shop for small theatres.

## Goals

- Sold-out shows: from 12 % to 25 % of all evenings by the end of the season.
- Checkout takes less than 90 seconds.
- Fewer than 2 % of tickets are refunded by hand.

We deliberately have no goal for newsletter sign-ups. The last shop counted them and everybody hated it.

## Requirements

### Seats

- A visitor can hold up to 8 seats for 10 minutes. Longer holds blocked whole rows last year.
- Seats are shown on a plan of the hall. See chapter 4.
- The box office can release a held seat at once.

This is what every theatre asks for first.

### Tickets

A ticket is ` + "`held`" + `, ` + "`paid`" + `, ` + "`used`" + ` or ` + "`refunded`" + `. After the payment it is ` + "`paid`" + `. The usher's scan makes it ` + "`used`" + `. Paid tickets can be refunded until 24 hours before the show, used ones never.

## Quality

- Selling must go on when the statistics are down.
- 300 visitors at once.

If the shop is down, the theatre is dark.

## Given

- Accounting: every night all sales are exported to Lexware.
- Hosting stays with Hetzner.
- Nobody buys tickets on a television.

## Configuration

| Setting | Meaning | Default |
|---|---|---|
| hold_minutes | how long a seat is held | 10 |
| fee_percent | fee on top of the price | 2.5 |

## Milestones

- M1 (1 March): seat plan and cash sales
- M2 (1 June): online payment
`, []expected{
			{"goal", "Sold-out shows"},
			{"metric", "25 %"},
			{"metric", "90 seconds"},
			{"metric", "2 %"},
			{"non_goal", "newsletter sign-ups"},
			{"!goal", "everybody hated it"},
			{"!goal", "newsletter sign-ups"},
			{"feature", "hold up to 8 seats"},
			{"!criterion", "Longer holds blocked whole rows"},
			{"feature", "plan of the hall"},
			{"!feature", "asks for first"},
			{"!feature", "theatre is dark"},
			{"!constraint", "on a television"},
			{"state", "held"},
			{"state", "paid"},
			{"state", "used"},
			{"state", "refunded"},
			{"integration", "Lexware"},
			{"actor", "visitor"},
			{"actor", "box office"},
			{"actor", "usher"},
			{"milestone", "M1"},
			{"milestone", "online payment"},
		}},
	}
}

func chineseSamples() []sample {
	return []sample{
		{"hotel.md", `# 民宿管家 需求说明

作者：李敏
版本：V1.2
日期：2025-03-01

## 背景

店主每天在三个平台之间手工核对房态，上个月因为重复预订赔了 4000 元。

## 目标

- 重复预订从每月 6 次降到 0 次
- 前台办理入住不超过 3 分钟

## 用户

- 店主：查看收入
- 前台：办理入住

## 功能

- 【必须】前台可以扫描身份证办理入住
- 【必须】房态每 5 分钟同步到携程
- 【可选】保洁员收到退房通知
- 店主查看每天的收入报表

## 约束

- 身份证照片保留 30 天
- 服务器放在阿里云
- 不做多店连锁

## 待定

- 押金怎么退？
`, []expected{
			{"problem", "手工核对房态"},
			{"goal", "重复预订从每月 6 次降到 0 次"},
			{"metric", "3 分钟"},
			{"actor", "店主"},
			{"actor", "前台"},
			{"feature", "扫描身份证"},
			{"integration", "携程"},
			{"feature", "退房通知"},
			{"constraint", "保留 30 天"},
			{"technology", "阿里云"},
			{"non_goal", "多店连锁"},
			{"question", "押金怎么退"},
			{"!product", "李敏"},
			{"!product", "V1.2"},
			{"actor", "保洁员"},
		}},
	}
}

// TestStepsBetweenStates reads steps that sentences state, and takes no list
// of states for an order.
func TestStepsBetweenStates(t *testing.T) {
	t.Parallel()
	cases := []struct {
		text string
		want []string
	}{
		{"A ticket is `held`, `paid`, `used` or `refunded`. A `held` ticket becomes `paid` when the bank confirms. The usher's scan makes it `used`. Paid tickets can be refunded until the show, used ones never.", []string{"held > paid: when the bank confirms", "paid > refunded: until the show"}},
		{"`new` means not read yet; after the first look it is `open`. Open and closed letters can be made new again, shredded ones only by the archivist. A letter is new, open, closed or shredded.", []string{"new > open: after the first look", "open > new: made new again", "closed > new: made new again", "shredded > new: only by the archivist"}},
		{"A letter is new, open, closed or shredded.", nil},
	}
	lex := loadLexicons(t)
	for _, c := range cases {
		u := Understand(loadLexicons(t).Read(analysis.Source{Text: "# Post\n\n## States\n\n" + c.text + "\n"}), lex)
		var got []string
		for _, e := range u.Entities {
			for _, s := range e.Transitions {
				got = append(got, s.From+" > "+s.To+": "+s.Event)
			}
		}
		for _, w := range c.want {
			assert.Contains(t, got, w, c.text)
		}
		if c.want == nil {
			assert.Empty(t, got, c.text)
		}
	}
}

// TestTitlesAreWholePhrases cuts long statements to titles that end where a
// phrase ends.
func TestTitlesAreWholePhrases(t *testing.T) {
	t.Parallel()
	cases := map[string]string{
		"Query parameters of the short link are passed on to the target unless the target has them":      "Query parameters of the short link are passed on to the target",
		"Later it would be nice if volunteers who helped three years running get first choice":           "Volunteers who helped three years running get first choice",
		"It should be possible to print labels":                                                          "Print labels",
		"Print the tickets of a group in the order in which the members of the group booked their seats": "Print the tickets of a group in the order",
		"Anyone to be able to report a short link":                                                       "Report a short link",
	}
	for text, want := range cases {
		got := loadLexicons(t).Headline(text)
		assert.LessOrEqual(t, len([]rune(got)), 70, text)
		assert.Equal(t, want, got)
	}
}
