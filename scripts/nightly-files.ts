import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');

/**
 * Files that take long and look at everything again (each page, each block, each attack): `npm test` leaves them to
 * `npm run test:nightly`.
 */
export const nightlyFiles: { readonly unit: readonly string[]; readonly browser: readonly string[] } = {
  unit: [
    'packages/content/src/lib/authoring/jobs/import/read-archive.test.ts',
    'packages/server/src/lib/media/damaged-files.test.ts',
    'scripts/release/publish.test.ts',
  ],
  browser: [
    'e2e/src/accessibility.browser.test.ts',
    'e2e/src/bad-input.browser.test.ts',
    'e2e/src/bytes.browser.test.ts',
    'e2e/src/console-accessibility.browser.test.ts',
    'e2e/src/console-bytes.browser.test.ts',
    'e2e/src/console-extremes.browser.test.ts',
    'e2e/src/console-guide.browser.test.ts',
    'e2e/src/console-record-accessibility.browser.test.ts',
    'e2e/src/gallery-accessibility.browser.test.ts',
    'e2e/src/gallery.browser.test.ts',
    'e2e/src/hostile-markup.browser.test.ts',
    'e2e/src/hostile-media.browser.test.ts',
    'e2e/src/keyboard.browser.test.ts',
    'e2e/src/languages.browser.test.ts',
    'e2e/src/pages.browser.test.ts',
    'e2e/src/screen-reader.browser.test.ts',
    'e2e/src/studio-guide.browser.test.ts',
  ],
};

/** It measures how long others wait during an attack, so nothing else may run beside it. */
export const loneFiles: readonly string[] = ['e2e/src/attacks.browser.test.ts'];

/**
 * Suites that run on both engines: `npm test` has their run on PostgreSQL. What is about the engines themselves
 * (`everyEngine`), or is run on one of them alone, is whole there.
 */
export const filesOnBothEngines = (): readonly string[] =>
  globSync('{packages,apps}/**/*.pg.test.ts', { cwd: root, exclude: ['**/node_modules/**'] })
    .filter((file) => readFileSync(join(root, file), 'utf8').includes('(testEngines)'))
    .sort();
