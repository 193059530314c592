package specifying

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert" //nolint:depguard // all misses are shown at once
	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/phases/analysis"
	"github.com/overtone-cli/overtone/specs"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// criteriaOf are the criteria that rules make of one statement of a product.
func criteriaOf(t *testing.T, lang specs.Lang, product, text string, actors ...understanding.ActorFact) []string {
	t.Helper()
	u := &understanding.Understanding{Lang: lang, Title: product, Product: product, Actors: actors, Features: []understanding.FeatureFact{
		{Name: text, Text: text, Priority: "must", Source: specs.FromLines(3, 3)},
	}}
	w := handMade(t, u, "standard")
	var in analysis.RequirementsInput
	var out analysis.RequirementsOutput
	require.NoError(t, w.Requirements(&in, &out))
	require.NotEmpty(t, out.Requirements)
	var list []string
	for _, c := range out.Requirements[0].Criteria {
		list = append(list, c.Text)
	}
	return list
}

// TestCriteriaFollowFromTheStatement tries each form of a statement: what is
// tested names its objects, its time or its condition, and no form says only
// that the statement holds.
func TestCriteriaFollowFromTheStatement(t *testing.T) {
	t.Parallel()
	nurse := understanding.ActorFact{Name: "nurse"}
	for text, want := range map[string][]string{
		"A page for porters: look up a bed by number, see its notes, and free it after a check.": {"On the page for porters, each of these succeeds in a test: look up a bed by number, see its notes"},
		"A voucher can be spent over several visits until it is used up.":                        {"oucher can be spent over two visits until it is used up"},
		"The duty roster is printed every morning at 6:30.":                                      {"This happens exactly once", "at 6:30 and not a minute earlier", "a second start on the same day changes nothing"},
		"At the end of the month the clinic posts the fees to the ledger.":                       {"at the end of the month and not a minute earlier", "within the same month"},
		"Every Friday the editor gets a list of broken links.":                                   {"over 3 Fridays", "exactly once in each"},
		"The ferry app reminds the crew three hours before the departure.":                       {"three hours before the departure", "moves a day later"},
		"A nurse can enter the hours at the end of each day.":                                    {"the hours can be seen exactly once with the values entered"},
		"A nurse gets a screen for corrections.":                                                 {"when they open the screen"},
		"A nurse can pause a drip for 1 to 3 hours.":                                             {"the new state is shown after a reload"},
		"The stock goes down by one and every night a proposal is made.":                         {"exactly once in each: a proposal is made"},
		"Seats can be swapped until 17:00.":                                                      {"Seats can be swapped at 16:59 on a test clock; at 17:01 this is refused"},
		"A dose is released only when two pharmacists have signed it.":                           {"When two pharmacists have signed it, a dose is released", "otherwise a dose is not released"},
		"A score is published unless the referee objects.":                                       {"If the referee objects, a score is not published", "otherwise a score is published"},
		"If the lift stands still for two floors, the controller calls the porter.":              {"When the lift does not stand still", "the controller does not call the porter"},
		"The compiler never writes outside its output folder.":                                   {"20 deliberate attempts to break this all fail"},
		"No passenger data is sent to advertisers.":                                              {"20 attempts to have passenger data sent to advertisers"},
		"Every container has a seal number.":                                                     {"Two prepared containers each have a different seal number"},
		"A nurse can search the ward list by room.":                                              {"20 test entries, 3 of which match", "nothing matches"},
		"A nurse can see who is on call.":                                                        {"Of 3 test people, 2 of whom are on call, a nurse sees exactly these 2", "the nurse sees only the other"},
		"A nurse can hand in leave up to 3 days before.":                                         {"A nurse can hand in leave 3 days before; one minute later, it is refused with the reason"},
		"Alerts go out when a pump stops, or when the level is under 20 %.":                      {"Each of these cases alone triggers it", "a pump stops; the level is under 20 %"},
		"The desk warns the owner of a bed that has not been used for 30 days.":                  {"At just under 30 days, nothing happens; at 30 days, the desk warns the owner"},
		"Orders above 20 EUR need a signature.":                                                  {"An order of 21 EUR needs a signature; one of exactly 20 EUR does not"},
		"Most nurses are over 60.":                                                               {"!61", "!exactly 60"},
		"Visits are recorded with room, nurse and duration.":                                     {"each of these is stored and shown with its value: room, nurse, duration"},
		"A nurse can see all beds sorted by ward.":                                               {"Entries stored in another order are shown sorted by ward"},
		"The unique key on the bed number has to go.":                                            {"!equal under this rule"},
		"Clients honour Retry-After on 429.":                                                     {"!number of attempts"},
		"A nurse can book a bed.":                                                                {"the booking is listed once", "the booking is stored once"},
		"A nurse can approve a swap of shifts.":                                                  {"one open case", "who decided it and when"},
		"A nurse can pair a scale by its code.":                                                  {"when they pair a scale by its code, then Ward desk confirms it, and the result is shown after a reload."},
		"A nurse can lend another ward a pump.":                                                  {"the entry can be seen exactly once"},
		"A nurse can fill in the handover sheet.":                                                {"fill out the handover sheet"},
		"A nurse can copy the menu of yesterday.":                                                {"the original is unchanged"},
		"Tolls are computed from the weight and the axles of the lorry.":                         {"worked out by hand", "the tolls"},
		"Stock changes are posted to the till.":                                                  {"arrive on the other side", "everything that piled up arrives"},
		"Wristbands: name, blood group, ward.":                                                   {"each of these can be found in the wristbands", "name, blood group, ward"},
		"List of all seals that were broken":                                                     {"exactly that one is on the list"},
	} {
		got := criteriaOf(t, "en", "Ward desk", text, nurse, understanding.ActorFact{Name: "porter"})
		all := ""
		for _, c := range got {
			all += c + "\n"
		}
		assert.NotEmpty(t, got, text)
		for _, part := range want {
			if absent, ok := strings.CutPrefix(part, "!"); ok {
				assert.NotContains(t, all, absent, text)
				continue
			}
			assert.Contains(t, all, part, text)
		}
		assert.NotContains(t, all, "In a test with 10 prepared cases", text)
	}
}

// TestChineseCriteriaFollowFromTheStatement does the same for Chinese.
func TestChineseCriteriaFollowFromTheStatement(t *testing.T) {
	t.Parallel()
	for text, want := range map[string][]string{
		"系统每天早上 7 点列出当天到港的船只。":               {"测试时钟到 7:00 时，系统列出当天到港的船只，恰好 1 次，6:59 时还没有"},
		"月底自动生成电费账单。":                        {"到月底时恰好执行 1 次", "重复执行"},
		"每周五把缺货清单发给采购组长。":                    {"走过 3 个周期（每周五）"},
		"船员当天 16:00 前可以更换班次。":                {"船员当天 15:59 可以更换班次，成功；16:01 时被拒绝"},
		"体检不合格的船员不能排班。":                      {"1 个属于“体检不合格的船员”", "排班时被拒绝"},
		"有欠费时不允许办理过户。":                       {"1 个属于“有欠费”", "办理过户时被拒绝"},
		"如果闸门 5 分钟没有关闭，系统必须通知值班员。":           {"不足 5 分钟不会通知值班员"},
		"船员能够查看自己的班次。":                       {"显示的内容与已保存的数据一致", "不显示他人的数据"},
		"船员能够申请调休。":                          {"刷新后恰好有 1 条", "填写完整后连续提交两次也只保存 1 条"},
		"缆绳超过 30 米的船只停靠外侧泊位。":                {"31 米时适用，恰好 30 米时不适用"},
		"`GET /v1/ships/{id}` 查询船只。":         {"返回 2xx"},
		"港口看板：在港船只、空闲泊位、待检船只。":               {"在港船只、空闲泊位、待检船只"},
		"系统自动计算泊位费。":                         {"手工算好 3 个用例", "泊位费与手工计算"},
		"同一船员一周最多调班两次，跨码头也不行。":               {"同一船员一周第 2 次调班成功，第 3 次被拒绝"},
		"体检不合格可以复检一次。":                       {"体检不合格", "第 1 次复检成功，第 2 次被拒绝"},
		"只有引航员签过的船只才能离港。":                    {"准备 2 例船只，1 例是引航员签过的，1 例不是", "后者离港时被拒绝"},
		"实习船员只能看到本班的船只，要改的话须填写原因。":           {"其中 1 条是本班的船只：实习船员只看到这 1 条", "要改而不填写原因时被拒绝"},
		"载货率低于 60% 的船不能离港，低于 40% 不能进港。":      {"载货率低于 40% 不能进港"},
		"预订后当日 8:00 前可免费取消，逾期不退款。":           {"退款金额为 0"},
		"支持网上、电话两种报港方式，电话报港由管理员代录。":          {"电话报港由管理员代录"},
		"同一船员被 3 名不同用户举报后停班，停班期为 7 天。":       {"停班期为 7 天"},
		"船员可以发起申诉，须选择类别并上传一张照片。":             {"不选择类别或不上传一张照片就提交时被拒绝"},
		"靠泊费：一级船每天 300 元，二级船每天 200 元，公务船免收。": {"结果依次为：一级船每天 300 元；二级船每天 200 元；公务船免收"},
		"证件到期前 60、15 天分别提醒船员和调度。":            {"走到证件到期前 60、15 天时，船员和调度各收到 1 条消息"},
		"泊位费按每 10 吨 1 元计算，每周一同步到财务系统。":       {"恰好执行 3 次：每周一同步到财务系统。"},
		"船员审核装载单。":                           {"准备 1 条待办", "该条移出待办"},
		"船员在甲板上核对箱号。":                        {"船员在甲板上核对箱号时，相符的通过，不符的提示原因"},
	} {
		got := criteriaOf(t, "zh", "港口调度系统", text, understanding.ActorFact{Name: "船员"})
		all := ""
		for _, c := range got {
			all += c + "\n"
		}
		assert.NotEmpty(t, got, text)
		for _, part := range want {
			assert.Contains(t, all, part, text)
		}
		assert.NotContains(t, all, "10 个样例中", text)
	}
}
