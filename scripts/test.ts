import { loneFiles, nightlyFiles } from './nightly-files.ts';
import { command, installed, project, runSteps } from './test-steps.ts';

/** Every check but those of `npm run test:nightly`, meant for ten minutes on two cores. */
await runSteps([
  command('types', installed('tsc'), '--noEmit'),
  command('lint', installed('biome'), 'check', '.'),
  project('unit', { without: nightlyFiles.unit }),
  project('property'),
  // Before the tests that start a marketplace: two that built at once would take the pages from each other.
  command('pages', process.execPath, 'scripts/build-pages.ts'),
  project('database', { env: { RELAB_TEST_ENGINE: 'postgres' } }),
  project('browser', { without: [...nightlyFiles.browser, ...loneFiles] }),
]);
