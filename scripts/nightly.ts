import { filesOnBothEngines, loneFiles, nightlyFiles } from './nightly-files.ts';
import { command, project, runSteps } from './test-steps.ts';

/** What `npm test` leaves out, so that it fits into ten minutes. Both together are every test there is. */
await runSteps([
  command('pages', process.execPath, 'scripts/build-pages.ts'),
  command('site', process.execPath, 'scripts/build-site.ts'),
  project('unit', { files: nightlyFiles.unit }),
  project('database', { files: nightlyFiles.database, env: { RELAB_TEST_ENGINE: 'postgres' } }),
  project('database', {
    title: 'database, on PGlite',
    files: filesOnBothEngines(),
    env: { RELAB_TEST_ENGINE: 'pglite' },
  }),
  project('browser', { files: nightlyFiles.browser }),
  project('browser', { title: 'browser, alone', files: loneFiles }),
  project('outside'),
]);
