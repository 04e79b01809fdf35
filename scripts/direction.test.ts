import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkDirection, cycles, importsOf, mutualFolders } from './direction.ts';

test('imports go downwards only, through the entries of packages, declared, without a cycle', () => {
  expect(checkDirection(join(import.meta.dirname, '..'))).toEqual([]);
}, 30_000);

test('an import is found however it is written', () => {
  const text = `
    import type { A } from './a.ts';
    import { type B, c } from '@relab/store';
    export { d } from './d.ts';
    const e = () => import('./e.tsx');
  `;
  expect(importsOf('x.ts', text)).toEqual(['./a.ts', '@relab/store', './d.ts', './e.tsx']);
});

test('a cycle is reported', () => {
  const graph = new Map([
    ['a', ['b']],
    ['b', ['c']],
    ['c', ['b']],
  ]);
  expect(cycles(graph)).toEqual(['cycle: b → c → b']);
});

test('two folders that import each other are reported, whatever the files', () => {
  const graph = new Map([
    ['packages/server/src/lib/http/route.ts', ['packages/server/src/lib/limits/network.ts']],
    ['packages/server/src/lib/limits/limit.ts', ['packages/server/src/lib/http/error.ts']],
    ['packages/server/src/lib/mail/mail.ts', ['packages/server/src/lib/http/error.ts']],
  ]);
  expect(mutualFolders(graph)).toEqual([
    'folders that import each other: packages/server/src/lib/http/route.ts → packages/server/src/lib/limits/network.ts, packages/server/src/lib/limits/limit.ts → packages/server/src/lib/http/error.ts',
  ]);
});
