package command

// stream writes the result as encoding/json would, which takes as long for a
// hundred thousand issues as reading and compiling them.
func (r *IssueWaves) stream(s *jsonStream) {
	s.open('{')
	s.key("waves")
	s.open('[')
	for i := range r.Waves {
		s.next()
		r.Waves[i].stream(s)
	}
	s.close(']')
	s.key("conflicts")
	s.open('[')
	for i := range r.Conflicts {
		s.next()
		r.Conflicts[i].stream(s)
	}
	s.close(']')
	s.key("critical_path")
	s.any(r.CriticalPath)
	s.key("issues")
	s.int(r.Issues)
	s.key("longest_path")
	s.int(r.LongestPath)
	s.key("max_parallel")
	s.int(r.MaxParallel)
	s.key("unknown_files")
	s.int(r.UnknownFiles)
	s.key("assume_disjoint")
	s.bool(r.Disjoint)
	s.close('}')
}

func (w *CompiledWave) stream(s *jsonStream) {
	s.open('{')
	s.key("wave")
	s.int(w.Wave)
	s.key("issues")
	s.open('[')
	for i := range w.Issues {
		one := &w.Issues[i]
		s.next()
		s.open('{')
		s.key("id")
		s.text(one.ID)
		s.key("title")
		s.text(one.Title)
		s.key("status")
		s.text(string(one.Status))
		s.key("priority")
		s.int(one.Priority)
		s.key("waits_for")
		s.texts(one.WaitsFor)
		s.key("files")
		s.texts(one.Files)
		s.key("files_known")
		s.bool(one.FilesKnown)
		s.close('}')
	}
	s.close(']')
	s.close('}')
}

func (c *WaveConflict) stream(s *jsonStream) {
	s.open('{')
	s.key("type")
	s.text(c.Type)
	s.key("severity")
	s.text(c.Severity)
	s.key("issues")
	s.texts(c.Issues)
	s.key("file")
	s.text(c.File)
	s.key("resolution")
	s.text(c.Resolution)
	s.key("resolution_order")
	s.texts(c.ResolutionOrder)
	s.key("rationale")
	s.text(c.Rationale)
	s.close('}')
}
