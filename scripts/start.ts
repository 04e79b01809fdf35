import { flushCompileCache } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { areBuilt, consoleBuild, pagesBuild, serverBuild, serverProgram } from './build-state.ts';
import { run } from './run.ts';

/** Milliseconds after which what has run is worth storing, the first pages included. */
const warm = 20_000;

// In a process of its own: what builds takes 700 MB, and would keep them.
if (!areBuilt([pagesBuild, consoleBuild, serverBuild])) {
  const code = await run(process.execPath, [join(import.meta.dirname, 'build-pages.ts')]);
  if (code !== 0) process.exit(code);
}
await import(pathToFileURL(serverProgram).href);
setTimeout(flushCompileCache, warm).unref();
