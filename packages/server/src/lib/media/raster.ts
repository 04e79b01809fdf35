import type { Sharp } from 'sharp';
import { loadSharp } from './load-sharp.ts';
import type { OriginalFormat } from './media-format.ts';
import { type Crop, cropBox, cropTo, type FocalPoint, sizeOf } from './media-ratio.ts';
import type { Rendition } from './rendition.ts';

/** As wide as the widest picture that is served. */
export const masterWidth = 1920;

/** CSS pixels per inch at which one unit of an SVG becomes one pixel. */
const unitDensity = 72;
/** Pixels that are decoded at most: a file of some kilobytes may claim any number. */
export const maxPixels = 60_000_000;
const secondsOfWork = 30;

/** Level 3 of PNG: a fifth of the time of level 6, a third more bytes. The master is read again, never sent. */
const png = { compressionLevel: 3, adaptiveFiltering: false } as const;

/** Whether every point is opaque; those of the edge, which may be covered in part only, do not count. */
function isOpaque(points: Uint8Array, width: number, height: number): boolean {
  for (let row = 1; row < height - 1; row += 1) {
    const end = (row * width + width - 1) * 4 + 3;
    for (let alpha = (row * width + 1) * 4 + 3; alpha < end; alpha += 4)
      if (points[alpha] !== 255) return false;
  }
  return true;
}

/**
 * An SVG document as points, of that width whatever its own size is; without an alpha channel where it is opaque. It is
 * drawn once: sharp's own statistics take twice as long as the drawing.
 */
async function drawSvg(svg: string, targetWidth: number): Promise<Sharp> {
  const sharp = await loadSharp();
  const bytes = Buffer.from(svg);
  const { width } = await sharp(bytes).metadata();
  const { data, info } = await sharp(bytes, {
    density: (unitDensity * targetWidth) / width,
    limitInputPixels: maxPixels,
  })
    .resize({ width: targetWidth })
    .ensureAlpha()
    .timeout({ seconds: secondsOfWork })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const drawn = sharp(data, { raw: { width: info.width, height: info.height, channels: 4 } });
  return isOpaque(data, info.width, info.height) ? drawn.removeAlpha() : drawn;
}

/** A lossless raster of an SVG document, 1920 pixels wide. */
export const rasterizeSvg = async (svg: string): Promise<Uint8Array<ArrayBuffer>> =>
  await toBytes((await drawSvg(svg, masterWidth)).png(png));

/** A small picture of an SVG document, without its master: it takes a third of the time. */
export const drawSmall = async (
  svg: string,
  width: number,
  format: EncodedFormat,
): Promise<Uint8Array<ArrayBuffer>> => await toBytes(encoders[format](await drawSvg(svg, width)));

const toBytes = async (picture: Sharp): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await picture.timeout({ seconds: secondsOfWork }).toBuffer());

/** What a photo is by its bytes. Drawings are not among them: what can name other files is drawn by ourselves only. */
const photoFormats: Readonly<Record<string, OriginalFormat>> = {
  jpeg: 'jpeg',
  png: 'png',
  webp: 'webp',
  gif: 'png',
};

/** The format of a photo. Its header alone is read. Throws for what is not one, and for one of too many pixels. */
export async function photoFormat(bytes: Uint8Array): Promise<OriginalFormat> {
  const sharp = await loadSharp();
  const { format, width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
  const original = Object.hasOwn(photoFormats, format) ? photoFormats[format] : undefined;
  if (original === undefined) throw new Error(`A picture of the type ${format} is not read.`);
  if (width * height > maxPixels)
    throw new Error(`A picture of ${width} × ${height} points has more than ${maxPixels}.`);
  return original;
}

/** The same of a photo, or of a part of it: upright, never enlarged, without the camera's metadata (which may contain the location). */
export async function rasterizePhoto(bytes: Uint8Array, crop?: Crop): Promise<Uint8Array<ArrayBuffer>> {
  await photoFormat(bytes);
  const sharp = await loadSharp();
  const upright = sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' }).rotate();
  const { autoOrient } = await upright.metadata();
  return await toBytes(
    (crop ? upright.extract(cropBox(autoOrient, crop)) : upright)
      .resize({ width: masterWidth, withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .png(png),
  );
}

/** Effort 2 takes three quarters of the time of 4, for 4 % more bytes; lossless transparency would take half as many again. */
const webp = { quality: 78, alphaQuality: 50, effort: 2, smartSubsample: true } as const;
/** As near to the master as the WebP, in six tenths of its bytes and the same time; effort 4 takes five times as long for a tenth less. */
const avif = { quality: 55, effort: 2, chromaSubsampling: '4:2:0' } as const;
const jpeg = { quality: 80, mozjpeg: true } as const;

const encoders = {
  avif: (picture: Sharp) => picture.avif(avif),
  webp: (picture: Sharp) => picture.webp(webp),
  // Knows no transparency, and would put black in its place.
  jpeg: (picture: Sharp) => picture.flatten({ background: '#ffffff' }).jpeg(jpeg),
  png: (picture: Sharp) => picture.png({ compressionLevel: 9 }),
} as const;

export type EncodedFormat = keyof typeof encoders;

/** One picture of a master, never enlarged, cut where a ratio is given. */
export async function scaleMaster(
  master: Uint8Array,
  { width, ratio }: Pick<Rendition, 'width' | 'ratio'>,
  format: EncodedFormat,
  focus?: FocalPoint,
): Promise<Uint8Array<ArrayBuffer>> {
  const sharp = await loadSharp();
  const whole = sharp(master);
  if (ratio === undefined)
    return await toBytes(encoders[format](whole.resize({ width, withoutEnlargement: true })));
  const box = cropTo(await whole.metadata(), ratio, focus);
  const size = sizeOf(Math.min(width, box.width), ratio);
  // Filled: all pictures of a ratio and a width are of one size, though parts of points were left out of the crop.
  return await toBytes(encoders[format](whole.extract(box).resize({ ...size, fit: 'fill' })));
}
