import type { ReactNode } from 'react';
import type { ImageFit, ImageSource } from '../responsive-image/index.ts';
import { ResponsiveImage } from '../responsive-image/responsive-image.tsx';
import { parseColor } from '../settings/color.ts';
import { customProperties } from '../settings/custom-properties.ts';
import styles from './background-image-block.module.css';

export interface BackgroundImageProps {
  readonly image?: ImageSource | undefined;
  readonly overlayColor?: string | undefined;
  readonly imageFit?: ImageFit | undefined;
  readonly imagePosition?: string | undefined;
  readonly sizes?: string | undefined;
  readonly priority?: boolean | undefined;
}

/** A picture and the colour over it, filling the positioned block that they stand in. */
export function BackgroundImage({ image, overlayColor, ...place }: BackgroundImageProps): ReactNode {
  const color = parseColor(overlayColor);
  return (
    <>
      {image && <ResponsiveImage image={image} fill className={styles.layer} {...place} />}
      {color && (
        <div className={styles.layer} style={customProperties({ '--overlay': color })} data-overlay="" />
      )}
    </>
  );
}
