import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../run.ts';
import { compiledFolder } from './build-folders.ts';

const compiler = join(import.meta.dirname, '../../node_modules/.bin/tsc');

/**
 * What runs in browsers and on Node 20 is checked against what those have; the server's packages may use what came with
 * Node 22 (decision 240).
 */
const projects = ['tsconfig.clients.json', 'tsconfig.servers.json'] as const;

/** Compiles the sources of all packages, a module of JavaScript and its declarations for each. Throws where they do not compile. */
export async function compilePackages(): Promise<void> {
  rmSync(compiledFolder, { recursive: true, force: true });
  for (const project of projects) {
    const code = await run(compiler, ['-p', join(import.meta.dirname, project)]);
    if (code !== 0) throw new Error(`The packages do not compile: see above (${project}).`);
  }
}
