import type { ReactNode } from 'react';
import { ActionButton } from '../button/action-button.tsx';
import { buttonClass } from '../button/button-style.ts';
import { useLabels } from '../labels/labels.tsx';
import styles from './paginator.module.css';
import type { PaginatorProps } from './paginator-props.ts';

/** One button that appends the next page (S-049, S-146). Gone when there is no next page. */
export function ShowMorePaginator({ attributes, hrefOf, onPress, busy }: PaginatorProps): ReactNode {
  const labels = useLabels();
  const { page = 1, pageCount = Number.POSITIVE_INFINITY, label = labels.showMore } = attributes;
  if (page >= pageCount) return null;
  const next = page + 1;
  return (
    <div className={styles.paginator}>
      {hrefOf === undefined ? (
        <ActionButton
          type="button"
          variant="secondary"
          busy={busy}
          onClick={(event) => onPress(event, next, 'append')}
        >
          {label}
        </ActionButton>
      ) : (
        <a
          href={hrefOf(next)}
          className={buttonClass('secondary', 'small', false)}
          onClick={(event) => onPress(event, next, 'append')}
        >
          {label}
        </a>
      )}
    </div>
  );
}
