/** S-077. */
const CONTENT_DELIVERY_PREFIX = '/sfsites/c';

/** S-080. */
export function isMediaPath(path: string): boolean {
  return /^\/(cms|img|assets)\//.test(path);
}

/**
 * S-078: a media path under the site's base path and the content-delivery prefix. Any other address as it is, one that stands
 * under the prefix already included.
 */
export function resolveMediaPath(path: string, basePath = '', prefix = CONTENT_DELIVERY_PREFIX): string {
  return isMediaPath(path) ? `${basePath.replace(/\/$/, '')}${prefix}${path}` : path;
}

/** S-081. */
export function mediaPath(contentKey: string): string {
  return `/cms/delivery/media/${encodeURIComponent(contentKey)}`;
}

/** S-082. */
export function fileAssetPath(name: string, version: string | number): string {
  return `/file-asset/${encodeURIComponent(name)}?v=${encodeURIComponent(version)}`;
}
