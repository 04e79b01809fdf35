import type { ReactNode } from 'react';
import { ActionButton } from '../button/action-button.tsx';
import { formatLabel } from '../labels/format-label.ts';
import { useLabels } from '../labels/labels.tsx';
import { Pagination } from '../pagination/pagination.tsx';
import styles from './paginator.module.css';
import type { PaginatorProps } from './paginator-props.ts';

/** Previous and next (S-146: each replaces the list). With addresses it is the links of `Pagination`. */
export function StandardPaginator({ attributes, hrefOf, onPress, busy }: PaginatorProps): ReactNode {
  const labels = useLabels();
  const { page = 1, pageCount = 1, label } = attributes;
  if (hrefOf !== undefined)
    return (
      <Pagination
        page={page}
        pageCount={pageCount}
        hrefOf={hrefOf}
        label={label}
        onPress={(event, to) => onPress(event, to, 'replace')}
      />
    );
  if (pageCount < 2) return null;
  const step = (text: string, to: number) => (
    <ActionButton
      type="button"
      variant="secondary"
      busy={busy}
      disabled={to < 1 || to > pageCount}
      onClick={(event) => onPress(event, to, 'replace')}
    >
      {text}
    </ActionButton>
  );
  return (
    <nav className={styles.paginator} aria-label={label ?? labels.pages}>
      {step(labels.previousPage, page - 1)}
      <span aria-live="polite">{formatLabel(labels.pageOf, page, pageCount)}</span>
      {step(labels.nextPage, page + 1)}
    </nav>
  );
}
