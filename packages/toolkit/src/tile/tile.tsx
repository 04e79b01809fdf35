import type { ReactNode } from 'react';
import { BackgroundImage, pictureSettings } from '../background-image-block/background-image.tsx';
import { GroupedButtons, groupedButtonsSettings } from '../button-group/grouped-buttons.tsx';
import { CoverLink } from '../link/cover-link.tsx';
import { link } from '../link/link-setting.ts';
import { borderProperties, borderSettings, hasBorder } from '../settings/border.ts';
import { classNames } from '../settings/class-names.ts';
import { customProperties } from '../settings/custom-properties.ts';
import { integer, percent, pixels, share, text } from '../settings/kinds.ts';
import { readSettings } from '../settings/read-settings.ts';
import type { SettingsOf } from '../settings/setting.ts';
import styles from './tile.module.css';

const ownSettings = {
  title: text(),
  /** Level of the title's heading. */
  level: integer(2, 6, 3),
  /** Where the tile leads. The title is the link's name, the whole tile its target. */
  link: link(),
  /** S-286: least height in px. */
  height: pixels(300),
  /** S-285: the share of the height that the picture takes, in %. */
  imageHeight: share(60),
  width: percent(100),
  ...borderSettings,
};

export const tileSettings = { ...ownSettings, ...pictureSettings, ...groupedButtonsSettings };

/** `height` is px, `width` and `imageHeight` are % (S-285, S-286, X-21). */
export interface TileProps extends SettingsOf<typeof tileSettings> {
  readonly primaryButton?: ReactNode;
  readonly secondaryButton?: ReactNode;
  readonly children?: ReactNode;
}

/** S-011: a picture above a title and a few words. */
export function Tile({ primaryButton, secondaryButton, children, ...attributes }: TileProps): ReactNode {
  const settings = readSettings('Tile', ownSettings, attributes);
  const { title } = settings;
  const Heading = `h${settings.level as 2 | 3 | 4 | 5 | 6}` as const;
  return (
    <div
      className={classNames(styles.tile, hasBorder(settings) && styles.bordered)}
      style={customProperties({
        '--tile-height': settings.height,
        '--tile-image': settings.imageHeight,
        '--tile-width': settings.width,
        ...borderProperties(settings),
      })}
    >
      <div className={styles.image}>
        <BackgroundImage {...attributes} />
      </div>
      <div className={styles.content}>
        {title && (
          <Heading className={styles.title}>
            {settings.link ? <CoverLink link={settings.link}>{title}</CoverLink> : title}
          </Heading>
        )}
        {children && <div className={styles.text}>{children}</div>}
        <GroupedButtons
          {...attributes}
          className={styles.buttons}
          primaryButton={primaryButton}
          secondaryButton={secondaryButton}
        />
      </div>
    </div>
  );
}
