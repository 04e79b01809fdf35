import type { ReactNode } from 'react';
import { parseImage } from '../responsive-image/image-setting.ts';
import { classNames } from '../settings/class-names.ts';
import { boxProperties } from '../settings/custom-properties.ts';
import { choice, pixels, text } from '../settings/kinds.ts';
import { readSettings } from '../settings/read-settings.ts';
import type { SettingsOf } from '../settings/setting.ts';
import { BackgroundImage, pictureSettings } from './background-image.tsx';
import styles from './background-image-block.module.css';

const ownSettings = {
  /** An address alone, where `image` carries widths and measures too. */
  imageUrl: text(),
  alternativeText: text(),
  /** S-107: the side on which the block reaches over its neighbour. */
  overlapDirection: choice(['left', 'right', 'top']),
  overlapSize: pixels(0),
};

/** S-106. */
export const backgroundImageBlockSettings = { ...ownSettings, ...pictureSettings };

/** S-106. `image` takes precedence over `imageUrl`, `alternativeText` over the text of the image. */
export interface BackgroundImageBlockProps extends SettingsOf<typeof backgroundImageBlockSettings> {
  readonly children?: ReactNode;
}

/** S-007: a block on a picture. It may reach over its neighbour on the left, on the right or above. */
export function BackgroundImageBlock({ children, ...attributes }: BackgroundImageBlockProps): ReactNode {
  const settings = readSettings('BackgroundImageBlock', ownSettings, attributes);
  const { overlapDirection, alternativeText } = settings;
  const source = parseImage(attributes.image) ?? parseImage(settings.imageUrl);
  const image = source && { ...source, altText: alternativeText || source.altText };
  return (
    <div
      className={classNames(styles.block, overlapDirection && styles[overlapDirection])}
      style={boxProperties({ '--overlap': overlapDirection && settings.overlapSize })}
    >
      <BackgroundImage {...attributes} image={image} />
      <div className={styles.content}>{children}</div>
    </div>
  );
}
