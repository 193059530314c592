package reading

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/specs/markdown"
)

// listed is a lead with the items below it, as the lines of a source have them.
func listed(lead string, items []string) []block {
	blocks := []block{{kind: markdown.Paragraph, raw: lead, from: 3, to: 3}}
	for i, item := range items {
		blocks = append(blocks, block{kind: markdown.Item, depth: 1, raw: item, from: 5 + i, to: 5 + i})
	}
	return blocks
}

// listBecomes checks what a rule makes of a lead and the items below it; without wanted texts
// the rule leaves the blocks as they stand.
func listBecomes(t *testing.T, rule func([]block) []block, lead string, items, want []string) []block {
	t.Helper()
	blocks := listed(lead, items)
	got := rule(blocks)
	if want == nil {
		require.Equal(t, blocks, got, lead)
		return got
	}
	require.Len(t, got, len(want), lead)
	for i := range want {
		require.Equal(t, want[i], got[i].raw, lead)
	}
	return got
}

// A statement that breaks off at a colon is read with the names below it; a list of
// features, of goals, of statements or of what has a label stays a list.
func TestNamesInAListBelongToTheirStatement(t *testing.T) {
	t.Parallel()
	l := loadLexicon(t)
	for _, c := range []struct {
		lead  string
		items []string
		want  string
	}{
		{"The export supports the following formats:", []string{"CSV", "XLSX,", "PDF/A."}, "The export supports the following formats:\n\n\n\nCSV, XLSX and PDF/A."},
		{"Buyers choose which events they get:", []string{"`lot.sold`", "`lot.back`"}, "Buyers choose which events they get:\n\n\n`lot.sold` and `lot.back`."},
		{"A clerk can filter the list by:", []string{"lot", "day"}, "A clerk can filter the list by\n\n\nlot and day."},
		{"The app is used by:", []string{"buyers", "clerks"}, "The app is used by\n\n\nbuyers and clerks."},
		{"Each slip must show:", []string{"the lot", "the price"}, "Each slip must show\n\n\nthe lot and the price."},
		{"导出支持以下格式：", []string{"CSV", "PDF"}, "导出支持 CSV、PDF\n\n\n这些格式。"},
		{"每张小票显示：", []string{"品名", "单价；"}, "每张小票显示\n\n\n品名、单价。"},
		{"出现以下情况时，系统必须通知店员：", []string{"冰柜断电", "库存不足"}, "冰柜断电或库存不足时，\n\n\n系统必须通知店员。"},
		{"The system must provide:", []string{"a calendar", "a waiting list"}, ""},
		{"The app has the following features:", []string{"search", "export"}, ""},
		{"Buyers want to:", []string{"bid", "pay"}, ""},
		{"Success is measured by:", []string{"lots sold", "time"}, ""},
		{"The report shows:", []string{"Lots: all of them", "Prices: none"}, ""},
		{"系统具备以下功能：", []string{"登记", "结算"}, ""},
	} {
		blocks := listed(c.lead, c.items)
		got := l.seriesBelow(blocks)
		if c.want == "" {
			require.Equal(t, blocks, got, c.lead)
			continue
		}
		require.Len(t, got, 1, c.lead)
		require.Equal(t, c.want, got[0].raw, c.lead)
		require.Equal(t, 4+len(c.items), got[0].to, c.lead)
	}
}

// A lead that leaves the deed open says of each item below it who does it; items that
// are names or statements of their own are left as they stand.
func TestDeedsInAListHaveTheirSubject(t *testing.T) {
	t.Parallel()
	l := loadLexicon(t)
	for _, c := range []struct {
		lead  string
		items []string
		want  []string
	}{
		{"Buyers should be able to:", []string{"Bid on a lot", "pay by card."}, []string{"Buyers should be able to\n\nbid on a lot", "Buyers should be able to pay by card."}},
		{"A clerk can do the following:", []string{"close a lot", "print a slip"}, []string{"A clerk can\n\nclose a lot", "A clerk can print a slip"}},
		{"The system must allow clerks to:", []string{"close a lot", "print a slip"}, []string{"The system must allow clerks to\n\nclose a lot", "The system must allow clerks to print a slip"}},
		{"店员可以进行以下操作：", []string{"登记拍品", "打印小票"}, []string{"店员可以\n\n登记拍品", "店员可以打印小票"}},
		{"They can:", []string{"bid", "pay"}, nil},
		{"The system must provide:", []string{"a calendar", "a list"}, nil},
		{"The system must:", []string{"the lot is closed", "a slip is printed"}, nil},
		{"Clerks can:", []string{"FR-1 close a lot", "FR-2 print a slip"}, nil},
		{"Clerks can:", []string{"Close: ends the lot", "Print: makes a slip"}, nil},
		{"可以：", []string{"登记", "结算"}, nil},
	} {
		got := listBecomes(t, l.deedsBelow, c.lead, c.items, c.want)
		if c.want != nil {
			require.Equal(t, 3, got[0].from, c.lead)
		}
	}
}

// A lead at the end of a paragraph is its last sentence, and "they" are those of whom the sentence
// before speaks; a dash behind a name explains it, one in a sentence is an aside.
func TestALeadBehindOtherSentencesHasItsSubject(t *testing.T) {
	t.Parallel()
	l := loadLexicon(t)
	for _, c := range []struct {
		lead  string
		items []string
		want  []string
	}{
		{"All else waits. Clerks work from a queue. They can:", []string{"close a lot", "print a slip"}, []string{"All else waits. Clerks work from a queue.", "Clerks can\n\nclose a lot", "Clerks can print a slip"}},
		{"The lot is shown. Clerks can:", []string{"close the lot with a note – two words will do – at once", "print a slip"}, []string{"The lot is shown.", "Clerks can\n\nclose the lot with a note – two words will do – at once", "Clerks can print a slip"}},
		{"The shift leads decide. They may:", []string{"close a lot", "print a slip"}, []string{"The shift leads decide.", "The shift leads may\n\nclose a lot", "The shift leads may print a slip"}},
		{"The queue is sorted. They can:", []string{"close a lot", "print a slip"}, nil},
		{"The press prints slips. They can:", []string{"close a lot", "print a slip"}, nil},
		{"Clerks can:", []string{"close – ends the lot", "print – makes a slip"}, nil},
	} {
		listBecomes(t, l.deedsBelow, c.lead, c.items, c.want)
	}
}
