import { expect, test } from 'vitest';
import { loadCatalogue } from './load-catalogue.ts';

test('a process is not ready until the catalogue was read, also where the first attempts fail', async () => {
  const statuses = [500, 503, 200];
  let searches = 0;
  const lines: string[] = [];
  const search = async () => new Response('', { status: statuses[searches++] ?? 200 });
  const reason = loadCatalogue(search, new AbortController().signal, (line) => void lines.push(line));
  expect(reason()).toBe('catalogue');
  await expect.poll(reason, { timeout: 10_000 }).toBeUndefined();
  expect(searches).toBe(3);
  expect(lines).toHaveLength(2);
});

test('a process that ends searches no more', async () => {
  const ending = new AbortController();
  let searches = 0;
  const search = async () => {
    searches += 1;
    ending.abort();
    return new Response('', { status: 500 });
  };
  const reason = loadCatalogue(search, ending.signal, () => undefined);
  await expect.poll(() => searches).toBe(1);
  expect([reason(), searches]).toEqual(['catalogue', 1]);
});
