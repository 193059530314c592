// Checks every mermaid block of the Markdown files below the given folders with
// mermaid's own parser and names file:line of each that it refuses.
//
//   node check.mjs FOLDER...
//
// Exit codes: 0 all diagrams parse, 1 some do not, 2 nothing to check.

import { readFileSync, readdirSync, statSync } from "node:fs";
import { join, relative } from "node:path";
import { JSDOM } from "jsdom";

// Mermaid cleans labels with a sanitiser that wants a document, even when it
// only parses.
const { window } = new JSDOM("<!doctype html><body></body>");
globalThis.window = window;
globalThis.document = window.document;
const { default: mermaid } = await import("mermaid");

/** Markdown files below a folder, or the file itself, in a fixed order. */
function markdownFiles(path) {
  if (statSync(path).isFile()) return [path];
  return readdirSync(path)
    .sort()
    .filter((name) => name !== "node_modules")
    .map((name) => join(path, name))
    .flatMap((child) =>
      statSync(child).isDirectory() || child.endsWith(".md") ? markdownFiles(child) : [],
    );
}

/** The mermaid blocks of a text, each with the 1-based line of its first line. */
function blocks(text) {
  const found = [];
  let fence = null; // the open fence: its marker, whether it is a diagram, lines so far
  text.split(/\r?\n/).forEach((line, index) => {
    const marker = line.match(/^ {0,3}(`{3,}|~{3,})(.*)$/);
    if (fence === null) {
      if (marker) {
        const diagram = marker[2].trim().split(/\s+/)[0] === "mermaid";
        fence = { marker: marker[1], diagram, line: index + 2, lines: [] };
      }
      return;
    }
    const closes =
      marker &&
      marker[2].trim() === "" &&
      marker[1][0] === fence.marker[0] &&
      marker[1].length >= fence.marker.length;
    if (!closes) {
      fence.lines.push(line);
      return;
    }
    if (fence.diagram) found.push(fence);
    fence = null;
  });
  if (fence?.diagram) found.push(fence); // never closed: still shown as a diagram
  return found;
}

/** The line inside a block that the parser complains about, 0-based, or 0. */
function lineWithin(error) {
  const spot = error?.hash?.loc?.first_line ?? Number(/line (\d+)/.exec(error?.message)?.[1] ?? 1);
  return Number.isFinite(spot) && spot > 0 ? spot - 1 : 0;
}

const folders = process.argv.slice(2);
let files = 0;
let diagrams = 0;
let refused = 0;
for (const file of folders.flatMap(markdownFiles)) {
  files++;
  for (const block of blocks(readFileSync(file, "utf8"))) {
    diagrams++;
    try {
      await mermaid.parse(block.lines.join("\n"));
    } catch (error) {
      refused++;
      const reason = String(error?.message ?? error).split("\n")[0];
      console.error(`${relative(process.cwd(), file)}:${block.line + lineWithin(error)}: ${reason}`);
    }
  }
}
if (diagrams === 0) {
  console.error(`no diagram in ${files} Markdown files below ${folders.join(" ") || "nothing"}`);
  process.exit(2);
}
console.log(`${diagrams} diagrams in ${files} files, ${refused} refused`);
process.exit(refused === 0 ? 0 : 1);
