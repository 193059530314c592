package roadmap

import "context"

func (r *Run) refine(ctx context.Context) error { return nil }
