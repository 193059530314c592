package queue

import (
	"cmp"
	"strconv"
	"strings"

	"github.com/overtone-cli/overtone/issues/solutions"
)

// number is the number of an item id such as S-12, 0 for another form.
func number(id string) int {
	_, digits, _ := strings.Cut(id, "-")
	n, err := strconv.Atoi(digits)
	if err != nil {
		return 0
	}
	return n
}

// compareItems orders item ids as people count: S-9 before S-10.
func compareItems(a, b string) int {
	return cmp.Or(cmp.Compare(number(a), number(b)), strings.Compare(a, b))
}

// nextID is a new id: higher than any that the queue has.
func (q *Queue) nextID() string {
	n := 0
	for _, item := range q.items() {
		n = max(n, number(item.ItemID))
	}
	return "S-" + strconv.Itoa(n+1)
}

// describe notes what a solution does.
func (i *Item) describe(solution solutions.Solution) {
	i.SolutionID, i.TaskCount, i.FilesTouched = solution.ID, len(solution.Tasks), solution.Files()
	count := map[string]int{}
	for _, task := range solution.Tasks {
		for _, file := range task.Files {
			count[file.Action]++
		}
	}
	i.FileAction = "modify"
	if count["create"] > 0 && count["create"] >= count["modify"]+count[""] {
		i.FileAction = "create"
	}
	if count["delete"] > 0 && count["delete"] >= count["create"]+count["modify"]+count[""] {
		i.FileAction = "delete"
	}
}
