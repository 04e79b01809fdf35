import type { MediaFormat } from './media-format.ts';
import type { MediaRatio } from './media-ratio.ts';
import { isMediaKey } from './media-source.ts';

/** S-081. */
export const mediaPath = '/cms/delivery/media';

/** The address of a rendered picture or a document, relative to the site's origin. With a version it may be cached for a year. */
export function mediaAddress(
  key: string,
  options: {
    readonly width?: number;
    readonly version?: string;
    /** Without one it is negotiated by `Accept`. */
    readonly format?: MediaFormat;
    readonly ratio?: MediaRatio;
  } = {},
): string {
  if (!isMediaKey(key))
    throw new TypeError(`"${key}" is no media key: letters, digits, "_" and "-", 64 at most.`);
  const query = new URLSearchParams();
  if (options.width !== undefined) query.set('width', String(options.width));
  if (options.version !== undefined) query.set('version', options.version);
  if (options.format !== undefined) query.set('format', options.format);
  if (options.ratio !== undefined) query.set('ratio', options.ratio);
  const text = query.toString();
  return text === '' ? `${mediaPath}/${key}` : `${mediaPath}/${key}?${text}`;
}
