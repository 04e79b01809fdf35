import type { ReactNode } from 'react';
import { classNames } from '../settings/class-names.ts';
import styles from './badge.module.css';

/** The colour of a badge: how a listing stands, or nothing of the kind. */
export type BadgeStatus = 'available' | 'reserved' | 'sold' | 'neutral';

/** A badge is never colour alone: `text` is required. */
export interface BadgeProps {
  readonly status?: BadgeStatus | undefined;
  /** A status never stands without a word. */
  readonly text: string;
  /** A short mark before the word, such as the letter of a condition grade. */
  readonly mark?: string | undefined;
}

/** A short word with a colour. A status has a dot before it where there is no `mark`. */
export function Badge({ status = 'neutral', text, mark }: BadgeProps): ReactNode {
  return (
    <span className={classNames(styles.badge, styles[status])}>
      {mark === undefined ? (
        status !== 'neutral' && <span className={styles.dot} />
      ) : (
        <b className={styles.mark}>{mark}</b>
      )}
      {text}
    </span>
  );
}
