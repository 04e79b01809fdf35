import type { ReactNode } from 'react';
import { formatBytes } from '../../form/file-size.ts';
import type { DocumentLink } from './document-links.ts';
import css from './order.module.css';
import * as texts from './texts.tsx';

export function DocumentList({ papers }: { readonly papers: readonly DocumentLink[] }): ReactNode {
  return (
    <section aria-labelledby="order-papers" className={css.part}>
      <h2 id="order-papers">{texts.documentsHeading}</h2>
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
