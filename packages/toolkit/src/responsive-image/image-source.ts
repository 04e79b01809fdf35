/** S-098: a picture as content names it. */
export interface ImageInfo {
  readonly url: string;
  readonly isExternal?: boolean | undefined;
  readonly altText?: string | undefined;
  readonly contentKey?: string | undefined;
  readonly contentType?: string | undefined;
}

/** S-099: a picture with its widths, under the wire's names. */
export interface SrcsetImageData {
  readonly Url: string;
  readonly RawUrl?: string | undefined;
  readonly SrcSet?:
    | { readonly mobile?: string; readonly tablet?: string; readonly desktop?: string }
    | undefined;
  readonly AltText?: string | undefined;
  readonly ContentKey?: string | undefined;
}

/**
 * A picture ready to be shown. `width` and `height` are the picture's own, in px: they keep its place before it loads.
 * `placeholder` is a tiny `data:image/` URL shown until then.
 */
export interface ImageSource {
  readonly url: string;
  readonly altText: string;
  readonly srcSet?: string | undefined;
  readonly width?: number | undefined;
  readonly height?: number | undefined;
  readonly placeholder?: string | undefined;
}

/** S-279 to S-281, in px. */
export const imageWidths = { mobile: 640, tablet: 960, desktop: 1920 } as const;

type Measures = Pick<ImageSource, 'width' | 'height' | 'placeholder'>;

/** S-282: each of the three widths once, for the browser to choose by the `sizes` of the place. */
function srcSetOf(addresses: SrcsetImageData['SrcSet']): string | undefined {
  if (typeof addresses !== 'object' || addresses === null) return undefined;
  const candidates = (['mobile', 'tablet', 'desktop'] as const).flatMap((device) => {
    const address = addresses[device];
    // A comma or a space inside an address would split the list: such an address is left out.
    return typeof address === 'string' && /^[^\s,]+$/.test(address)
      ? [`${address} ${imageWidths[device]}w`]
      : [];
  });
  return candidates.join(', ') || undefined;
}

/** A picture that comes with its widths (S-099). A malformed set of widths is left out; the picture itself still shows. */
export function srcsetImage(data: SrcsetImageData, measures: Measures = {}): ImageSource {
  return { url: data.Url, altText: data.AltText ?? '', srcSet: srcSetOf(data.SrcSet), ...measures };
}

/**
 * A picture that content names (S-098). One of the site's own media is asked for in the three widths by its `width`
 * parameter; an external one is taken as it is.
 */
export function contentImage(info: ImageInfo, measures: Measures = {}): ImageSource {
  const altText = info.altText ?? '';
  if (info.isExternal || !isMediaUrl(info.url)) return { url: info.url, altText, ...measures };
  const wide = (width: number) => `${info.url}${info.url.includes('?') ? '&' : '?'}width=${width}`;
  const SrcSet = {
    mobile: wide(imageWidths.mobile),
    tablet: wide(imageWidths.tablet),
    desktop: wide(imageWidths.desktop),
  };
  return { url: SrcSet.tablet, altText, srcSet: srcSetOf(SrcSet), ...measures };
}

function isMediaUrl(url: string): boolean {
  return /^\/(?![/\\])[^?]*\/delivery\/media\//.test(url);
}
