import type { MouseEvent, ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import { chevronBackIcon, chevronIcon } from '../icon/icon-paths.ts';
import { formatLabel } from '../labels/format-label.ts';
import { useLabels } from '../labels/labels.tsx';
import { pageWindow } from './page-window.ts';
import styles from './pagination.module.css';

/** `page` is the one that is shown. `label` names the landmark, for a page that has several. */
export interface PaginationProps {
  /** Pages count from 1. */
  readonly page: number;
  readonly pageCount: number;
  readonly hrefOf: (page: number) => string;
  readonly label?: string | undefined;
  /** A link was pressed; unless the event's default is prevented, it is followed. */
  readonly onPress?: ((event: MouseEvent, page: number) => void) | undefined;
}

/** Links to the pages of a list: every page has its own address. Nothing when there is but one. */
export function Pagination({ page, pageCount, hrefOf, label, onPress }: PaginationProps): ReactNode {
  const labels = useLabels();
  if (pageCount < 2) return null;
  const pressing = (to: number) => onPress && ((event: MouseEvent) => onPress(event, to));
  return (
    <nav aria-label={label ?? labels.pages} className={styles.pagination}>
      {page > 1 && (
        <a href={hrefOf(page - 1)} onClick={pressing(page - 1)} rel="prev" className={styles.step}>
          <Icon path={chevronBackIcon} />
          {labels.previousPage}
        </a>
      )}
      <ol className={styles.pages}>
        {pageWindow(page, pageCount).map((step, index) =>
          step === 'gap' ? (
            <li key={index < 2 ? 'before' : 'after'} aria-hidden="true" className={styles.gap}>
              …
            </li>
          ) : (
            <li key={step}>
              <a
                href={hrefOf(step)}
                onClick={pressing(step)}
                className={styles.page}
                aria-label={formatLabel(labels.page, step)}
                aria-current={step === page ? 'page' : undefined}
              >
                {step}
              </a>
            </li>
          ),
        )}
      </ol>
      {page < pageCount && (
        <a href={hrefOf(page + 1)} onClick={pressing(page + 1)} rel="next" className={styles.step}>
          {labels.nextPage}
          <Icon path={chevronIcon} />
        </a>
      )}
    </nav>
  );
}
