import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pixelmatch from 'pixelmatch';
import sharp from 'sharp';

const accepted = join(import.meta.dirname, '../pictures');
/** What was seen in place of an accepted picture, and where they differ. Not stored in the repository. */
const changed = join(accepted, 'changed');

/** How different a color must be to count, from 0 to 1: a gray that is 3 of 255 lighter does. */
const THRESHOLD = 0.01;
/** So many pixels may differ: the edge of a letter, no more. */
const MAX_DIFFERENT = 4;

interface Picture {
  readonly data: Buffer;
  readonly width: number;
  readonly height: number;
}

async function decode(file: Buffer): Promise<Picture> {
  const { data, info } = await sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

const encode = (file: Buffer): Promise<Buffer> => sharp(file).webp({ lossless: true, effort: 6 }).toBuffer();

/** Forgets what former runs have seen. */
export async function forgetChanges(): Promise<void> {
  await rm(changed, { recursive: true, force: true });
}

export async function acceptPicture(name: string, screenshot: Buffer): Promise<void> {
  await mkdir(accepted, { recursive: true });
  await writeFile(join(accepted, `${name}.webp`), await encode(screenshot));
}

/** What is different from the accepted picture, in words, or undefined. It also leaves both in the folder of changes. */
export async function pictureChange(name: string, screenshot: Buffer): Promise<string | undefined> {
  const file = await readFile(join(accepted, `${name}.webp`)).catch(() => undefined);
  const now = await decode(screenshot);
  const before = file && (await decode(file));
  if (before?.data.equals(now.data)) return undefined;
  let difference: Buffer | undefined;
  let what = 'has no accepted picture';
  if (before && (before.width !== now.width || before.height !== now.height))
    what = `is ${now.width} × ${now.height} px, no longer ${before.width} × ${before.height}`;
  else if (before) {
    difference = Buffer.alloc(now.data.length);
    const { width, height } = now;
    const count = pixelmatch(before.data, now.data, difference, width, height, { threshold: THRESHOLD });
    if (count <= MAX_DIFFERENT) return undefined;
    what = `differs in ${count} pixels`;
  }
  await mkdir(changed, { recursive: true });
  await writeFile(join(changed, `${name}.webp`), await encode(screenshot));
  if (difference) {
    const raw = { width: now.width, height: now.height, channels: 4 } as const;
    await sharp(difference, { raw })
      .webp({ lossless: true })
      .toFile(join(changed, `${name}-difference.webp`));
  }
  return `${name} ${what}`;
}
