import { rgbaToThumbHash, thumbHashToRGBA } from 'thumbhash';
import { loadSharp } from './load-sharp.ts';

/** The most a ThumbHash takes per side. */
const hashSide = 100;
const width = 16;

/** One transparent point. */
const nothing = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

/**
 * A blurred picture of a picture, small enough to stand in the page itself: the ThumbHash of it, painted 16 pixels wide.
 * A data URL of some 150 bytes; its average color is the picture's. It stays behind the picture, so that one with
 * transparent parts has a transparent one: its ground is the page's from the first paint.
 */
export async function makePlaceholder(picture: Uint8Array | string): Promise<string> {
  const sharp = await loadSharp();
  if (!(await sharp(picture).stats()).isOpaque) return nothing;
  const { data, info } = await sharp(picture)
    .resize({ width: hashSide, height: hashSide, fit: 'inside' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const blurred = thumbHashToRGBA(rgbaToThumbHash(info.width, info.height, data));
  const bytes = await sharp(blurred.rgba, { raw: { width: blurred.w, height: blurred.h, channels: 4 } })
    .resize({ width })
    .removeAlpha()
    .webp({ quality: 40, effort: 6 })
    .toBuffer();
  return `data:image/webp;base64,${bytes.toString('base64')}`;
}
