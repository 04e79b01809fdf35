import { defineConfig } from 'vitest/config';

// Tests say by name what they need: x.test.ts nothing, x.property.test.ts some time for thousands of random cases,
// x.pg.test.ts a database, x.browser.test.ts a browser.
export default defineConfig({
  test: {
    // Both cores of a small machine: it does nothing else meanwhile.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          name: 'unit',
          setupFiles: ['vitest.setup.ts'],
          // Nothing here keeps state in a module, so files may share a process: a third of the time.
          isolate: false,
          include: ['{packages,apps,scripts,site,bench/src}/**/*.test.{ts,tsx}'],
          exclude: [
            '**/node_modules/**',
            '**/dist/**',
            '**/*.property.test.ts',
            '**/*.pg.test.{ts,tsx}',
            '**/*.outside.test.ts',
            '**/*.browser.test.ts',
          ],
          // No measure: five seconds are passed now and then where something else runs too.
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'property',
          setupFiles: ['vitest.setup.ts'],
          isolate: false,
          include: ['packages/**/*.property.test.ts'],
          testTimeout: 180_000,
        },
      },
      {
        test: {
          name: 'database',
          setupFiles: ['vitest.setup.ts'],
          // Files share a process here too: loading the server for each anew takes as long as many of them do.
          isolate: false,
          include: ['{packages,apps}/**/*.pg.test.ts', 'site/**/*.pg.test.tsx'],
          globalSetup: ['packages/database/src/lib/testing/global-setup.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          // What would be published, installed into empty folders as a stranger would.
          name: 'outside',
          include: ['scripts/outside/*.outside.test.ts'],
          globalSetup: ['scripts/outside/global-setup.ts'],
          testTimeout: 600_000,
          hookTimeout: 600_000,
          maxWorkers: 2,
          sequence: { groupOrder: 2 },
        },
      },
      {
        test: {
          name: 'browser',
          // Each file launches a browser of its own; loading the runner and the helpers anew took as long again.
          isolate: false,
          include: ['e2e/**/*.browser.test.ts'],
          // `SLOWED=4` slows the visitors' devices down (e2e/src/slow-device.ts).
          testTimeout: 180_000 * Number(process.env.SLOWED ?? 1),
          // Whatever comes, comes: the usual second is luck on a busy machine.
          expect: { poll: { timeout: 20_000 * Number(process.env.SLOWED ?? 1) } },
          hookTimeout: 180_000,
          // Each worker has a marketplace of its own. More of them only wait for each other's browsers.
          maxWorkers: process.env.RELAB_ADDRESS ? 1 : 2,
          sequence: { groupOrder: 1 },
          globalSetup: ['e2e/src/global-setup.ts'],
        },
      },
    ],
  },
});
