import { maxRedirectsAtOnce } from '@relab/contract/content';
import { expect, test } from 'vitest';
import { type RedirectLine, redirectLines, writeLines } from './redirect-file.ts';

const file = (headers: readonly string[], ...rows: string[][]) => ({ headers, rows, delimiter: ',' });
const { signal } = new AbortController();

test('columns are found by their names, in any order and in capitals', () => {
  expect(redirectLines(file(['To', 'Note', 'FROM'], ['about', 'x', ' old ']))).toEqual([
    { line: 2, urlAlias: 'old', target: 'about', language: '' },
  ]);
  expect(redirectLines(file(['old', 'new'], ['a', 'b']))).toBeUndefined();
});

const lines = (count: number): readonly RedirectLine[] =>
  Array.from({ length: count }, (_, at) => ({
    ...{ line: at + 2, urlAlias: `old-${at}`, target: `old-${at + 1}`, language: '' },
  }));

test('what leads to a line further below is written once that is, and what stays wrong is said', async () => {
  const written = new Set(['old-0']);
  const write = async (part: readonly RedirectLine[]) => ({
    results: part.map(({ urlAlias, target }) => {
      const isKnown = written.has(target) || part.some((one) => one.urlAlias === target);
      if (isKnown) written.add(urlAlias);
      return isKnown
        ? { outcome: 'Created' as const, message: null }
        : { outcome: 'Rejected' as const, message: `There is no content named ${target}.` };
    }),
  });
  const all = [...lines(maxRedirectsAtOnce + 20), { line: 0, urlAlias: '', target: 'x', language: '' }];
  const report = await writeLines(all, { write, signal, onProgress: () => {}, emptyLine: 'Empty.' });
  expect(report).toMatchObject({ done: all.length, created: maxRedirectsAtOnce + 19 });
  expect(report.failures.map(({ message }) => message)).toEqual([
    'Empty.',
    `There is no content named old-${maxRedirectsAtOnce + 20}.`,
  ]);
});

test('it ends where it is stopped, with what was done', async () => {
  const controller = new AbortController();
  const report = await writeLines(lines(maxRedirectsAtOnce * 3), {
    write: async (part) => ({ results: part.map(() => ({ outcome: 'Created', message: null })) }),
    signal: controller.signal,
    onProgress: () => controller.abort(),
    emptyLine: '',
  });
  expect(report.done).toBe(maxRedirectsAtOnce);
});
