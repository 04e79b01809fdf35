import type { ReactNode } from 'react';
import { classNames } from '../settings/class-names.ts';
import { customProperties } from '../settings/custom-properties.ts';
import { deliverAddress, deliverSet, generatedSrcSet } from './deliver-image.ts';
import type { ImageSource } from './image-source.ts';
import { devices, imageWidths } from './image-widths.ts';
import { useMediaDelivery } from './media-provider.tsx';
import styles from './responsive-image.module.css';

/**
 * As `ResponsiveImage` has read them: nothing here is checked again. `sizes` is that of HTML, `100vw` where it is
 * empty.
 */
export interface PictureProps {
  readonly source: ImageSource;
  readonly imageFit?: string | undefined;
  readonly imagePosition?: string | undefined;
  readonly sizes: string;
  readonly priority?: boolean | undefined;
  readonly fill?: boolean | undefined;
  readonly className?: string | undefined;
}

/** The first that is met counts. */
const conditions = {
  mobile: '(max-width: 47.9375em)',
  tablet: '(max-width: 64em)',
  desktop: '(min-width: 64.0625em)',
} as const;

/** A picture whose settings have been read, or that code places: nothing is parsed, and no parser is fetched for it. */
export function Picture({ source, className, fill, priority, ...layout }: PictureProps): ReactNode {
  const delivery = useMediaDelivery();
  const { url, altText, screens, width, height, placeholder } = source;
  const set = source.srcSet ?? (screens ? undefined : generatedSrcSet(url, delivery));
  const srcSet = set && deliverSet(set, delivery, imageWidths.desktop);
  const isMeasured = width !== undefined;
  const picture = (
    <img
      className={classNames(
        styles.image,
        fill && styles.fill,
        layout.imageFit === 'contain' && styles.contain,
        className,
      )}
      style={customProperties({
        // A picture of unknown measures stands whole in a box that does not move.
        '--image-fit': layout.imageFit ?? (fill || isMeasured ? undefined : 'contain'),
        '--image-position': layout.imagePosition,
        '--image-ratio': isMeasured && !fill ? `${width} / ${height}` : undefined,
        '--image-placeholder': placeholder && `url("${placeholder}")`,
      })}
      // `sizes` before `srcSet` before `src`: some browsers fetch as soon as `src` is set.
      sizes={srcSet?.endsWith('w') ? layout.sizes || '100vw' : undefined}
      srcSet={srcSet}
      src={deliverAddress(url, delivery, imageWidths.desktop)}
      alt={altText}
      width={width}
      height={height}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      decoding={priority ? undefined : 'async'}
    />
  );
  if (screens === undefined) return picture;
  return (
    <picture className={styles.picture}>
      {devices.map((device) => {
        const other = screens[device];
        return (
          other && (
            <source
              key={device}
              media={conditions[device]}
              srcSet={deliverSet(other, delivery, imageWidths[device])}
            />
          )
        );
      })}
      {picture}
    </picture>
  );
}
