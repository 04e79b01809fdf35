import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import { chevronIcon } from '../icon/icon-paths.ts';
import { useLabels } from '../labels/labels.tsx';
import styles from './breadcrumb.module.css';

/** Labels are unique among items that have no address. */
export interface BreadcrumbProps {
  /** From the root to here; the last one, the page itself, needs no address. */
  readonly items: readonly { readonly label: string; readonly href?: string | undefined }[];
}

/** A navigation landmark with the way to the page. The last item is never a link, and is `aria-current`. */
export function Breadcrumb({ items }: BreadcrumbProps): ReactNode {
  const labels = useLabels();
  return (
    <nav aria-label={labels.breadcrumb} className={styles.breadcrumb}>
      <ol className={styles.items}>
        {items.map(({ label, href }, index) => {
          const isHere = index === items.length - 1;
          return (
            <li key={href ?? label} className={styles.item}>
              {index > 0 && <Icon path={chevronIcon} />}
              {href === undefined || isHere ? (
                <span aria-current={isHere ? 'page' : undefined}>{label}</span>
              ) : (
                <a href={href}>{label}</a>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
