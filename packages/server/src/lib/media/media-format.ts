import { parseAccept } from 'hono/utils/accept';

/** What a picture is served as. `original` is what it came as: JPEG, PNG or WebP; a drawing is a PNG. */
export const mediaFormats = ['avif', 'webp', 'original'] as const;

/** The `format` of a picture's address; without it the client's `Accept` decides (`negotiateFormat`). */
export type MediaFormat = (typeof mediaFormats)[number];

/** What `original` may turn out to be. */
export const originalFormats = ['jpeg', 'png', 'webp'] as const;

export type OriginalFormat = (typeof originalFormats)[number];

/**
 * The format for a client with this `Accept` header. AVIF goes to those who name it only: the pictures of mails, feeds and
 * other sites are fetched with any type (`*`) by programs of which some do not know it. WebP is what all others get, but those who name
 * pictures and neither of the two.
 */
export function negotiateFormat(accept: string | undefined): MediaFormat {
  const types = parseAccept(accept || '*/*').filter(({ q }) => q > 0);
  const names = new Set(types.map(({ type }) => type.toLowerCase()));
  if (names.has('image/avif')) return 'avif';
  return ['image/webp', 'image/*', '*/*'].some((name) => names.has(name)) ||
    ![...names].some((name) => name.startsWith('image/'))
    ? 'webp'
    : 'original';
}
