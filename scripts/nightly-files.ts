import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');

/**
 * Files that take long and look at everything again (each page, each block, each attack), and those of the console that go
 * into its parts: `npm test` leaves them to `npm run test:nightly` (decision 318).
 */
export const nightlyFiles: Readonly<Record<'unit' | 'database' | 'browser', readonly string[]>> = {
  unit: [
    'packages/content/src/lib/authoring/jobs/import/read-archive.test.ts',
    'packages/server/src/lib/media/damaged-files.test.ts',
    'scripts/packages/packages.test.ts',
    'scripts/release/publish.test.ts',
  ],
  // What is lost and comes back, and what goes wrong while shoppers order.
  database: [
    'apps/marketplace/src/backup/log.pg.test.ts',
    'apps/marketplace/src/backup/scheduled.pg.test.ts',
    'apps/marketplace/src/chaos/chaos.pg.test.ts',
    'apps/marketplace/src/chaos/disk-full.pg.test.ts',
    'apps/marketplace/src/chaos/installation.pg.test.ts',
    'apps/marketplace/src/chaos/log-disk-full.pg.test.ts',
    'apps/marketplace/src/compose/compose.pg.test.ts',
    'apps/marketplace/src/operating/operating.pg.test.ts',
    'apps/marketplace/src/chaos/network.pg.test.ts',
    'apps/marketplace/src/chaos/replica.pg.test.ts',
    'packages/test-server/src/lib/replica/replica-faults.pg.test.ts',
  ],
  browser: [
    'e2e/src/accessibility.browser.test.ts',
    'e2e/src/analytics.browser.test.ts',
    'e2e/src/bad-input.browser.test.ts',
    'e2e/src/bytes.browser.test.ts',
    'e2e/src/console-accessibility.browser.test.ts',
    'e2e/src/console-assist.browser.test.ts',
    'e2e/src/console-bytes.browser.test.ts',
    'e2e/src/console-changed-fields.browser.test.ts',
    'e2e/src/console-changed-type.browser.test.ts',
    'e2e/src/console-comments.browser.test.ts',
    'e2e/src/console-design-input.browser.test.ts',
    'e2e/src/console-design-keyboard.browser.test.ts',
    'e2e/src/console-design-limits.browser.test.ts',
    'e2e/src/console-design.browser.test.ts',
    'e2e/src/console-extremes.browser.test.ts',
    'e2e/src/console-form-tools.browser.test.ts',
    'e2e/src/console-guide.browser.test.ts',
    'e2e/src/console-languages.browser.test.ts',
    'e2e/src/console-list-tools.browser.test.ts',
    'e2e/src/console-media-parts.browser.test.ts',
    'e2e/src/console-media.browser.test.ts',
    'e2e/src/console-neighbors.browser.test.ts',
    'e2e/src/console-orders.browser.test.ts',
    'e2e/src/console-organise.browser.test.ts',
    'e2e/src/console-page-versions.browser.test.ts',
    'e2e/src/console-preview.browser.test.ts',
    'e2e/src/console-publishing.browser.test.ts',
    'e2e/src/console-record-accessibility.browser.test.ts',
    'e2e/src/console-records.browser.test.ts',
    'e2e/src/console-rich-text.browser.test.ts',
    'e2e/src/console-site.browser.test.ts',
    'e2e/src/console-versions.browser.test.ts',
    'e2e/src/console-walk.browser.test.ts',
    'e2e/src/console-workflow.browser.test.ts',
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
