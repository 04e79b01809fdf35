import { randomUUID } from 'node:crypto';
import { maxPictureBytes } from '@relab/contract/records';
import { ApiError } from '@relab/server/http';
import { createWorkQueue, loadSharp, QueueFull } from '@relab/server/media';
import { sniffFileType } from '../files/file-type.ts';

/** A picture as it is stored. */
export interface Picture {
  readonly bytes: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** Pixels that are decoded at most: a small file may claim to hold any number. */
const maxPixels = 100_000_000;
/** The longer side of a stored picture. */
const maxSide = 3000;
const previewSide = 320;
const accepted: readonly string[] = ['JPG', 'PNG', 'WEBP'];
const maxSeconds = 30;

/** One decoder of the largest picture may need hundreds of megabytes: they take turns. */
const queue = createWorkQueue({ slots: 1, limit: 64 });

const pictureError = (message: string, status?: number): ApiError =>
  new ApiError('INVALID_API_INPUT', message, { fields: ['fileData'], ...(status ? { status } : {}) });

/** What phones of one maker write: their owners can do something about it. */
const isHeic = (bytes: Uint8Array): boolean =>
  /^ftyp(?:hei[cmsx]|hev[cmx]|mif1|msf1)/.test(Buffer.from(bytes.subarray(4, 12)).toString('latin1'));

function requireKind(bytes: Uint8Array): void {
  const type = sniffFileType(bytes, '');
  if (type && accepted.includes(type.name)) return;
  throw isHeic(bytes)
    ? pictureError('HEIC pictures cannot be read here. Save it as a JPEG and choose that.', 415)
    : pictureError('This is no JPEG, PNG or WebP picture.', 415);
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
  pictureError('The picture is damaged or cut off. Take it again, or save it anew.');

/**
 * Reads an uploaded picture, and encodes it again: upright, no larger than is of use, and without anything but the picture
 * itself (metadata of the camera such as the place, appended files). Throws INVALID_API_INPUT for other files.
 */
export async function readPicture(file: Blob): Promise<Picture> {
  if (file.size === 0) throw pictureError('The file is empty. Choose the picture again.');
  if (file.size > maxPictureBytes)
    throw pictureError('The picture is larger than 10 MB. Choose a smaller one.', 413);
  const bytes = new Uint8Array(await file.arrayBuffer());
  requireKind(bytes);
  const sharp = await loadSharp();
  // Only its header is read: nothing is decoded before the number of pixels is checked.
  const head = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw unreadable();
    });
  if (head.width * head.height > maxPixels)
    throw pictureError('The picture has more than 100 megapixels. Choose a smaller one.', 413);
  return await inTurn(async () => {
    const written = await sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' })
      .timeout({ seconds: maxSeconds })
      .rotate()
      .resize({ width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true })
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

/** A small view of a stored picture. */
export const previewOf = (bytes: Uint8Array): Promise<Uint8Array> =>
  inTurn(async () => {
    const sharp = await loadSharp();
    return await sharp(bytes)
      .resize({ width: previewSide, height: previewSide, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 70, effort: 2 })
      .toBuffer();
  });
