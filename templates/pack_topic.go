package templates

// PackTopic is what an item of a pack gives a value for. Where a sentence of a
// source speaks of one of the things in one of the respects and gives a value
// of the class, the item gives way to it.
type PackTopic struct {
	About Terms  `yaml:"about"` // the things
	Says  Terms  `yaml:"says"`  // in which respect
	Value string `yaml:"value"` // time, size, rate, share, count or money
}
