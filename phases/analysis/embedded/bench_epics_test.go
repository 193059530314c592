package embedded

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"github.com/overtone-cli/overtone/phases/analysis"
	"github.com/overtone-cli/overtone/specs"
)

// BenchmarkEpics cuts and reviews the epics of products of growing size.
func BenchmarkEpics(b *testing.B) {
	e := fresh()
	for _, n := range []int{50, 200, 800, 2000} {
		p := randomProduct(rand.New(rand.NewPCG(uint64(n), 1)), n)
		c := p.common(specs.English, "service", "standard")
		arch, _ := designed(b, e, p, c, "must")
		b.Run(fmt.Sprint(n), func(b *testing.B) {
			for range b.N {
				var epics analysis.EpicsOutput
				answerTask(b, e, analysis.TaskEpics, &analysis.EpicsInput{Common: c, Brief: p.brief, Requirements: p.req, Architecture: arch, MVPScope: "must"}, &epics)
				var er analysis.EpicsReviewOutput
				answerTask(b, e, analysis.TaskEpicsReview, &analysis.EpicsReviewInput{Common: c, Requirements: p.req, Draft: epics}, &er)
			}
		})
	}
}
