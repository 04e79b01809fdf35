import type { ReactNode } from 'react';
import { formatBytes } from '../../form/file-size.ts';
import css from './order.module.css';
import type { Paper } from './order-papers.ts';
import * as texts from './texts.tsx';

export function Papers({ papers }: { readonly papers: readonly Paper[] }): ReactNode {
  return (
    <section aria-labelledby="order-papers" className={css.part}>
      <h2 id="order-papers">{texts.papers}</h2>
      <ul className={css.papers}>
        {papers.map(({ label, href, size }) => (
          <li key={href}>
            <a href={href} download>
              {label}
            </a>
            {size !== undefined && <span className="soft"> {formatBytes(size)}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}
