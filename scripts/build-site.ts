import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './run.ts';

const site = join(import.meta.dirname, '../site');
const lock = readFileSync(join(site, 'package-lock.json'), 'utf8');
/** The lock file by which `site/node_modules` was installed. */
const marker = join(site, 'node_modules/.installed-lock.json');

async function runOrEnd(command: string, ...args: readonly string[]): Promise<void> {
  const code = await run(command, args);
  if (code === 0) return;
  console.error(`The site was not built: ${command} ${args.join(' ')} ended with ${code}.`);
  process.exit(1);
}

// The generator of the site is no dependency of the project, so it is installed here, and again when its lock has changed.
if (!existsSync(marker) || readFileSync(marker, 'utf8') !== lock) {
  await runOrEnd('npm', 'ci', '--prefix', site, '--ignore-scripts', '--no-audit', '--no-fund');
  writeFileSync(marker, lock);
}
// The rest of the project is checked without the generator, whose types these scripts use.
await runOrEnd(process.execPath, join(site, '../node_modules/typescript/bin/tsc'), '-p', site);
await runOrEnd(process.execPath, join(site, 'scripts/write-reference.ts'));
await runOrEnd(process.execPath, join(site, 'node_modules/vitepress/bin/vitepress.js'), 'build', site);
console.log('The site is in build/site: any web server can send it.');
