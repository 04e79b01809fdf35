import type { ReactNode } from 'react';
import { image } from '../responsive-image/image-setting.ts';
import { Picture } from '../responsive-image/picture.tsx';
import { imagePlaceSettings } from '../responsive-image/responsive-image.tsx';
import { customProperties } from '../settings/custom-properties.ts';
import { color } from '../settings/kinds.ts';
import { readSettings } from '../settings/read-settings.ts';
import type { SettingsOf } from '../settings/setting.ts';
import styles from './background-image-block.module.css';

/** The picture that a block stands on or holds, how it stands there, and the colour over it. */
export const pictureSettings = { image: image(), overlayColor: color(), ...imagePlaceSettings };

/** Props of `BackgroundImage`, which cards, tiles and sections take too. */
export type BackgroundImageProps = SettingsOf<typeof pictureSettings>;

/** A picture and the colour over it, filling the positioned block that they stand in. Nothing, where there is neither. */
export function BackgroundImage(props: BackgroundImageProps): ReactNode {
  const {
    image: source,
    overlayColor,
    ...position
  } = readSettings('BackgroundImage', pictureSettings, props);
  return (
    <>
      {source && <Picture source={source} fill className={styles.layer} {...position} />}
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
