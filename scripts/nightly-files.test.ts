import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { filesOnBothEngines, loneFiles, nightlyFiles } from './nightly-files.ts';

const root = join(import.meta.dirname, '..');

test('every file that is left to the night is there, and is named once', () => {
  const browser = [...nightlyFiles.browser, ...loneFiles];
  expect(globSync('e2e/src/*.browser.test.ts', { cwd: root })).toEqual(expect.arrayContaining(browser));
  expect(globSync('{packages,apps,scripts}/**/*.test.ts', { cwd: root })).toEqual(
    expect.arrayContaining([...nightlyFiles.unit, ...nightlyFiles.database]),
  );
  expect(new Set(browser).size).toBe(browser.length);
});

test('suites of both engines are run on PGlite at night, those about the engines by day', () => {
  const files = filesOnBothEngines();
  expect(files).toContain('packages/commerce/src/lib/cart/cart.pg.test.ts');
  expect(files).not.toContain('packages/database/src/lib/migrate/migrate.pg.test.ts');
});
