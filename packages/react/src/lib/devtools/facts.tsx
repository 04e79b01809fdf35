import type { ReactNode } from 'react';
import styles from './devtools.module.css';

export interface FactsProps {
  /** Names and their values; undefined ones are left out. */
  readonly facts: readonly (readonly [name: string, value: ReactNode | undefined])[];
}

export function Facts({ facts }: FactsProps): ReactNode {
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) =>
        value === undefined ? null : (
          <div key={name} className={styles.fact}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ),
      )}
    </dl>
  );
}

export interface MarkProps {
  readonly tone: 'good' | 'waiting' | 'bad' | 'plain';
  readonly children: ReactNode;
}

/** A word with a hue, which never stands without the word. */
export function Mark({ tone, children }: MarkProps): ReactNode {
  return (
    <span className={styles.mark} data-tone={tone}>
      {children}
    </span>
  );
}
