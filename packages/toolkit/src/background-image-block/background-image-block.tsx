import type { ReactNode } from 'react';
import type { ImageSource } from '../responsive-image/index.ts';
import { parseChoice } from '../settings/choice.ts';
import { classNames } from '../settings/class-names.ts';
import { boxProperties } from '../settings/custom-properties.ts';
import { pixels } from '../settings/length.ts';
import { BackgroundImage, type BackgroundImageProps } from './background-image.tsx';
import styles from './background-image-block.module.css';

const directions = ['left', 'right', 'top'] as const;

/** S-107. */
export type OverlapDirection = (typeof directions)[number];

/** S-106. `image` carries widths and measures where `imageUrl` names an address alone; `overlapSize` is in px. */
export interface BackgroundImageBlockProps extends BackgroundImageProps {
  readonly imageUrl?: string | undefined;
  readonly alternativeText?: string | undefined;
  readonly overlapDirection?: OverlapDirection | undefined;
  readonly overlapSize?: number | undefined;
  readonly children?: ReactNode;
}

/** A block on a picture. It may reach over its neighbour on the left, on the right or above. */
export function BackgroundImageBlock(props: BackgroundImageBlockProps): ReactNode {
  const { imageUrl, alternativeText, overlapDirection, overlapSize, children, ...background } = props;
  const direction = parseChoice(directions, overlapDirection, undefined);
  const source: ImageSource | undefined =
    background.image ?? (imageUrl ? { url: imageUrl, altText: '' } : undefined);
  const image = source && { ...source, altText: alternativeText ?? source.altText };
  return (
    <div
      className={classNames(styles.block, direction && styles[direction])}
      style={boxProperties({ '--overlap': direction && pixels(overlapSize, 0) })}
    >
      <BackgroundImage {...background} image={image} />
      <div className={styles.content}>{children}</div>
    </div>
  );
}
