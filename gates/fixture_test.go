package gates

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/templates"
)

const session = "SPEC-room-booking-2026-01-31"

// fixture writes a good package by hand, in one language and for one profile,
// so that every rule has something to be satisfied with.
type fixture struct {
	lang    specs.Lang
	profile string
}

func languages() []specs.Lang { return []specs.Lang{specs.English, specs.Chinese} }

// say picks the text of the fixture's language.
func (x fixture) say(en, zh string) string {
	if x.lang == specs.Chinese {
		return zh
	}
	return en
}

func (x fixture) item(en, zh string) specs.Item {
	return specs.Item{Text: x.say(en, zh), Source: specs.FromLines(2, 3)}
}

func (x fixture) meta(phase int) specs.Meta {
	return specs.Meta{
		SessionID: session, Phase: phase, Status: specs.StatusComplete, GeneratedAt: "2026-01-31T09:00:00Z",
		StepsCompleted: []string{"written"}, Version: 1, Dependencies: []string{specs.RefinedFile}, Lang: x.lang,
	}
}

// files renders the whole package.
func (x fixture) files(t testing.TB) map[string][]byte {
	t.Helper()
	made, err := builtIn()
	require.NoError(t, err)
	codec := made.codec
	pkg := x.pkg()
	out := map[string][]byte{specs.SourceFile: []byte(x.say("# Room Booking\n\nEmployees book rooms.\nThe office manager sees them all.\n", "# 会议室预订\n\n员工预订会议室。\n行政经理查看全部预订。\n"))}
	for name, v := range map[string]any{specs.ConfigFile: pkg.Config, specs.DiscoveryFile: pkg.Discovery, specs.RefinedFile: pkg.Refined, specs.GlossaryFile: pkg.Glossary} {
		data, err := specs.EncodeJSON(v)
		require.NoError(t, err)
		out[name] = data
	}
	for range 2 { // derived sections are computed from normalised documents
		for _, doc := range pkg.Documents() {
			data, err := codec.Render(doc, pkg)
			require.NoError(t, err)
			out[doc.Path()] = data
		}
	}
	return out
}

// load writes files into a new folder and reads them as a package.
func load(t testing.TB, files map[string][]byte) *specs.Package {
	t.Helper()
	dir := filepath.Join(t.TempDir(), session)
	for name, data := range files {
		full := filepath.Join(dir, filepath.FromSlash(name))
		require.NoError(t, os.MkdirAll(filepath.Dir(full), 0o755))
		require.NoError(t, os.WriteFile(full, data, 0o600))
	}
	made, err := builtIn()
	require.NoError(t, err)
	codec := made.codec
	pkg, err := codec.Load(dir)
	require.NoError(t, err)
	return pkg
}

func newJudge(t testing.TB) *Judge {
	t.Helper()
	made, err := builtIn()
	require.NoError(t, err)
	judge := *made.judge
	judge.table = slices.Clone(judge.table) // a test may plant a check
	return &judge
}

// builtIn reads the data files once for all tests.
var builtIn = sync.OnceValues(func() (*made, error) {
	set := templates.New(nil, "")
	codec, err := specs.NewCodec(set)
	if err != nil {
		return nil, err
	}
	judge, err := New(set)
	return &made{codec, judge}, err
})

type made struct {
	codec *specs.Codec
	judge *Judge
}

func (x fixture) pkg() *specs.Package {
	p := &specs.Package{
		ID: session, Config: x.config(), Discovery: x.discovery(), Refined: x.refined(), Glossary: x.glossary(), Brief: x.brief(),
		RequirementsIndex: x.requirementsIndex(), Requirements: x.requirements(), NFRs: x.nfrs(), Architecture: x.architecture(),
		Decisions: x.decisions(), EpicsIndex: x.epicsIndex(), Epics: x.epics(), Readiness: x.readiness(), Summary: x.summary(), Export: x.export(),
	}
	return p
}

func (x fixture) seed() specs.SeedAnalysis {
	return specs.SeedAnalysis{
		ProblemStatement: x.say("Employees cannot see which rooms are free.", "员工看不到哪些会议室空闲，只能到处找。"),
		TargetUsers:      []string{x.say("Employee", "员工")}, Domain: x.say("Facilities", "行政"),
		Constraints: []string{x.say("Runs on the company network", "在公司内网运行")},
		Dimensions:  []string{x.say("Scenarios", "场景"), x.say("Data", "数据"), x.say("Integrations", "集成")},
	}
}

func (x fixture) config() *specs.Config {
	c := &specs.Config{
		SessionID: session, Title: x.say("Room Booking", "会议室预订"), SeedInput: "ideas/rooms.md", InputType: "file",
		Timestamp: "2026-01-31T09:00:00Z", Mode: "interactive", Complexity: "moderate", Depth: "standard", Lang: x.lang,
		SeedAnalysis: x.seed(), HasCodebase: true, SpecType: x.profile, RefinedFile: specs.RefinedFile, Program: "test",
	}
	for _, id := range phaseIDs() {
		c.PhasesCompleted = append(c.PhasesCompleted, specs.PhaseRecord{Phase: id, Name: "phase", CompletedAt: c.Timestamp, Engine: "embedded", Gate: "ok"})
	}
	return c
}

func (x fixture) discovery() *specs.Discovery {
	return &specs.Discovery{
		SessionID: session, GeneratedAt: "2026-01-31T09:00:00Z", SeedAnalysis: x.seed(),
		CodebaseContext: &specs.CodebaseContext{RelevantFiles: []specs.RelevantFile{{
			Path: "rooms/list.go", Relevance: 0.9, Rationale: "names the word room eleven times", Role: specs.RoleModifyTarget,
			DiscoverySource: specs.SourceBashScan, TopicRelation: "lists the rooms to be booked",
			KeyCode: []specs.KeyCode{{Symbol: "List", Location: "L10-L40", Description: "reads all rooms of a floor"}},
		}}},
		Recommendations: specs.Recommendations{OpenQuestions: []string{x.say("Which floors come first?", "先上线哪些楼层？")}},
	}
}

func (x fixture) refined() *specs.Refined {
	feature := func(en, zh string) specs.Feature {
		return specs.Feature{Name: x.say(en, zh), Description: x.say(en+" in the browser.", "在浏览器中"+zh+"。"), Priority: "must", Source: specs.FromLines(3, 3)}
	}
	return &specs.Refined{
		SessionID: session, Phase: "1.5", GeneratedAt: "2026-01-31T09:00:00Z", Source: "interactive-discussion", DiscussionRounds: 1,
		ProblemStatement: x.say("Employees cannot see which rooms are free and walk 10 minutes a day between floors.", "员工看不到哪些会议室空闲，只能到处找，每天在楼层之间多走 10 分钟。"),
		TargetUsers:      []specs.RefinedUser{{Name: x.say("Employee", "员工"), Needs: []string{"room"}, Source: specs.FromLines(3, 3)}},
		Domain:           x.say("Facilities", "行政"), Features: []specs.Feature{feature("Book a room", "预订会议室"), feature("Cancel a booking", "取消预订")},
		Qualities:      []specs.Quality{{Type: "P", Details: x.say("The list is fast", "列表要快"), MeasurableCriteria: "200 ms", Source: specs.FromLines(3, 3)}},
		Boundaries:     specs.Boundaries{InScope: []specs.Item{x.item("Meeting rooms", "会议室")}, OutOfScope: []specs.Item{x.item("Parking lots", "停车位")}},
		KeyAssumptions: []specs.Item{x.item("Every room has a calendar", "每间会议室都有日历")},
		DiscussionLog:  []specs.Exchange{{Round: 1, AgentPrompt: "?", UserResponse: "!", Timestamp: "2026-01-31T09:00:00Z"}},
	}
}

func (x fixture) glossary() *specs.Glossary {
	term := func(en, zh, defEN, defZH string, aliases ...string) specs.Term {
		return specs.Term{Term: x.say(en, zh), Definition: x.say(defEN, defZH), Aliases: aliases, FirstDefinedIn: specs.BriefFile, Category: "core", Source: specs.FromLines(3, 3)}
	}
	return &specs.Glossary{SessionID: session, GeneratedAt: "2026-01-31T09:00:00Z", Version: 1, Terms: []specs.Term{
		term("Room", "会议室", "a place that can be booked", "可以预订的地点"),
		term("Booking", "预订", "the right to use a room", "使用会议室的权利", x.say("reservation", "订位")),
		term("Slot", "时段", "a quarter of an hour", "十五分钟"),
		term("Floor", "楼层", "a level of the building", "建筑的一层"),
		term("Check-in", "签到", "saying that one is there", "表明已到场"),
	}}
}

func (x fixture) brief() *specs.Brief {
	source := specs.FromLines(3, 4)
	term := func(t specs.Term) specs.BriefTerm {
		return specs.BriefTerm{Term: t.Term, Definition: t.Definition, Category: t.Category, Aliases: t.Aliases, Source: t.Source}
	}
	b := &specs.Brief{
		Meta: x.meta(2), Title: x.say("Room Booking", "会议室预订"),
		Summary:   []specs.Item{x.item("Room Booking shows free rooms.", "会议室预订显示空闲会议室。"), x.item("Employees book them in the browser.", "员工在浏览器中预订。")},
		Vision:    []specs.Item{x.item("Nobody walks from floor to floor to find a room.", "没有人再为找会议室跑遍楼层。")},
		Situation: []specs.Item{x.item("Employees walk from floor to floor to find a free room.", "员工为找空闲会议室要跑遍各个楼层。")},
		Impact:    []specs.Item{x.item("Each employee loses 10 minutes a day.", "每位员工每天损失 10 分钟。")},
		Personas: []specs.Persona{
			{Name: x.say("Employee", "员工"), Role: x.say("works in the building", "在楼内工作"), Needs: []specs.Item{x.item("a free room now", "马上有空闲会议室")}, Source: source},
			{Name: x.say("Office manager", "行政经理"), Role: x.say("runs the building", "管理楼宇"), Needs: []specs.Item{x.item("an overview of all bookings", "全部预订一览")}, Source: source},
		},
		Goals: []specs.Goal{
			{ID: "G-001", Text: x.say("Find a room quickly", "快速找到会议室"), Metric: x.say("time to a booking", "完成预订的时间"), Target: x.say("under 30 s", "30 秒以内"), Source: source},
			{ID: "G-002", Text: x.say("Use rooms well", "用好会议室"), Metric: x.say("share of used slots", "时段使用率"), Target: x.say("above 70 %", "高于 70 %"), Source: source},
		},
		InScope: []specs.Item{x.item("Meeting rooms of the head office", "总部的会议室")}, OutOfScope: []specs.Item{x.item("Parking lots for visitors", "访客停车位")},
		NonGoals:    []specs.NonGoal{{Text: x.say("Selling catering to guests", "向来宾出售餐饮"), Rationale: x.say("the canteen does that", "由食堂负责"), Source: source}},
		Assumptions: []specs.Item{x.item("Every room has a calendar.", "每间会议室都有日历。")},
		Landscape:   []specs.Alternative{{Name: x.say("Paper list", "纸质清单"), Strength: x.say("known to all", "人人会用"), Gap: x.say("nobody sees it from the desk", "在座位上看不到"), Source: source}},
		Constraints: []specs.Item{x.item("Runs on the company network.", "在公司内网运行。")},
		Product:     []specs.Item{x.item("Booking saves time.", "预订节省时间。")}, Technical: []specs.Item{x.item("Bookings must not overlap.", "预订不得重叠。")},
		User: []specs.Item{x.item("Employees book on the way.", "员工在路上预订。")}, Convergent: []specs.Item{x.item("Free rooms come first.", "先显示空闲会议室。")},
		OpenQuestions: []specs.Question{{Text: x.say("Which floors come first?", "先上线哪些楼层？"), Owner: x.say("Office manager", "行政经理"), Source: specs.FromRule("scope")}},
	}
	for _, g := range x.glossary().Terms {
		b.Terms = append(b.Terms, term(g))
	}
	return b
}

func (x fixture) story(who int, en, zh string) specs.UserStory {
	role := x.say("employee", "员工")
	if who == 1 {
		role = x.say("office manager", "行政经理")
	}
	return specs.UserStory{Role: role, Want: x.say(en, zh), Benefit: x.say("nobody waits in front of a door", "不必在门口等候"), Source: specs.FromLines(3, 3)}
}

func (x fixture) criteria(pairs ...string) []specs.Criterion {
	var out []specs.Criterion
	for i := 0; i+1 < len(pairs); i += 2 {
		out = append(out, specs.Criterion{Text: x.say(pairs[i], pairs[i+1]), Source: specs.FromLines(3, 3)})
	}
	return out
}

func (x fixture) requirements() []*specs.Requirement {
	make := func(id, en, zh string, p specs.Priority, goal string, want [2]string, criteria ...string) *specs.Requirement {
		title := x.say(en, zh)
		return &specs.Requirement{
			Meta: x.meta(3), ID: id, Title: title, Type: "functional", Priority: p, TracesTo: []string{goal}, Source: specs.FromLines(3, 3),
			Summary: []specs.Item{x.item(en+" in the browser.", "在浏览器中"+zh+"。")}, Description: []specs.Item{x.item("The system must let an employee "+want[0]+".", "系统必须允许员工"+want[1]+"。")},
			Story: x.story(0, "to "+want[0], want[1]), Criteria: x.criteria(criteria...), Entities: []string{"Booking"}, Slug: strings.ToLower(strings.ReplaceAll(en, " ", "-")),
		}
	}
	return []*specs.Requirement{
		make("REQ-001", "Book a free room", "预订空闲会议室", specs.Must, "G-001", [2]string{"book a room for a slot", "为某个时段预订会议室"},
			"When the employee confirms, the system stores the booking within 1 s.", "员工确认后，系统在 1 秒内保存预订。", "A second booking of the same slot is refused.", "同一时段的第二个预订被拒绝。"),
		make("REQ-002", "Cancel a booking", "取消预订", specs.Must, "G-002", [2]string{"cancel a booking before check-in", "在签到前取消预订"},
			"When the employee cancels, the slot shows as free.", "员工取消后，该时段显示为空闲。", "After check-in the system refuses to cancel.", "签到之后，系统拒绝取消。"),
		make("REQ-003", "List rooms of a floor", "列出楼层的会议室", specs.Should, "G-001", [2]string{"see all rooms of a floor", "查看某个楼层的全部会议室"},
			"The list shows name and seats of each room.", "列表显示每间会议室的名称和座位数。", "A room that is taken is marked.", "已被占用的会议室带有标记。"),
	}
}

func (x fixture) nfrs() []*specs.NFR {
	make := func(category, en, zh string, p specs.Priority, metric [2]string, target string) *specs.NFR {
		return &specs.NFR{
			Meta: x.meta(3), ID: specs.NFRID(category, 1), Title: x.say(en, zh), Type: "non-functional", Category: category, Priority: p, TracesTo: []string{"G-001"},
			Source: specs.FromLines(4, 4), Summary: []specs.Item{x.item(en+".", zh+"。")}, Statement: []specs.Item{x.item("The system must keep to the target below.", "系统必须达到下列目标。")},
			Targets: []specs.Target{{Metric: x.say(metric[0], metric[1]), Target: target, Measurement: x.say("load test in the pipeline", "流水线中的压力测试"), Source: specs.FromLines(4, 4)}},
			Slug:    strings.ToLower(strings.ReplaceAll(en, " ", "-")),
		}
	}
	return []*specs.NFR{
		make("P", "Response time", "响应时间", specs.Must, [2]string{"95th percentile of the list", "列表的第 95 百分位"}, "200 ms"),
		make("S", "Access", "访问控制", specs.Should, [2]string{"requests without login that are refused", "未登录请求的拒绝率"}, "100 %"),
	}
}

func (x fixture) requirementsIndex() *specs.RequirementsIndex {
	s := specs.FromLines(3, 4)
	return &specs.RequirementsIndex{
		Meta: x.meta(3), Title: x.say("Requirements of Room Booking", "会议室预订的需求"), Summary: []specs.Item{x.item("What Room Booking does.", "会议室预订做什么。")},
		Entities: []specs.Entity{
			{
				Name: "Booking", Label: x.say("a booked slot", "已预订的时段"), Source: s, States: []string{"booked", "used"},
				Fields:      []specs.Field{{Name: "start", Type: "timestamp", Constraint: x.say("quarter of an hour", "整刻钟"), Source: s}},
				Relations:   []specs.Relation{{To: "Room", Kind: "many-to-one", Label: x.say("is in", "位于"), Source: s}},
				Transitions: []specs.Transition{{From: "booked", To: "used", Event: x.say("check-in", "签到"), Source: s}},
			},
			{Name: "Room", Label: x.say("a meeting room", "会议室"), Source: s, Fields: []specs.Field{{Name: "seats", Type: "integer", Constraint: "> 0", Source: s}}},
		},
		Flows:        []specs.Item{x.item("The browser sends a booking to the service.", "浏览器把预订发送给服务。")},
		Integrations: []specs.Integration{{Name: "Exchange", Purpose: x.say("calendars of rooms", "会议室日历"), Protocol: "HTTPS", Failure: x.say("bookings wait", "预订等待"), Source: s}},
		Constraints:  []specs.Item{x.item("Runs on the company network.", "在公司内网运行。")}, Assumptions: []specs.Item{x.item("Every room has a calendar.", "每间会议室都有日历。")},
		Rationale: []specs.Item{x.item("Booking comes before listing.", "先预订，后列表。")},
	}
}
