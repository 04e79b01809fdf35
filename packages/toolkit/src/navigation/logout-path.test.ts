import { expect, test } from 'vitest';
import { logoutPath } from './index.ts';

test.each([
  ['', '/webruntime/logout'],
  ['/', '/webruntime/logout'],
  ['/s', '/webruntime/logout'],
  ['/s/', '/webruntime/logout'],
  ['/relab', '/relab/webruntime/logout'],
  ['/relab/s', '/relab/webruntime/logout'],
  ['/relab/s/', '/relab/webruntime/logout'],
  ['/s/s', '/s/webruntime/logout'],
  ['/labs', '/labs/webruntime/logout'],
])('S-076 the site at %j is left at %s', (basePath, path) => expect(logoutPath(basePath)).toBe(path));
