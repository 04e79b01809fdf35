/** S-077. */
const CONTENT_DELIVERY_PREFIX = '/sfsites/c';

/** S-080. */
export function isMediaPath(path: string): boolean {
  return /^\/(cms|img|assets)\//.test(path);
}

/** S-078: a media path under the site's base path and the content-delivery prefix; any other address as it is. */
export function resolveMediaPath(path: string, basePath = ''): string {
  return isMediaPath(path) ? `${basePath.replace(/\/$/, '')}${CONTENT_DELIVERY_PREFIX}${path}` : path;
}

/** S-081. */
export function mediaPath(contentKey: string): string {
  return `/cms/delivery/media/${encodeURIComponent(contentKey)}`;
}

/** S-082. */
export function fileAssetPath(name: string, version: string | number): string {
  return `/file-asset/${encodeURIComponent(name)}?v=${encodeURIComponent(version)}`;
}
