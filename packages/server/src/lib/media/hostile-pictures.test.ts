import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { claimedGif, claimedPng, claimedTiff, claimedWebp, packedText } from './claimed-picture.fixture.ts';
import { picture, setUpMedia } from './media.fixture.ts';
import { mediaRoutes } from './media-routes.ts';
import { readPictureSize } from './picture-size.ts';
import { rasterizePhoto, rasterizeSvg } from './raster.ts';

/** Milliseconds; a machine that does much else takes long to make pictures. */
const timeout = 30_000;

const text = (words: string) => Buffer.from(words, 'latin1');
const whole = await sharp({ create: { width: 200, height: 200, channels: 3, background: '#336699' } })
  .jpeg()
  .toBuffer();

const hostile: readonly (readonly [name: string, bytes: Uint8Array])[] = [
  ['a PNG of 30,000 × 30,000 points', claimedPng(30_000, 30_000)],
  ['a PNG of 60,000,000 × 2 points', claimedPng(60_000_000, 2)],
  ['a GIF of 65,535 × 65,535 points', claimedGif(65_535, 65_535)],
  ['a WebP of 16,383 × 16,383 points', claimedWebp(16_383, 16_383)],
  ['a TIFF of 30,000 × 30,000 points', claimedTiff(30_000, 30_000)],
  ['a drawing', text('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script/></svg>')],
  [
    'a drawing behind a comment',
    text('<!-- --><svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
  ],
  ['a page', text('<!doctype html><script>alert(1)</script>')],
  ['a PDF', text('%PDF-1.7')],
  ['an archive', text('PK\x03\x04')],
  ['nothing', new Uint8Array()],
  ['a picture that was cut off', whole.subarray(0, whole.length / 2)],
  ['the head of a PNG alone', text('\x89PNG\r\n\x1a\n')],
];

test.each(hostile)(
  '%s is made no picture of, quickly, and is told without details',
  { timeout },
  async (_, bytes) => {
    const { media, lines, store } = await setUpMedia([picture('bad', { kind: 'photo' })], {
      photo: async () => ({ bytes, mimeType: 'image/jpeg' }),
    });
    const begun = performance.now();
    for (const format of ['webp', 'avif', 'original']) {
      const response = await mediaRoutes(media).request(`/cms/delivery/media/bad?format=${format}`);
      expect(response.status).toBe(500);
      expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff');
      expect(await response.json()).toEqual([
        { errorCode: 'UNKNOWN_EXCEPTION', message: 'The picture could not be made.' },
      ]);
    }
    // Unpacked, the largest takes as long on a machine that does nothing else.
    expect(performance.now() - begun).toBeLessThan(10_000);
    expect(lines).toHaveLength(3);
    for await (const { name } of store.list()) expect.fail(`${name} was kept`);
  },
);

test.each(hostile)('%s is refused where pictures come in', async (_, bytes) => {
  await expect(readPictureSize(bytes)).rejects.toThrow();
});

test('too many points are refused by the head alone, before anything is unpacked', { timeout }, async () => {
  const before = process.memoryUsage().rss;
  await expect(rasterizePhoto(claimedPng(30_000, 30_000))).rejects.toThrow('30000 × 30000 points');
  expect(process.memoryUsage().rss - before).toBeLessThan(100_000_000);
});

test('a text that unpacks to 128 MB in a small picture does no harm', { timeout }, async () => {
  const bytes = claimedPng(64, 64, [packedText(128_000_000)]);
  expect(bytes.byteLength).toBeLessThan(1_000_000);
  const before = process.memoryUsage().rss;
  const found = await rasterizePhoto(bytes).then(
    (made) => sharp(made).metadata(),
    () => undefined,
  );
  expect([64, undefined]).toContain(found?.width);
  expect(found?.comments).toBeUndefined();
  expect(process.memoryUsage().rss - before).toBeLessThan(100_000_000);
});

test('whole pictures of all types that are taken come in, by what they are', async () => {
  for (const format of ['jpeg', 'png', 'webp', 'gif'] as const) {
    const bytes = await sharp(whole).toFormat(format).toBuffer();
    expect(await readPictureSize(bytes)).toEqual({ width: 200, height: 200 });
  }
});

test('drawing asks nobody for anything, reads no file, and unfolds no entities', { timeout }, async () => {
  const asked: string[] = [];
  const trap = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.end(whole);
  });
  await new Promise<void>((resolve) => trap.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void trap.close());
  const at = `http://127.0.0.1:${(trap.address() as AddressInfo).port}`;
  const svg = (inner: string, before = '') =>
    `${before}<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="64" height="64">${inner}</svg>`;
  const plain = await rasterizeSvg(svg(''));
  const secret = `${import.meta.dirname}/hostile-pictures.test.ts`;
  for (const inner of [
    `<image href="${at}/a" width="64" height="64"/>`,
    `<image xlink:href="${at}/b" width="64" height="64"/>`,
    `<use href="${at}/c#x"/>`,
    `<style>@import url("${at}/d"); rect { fill: url("${at}/e") }</style>`,
    `<image href="file://${secret}" width="64" height="64"/>`,
    `<script href="${at}/f"/><script>fetch("${at}/g")</script>`,
    `<foreignObject width="64" height="64"><iframe xmlns="http://www.w3.org/1999/xhtml" src="${at}/h"/></foreignObject>`,
  ])
    expect(Buffer.compare(await rasterizeSvg(svg(inner)), plain)).toBe(0);
  const external = `<!DOCTYPE svg [<!ENTITY x SYSTEM "${at}/i"><!ENTITY y SYSTEM "file://${secret}">]>`;
  const read = await rasterizeSvg(svg('<text y="30">&x;&y;</text>', external)).catch(() => plain);
  expect(Buffer.compare(read, plain)).toBe(0);
  const names = Array.from({ length: 12 }, (_, index) => `a${index}`);
  const laughs = names.map((name, index) =>
    index === 0 ? `<!ENTITY ${name} "ha">` : `<!ENTITY ${name} "${`&a${index - 1};`.repeat(10)}">`,
  );
  const begun = performance.now();
  await rasterizeSvg(svg('<text>&a11;</text>', `<!DOCTYPE svg [${laughs.join('')}]>`)).catch(() => undefined);
  expect(performance.now() - begun).toBeLessThan(5000);
  expect(asked).toEqual([]);
});
