package understanding

import (
	"strings"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// Bounds of a topic and of a place by which a Chinese text is called, in runes.
const (
	minTroubledTopic = 3
	maxTroubledTopic = 8
	maxCountedPlace  = 5
)

// firstSaid is the first sentence of a text that is no greeting.
func (x *understander) firstSaid() string {
	for i := range x.r.Units {
		for _, sen := range x.r.Units[i].Sentences {
			if !x.lex.greets(strings.TrimRight(sen.Text, "。！!～~ ")) {
				return sen.Text
			}
		}
	}
	return ""
}

// troubledTopic is what the first words of a text are about that tell how things are
// today: 羽毛球场地 of 羽毛球场地老是约重, 生日蛋糕预订 of 生日蛋糕的预订现在记在本子上. Empty
// where anything else stands before the words for today.
func (l *Lexicons) troubledTopic(text string) string {
	clause, _, _ := strings.Cut(strings.TrimRight(text, "。！ "), "，")
	for _, today := range l.ChineseWaysOfToday {
		topic, _, ok := strings.Cut(clause, today)
		if !ok {
			continue
		}
		topic = strings.ReplaceAll(topic, "的", "")
		n := utf8.RuneCountInString(topic)
		if n < minTroubledTopic || n > maxTroubledTopic || strings.ContainsAny(topic, "我你他她它这那就都也是要把被在给让 0123456789、：") || SaidTitle(topic) || reading.ContainsAny(topic, l.ChineseToday...) {
			return ""
		}
		return topic
	}
	return ""
}

// placeWithCount is the place of which who speaks says how large it is: 驾校 of
// "我们驾校有 12 个教练".
func (l *Lexicons) placeWithCount(clause string) string {
	for _, we := range []string{"我们", "咱们"} {
		place, rest, ok := strings.Cut(strings.TrimPrefix(clause, we), "有")
		if !ok || !strings.HasPrefix(clause, we) || !strings.ContainsAny(rest, "0123456789一二两三四五六七八九十几") {
			continue
		}
		place = strings.TrimSuffix(strings.TrimSuffix(place, "一共"), "现在")
		if n := utf8.RuneCountInString(place); n >= 2 && n <= maxCountedPlace && !strings.ContainsAny(place, "的是要就也都没只想在 ") {
			return place
		}
	}
	return ""
}

// systemForTrouble names a text that asks for no product in words by what goes wrong
// today, and by the kind of product that it speaks of.
func (x *understander) systemForTrouble() naming {
	topic := x.lex.troubledTopic(x.firstSaid())
	if topic == "" {
		return naming{}
	}
	for i := range x.r.Units[:min(len(x.r.Units), maxThingUnits)] {
		u := &x.r.Units[i]
		for _, kind := range x.lex.ChineseSystems {
			if strings.Contains(u.Text, kind) && utf8.RuneCountInString(kind) > 1 {
				return naming{topic + kind, x.r.Units[0].From, x.r.Units[0].From}
			}
		}
	}
	return naming{}
}
