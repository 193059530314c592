package wording

import (
	"testing"

	"github.com/stretchr/testify/require"
)

func TestGreeting(t *testing.T) {
	t.Parallel()
	for _, line := range []string{"Hi all,", "Dear Jonas,", "Best regards", "Good evening!", "各位好：", "大家好，"} {
		require.True(t, Greeting(line), line)
	}
	for _, line := range []string{"", "Hire a helper for the shop", "Dearest of all is the paper that we buy every week for it", "各位会员可以在线预约场地并付款"} {
		require.False(t, Greeting(line), line)
	}
}

func TestTopic(t *testing.T) {
	t.Parallel()
	for line, want := range map[string]string{
		"what we need for the service planner (long, sorry)":     "Service planner",
		"Notes from the call with Ana about the new till":        "New till",
		"Notes from the call with Ana, 3 May":                    "",
		"Meeting notes: booking of rooms":                        "Booking of rooms",
		"Thoughts on our returns desk":                           "Returns desk",
		"A tool that reads meters (2 buildings)":                 "A tool that reads meters (2 buildings)",
		"Notes that travel with the dog":                         "Notes that travel with the dog",
		"Audio guide":                                            "Audio guide",
		"Minutes of the meeting":                                 "",
		"Summary of the discussion – lending out tools for free": "Lending out tools for free",
	} {
		require.Equal(t, want, Topic(line), line)
	}
}
