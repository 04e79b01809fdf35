// Writes packages/toolkit/page-view.schema.json, the JSON Schema of page views made of the toolkit's blocks, for editors and for
// other programs that write views. Run it when a setting, a region or a block changes; a test fails until then:
//   node packages/toolkit/scripts/page-schema.ts
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';

const root = fileURLToPath(new URL('..', import.meta.url));
const target = `${root}page-view.schema.json`;

// Blocks import style sheets, which Node does not: Vite loads them.
const vite = await createServer({
  root,
  configFile: false,
  appType: 'custom',
  logLevel: 'error',
  optimizeDeps: { noDiscovery: true },
  server: { middlewareMode: true, ws: false, watch: null },
});
try {
  const { toolkitBlocks } = await vite.ssrLoadModule('/src/blocks/index.ts');
  const { pageSchema } = await vite.ssrLoadModule('/src/page/index.ts');
  writeFileSync(target, JSON.stringify(pageSchema(toolkitBlocks)));
} finally {
  await vite.close();
}
const biome = createRequire(import.meta.url).resolve('@biomejs/biome/bin/biome');
execFileSync(process.execPath, [biome, 'format', '--write', target], { stdio: 'inherit' });
