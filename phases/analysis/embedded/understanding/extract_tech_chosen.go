package understanding

import (
	"strings"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// mentionBuilt files the technologies of a text that tells in passing, before
// the first wish, what the work rests on: "We store bookings in MySQL and deploy
// to Kubernetes". What it says of yesterday or complains of is left out.
func (x *understander) mentionBuilt(s *signals, from, to int) {
	x.mentionOnly(s.text, from, to)
	if painful(s) || ofToday(s.text) {
		return
	}
	cues := x.look0(s.text)
	for _, h := range x.lex.tech.Find(s.text) {
		switch h.Value.layer {
		case "service", "standard", "protocol":
			continue
		}
		if builtWith(s.text[:h.Start]) && (!h.Value.exact || s.text[h.Start:h.End] == exactName(h.Value.name, s.text[h.Start:h.End])) {
			x.mentionOne(s.text, h, cues, from, to, false)
		}
	}
}

// builtWith tells by the words before a name that something is kept in it, runs
// on it or is made with it.
func builtWith(before string) bool {
	if reading.HasHan(before) {
		return reading.HasSuffixOf(strings.TrimRight(before, " "), "存在", "存到", "存入", "存储在", "保存在", "保存到", "写入", "部署到", "部署于", "运行在", "跑在", "开发使用", "和", "与", "、", "及") &&
			reading.ContainsAny(before, "存", "部署", "运行", "跑", "写", "开发")
	}
	words := strings.Fields(reading.Lower(before))
	if i := len(words) - 1; i >= 0 && (words[i] == "a" || words[i] == "an" || words[i] == "the" || words[i] == "our") {
		words = words[:i]
	}
	if len(words) == 0 {
		return false
	}
	switch words[len(words)-1] {
	case "in", "on", "onto", "into", "to", "with", "and", "or", "by":
	default:
		return strings.HasSuffix(before, ", ") && builtWith(before[:len(before)-2]+" and ")
	}
	for _, w := range words[max(0, len(words)-9):] {
		switch strings.Trim(w, ",.;:") {
		case "store", "stored", "keep", "keeps", "kept", "save", "saves", "saved", "persist", "persists", "persisted", "write", "writes", "written", "cache", "caches", "cached", "live", "lives",
			"deploy", "deploys", "deployed", "run", "runs", "host", "hosts", "hosted", "build", "builds", "built", "develop", "developed", "implement", "implemented", "queue", "queued", "publish", "publishes":
			return true
		}
	}
	return false
}

// ofToday tells that a text is about what is to be replaced.
func ofToday(text string) bool {
	return reading.ContainsAny(" "+reading.Lower(text), " today", " currently", " so far", " until now", " at the moment", " right now", " at present", " old ", " legacy ", " now ", "现在", "目前", "当前", "以前", "旧")
}
