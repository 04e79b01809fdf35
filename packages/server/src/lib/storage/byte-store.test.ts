import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { testBucket } from './bucket.fixture.ts';
import { openBucket } from './bucket-bytes.ts';
import { type ByteStore, readAllBytes, type StoredBytes } from './byte-store.ts';
import { openFolder } from './folder-bytes.ts';

async function allOf(listing: AsyncIterable<StoredBytes>): Promise<readonly StoredBytes[]> {
  const found: StoredBytes[] = [];
  for await (const one of listing) found.push(one);
  return found;
}

const bytes = (text: string) => new Uint8Array(new TextEncoder().encode(text));
const text = async (opened: Awaited<ReturnType<ByteStore['read']>>) =>
  opened && new TextDecoder().decode(await readAllBytes(opened));

/** A large file, as a stream of pieces. */
const size = 3_000_000;
const large = Uint8Array.from({ length: size }, (_, at) => (at * 31 + (at >> 9)) & 255);
const pieces = (from: Uint8Array<ArrayBuffer>, most = from.byteLength) => {
  let at = 0;
  return new ReadableStream<Uint8Array<ArrayBuffer>>({
    pull(controller) {
      if (at >= most) controller.close();
      else controller.enqueue(from.slice(at, Math.min(at + 100_000, most)));
      at += 100_000;
    },
  });
};

async function folder(): Promise<string> {
  const path = await mkdtemp(join(tmpdir(), 'relab-bytes-'));
  onTestFinished(() => rm(path, { recursive: true, force: true }));
  return path;
}

describe.each([
  ['a folder', async () => openFolder(await folder())],
  ['a bucket', async () => openBucket((await testBucket()).options)],
  ['a part of a bucket', async () => openBucket((await testBucket({ prefix: 'media/' })).options)],
])('%s', (_, open) => {
  test('bytes are there as they were written, until they are removed', async () => {
    const store = await open();
    expect(await store.find('ab/one.webp')).toBeUndefined();
    expect(await store.read('ab/one.webp')).toBeUndefined();
    const written = await store.write('ab/one.webp', bytes('one'), 'image/webp');
    const found = await store.find('ab/one.webp');
    expect(found).toMatchObject({ name: 'ab/one.webp', size: 3, etag: written.etag });
    expect(Math.abs(Date.now() - (found?.changed ?? 0))).toBeLessThan(5000);
    const opened = await store.read('ab/one.webp');
    expect(opened).toMatchObject({ name: 'ab/one.webp', size: 3, etag: written.etag });
    expect(await text(opened)).toBe('one');
    await store.remove('ab/one.webp');
    await store.remove('ab/one.webp');
    expect(await store.find('ab/one.webp')).toBeUndefined();
  });

  test('other bytes have another tag, and nothing at all is something too', async () => {
    const store = await open();
    const one = await store.write('one', bytes('one'), 'text/plain');
    const four = await store.write('four', bytes('four'), 'text/plain');
    expect(one.etag).not.toBe(four.etag);
    expect(one.etag).toMatch(/^"[^"]+"$/);
    await store.write('none', bytes(''), 'text/plain');
    expect(await store.find('none')).toMatchObject({ size: 0 });
    expect(await text(await store.read('none'))).toBe('');
  });

  test('a part is read without the rest, and its size is that of the whole', async () => {
    const store = await open();
    await store.write('letters', bytes('abcdefghij'), 'text/plain');
    for (const [start, end, part] of [
      [0, 0, 'a'],
      [3, 5, 'def'],
      [9, 9, 'j'],
    ] as const) {
      const opened = await store.read('letters', { start, end });
      expect(opened?.size).toBe(10);
      expect(await text(opened)).toBe(part);
    }
  });

  test('a large file is written and read as a stream', async () => {
    const store = await open();
    const kept = await store.write('large', { size, open: () => pieces(large) }, 'application/pdf');
    expect(kept.size).toBe(size);
    const opened = await store.read('large');
    expect(opened?.body).toBeInstanceOf(ReadableStream);
    expect(opened && Buffer.compare(await readAllBytes(opened), large)).toBe(0);
    const part = await store.read('large', { start: 1_000_000, end: 2_499_999 });
    expect(part && Buffer.compare(await readAllBytes(part), large.subarray(1_000_000, 2_500_000))).toBe(0);
  });

  test('what breaks off while it is written, or is shorter than was said, is never seen', async () => {
    const store = await open();
    let opened = 0;
    const broken = () =>
      new ReadableStream<Uint8Array<ArrayBuffer>>({
        pull(controller) {
          opened += 1;
          if (opened % 5 === 0) controller.error(new Error('the sender went away'));
          else controller.enqueue(large.slice(0, 100_000));
        },
      });
    await expect(store.write('half', { size, open: broken }, 'x/y')).rejects.toThrow();
    await expect(
      store.write('short', { size, open: () => pieces(large, 1_000_000) }, 'x/y'),
    ).rejects.toThrow();
    expect(await store.find('half')).toBeUndefined();
    expect(await store.find('short')).toBeUndefined();
    expect(await allOf(store.list())).toEqual([]);
  });

  test('everything is listed, over several pages', async () => {
    const store = await open();
    const names = ['aa/1', 'aa/2', 'bb/3', 'bb/4', 'cc/5'];
    for (const name of names) await store.write(name, bytes(name), 'text/plain');
    const listed = await allOf(store.list());
    expect(listed.map(({ name }) => name).sort()).toEqual(names);
    for (const one of listed) {
      expect(one).toMatchObject({ size: 4, etag: (await store.find(one.name))?.etag });
      expect(Math.abs(Date.now() - one.changed)).toBeLessThan(5000);
    }
  });

  test.each([
    '../one',
    '/one',
    'a/../../one',
    'a//b',
    '.hidden',
    'a/.b',
    '',
    'a\0b',
    'a\\b',
    'ä',
    'x'.repeat(201),
  ])('the name %j is refused before anything is asked', async (name) => {
    const store = await open();
    await expect(async () => await store.find(name)).rejects.toThrow(TypeError);
    await expect(async () => await store.read(name)).rejects.toThrow(TypeError);
    await expect(async () => await store.write(name, bytes('x'), 'x/y')).rejects.toThrow(TypeError);
    await expect(async () => await store.remove(name)).rejects.toThrow(TypeError);
  });

  test('of two writers of one name both succeed, and one of them is read', async () => {
    const store = await open();
    const texts = Array.from({ length: 8 }, (_, at) => `${at}`.repeat(50_000));
    await Promise.all(texts.map((one) => store.write('same', bytes(one), 'text/plain')));
    expect(texts).toContain(await text(await store.read('same')));
  });
});

test('a folder that is not there holds nothing, and is made when something is written', async () => {
  const path = join(await folder(), 'deep', 'er');
  const store = openFolder(path);
  expect(await allOf(store.list())).toEqual([]);
  await store.removeParts();
  await store.write('one', bytes('one'), 'text/plain');
  expect((await readdir(path)).sort()).toEqual(['one', 'part']);
});
