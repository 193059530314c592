package specs

import (
	"slices"
	"strconv"
	"strings"
)

// roadmapSection computes what a roadmap says without holding it.
func (r *renderer) roadmapSection(m *Roadmap, section string) string {
	switch section {
	case "summary":
		return r.roadmapHead(m)
	case "assessment/verdict":
		return r.verdict(m)
	case "roadmap/waves":
		return r.waveTable(m)
	case "roadmap/critical":
		return r.criticalPath(m)
	case "roadmap/effort":
		return r.waveEffort(m)
	default:
		return ""
	}
}

// roadmapHead is the list of facts under the title. Only the requirement is
// read back; the rest stands in the frontmatter.
func (r *renderer) roadmapHead(m *Roadmap) string {
	var b strings.Builder
	for _, fact := range []struct{ label, value string }{
		{"session", Clean(m.Meta.SessionID)},
		{"requirement", m.Requirement},
		{"spec", Clean(m.Spec)},
		{"strategy", r.codec.shapes.Enum("strategy", string(m.Mode), r.lang)},
		{"status", r.codec.shapes.Enum("state", string(m.State), r.lang)},
		{"created", Clean(m.Created)},
	} {
		if fact.value != "" {
			b.WriteString("- **" + r.codec.shapes.Labels[fact.label].In(r.lang) + ":** " + fact.value + "\n")
		}
	}
	return b.String()
}

func (r *renderer) verdict(m *Roadmap) string {
	count := map[Uncertainty]int{}
	for _, f := range m.Factors {
		count[f.Level]++
	}
	text := strings.NewReplacer(
		"{level}", r.codec.shapes.Enum("level", string(m.Level), r.lang),
		"{high}", strconv.Itoa(count[HighUncertainty]),
		"{medium}", strconv.Itoa(count[MediumUncertainty]),
		"{low}", strconv.Itoa(count[LowUncertainty]),
	).Replace(r.phrase("uncertainty"))
	cut := "cut_progressive"
	if m.Mode == Direct {
		cut = "cut_direct"
	}
	return text + "\n" + r.phrase(cut)
}

// waveTable lists the items by wave, with the graph below.
func (r *renderer) waveTable(m *Roadmap) string {
	if len(m.Items) == 0 {
		return "_" + r.phrase("no_items") + "_"
	}
	order := make([]int, len(m.Items))
	for i := range order {
		order[i] = i
	}
	slices.SortStableFunc(order, func(a, b int) int { return waveRank(m.Items[a].Wave) - waveRank(m.Items[b].Wave) })
	columns := []string{"wave", "issue", "layer", "goal", "effort", "priority", "depends"}
	if m.Mode == Direct {
		columns[2], columns[3] = "task", "type"
	}
	rows := make([][]string, 0, len(order))
	for _, i := range order {
		item := &m.Items[i]
		wave, about := "", item.Goal
		if item.Wave > 0 {
			wave = strconv.Itoa(item.Wave)
		}
		if m.Mode == Direct {
			about = r.codec.shapes.Enum("task", item.Type, r.lang)
		}
		rows = append(rows, []string{
			wave, item.Issue, strings.TrimSpace(item.ID + " " + item.Name), about,
			r.codec.shapes.Enum("effort", item.Effort, r.lang), strconv.Itoa(item.Priority), strings.Join(item.Needs, ", "),
		})
	}
	return r.grid(columns, rows) + "\n" + r.waveGraph(m)
}

// waveRank puts items without a wave behind all others.
func waveRank(wave int) int {
	if wave == 0 {
		return 1 << 30
	}
	return wave
}

func (r *renderer) criticalPath(m *Roadmap) string {
	if len(m.Items) == 0 {
		return "_" + r.phrase("no_items") + "_"
	}
	path, days := m.CriticalPath()
	if len(path) == 0 {
		return r.phrase("no_path")
	}
	total := 0
	for i := range m.Items {
		total += EffortDays(m.Items[i].Effort)
	}
	text := strings.NewReplacer(
		"{path}", strings.Join(path, " → "), "{days}", strconv.Itoa(days), "{total}", strconv.Itoa(total),
	).Replace(r.phrase("critical_path"))
	if len(m.Items) <= maxNodes && len(path) > 1 {
		text += "\n" + r.phrase("graph_legend")
	}
	return text
}

// waveEffort adds up the effort of every wave.
func (r *renderer) waveEffort(m *Roadmap) string {
	if len(m.Items) == 0 {
		return "_" + r.phrase("no_items") + "_"
	}
	total, rows := 0, [][]string(nil)
	for i := range m.Items {
		total += EffortDays(m.Items[i].Effort)
	}
	for w, ids := range m.Waves() {
		days := 0
		for _, id := range ids {
			days += EffortDays(m.Item(id).Effort)
		}
		rows = append(rows, []string{strconv.Itoa(w + 1), strings.Join(ids, ", "), strconv.Itoa(days), percent(days, total)})
	}
	rows = append(rows, []string{r.phrase("total"), strconv.Itoa(len(m.Items)), strconv.Itoa(total), percent(total, total)})
	return r.grid([]string{"wave", "items", "effort", "share"}, rows) + "\n" + r.phrase("effort_scale")
}

func percent(part, whole int) string { return strconv.Itoa((part*100+whole/2)/whole) + " %" }
