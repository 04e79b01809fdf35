import type { ReactNode } from 'react';
import { image } from '../responsive-image/image-setting.ts';
import { imagePlaceSettings, ResponsiveImage } from '../responsive-image/responsive-image.tsx';
import { customProperties } from '../settings/custom-properties.ts';
import { color } from '../settings/kinds.ts';
import { readSettings } from '../settings/read-settings.ts';
import type { SettingsOf } from '../settings/setting.ts';
import styles from './background-image-block.module.css';

const ownSettings = { image: image(), overlayColor: color() };

/** The picture that a block stands on or holds, how it stands there, and the colour over it. */
export const pictureSettings = { ...ownSettings, ...imagePlaceSettings };

export type BackgroundImageProps = SettingsOf<typeof pictureSettings>;

/** A picture and the colour over it, filling the positioned block that they stand in. */
export function BackgroundImage(props: BackgroundImageProps): ReactNode {
  const { image: source, overlayColor } = readSettings('BackgroundImage', ownSettings, props);
  const { imageFit, imagePosition, sizes, priority } = props;
  return (
    <>
      {source && (
        <ResponsiveImage
          image={source}
          fill
          className={styles.layer}
          imageFit={imageFit}
          imagePosition={imagePosition}
          sizes={sizes}
          priority={priority}
        />
      )}
      {overlayColor && (
        <div
          className={styles.layer}
          style={customProperties({ '--overlay': overlayColor })}
          data-overlay=""
        />
      )}
    </>
  );
}
