#!/usr/bin/env node
import { run } from './run.ts';

process.exitCode = await run(process.argv.slice(2), {
  fetch: (url, init) => fetch(url, init),
  env: process.env,
  now: () => new Date(),
  say: (line) => console.log(line),
  complain: (line) => console.error(line),
});
