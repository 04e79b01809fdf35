/** A path within an origin, with its query; the root for what would lead elsewhere. */
export function returnPath(path: string, origin: string): string {
  const url = URL.parse(path, origin);
  if (!url || url.origin !== origin || !path.startsWith('/')) return '/';
  return url.pathname + url.search + url.hash;
}
