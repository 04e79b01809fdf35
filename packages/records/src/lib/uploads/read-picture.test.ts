import { maxPictureBytes } from '@relab/contract/records';
import { claimedPng } from '@relab/server/testing';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { readPicture } from './read-picture.ts';

const blob = (bytes: Uint8Array | string): Blob =>
  new Blob([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)]);

const red = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c03020' } });

test('a picture is written anew: upright, without where it was taken, no larger than is of use', async () => {
  const camera = await red(6000, 60)
    .jpeg()
    .withExif({ IFD0: { Make: 'Camera', Copyright: 'A. Field' }, IFD3: { GPSLatitude: '48/1 51/1 30/1' } })
    .withMetadata({ orientation: 6 })
    .toBuffer();
  expect(camera.toString('latin1')).toContain('Exif');
  const { bytes, width, height } = await readPicture(blob(camera));
  expect({ width, height }).toEqual({ width: 30, height: 3000 });
  const { format, exif, icc, xmp, orientation } = await sharp(bytes).metadata();
  expect({ format, exif, icc, xmp, orientation }).toEqual({ format: 'jpeg' });
  expect(Buffer.from(bytes).toString('latin1')).not.toMatch(/Exif|Camera|A\. Field/);
});

test.each(['jpeg', 'png', 'webp'] as const)('%s is taken, and becomes a JPEG', async (format) => {
  const { bytes, ...size } = await readPicture(blob(await red(64, 48).toFormat(format).toBuffer()));
  expect(size).toEqual({ width: 64, height: 48 });
  expect((await sharp(bytes).metadata()).format).toBe('jpeg');
});

test('data appended to a picture is dropped', async () => {
  const plain = await red(32, 32).jpeg().toBuffer();
  const polyglot = Buffer.concat([plain, Buffer.from('PK\x03\x04<script>alert(1)</script>', 'latin1')]);
  const { bytes } = await readPicture(blob(polyglot));
  expect(Buffer.from(bytes).toString('latin1')).not.toMatch(/script|PK/);
});

test('a wide picture below the pixel limit is scaled down', async () => {
  const { width, height } = await readPicture(blob(claimedPng(30_000, 300)));
  expect({ width, height }).toEqual({ width: 3000, height: 30 });
});

test.each([
  ['30,000 by 30,000 pixels in some kilobytes', claimedPng(30_000, 30_000), /100 megapixels/],
  ['a drawing with a script', '<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>', /no JPEG/],
  ['a page', '<!doctype html><script>', /no JPEG/],
  ['an archive', 'PK\x03\x04 picture.jpg', /no JPEG/],
  ['a PDF', '%PDF-1.7', /no JPEG/],
  ['an animation', 'GIF89a', /no JPEG/],
  ['a picture of a phone that cannot be read', '\0\0\0\x18ftypheic\0\0\0\0', /HEIC/],
  ['nothing', '', /empty/],
  ['the head of a picture alone', '\x89PNG\r\n\x1a\n', /damaged/],
])('%s is refused, with a reason', async (_, content, reason) => {
  const given = typeof content === 'string' ? new Uint8Array(Buffer.from(content, 'latin1')) : content;
  await expect(readPicture(blob(given))).rejects.toThrow(reason);
});

test('a truncated picture is rejected', async () => {
  const noise = Buffer.alloc(300 * 300 * 3, 0).map((_, at) => (at * 7919) % 251);
  const whole = await sharp(noise, { raw: { width: 300, height: 300, channels: 3 } })
    .jpeg()
    .toBuffer();
  await expect(readPicture(blob(whole.subarray(0, whole.length / 2)))).rejects.toThrow(/cut off/);
});

test('a picture of more than 10 MB is rejected before it is decoded', async () => {
  await expect(readPicture(blob(new Uint8Array(maxPictureBytes + 1)))).rejects.toThrow(/10 MB/);
});
