import sharp from 'sharp';
import type { MediaWidth } from './media-width.ts';

/** As wide as the widest picture that is served. */
export const masterWidth = 1920;

/** CSS pixels per inch at which one unit of an SVG becomes one pixel. */
const unitDensity = 72;
const largestInput = 60_000_000;

/** A lossless raster of an SVG document, 1920 pixels wide whatever its own size is. */
export async function rasterizeSvg(svg: string): Promise<Uint8Array> {
  const bytes = Buffer.from(svg);
  const { width } = await sharp(bytes).metadata();
  return await sharp(bytes, { density: (unitDensity * masterWidth) / width, limitInputPixels: largestInput })
    .resize({ width: masterWidth })
    .removeAlpha()
    .png({ compressionLevel: 6, adaptiveFiltering: false })
    .toBuffer();
}

/** The same of a photo: upright, never enlarged, without the camera's notes (they may tell where it was taken). */
export async function rasterizePhoto(bytes: Uint8Array): Promise<Uint8Array> {
  return await sharp(bytes, { limitInputPixels: largestInput })
    .rotate()
    .resize({ width: masterWidth, withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .png({ compressionLevel: 6, adaptiveFiltering: false })
    .toBuffer();
}

/** One width of a master, never enlarged. */
export async function scaleToWebp(master: Uint8Array | string, width: MediaWidth): Promise<Uint8Array> {
  return await sharp(master)
    .resize({ width, withoutEnlargement: true })
    .webp({ quality: 80, effort: 4, smartSubsample: true })
    .toBuffer();
}
