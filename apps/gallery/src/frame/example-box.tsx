import { classNames } from '@relab/toolkit';
import { type ReactNode, useId } from 'react';
import type { ExampleHeading } from '../examples/index.ts';
import styles from './frame.module.css';

/** A state under its name. */
export function ExampleBox({
  example,
  children,
}: {
  readonly example: ExampleHeading;
  readonly children: ReactNode;
}): ReactNode {
  const { name, note, direction, isNarrow } = example;
  const id = useId();
  return (
    <section aria-labelledby={id} className={classNames(styles.example, isNarrow && styles.narrow)}>
      <h2 id={id} className={styles.name}>
        {name}
      </h2>
      {note && <p className={styles.note}>{note}</p>}
      <div dir={direction} lang={direction && 'he'}>
        {children}
      </div>
    </section>
  );
}
