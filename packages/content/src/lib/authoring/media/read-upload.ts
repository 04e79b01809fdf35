import { maxMediaBytes } from '@relab/contract/content';
import { type FileType, fileHashOf, sniffFileType } from '@relab/records/files';
import { ApiError } from '@relab/server/http';
import { createWorkQueue, loadSharp, maxPixels, readPictureSize } from '@relab/server/media';
import { inTurn } from './in-turn.ts';
import { requireDocument } from './read-document.ts';

/** A file of the library: a picture that was decoded once, so that the site can make its pictures of it, or a document. */
export interface UploadedFile {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly type: FileType;
  /** SHA-256 of the bytes, by which the library recognises equal files. */
  readonly fileHash: string;
  /** Points, upright; null for a document. */
  readonly width: number | null;
  readonly height: number | null;
  /** The name of the file, without its extension; empty where that means nothing. */
  readonly title: string;
}

const accepted: readonly string[] = ['JPG', 'PNG', 'WEBP'];

/** One decoder of the largest picture needs hundreds of megabytes: they take turns. */
const queue = createWorkQueue({ slots: 1, limit: 64 });

const pictureError = (message: string, status = 400): ApiError =>
  new ApiError('INVALID_API_INPUT', message, { fields: ['fileData'], status });

const startOf = (bytes: Uint8Array): string => Buffer.from(bytes.subarray(0, 1024)).toString('latin1');

/** Why a file is none of the accepted pictures, with what to do instead. */
function rejection(bytes: Uint8Array): ApiError {
  const start = startOf(bytes);
  if (/<svg[\s>]/i.test(start))
    return pictureError('SVG drawings can hold scripts and are not accepted. Save it as a PNG or WebP.', 415);
  if (/^....ftyp(?:hei[cmsx]|hev[cmx]|mif1|msf1)/s.test(start))
    return pictureError('HEIC pictures cannot be read here. Save it as a JPEG and choose that.', 415);
  return pictureError('This is no JPEG, PNG or WebP picture, and no PDF.', 415);
}

const unreadable = (): ApiError => pictureError('The picture is damaged or cut off. Save it anew.');

const titleOf = (file: Blob): string =>
  (file instanceof File ? (file.name.split(/[\\/]/).at(-1) ?? '') : '')
    .replace(/\p{Cc}/gu, '')
    .replace(/\.[^.]*$/, '')
    .toWellFormed()
    .trim()
    .slice(0, 255);

/**
 * Reads a picture or a PDF that somebody uploads. What it is its bytes say. Throws INVALID_API_INPUT: 413 for too many bytes or points, 415
 * for another type, 400 for what cannot be decoded.
 */
export async function readUpload(file: Blob): Promise<UploadedFile> {
  if (file.size === 0) throw pictureError('The file is empty. Choose it again.');
  if (file.size > maxMediaBytes)
    throw pictureError(`The file is larger than ${maxMediaBytes / 1_048_576} MB. Choose a smaller one.`, 413);
  const bytes = new Uint8Array(await file.arrayBuffer());
  const type = sniffFileType(bytes, '');
  if (type?.name === 'PDF') {
    requireDocument(bytes, type);
    return { bytes, type, fileHash: fileHashOf(bytes), width: null, height: null, title: titleOf(file) };
  }
  if (!type || !accepted.includes(type.name)) throw rejection(bytes);
  const sharp = await loadSharp();
  // Only its header is read: nothing is decoded before the number of pixels is checked.
  const head = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw unreadable();
    });
  if (head.width * head.height > maxPixels)
    throw pictureError(
      `The picture has more than ${maxPixels / 1_000_000} megapixels. Choose a smaller one.`,
      413,
    );
  const size = await inTurn(queue, () =>
    readPictureSize(bytes).catch(() => {
      throw unreadable();
    }),
  );
  return { bytes, type, fileHash: fileHashOf(bytes), ...size, title: titleOf(file) };
}
