import type { ProductImage } from '@relab/contract/commerce';
import { contentImage, Picture } from '@relab/toolkit/responsive-image';
import type { ReactNode } from 'react';
import css from './thumbnail.module.css';

/** The two smallest widths that pictures are served in, in px. */
const widths = [100, 320] as const;

export interface ThumbnailProps {
  readonly image: ProductImage | null;
  readonly size?: 'small' | 'large' | undefined;
}

/** A listing's picture on its stage, beside words that say what it shows. */
export function Thumbnail({ image, size = 'small' }: ThumbnailProps): ReactNode {
  return (
    <span className={css.stage} data-size={size}>
      {image && (
        <Picture
          // The line's own words name the listing.
          source={contentImage({ url: image.url, altText: '' }, image, widths)}
          sizes={size === 'large' ? '8rem' : '4rem'}
          imageFit="contain"
          fill
        />
      )}
    </span>
  );
}
