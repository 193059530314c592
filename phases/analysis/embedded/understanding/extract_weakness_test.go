package understanding

import "testing"

// How a product falls short is a risk and where it ends no goal; neither is built.
func TestWeaknessesAreNoDuties(t *testing.T) {
	t.Parallel()
	const features = "# Kilnbook\n\nKilnbook is a server for pottery studios.\n\n## Features\n\n- A potter can reserve a shelf of the kiln.\n- The studio bills firings by volume.\n\n"
	runGoals(t, []goalCase{
		{"what is done badly", features + "## Limitations\n\n- Cones smaller than 5 mm are not recognised reliably.\n- Dark photos are often marked as empty.\n", []string{"risk: Cones smaller than 5 mm", "risk: Dark photos are often", "!feature: Cones", "!constraint: Dark photos"}},
		{"where it ends", features + "## Limitations\n\n- Only JPEG files are supported. RAW files are skipped with a warning.\n", []string{"non_goal: Anything else, as only JPEG files", "!feature: Only JPEG files"}},
		{"Chinese", "# 窑炉预约\n\n## 功能\n\n- 学员可以预约窑位。\n\n## 已知问题\n\n- 夜间照片偶尔识别错误。\n", []string{"risk: 夜间照片偶尔识别错误", "!feature: 夜间照片"}},
		{"what the reader does", features + "## FAQ\n\n**How do I back up?**\nStop the server and copy the folder, or run `kilnbook backup`, which writes one archive while the server keeps running.\n", []string{"feature: `kilnbook backup` writes one archive while the server keeps running", "!quality: Stop the server", "!feature: Stop the server"}},
		{"roles that are counted", features + "- **Multi-user** – three roles: viewer, potter and warden.\n", []string{"actor: Viewer", "actor: Warden"}},
	})
}

// A call that the first steps show behind the words for what it is for is a command of the
// product; how it is installed is none.
func TestCallsOfTheFirstSteps(t *testing.T) {
	t.Parallel()
	const start = "# Kilnbook\n\nKilnbook is a server for pottery studios.\n\n## Features\n\n- A potter can reserve a shelf of the kiln.\n\n## Quick start\n\n```sh\ndocker compose up -d\n```\n\nThen log in. To import a folder from the command line:\n\n```sh\nkilnbook import --studio \"North\" /media/card\n```\n"
	runGoals(t, []goalCase{{"a call with its purpose", start, []string{"feature: `kilnbook import`: import a folder from the command line", "!feature: docker"}}})
}
