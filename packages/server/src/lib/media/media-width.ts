/** S-279 to S-281: phone 640, tablet 960, desktop 1920; 320 for small cards; S-284: 100 is the smallest. */
export const mediaWidths = [100, 320, 640, 960, 1920] as const;

/** A width in pixels that files are made in (S-279 to S-281); others get the next larger one by `chooseWidth`. */
export type MediaWidth = (typeof mediaWidths)[number];

/** S-283: a helper requests twice the width on dense screens, so twice the widest is still valid. */
const maxRequestedWidth = 3840;

/**
 * The width that is served for a requested one: the next one up, the widest at most.
 * Without a question it is the widest. `undefined` where the text is no width at all.
 */
export function chooseWidth(asked: string | undefined): MediaWidth | undefined {
  if (asked === undefined) return 1920;
  if (!/^[1-9]\d{0,4}$/.test(asked)) return undefined;
  const wanted = Number(asked);
  if (wanted > maxRequestedWidth) return undefined;
  return mediaWidths.find((width) => width >= wanted) ?? 1920;
}
