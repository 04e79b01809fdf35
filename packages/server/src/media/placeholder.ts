import sharp from 'sharp';
import { rgbaToThumbHash, thumbHashToRGBA } from 'thumbhash';

/** The most a ThumbHash takes per side. */
const hashSide = 100;
const width = 16;

/**
 * A blurred picture of a picture, small enough to stand in the page itself: the ThumbHash of it, painted 16 pixels wide.
 * A data URL of some 150 bytes; its average color is the picture's.
 */
export async function makePlaceholder(picture: Uint8Array | string): Promise<string> {
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
