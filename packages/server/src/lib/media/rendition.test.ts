import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { testBucket } from '../storage/bucket.fixture.ts';
import { openBucket } from '../storage/bucket-bytes.ts';
import type { ByteStore } from '../storage/byte-store.ts';
import { StorageError } from '../storage/storage-error.ts';
import { bytesOf, drawing, picture, setUpMedia } from './media.fixture.ts';
import { mediaRatios } from './media-ratio.ts';
import { mediaRoutes } from './media-routes.ts';
import type { MediaSource } from './media-source.ts';
import type { Turns } from './turns.ts';

/** Milliseconds; a machine that does much else takes long to make pictures. */
const timeout = 30_000;

const chrome = 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8';
const webpOnly = 'image/webp,image/png,image/svg+xml,image/*;q=0.8,*/*;q=0.5';
const photo = await sharp({ create: { width: 800, height: 600, channels: 3, background: '#7a5230' } })
  .jpeg()
  .toBuffer();

/** Red above on the left, blue elsewhere. */
const corner = await sharp({ create: { width: 800, height: 600, channels: 3, background: '#0000ff' } })
  .composite([
    {
      input: { create: { width: 160, height: 120, channels: 3, background: '#ff0000' } },
      left: 0,
      top: 0,
    },
  ])
  .png()
  .toBuffer();

async function setUp(more: Partial<MediaSource> = {}, bytes: Uint8Array = photo) {
  const bench = await setUpMedia(
    [picture('one', { version: 'v', ...more }), picture('photo', { kind: 'photo', ...more })],
    {
      photo: async () => ({ bytes, mimeType: 'image/jpeg' }),
    },
  );
  const app = mediaRoutes(bench.media);
  const get = (path: string, accept?: string) =>
    app.request(`/cms/delivery/media/${path}`, accept === undefined ? {} : { headers: { Accept: accept } });
  return { ...bench, get };
}

const formatOf = async (response: Response) => {
  const { format, compression, width, height } = await sharp(await response.arrayBuffer()).metadata();
  return { type: response.headers.get('Content-Type'), format: compression ?? format, width, height };
};

describe('C-046: media are served', () => {
  test('in the best format that the caller names, and caches are told that it depends on that', {
    timeout,
  }, async () => {
    const { get } = await setUp();
    const size = { width: 320, height: 240 };
    for (const [accept, type, format] of [
      [chrome, 'image/avif', 'av1'],
      [webpOnly, 'image/webp', 'webp'],
      ['*/*', 'image/webp', 'webp'],
      ['image/jpeg,image/png', 'image/png', 'png'],
    ] as const) {
      const response = await get('one?width=320', accept);
      expect([response.status, response.headers.get('Vary')]).toEqual([200, 'Accept']);
      expect(await formatOf(response)).toEqual({ type, format, ...size });
    }
    const tags = await Promise.all(
      [chrome, webpOnly].map(async (accept) => (await get('one?width=320', accept)).headers.get('ETag')),
    );
    expect(new Set(tags).size).toBe(2);
  });

  test('in the format that is asked for, whatever is accepted', { timeout }, async () => {
    const { get } = await setUp();
    for (const [format, type] of [
      ['avif', 'image/avif'],
      ['webp', 'image/webp'],
      ['original', 'image/jpeg'],
    ]) {
      const response = await get(`photo?width=320&format=${format}`, 'image/png');
      expect([response.headers.get('Content-Type'), response.headers.get('Vary')]).toEqual([type, null]);
    }
    for (const wrong of ['png', 'svg', '', 'AVIF', '../x'])
      expect((await get(`photo?format=${encodeURIComponent(wrong)}`)).status).toBe(400);
  });

  test('a drawing never goes out as one: its original is a PNG', async () => {
    const { get } = await setUp();
    expect(await formatOf(await get('one?width=640&format=original'))).toEqual({
      type: 'image/png',
      format: 'png',
      width: 640,
      height: 480,
    });
    const again = await get('one?width=640&format=original');
    expect([again.status, again.headers.get('Content-Type')]).toEqual([200, 'image/png']);
  });

  test('cut to a ratio with the focal point in view', { timeout }, async () => {
    const redOf = async (response: Response) => {
      const { data, info } = await sharp(await response.arrayBuffer())
        .removeAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true });
      let red = 0;
      for (let at = 0; at < data.length; at += info.channels)
        if ((data[at] ?? 0) > 128 && (data[at + 2] ?? 0) < 128) red += 1;
      return [info.width, info.height, red > 0];
    };
    const seen = await setUp({ focus: { x: 0.05, y: 0.05 } }, corner);
    const unseen = await setUp({ focus: { x: 0.9, y: 0.9 } }, corner);
    for (const [ratio, size] of [
      ['1:1', [320, 320]],
      ['9:16', [320, 569]],
      ['21:9', [320, 137]],
    ] as const) {
      const path = `photo?width=320&format=webp&ratio=${ratio}`;
      expect(await redOf(await seen.get(path))).toEqual([...size, true]);
      expect(await redOf(await unseen.get(path))).toEqual([...size, false]);
    }
    for (const ratio of mediaRatios)
      expect((await seen.get(`photo?width=100&ratio=${ratio}&format=webp`)).status).toBe(200);
    for (const wrong of ['2:1', '1', '16x9', '0:0', '-1:1', '1e9:1', ''])
      expect((await seen.get(`photo?ratio=${encodeURIComponent(wrong)}`)).status).toBe(400);
  });

  test('locked up: nothing in a picture runs or fetches, and its type is what it says', async () => {
    const { get } = await setUp();
    const { headers } = await get('one?width=100');
    expect(headers.get('Content-Security-Policy')).toBe("default-src 'none'; sandbox");
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
  });
});

test('a part of a document is sent to who asks for one', async () => {
  const sheet = picture('sheet', { kind: 'document', mimeType: 'application/pdf' });
  const { media } = await setUpMedia([sheet], {
    document: async () => ({ bytes: Buffer.from('%PDF-1.7 words'), mimeType: 'application/pdf' }),
  });
  const app = mediaRoutes(media);
  for (const at of [1, 2]) {
    const response = await app.request('/cms/delivery/media/sheet', { headers: { Range: 'bytes=0-3' } });
    expect([response.status, await response.text(), response.headers.get('Content-Range'), at]).toEqual([
      206,
      '%PDF',
      'bytes 0-3/14',
      at,
    ]);
  }
  const beyond = await app.request('/cms/delivery/media/sheet', { headers: { Range: 'bytes=20-' } });
  expect([beyond.status, beyond.headers.get('Content-Range')]).toEqual([416, 'bytes */14']);
});

/** Turns among instances that share a memory. */
function sharedTurns(): Turns & { readonly taken: Set<string> } {
  const taken = new Set<string>();
  return {
    taken,
    async take(name) {
      if (taken.has(name)) return undefined;
      taken.add(name);
      return async () => void taken.delete(name);
    },
  };
}

test('of several instances that share a bucket one makes a picture, and the others serve it', {
  timeout,
}, async () => {
  const bucket = await testBucket({ prefix: 'media/' });
  const turns = sharedTurns();
  let renders = 0;
  const slow = async () => {
    renders += 1;
    await new Promise((resolve) => setTimeout(resolve, 300));
    return { svg: drawing };
  };
  const instances = await Promise.all(
    Array.from({ length: 4 }, () =>
      setUpMedia([picture('one', { kind: 'slow' })], { slow }, { store: openBucket(bucket.options), turns }),
    ),
  );
  const files = await Promise.all(
    instances.map(({ media }) => media.file('one', { width: 320, format: 'webp' })),
  );
  const bytes = await Promise.all(files.map(bytesOf));
  expect(renders).toBe(1);
  expect(new Set(files.map((file) => file?.etag)).size).toBe(1);
  expect(bytes.every((one) => Buffer.compare(one, bytes[0] ?? one) === 0)).toBe(true);
  const types = () => [...bucket.kept.values()].map(({ type }) => type).sort();
  await expect.poll(types).toEqual(['image/png', 'image/webp']);
  await expect.poll(() => turns.taken.size).toBe(0);
  expect(bucket.asked.filter((line) => line.startsWith('PUT'))).toHaveLength(2);
});

test('a turn ends also when a picture cannot be made', async () => {
  const turns = sharedTurns();
  const { media } = await setUpMedia([picture('bad', { kind: 'none' })], {}, { turns });
  await expect(media.file('bad', { width: 320, format: 'webp' })).rejects.toThrow('No renderer');
  expect(turns.taken.size).toBe(0);
});

/** A store that fails in one way. */
function failing(store: ByteStore, deed: 'write' | 'find', failure: 'full' | 'away'): ByteStore {
  const fail = async () => Promise.reject(new StorageError(failure, 'secret-bucket has no room'));
  return { ...store, [deed]: fail };
}

test('pictures are seen though the store has no room for them, and none of them is kept', async () => {
  const { media: good, store, folder: _ } = await setUpMedia([picture('one')]);
  await good.file('one', { width: 100, format: 'webp' });
  const { media, lines, renders } = await setUpMedia(
    [picture('one'), picture('two')],
    {},
    {
      store: failing(store, 'write', 'full'),
    },
  );
  const app = mediaRoutes(media);
  const get = (path: string, etag = '') =>
    app.request(`/cms/delivery/media/${path}&format=webp`, { headers: { 'If-None-Match': etag } });
  expect((await get('one?width=100')).status).toBe(200);
  expect(renders()).toBe(0);
  const first = await get('two?width=100');
  expect(await formatOf(first)).toMatchObject({ format: 'webp', width: 100 });
  // Its master is not cached either, nor the drawing that both are made of.
  await expect.poll(() => lines.filter((line) => line.includes('has no room'))).toHaveLength(2);
  const etag = first.headers.get('ETag') ?? '';
  expect((await get('two?width=100', etag)).status).toBe(304);
  expect(renders()).toBe(2);
  expect(lines[0]).toContain('has no room');
  expect(await store.find('two')).toBeUndefined();
});

test('a store that does not answer is told as 503, without its name', async () => {
  const { store } = await setUpMedia([]);
  const { media, lines } = await setUpMedia([picture('one')], {}, { store: failing(store, 'find', 'away') });
  const response = await mediaRoutes(media).request('/cms/delivery/media/one');
  expect([response.status, response.headers.get('Retry-After')]).toEqual([503, '2']);
  expect(await response.text()).not.toContain('secret-bucket');
  expect(lines).toEqual([expect.stringContaining('secret-bucket')]);
});
