import type { ReactNode } from 'react';
import { BackgroundImage, type BackgroundImageProps } from '../background-image-block/background-image.tsx';
import { parseChoice } from '../settings/choice.ts';
import { classNames } from '../settings/class-names.ts';
import { parseColor, textColorOn } from '../settings/color.ts';
import { boxProperties } from '../settings/custom-properties.ts';
import { parseSize, type Size } from '../settings/size.ts';
import styles from './section.module.css';

const widths = ['page', 'full'] as const;

export interface SectionProps extends BackgroundImageProps {
  readonly backgroundColor?: string | undefined;
  /** `page` keeps the columns within the page's width, `full` lets them reach the edges. */
  readonly width?: (typeof widths)[number] | undefined;
  /** Room above and below; none when it is not given. */
  readonly spacing?: Size | undefined;
  /** Names the section as a landmark: its own words, or the id of its heading. Without either it is no landmark. */
  readonly label?: string | undefined;
  readonly labelledBy?: string | undefined;
  readonly id?: string | undefined;
  readonly children?: ReactNode;
}

/** S-039 to S-041: a row of columns on desktop, a column on tablet and mobile. */
export function Section(props: SectionProps): ReactNode {
  const { backgroundColor, width, spacing, label, labelledBy, id, children, ...background } = props;
  const color = parseColor(backgroundColor);
  return (
    <section
      id={id}
      className={classNames(styles.section, spacing !== undefined && styles[parseSize(spacing)])}
      style={boxProperties({ '--section-background': color, '--section-color': textColorOn(color) })}
      aria-label={label}
      aria-labelledby={labelledBy}
    >
      <BackgroundImage {...background} />
      <div
        className={classNames(styles.columns, parseChoice(widths, width, 'page') === 'page' && 'page-width')}
      >
        {children}
      </div>
    </section>
  );
}
