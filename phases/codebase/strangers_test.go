package codebase_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

// TestInit_OfOtherStacks: what was wrong in profiles of projects that are unlike
// the samples: an Android app, a Phoenix app, functions on AWS, a Laravel app and
// a .NET solution.
func TestInit_OfOtherStacks(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		name      string
		files     map[string]string
		says, not []string
		style     string
		parts     []string // that no key component may be
	}{
		{
			name: "android", style: "app",
			files: map[string]string{
				"settings.gradle.kts": "rootProject.name = \"Notes\"\ninclude(\":app\", \":core\")\n", "build.gradle.kts": "plugins { }\n", "gradlew": "#!/bin/sh\nexec java\n",
				"gradle/libs.versions.toml":           "[versions]\nroom = \"2.6.1\"\n[libraries]\nroom-runtime = { module = \"androidx.room:room-runtime\", version.ref = \"room\" }\n",
				"app/build.gradle.kts":                "plugins {\n  id(\"com.android.application\") version \"8.5.2\"\n}\ndependencies { implementation(project(\":core\")) }\n",
				"app/src/main/AndroidManifest.xml":    "<manifest><application><activity><intent-filter><action android:name=\"android.intent.action.MAIN\"/></intent-filter></activity></application></manifest>\n",
				"app/src/main/java/n/MainActivity.kt": "package n\n\nimport androidx.activity.ComponentActivity\nimport n.core.NoteStore\n\nclass MainActivity : ComponentActivity() {\n    val store = NoteStore()\n}\n",
				"core/build.gradle.kts":               "plugins { id(\"com.android.library\") }\n",
				"core/src/main/java/n/core/Note.kt":   "package n.core\n\nclass NoteStore\n",
			},
			says:  []string{"language Kotlin 2 true", "framework Android\n", "framework Room\n", "dependency Room androidx.room:room-runtime 2.6.1", "entry program app/src/main/java/n/MainActivity.kt"},
			not:   []string{"language Shell", "dependency Android androidx"},
			parts: []string{"build.gradle.kts", "app", "."},
		},
		{
			name: "phoenix", style: "monolith",
			files: map[string]string{
				"mix.exs":            "defmodule H.MixProject do\n  def project do\n    [app: :h]\n  end\n  defp deps do\n    [\n      {:phoenix, \"~> 1.7\"},\n      {:phoenix_live_view, \"~> 1.0\"}\n    ]\n  end\nend\n",
				".formatter.exs":     "[]\n",
				"config/config.exs":  "import Config\n",
				"lib/h/app.ex":       "defmodule H.Application do\n  use Application\n\n  def start(_type, _args), do: Supervisor.start_link([], strategy: :one_for_one)\nend\n",
				"lib/h/berths.ex":    "defmodule H.Berths do\n  def list, do: []\nend\n",
				"lib/h_web/point.ex": "defmodule HWeb.Endpoint do\n  use Phoenix.Endpoint, otp_app: :h\nend\n",
			},
			says:  []string{"framework Phoenix\n", "framework Phoenix LiveView\n", `command run "mix phx.server" in .`, "entry program lib/h/app.ex"},
			parts: []string{".", "mix.exs", "config"},
		},
		{
			name: "functions",
			files: map[string]string{
				"infra/main.tf": "resource \"aws_dynamodb_table\" \"d\" {\n  name = \"d\"\n}\n", "functions/intake/requirements.txt": "boto3==1.34\n",
				"functions/intake/handler.py": "import boto3\n\n\ndef main(event, context):\n    return boto3.resource(\"dynamodb\")\n", "functions/web/index.mjs": "export const handler = async (event) => ({ statusCode: 200 });\n",
				"shared/store.py": "def save(document):\n    return document\n",
			},
			says: []string{"entry function functions/intake/handler.py", "entry function functions/web/index.mjs", "database DynamoDB\n"},
			not:  []string{"entry function shared/store.py"},
		},
		{
			name: "laravel", style: "",
			files: map[string]string{
				"composer.json": "{\n \"require\": {\"laravel/framework\": \"^11.0\"},\n \"require-dev\": {\"larastan/larastan\": \"^2.9\"},\n \"scripts\": {\n  \"analyse\": \"phpstan analyse\"\n }\n}\n", "artisan": "#!/usr/bin/env php\n<?php\n",
				"app/Models/P.php": "<?php\n\nnamespace App\\Models;\n\nclass P {}\n", "app/Services/L.php": "<?php\n\nnamespace App\\Services;\n\nuse App\\Models\\P;\n\nclass L {}\n",
			},
			says:  []string{"tool PHPStan\n", `command lint "composer analyse" in . composer.json:5`},
			parts: []string{"."},
		},
		{
			name: "dotnet", style: "",
			files: map[string]string{
				"T.sln": "Project(\"{F}\") = \"T.Api\", \"src\\T.Api\\T.Api.csproj\", \"{1}\"\nEndProject\n", "Directory.Build.props": "<Project>\n <PropertyGroup>\n  <TargetFramework>net8.0</TargetFramework>\n </PropertyGroup>\n</Project>\n",
				"src/T.Api/T.Api.csproj": "<Project Sdk=\"Microsoft.NET.Sdk.Web\">\n <ItemGroup>\n  <PackageReference Include=\"Npgsql.EntityFrameworkCore.PostgreSQL\" Version=\"8.0.0\" />\n </ItemGroup>\n</Project>\n",
				"src/T.Api/Program.cs":   "var app = WebApplication.CreateBuilder(args).Build();\napp.Run();\n",
			},
			says: []string{"dependency .NET .NET net8.0 Directory.Build.props:3", "framework Entity Framework Core\n", "database PostgreSQL\n", `command run "dotnet run" in src/T.Api`},
		},
	} {
		t.Run(c.name, func(t *testing.T) {
			t.Parallel()
			tech := profileOf(t, c.files)
			got := said(tech.Overview)
			for _, want := range c.says {
				require.Contains(t, got, want)
			}
			for _, wrong := range c.not {
				require.NotContains(t, got, wrong)
			}
			if c.style != "" {
				require.Equal(t, c.style, tech.Overview.Architecture.Style)
			}
			for _, k := range tech.Overview.KeyComponents {
				require.NotContains(t, c.parts, k.Path)
				require.False(t, strings.HasSuffix(k.Path, ".kts"), k.Path)
			}
		})
	}
}
