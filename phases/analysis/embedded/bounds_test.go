package embedded

// The bounds of the contract, written down a second time: an engine that changes
// one of its own changes what it promises.
const (
	maxAreas         = 5
	maxComponents    = 9
	maxDimensions    = 5
	maxEpicCapacity  = 20
	maxEpics         = 7
	maxLaterAreas    = 3
	maxOpenQuestions = 12
	maxStories       = 5
	minAreas         = 3
	minComponents    = 4
	minDimensions    = 3
	minEpics         = 3
	minFeatures      = 3
	minGoals         = 2
	minProblem       = 20
	minStories       = 2
	minTerms         = 5
)
