import type { ReactNode } from 'react';
import { classNames } from '../settings/class-names.ts';
import { customProperties } from '../settings/custom-properties.ts';
import { choice, flag, pattern, text } from '../settings/kinds.ts';
import { readSettings } from '../settings/read-settings.ts';
import type { SettingsOf } from '../settings/setting.ts';
import { image } from './image-setting.ts';
import type { ImageSource } from './image-source.ts';
import styles from './responsive-image.module.css';

/** How a picture stands in its place. */
export const imagePlaceSettings = {
  imageFit: choice(['cover', 'contain', 'fill', 'none']),
  /** The part that stays visible when the picture is cut, such as `center`, `top` or `30% 70%`. */
  imagePosition: pattern(
    /^(left|center|right|top|bottom|\d{1,3}%)( (left|center|right|top|bottom|\d{1,3}%))?$/,
  ),
  /** How wide the picture stands in the layout, as the `sizes` of HTML. */
  sizes: text(),
  /** The picture that the visitor sees first: asked for at once, the others when they come near. */
  priority: flag(),
};

export const responsiveImageSettings = {
  image: image(),
  ...imagePlaceSettings,
  /** Fills the box it stands in, in place of keeping its own proportion. */
  fill: flag(),
};

export interface ResponsiveImageProps extends SettingsOf<typeof responsiveImageSettings> {
  readonly className?: string | undefined;
}

function placeholderOf({ placeholder }: ImageSource): string | undefined {
  return placeholder !== undefined && /^data:image\/[\w+.-]+;base64,[\w+/=]+$/.test(placeholder)
    ? `url("${placeholder}")`
    : undefined;
}

/** A picture in the width that its place needs. It keeps its place from the first paint, blurred until it is there. */
export function ResponsiveImage({ className, ...given }: ResponsiveImageProps): ReactNode {
  const { image: source, ...place } = readSettings('ResponsiveImage', responsiveImageSettings, given);
  if (source === undefined) return null;
  return (
    <img
      className={classNames(styles.image, place.fill && styles.fill, className)}
      style={customProperties({
        '--image-fit': place.imageFit,
        '--image-position': place.imagePosition,
        '--image-placeholder': placeholderOf(source),
      })}
      // `sizes` before `srcSet` before `src`: some browsers fetch as soon as `src` is set.
      sizes={source.srcSet === undefined ? undefined : place.sizes || '100vw'}
      srcSet={source.srcSet}
      src={source.url}
      alt={source.altText}
      width={source.width}
      height={source.height}
      loading={place.priority ? 'eager' : 'lazy'}
      fetchPriority={place.priority ? 'high' : undefined}
      decoding={place.priority ? undefined : 'async'}
    />
  );
}
