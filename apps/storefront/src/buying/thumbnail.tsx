import type { ProductImage } from '@relab/contract/commerce';
import { type ImageSource, ResponsiveImage } from '@relab/toolkit/responsive-image';
import type { ReactNode } from 'react';
import css from './thumbnail.module.css';

/** The two smallest widths that pictures are served in, in px. */
const widths = [100, 320] as const;

function sourceOf({ url, width, height, placeholder }: ProductImage): ImageSource {
  const wide = (px: number) => `${url}${url.includes('?') ? '&' : '?'}width=${px}`;
  return {
    url: wide(320),
    // The line's own words name the listing.
    altText: '',
    srcSet: widths.map((px) => `${wide(px)} ${px}w`).join(', '),
    width: width ?? undefined,
    height: height ?? undefined,
    placeholder: placeholder ?? undefined,
  };
}

export interface ThumbnailProps {
  readonly image: ProductImage | null;
  readonly size?: 'small' | 'large' | undefined;
}

/** A listing's picture on its stage, beside words that say what it shows. */
export function Thumbnail({ image, size = 'small' }: ThumbnailProps): ReactNode {
  return (
    <span className={css.stage} data-size={size}>
      {image && (
        <ResponsiveImage
          image={sourceOf(image)}
          sizes={size === 'large' ? '8rem' : '4rem'}
          imageFit="contain"
          fill
        />
      )}
    </span>
  );
}
