import sharp from 'sharp';
import { expect, test } from 'vitest';
import { makePlaceholder } from './placeholder.ts';
import { type EncodedFormat, rasterizeSvg, scaleMaster } from './raster.ts';

/** Milliseconds; a machine that does much else takes long to make pictures. */
const timeout = 30_000;

const svg = (content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="96" height="72" viewBox="0 0 96 72">${content}</svg>`;
const disc = '<circle cx="48" cy="36" r="20" fill="#a33"/>';
const transparent = await rasterizeSvg(svg(disc));
const opaque = await rasterizeSvg(svg(`<rect width="96" height="72" fill="#ece7dd"/>${disc}`));

const corner = async (bytes: Uint8Array) => {
  const { data, info } = await sharp(bytes).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return [...data.subarray(0, info.channels)];
};

test.each(['avif', 'webp', 'png'] as const)(
  'a drawing without a ground is transparent as %s too',
  { timeout },
  async (format: EncodedFormat) => {
    const [, , , alpha] = await corner(await scaleMaster(transparent, { width: 100 }, format));
    expect(alpha).toBeLessThanOrEqual(2);
  },
);

test('a drawing without a ground is on white as JPEG, which knows no transparency', { timeout }, async () => {
  const points = await corner(await scaleMaster(transparent, { width: 100 }, 'jpeg'));
  expect(points.every((value) => value > 250)).toBe(true);
});

test('a drawing with a ground has no alpha channel', { timeout }, async () => {
  expect((await sharp(opaque).metadata()).hasAlpha).toBe(false);
});

test('the placeholder of a transparent picture is transparent, since it stays behind the picture', {
  timeout,
}, async () => {
  const bytesOf = (url: string) => Buffer.from(url.split(',')[1] ?? '', 'base64');
  const [, , , alpha] = await corner(bytesOf(await makePlaceholder(transparent)));
  expect(alpha).toBe(0);
  const [red = 0, green = 0, blue = 0, full] = await corner(bytesOf(await makePlaceholder(opaque)));
  expect([full, red > 150, green > 150, blue > 150]).toEqual([255, true, true, true]);
});
