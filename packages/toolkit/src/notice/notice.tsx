import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import { checkIcon, infoIcon, warningIcon } from '../icon/icon-paths.ts';
import { classNames } from '../settings/class-names.ts';
import styles from './notice.module.css';

/** How much a notice matters; `error` alone interrupts those who hear the page. */
export type NoticeTone = 'info' | 'success' | 'warning' | 'error';

/** A notice says what happened, what is safe and what to do now. Its tone is `info` by default. */
export interface NoticeProps {
  readonly tone?: NoticeTone | undefined;
  /** What happened. */
  readonly heading: string;
  /** What is safe, and why. */
  readonly children?: ReactNode;
  /** What to do now: a link or a button. */
  readonly nextStep?: ReactNode;
  readonly id?: string | undefined;
}

const icons = { info: infoIcon, success: checkIcon, warning: warningIcon, error: warningIcon } as const;

/** Something that happened. An error is an alert, everything else a status: read out when there is a pause. */
export function Notice({ tone = 'info', heading, children, nextStep, id }: NoticeProps): ReactNode {
  return (
    <div
      id={id}
      className={classNames(styles.notice, styles[tone])}
      role={tone === 'error' ? 'alert' : 'status'}
    >
      <Icon path={icons[tone]} className={styles.icon} />
      <div className={styles.words}>
        <p className={styles.heading}>{heading}</p>
        {children && <div>{children}</div>}
        {nextStep && <div className={styles.next}>{nextStep}</div>}
      </div>
    </div>
  );
}
