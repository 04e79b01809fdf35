import type { ReactNode } from 'react';
import { classNames } from '../settings/class-names.ts';
import { customProperties } from '../settings/custom-properties.ts';
import { deliverImage } from './deliver-image.ts';
import type { ImageSource } from './image-source.ts';
import { useMediaDelivery } from './media-provider.tsx';
import styles from './responsive-image.module.css';

export interface PictureProps {
  readonly source: ImageSource;
  readonly imageFit?: string | undefined;
  readonly imagePosition?: string | undefined;
  readonly sizes: string;
  readonly priority: boolean;
  readonly fill: boolean;
  readonly className?: string | undefined;
}

/** A picture whose settings have been read. */
export function Picture({ source, className, fill, priority, ...place }: PictureProps): ReactNode {
  const delivery = useMediaDelivery();
  const { url, altText, srcSet, sources, width, height, placeholder } = deliverImage(source, delivery);
  const hasMeasures = width !== undefined;
  const hasWidths = srcSet !== undefined && /\dw(,|$)/.test(srcSet);
  const picture = (
    <img
      className={classNames(
        styles.image,
        fill && styles.fill,
        place.imageFit === 'contain' && styles.contain,
        className,
      )}
      style={customProperties({
        // A picture of unknown measures stands whole in a box that does not move.
        '--image-fit': place.imageFit ?? (fill || hasMeasures ? undefined : 'contain'),
        '--image-position': place.imagePosition,
        '--image-ratio': fill || !hasMeasures ? undefined : `${width} / ${height}`,
        '--image-placeholder': placeholder && `url("${placeholder}")`,
      })}
      // `sizes` before `srcSet` before `src`: some browsers fetch as soon as `src` is set.
      sizes={hasWidths ? place.sizes || '100vw' : undefined}
      srcSet={srcSet}
      src={url}
      alt={altText}
      width={width}
      height={height}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      decoding={priority ? undefined : 'async'}
    />
  );
  if (sources === undefined) return picture;
  return (
    <picture className={styles.picture}>
      {sources.map(({ media, srcSet: set }) => (
        <source key={media} media={media} srcSet={set} />
      ))}
      {picture}
    </picture>
  );
}
