import { useSearchResults } from '@relab/react/records';
import { Loading, Skeleton } from '@relab/toolkit/skeleton';
import type { ReactNode } from 'react';
import { hrefOf, routes } from '../../routing/routes.ts';
import { isApproximate, readSearchResults } from '../../search-results/search-result.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ReadError } from '../../ui/read-state.tsx';
import { ResultTable } from './result-table.tsx';
import css from './search.module.css';
import * as texts from './texts.ts';

/** The best of every object that the user may read. */
export function AllResults({ text }: { readonly text: string }): ReactNode {
  const { data, error, refresh } = useSearchResults({ q: text });
  if (error) return <ReadError error={error} onRetry={() => void refresh()} />;
  if (!data)
    return (
      <Loading>
        <Skeleton lines={8} />
      </Loading>
    );
  const results = readSearchResults(data);
  if (results.length === 0) return <EmptyState title={texts.nothing(text)}>{texts.nothingHint}</EmptyState>;
  return (
    <>
      {isApproximate(data) && <p role="status">{texts.approximate}</p>}
      {results.map(({ objectApiName, label, columns, rows, hasMore }) => (
        <section key={objectApiName} className={css.object}>
          <header className={css.objectHeader}>
            <h2>{label}</h2>
            <span className="soft">{texts.count(rows.length, hasMore)}</span>
            {hasMore && (
              <a href={hrefOf(routes.search, undefined, { q: text, object: objectApiName })}>
                {texts.showAll}
                <span className="visually-hidden">: {label}</span>
              </a>
            )}
          </header>
          <ResultTable objectApiName={objectApiName} label={label} columns={columns} rows={rows} />
        </section>
      ))}
    </>
  );
}
