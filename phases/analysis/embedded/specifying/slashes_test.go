package specifying

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/phases/analysis"
	"github.com/overtone-cli/overtone/specs"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// What a list of features says in short is told as a person would say it.
func TestShortItemsOfAListAreTold(t *testing.T) {
	t.Parallel()
	for text, want := range map[string]string{
		"Add/rename/archive recipes with a photo":                     "be able to add, rename and archive recipes with a photo",
		"Mark a recipe as cooked":                                     "be able to mark a recipe as cooked",
		"Export data as CSV/JSON":                                     "export data as CSV/JSON",
		"Recipes above 20 lines need an index":                        "Recipes above 20 lines MUST have an index",
		"Meals up to €20 need one signature":                          "Meals up to €20 MUST have one signature",
		"The system reads the inbox every hour and imports PDF files": "The system MUST read the inbox every hour and import PDF files",
	} {
		w := handMade(t, &understanding.Understanding{Lang: specs.English, Title: "Larder", Product: "Larder", Features: []understanding.FeatureFact{
			{Name: "Dark mode", Text: "Dark mode.", Source: specs.FromLines(3, 3)},
			{Name: text, Text: text + ".", Source: specs.FromLines(4, 4)},
		}}, "standard")
		var out analysis.RequirementsOutput
		require.NoError(t, w.Requirements(&analysis.RequirementsInput{Common: w.Common}, &out))
		var told []string
		for i := range out.Requirements {
			for _, s := range out.Requirements[i].Description {
				told = append(told, s.Text)
			}
		}
		require.Contains(t, strings.Join(told, "\n"), want, text)
	}
}

// A case is no thing that somebody does something with.
func TestCasesStayCases(t *testing.T) {
	t.Parallel()
	w := handMade(t, &understanding.Understanding{Lang: specs.Chinese, Title: "报修", Product: "报修"}, "standard")
	require.Equal(t, "3 天以内由组长审批，3 天以上由经理审批", w.ActiveChinese("3 天以内由组长审批，3 天以上由经理审批"))
	require.Equal(t, "下班后由保安处理", w.ActiveChinese("下班后由保安处理"))
}
