import type { ReactNode } from 'react';
import { BackgroundImage, pictureSettings } from '../background-image-block/background-image.tsx';
import { GroupedButtons, groupedButtonsSettings } from '../button-group/grouped-buttons.tsx';
import { borderProperties, borderSettings } from '../settings/border.ts';
import { classNames } from '../settings/class-names.ts';
import { textColorOn } from '../settings/color.ts';
import { boxProperties } from '../settings/custom-properties.ts';
import { choice, color, percent, pixels, share } from '../settings/kinds.ts';
import { readSettings } from '../settings/read-settings.ts';
import type { SettingsOf } from '../settings/setting.ts';
import styles from './card.module.css';

/** The defaults are those of the home page (S-057 to S-060). */
const ownSettings = {
  height: pixels(500),
  width: percent(100),
  /** The share of the card that the picture takes: of its width beside the content, of its height above it. */
  imagePortion: share(50),
  imageLocation: choice(['left', 'right'], 'left'),
  /** The share of its own half that the content takes. */
  contentWidth: share(80),
  backgroundColor: color(),
  ...borderSettings,
};

export const cardSettings = { ...ownSettings, ...pictureSettings, ...groupedButtonsSettings };

/** Heights are px, widths and portions % (X-21). */
export interface CardProps extends SettingsOf<typeof cardSettings> {
  readonly primaryButton?: ReactNode;
  readonly secondaryButton?: ReactNode;
  readonly children?: ReactNode;
}

/** S-012: a picture and content side by side, above each other on mobile. Without a picture the content has the whole card. */
export function Card({ primaryButton, secondaryButton, children, ...attributes }: CardProps): ReactNode {
  const settings = readSettings('Card', ownSettings, attributes);
  return (
    <div
      className={classNames(styles.card, styles[settings.imageLocation])}
      style={boxProperties({
        '--card-height': settings.height,
        '--card-width': settings.width,
        '--card-portion': settings.imagePortion,
        '--card-content': settings.contentWidth,
        '--card-background': settings.backgroundColor,
        '--card-color': textColorOn(settings.backgroundColor),
        ...borderProperties(settings),
      })}
    >
      <div className={styles.image}>
        <BackgroundImage {...attributes} />
      </div>
      <div className={styles.content}>
        {children}
        <GroupedButtons {...attributes} primaryButton={primaryButton} secondaryButton={secondaryButton} />
      </div>
    </div>
  );
}
