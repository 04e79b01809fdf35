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
  /** Pages that have no number may follow the last: then `page` may be one of those, and only its address is requested. */
  readonly hrefOf: (page: number) => string;
  /** The address of the page before, where it is not that of its number. */
  readonly previousHref?: string | undefined;
  /** The address of the next page, where it is not that of its number, or follows the last number. */
  readonly nextHref?: string | undefined;
  readonly label?: string | undefined;
  /** A link was pressed; unless the event's default is prevented, it is followed. */
  readonly onPress?: ((event: MouseEvent, page: number) => void) | undefined;
}

/** The numbers that are shown, also where the page follows the last one. */
function stepsOf(page: number, pageCount: number): readonly (number | 'gap')[] {
  if (page <= pageCount) return pageWindow(page, pageCount);
  const gap = (from: number, to: number) => (to > from + 1 ? (['gap'] as const) : []);
  return [1, ...gap(1, pageCount), pageCount, ...gap(pageCount, page), page];
}

/** Links to the pages of a list: every page has its own address. Nothing when there is but one. */
export function Pagination(props: PaginationProps): ReactNode {
  const { page, pageCount, hrefOf, label, onPress } = props;
  const labels = useLabels();
  if (pageCount < 2) return null;
  const previous = props.previousHref ?? (page > 1 ? hrefOf(page - 1) : undefined);
  const next = props.nextHref ?? (page < pageCount ? hrefOf(page + 1) : undefined);
  const pressing = (to: number) => onPress && ((event: MouseEvent) => onPress(event, to));
  return (
    <nav aria-label={label ?? labels.pages} className={styles.pagination}>
      {previous !== undefined && (
        <a href={previous} onClick={pressing(page - 1)} rel="prev" className={styles.step}>
          <Icon path={chevronBackIcon} />
          {labels.previousPage}
        </a>
      )}
      <ol className={styles.pages}>
        {stepsOf(page, pageCount).map((step, index) =>
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
      {next !== undefined && (
        <a href={next} onClick={pressing(page + 1)} rel="next" className={styles.step}>
          {labels.nextPage}
          <Icon path={chevronIcon} />
        </a>
      )}
    </nav>
  );
}
