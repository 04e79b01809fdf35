#!/usr/bin/env node
import { nodeProblem } from './lib/node-version.ts';

// Loaded after that: an older Node fails on the code itself, with an error of its own.
const problem = nodeProblem(process.versions.node);
if (problem !== undefined) {
  console.error(problem);
  process.exitCode = 1;
} else {
  const { main } = await import('./lib/main.ts');
  process.exitCode = await main(process.argv.slice(2));
}
