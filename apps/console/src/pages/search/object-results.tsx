import { useKeywordSearchResults, useObjectInfo } from '@relab/react/records';
import { ActionButton } from '@relab/toolkit/button';
import { Loading, Skeleton } from '@relab/toolkit/skeleton';
import { type ReactNode, useState } from 'react';
import { readRows } from '../../search-results/search-result.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ReadError } from '../../ui/read-state.tsx';
import { ResultTable } from './result-table.tsx';
import * as texts from './texts.ts';

export interface ObjectResultsProps {
  readonly objectApiName: string;
  readonly text: string;
}

const pageSize = 50;

/** All that one object has, page after page. */
export function ObjectResults(props: ObjectResultsProps): ReactNode {
  const [pageTokens, setPageTokens] = useState<readonly (string | undefined)[]>([undefined]);
  return (
    <>
      {pageTokens.map((pageToken, index) => (
        <ResultPage
          key={pageToken ?? ''}
          {...props}
          pageToken={pageToken}
          onMore={
            index === pageTokens.length - 1 ? (next) => setPageTokens([...pageTokens, next]) : undefined
          }
        />
      ))}
    </>
  );
}

interface ResultPageProps extends ObjectResultsProps {
  readonly pageToken: string | undefined;
  readonly onMore: ((pageToken: string) => void) | undefined;
}

function ResultPage({ objectApiName, text, pageToken, onMore }: ResultPageProps): ReactNode {
  const { data: info } = useObjectInfo({ objectApiName });
  const { data, error, refresh } = useKeywordSearchResults({ objectApiName, q: text, pageSize, pageToken });
  if (error) return <ReadError error={error} onRetry={() => void refresh()} />;
  if (!data)
    return (
      <Loading>
        <Skeleton lines={8} />
      </Loading>
    );
  const { columns, rows } = readRows(data);
  const { nextPageToken } = data;
  if (rows.length === 0 && pageToken === undefined)
    return <EmptyState title={texts.nothing(text)}>{texts.nothingHint}</EmptyState>;
  return (
    <>
      <ResultTable
        objectApiName={objectApiName}
        label={info?.labelPlural ?? objectApiName}
        columns={columns}
        rows={rows}
      />
      {onMore && typeof nextPageToken === 'string' && (
        <ActionButton type="button" variant="secondary" onClick={() => onMore(nextPageToken)}>
          {texts.more}
        </ActionButton>
      )}
    </>
  );
}
