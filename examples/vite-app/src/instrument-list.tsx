import { getFieldValue, getListRecordsByName } from '@relab/client/records';
import { useListPages } from '@relab/react/records';
import type { ReactNode } from 'react';
import { instrumentList } from './instruments.ts';
import { Instrument__c } from './records.ts';

interface InstrumentListProps {
  readonly chosen: string | undefined;
  readonly onChoose: (recordId: string) => void;
}

export function InstrumentList({ chosen, onChoose }: InstrumentListProps): ReactNode {
  const { records, error, isLoading, hasMore, isLoadingMore, loadMore } = useListPages(
    getListRecordsByName,
    instrumentList,
  );
  if (isLoading) return <p>Loading…</p>;
  return (
    <>
      {error && <p role="alert">{error.message}</p>}
      {records.length === 0 && !error && <p>No instruments yet. Add the first one.</p>}
      <ul>
        {records.map((record) => (
          <li key={record.id}>
            <button type="button" aria-current={record.id === chosen} onClick={() => onChoose(record.id)}>
              <strong>{getFieldValue(record, Instrument__c.Name)}</strong>
              <span>{getFieldValue(record, Instrument__c.Room__c)}</span>
              <span>{getFieldValue(record, Instrument__c.Status__c)}</span>
            </button>
          </li>
        ))}
      </ul>
      {hasMore && (
        <button type="button" disabled={isLoadingMore} onClick={loadMore}>
          More
        </button>
      )}
    </>
  );
}
