package command

import (
	"context"

	"github.com/overtone-cli/overtone/phases/interview"
	"github.com/overtone-cli/overtone/phases/roadmap"
)

func (a *App) handOffRoadmap(ctx context.Context, person interview.Asker, r *roadmap.Run) {}
