import type { ReactNode } from 'react';
import { BackgroundImage, pictureSettings } from '../background-image-block/background-image.tsx';
import { classNames } from '../settings/class-names.ts';
import { textColorOn } from '../settings/color.ts';
import { boxProperties } from '../settings/custom-properties.ts';
import { choice, color, text } from '../settings/kinds.ts';
import { readSettings } from '../settings/read-settings.ts';
import type { SettingsOf } from '../settings/setting.ts';
import { sizes } from '../settings/size.ts';
import styles from './section.module.css';

const ownSettings = {
  backgroundColor: color(),
  /** `page` keeps the columns within the page's width, `full` lets them reach the edges; words keep off these. */
  width: choice(['page', 'full'], 'page'),
  /** Room above and below; none when it is not given. */
  spacing: choice(sizes),
  /** Names the section as a landmark: its own words, or the id of its heading. Without either it is no landmark. */
  label: text(),
  labelledBy: text(),
  id: text(),
};

export const sectionSettings = { ...ownSettings, ...pictureSettings };

/** A row of columns on a colour or a picture. `spacing` is none by default. */
export interface SectionProps extends SettingsOf<typeof sectionSettings> {
  readonly children?: ReactNode;
}

/** S-039 to S-041: a row of columns on desktop, a column on tablet and mobile. */
export function Section({ children, ...attributes }: SectionProps): ReactNode {
  const { backgroundColor, width, spacing, label, labelledBy, id } = readSettings(
    'Section',
    ownSettings,
    attributes,
  );
  return (
    <section
      id={id || undefined}
      className={classNames(styles.section, spacing && styles[spacing])}
      style={boxProperties({
        '--section-background': backgroundColor,
        '--section-color': textColorOn(backgroundColor),
      })}
      aria-label={label || undefined}
      aria-labelledby={labelledBy || undefined}
    >
      <BackgroundImage {...attributes} />
      <div className={classNames(styles.columns, width === 'page' ? 'page-width' : styles.full)}>
        {children}
      </div>
    </section>
  );
}
