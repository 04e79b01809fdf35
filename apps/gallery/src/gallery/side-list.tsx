import type { ReactNode } from 'react';
import { addressOf } from '../address.ts';
import { componentPages } from '../components/index.ts';
import { blockPages } from '../examples/index.ts';
import type { Look } from '../look.ts';
import styles from './gallery.module.css';

const groups = [
  { title: 'Blocks of pages', names: Object.keys(blockPages) },
  { title: 'Other components', names: Object.keys(componentPages) },
];

export function SideList({ name, look }: { readonly name: string; readonly look: Look }): ReactNode {
  return (
    <nav className={styles.side} aria-label="Blocks">
      {groups.map(({ title, names }) => (
        <div key={title}>
          <h2 className={styles.group}>{title}</h2>
          <ul className={styles.list}>
            {names.map((one) => (
              <li key={one}>
                <a
                  href={addressOf('block', one, look)}
                  className={styles.entry}
                  aria-current={one === name ? 'page' : undefined}
                >
                  {one}
                </a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}
