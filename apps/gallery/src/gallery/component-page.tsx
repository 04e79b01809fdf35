import type { ReactNode } from 'react';
import { addressOf } from '../address.ts';
import { CodeBox } from '../code/code-box.tsx';
import type { ComponentPage } from '../components/index.ts';
import type { Look } from '../look.ts';
import styles from './gallery.module.css';
import { Window } from './window.tsx';

export interface ComponentPageViewProps {
  readonly name: string;
  readonly page: ComponentPage;
  readonly look: Look;
}

/** A component that is no block of pages: its states, and how they are written. */
export function ComponentPageView({ name, page, look }: ComponentPageViewProps): ReactNode {
  return (
    <>
      <h1>{name}</h1>
      <p className={styles.about}>{page.about}</p>
      <section aria-labelledby="states" className={styles.part}>
        <h2 id="states">States</h2>
        <Window title={`${name}, its states`} address={addressOf('frame', name, look)} width={look.width} />
      </section>
      <section aria-labelledby="code" className={styles.part}>
        <h2 id="code">Code</h2>
        <CodeBox title="TSX" code={page.code} />
      </section>
    </>
  );
}
