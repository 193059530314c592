package understanding

import (
	"strconv"
	"strings"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// markSeries sets the ids off that Chinese items of one list count on with, "G1 登记时间…",
// "G2 完整率…". One such word alone may be a name: A4 纸, T3 航站楼.
func (x *understander) markSeries() {
	last, family, number := -1, "", 0
	for i := range x.r.Units {
		f, n := countedBy(&x.r.Units[i])
		if f != "" && last >= 0 && f == family && n == number+1 && x.r.Units[last].Section == x.r.Units[i].Section {
			setOff(&x.r.Units[last])
			setOff(&x.r.Units[i])
		}
		if last = -1; f != "" {
			last, family, number = i, f, n
		}
	}
}

// countedBy is the family and the number of the id that a Chinese item begins with, set off by
// nothing but a blank, or by a mark that markSeries has put there.
func countedBy(u *reading.Unit) (family string, number int) {
	n := reading.RefLength(u.Text)
	if n == 0 || u.Kind != reading.Bullet || u.Label != "" || len(u.Sentences) == 0 || !strings.HasPrefix(u.Sentences[0].Text, u.Text[:n]) {
		return "", 0
	}
	rest, blank := strings.CutPrefix(strings.TrimPrefix(u.Text[n:], "."), " ")
	if first, _ := utf8.DecodeRuneInString(rest); !blank || !reading.IsHan(first) {
		return "", 0
	}
	family = strings.TrimRight(u.Text[:n], "0123456789")
	number, err := strconv.Atoi(u.Text[len(family):n])
	if err != nil {
		return "", 0
	}
	return family, number
}

// setOff puts a stop behind the id of an item.
func setOff(u *reading.Unit) {
	n := reading.RefLength(u.Text)
	if strings.HasPrefix(u.Text[n:], " ") {
		u.Text = u.Text[:n] + "." + u.Text[n:]
		u.Sentences[0].Text = u.Sentences[0].Text[:n] + "." + u.Sentences[0].Text[n:]
	}
}
