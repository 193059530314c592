package understanding

import (
	"testing"

	"github.com/stretchr/testify/assert" //nolint:depguard // all misses are shown at once
)

func TestAnInstallSectionStatesWhatThePlaceMustOffer(t *testing.T) {
	t.Parallel()
	u := Understand(readText("# tidemark\n\n> Prints tide tables for a harbour.\n\n## Install\n\n```sh\nbrew install tidemark\n```\n\nDownload the archive and unpack it. Needs Java 21 or later. Runs on Linux and macOS. No network access at run time. One binary, no more than 8 MB.\n\n## Features\n\n- prints the table of a day\n- marks the spring tides\n", false), loadLexicons(t))
	var got []string
	for _, c := range u.Constraints {
		got = append(got, c.Text)
	}
	for _, want := range []string{"Runs on Linux and macOS.", "No network access at run time.", "One binary, no more than 8 MB."} {
		assert.Contains(t, got, want)
	}
	for _, text := range got {
		assert.NotContains(t, text, "Download")
	}
	named := ""
	for _, tech := range u.Technologies {
		named += tech.Name + " "
	}
	assert.Contains(t, named, "Java")

	u = Understand(readText("# 潮汐表\n\n打印港口的潮汐表。\n\n## 安装\n\n下载后解压。需要 JDK 21 及以上。运行时不联网。\n\n## 功能\n\n- 打印当天的潮汐表\n- 标出大潮\n", false), loadLexicons(t))
	got = nil
	for _, c := range u.Constraints {
		got = append(got, c.Text)
	}
	assert.Contains(t, got, "运行时不联网。")
}
