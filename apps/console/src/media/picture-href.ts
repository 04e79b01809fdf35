import type { MediaFile } from '@relab/contract/content';

/** Whether a file is no picture: it is opened, not shown. */
export const isDocument = ({ mimeType }: Pick<MediaFile, 'mimeType'>): boolean =>
  !mimeType.startsWith('image/');

/** Where a rendition of a picture is: as wide as that in points, and cut to a ratio such as `16:9`. */
export function pictureHref(
  { url }: Pick<MediaFile, 'url'>,
  { width, ratio }: { readonly width: number; readonly ratio?: string },
): string {
  const cut = ratio === undefined ? '' : `&ratio=${encodeURIComponent(ratio)}`;
  return `${url}${url.includes('?') ? '&' : '?'}width=${width}${cut}`;
}

/** The whole of a picture: what the site cuts off is in the file itself alone. */
export const wholePictureHref = (file: MediaFile, width: number): string =>
  file.crop ? file.originalUrl : pictureHref(file, { width });
