import { randomUUID } from 'node:crypto';
import { largestPicture } from '@relab/contract/records';
import { ApiError } from '@relab/server/http';
import { createWorkQueue, QueueFull } from '@relab/server/media';
import sharp from 'sharp';
import { sniffFileType } from '../files/file-type.ts';

/** A picture as it is kept. */
export interface Picture {
  readonly bytes: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** Pixels that are decoded at most: a small file may claim to hold any number. */
const mostPixels = 100_000_000;
/** The longer side of what is kept. */
const longestSide = 3000;
const previewSide = 320;
const taken: readonly string[] = ['JPG', 'PNG', 'WEBP'];
const secondsOfWork = 30;

/** One decoder of the largest picture may need hundreds of megabytes: they take turns. */
const queue = createWorkQueue({ slots: 1, limit: 64 });

const refuse = (message: string, status?: number): ApiError =>
  new ApiError('INVALID_API_INPUT', message, { fields: ['fileData'], ...(status ? { status } : {}) });

/** What phones of one maker write; it is told apart because there is something to be done about it. */
const isHeic = (bytes: Uint8Array): boolean =>
  /^ftyp(?:hei[cmsx]|hev[cmx]|mif1|msf1)/.test(Buffer.from(bytes.subarray(4, 12)).toString('latin1'));

function requireKind(bytes: Uint8Array): void {
  const type = sniffFileType(bytes, '');
  if (type && taken.includes(type.name)) return;
  throw isHeic(bytes)
    ? refuse('HEIC pictures cannot be read here. Save it as a JPEG and choose that.', 415)
    : refuse('This is no JPEG, PNG or WebP picture.', 415);
}

async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await queue.run(randomUUID(), 'request', work);
  } catch (error) {
    if (!(error instanceof QueueFull)) throw error;
    throw new ApiError('SERVER_UNAVAILABLE', 'Too many pictures are being read. Please try again shortly.', {
      headers: { 'Retry-After': '5' },
    });
  }
}

const unreadable = (): ApiError =>
  refuse('The picture is damaged or cut off. Take it again, or save it anew.');

/**
 * Reads a picture that somebody sent, and writes it anew: upright, no larger than is of use, and without anything that is not
 * the picture itself (notes of the camera that tell where it was taken, files that were hung on). Throws what it refuses.
 */
export async function readPicture(file: Blob): Promise<Picture> {
  if (file.size === 0) throw refuse('The file is empty. Choose the picture again.');
  if (file.size > largestPicture)
    throw refuse('The picture is larger than 10 MB. Choose a smaller one.', 413);
  const bytes = new Uint8Array(await file.arrayBuffer());
  requireKind(bytes);
  // Its head alone is read: nothing is decoded before the number of pixels is known.
  const head = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw unreadable();
    });
  if (head.width * head.height > mostPixels)
    throw refuse('The picture has more than 100 megapixels. Choose a smaller one.', 413);
  return await inTurn(async () => {
    const written = await sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' })
      .timeout({ seconds: secondsOfWork })
      .rotate()
      .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 86 })
      .toBuffer({ resolveWithObject: true })
      .catch(() => {
        throw unreadable();
      });
    const { data, info } = written;
    return { bytes: data, width: info.width, height: info.height };
  });
}

/** A small view of a kept picture. */
export const previewOf = (bytes: Uint8Array): Promise<Uint8Array> =>
  inTurn(() =>
    sharp(bytes)
      .resize({ width: previewSide, height: previewSide, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 70, effort: 2 })
      .toBuffer(),
  );
