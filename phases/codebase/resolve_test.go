package codebase

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"
)

// imported lists the edges of a small project as "a -> b".
func imported(t *testing.T, files map[string]string) []string {
	t.Helper()
	root := t.TempDir()
	for _, name := range sortedKeys(files) {
		p := filepath.Join(root, filepath.FromSlash(name))
		require.NoError(t, os.MkdirAll(filepath.Dir(p), 0o755))
		require.NoError(t, os.WriteFile(p, []byte(files[name]), 0o644))
	}
	e, done, err := begin(t.Context(), Options{Root: root})
	require.NoError(t, err)
	defer done()
	list := []string{}
	for _, x := range e.connect().edges {
		list = append(list, x.from.path+" -> "+x.to)
	}
	return list
}

func TestImportsOfManyLanguages(t *testing.T) {
	t.Parallel()
	tests := []struct {
		name  string
		files map[string]string
		want  []string
	}{
		{"java", map[string]string{
			"src/a/A.java": "package a;\nimport java.util.List;\nimport static b.B.make;\nimport b.inner.*;\n/*\nimport b.Hidden;\n*/\nclass A { String s = \"x\"; }\nimport b.Late;\n",
			"src/b/B.java": "package b;\npublic class B {}\n", "src/b/Hidden.java": "package b;\nclass Hidden {}\n",
			"src/b/Late.java": "package b;\nclass Late {}\n", "src/b/inner/C.java": "package b.inner;\nclass C {}\n",
		}, []string{"src/a/A.java -> src/b/B.java", "src/a/A.java -> src/b/inner/C.java"}},
		{"kotlin", map[string]string{
			"a/Main.kt":  "package a\n\nimport b.helper\nimport b.Thing as T\nimport kotlin.math.max\n\nfun main() {}\n",
			"b/Tools.kt": "package b\n\nfun helper() {}\n", "b/Thing.kt": "package b\n\ndata class Thing(val x: Int)\n",
		}, []string{"a/Main.kt -> b/Tools.kt", "a/Main.kt -> b/Thing.kt"}},
		{"csharp", map[string]string{
			"App/Run.cs": "global using Shop.Data;\nusing System.IO;\nusing static Shop.Tools.Text;\n\nnamespace App;\nclass Run { void A() { using (var x = Y()) {} } }\n",
			"Data/Db.cs": "namespace Shop.Data {\nclass Db {}\n}\n", "Tools/Text.cs": "namespace Shop.Tools;\nstatic class Text {}\n",
		}, []string{"App/Run.cs -> Data/Db.cs", "App/Run.cs -> Tools/Text.cs"}},
		{"php", map[string]string{
			"src/A.php":           "<?php\nnamespace App;\nuse App\\Mail\\{Sender, Letter as L};\nuse function strlen;\nrequire_once __DIR__ . '/boot.php';\nclass A { use Sender; }\n",
			"src/Mail/Sender.php": "<?php\nnamespace App\\Mail;\nclass Sender {}\n", "src/Mail/Letter.php": "<?php\nnamespace App\\Mail;\nclass Letter {}\n",
			"src/boot.php": "<?php\n",
		}, []string{"src/A.php -> src/Mail/Sender.php", "src/A.php -> src/Mail/Letter.php", "src/A.php -> src/boot.php"}},
		{"ruby", map[string]string{
			"lib/a.rb": "require \"json\"\nrequire_relative \"a/b\"\nrequire \"a/c\"\nrequire \"#{x}/d\"\n", "lib/a/b.rb": "# b\n", "lib/a/c.rb": "# c\n",
		}, []string{"lib/a.rb -> lib/a/b.rb", "lib/a.rb -> lib/a/c.rb"}},
		{"c", map[string]string{
			"src/main.c": "#include <stdio.h>\n#include <lib/api.h>\n#include \"local.h\"\n# include \"deep/x.h\"\n// #include \"no.h\"\n", "src/local.h": "int a;\n",
			"include/lib/api.h": "int b;\n", "other/deep/x.h": "int c;\n", "src/no.h": "int d;\n",
		}, []string{"src/main.c -> include/lib/api.h", "src/main.c -> src/local.h", "src/main.c -> other/deep/x.h"}},
		{"rust", map[string]string{
			"Cargo.toml": "[package]\nname = \"my-app\"\n", "src/lib.rs": "pub mod a;\nmod b;\n",
			"src/a/mod.rs": "pub(crate) mod inner;\nuse super::b::Thing;\n", "src/a/inner.rs": "use crate::{\n    b::{self, Other as O},\n    a::Missing,\n};\nuse std::fmt;\n#[cfg(test)]\nmod tests { use crate::Gone; }\n",
			"src/b.rs": "pub struct Thing;\n", "src/bin/tool.rs": "use my_app::a::inner;\n",
		}, []string{
			"src/a/inner.rs -> src/b.rs", "src/a/inner.rs -> src/a/mod.rs", "src/a/mod.rs -> src/a/inner.rs", "src/a/mod.rs -> src/b.rs",
			"src/bin/tool.rs -> src/a/inner.rs", "src/lib.rs -> src/a/mod.rs", "src/lib.rs -> src/b.rs",
		}},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			t.Parallel()
			require.Equal(t, tt.want, imported(t, tt.files))
		})
	}
}

func TestLeadingComment(t *testing.T) {
	t.Parallel()
	tests := []struct{ src, want string }{
		{"//! Seals bytes. And more.\n\nuse x;\n", "Seals bytes."},
		{"/*\n * Copyright 2020 X\n */\n\n// Turns pages.\nint x;\n", "Turns pages."},
		{"/**\n * Finds what is due\n * today.\n */\nexport const a = 1\n", "Finds what is due today."},
		{"#!/usr/bin/env ruby\n# frozen_string_literal: true\n\n# Checks links.\nmodule A\n", "Checks links."},
		{"<?php\n\ndeclare(strict_types=1);\n\nnamespace A;\n", ""},
		{"#pragma once\n\n#include <vector>\n", ""},
		{"package a;\n\n/** Not about the file. */\nclass A {}\n", ""},
		{"// eslint-disable\nfoo()\n", ""},
	}
	for _, tt := range tests {
		require.Equal(t, tt.want, leadingComment([]byte(tt.src)), tt.src)
	}
}
