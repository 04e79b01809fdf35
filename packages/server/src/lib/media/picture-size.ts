import { loadSharp } from './load-sharp.ts';
import { maxPixels, photoFormat } from './raster.ts';

interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** How large a picture is once it is upright; nothing of it is decoded. */
export async function pictureSize(bytes: Uint8Array): Promise<PictureSize> {
  const sharp = await loadSharp();
  const { autoOrient } = await sharp(bytes).metadata();
  return { width: autoOrient.width, height: autoOrient.height };
}

/**
 * The same of a picture that comes from elsewhere, after all of it was decoded once: what is cut off or damaged is reported while
 * somebody is there to mend it. Throws for that, for what is no picture, and for one of too many points.
 */
export async function readPictureSize(bytes: Uint8Array): Promise<PictureSize> {
  await photoFormat(bytes);
  const sharp = await loadSharp();
  await sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' }).resize(16, 16).raw().toBuffer();
  return await pictureSize(bytes);
}
