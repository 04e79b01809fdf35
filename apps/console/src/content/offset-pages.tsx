import type { ReactNode } from 'react';
import { hrefWith } from '../routing/href-with.ts';
import css from './offset-pages.module.css';

/** The page that an address names, from 0. */
export function pageIn(url: URL): number {
  const page = Number(url.searchParams.get('page') ?? 0);
  return Number.isSafeInteger(page) && page > 0 ? Math.min(page, 1_000_000) : 0;
}

export interface OffsetPagesProps {
  readonly url: URL;
  readonly hasNext: boolean;
  /** What they are pages of. */
  readonly label: string;
  readonly previous: string;
  readonly next: string;
}

/** Links to the page before and the next one; nothing where all is on one page. */
export function OffsetPages({ url, hasNext, label, previous, next }: OffsetPagesProps): ReactNode {
  const page = pageIn(url);
  if (page === 0 && !hasNext) return null;
  const hrefAt = (at: number): string => hrefWith(url, { page: at === 0 ? '' : String(at) });
  return (
    <nav className={css.pages} aria-label={label}>
      {page > 0 && (
        <a href={hrefAt(page - 1)} rel="prev">
          {previous}
        </a>
      )}
      {hasNext && (
        <a href={hrefAt(page + 1)} rel="next">
          {next}
        </a>
      )}
    </nav>
  );
}
