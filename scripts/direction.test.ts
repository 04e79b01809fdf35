import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkDirection, cycles, importsOf } from './direction.ts';

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
  expect(importsOf('x.ts', text)).toEqual([
    { specifier: './a.ts', value: false },
    { specifier: '@relab/store', value: true },
    { specifier: './d.ts', value: true },
    { specifier: './e.tsx', value: true },
  ]);
});

test('a cycle is told', () => {
  const graph = new Map([
    ['a', ['b']],
    ['b', ['c']],
    ['c', ['b']],
  ]);
  expect(cycles(graph)).toEqual(['cycle: b → c → b']);
});
