import type { Client } from '@relab/client';
import type { ReactNode } from 'react';
import styles from './devtools.module.css';
import { byteSize } from './format.ts';

/** The client's sums, in one line. */
export function CounterLine({ client }: { readonly client: Client }): ReactNode {
  const { hits, misses, requests, failures, bytes, rebuilds } = client.counters();
  const sums: readonly (readonly [name: string, value: string | number])[] = [
    ['hits', hits],
    ['misses', misses],
    ['requests', requests],
    ['failures', failures],
    ['received', byteSize(bytes)],
    ['rebuilds', rebuilds],
  ];
  return (
    <dl className={styles.counters}>
      {sums.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
