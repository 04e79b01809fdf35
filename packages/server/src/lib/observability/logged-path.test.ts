import { expect, test } from 'vitest';
import { loggedPath } from './logged-path.ts';

test.each([
  ['/global-search/centrifuge?name=Ines%20Okoro', '/global-search/centrifuge'],
  ['/verify-email?token=abcdefghijklmnopqrstuvwxyz0123456789', '/verify-email'],
  ['/services/identity/notices/9f8e7d6c5b4a39281706f5e4d3c2b1a0', '/services/identity/notices/…'],
  ['/preview/eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0NTY3ODkwIn0.dozjgNryP4J3jVmNHl0w5N', '/preview/…'],
])('of %s no query and nothing that opens something is logged', (address, path) => {
  expect(loggedPath(address)).toBe(path);
});

test.each([
  '/product/high-speed-refrigerated-floor-centrifuge-6-x-1000-ml/01tAB00000012345AA',
  '/services/data/v63.0/ui-api/records/001AB00000012345AA',
  '/assets/main-Dx92kQ1b.js',
])('%s is logged as it is', (address) => {
  expect(loggedPath(address)).toBe(address);
});

test('a path without end is cut', () => {
  expect(loggedPath(`/${'a-'.repeat(5_000)}`).length).toBeLessThan(600);
});
