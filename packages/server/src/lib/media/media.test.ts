import { readdir, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { bytesOf, picture, setUpMedia } from './media.fixture.ts';
import { mediaWidths } from './media-width.ts';
import { type PictureWork, pictureWork } from './picture-work.ts';

/** Milliseconds; a machine that does much else takes long to make pictures. */
const timeout = 30_000;

test('S-279 S-280 S-281 S-284 every width is made as WebP, from one rendering', { timeout }, async () => {
  const { media, renders } = await setUpMedia([picture('one')]);
  for (const width of mediaWidths) {
    const file = await media.file('one', { width, format: 'webp' });
    const found = await sharp(await bytesOf(file)).metadata();
    expect([found.format, found.width, found.height]).toEqual(['webp', width, width * 0.75]);
  }
  expect(renders()).toBe(1);
});

test('a second request is served from the file', async () => {
  const { media, renders } = await setUpMedia([picture('one')]);
  const first = await media.file('one', { width: 640, format: 'webp' });
  const second = await media.file('one', { width: 640, format: 'webp' });
  expect([second?.etag, second?.size]).toEqual([first?.etag, first?.size]);
  expect(await bytesOf(second)).toEqual(await bytesOf(first));
  expect(renders()).toBe(1);
});

test('twenty requests at once render once and leave no part behind', { timeout }, async () => {
  const { media, folder, renders } = await setUpMedia([picture('one')]);
  const widths = [320, 640] as const;
  const files = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      media.file('one', { width: widths[index % 2] ?? 320, format: 'webp' }),
    ),
  );
  expect(renders()).toBe(1);
  expect(new Set(files.map((file) => file?.etag)).size).toBe(2);
  await expect.poll(() => readdir(join(folder, 'part'))).toEqual([]);
});

test('a small picture is served before its master is made, which a larger one waits for', {
  timeout,
}, async () => {
  const { promise: allowed, resolve: allow } = Promise.withResolvers<void>();
  let masters = 0;
  const work: PictureWork = {
    ...pictureWork,
    async rasterizeSvg(svg) {
      masters += 1;
      await allowed;
      return await pictureWork.rasterizeSvg(svg);
    },
  };
  const { media } = await setUpMedia([picture('one')], {}, { workOf: () => work });
  const small = await media.file('one', { width: 320, format: 'webp' });
  expect((await sharp(await bytesOf(small)).metadata()).width).toBe(320);
  await expect.poll(() => masters).toBe(1);
  const large = media.file('one', { width: 960, format: 'webp' });
  allow();
  expect((await sharp(await bytesOf(await large)).metadata()).width).toBe(960);
  expect(masters).toBe(1);
});

test('a master that could not be made is made for the larger picture that needs it', {
  timeout,
}, async () => {
  let masters = 0;
  const work: PictureWork = {
    ...pictureWork,
    async rasterizeSvg(svg) {
      masters += 1;
      if (masters === 1) throw new Error('ended');
      return await pictureWork.rasterizeSvg(svg);
    },
  };
  const { media } = await setUpMedia([picture('one')], {}, { workOf: () => work });
  await media.file('one', { width: 320, format: 'webp' });
  await expect.poll(() => masters).toBe(1);
  expect(await media.file('one', { width: 960, format: 'webp' })).toBeDefined();
  expect(masters).toBe(2);
});

test('a new version is rendered again; a key that differs in case only is another picture', async () => {
  const { media, renders } = await setUpMedia([picture('one'), picture('One')]);
  const lower = await media.file('one', { width: 100, format: 'webp' });
  const upper = await media.file('One', { width: 100, format: 'webp' });
  expect((await bytesOf(lower)).byteLength).toBe((await bytesOf(upper)).byteLength);
  expect(renders()).toBe(2);
});

test('an unknown key has no file, no placeholder', async () => {
  const { media } = await setUpMedia([]);
  expect(await media.file('none', { width: 640, format: 'webp' })).toBeUndefined();
  expect(await media.placeholder('none')).toBeUndefined();
});

test('a photo is turned upright, never enlarged, and loses the notes of the camera', async () => {
  const photo = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#884422' } })
    .withExif({ IFD0: { Make: 'Some camera' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const { media } = await setUpMedia([picture('photo', { kind: 'photo' })], {
    photo: async () => ({ bytes: photo, mimeType: 'image/jpeg' }),
  });
  const file = await media.file('photo', { width: 960, format: 'webp' });
  const found = await sharp(await bytesOf(file)).metadata();
  expect([found.width, found.height, found.exif]).toEqual([300, 400, undefined]);
});

test('the placeholder is small, decodes, has the color of the picture, and is made once', {
  timeout,
}, async () => {
  const { media, saved } = await setUpMedia([picture('one')]);
  const url = await media.placeholder('one');
  expect(url).toMatch(/^data:image\/webp;base64,/);
  expect(url?.length).toBeLessThanOrEqual(300);
  expect(saved.get('one')).toBe(url);
  const bytes = Buffer.from(url?.split(',')[1] ?? '', 'base64');
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
  expect(info.width / info.height).toBeCloseTo(4 / 3, 1);
  const middle = (Math.floor(info.height / 2) * info.width + info.width / 2) * info.channels;
  const [red = 0, , blue = 0] = data.subarray(middle, middle + 3);
  expect(blue).toBeGreaterThan(red + 30);
  expect(data[0]).toBeGreaterThan(190);
  expect(await media.placeholder('one')).toBe(url);
});

test('preparing makes what is missing, goes on after a bad source, and makes nothing twice', {
  timeout,
}, async () => {
  const bad = picture('bad', { kind: 'broken' });
  const { media, saved, lines, renders } = await setUpMedia([picture('one'), bad, picture('two')], {
    broken: async () => {
      throw new Error('no such instrument');
    },
  });
  const steps: number[] = [];
  expect(await media.prepare({ onProgress: (done) => steps.push(done) })).toEqual({ done: 3, failed: 1 });
  expect(steps).toEqual([1, 2, 3]);
  expect([...saved.keys()]).toEqual(['one', 'two']);
  expect(lines).toEqual([expect.stringContaining('no such instrument')]);
  await media.prepare();
  expect(renders()).toBe(2);
});

test('preparing stops when told', async () => {
  const { media, renders } = await setUpMedia(Array.from({ length: 50 }, (_, index) => picture(`p${index}`)));
  const stop = new AbortController();
  const { done } = await media.prepare({ signal: stop.signal, onProgress: () => stop.abort() });
  expect(done).toBe(1);
  expect(renders()).toBe(1);
});

test('what a killed process left behind is removed after an hour, and is never served', {
  timeout,
}, async () => {
  const { media, folder } = await setUpMedia([picture('one')]);
  await media.file('one', { width: 100, format: 'webp' });
  const old = join(folder, 'part', 'old');
  const young = join(folder, 'part', 'young');
  await writeFile(old, 'half');
  await writeFile(young, 'half');
  await utimes(old, new Date(0), new Date(0));
  await media.prepare();
  await expect(stat(old)).rejects.toThrow('ENOENT');
  expect((await stat(young)).size).toBe(4);
});

test('the event loop stays free while pictures are made', { timeout }, async () => {
  const { media } = await setUpMedia(Array.from({ length: 4 }, (_, index) => picture(`p${index}`)));
  let ticks = 0;
  const timer = setInterval(() => {
    ticks += 1;
  }, 5);
  const started = performance.now();
  await Promise.all(
    Array.from({ length: 4 }, (_, index) => media.file(`p${index}`, { width: 320, format: 'webp' })),
  );
  clearInterval(timer);
  const possible = (performance.now() - started) / 5;
  expect(ticks).toBeGreaterThan(possible / 10);
});
