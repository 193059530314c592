package embedded

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/phases/analysis"
)

// TestSpecType: what a product is called decides, not a word in passing.
func TestSpecType(t *testing.T) {
	t.Parallel()
	e := fresh()
	for _, c := range []struct{ name, want, text string }{
		{"one chapter about the API", "service", "# Ledgerbird\n\nLedgerbird keeps the books of small clubs.\n\n## Features\n\n- A treasurer can enter a payment.\n- A member can see the balance.\n\n## API\n\n| Method | Path |\n| --- | --- |\n| GET | /payments |\n| POST | /payments |\n| GET | /members |\n| DELETE | /payments/{id} |\n"},
		{"an API", "api", "# Parcel API\n\nA public API for shops to print labels.\n\n| Method | Path |\n| --- | --- |\n| POST | /labels |\n| GET | /labels/{id} |\n"},
		{"a library", "library", "# tidytime\n\nA Go library for business calendars.\n\n- One function adds working days to a date.\n- No dependencies.\n"},
		{"a library that lends", "service", "# Tool library\n\nOur tool library lends drills and ladders to neighbours. Members of the library reserve a tool.\n"},
		{"called a platform only", "service", "# 校园二手交易平台\n\n学生可以发布闲置物品，买家可以联系卖家并当面交易。\n"},
		{"a program with a synopsis", "library", "# mendlog\n\n`mendlog` repairs broken log files.\n\n## Usage\n\n    mendlog check [--strict] FILE\n    mendlog fix [-o OUT] FILE\n\n- The tool must keep the order of lines.\n"},
		{"a platform with tenants", "platform", "# Fleet platform\n\nA multi-tenant platform for rental companies. Each tenant has its own cars, and a plugin can add reports.\n"},
		{"unsure", "service", "Something that tells me when the washing machine is done."},
	} {
		in := common("input.md", c.text, "standard")
		var out analysis.SeedOutput
		task, _ := analysis.TaskNamed(analysis.TaskSeed)
		require.NoError(t, e.Answer(t.Context(), task, &analysis.SeedInput{Common: in}, &out))
		require.Equal(t, c.want, out.SpecType, c.name)
	}
}
