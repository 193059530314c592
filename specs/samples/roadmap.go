package samples

import "github.com/overtone-cli/overtone/specs"

// roadmapWords are the texts of the sample roadmap in one language, in the
// order in which they are used.
type roadmapWords struct {
	title, requirement, goal, constraint, stakeholder, next string
	factors, features                                       []string
	items                                                   [][]string // name, goal, criterion, verification, done
	risk, mitigation                                        string
}

// Roadmap is a made-up roadmap without a flaw, in layers or in tasks.
func Roadmap(lang specs.Lang, mode specs.RoadmapMode) *specs.Roadmap {
	w := englishRoadmap()
	if lang == specs.Chinese {
		w = chineseRoadmap()
	}
	m := &specs.Roadmap{
		Title: w.title, Requirement: w.requirement, Mode: mode, Level: specs.HighUncertainty, State: specs.RoadmapReady, Created: "2026-01-31",
		Goal: stated(w.goal, 3), Constraints: stated(w.constraint, 9), Stakeholders: stated(w.stakeholder, 11),
		Risks:     []specs.RoadmapRisk{{Description: w.risk, Item: "L1", Probability: "medium", Impact: "high", Mitigation: w.mitigation, Source: specs.FromRule("files")}},
		NextSteps: []specs.Item{{Text: w.next, Source: specs.FromRule("roadmap")}},
	}
	m.Meta = specs.Meta{
		SessionID: "RMAP-recipes-2026-01-31", GeneratedAt: "2026-01-31T12:00:00Z", StepsCompleted: []string{"understand", "decompose"},
		Version: 1, Lang: lang, Dependencies: []string{specs.SourceFile},
	}
	for i, name := range specs.RoadmapFactors() {
		level := specs.HighUncertainty
		if i > 2 {
			level = specs.LowUncertainty
		}
		m.Factors = append(m.Factors, specs.RoadmapFactor{Name: name, Level: level, Reason: w.factors[i], Source: specs.FromLines(3+i, 3+i)})
	}
	for i, text := range w.features {
		m.Features = append(m.Features, specs.RoadmapFeature{ID: specs.FeatureID(i + 1), Text: text, Item: []string{"L0", "L0", "L1", "L2"}[i], Source: specs.FromLines(4+i, 4+i)})
	}
	for i, words := range w.items {
		m.Items = append(m.Items, specs.RoadmapItem{
			ID: []string{"L0", "L1", "L2"}[i], Name: words[0], Goal: words[1], Effort: []string{"medium", "medium", "small"}[i], Needs: [][]string{nil, {"L0"}, {"L1"}}[i],
			Source: specs.FromRule("layers"), Criteria: []specs.Criterion{{Text: words[2], Source: specs.FromLines(4+i, 4+i)}},
			Verification: []specs.Item{{Text: words[3], Source: specs.FromRule("codebase")}}, Done: []specs.Item{{Text: words[4], Source: specs.FromRule("layers")}},
		})
	}
	if mode == specs.Direct {
		asTasks(m)
	}
	return m
}

// asTasks turns the layers into tasks; the last two may be done side by side.
func asTasks(m *specs.Roadmap) {
	m.Level = specs.LowUncertainty
	for i := range m.Factors {
		m.Factors[i].Level = specs.LowUncertainty
	}
	ids := map[string]string{"L0": "T1", "L1": "T2", "L2": "T3"}
	for i := range m.Items {
		item := &m.Items[i]
		item.ID, item.Goal, item.Type, item.Needs = ids[item.ID], "", "feature", nil
		item.Outputs = []string{item.Name}
		if i > 0 {
			item.Needs, item.Inputs, item.Group = []string{"T1"}, []string{m.Items[0].Name}, "G1"
		} else {
			item.Type, item.Inputs = "infrastructure", []string{"exists: go.mod"}
		}
	}
	for i := range m.Features {
		m.Features[i].Item = ids[m.Features[i].Item]
	}
	for i := range m.Risks {
		m.Risks[i].Item = ids[m.Risks[i].Item]
	}
}

func stated(text string, line int) []specs.Item {
	return []specs.Item{{Text: text, Source: specs.FromLines(line, line)}}
}

func englishRoadmap() roadmapWords {
	return roadmapWords{
		title: "Recipes", requirement: "Cooks save, find and share the recipes of their household.",
		goal: "A household finds each of its recipes within 5 seconds.", constraint: "Everything runs on one small server.",
		stakeholder: "The cooks of the household.", next: "Review the layers, then run the first wave.",
		factors:  []string{"Three features are open to reading.", "Search over photos is new to the team.", "The scanner is not chosen.", "The team cooks.", "Nothing has changed in a month."},
		features: []string{"Save a recipe with its ingredients", "Open a saved recipe", "Find a recipe by an ingredient", "Share a recipe as a link"},
		items: [][]string{
			{"MVP", "A cook saves a recipe and opens it again", "A saved recipe shows its title and all of its ingredients when it is opened", "`go test ./recipes/...`", "A cook can keep a recipe and cook from it the next day"},
			{"Usable", "A cook finds a recipe by what is in the fridge", "A search for an ingredient lists each recipe that contains it within 5 seconds", "`go test ./search/...`", "A cook with three tomatoes left knows what to cook"},
			{"Refined", "A cook gives a recipe to a friend", "An opened link shows the recipe without a login", "Share a recipe, open the link in a private window, read the ingredients", "A friend can cook the dish without asking back"},
		},
		risk: "Photos of recipes cannot be read", mitigation: "Try ten photos before the layer begins",
	}
}

func chineseRoadmap() roadmapWords {
	return roadmapWords{
		title: "家庭菜谱", requirement: "家人保存、查找并分享家里的菜谱。",
		goal: "家人在 5 秒内找到任意一份菜谱。", constraint: "全部运行在一台小型服务器上。",
		stakeholder: "家里做饭的人。", next: "先评审各层，再执行第一批。",
		factors:  []string{"三个功能的边界尚不明确。", "团队从未做过照片搜索。", "扫描服务尚未选定。", "团队成员都会做饭。", "一个月来需求没有变化。"},
		features: []string{"保存菜谱及其食材", "打开已保存的菜谱", "按食材查找菜谱", "用链接分享菜谱"},
		items: [][]string{
			{"MVP", "做饭的人保存菜谱并能再次打开", "打开已保存的菜谱时，页面显示标题和全部食材", "`go test ./recipes/...`", "做饭的人第二天能照着菜谱做菜"},
			{"可用", "做饭的人按冰箱里的食材找到菜谱", "搜索某种食材时，系统在 5 秒内列出包含它的每份菜谱", "`go test ./search/...`", "只剩三个番茄时也知道能做什么菜"},
			{"完善", "做饭的人把菜谱交给朋友", "打开链接时页面无需登录即显示菜谱", "分享一份菜谱，在无痕窗口打开链接，核对食材", "朋友不用再来问就能做出这道菜"},
		},
		risk: "菜谱照片无法识别", mitigation: "开始该层之前先试十张照片",
	}
}
