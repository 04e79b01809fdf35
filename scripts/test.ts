import { loneFiles, nightlyFiles } from './nightly-files.ts';
import { command, installed, project, runSteps } from './test-steps.ts';

/** Every check but those of `npm run test:nightly`, meant for ten minutes on two cores. */
await runSteps([
  // The compiler uses one core. The pages stand before any test that starts a marketplace: two that built at once would take
  // them from each other.
  [
    command('types', installed('tsc'), '--noEmit'),
    command('lint', installed('biome'), 'check', '.'),
    command('pages', process.execPath, 'scripts/build-pages.ts'),
  ],
  project('unit', { without: nightlyFiles.unit }),
  project('property'),
  project('database', { without: nightlyFiles.database, env: { RELAB_TEST_ENGINE: 'postgres' } }),
  project('browser', { without: [...nightlyFiles.browser, ...loneFiles] }),
]);
