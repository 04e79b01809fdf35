import type { Device } from './image-widths.ts';

/** S-098: a picture as content names it. */
export interface ImageInfo {
  readonly url: string;
  readonly isExternal?: boolean | undefined;
  readonly altText?: string | undefined;
  readonly contentKey?: string | undefined;
  readonly contentType?: string | undefined;
}

/** S-099: a picture with its widths, under the wire's names. Each of the set is an address, or a `srcset` itself. */
export interface SrcsetImageData {
  readonly Url: string;
  readonly RawUrl?: string | undefined;
  readonly SrcSet?:
    | { readonly mobile?: string; readonly tablet?: string; readonly desktop?: string }
    | undefined;
  readonly AltText?: string | undefined;
  readonly ContentKey?: string | undefined;
}

/** Other pictures where the screen is of another width, each as a `srcset`. A tablet's is also for a phone that has none. */
export type Screens = { readonly [Name in Device]?: string | undefined };

/**
 * A picture ready to be shown. `width` and `height` are the picture's own, in px: they keep its place before it loads.
 * `placeholder` is a tiny `data:image/` URL shown until then. `screens` are other pictures that take its place.
 */
export interface ImageSource {
  readonly url: string;
  readonly altText: string;
  readonly srcSet?: string | undefined;
  readonly screens?: Screens | undefined;
  readonly width?: number | undefined;
  readonly height?: number | undefined;
  readonly placeholder?: string | undefined;
}

/** A picture's measures as its content has them, true or not. */
export interface ImageSizeInput {
  readonly width?: unknown;
  readonly height?: unknown;
  readonly placeholder?: unknown;
}
