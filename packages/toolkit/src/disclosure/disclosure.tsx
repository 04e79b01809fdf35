import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import { chevronDownIcon } from '../icon/icon-paths.ts';
import styles from './disclosure.module.css';

/** Closed unless `open`. */
export interface DisclosureProps {
  readonly summary: ReactNode;
  readonly children: ReactNode;
  readonly open?: boolean | undefined;
  /** Of those that share a name one is open at a time. */
  readonly name?: string | undefined;
}

/** More of something, by the browser's own `details`: works without JavaScript, and find-in-page opens it. */
export function Disclosure({ summary, children, open, name }: DisclosureProps): ReactNode {
  return (
    <details className={styles.disclosure} open={open} name={name}>
      <summary className={styles.summary}>
        <span>{summary}</span>
        <Icon path={chevronDownIcon} className={styles.chevron} />
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
