package phrasing

import (
	"sync"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

func TestStatementIsReadOnceAndAdditionsStayApart(t *testing.T) {
	w := handMade(t, &understanding.Understanding{Lang: "en", Title: "Quay", Product: "Quay"}, "standard")
	const text = "The clerk must file the form. It is kept. It is signed."
	fresh := w.takeApart(text)

	var wg sync.WaitGroup
	for range 4 {
		wg.Go(func() {
			st := w.TakeApart(text)
			st.More = append(st.More, "somebody's own")
		})
	}
	wg.Wait()
	require.Equal(t, fresh, w.TakeApart(text))

	clause, ok := w.ParseClause("the clerk files the form")
	want, wantOK := w.parseClause("the clerk files the form")
	require.Equal(t, wantOK, ok)
	require.Equal(t, want, clause)
}
