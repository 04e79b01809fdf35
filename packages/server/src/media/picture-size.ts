import sharp from 'sharp';

/** How large a picture is once it is upright; nothing of it is decoded. */
export async function pictureSize(
  bytes: Uint8Array,
): Promise<{ readonly width: number; readonly height: number }> {
  const { autoOrient } = await sharp(bytes).metadata();
  return { width: autoOrient.width, height: autoOrient.height };
}
