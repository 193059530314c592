package understanding

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// A title that tells a change names the product at its end, where the text says what that is.
func TestProductAtTheEndOfATitle(t *testing.T) {
	t.Parallel()
	for _, c := range []struct{ title, body, want string }{
		{"Change request: add multi-factor authentication to Hearth", "Hearth is our customer portal for 40,000 customers.", "Hearth"},
		{"Change request: add multi-factor authentication to Hearth", "Customers sign in with a password.", ""},
		{"Move the nightly export of all members to Tuesday", "Tuesday is market day.", ""},
	} {
		u := understood(t, "# "+c.title+"\n\n"+c.body+"\n\n## Scope\n\n- Customers can enrol a phone.\n")
		require.Equal(t, c.want, u.Product, c.title)
	}
}

// A number inside of a name in quotes measures nothing.
func TestNumbersInNamesMeasureNothing(t *testing.T) {
	t.Parallel()
	u := understood(t, "# Hearth\n\n## Features\n\n- \"Trust this device for 30 days\" skips the second factor on that device.\n\n## Non-functional requirements\n\n- No increase of failed sign-ins above 2 %.\n")
	require.Len(t, u.Features, 1)
	require.Len(t, u.Qualities, 1)
	require.Empty(t, u.NonGoals)
}

// TestANameThatEndsAsDocumentsDoIsWhole: a sentence that tells what the name is says that it
// is that of a product.
func TestANameThatEndsAsDocumentsDoIsWhole(t *testing.T) {
	t.Parallel()
	for text, want := range map[string]string{
		"# 云笔记\n\n云笔记是一款面向团队的应用。\n\n## 功能\n\n- 成员可以新建页面。\n": "云笔记",
		"# 排班系统笔记\n\n## 功能\n\n- 护士可以查看排班。\n":                "排班系统",
	} {
		require.Equal(t, want, understood(t, text).Title, text)
	}
}
