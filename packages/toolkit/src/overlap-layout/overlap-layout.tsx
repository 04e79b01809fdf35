import type { ReactNode } from 'react';
import { BackgroundImage, pictureSettings } from '../background-image-block/background-image.tsx';
import { GroupedButtons, groupedButtonsSettings } from '../button-group/grouped-buttons.tsx';
import { CoverLink } from '../link/cover-link.tsx';
import { webPage } from '../page-reference/page-reference.ts';
import { borderProperties, borderSettings } from '../settings/border.ts';
import { classNames } from '../settings/class-names.ts';
import { textColorOn } from '../settings/color.ts';
import { boxProperties } from '../settings/custom-properties.ts';
import { boolean, choice, color, percent, pixels, text } from '../settings/kinds.ts';
import { readSettings } from '../settings/read-settings.ts';
import type { SettingsOf } from '../settings/setting.ts';
import styles from './overlap-layout.module.css';

const { image: imageInfo, ...imagePlace } = pictureSettings;

const ownSettings = {
  height: pixels(301),
  width: percent(100),
  /** S-118, S-119. On mobile the style sheet puts the picture on top (S-120). */
  imageLocation: choice(['left', 'right', 'top'], 'left'),
  isLink: boolean(),
  linkUrl: text(),
  linkAssistiveText: text(),
  backgroundColor: color(),
  contentWidth: percent(50),
  contentHeight: pixels(0),
  contentBackgroundColor: color(),
  contentPadding: pixels(),
  overlapSize: pixels(0),
  ...borderSettings,
};

/** S-115 to S-117. */
export const overlapLayoutSettings = { ...ownSettings, imageInfo, ...imagePlace, ...groupedButtonsSettings };

/** S-115 to S-117. Heights, padding and overlap are px, widths % (X-21). */
export interface OverlapLayoutProps extends SettingsOf<typeof overlapLayoutSettings> {
  readonly primaryButton?: ReactNode;
  readonly secondaryButton?: ReactNode;
  /** What stands in the content region above the buttons. */
  readonly children?: ReactNode;
}

/**
 * S-018, C-023: a picture on one side, and a region of content with up to two buttons that reaches over it. A region in which nothing
 * stands is not seen: the place it has is a matter for the tools of authors, and an empty box on the picture would puzzle visitors.
 */
export function OverlapLayout(props: OverlapLayoutProps): ReactNode {
  const { primaryButton, secondaryButton, children, ...attributes } = props;
  const settings = readSettings('OverlapLayout', ownSettings, attributes);
  return (
    <div
      className={classNames(styles.layout, styles[settings.imageLocation])}
      style={boxProperties({
        '--layout-width': settings.width,
        '--layout-height': settings.height,
        '--layout-background': settings.backgroundColor,
        '--overlap': settings.overlapSize,
        '--content-width': settings.contentWidth,
        '--content-height': settings.contentHeight,
        '--content-padding': settings.contentPadding,
        '--content-background': settings.contentBackgroundColor,
        '--content-color': textColorOn(settings.contentBackgroundColor),
        ...borderProperties(settings),
      })}
    >
      <div className={styles.image}>
        <BackgroundImage {...attributes} image={attributes.imageInfo} />
      </div>
      <div className={styles.content}>
        {children}
        <GroupedButtons
          {...attributes}
          className={styles.buttons}
          primaryButton={primaryButton}
          secondaryButton={secondaryButton}
        />
      </div>
      {settings.isLink && (
        <CoverLink
          link={{ pageReference: webPage(settings.linkUrl) }}
          assistiveText={settings.linkAssistiveText}
        />
      )}
    </div>
  );
}
