import type { ReactNode } from 'react';
import { parseChoice } from '../settings/choice.ts';
import { classNames } from '../settings/class-names.ts';
import { customProperties } from '../settings/custom-properties.ts';
import type { ImageSource } from './image-source.ts';
import styles from './responsive-image.module.css';

const fits = ['cover', 'contain', 'fill', 'none'] as const;

export type ImageFit = (typeof fits)[number];

export interface ResponsiveImageProps {
  readonly image: ImageSource;
  /** How wide the picture stands in the layout, as the `sizes` of HTML. */
  readonly sizes?: string | undefined;
  /** The picture that the visitor sees first: asked for at once, the others when they come near. */
  readonly priority?: boolean | undefined;
  readonly imageFit?: ImageFit | undefined;
  /** The part that stays visible when the picture is cut, such as `center`, `top` or `30% 70%`. */
  readonly imagePosition?: string | undefined;
  /** Fills the box it stands in, in place of keeping its own proportion. */
  readonly fill?: boolean | undefined;
  readonly className?: string | undefined;
}

const positions = /^(left|center|right|top|bottom|\d{1,3}%)( (left|center|right|top|bottom|\d{1,3}%))?$/;

/** A place inside a picture, else its centre. */
export function parseImagePosition(value: unknown): string {
  return typeof value === 'string' && positions.test(value.trim()) ? value.trim() : 'center';
}

function placeholderOf({ placeholder }: ImageSource): string | undefined {
  return placeholder !== undefined && /^data:image\/[\w+.-]+;base64,[\w+/=]+$/.test(placeholder)
    ? `url("${placeholder}")`
    : undefined;
}

/** A picture in the width that its place needs. It keeps its place from the first paint, blurred until it is there. */
export function ResponsiveImage(props: ResponsiveImageProps): ReactNode {
  const { image, priority = false } = props;
  return (
    <img
      className={classNames(styles.image, props.fill && styles.fill, props.className)}
      style={customProperties({
        '--image-fit': parseChoice(fits, props.imageFit, undefined),
        '--image-position':
          props.imagePosition === undefined ? undefined : parseImagePosition(props.imagePosition),
        '--image-placeholder': placeholderOf(image),
      })}
      // `sizes` before `srcSet` before `src`: some browsers fetch as soon as `src` is set.
      sizes={image.srcSet === undefined ? undefined : (props.sizes ?? '100vw')}
      srcSet={image.srcSet}
      src={image.url}
      alt={image.altText}
      width={image.width}
      height={image.height}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      decoding={priority ? undefined : 'async'}
    />
  );
}
